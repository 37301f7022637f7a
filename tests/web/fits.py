"""Does everything fit? Every screen and dialog at every size, language and theme, tables for 2 to 5 players: make fits.

Name the address of a server: python tests/web/fits.py URL. `--part 2/3` looks at every third screen from the second on,
so that several can look at once; `--only` names the screens to look at, `--languages` and `--themes` in which;
`--database` is that of the server, for those screens that need somebody with a past. A small part of it runs with the
tests (test_table.py).
"""

import argparse
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import BrowserContext, Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from web.conftest import CHROMIUMS
from web.playing import ACTIONS, SETTLED, press
from web.positions import HADARA, RA, clearest_puzzle, finished_table, hadara_table, hoard_table, known_player, ra_table

from epoca import games
from epoca.review.puzzles import puzzles_of

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1440, 900), (1280, 800), (1920, 1080), (820, 1180), (390, 844), (360, 740))
SOME_SIZES = ((1280, 800), (820, 1180), (360, 740))  # one of each layout
LANGUAGES = ("en", "pt", "it", "fr", "pl")
THEMES = ("light", "dark")
PLAYERS = (2, 3, 4, 5)
PAGES = (
    "/",
    "/lobby",
    "/learn",
    "/learn/ra",
    "/learn/hadara",
    "/rules/ra",
    "/rules/hadara",
    "/replay",
    "/review",
    "/matches",
    "/profile",
)
# Looked at by `make fits` and `make axe` alone
MORE_PAGES = ("/puzzle", "/puzzle/ra/0", "/puzzle/hadara/0", "/nowhere")

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
UNPAINTED = """
  addEventListener('DOMContentLoaded', () => {  // what takes long to paint has no say in where things lie
    const sheet = new CSSStyleSheet();
    const nothing = ['filter', 'box-shadow', 'background-image'].map((what) => `${what}: none !important`).join(';');
    sheet.replaceSync(`*, *::before, *::after { ${nothing} } svg * { visibility: hidden !important }`);
    document.adoptedStyleSheets = [sheet];
  });
"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))))"
LOOK = f"""
(themes) => themes.flatMap((theme) => {{
  document.documentElement.dataset.theme = theme;
  return ({MISFITS})().map((one) => `${{theme}}: ${{one}}`);
}})
"""


def misfits(page: Page, sizes: tuple[Size, ...], languages: tuple[str, ...], themes: tuple[str, ...]) -> Iterator[str]:
    """What does not fit on the screen that is open; nothing is loaded again."""
    for language in languages:
        page.evaluate(SPEAK, language)
        if page.locator(".table").count():
            page.wait_for_timeout(400)  # until it is told in that language
            page.wait_for_selector(SETTLED)
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(DRAWN)
            found = page.evaluate(LOOK, themes)
            for _ in range(PATIENCE if found else 0):  # what still moves is looked at again
                page.wait_for_timeout(500)
                found = page.evaluate(LOOK, themes)
                if not found:
                    break
            yield from (f"{size[0]} x {size[1]}, {language}, {one}" for one in found)


def puzzle(name: str, seats: int, theme: str) -> str:
    """The page of a position that is always the same."""
    found = puzzles_of(games.load(name))
    return f"/puzzle/{name}/{next(k for k, one in enumerate(found) if (one.seats, one.theme) == (seats, theme))}"


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


def unfolded(page: Page) -> None:
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


DIALOGS: tuple[tuple[str, str, Callable[[Page], None]], ...] = (
    ("ra", "turn", menu),
    ("ra", "turn", hint),
    ("ra", "turn", unfolded),
    ("ra", "turn", explained),
    ("ra", "nightfall", scoring),
    ("ra", "last-night", scoring),
    ("hadara", "draft", hint),
    ("hadara", "take", explained),
    ("hadara", "draft", unfolded),
    ("hadara", "seals", scoring),
    ("hadara", "last-card", scoring),
)


def settings(_: BrowserContext, page: Page) -> None:
    """The settings on the first page."""
    at(page, "/")
    page.locator("details.menu summary").click()


def open_table(context: BrowserContext, page: Page) -> None:
    """A table that waits for people."""
    context.request.post("/api/people", data={"name": "Nefer"})
    code = context.request.post("/api/tables", data={"game": "ra", "seats": ["me", "open"]}).json()["code"]
    page.goto(f"/table/{code}")
    page.wait_for_selector("main.open")


def invited(context: BrowserContext, page: Page) -> None:
    """What a friend sees who was invited to a table and has no name yet."""
    context.request.post("/api/people", data={"name": "Nefer"})
    wish = {"game": "hadara", "seats": ["me", "open", "greedy"]}
    code = context.request.post("/api/tables", data=wish).json()["code"]
    context.clear_cookies()
    page.goto(f"/table/{code}")
    page.wait_for_selector("main.open")


def stored(_: BrowserContext, page: Page, path: str) -> None:
    """A page that is the same for everybody."""
    at(page, path)


def seated(context: BrowserContext, page: Page, game: str, scene: str, players: int) -> None:
    """A table at which a scene is just coming."""
    at(page, f"/table/{TABLES[game](context.request, scene, players)}")


def hoard(context: BrowserContext, page: Page, players: int, raised: bool) -> None:
    """A tray as full as it gets, and a sun raised for even more."""
    code = next(filter(None, (hoarded(context, players) for _ in range(12))), None)
    assert code, "nobody got that much"
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    at(page, f"/table/{code}")
    if raised:
        page.locator("[data-move^=bid]").first.click()


def hoarded(context: BrowserContext, players: int) -> str | None:
    try:
        return hoard_table(context.request, players)
    except AssertionError:
        return None


def asked(
    context: BrowserContext, page: Page, game: str, scene: str, players: int, dialog: Callable[[Page], None]
) -> None:
    """The same, with something opened there."""
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    seated(context, page, game, scene, players)
    dialog(page)


def over(context: BrowserContext, page: Page, game: str, players: int) -> None:
    """The end of a match, with its course."""
    page.goto(f"/table/{finished_table(context.request, game, players)}")
    page.wait_for_selector(".turns ol")


def reviewed(context: BrowserContext, page: Page, game: str, players: int) -> None:
    """The review of a decision."""
    page.goto(f"/review/{finished_table(context.request, game, players)}?ply=3")
    page.wait_for_selector(".review .two")


def from_position(context: BrowserContext, game: str) -> str:
    """The page of a position that is always the same."""
    found = {"puzzle": {"game": game, "number": clearest_puzzle(game)[0]}}
    return f"/position/{context.request.post('/api/positions', data=found).json()['code']}"


def position(context: BrowserContext, page: Page, game: str) -> None:
    """A position to play on from."""
    at(page, from_position(context, game))


def branched(context: BrowserContext, page: Page, game: str) -> None:
    """A table that began there, where two moves were tried."""
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    at(page, from_position(context, game))
    page.get_by_role("button", name="Play on").click()
    for turn in range(2):
        page.wait_for_selector(f"{SETTLED} [data-move]")
        page.locator(ACTIONS).nth(turn).click()
        if page.locator("[data-confirm]:enabled").count():
            page.locator("[data-confirm]").click()
        page.wait_for_function("n => document.querySelectorAll('[data-node]').length > n", arg=turn + 1)
        page.locator("[data-node='0']").click()


def warned(context: BrowserContext, page: Page, game: str) -> None:
    """A coach warns."""
    page.add_init_script("localStorage['epoca-settings'] = JSON.stringify({ pace: 'instant', coach: true })")
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    at(page, from_position(context, game))
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector(f"{SETTLED} [data-move]")
    page.wait_for_selector("[data-coached]")
    page.locator(f'.table [data-move="{clearest_puzzle(game)[2]}"]').first.click()
    page.wait_for_selector(".warning")


def profiled(context: BrowserContext, page: Page, database: str, path: str) -> None:
    """What somebody with a past sees."""
    known_player(context.request, database, f"Nefer {uuid4().hex[:5]}")
    context.add_init_script("localStorage['epoca-introduced'] = 'yes'")
    at(page, path)


Screen = Callable[[BrowserContext, Page], None]
TABLES = {"ra": ra_table, "hadara": hadara_table}
SCENES = {"ra": RA, "hadara": HADARA}


def screens(database: str = "") -> Iterator[tuple[str, Screen]]:
    """All screens: what each is, and how to come there."""
    for path in ("/profile", "/train") if database else ():
        yield f"{path} of somebody known", partial(profiled, database=database, path=path)
    for path in PAGES + MORE_PAGES:
        yield path, partial(stored, path=path)
    yield "settings", settings
    yield "an open table", open_table
    yield "an invitation", invited
    for game, scenes in SCENES.items():
        for scene, players in product(scenes, PLAYERS):
            yield f"{game}, {scene} of {players}", partial(seated, game=game, scene=scene, players=players)
    for players, raised in product(PLAYERS, (False, True)):
        yield f"ra, hoard of {players}{', raised' * raised}", partial(hoard, players=players, raised=raised)
    for game, players in product(SCENES, PLAYERS):
        yield f"{game}, the end of {players}", partial(over, game=game, players=players)
        yield f"{game}, a review of {players}", partial(reviewed, game=game, players=players)
    for game, (what, screen) in product(
        SCENES, (("a position", position), ("branches", branched), ("a warning", warned))
    ):
        yield f"{game}, {what}", partial(screen, game=game)
    for (game, scene, dialog), players in product(DIALOGS, PLAYERS):
        name = f"{game}, {dialog.__name__}, {scene} of {players}"
        yield name, partial(asked, game=game, scene=scene, players=players, dialog=dialog)


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("url")
    wish.add_argument("--part", default="1/1")
    wish.add_argument("--only", default="")
    wish.add_argument("--languages", default=" ".join(LANGUAGES))
    wish.add_argument("--themes", default=" ".join(THEMES))
    wish.add_argument("--database", default="")
    wish.add_argument("--some", action="store_true", help="a size of each layout, the longest words")
    asked_for = wish.parse_args()
    part, parts = map(int, asked_for.part.split("/"))
    chosen = [(name, screen) for name, screen in screens(asked_for.database) if asked_for.only in name][
        part - 1 :: parts
    ]
    spoken, themes = tuple(asked_for.languages.split()), tuple(asked_for.themes.split())
    looked = (SOME_SIZES, ("fr", "pl"), themes) if asked_for.some else (SIZES, spoken, themes)
    bad = 0
    with sync_playwright() as playwright:
        chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, screen in chosen:
            context = browser.new_context(base_url=asked_for.url, reduced_motion="reduce", locale="en-GB")
            context.add_init_script("localStorage['epoca-settings'] ??= JSON.stringify({ pace: 'instant' })")
            context.add_init_script(UNPAINTED)
            context.set_default_timeout(120_000)
            page = context.new_page()
            try:
                screen(context, page)
            except AssertionError as never:  # chance did not bring it about
                print(f"{name}: not seen, {never}", flush=True)
                context.close()
                continue
            found = list(misfits(page, *looked))
            bad += len(found)
            print(f"{name}: {len(found)} misfits", *found, sep="\n  ", flush=True)
            context.close()
        browser.close()
    raise SystemExit(f"{bad} misfits" if bad else 0)


if __name__ == "__main__":
    main()
