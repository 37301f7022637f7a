"""Scenes at a table of Ra: what one sees before a click, and what nobody must miss."""

import re

import pytest
from playwright.sync_api import Page, expect
from web.fits import PAGES, SIZES, SOME_SIZES, at, hint, menu, misfits, puzzle, scoring
from web.playing import ACTIONS, SETTLED, Visit, join, move, my_turn, open_table, play_now, press
from web.positions import news_of, ra_table

SEEN_BIDS = """
window.seenBids = new Set();
new MutationObserver(() => {
  for (const one of document.querySelectorAll('[data-bidder]')) {
    const sun = one.querySelector('.sun');
    if (sun) seenBids.add(`${one.dataset.bidder} ${sun.textContent.trim()}`);
  }
}).observe(document, { childList: true, subtree: true });
"""

PRESS_AT_ONCE = """
() => {  // as soon as it is one's turn again
  const before = document.querySelector('.table').dataset.number;
  window.pressed = new Promise((done) => new MutationObserver((_, observer) => {
    const table = document.querySelector('.table');
    if (table.dataset.number === before || !table.matches('.settling:has([data-move])')) return;
    observer.disconnect();
    for (const key of ['d', 'r', 'p', '1', 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    done(table.dataset.number);
  }).observe(document, { childList: true, subtree: true, attributes: true }));
}
"""


def sit_at(visit: Visit, scene: str, **options: object) -> tuple[Page, str]:
    """A table at which a scene is just coming."""
    page = visit("about:blank", **options)
    code = ra_table(page.context.request, scene)
    page.goto(f"/table/{code}")
    page.wait_for_selector(f"{SETTLED} [data-move]")
    return page, code


def people(visit: Visit, **options: object) -> tuple[Page, Page]:
    """Two people at a table of their own."""
    ana, piotr = visit(**options), visit(**options)
    join(piotr, open_table(ana, "Ana"), "Piotr")
    for page in (ana, piotr):
        page.wait_for_selector(".frame")
    return ana, piotr


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


def test_who_could_still_outbid_a_raised_sun_is_told(visit: Visit):
    page, code = sit_at(visit, "bid")
    view = news_of(page.context.request, code)["view"]
    done = [bid["seat"] for bid in view["auction"]["bids"]]
    rivals = [one["suns_up"] for seat, one in enumerate(view["players"]) if seat != view["viewer"] and seat not in done]
    for sun in page.locator("[data-move^=bid]").all():
        sun.click()
        mine = int(str(sun.get_attribute("data-move")).split()[1])
        able = [max(suns) for suns in rivals if max(suns, default=0) > mine]
        told = ["Nobody can outbid", f"could still answer with the {max(able, default=0)}", "2 others could still"]
        expect(page.locator(".own .message")).to_contain_text(told[len(able)])


def test_the_tray_is_mine_and_says_what_a_tile_would_change(visit: Visit):
    page, code = sit_at(visit, "turn")
    expect(page.locator(".own h2")).to_have_text("You")
    players = news_of(page.context.request, code)["view"]["players"]
    tips = page.locator(".own .message")
    nile, flood = (players[0]["tiles"].get(kind, 0) for kind in ("nile", "flood"))
    if nile and not flood:
        expect(tips).to_contain_text("A flood would wake")
    else:
        expect(tips).not_to_contain_text("A flood would wake")


def test_two_bots_of_one_kind_have_two_faces(visit: Visit):
    page, _ = sit_at(visit, "turn")
    faces = page.locator(".rival .portrait").evaluate_all("all => all.map((one) => one.className)")
    assert len(set(faces)) == len(faces) == 2


def test_on_a_phone_losses_are_confirmed_under_the_tiles(visit: Visit):
    page, _ = sit_at(visit, "lose", viewport={"width": 390, "height": 844}, has_touch=True)
    for piece in page.locator("[data-move^=lose]").all():
        assert piece.evaluate("one => Math.min(one.offsetWidth, one.offsetHeight) >= 44")
    expect(page.locator(".own [data-confirm]")).to_be_in_viewport()


