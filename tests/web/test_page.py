"""Scenes on the page, in a real Chromium against a real server."""

import re

import pytest
from playwright.sync_api import Page, expect
from web.playing import ACTIONS, DECISION, SETTLED, Visit, join, move, my_turn, open_table, play_now, press, sit_around
from web.positions import ra_table
from web.reach import hindrances

LANGUAGES = {"en": "Play now", "pt": "Jogar agora", "it": "Gioca ora", "fr": "Jouer", "pl": "Zagraj"}


KIND_OF_SCREEN = """
() => {
  const what = [...document.querySelectorAll('.table [data-move]')].map((one) => one.dataset.move.split(' ')[0]);
  const over = ['dialog[open]', '[data-scored]', 'a[download]'].filter((where) => document.querySelector(where));
  return [...new Set(what)].sort().concat(over).join();
}
"""


def play_to_the_end(page: Page) -> None:
    """A match, and axe-core finds nothing in the way, whatever is to be decided, counted or over."""
    seen = set[str]()
    for _ in range(600):
        page.wait_for_selector(DECISION)
        kind = page.evaluate(KIND_OF_SCREEN)
        if kind not in seen:
            assert hindrances(page) == "", kind
        seen.add(kind)
        if not my_turn(page):
            return
        move(page)


@pytest.mark.long
def test_a_newcomer_plays_a_whole_match_against_bots(visit: Visit):
    page = visit(bypass_csp=True, viewport={"width": 390, "height": 900})
    play_now(page, "hadara")
    play_to_the_end(page)
    expect(page.locator(".status")).to_contain_text("win")
    page.get_by_role("link", name="Replay the match").click()
    for _ in range(40):  # nothing that should move stays in the way of those who asked for calm
        page.keyboard.press("ArrowRight")
        assert page.locator(".flight").count() == 0
    page.get_by_role("button", name="Was it fair?").click()
    expect(page.get_by_role("status")).to_contain_text("Yes: every draw follows from the secret")


@pytest.mark.long
def test_the_last_epoch_of_ra_is_played_to_its_end(visit: Visit):
    page = visit("about:blank", bypass_csp=True)
    page.goto(f"/table/{ra_table(page.context.request, 'third', bot='greedy')}")
    play_to_the_end(page)
    expect(page.locator(".status")).to_contain_text("win")


def test_two_people_play_and_a_third_watches(visit: Visit):
    ana, piotr, watcher = (visit(settings={"log": True}) for _ in range(3))
    address = open_table(ana, "Ana")
    join(piotr, address, "Piotr")
    watcher.goto(address)
    expect(watcher.locator(".status")).to_contain_text("’s turn")
    for _ in range(6):
        page = ana if ana.locator(ACTIONS).count() else piotr
        move(page)
    number = max(int(page.locator(".table").get_attribute("data-number")) for page in (ana, piotr, watcher))
    for page in (ana, piotr, watcher):
        page.wait_for_selector(f".table[data-number='{number}']")
    told = [page.locator("aside ol").inner_text().split("\n")[-1] for page in (ana, piotr, watcher)]
    assert len(set(told)) == 1
    assert watcher.locator(ACTIONS).count() == 0


def test_a_cut_connection_comes_back_without_a_word_lost(visit: Visit):
    page = visit(settings={"log": True})
    sockets = []

    def through(socket):
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/live"), through)
    play_now(page, "ra")
    for _ in range(3):
        page.wait_for_selector(ACTIONS)
        before = page.locator("aside ol li").count()
        press(page)
        sockets[-1].close()
        page.wait_for_function("n => document.querySelectorAll('aside ol li').length > n", arg=before)
    assert len(sockets) >= 3
    page.wait_for_selector(ACTIONS)
    page.wait_for_timeout(1000)
    lines = page.locator("aside ol li").all_inner_texts()
    draws = [line for line in lines if "draws" in line]
    page.reload()
    page.wait_for_selector(ACTIONS)
    again = [line for line in page.locator("aside ol li").all_inner_texts() if "draws" in line]
    assert draws == again


@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit, game: str):
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    play_now(page, game)
    page.wait_for_selector(ACTIONS)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in page.locator(ACTIONS).all():
        box = button.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
        assert box["y"] + box["height"] <= 740, "what can be done is in sight"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_from_the_first_page_to_a_match(visit: Visit, language: str):
    page = visit(locale=language)
    expect(page.locator("article.ra button.main")).to_contain_text(LANGUAGES[language])
    play_now(page, "ra")
    page.wait_for_selector(ACTIONS)
    cut = page.evaluate(
        "[...document.querySelectorAll('button, .status, h1:not(.sr), h2, h3')]"
        ".filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
    )
    assert cut == []
    assert "web-" not in page.locator("body").inner_text()


