"""What the page costs on this machine, printed and not asserted: machines differ. Run by `make budgets`."""

from statistics import median, quantiles

import pytest
from web.playing import SETTLED, Visit, move, my_turn, play_now, press

TRIES = 5
MARKS = ("epoca-ready", "first-contentful-paint")  # both, to be ready: what a click needs, and what one sees

AT_ONCE = ".table :is([data-move=draw], [data-move=pass], [data-move*=keep], [data-move*=sell])"  # not to be confirmed
CLICK_AND_WAIT = """
() => new Promise((done) => {
  const table = document.querySelector('.table');
  const began = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(table, { attributes: true, attributeFilter: ['data-number'] });
  document.querySelector(AT_ONCE).click();
})
""".replace("AT_ONCE", repr(AT_ONCE))
WATCH_FRAMES = """
window.frameTimes = { rest: [], moving: [] };
let last = performance.now();
requestAnimationFrame(function frame(now) {
  frameTimes[document.querySelector('.flight, .sky + .sky') ? 'moving' : 'rest'].push(now - last);
  last = now;
  requestAnimationFrame(frame);
});
"""


def test_ready_to_play_on_a_slow_device(visit: Visit):
    cold, warm = [], []
    for _ in range(TRIES):
        page = visit("about:blank", drawn=True)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        for times in (cold, warm):
            page.goto("/")
            page.wait_for_selector("article.ra button.main:not([disabled])")
            times.append(
                round(max(page.evaluate(f"performance.getEntriesByName('{name}')[0].startTime") for name in MARKS))
            )
        page.context.close()
    print(f"ready with a CPU four times slower, ms: {cold} at the first visit, {warm} at the next")


@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_from_a_click_to_the_confirmed_move_on_screen(visit: Visit, game: str):
    page = visit(reduced_motion="no-preference", drawn=True)
    play_now(page, game)
    times = []
    for _ in range(40):
        if not my_turn(page):
            break
        page.wait_for_selector(SETTLED)
        if page.locator(AT_ONCE).count():
            times.append(page.evaluate(CLICK_AND_WAIT))
        else:
            move(page)
    half, most = quantiles(times, n=20)[9], quantiles(times, n=20)[-1]
    took = f"{len(times)} moves: median {half:.0f}, 95 % {most:.0f} ms"
    print(f"{game}: from click to the confirmed move on screen, {took}")


def test_frames_while_something_moves(visit: Visit):
    page = visit("about:blank", settings={"pace": "fast"}, reduced_motion="no-preference", drawn=True)
    page.add_init_script(WATCH_FRAMES)
    page.goto("/")
    play_now(page, "ra")
    for _ in range(60):
        if not my_turn(page) or page.evaluate("frameTimes.moving.length") > 200:
            break
        press(page)
        page.wait_for_timeout(300)
    rest, moving = (median(page.evaluate(f"frameTimes.{which}")) for which in ("rest", "moving"))
    print(f"frames a second: {1000 / rest:.0f} at rest, {1000 / moving:.0f} while a Ra rises or a lot flies")
