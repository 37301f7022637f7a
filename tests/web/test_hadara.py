"""Scenes at a table of Hadara: what is chosen on the pieces, and what one sees before the click."""

import re

from playwright.sync_api import Page, expect
from web.fits import SOME_SIZES, at, misfits, puzzle, scoring
from web.playing import SETTLED, Visit
from web.positions import hadara_table, news_of


def sit_at(visit: Visit, scene: str) -> tuple[Page, str]:
    """A page at a table where a scene is just coming."""
    page = visit("about:blank")
    code = hadara_table(page.context.request, scene)
    page.goto(f"/table/{code}")
    page.wait_for_selector(".table:not(.settling) [data-move]")
    return page, code


def markers(page: Page) -> list[int]:
    """One's four markers as the tracks show them."""
    return [int(text) for text in page.locator(".own .track .value b").all_inner_texts()]


def test_a_card_that_is_looked_at_shows_its_steps_and_coins(visit: Visit):
    page, code = sit_at(visit, "take")
    news = news_of(page.context.request, code)
    player = news["view"]["players"][news["viewer"]]
    faces = {face["colour"]: face for face in news["view"]["tops"] if face}
    move = next(move for move in news["moves"] if "keep" in move and any(faces[move.split()[1]]["resources"]))
    assert markers(page) == player["markers"]
    keep = page.locator(f"[data-move='{move}']")
    for look, away in ((keep.hover, lambda: page.mouse.move(5, 5)), (keep.focus, keep.blur)):
        look()
        expect(page.locator(".own .more").first).to_be_attached()
        assert markers(page) != player["markers"]
        expect(page.locator(".own .purse")).to_contain_text("after this")
        away()
        expect(page.locator(".own .more")).to_have_count(0)
        assert markers(page) == player["markers"]


def test_what_was_shown_is_what_the_card_brings(visit: Visit):
    page, code = sit_at(visit, "draft")
    news = news_of(page.context.request, code)
    choice = page.locator(f"[data-move='{news['moves'][0]}']")
    choice.hover()
    purse = page.locator(".own .purse")
    expect(purse).to_contain_text("after this")
    coins, steps = re.search(r"(\d+) after this", purse.inner_text())[1], markers(page)
    page.keyboard.press(choice.locator("kbd").inner_text())
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.number) > n", arg=news["number"])
    player = news_of(page.context.request, code)["view"]["players"][news["viewer"]]
    assert (player["coins"], player["markers"]) == (int(coins), steps)


def test_cards_that_go_are_chosen_where_they_lie(visit: Visit):
    page, code = sit_at(visit, "hunger")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    held = page.locator(".own [data-move^=drop]").count()
    viewer = news_of(page.context.request, code)["viewer"]
    none, chosen = page.locator(".counter b").inner_text().split(" of ")
    assert none == "0"
    expect(confirm).to_contain_text(chosen)  # the button says as many as the counter
    for card in page.locator(".own [data-move^=drop]").all():
        if confirm.is_disabled():
            card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
    going = page.locator(".own [aria-pressed=true]").count()
    page.keyboard.press("Enter")
    while len(news_of(page.context.request, code)["view"]["players"][viewer]["cards"]) > held - going:
        page.wait_for_timeout(30)


def test_a_region_is_decided_on_its_stone(visit: Visit):
    page, _ = sit_at(visit, "region")
    stand = page.locator(".own .stand.can").first
    stand.click()
    expect(stand).to_have_attribute("aria-pressed", "true")
    number = page.locator(".table").get_attribute("data-number")
    page.locator(".stones [data-move^=plunder]").click()
    page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)


def test_seals_are_planned_and_bought_at_once(visit: Visit):
    page, _ = sit_at(visit, "seals")
    seal = page.locator("[data-move^=seal]").first
    seal.click()
    expect(seal).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".own .seal.next")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".own .seal.next")).to_have_count(0)
    seal.click()
    number = page.locator(".table").get_attribute("data-number")
    page.locator("[data-confirm]").click()
    page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)


