"""Manners: of settings, forms, lost connections, left seats, notifications, and of addresses that lead nowhere."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from server.servers import Server
from web.playing import ACTIONS, join, open_table, play_now

from epoca.server.gate import FILES
from epoca.server.limits import Limits

Visit = Callable[..., Page]


def test_settings_close_by_escape_and_by_a_press_beside_them(visit: Visit):
    page = visit("/rules/ra")
    settings = page.locator("details.menu")
    page.locator("details.menu summary").click()
    expect(settings).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(settings).not_to_have_attribute("open", "")
    page.locator("details.menu summary").click()
    page.locator("h1").click()
    expect(settings).not_to_have_attribute("open", "")


def test_an_address_that_leads_nowhere_says_so_and_leads_back(visit: Visit):
    page = visit("/")
    html = {"accept": "text/html"}
    assert page.request.get("/no/such/place", headers=html).status == 404
    assert page.request.get("/api/nothing", headers=html).headers["content-type"].startswith("application/json")
    page.evaluate("history.pushState({}, '', '/no/such/place'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Nothing lies here")).to_be_visible()
    page.locator("main").get_by_role("link", name="Home").click()
    page.wait_for_selector("main")
    assert page.url.endswith("/")


def test_the_page_is_installed_and_says_when_there_is_no_network(visit: Visit, page_server: Server):
    manifest = page_server.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page_server.get(f"/{icon['src']}").headers["content-type"] == icon["type"]
    page = visit("/rules/ra")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.goto("/rules/hadara")
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/rules/hadara")
    page.wait_for_selector("dd")


def test_what_is_wrong_with_a_form_is_said_beside_its_field(visit: Visit):
    page = visit("/lobby")
    page.get_by_role("button", name="Find an opponent").click()
    name = page.get_by_role("region", name="Find an opponent").get_by_role("textbox", name="Your name")
    expect(name).to_have_accessible_description("Please fill this in.")
    expect(name).to_be_focused()
    name.fill("Nefer")
    expect(name).not_to_have_accessible_description(re.compile("."))
    code = page.get_by_role("textbox", name="Have a table’s code or link?")
    code.fill("https://epoca.example/table/nowhere")
    page.get_by_role("button", name="To the table").click()
    expect(code).to_have_accessible_description("There is no table nowhere.")
    page.get_by_role("button", name="Your name: Guest").click()
    sheet = page.get_by_role("dialog", name="Your name")
    sheet.get_by_role("textbox", name="Your name").fill("Nefer")
    sheet.get_by_text("Claim this name").click()
    sheet.get_by_label("Passphrase").fill("short")
    sheet.get_by_role("button", name="Claim or sign in").click()
    expect(sheet.get_by_label("Passphrase")).to_have_accessible_description("At least 8 characters, please.")


def test_a_lost_connection_is_told_calmly_until_it_is_back(visit: Visit):
    page = visit()
    lines, broken = [], []

    def through(socket):
        lines.append(socket)
        if broken:
            socket.close()
        else:
            socket.connect_to_server()

    page.route_web_socket(re.compile("/live"), through)
    play_now(page, "ra")
    broken.append(True)
    lines[-1].close()
    notice = page.locator("[data-notice=lost]")
    expect(notice).to_contain_text("Your match is safe.")
    notice.get_by_role("button", name="Try now").click()
    broken.clear()
    expect(notice).to_have_count(0)


def test_a_seat_that_is_left_can_be_given_to_a_bot(visit: Visit):
    ana, piotr = visit(), visit()
    address = open_table(ana, "Ana")
    join(piotr, address, "Piotr")
    piotr.wait_for_selector(".frame")
    piotr.request.post(f"/api/tables/{address.rsplit('/', 1)[1]}/requests", data={"do": "leave"})
    notice = ana.locator("[data-notice=left]")
    expect(notice).to_contain_text("Piotr has left the table")
    notice.get_by_role("button", name="Let Priest play").click()
    expect(notice).to_have_count(0)
    expect(ana.locator(".rival")).to_contain_text("Priest")


def test_notifications_are_offered_in_a_sentence_before_the_browser_asks(visit: Visit):
    page = visit()
    page.add_init_script(
        "window.Notification = class { static permission = 'default'; static asked = 0;"
        " static async requestPermission() { this.asked += 1; return this.permission = 'granted'; } }"
    )
    page.reload()
    open_table(page, "Nefer")
    offer = page.locator("[data-notice=bell]")
    expect(offer).to_contain_text("Shall we tell you when it’s your turn?")
    assert page.evaluate("Notification.asked") == 0
    offer.get_by_role("button", name="Yes, please").click()
    expect(offer).to_have_count(0)
    assert page.evaluate("[Notification.asked, JSON.parse(localStorage['epoca-settings']).notify]") == [1, True]


def test_sound_and_pace_are_one_press_away_on_a_phone(visit: Visit):
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    play_now(page, "hadara")
    page.get_by_role("button", name="Sound and pace").tap()
    sheet = page.get_by_role("dialog", name="Sound and pace")
    sheet.get_by_role("radio", name="Slow").check()
    sheet.get_by_role("button", name="Sounds").tap()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    kept = page.evaluate("JSON.parse(localStorage['epoca-settings'])")
    assert (kept["pace"], kept["sound"]) == ("slow", True)


def test_a_rule_is_found_by_any_editions_word_for_its_piece(visit: Visit):
    page = visit("/rules/ra")
    search = page.locator("input[type=search]")
    for word in ("unrest", "war"):
        search.fill(word)
        for rule in ("RA-34", "RA-35", "RA-36"):
            expect(page.locator("dt", has_text=rule)).to_be_visible()
        page.wait_for_function("document.querySelectorAll('dd').length < 20")


def test_markup_in_names_and_talk_is_shown_as_it_was_written(visit: Visit):
    name = "<b>Mallory</b><script>alert(7)</script>"
    said = "<b>bold</b> <img src=x onerror=document.title=7> <script>alert(7)</script> {$x} &amp;"
    mallory, ana = visit(), visit()
    join(ana, open_table(mallory, name), "Ana")
    mallory.get_by_role("button", name="Chat").click()
    mallory.locator("#say").fill(said)
    mallory.keyboard.press("Enter")
    ana.get_by_role("button", name="Chat").click()
    for page in (mallory, ana):
        expect(page.locator("aside ol")).to_contain_text(said)
        expect(page.locator(".frame")).to_contain_text(name)
        assert page.locator("main :is(img[src=x], script), aside li b b").count() == 0
        assert "7" not in page.title()


def test_a_class_of_thirty_that_comes_in_at_once_is_below_all_limits(visit: Visit):
    """All that a browser fetches which has never been here, from the first page to the first move."""
    page, asked = visit("about:blank"), []
    page.context.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto("/")
    play_now(page, "ra")
    page.wait_for_selector(ACTIONS)
    files = sum(path.startswith(FILES) for path in asked)
    assert 30 * files <= Limits().files.burst
    assert 30 * (len(asked) - files) <= Limits().requests.burst, asked