def test_what_is_lost_is_chosen_where_it_lies(visit: Visit):
    page, code = sit_at(visit, "lose")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    view = news_of(page.context.request, code)["view"]
    owed = view["civilizations_owed"] + view["monuments_owed"]
    expect(page.locator(".cracks path")).to_have_count(1)  # the disaster breaks the slab it lies on
    pieces = page.locator("[data-move^=lose]").all()
    for piece in (pieces * owed)[:owed]:
        piece.click()
        expect(piece.locator(".crack").first).to_be_attached()
    if confirm.is_disabled():  # a kind is held once, or only one disaster strikes
        press(page)
    else:
        confirm.click()
    expect(page.locator("[data-move^=lose]")).to_have_count(0)


def test_the_beams_come_from_the_sun(visit: Visit):
    page, _ = sit_at(visit, "turn")
    sun, beams = page.locator(".arc .sun").bounding_box(), page.locator(".sky .beams").bounding_box()
    for side, length in (("x", "width"), ("y", "height")):
        apart = sun[side] + sun[length] / 2 - beams[side] - beams[length] / 2
        assert abs(apart) < sun["width"] / 2


def test_a_god_takes_a_tile_after_it_was_touched(visit: Visit):
    page, _ = sit_at(visit, "god")
    assert page.locator("[data-move^=god]").count() == 0
    page.get_by_role("button", name="Spend a god").click()
    page.locator("[data-move^=god]").first.click()
    number = page.locator(".table").get_attribute("data-number")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)


def test_every_piece_explains_itself_to_the_mouse(visit: Visit):
    page, _ = sit_at(visit, "turn")
    told = page.get_by_role("tooltip")
    things = {
        ".lot [data-about^=tile]": "It adds",
        ".own .pharaohs [data-about^=tile]": "Most pharaohs",
        ".own [data-about^=sun]": "in all",
        ".rival [data-about^=sun]": "highest sum of suns",
        "[data-about^=centre]": "Whoever wins the next auction",
        "[data-about=bag]": "joins the lot",
        "[data-about=figure]": "Invoke Ra",
        "div[data-about=track]": "ends the epoch",
        ".own [data-about^=epoch]": "if it ended now",
        ".own [data-about^=score]": "the 10 you started with",
    }
    for where, text in things.items():
        page.mouse.move(2, 400)
        expect(told).to_have_count(0)
        page.locator(where).first.hover(force=True)
        expect(told).to_contain_text(text)
        expect(told.locator("a").first).to_have_attribute("href", re.compile("^/rules/ra#RA-"))
    told.locator("a").first.hover()  # it stays while one goes there
    page.wait_for_timeout(300)
    with page.context.expect_page() as rules:
        told.locator("a").first.click()
    expect(rules.value.locator("#RA-10")).to_be_visible()


def test_a_piece_that_comes_to_lie_under_a_resting_pointer_does_not_explain_itself(visit: Visit):
    page = visit("about:blank", drawn=True)
    page.goto(f"/table/{ra_table(page.request, 'turn', 3)}")
    lot = page.locator(".lot [data-about^=tile]").first
    lot.wait_for()
    box = lot.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.goto("/")
    page.mouse.move(x, y)  # where a piece will lie
    page.go_back()
    lot.wait_for()
    page.wait_for_timeout(800)
    page.mouse.move(x + 2, y + 1)  # a hand trembles
    page.wait_for_timeout(800)
    told = page.get_by_role("tooltip")
    expect(told).to_have_count(0)
    page.mouse.move(2, 2)
    page.mouse.move(x, y)
    expect(told).to_be_visible()


