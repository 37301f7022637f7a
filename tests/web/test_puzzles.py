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


def test_another_puzzle_follows_by_touch_on_a_phone(visit: Visit):
    page = visit("/puzzle/hadara/0", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-puzzle=open]")
    page.locator("[data-move]").first.tap()
    if page.locator("[data-confirm]:enabled").count():
        page.locator("[data-confirm]").tap()
    page.get_by_role("button", name="Next puzzle").tap()
    page.wait_for_selector("[data-puzzle=open]")
    assert not page.url.endswith("/puzzle/hadara/0")
