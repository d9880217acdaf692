"""A telephone on which directors write into the forms of the docket: how they come to a form, and in which ways it fails them."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest
from fastapi import FastAPI

from adjudicator.docket.troubles import Locked
from adjudicator.words import say
from tests.service.browser import led
from tests.service.desk import NOON, WORDS

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

SECRET = "For the directors: North has done this before."
PRIVATE = "textarea[name=private_text]"
PUBLIC = "textarea[name=public_text]"
LAW = "textarea[name=law]"
FILE_IT = "form.filing button.main"


def sign_in(page: "Page", name: str) -> None:
    page.goto("/login?next=/account")
    give_name(page, name)


def give_name(page: "Page", name: str) -> None:
    page.fill("input[name=name]", name)
    page.fill("input[name=passphrase]", WORDS)
    led(page, "main .main")


def sign_out(page: "Page") -> None:
    page.goto("/account")
    led(page, page.get_by_role("button", name="Sign out"))


def open_form(page: "Page", link: str = "Add a note") -> None:
    """The form, by the way on which a director comes: from the entry. What is kept of it has come back by then."""
    page.goto("/docket/spring/1")
    led(page, page.locator("main .actions").get_by_text(link, exact=True).first)
    page.wait_for_selector("form.filing")


def forget_session(context: "BrowserContext") -> None:
    """The cookie is gone, as after a day."""
    context.clear_cookies()


def fail_to_send(page: "Page") -> None:
    """Sends the form, after which the browser shows an error of its own."""
    with page.expect_event("requestfailed", lambda request: request.method == "POST"):
        page.click(FILE_IT)
    for _ in range(1200):
        if page.url.startswith("chrome-error://"):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"no error is shown: {page.url}")


def stored(page: "Page") -> str:
    """All that the browser keeps of this site."""
    return str(page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})"))


def refusing(*args: Any) -> None:
    """A docket that is in use."""
    raise Locked(say("the docket is in use: try again"))


@contextmanager
def two_days_later(app: FastAPI) -> Iterator[None]:
    """Every session has ended meanwhile."""
    before, app.state.clock = app.state.clock, lambda: NOON + timedelta(days=2)
    try:
        yield
    finally:
        app.state.clock = before
