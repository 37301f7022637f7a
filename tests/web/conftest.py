"""A real server and a real Chromium for all scenes on the page.

Playwright leaves an event loop running in its thread, in which no other scene could run one of its own. So Chromium is
driven from a thread that does nothing else, and the scenes on the page run in that thread.
"""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from server.servers import Server, running

PATIENCE_MS = 60_000  # until something appears on a busy machine
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
UNDRAWN = """
addEventListener('DOMContentLoaded', () => {
  window.undrawn = new CSSStyleSheet();
  undrawn.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(undrawn);
});
"""  # all is where it is, and nobody draws it: half of what Chromium would do in most scenes
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("page"), "", "--limit-factor", "50") as server:
        yield server


@pytest.fixture(scope="session")
def browser_thread() -> Iterator[Executor]:
    with ThreadPoolExecutor(1, "browser") as thread:
        yield thread


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a scene that visits the page where its browser is."""
    thread = pyfuncitem.funcargs.get("browser_thread")
    if not isinstance(thread, Executor):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    thread.submit(pyfuncitem.obj, **{name: pyfuncitem.funcargs[name] for name in names}).result()
    return True


@pytest.fixture(scope="session")
def browser(browser_thread: Executor) -> Iterator[Browser]:
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert chromium, "the page is tested in a real Chromium: install your system's package `chromium-headless-shell`"
    driver = browser_thread.submit(sync_playwright().start).result()
    yield browser_thread.submit(driver.chromium.launch, executable_path=chromium, args=FLAGS).result()
    browser_thread.submit(driver.stop).result()


def told(line: ConsoleMessage) -> str:
    """What the console says, and of what address."""
    return f"{line.text} {line.location['url']}"


@pytest.fixture
def visit(browser: Browser, browser_thread: Executor, page_server: Server) -> Iterator[Callable[..., Page]]:
    """Open a page in a browser of its own, as a new person would; no fault of the page goes unseen."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def new(path: str = "/", settings: dict[str, Any] | None = None, drawn: bool = False, **options: Any) -> Page:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=page_server.url, **options)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        kept = json.dumps({"pace": "instant"} | (settings or {}))  # nobody waits for bots, unless a scene is about that
        context.add_init_script(f"if (location.origin !== 'null') localStorage['epoca-settings'] ??= {kept!r}")
        if not drawn:
            context.add_init_script(UNDRAWN)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(told(line)) if line.type == "error" else None)
        page.goto(path)
        if path.startswith("/"):
            page.wait_for_selector("main")
        return page

    yield new
    for context in contexts:
        browser_thread.submit(context.close).result()
    refusals = re.compile("status of (40[039]|404 .*/api/tables/)")  # which are shown
    ours = [fault for fault in faults if not refusals.search(fault)]
    assert ours == []
