"""What the page may cost: bytes, time, moved pixels, frames. Times are the best of some tries: machines are noisy."""

from collections.abc import Callable
from statistics import median, quantiles

import pytest
from playwright.sync_api import Page

Visit = Callable[..., Page]
ACTIONS = ".table [data-move]"
TRIES = 5

WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
}).observe({ type: 'layout-shift', buffered: true });
"""
CLICK_AND_WAIT = """
() => new Promise((done) => {
  const table = document.querySelector('.table');
  const began = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(table, { attributes: true, attributeFilter: ['data-number'] });
  document.querySelector('.table [data-move]').click();
})
"""
WATCH_FRAMES = """
window.frameTimes = { rest: [], moving: [] };
let last = performance.now();
requestAnimationFrame(function frame(now) {
  frameTimes[document.querySelector('.rising, .flight') ? 'moving' : 'rest'].push(now - last);
  last = now;
  requestAnimationFrame(frame);
});
"""


def play_now(page: Page, game: str) -> None:
    page.locator(f"article.{game} button.main").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(ACTIONS)


def my_turn(page: Page) -> bool:
    """Wait until there is something to do, close score sheets, and tell whether the match goes on."""
    page.wait_for_selector(f"{ACTIONS}, a[download]")
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] form button").click()
    return page.locator(ACTIONS).count() > 0


def test_a_match_takes_less_than_200_kb_of_javascript(visit: Visit):
    page = visit()
    for game in ("ra", "hadara"):
        play_now(page, game)
        page.locator("a.brand").click()
        page.wait_for_selector("article")
    resources = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))"
    sizes = page.evaluate(f"{resources}.map((one) => one.encodedBodySize)")
    total = sum(sizes)
    print(f"JavaScript for both games, compressed: {total / 1000:.0f} KB in {len(sizes)} files")
    assert 20_000 < total < 200_000


def test_the_first_page_is_ready_in_a_second_and_a_half_on_a_slow_device(visit: Visit):
    page = visit("about:blank")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    times = []
    for _ in range(TRIES):
        page.goto("/")
        page.wait_for_selector("article.ra button.main:not([disabled])")
        times.append(page.evaluate("performance.getEntriesByName('epoca-ready')[0].startTime"))
    print("ready with a CPU four times slower, ms:", [round(time) for time in times])
    assert min(times) < 1500


@pytest.mark.parametrize("size", [(1280, 860), (390, 800)])
@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_nothing_jumps_while_one_plays(visit: Visit, game: str, size: tuple[int, int]):
    page = visit("about:blank", viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    page.add_init_script(WATCH_SHIFTS)
    page.goto("/")
    play_now(page, game)
    page.wait_for_timeout(500)
    page.evaluate("shifts.length = 0")
    for _ in range(12):
        if not my_turn(page):
            break
        page.locator(ACTIONS).first.click()
        page.wait_for_timeout(700)  # what comes later than half a second is not what a click asked for
    shifts = page.evaluate("shifts")
    print(f"{game} at {size[0]}: layout shift {sum(shifts):.4f} in {len(shifts)} pieces")
    assert sum(shifts) < 0.1


@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_a_click_is_confirmed_on_screen_at_once(visit: Visit, game: str):
    page = visit(reduced_motion="no-preference")
    play_now(page, game)
    times = []
    for _ in range(40):
        if not my_turn(page):
            break
        page.wait_for_timeout(50)
        times.append(page.evaluate(CLICK_AND_WAIT))
    half, most = quantiles(times, n=20)[9], quantiles(times, n=20)[-1]
    print(
        f"{game}: from click to the confirmed move on screen, {len(times)} moves: median {half:.0f}, 95 % {most:.0f} ms"
    )
    assert half < 50


def test_what_moves_moves_as_smoothly_as_the_machine_allows(visit: Visit):
    page = visit("about:blank", reduced_motion="no-preference")
    page.add_init_script(WATCH_FRAMES)
    page.goto("/")
    play_now(page, "ra")
    for _ in range(60):
        if not my_turn(page) or page.evaluate("frameTimes.moving.length") > 200:
            break
        page.locator(ACTIONS).first.click()
        page.wait_for_timeout(300)
    rest, moving = (median(page.evaluate(f"frameTimes.{which}")) for which in ("rest", "moving"))
    print(f"frames a second: {1000 / rest:.0f} at rest, {1000 / moving:.0f} while a Ra rises or a lot flies")
    assert moving < 2 * rest