def test_the_language_can_be_switched_in_mid_match(visit: Visit):
    page = visit()
    play_now(page, "ra")
    page.wait_for_selector(ACTIONS)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("fr")
    expect(page.get_by_role("dialog").get_by_label("Langue")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector(ACTIONS)
    assert page.locator("html").get_attribute("lang") == "fr"


def test_a_match_can_be_played_by_keyboard_alone(visit: Visit):
    page = visit(settings={"log": True})
    page.locator("article.ra button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for _ in range(8):
        page.wait_for_selector(ACTIONS)
        before = page.locator("aside ol li").count()
        page.wait_for_selector(SETTLED)
        draw = page.locator(".table [data-move=draw]").count()
        page.keyboard.press("d" if draw else "p" if page.locator("[data-move=pass]").count() else "1")
        if page.locator("[data-confirm]:enabled").count():
            page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('aside ol li').length > n", arg=before)


def test_a_refusal_names_the_rule(visit: Visit):
    page = visit()
    play_now(page, "hadara")
    for _ in range(60):
        my_turn(page)
        dear = page.locator(".choose .button[aria-disabled=true]")
        if dear.count():
            page.wait_for_selector(".table:not(.settling)")
            dear.first.click(force=True)  # it only looks as if it could not be pressed
            expect(page.get_by_role("alert").locator("a")).to_have_text(re.compile(r"HA-\d+"))
            return
        move(page)
    pytest.fail("nothing was too dear in 60 moves")


def test_a_hint_can_be_played(visit: Visit):
    page = visit()
    play_now(page, "ra")
    page.wait_for_selector(ACTIONS)
    number = page.locator(".table").get_attribute("data-number")
    hint = page.get_by_role("region", name="Hint")
    page.keyboard.press("h")
    page.get_by_role("button", name="Tell me more").wait_for()
    assert hint.locator("[data-advised]").count() == 0, "the first step is only an idea"
    page.keyboard.press("h")
    expect(page.locator(".hint-area")).to_have_count(1)
    page.keyboard.press("h")
    expect(hint).to_contain_text("%")
    hint.locator("[data-advised]").click()
    page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)


def test_a_seat_moves_to_another_device_and_somebody_gives_up(visit: Visit):
    page = visit(settings={"log": True})
    play_now(page, "hadara")
    page.wait_for_selector(ACTIONS)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Continue on another device").click()
    phone = visit(page.get_by_role("dialog").get_by_label("Link to this table").input_value())
    phone.wait_for_selector(ACTIONS)
    assert "seat=" not in phone.url
    phone.get_by_role("button", name="Table menu").click()
    phone.get_by_role("button", name="Resign").click()
    phone.get_by_role("button", name="Yes: Resign").click()
    expect(page.locator("aside ol")).to_contain_text("Guest resigns")


def test_a_name_is_kept_by_a_passphrase(visit: Visit):
    page, elsewhere = visit(), visit()
    for device, word in ((page, "open sesame"), (elsewhere, "close sesame"), (elsewhere, "open sesame")):
        sheet = device.get_by_role("dialog")
        if not sheet.is_visible():
            device.get_by_role("button", name="Your name").click()
            sheet.locator("summary").click()
        sheet.get_by_label("Your name").fill("Nefertari")
        sheet.get_by_label("Passphrase").fill(word)
        sheet.get_by_role("button", name="Claim or sign in").click()
        if word == "close sesame":
            expect(sheet.get_by_role("alert")).to_contain_text("does not fit the name Nefertari")
        else:
            expect(sheet).to_contain_text("The name Nefertari is yours")


def play_until_scored(page: Page) -> None:
    """A match of Ra until its first epoch is scored."""
    play_now(page, "ra")
    for _ in range(200):
        page.wait_for_selector(DECISION)
        if page.locator("[data-scored]").count():
            return
        move(page)


def test_every_number_on_the_score_sheet_says_where_it_comes_from(visit: Visit):
    page = visit()
    play_until_scored(page)
    cells = page.locator(".ledger td button")
    for cell in cells.all():
        cell.click()
        expect(page.locator(".title p")).to_contain_text(re.compile(r"^(Guest|Scribe).*: .+\.$"))
    assert cells.count() == 3 * 5, "gods, gold, pharaohs, river and civilizations of three players"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_in_every_language_and_can_be_searched(visit: Visit, language: str):
    page = visit("/rules/ra", locale=language)
    expect(page.locator("dl > div")).to_have_count(59)
    page.locator("input[type=search]").fill("RA-13")
    expect(page.locator("#RA-13")).to_be_visible()
    assert page.locator("dl").first.evaluate("e => e.closest('[lang]').lang") == language
    page.goto("/rules/hadara")
    expect(page.locator("dl > div")).to_have_count(65)


def test_people_at_one_screen_do_not_see_each_others_cards(visit: Visit):
    page = visit()
    sit_around(page, "Hadara", "Ana", "Piotr")
    seen = set()
    for _ in range(6):
        page.wait_for_selector(f".cover button, {ACTIONS}")
        if page.locator(".cover").count():
            assert page.locator(".hand").count() == 0
            seen.add(page.locator(".cover h1").inner_text())
            page.locator(".cover button").click()
        page.wait_for_selector(ACTIONS)
        number = page.locator(".table").get_attribute("data-number")
        page.locator(ACTIONS).first.click()
        page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)
    assert len(seen) == 2


@pytest.mark.long
def test_nothing_stands_in_anybodys_way(visit: Visit):
    """axe-core finds no violation on any page."""
    page = visit(bypass_csp=True)

    def check(where: str) -> None:
        assert hindrances(page) == "", where

    check("first page")
    for path in ("/learn", "/learn/ra", "/learn/hadara", "/rules/ra", "/rules/hadara", "/replay"):
        page.goto(path)
        page.wait_for_selector("main:not([aria-busy])")
        check(path)
    for game in ("ra", "hadara"):
        page.goto("/")
        play_now(page, game)
        page.wait_for_selector(ACTIONS)
        check(f"a table of {game}")
        page.get_by_role("button", name="Table menu").click()
        check("what is seldom done")
        page.get_by_role("button", name="Continue on another device").click()
        page.wait_for_selector("dialog[open] input")
        check("another device")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.get_by_role("button", name="Tell me more").click()
        check("a hint")
        page.keyboard.press("Escape")
    page.goto("/")
    open_table(page, "Nefer")
    check("an open table")
    page.goto("/")
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("dialog").locator("summary").click()
    check("keeping a name")


def test_a_file_that_was_altered_is_told_by_its_line(visit: Visit, tmp_path):
    page = visit("/replay")
    file = tmp_path / "match.epoca"
    file.write_text("epoca match 1\ngame: ra\n")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("Line 3")
