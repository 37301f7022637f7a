"""Scenes around the tables: the first page, friends who are invited, people at one screen, strangers who meet."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from web.playing import ACTIONS, Visit, move, play_now


def opponents_of(page: Page) -> list[str]:
    """The bots at the table that is shown."""
    code = page.url.rsplit("/", 1)[-1]
    return [seat["bot"] for seat in page.request.get(f"/api/tables/{code}").json()["seats"] if seat["bot"]]


def test_opponents_are_chosen_by_their_faces_and_stay_chosen(visit: Visit):
    page = visit()
    panel = page.locator("article.ra")
    panel.locator("[data-bot=vizier]").click()
    expect(panel).to_contain_text("Weighs what the others will bid")
    panel.get_by_role("radio", name="3", exact=True).check()
    play_now(page, "ra")
    assert opponents_of(page) == ["vizier"] * 3
    page.goto("/")
    play_now(page, "ra")
    assert opponents_of(page) == ["vizier"] * 3


def test_whoever_comes_back_finds_their_match_first(visit: Visit):
    page = visit()
    expect(page.locator("article")).not_to_have_count(0)
    expect(page.get_by_role("region", name="Continue playing")).to_have_count(0)
    address = play_now(page, "ra")
    page.wait_for_selector(ACTIONS)
    page.goto("/")
    match = page.get_by_role("region", name="Continue playing").get_by_role("link")
    expect(match).to_have_text(re.compile("Ra.*Epoch I .*Your turn.*this minute", re.DOTALL))
    match.click()
    page.wait_for_url(address)
    move(page)


def test_an_edition_is_chosen_on_the_first_page(visit: Visit):
    page = visit()
    panel = page.locator("article.ra")
    panel.locator("summary").click()
    panel.get_by_label("Edition").select_option("barque")
    play_now(page, "ra")
    code = page.url.rsplit("/", 1)[-1]
    assert page.request.get(f"/api/tables/{code}").json()["options"]["edition"] == "barque"


def test_the_ways_to_play_stand_in_nobodys_way(visit: Visit):
    """axe-core finds nothing in the sheets of the first page, nor in the lobby."""
    page = visit(bypass_csp=True)
    axe = Axe()
    for button in ("Invite", "Sit down"):
        page.get_by_role("button", name=button).click()
        found = axe.run(page)
        assert found.violations_count == 0, f"{button}: {found.generate_report()}"
        page.keyboard.press("Escape")
    page.goto("/lobby")
    page.wait_for_selector("main:not([aria-busy])")
    found = axe.run(page)
    assert found.violations_count == 0, found.generate_report()
