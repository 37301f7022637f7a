"""Manners: settings that close, an address that leads nowhere, and a page that can be installed."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from server.servers import Server

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
        assert page_server.get(icon["src"]).headers["content-type"] == icon["type"]
    page = visit("/rules/ra")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.goto("/rules/hadara")
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/rules/hadara")
    page.wait_for_selector("dd")
