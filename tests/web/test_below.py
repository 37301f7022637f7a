"""The page below a path of a site, behind nginx: /epoca/ instead of the root."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.nginx import NGINX, proxied
from server.servers import Server
from web.playing import ACTIONS, Visit, join, move, open_table

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


@pytest.fixture
def below(page_server: Server, tmp_path: Path) -> Iterator[str]:
    with proxied(tmp_path, page_server.port, secure=False, path="/epoca") as url:
        yield url


def test_people_meet_and_play_below_a_path(below: str, visit: Visit):
    ana, ben = visit("about:blank"), visit("about:blank")
    ana.goto(f"{below}/")
    address = open_table(ana, "Ana")
    assert address.startswith(f"{below}/table/")
    join(ben, address, "Ben")
    for page in (ana, ben):
        page.wait_for_selector(".frame")
    move(ana if ana.locator(ACTIONS).count() else ben)


def test_links_reloads_and_an_address_that_leads_nowhere_stay_below_it(below: str, visit: Visit):
    page = visit("about:blank")
    page.goto(f"{below}/rules/hadara")
    page.wait_for_selector("dd")
    page.reload()
    page.wait_for_selector("dd")
    page.locator("header").get_by_role("link", name="Learn").click()
    assert page.url == f"{below}/learn"
    answer = page.request.get(f"{below}/no/such/place", headers={"accept": "text/html"})
    assert answer.status == 404 and 'src="../../assets/' in answer.text()
    page.evaluate("history.pushState({}, '', '/epoca/no/such/place'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("main").get_by_role("link", name="Home").click()
    assert page.url == f"{below}/"


def test_it_is_installed_below_it_and_says_there_when_there_is_no_network(below: str, visit: Visit):
    page = visit("about:blank")
    page.goto(f"{below}/rules/ra")
    manifest = page.request.get(page.evaluate("document.querySelector('[rel=manifest]').href"))
    assert manifest.url == f"{below}/manifest.webmanifest" and manifest.json()["scope"] == "./"
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.context.set_offline(True)
    page.goto(f"{below}/rules/hadara")
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    assert page.evaluate("document.querySelector('img').src") == f"{below}/icon.svg"
