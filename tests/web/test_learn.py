"""Lessons: played on the real table, pointing at what is spoken of, with a reason for every move that was not meant."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
MOST_STEPS = 40
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
KEYS = {"draw": "d", "ra": "r", "pass": "p"}
COVERED = """() => {
  const plate = document.querySelector(".teacher").parentElement.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const all = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const holes = all(".veil .ring");
  if (innerWidth > 1000 && all(".frame > .top .tools > *").some((one) => meet(plate, one))) return "the bar is covered";
  return holes.length ? holes.some((one) => meet(plate, one)) : "nothing is pointed at";
}"""

LIT = """(selector) => {
  const it = document.querySelector(selector).getBoundingClientRect();
  const from = (one) => one.x <= it.x + 1 && one.y <= it.y + 1;
  const to = (one) => one.right >= it.right - 1 && one.bottom >= it.bottom - 1;
  const hole = (one) => new DOMRect(...["x", "y", "width", "height"].map((name) => one.getAttribute(name)));
  return [...document.querySelectorAll(".veil mask rect")].slice(1).map(hole).some((one) => from(one) && to(one));
}"""


def arrived(page: Page, before: str) -> str:
    """The next step, when its plate lies there."""
    page.wait_for_function(
        "before => document.querySelector('.teacher') && document.querySelector('.lesson').dataset.step !== before",
        arg=before,
    )
    page.wait_for_function(f"() => ({COVERED})() === false")
    return page.locator(".lesson").get_attribute("data-step") or ""


def through(page: Page, make: Callable[[str], None], on: Callable[[], None]) -> None:
    """A whole lesson; the last button opens a table."""
    step = ""
    for _ in range(MOST_STEPS):
        step = arrived(page, step)
        while ask := page.locator(".lesson[data-ask]").count() and page.locator(".lesson").get_attribute("data-ask"):
            make(ask)
            page.wait_for_function(
                "([step, ask]) => !document.querySelector(`.lesson[data-step='${step}'][data-ask='${ask}']`)",
                arg=[step, ask],
            )
            if page.locator(".lesson").get_attribute("data-step") != step:
                break
        else:
            last = page.locator("[data-next]").inner_text().startswith("Play")
            on()
            if last:
                page.wait_for_url("**/table/*")
                return
    pytest.fail("the lesson does not end")


def test_whoever_calls_an_auction_is_told_so(visit: Visit):
    page = visit("/learn/ra/bid")
    arrived(page, "")
    page.keyboard.press("r")
    expect(page.locator(".status")).to_have_text("You invoke Ra")


def test_ra_is_learned_with_the_keyboard(visit: Visit):
    page = visit("/learn/ra")

    def make(move: str) -> None:
        if move.startswith("god"):
            page.keyboard.press("g")
        if move in KEYS:
            page.keyboard.press(KEYS[move])
        else:
            wanted = [move] if not move.startswith("lose") else ["lose religion", "lose writing"]
            for one in wanted:
                page.locator(f"[data-move='{one}']").focus()
                page.keyboard.press("Enter")
            if page.locator("[data-confirm]").count():
                page.locator("[data-confirm]").focus()
                page.keyboard.press("Enter")

    def on() -> None:
        page.locator("[data-next]").focus()
        page.keyboard.press("Enter")

    through(page, make, on)


def test_hadara_is_learned_by_touch_on_a_phone(visit: Visit):
    page = visit("/learn/hadara", **PHONE)

    def make(move: str) -> None:
        page.locator(f"[data-move='{move}']").first.tap()
        if move.startswith(("drop", "seal")):
            page.locator("[data-confirm]").tap()

    through(page, make, lambda: page.locator("[data-next]").tap())


def test_a_move_that_was_not_meant_is_answered_in_place(visit: Visit):
    page = visit("/learn/ra/bid")
    arrived(page, "")
    page.get_by_role("button", name="Show me").click()
    arrived(page, "invoke")
    page.locator("[data-move='bid 13']").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".teacher [role=alert]")).to_contain_text("Which smaller one still beats the 4?")
    expect(page.locator("svg.cross")).to_be_visible()
    page.locator("[data-move='bid 5']").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".teacher h2")).to_have_text("Suns change places")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".teacher h2")).to_have_text("As little as wins")


def test_what_a_move_is_made_with_lies_in_the_light(visit: Visit):
    page = visit("/learn/ra/ra", **PHONE)
    arrived(page, "")
    page.locator("[data-show]").tap()
    arrived(page, "disaster")
    page.wait_for_function(LIT, arg="[data-move=pass]")


def test_so_does_what_confirms_it(visit: Visit):
    page = visit("/learn/ra/bid", **PHONE)
    arrived(page, "")
    page.locator("[data-show]").tap()
    arrived(page, "invoke")
    page.locator("[data-move='bid 5']").tap()
    page.wait_for_selector("[data-confirm]")
    page.wait_for_function(LIT, arg="[data-confirm]")
