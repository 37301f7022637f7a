"""Takes pictures of every screen of the page, in both themes and two sizes: make screenshots."""

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

SCREENS = Path(__file__).parent / "screens"
SIZES = {"wide": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 800}}
ACTIONS = ".table [data-move]"
MOVES = {"ra": 14, "hadara": 14}  # before a picture is taken
MOST_MOVES = 200


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(port), "--database", f"{folder}/server.db", "--limit-factor", "20"]
        server = subprocess.Popen([sys.executable, "-c", "from epoca.cli import main; main()", *words])
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(f"{url}/health")
            with sync_playwright() as playwright:
                chromium = shutil.which("chromium") or shutil.which("google-chrome")
                browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
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
    context.set_default_timeout(120_000)
    page = context.new_page()

    def take(name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=SCREENS / f"{name}-{size}-{theme}.png")

    page.goto("/")
    page.wait_for_selector("article.ra button.main:not([disabled])")
    take("home")
    screens = {"learn-ra": "/learn/ra", "learn-hadara": "/learn/hadara", "rules": "/rules/ra"}
    for name, path in screens.items():
        page.goto(path)
        page.wait_for_selector(".teacher" if "learn" in name else "dl")
        take(name)
    for game, moves in MOVES.items():
        page.goto("/")
        page.locator(f"article.{game} button.main").click()
        play(page, moves)
        take(game)
    page.keyboard.press("h")
    page.wait_for_selector("dialog[open] tbody tr")
    take("hint")
    page.goto("/")
    page.locator("article.ra button.main").click()
    play(page, MOST_MOVES, until="dialog[open] td")
    take("sheet")
    page.locator("dialog[open] form button").click()
    play(page, MOST_MOVES, until=".bidding h2")
    take("auction")
    page.goto("/")
    page.get_by_label("Opponents").select_option("1")
    page.get_by_role("button", name="Start").first.click()
    play(page, MOVES["ra"])
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes: Give up").click()
    page.get_by_role("link", name="Look at the match").click()
    page.wait_for_selector(".controls")
    for _ in range(MOVES["ra"]):
        page.keyboard.press("ArrowRight")
    take("replay")
    page.goto("/")
    page.get_by_label("Names, with commas").fill("Ana, Piotr")
    page.get_by_role("button", name="Start").last.click()
    page.wait_for_selector(".cover")
    take("one-screen")
    page.goto("/")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".invite")
    take("invite")
    context.close()


def play(page: Page, moves: int, until: str = "") -> None:
    """Play on, with a bid or the first move there is, and stop where something has to be decided."""
    for _ in range(moves):
        page.wait_for_selector(ACTIONS)
        page.wait_for_timeout(50)
        if until and page.locator(until).count():
            return
        read_sheet(page)
        number = page.locator(".table").get_attribute("data-number")
        bids = page.locator("[data-move^='bid ']")
        (bids if bids.count() else page.locator(ACTIONS)).first.click()
        page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)
    page.wait_for_selector(ACTIONS)
    read_sheet(page)


def read_sheet(page: Page) -> None:
    """Close a score sheet, should one be open."""
    page.wait_for_timeout(50)
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] form button").click()


if __name__ == "__main__":
    main()
