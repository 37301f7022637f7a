"""Does everything fit? Every screen and dialog at every size, language and theme, tables for 2 to 5 players: make fits.

Name the address of a server: python tests/web/fits.py URL. A small part of it runs with the tests (test_table.py).
"""

import shutil
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from web.playing import ACTIONS, SETTLED, press
from web.positions import HADARA, RA, hadara_table, ra_table

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1440, 900), (1280, 800), (1920, 1080), (820, 1180), (390, 844), (360, 740))
SOME_SIZES = ((1280, 800), (820, 1180), (360, 740))  # one of each layout
LANGUAGES = ("en", "pt", "it", "fr", "pl")
THEMES = ("light", "dark")
PLAYERS = (2, 3, 4, 5)
PAGES = ("/", "/learn", "/learn/ra", "/learn/hadara", "/rules/ra", "/rules/hadara", "/replay")

PATIENCE = 6
MISFITS = Path(__file__).with_name("misfits.js").read_text("utf-8")
SPEAK = """
async (language) => {
  const list = document.querySelector('.language select');
  list.value = language;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  while (document.documentElement.lang.slice(0, 2) !== language) await new Promise((soon) => setTimeout(soon, 20));
}
"""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))))"


def misfits(page: Page, sizes: tuple[Size, ...], languages: tuple[str, ...], themes: tuple[str, ...]) -> Iterator[str]:
    """What does not fit on the screen that is open; nothing is loaded again."""
    for language in languages:
        page.evaluate(SPEAK, language)
        page.wait_for_timeout(400)  # until a table is told in that language
        if page.locator(".table").count():
            page.wait_for_selector(SETTLED)
        for size, theme in product(sizes, themes):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.evaluate(DRAWN)
            found = page.evaluate(MISFITS)
            for _ in range(PATIENCE if found else 0):  # what still moves is looked at again
                page.wait_for_timeout(500)
                found = page.evaluate(MISFITS)
                if not found:
                    break
            yield from (f"{size[0]} x {size[1]}, {language}, {theme}: {one}" for one in found)


def at(page: Page, path: str) -> None:
    """Open a page, and wait until it shows what it has."""
    page.goto(path)
    page.wait_for_selector(f"{SETTLED} .frame" if path.startswith("/table") else "main:not([aria-busy])")
    page.evaluate("document.fonts.ready")


def menu(page: Page) -> None:
    """What is seldom done at a table, and the settings."""
    page.locator("header.top .tools button").last.click()


def hint(page: Page) -> None:
    """A hint, opened to its last step."""
    page.keyboard.press("h")
    page.wait_for_selector(".hint button.button")
    page.keyboard.press("h")
    page.keyboard.press("h")


def chat(page: Page) -> None:
    """The log, unfolded."""
    page.keyboard.press("l")


def explained(page: Page) -> None:
    """A piece that explains itself."""
    page.keyboard.press("e")


def scoring(page: Page) -> None:
    """The end of an epoch."""
    while not page.locator("[data-scored]").count():
        page.wait_for_selector(SETTLED)
        if page.locator(ACTIONS).count():
            number = page.locator(".table").get_attribute("data-number")
            press(page)
            page.wait_for_function("n => document.querySelector('.table').dataset.number !== n", arg=number)
        page.wait_for_selector(f"{ACTIONS}, [data-scored]")


DIALOGS: tuple[tuple[Callable[[Page], None], str], ...] = (
    (menu, "turn"),
    (hint, "turn"),
    (chat, "turn"),
    (explained, "turn"),
    (scoring, "nightfall"),
    (scoring, "last-night"),
)


def screens(context: BrowserContext, page: Page) -> Iterator[str]:
    """One screen after the other, and what it is."""
    for path in PAGES:
        at(page, path)
        yield path
    page.goto("/")
    page.locator("details.menu summary").click()
    yield "settings"
    context.request.post("/api/people", data={"name": "Nefer"})
    code = context.request.post("/api/tables", data={"game": "ra", "seats": ["me", "open"]}).json()["code"]
    page.goto(f"/table/{code}")
    page.wait_for_selector("main.open")
    yield "an open table"
    for scene, players in product(RA, PLAYERS):
        at(page, f"/table/{ra_table(context.request, scene, players)}")
        yield f"{scene} of {players}"
    for scene, players in product(HADARA, PLAYERS):
        at(page, f"/table/{hadara_table(context.request, scene, players)}")
        yield f"{scene} of {players}"
    for (dialog, scene), players in product(DIALOGS, PLAYERS):
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        at(page, f"/table/{ra_table(context.request, scene, players)}")
        dialog(page)
        yield f"{dialog.__name__}, {scene} of {players}"
        if dialog is chat:
            chat(page)


def main(url: str) -> None:
    bad = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(base_url=url, reduced_motion="reduce", locale="en-GB")
        context.add_init_script("localStorage['epoca-settings'] ??= JSON.stringify({ pace: 'instant' })")
        context.set_default_timeout(120_000)
        page = context.new_page()
        for screen in screens(context, page):
            found = list(misfits(page, SIZES, LANGUAGES, THEMES))
            bad += len(found)
            print(f"{screen}: {len(found)} misfits", *found, sep="\n  ", flush=True)
        browser.close()
    raise SystemExit(f"{bad} misfits" if bad else 0)


if __name__ == "__main__":
    main(sys.argv[1])