COUNTED = """
window.counted = {};
new MutationObserver(() => {
  const group = document.querySelector('.ledger th.now')?.innerText;
  const tracks = (whose) => document.querySelectorAll(`${whose} .track.counting`).length;
  if (group) counted[group] = [tracks('.own'), tracks('.rival')];
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
"""


def test_everything_is_counted_group_by_group_on_the_trays(visit: Visit):
    page = visit("about:blank", settings={"pace": "fast"})
    page.add_init_script(COUNTED)
    code = hadara_table(page.context.request, "last-card")
    page.goto(f"/table/{code}")
    scoring(page)
    page.get_by_role("button", name="Next group").wait_for(state="detached")
    counted = page.evaluate("counted")
    assert list(counted) == ["Regions", "Busts", "Silver seals", "Gold seals", "Cards", "Coins"]
    assert counted["Regions"] == [1, 2], "everybody's track of the army is gold"
    sums = [int(text.split()[-1]) for text in page.locator(".ledger td.sum").all_inner_texts()]
    assert sums == news_of(page.context.request, code)["result"]["points"]
    page.keyboard.press("Enter")
    expect(page.locator(".ledger")).to_have_count(0)


def test_others_cards_are_shown_on_request(visit: Visit):
    page, code = sit_at(visit, "take")
    news = news_of(page.context.request, code)
    other = next(seat for seat in range(3) if seat != news["viewer"])
    page.wait_for_timeout(800)  # a click just after a change does nothing
    page.wait_for_selector(SETTLED)
    page.locator(f".rival [data-seat='{other}'] button.open").click(position={"x": 12, "y": 12}, force=True)
    held = len(news["view"]["players"][other]["cards"])
    expect(page.locator("dialog[open] [data-face]")).to_have_count(held)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(f".rival [data-seat='{other}'] button.open").press("Enter")
    expect(page.locator("dialog[open] [data-face]")).to_have_count(held)


def test_every_piece_explains_itself(visit: Visit):
    page, _ = sit_at(visit, "draft")
    told = page.get_by_role("tooltip")
    things = {
        ".hand .card": "HA-17",
        ".own .seal": "HA-33",
        ".own [data-about^=region]": "HA-24",
        ".own [data-about^=bust]": "HA-27",
        ".own [data-about^=points]": "HA-51",
        ".own [data-about^=start]": "HA-10",
        ".own [data-about^=bonus]": "HA-37",
        ".own [data-about^=discount]": "HA-17",
        ".own [data-about=culture]": "HA-26",
        ".rival [data-about=food]": "HA-31",
        ".rival [data-about=coins]": "HA-51",
        "[data-about^=pile]": "HA-14",
        "[data-about^=shield]": "HA-13",
    }
    for where, rule in things.items():
        page.mouse.move(2, 860)
        expect(told).to_have_count(0)
        page.locator(where).first.hover(force=True)
        expect(told).to_contain_text(rule)
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(told).to_contain_text("HA-")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("HA-")


def test_purple_cards_say_what_they_do_and_who_holds_them(visit: Visit):
    page, _ = sit_at(visit, "draft")
    page.get_by_role("button", name="Purple cards").click()
    shown = page.get_by_role("dialog", name="Purple cards")
    expect(shown.locator("ol button")).to_have_count(18)
    shown.get_by_role("button", name="Seals cost less.").click()
    expect(shown.locator(".effect")).to_have_text("Seals cost less.")
    expect(shown.get_by_role("link", name="HA-40")).to_be_visible()
    shown.get_by_role("button", name="Next card").click()
    expect(shown.get_by_role("link", name="HA-41")).to_be_visible()


def test_everything_fits_the_window(visit: Visit):
    """A small part of fits.py, on positions that are always the same."""
    page = visit("about:blank")
    for players, scene in ((2, "AskedToTake"), (3, "AskedForSeals"), (5, "AskedForBust")):
        at(page, puzzle("hadara", players, scene))
        assert list(misfits(page, SOME_SIZES, ("pl",), ("light",))) == [], f"{scene} of {players}"
