"""What the page may cost anywhere: bytes, and how far things jump; `make budgets` tells what it costs on a machine."""

import pytest
from web.playing import ACTIONS, Visit, my_turn, play_now, press

WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
}).observe({ type: 'layout-shift', buffered: true });
"""


def test_a_match_takes_less_than_200_kb_of_javascript(visit: Visit):
    page = visit(service_workers="block")  # what a worker hands on is told as if it had not been compressed
    for game in ("ra", "hadara"):
        page.wait_for_selector(f"article.{game} button.main:not([disabled])")
        assert page.evaluate("performance.getEntriesByName('epoca-ready').length"), "what `make budgets` looks at"
        play_now(page, game)
        page.wait_for_selector(ACTIONS)
        page.locator("a.brand").last.click()
    resources = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))"
    sizes = page.evaluate(f"{resources}.map((one) => one.encodedBodySize)")
    total = sum(sizes)
    print(f"JavaScript for both games, compressed: {total / 1000:.0f} KB in {len(sizes)} files")
    assert 20_000 < total < 200_000


@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_everything_before_the_first_move_takes_less_than_350_kb(visit: Visit, game: str):
    page = visit(service_workers="block")
    play_now(page, game)
    page.wait_for_selector(ACTIONS)
    page.wait_for_load_state("networkidle")
    everything = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
    sizes = page.evaluate(f"{everything}.map((one) => one.encodedBodySize)")
    print(f"{game}: everything before the first move, compressed: {sum(sizes) / 1000:.0f} KB in {len(sizes)} files")
    assert 100_000 < sum(sizes) < 350_000


@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_nothing_jumps_while_one_plays(visit: Visit, game: str):
    page = visit("about:blank", reduced_motion="no-preference", drawn=True)
    page.add_init_script(WATCH_SHIFTS)
    for width, height in ((1280, 860), (390, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        play_now(page, game)
        my_turn(page)
        page.wait_for_timeout(500)
        page.evaluate("shifts.length = 0")
        for _ in range(4):  # Hadara's fifth ends a phase, after which other things lie in the middle
            assert my_turn(page)
            press(page)
            page.wait_for_timeout(700)  # what comes later than half a second is not what a click asked for
        shifts = page.evaluate("shifts")
        print(f"{game} at {width}: layout shift {sum(shifts):.4f} in {len(shifts)} pieces")
        assert sum(shifts) < 0.1


def test_what_changes_hands_flies(visit: Visit):
    page = visit("about:blank", settings={"pace": "fast"}, reduced_motion="no-preference", drawn=True)
    page.add_init_script(
        "new MutationObserver(() => { window.flew ||= document.querySelector('.flight') !== null; })"
        ".observe(document, { childList: true, subtree: true });"
    )
    page.goto("/")
    play_now(page, "ra")
    while not page.evaluate("window.flew"):
        assert my_turn(page), "nothing flew in a whole match"
        press(page)
        page.wait_for_timeout(100)
