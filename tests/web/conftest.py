"""A real server and a real Chromium for all scenes on the page."""

import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from server.servers import Server, running

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("page"), "", "--limit-factor", "50") as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "the page is tested in a real Chromium: install your system's package `chromium`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, page_server: Server) -> Iterator[Callable[..., Page]]:
    """Open a page in a browser of its own, as a new person would; no fault of the page goes unseen."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def new(path: str = "/", **options: Any) -> Page:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=page_server.url, **options)
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
        page.goto(path)
        if path.startswith("/"):
            page.wait_for_selector("main")
        return page

    yield new
    for context in contexts:
        context.close()
    ours = [fault for fault in faults if not re.search("status of 40[03]", fault)]  # refusals, which are shown
    assert ours == []
