"""Does everything fit? Every table at every size, number of players, language and theme: python tests/web/fits.py URL.

A quick part of it runs with the tests (test_fits.py).
"""

import json
import shutil
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from web.positions import HADARA, RA, hadara_table, ra_table

SIZES = ((1440, 900), (1280, 800), (1920, 1080), (820, 1180), (390, 844), (360, 740))
LANGUAGES = ("en", "pt", "it", "fr", "pl")
THEMES = ("light", "dark")
PLAYERS = (2, 3, 4, 5)

MISFITS = Path(__file__).with_name("misfits.js").read_text("utf-8")


def misfits(page: Page, code: str, size: tuple[int, int], language: str, theme: str) -> list[str]:
    """What does not fit at a table."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    chosen = {"pace": "instant", "language": language}
    page.add_init_script(f"localStorage['epoca-settings'] = {json.dumps(chosen)!r}")
    page.goto(f"/table/{code}")
    page.wait_for_selector(".table:not(.settling) .frame")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    found: list[str] = page.evaluate(MISFITS)
    return found


def tables(context: BrowserContext) -> Iterator[tuple[str, str]]:
    """A table for each scene and number of players."""
    for scene, players in product(RA, PLAYERS):
        yield f"{scene} of {players}", ra_table(context.request, scene, players)
    for scene, players in product(HADARA, PLAYERS):
        yield f"{scene} of {players}", hadara_table(context.request, scene, players)


def main(url: str) -> None:
    bad = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(base_url=url, reduced_motion="reduce")
        context.set_default_timeout(120_000)
        for name, code in tables(context):
            for size, language, theme in product(SIZES, LANGUAGES, THEMES):
                page = context.new_page()
                found = misfits(page, code, size, language, theme)
                page.close()
                bad += len(found)
                for one in found:
                    print(f"{name}, {size[0]} x {size[1]}, {language}, {theme}: {one}", flush=True)
        browser.close()
    raise SystemExit(f"{bad} misfits" if bad else 0)


if __name__ == "__main__":
    main(sys.argv[1])
