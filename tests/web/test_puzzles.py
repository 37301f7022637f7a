"""Puzzles on the page: today's is one click from home, and the table tells what every move is worth."""

from playwright.sync_api import expect
from web.playing import Visit
from web.reach import hindrances

from epoca import games
from epoca.review.puzzles import puzzles_of


def test_todays_position_is_solved_from_the_first_page(visit: Visit):
    page = visit("/")
    page.get_by_role("link", name="Today’s position, Ra").click()
    page.wait_for_selector("[data-puzzle=open]")
    game, number = page.url.split("/")[-2:]
    puzzle = puzzles_of(games.load(game))[int(number)]
    best = games.load(game).write(puzzle.answers[0].action)
    page.locator(f'[data-move="{best}"]').first.click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    expect(page.locator("[data-puzzle=right] h2")).to_have_text("You found it!")
    assert page.locator("tr").count() == min(5, len(puzzle.answers))
    assert hindrances(page) == ""
    page.goto("/puzzle")
    expect(page.locator("section.tray").first).to_contain_text("1 of")
    assert hindrances(page) == ""


def test_a_puzzle_lists_the_choices_and_hides_what_others_chose_until_one_has_answered(visit: Visit):
    game = games.load("ra")
    number = next(k for k, one in enumerate(puzzles_of(game)) if one.seats == 3 and one.theme == "AskedToBid")
    page = visit(f"/puzzle/ra/{number}")
    panel = page.locator("[data-puzzle]")
    expect(panel.locator("li b")).to_have_count(len(puzzles_of(game)[number].answers))
    expect(panel.locator("li", has_text="Bid").first).to_contain_text("outbid")
    expect(panel).not_to_contain_text("%")
    expect(page.get_by_role("list", name="Log").get_by_role("listitem").last).to_be_visible()
    assert hindrances(page) == ""
    page.locator("[data-move=pass]").click()
    expect(panel).to_contain_text("%")


def test_another_puzzle_follows_by_touch_on_a_phone(visit: Visit):
    page = visit("/puzzle/hadara/0", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-puzzle=open]")
    page.locator("[data-move]").first.tap()
    if page.locator("[data-confirm]:enabled").count():
        page.locator("[data-confirm]").tap()
    page.get_by_role("button", name="Next puzzle").tap()
    page.wait_for_selector("[data-puzzle=open]")
    assert not page.url.endswith("/puzzle/hadara/0")
