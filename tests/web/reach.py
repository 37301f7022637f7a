"""Can everybody use it? axe-core tells what stands in the way of whom."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
FAULTS = {"resultTypes": ["violations"]}  # nothing is told of what is well
NIGHT = ["color-contrast", "link-in-text-block"]  # all that changes with the colours


def hindrances(page: Page) -> str:
    """What stands in somebody's way on the screen that is open, by day and by night; empty if nothing does."""
    told = []
    for theme, rules in (("dark", FAULTS | {"runOnly": NIGHT}), ("light", FAULTS)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found = AXE.run(page, options=rules)
        if found.violations_count:
            told.append(f"{theme}: {found.generate_report()}")
    return "\n".join(told)
