"""A browser before the service: the service listens on a free port, a chromium of the machine looks at it.

Without chromium or playwright the tests that need them are skipped, and say so; where ``CI`` is set they fail instead.
"""

import os
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from adjudicator.service.wishes import Wishes

if TYPE_CHECKING:
    from fastapi import FastAPI
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
SMALLEST = {"width": 320, "height": 640}


def missing(what: str) -> None:
    """Skips the test because something is not on this machine; fails where nothing may be missing."""
    says = f"{what} is not on this machine, so what needs a browser is not tested"
    if os.environ.get("CI"):
        pytest.fail(says)
    pytest.skip(says)


@contextmanager
def serving(folder: Path, **wishes: Any) -> Iterator[str]:
    """The service on a free port, with its docket in ``folder``; gives its address."""
    from adjudicator.service.app import application

    whole = Wishes(
        f"sqlite:///{folder / 'docket.db'}", folder, b"a secret of the tests", **{"each_minute": 0, **wishes}
    )
    with listening(application(whole)) as address:
        yield address


@contextmanager
def listening(app: "FastAPI") -> Iterator[str]:
    """A service on a free port; gives its address."""
    import uvicorn

    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 120
    while not server.started:
        if not thread.is_alive() or time.monotonic() > until:
            raise RuntimeError("the service has not come up")
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)


@contextmanager
def chromium() -> Iterator["Browser"]:
    """The chromium of this machine, without a window."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright")
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        missing("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def visitor(browser: "Browser", address: str, **wishes: Any) -> Iterator["BrowserContext"]:
    """A visitor of the service with a telephone, in English, unless told otherwise."""
    context = browser.new_context(**{"base_url": address, "viewport": PHONE, "locale": "en-GB", **wishes})
    context.set_default_timeout(60_000)
    try:
        yield context
    finally:
        context.close()


def led(page: "Page", what: "str | Locator") -> None:
    """A tap after which another page is there, whole, and its scripts have begun: before that what they do is not done."""
    with page.expect_navigation():
        (page.locator(what) if isinstance(what, str) else what).click()


def until(page: "Page", says: str, given: object = None) -> None:
    """Waits until a script says yes of a page. It is asked from here: no page of ours lets a browser ask it by itself."""
    end = time.monotonic() + 30
    while not page.evaluate(says, given):
        assert time.monotonic() < end, says
        page.wait_for_timeout(20)
