"""Scenes around the tables: the first page, friends who are invited, people at one screen, strangers who meet."""

import re

from playwright.sync_api import Page, expect
from web.playing import ACTIONS, Visit, move, open_table, play_now, sit_around
from web.reach import hindrances


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
    for button in ("Invite", "Sit down"):
        page.get_by_role("button", name=button).click()
        assert hindrances(page) == "", button
        page.keyboard.press("Escape")
    page.goto("/lobby")
    page.wait_for_selector("main:not([aria-busy])")
    assert hindrances(page) == ""


def test_an_invited_friend_sees_by_whom_and_to_what_and_is_called_by_their_name(visit: Visit):
    mira, lena = visit(), visit()
    address = open_table(mira, "Mira")
    lena.goto(address)
    expect(lena.get_by_role("heading")).to_have_text("Mira invites you to a game of Ra")
    expect(lena.locator("main")).to_contain_text("Modern (2–5 players) · ")
    lena.get_by_role("textbox", name="Your name").fill("Lena")
    lena.get_by_role("button", name="Sit here").click()
    for page, other in ((mira, "Lena"), (lena, "Mira")):
        page.wait_for_selector(".frame")
        expect(page.locator(".frame").get_by_text(other).first).to_be_visible()
        expect(page.locator(".frame").get_by_text("offline")).to_have_count(0)
    lena.goto("/")
    expect(lena.get_by_role("button", name="Your name: Lena")).to_be_visible()
    lena.get_by_role("button", name="Invite").click()
    expect(lena.get_by_role("dialog", name="Friends").get_by_label("Your name")).to_have_count(0)


def test_whoever_waits_alone_lets_bots_sit_down(visit: Visit):
    page = visit()
    open_table(page, "Nefer")
    page.get_by_role("button", name="Start with bots").click()
    page.wait_for_selector(".frame")
    expect(page.locator(".own h2")).to_have_text("You")


def test_people_at_one_screen_need_no_curtain_for_ra_and_nobody_is_renamed(visit: Visit):
    page = visit()
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Your name: Olga")).to_be_visible()
    sit_around(page, "Ra", "Ana", "Piotr")
    for _ in range(4):
        page.wait_for_selector(ACTIONS)
        assert page.locator(".cover").count() == 0
        expect(page.locator("[data-about^=score]")).to_have_count(0)
        move(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Your name: Olga")).to_be_visible()


def test_two_strangers_find_each_other_while_one_plays_a_bot(visit: Visit):
    ana, ben = visit("/lobby"), visit("/lobby")
    for page, name in ((ana, "Ana"), (ben, "Ben")):
        find = page.get_by_role("region", name="Find an opponent")
        find.get_by_role("radio", name="Hadara").check()
        find.get_by_role("textbox", name="Your name").fill(name)
        find.get_by_role("button", name="Find an opponent").click()
        if page is ana:
            page.get_by_role("button", name="meanwhile").click()
            page.wait_for_selector(".frame")
    ben.wait_for_url("**/table/*")
    ana.get_by_role("button", name="To the table").click()
    ana.wait_for_url(ben.url)
    for page in (ana, ben):
        expect(page.locator(".frame").get_by_text("offline")).to_have_count(0)


def test_an_open_table_is_seen_in_the_lobby_as_soon_as_it_is_there(visit: Visit):
    watcher, host = visit("/lobby"), visit("/lobby")
    own = host.get_by_role("region", name="Your own table")
    own.get_by_role("textbox", name="Your name").fill("Hatshepsut")
    own.get_by_role("button", name="Create table").click()
    host.wait_for_url("**/table/*")
    table = watcher.locator("article", has_text="Hatshepsut")
    expect(table).to_contain_text("free")
    table.get_by_role("link", name="Sit here").click()
    expect(watcher.get_by_role("heading")).to_have_text("Hatshepsut invites you to a game of Ra")
