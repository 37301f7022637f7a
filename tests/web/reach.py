"""Can everybody use it? axe-core tells what stands in the way of whom."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

FAULTS = {"resultTypes": ["violations"]}  # nothing is told of what is well
NIGHT = ["color-contrast", "link-in-text-block"]  # all that changes with the colours


def hindrances(page: Page) -> str:
    """What stands in somebody's way on the screen that is open, by day and by night; empty if nothing does."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    page.evaluate("window.undrawn && (undrawn.disabled = true)")  # colours are compared
    told = []
    for theme, rules in (("dark", FAULTS | {"runOnly": NIGHT}), ("light", FAULTS)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found = AxeResults(page.evaluate("async (rules) => ({ violations: (await axe.run(rules)).violations })", rules))
        if found.violations_count:
            told.append(f"{theme}: {found.generate_report()}")
    page.evaluate("window.undrawn && (undrawn.disabled = false)")
    return "\n".join(told)
