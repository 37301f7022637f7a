"""Playing on from a position on the page, and a coach who looks on: both from puzzles, which are always the same."""

from playwright.sync_api import Page, expect
from web.playing import SETTLED, Visit
from web.positions import clearest_puzzle, given_up_table
from web.reach import hindrances

NUMBER, BEST, WORST = clearest_puzzle("ra")


def play(page: Page, move: str) -> None:
    """Play a move on the table."""
    page.wait_for_selector(f"{SETTLED} [data-move]")
    page.locator(f'.table [data-move="{move}"]').first.click()


def from_puzzle(page: Page) -> None:
    """A table that begins from the puzzle's position."""
    code = page.request.post("/api/positions", data={"puzzle": {"game": "ra", "number": NUMBER}}).json()["code"]
    page.goto(f"/position/{code}")
    page.locator("aside select").select_option("scribe")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")


def test_two_moves_are_tried_from_one_position_and_stand_side_by_side(visit: Visit):
    page = visit(bypass_csp=True)
    from_puzzle(page)
    rows = page.locator("[data-node]")
    for number, move in enumerate((WORST, BEST), 2):
        play(page, move)
        expect(rows).to_have_count(number)
        expect(rows.nth(number - 1).locator("b")).to_contain_text("%")
        rows.first.click()
        expect(rows.first).to_have_attribute("aria-current", "step")
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("u")
    expect(rows.first).to_have_attribute("aria-current", "step")
    assert hindrances(page) == ""


def test_a_review_leads_to_a_position_that_anybody_can_open(visit: Visit):
    page = visit()
    page.goto(f"/review/{given_up_table(page.request)}?ply=2")
    page.get_by_role("button", name="Try it yourself").first.click()
    page.wait_for_url("**/position/*")
    friend = visit(page.url.removeprefix(page.url.split("/position")[0]), viewport={"width": 390, "height": 844})
    friend.get_by_role("button", name="Play on").click()
    friend.wait_for_url("**/table/*")
    friend.wait_for_selector(f"{SETTLED} [data-move]")


def test_a_coach_warns_before_a_costly_move_and_counts_who_listens(visit: Visit):
    page = visit(settings={"coach": True}, bypass_csp=True)
    from_puzzle(page)
    page.wait_for_selector("[data-coached]")
    play(page, WORST)
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("points of chance. Look again?")
    assert hindrances(page) == ""
    warning.get_by_role("button", name="Look again").click()
    expect(warning).to_have_count(0)
    play(page, BEST)
    page.wait_for_function("document.querySelectorAll('[data-node]').length > 1")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Warnings heeded: 1 of 1")


def test_a_tray_with_many_tiles_holds_them_all(visit: Visit):
    """The worst move there takes seven tiles to a tray with all monuments and a long river."""
    page = visit()
    from_puzzle(page)
    play(page, WORST)
    page.wait_for_selector(".ledger, .own .niche.pharaohs .count")
    ends = "nodes => Math.max(...nodes.map((node) => node.getBoundingClientRect().right))"
    assert page.locator(".own .niche").evaluate_all(ends) < page.locator(".own").evaluate_all(ends)
