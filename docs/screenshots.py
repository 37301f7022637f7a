"""Takes pictures of every screen of the page, in both themes and two sizes: make screenshots.

Pages and tables that are named are taken alone: python docs/screenshots.py lobby hadara-epoch.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64decode
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from web.conftest import CHROMIUMS
from web.fits import at, explained, hint, scoring
from web.playing import open_table, sit_around
from web.positions import hadara_table, ra_table

SCREENS = Path(__file__).parent / "screens"
GAMES = Path(__file__).parent.parent / "web" / "src"
ONLY = sys.argv[1:]
SIZES = {"wide": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 800}}
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "learn-ra": "/learn/ra",
    "learn-hadara": "/learn/hadara",
    "rules": "/rules/ra",
    "puzzles": "/puzzle",
    "puzzle": "/puzzle/ra/0",
    "puzzle-hadara": "/puzzle/hadara/0",
    "learn": "/learn",
    "nowhere": "/nowhere",
}


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(port), "--database", f"{folder}/server.db", "--limit-factor", "1000"]
        ours = os.environ | {"EPOCA_GAMES": "ours"}  # and not the example that is installed for the tests
        server = subprocess.Popen([sys.executable, "-c", "from epoca.cli import main; main()", *words], env=ours)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(f"{url}/health")
            with sync_playwright() as playwright:
                chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
                if not ONLY:
                    take_boards(browser, url)
                for theme in ("light", "dark"):
                    for size in SIZES:
                        take_all(browser, url, theme, size)
        finally:
            server.terminate()
            server.wait(30)


def wait_for(url: str) -> None:
    for _ in range(3000):
        try:
            urlopen(url, timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def take_all(browser: Browser, url: str, theme: str, size: str) -> None:
    context = browser.new_context(
        base_url=url, viewport=SIZES[size], color_scheme=theme, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script("localStorage['epoca-settings'] ??= JSON.stringify({ pace: 'instant' })")
    context.add_init_script("localStorage['epoca-introduced'] ??= 'guest'")  # the tables are opened without the page
    context.set_default_timeout(120_000)
    page = context.new_page()

    def take(name: str) -> None:
        page.wait_for_timeout(400)
        page.mouse.move(2, 2)
        page.screenshot(path=SCREENS / f"{name}-{size}-{theme}.png")

    for name, path in PAGES.items():
        if ONLY and name not in ONLY:
            continue
        at(page, path)
        take(name)
    for name, (sit, scene, players, show) in TABLES.items():
        if ONLY and name not in ONLY:
            continue
        at(page, f"/table/{sit(context.request, scene, players)}")
        if show:
            show(page)
        take(name)
    if ONLY:
        context.close()
        return
    page.locator("[data-scored]").click()
    page.wait_for_selector(".turns ol")
    take("finale")
    page.locator("a.review").click()
    page.get_by_role("list", name="Moves").get_by_role("button").nth(
        20
    ).click() if size == "wide" else page.keyboard.press("End")
    page.wait_for_selector(".review .chart .line")
    take("review")
    page.get_by_role("link", name="Replay the match").click()
    page.wait_for_selector(".controls")
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    take("replay")
    at(page, "/")
    sit_around(page, "Hadara", "Ana", "Piotr")
    page.wait_for_selector(".frame")
    take("one-screen")
    at(page, "/")
    open_table(page, "Nefer")
    page.wait_for_selector("main.open")
    take("invite")
    invited = browser.new_page(base_url=url, viewport=SIZES[size], color_scheme=theme, locale="en-GB")
    invited.goto(page.url)
    invited.wait_for_selector("main.open form")
    invited.screenshot(path=SCREENS / f"invited-{size}-{theme}.png")
    invited.close()
    context.close()


def take_boards(browser: Browser, url: str) -> None:
    """The pictures of matches under way on the first page, half as large as the screen; `make page` builds them in."""
    window = {"width": 1440, "height": 900}
    half = {"x": 0, "y": 0, **window, "scale": 0.5}
    context = browser.new_context(base_url=url, viewport=window, locale="en-GB")
    context.add_init_script("localStorage['epoca-settings'] ??= JSON.stringify({ pace: 'instant', theme: 'light' })")
    page = context.new_page()
    for game, code in (
        ("ra", ra_table(context.request, "bid", 3)),
        ("hadara", hadara_table(context.request, "draft", 3)),
    ):
        at(page, f"/table/{code}")
        page.wait_for_timeout(400)
        how = {"format": "webp", "quality": 72, "clip": half}
        taken = context.new_cdp_session(page).send("Page.captureScreenshot", how)
        (GAMES / game / "board.webp").write_bytes(b64decode(taken["data"]))
    context.close()


def bid(page: Page) -> None:
    """A raised sun."""
    page.locator("[data-move^=bid]").first.click()


def god(page: Page) -> None:
    """A god that is about to take a tile."""
    page.keyboard.press("g")


def gallery(page: Page) -> None:
    """What purple cards do, and who has them."""
    if not page.locator("[data-gallery]").count():
        page.locator(".rival .tray").first.click()
    page.locator("[data-gallery]").first.click()
    page.wait_for_selector("dialog[open] h2, dialog[open] h1")


TABLES = {  # where, what is just coming, for how many, and what is shown of it; the last one ends a match
    "purple": (hadara_table, "draft", 3, gallery),
    "hadara": (hadara_table, "draft", 3, None),
    "hadara-epoch": (hadara_table, "seals", 3, scoring),
    "ra": (ra_table, "turn", 3, None),
    "ra-two": (ra_table, "turn", 2, None),
    "ra-five": (ra_table, "turn", 5, None),
    "auction": (ra_table, "bid", 3, bid),
    "god": (ra_table, "god", 3, god),
    "disaster": (ra_table, "lose", 3, None),
    "hint": (ra_table, "turn", 3, hint),
    "explained": (ra_table, "turn", 3, explained),
    "epoch": (ra_table, "nightfall", 3, scoring),
    "last-night": (ra_table, "last-night", 3, scoring),
}

if __name__ == "__main__":
    main()
