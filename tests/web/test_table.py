"""Scenes at a table of Ra: what one sees before a click, and what nobody must miss."""

import re

import pytest
from playwright.sync_api import Page, expect
from web.fits import SIZES, misfits
from web.playing import ACTIONS, Visit, move, my_turn, play_now, press
from web.positions import news_of, ra_table
from web.test_page import open_table

SEEN_BIDS = """
window.seenBids = new Set();
new MutationObserver(() => {
  for (const one of document.querySelectorAll('[data-bidder]')) {
    const sun = one.querySelector('.sun');
    if (sun) seenBids.add(`${one.dataset.bidder} ${sun.textContent.trim()}`);
  }
}).observe(document, { childList: true, subtree: true });
"""


def sit_at(visit: Visit, scene: str, **options: object) -> tuple[Page, str]:
    """A table at which a scene is just coming."""
    page = visit(**options)
    code = ra_table(page.context.request, scene)
    page.goto(f"/table/{code}")
    page.wait_for_selector(ACTIONS)
    return page, code


def test_a_raised_sun_shows_the_outcome_and_a_second_click_lowers_it(visit: Visit):
    page, _ = sit_at(visit, "bid")
    before = page.locator(".own .now").inner_text()
    sun = page.locator("[data-move^=bid]").first
    sun.click()
    expect(sun).to_have_attribute("aria-pressed", "true")
    assert page.locator(".own .plus, .own .gained, .own .crack").count() > 0, "the tiles to come lie in the niches"
    expect(page.locator("[data-confirm]")).to_be_enabled()
    sun.click()
    page.mouse.move(5, 5)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert page.locator(".own .now").inner_text() == before


def test_what_is_lost_is_chosen_where_it_lies(visit: Visit):
    page, code = sit_at(visit, "lose")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    view = news_of(page.context.request, code)["view"]
    owed = view["civilizations_owed"] + view["monuments_owed"]
    pieces = page.locator("[data-move^=lose]").all()
    for piece in (pieces * owed)[:owed]:
        piece.click()
    if confirm.is_disabled():  # a kind is held once, or only one disaster strikes
        press(page)
    else:
        confirm.click()
    expect(page.locator("[data-move^=lose]")).to_have_count(0)


def test_a_god_takes_a_tile_after_it_was_touched(visit: Visit):
    page, _ = sit_at(visit, "god")
    assert page.locator("[data-move^=god]").count() == 0
    page.get_by_role("button", name="Spend a god").click()
    page.locator("[data-move^=god]").first.click()
    number = page.locator(".table").get_attribute("data-number")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)


def test_a_second_click_hits_nothing_that_has_just_come(visit: Visit):
    page = visit(settings={"pace": "normal"})
    code = play_now(page, "ra").rsplit("/", 1)[1]
    for _ in range(3):
        page.wait_for_selector("[data-move=draw], [data-move=pass]")
        page.locator("[data-move=draw], [data-move=pass]").first.dblclick()
        news = page.context.request.get(f"/api/tables/{code}/news?lang=en").json()
        assert news["intention"] == ""


def test_the_last_bid_of_every_auction_is_seen(visit: Visit):
    page = visit("about:blank", settings={"pace": "fast"})
    page.add_init_script(SEEN_BIDS)
    page.goto("/")
    code = play_now(page, "ra").rsplit("/", 1)[1]
    for _ in range(12):
        if not my_turn(page):
            break
        press(page)
    page.wait_for_selector(ACTIONS)
    happened = page.context.request.get(f"/api/tables/{code}/news?lang=en").json()["happened"]
    events = [event for one in happened for event in one.get("events", [])]
    made = {f"{event['facts']['seat']} {event['facts']['sun']}" for event in events if event["kind"] == "BidMade"}
    assert made - set(page.evaluate("[...seenBids]")) == set()


def test_nothing_plays_behind_a_sheet(visit: Visit):
    page = visit(settings={"pace": "slow"})
    play_now(page, "ra")
    page.locator("[data-move=draw], [data-move=pass]").first.click()
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_timeout(50)
    shown = page.locator(".edge ol").inner_text()
    page.wait_for_timeout(2500)
    assert page.locator(".edge ol").inner_text() == shown
    page.keyboard.press("Escape")
    page.wait_for_function("before => document.querySelector('.edge ol').innerText !== before", arg=shown)


def test_an_undo_that_is_asked_for_tells_the_asker(visit: Visit):
    ana, piotr = visit(), visit()
    address = open_table(ana)
    piotr.goto(address)
    piotr.get_by_role("button", name="Sit here").click()
    for page in (ana, piotr):
        page.wait_for_selector(".frame")
    mover = ana if ana.locator(ACTIONS).count() else piotr
    move(mover)
    mover.keyboard.press("u")
    expect(mover.locator(".notices")).to_contain_text("agree")
    other = piotr if mover is ana else ana
    other.get_by_role("button", name=re.compile("^Agree|^Yes|^Accept")).click()
    expect(mover.locator(".notices")).not_to_contain_text("agree")


def test_people_at_the_table_are_not_away_and_cannot_mute_themselves(visit: Visit):
    ana, piotr = visit(), visit()
    address = open_table(ana)
    piotr.goto(address)
    piotr.get_by_role("button", name="Sit here").click()
    ana.wait_for_selector(".frame")
    piotr.wait_for_selector(".frame")
    for page in (ana, piotr):
        expect(page.locator(".frame")).not_to_contain_text("away")
    ana.get_by_role("button", name="Chat").click()
    ana.get_by_label("Say something").or_(ana.locator("#say")).first.fill("A good lot!")
    ana.keyboard.press("Enter")
    expect(ana.locator("aside ol")).to_contain_text("A good lot!")
    assert ana.locator("aside .mute").count() == 0
    expect(piotr.get_by_text("A good lot!")).to_be_visible()  # a bubble over the tray
    expect(piotr.get_by_role("button", name="Chat (1)")).to_be_visible()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_fits_the_window(visit: Visit, players: int):
    """The quick part of fits.py: all sizes, the longest language, a turn and a bid."""
    page = visit()
    for scene in ("turn", "bid"):
        code = ra_table(page.context.request, scene, players)
        for size in SIZES:
            for language in ("en", "pl"):
                fresh = page.context.new_page()
                assert misfits(fresh, code, size, language, "light") == [], f"{scene}, {size}, {language}"
                fresh.close()
