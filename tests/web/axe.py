"""Does anything stand in somebody's way? axe-core on every page and on whole matches, by day and by night: make axe.

Name the address of a server: python tests/web/axe.py URL. `--only` names what to look at.
"""

import argparse
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from web.conftest import CHROMIUMS
from web.fits import MORE_PAGES, PAGES, at
from web.playing import DECISION, move, my_turn, play_now
from web.reach import hindrances
from web.test_page import KIND_OF_SCREEN

SIZES = {"wide": (1280, 800), "phone": (390, 844)}
MOST_MOVES = 600


def match(page: Page, game: str) -> Iterator[tuple[str, str]]:
    """Every kind of screen of a match against bots, and what is found there."""
    at(page, "/")
    play_now(page, game)
    seen = set[str]()
    for _ in range(MOST_MOVES):
        page.wait_for_selector(DECISION)
        kind = page.evaluate(KIND_OF_SCREEN)
        if kind not in seen:
            yield f"{game}, {kind}", hindrances(page)
        seen.add(kind)
        if not my_turn(page):
            break
        move(page)
    yield f"{game}, the end", hindrances(page)


def pages(page: Page) -> Iterator[tuple[str, str]]:
    """Every page around the tables."""
    for path in PAGES + MORE_PAGES:
        at(page, path)
        yield path, hindrances(page)


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("url")
    wish.add_argument("--only", default="")
    asked = wish.parse_args()
    bad = 0
    with sync_playwright() as playwright:
        chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        looks = {"pages": pages, "ra": lambda page: match(page, "ra"), "hadara": lambda page: match(page, "hadara")}
        for size, (width, height) in SIZES.items():
            for name, look in looks.items():
                if asked.only not in ("", name, size):
                    continue
                context = browser.new_context(
                    base_url=asked.url,
                    viewport={"width": width, "height": height},
                    reduced_motion="reduce",
                    locale="en-GB",
                    bypass_csp=True,
                )
                context.add_init_script("localStorage['epoca-settings'] ??= JSON.stringify({ pace: 'instant' })")
                context.set_default_timeout(120_000)
                for what, found in look(context.new_page()):
                    bad += bool(found)
                    print(f"{size}, {what}: {found or 'nothing'}", flush=True)
                context.close()
        browser.close()
    raise SystemExit(f"{bad} screens with hindrances" if bad else 0)


if __name__ == "__main__":
    main()
