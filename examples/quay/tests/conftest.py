"""The server and the Chromium of Epoca's own scenes."""

from web.conftest import browser, browser_thread, page_server, pytest_pyfunc_call, visit

__all__ = ["browser", "browser_thread", "page_server", "pytest_pyfunc_call", "visit"]