def test_every_piece_explains_itself_to_the_keyboard(visit: Visit):
    page, _ = sit_at(visit, "turn")
    told = page.get_by_role("tooltip")
    page.keyboard.press("e")
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowUp") * 3:
        expect(told).to_be_visible()
        seen.add(told.locator("h2").inner_text())
        page.keyboard.press(key)
    assert len(seen) > 3, "arrows go from piece to piece"
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator("[data-move=draw]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(told).to_contain_text("joins the lot")
    with page.context.expect_page() as rules:
        page.keyboard.press("?")
    expect(rules.value.locator("#RA-13")).to_be_visible()


def test_every_piece_explains_itself_to_a_long_press(visit: Visit):
    page, _ = sit_at(visit, "turn", has_touch=True, viewport={"width": 390, "height": 844})
    page.wait_for_selector(SETTLED)
    number = page.locator(".table").get_attribute("data-number")
    touch = page.context.new_cdp_session(page)
    for where in ("[data-about=bag]", ".lot [data-about^=tile]", ".own [data-about^=sun]"):
        box = page.locator(where).first.bounding_box()
        assert box
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        expect(page.get_by_role("tooltip")).to_contain_text("RA-")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.locator(".table").get_attribute("data-number") == number, "pressed to be explained, not used"


COUNTED = """
window.counted = [];
new MutationObserver(() => {
  const counting = document.querySelectorAll('.ledger th.now, .counting h3 > span:first-child');
  const name = [...new Set([...counting].map((one) => one.innerText))].join('/');
  if (name && counted.at(-1) !== name) counted.push(name);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
"""


def test_a_hint_may_speak_of_something_else_than_the_main_button(visit: Visit):
    page, _ = sit_at(visit, "turn")
    carnelian = "nodes => nodes.filter((one) => getComputedStyle(one).backgroundImage.includes('179, 65, 42')).length"
    assert page.locator(".frame .main, .hint .main").evaluate_all(carnelian) == 1
    hint(page)
    assert page.locator(".frame .main, .hint .main").evaluate_all(carnelian) == 0


def test_an_epoch_is_scored_group_by_group_on_the_trays(visit: Visit):
    page = visit("about:blank", settings={"pace": "fast"})
    page.add_init_script(COUNTED)
    code = ra_table(page.context.request, "nightfall")
    page.goto(f"/table/{code}")
    scoring(page)
    page.get_by_role("button", name="Next group").wait_for(state="detached")
    assert page.evaluate("counted") == ["Gods", "Gold", "Pharaohs", "River", "Civilizations"]
    assert page.locator(".ra").get_attribute("data-hour") == "8", "night has fallen"
    scored = page.context.request.get(f"/api/tables/{code}/news?lang=en").json()["view"]["scorings"][-1]
    sums = [int(text.split()[-1].replace("−", "-")) for text in page.locator("td.sum").all_inner_texts()]
    assert sums == [sum(points.values()) for points in scored]
    page.keyboard.press("Enter")
    expect(page.locator(".ledger")).to_have_count(0)
    assert page.locator(".ra").get_attribute("data-hour") != "8", "and the morning comes"


def test_the_last_night_ends_with_the_points_of_the_match(visit: Visit):
    page, code = sit_at(visit, "last-night")
    scoring(page)
    totals = [int(text) for text in page.locator("td.sum:last-child").all_inner_texts()]
    result = page.context.request.get(f"/api/tables/{code}/news?lang=en").json()["result"]
    assert totals == result["points"]
    assert page.locator(".own .me p").inner_text() == f"{totals[0]} points"
    page.locator("[data-scored]").click()
    expect(page.locator(".status")).to_contain_text(re.compile("wins?|share"))


def test_a_second_click_hits_nothing_that_has_just_come(visit: Visit):
    page = visit(settings={"pace": "normal"})
    code = play_now(page, "ra").rsplit("/", 1)[1]
    for _ in range(3):
        page.wait_for_selector("[data-move=draw], [data-move=pass]")
        page.locator("[data-move=draw], [data-move=pass]").first.dblclick()
        news = page.context.request.get(f"/api/tables/{code}/news?lang=en").json()
        assert news["intention"] == ""


def test_a_second_key_hits_nothing_that_has_just_come(visit: Visit):
    page, _ = sit_at(visit, "turn")
    page.wait_for_selector(SETTLED)
    page.evaluate(PRESS_AT_ONCE)
    page.keyboard.press("d")
    number = page.evaluate("window.pressed")
    page.wait_for_selector(SETTLED)
    page.wait_for_timeout(200)
    assert page.locator(".table").get_attribute("data-number") == number
    assert page.locator("[data-confirm]").count() == 0


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_passing_beforehand_has_a_place_of_its_own_and_is_always_told(visit: Visit, size: tuple[int, int]):
    ana, piotr = people(visit, viewport={"width": size[0], "height": size[1]})
    mover, other = (ana, piotr) if ana.locator(ACTIONS).count() else (piotr, ana)
    assert mover.get_by_role("button", name="Pass in this auction").count() == 0, "no auction runs"
    mover.wait_for_selector(SETTLED)
    bag = mover.locator("[data-move=draw]").bounding_box()
    mover.locator("[data-move=ra]").click()
    plan = mover.get_by_role("button", name="Pass in this auction")
    plan.wait_for()
    place = plan.bounding_box()
    assert bag and place
    aside = place["x"] + place["width"] <= bag["x"] or place["x"] >= bag["x"] + bag["width"]
    assert aside or place["y"] + place["height"] <= bag["y"] or place["y"] >= bag["y"] + bag["height"]
    mover.locator(".frame select").select_option("draw to 8")
    expect(mover.locator(".notices")).to_contain_text("Planned")
    other.locator("[data-move=pass]").click()
    mover.wait_for_selector("[data-move^=bid]")
    expect(mover.locator(".notices")).to_contain_text("Planned")
    mover.locator(".notices button").click()
    expect(mover.locator(".notices")).not_to_contain_text("Planned")


def test_nobodys_tiles_are_pale_in_an_auction(visit: Visit):
    page, _ = sit_at(visit, "bid", drawn=True)
    pale = """
      [...document.querySelectorAll('.rival .tile:not(.ghost), .own .tile:not(.ghost)')].filter((tile) => {
        for (let e = tile; e; e = e.parentElement)
          if (getComputedStyle(e).opacity < 1 || /grayscale|saturate/.test(getComputedStyle(e).filter)) return true;
      }).length
    """
    assert page.evaluate(pale) == 0


@pytest.mark.long
def test_the_last_bid_of_every_auction_is_seen(visit: Visit):
    page = visit("about:blank", settings={"pace": "fast"})
    page.add_init_script(SEEN_BIDS)
    page.goto("/")
    code = play_now(page, "ra").rsplit("/", 1)[1]
    for _ in range(12):
        if not my_turn(page):
            break
        press(page)
    my_turn(page)
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
    ana, piotr = people(visit)
    mover = ana if ana.locator(ACTIONS).count() else piotr
    move(mover)
    mover.keyboard.press("u")
    expect(mover.locator(".notices")).to_contain_text("agree")
    other = piotr if mover is ana else ana
    other.get_by_role("button", name=re.compile("^Agree|^Yes|^Accept")).click()
    expect(mover.locator(".notices")).not_to_contain_text("agree")


def test_people_at_the_table_are_not_away_and_cannot_mute_themselves(visit: Visit):
    ana, piotr = people(visit)
    for page in (ana, piotr):
        expect(page.locator(".frame")).not_to_contain_text("away")
    ana.get_by_role("button", name="Chat").click()
    ana.get_by_label("Say something").or_(ana.locator("#say")).first.fill("A good lot!")
    ana.keyboard.press("Enter")
    expect(ana.locator("aside ol")).to_contain_text("A good lot!")
    assert ana.locator("aside .mute").count() == 0
    expect(piotr.get_by_text("A good lot!")).to_be_visible()  # a bubble over the tray
    expect(piotr.get_by_role("button", name="Chat (1)")).to_be_visible()


@pytest.mark.long
def test_everything_fits_the_window(visit: Visit):
    """A small part of fits.py: a size of each layout, few and many players, the longest language, day and night."""
    page = visit("about:blank")
    for players, scene in ((2, "AskedToBid"), (3, "TurnBegan"), (5, "AskedToBid")):
        at(page, puzzle("ra", players, scene))
        assert list(misfits(page, SOME_SIZES, ("pl",), ("light",))) == [], f"{scene} of {players}"
    at(page, f"/table/{ra_table(page.context.request, 'nightfall', 5)}")
    scoring(page)
    assert list(misfits(page, SOME_SIZES, ("pl",), ("dark",))) == [], "an epoch is scored"
    page.locator("[data-scored]").click()
    page.wait_for_selector(ACTIONS)
    menu(page)
    assert list(misfits(page, SOME_SIZES, ("fr",), ("light",))) == [], "the menu"
    for path in PAGES:
        at(page, path)
        assert list(misfits(page, (SIZES[0], SIZES[-1]), ("pl",), ("light",))) == [], path
