"""Where a director stands in the tests of a browser: a service, the cookies of whoever signed in, and the first steps there."""

from typing import TYPE_CHECKING, Any, NamedTuple

from fastapi import FastAPI

from tests.service.desk import WORDS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page


class Place(NamedTuple):
    """A service with its people and its docket, where it listens, its usual screen, and the cookies of whoever signed in."""

    app: FastAPI
    address: str
    browser: "Browser"
    screen: str
    signed_in: dict[str, Any]


def signed_in(place: Place, context: "BrowserContext", name: str) -> "Page":
    """A page of somebody who has signed in; with the cookies of an earlier time, where there was one."""
    page = context.new_page()
    if name in place.signed_in:
        context.add_cookies(place.signed_in[name])
        return page
    page.goto("/login")
    sign_in(page, name)
    place.signed_in[name] = context.cookies()
    return page


def sign_in(page: "Page", name: str) -> None:
    """Fills the form where one signs in."""
    page.fill("input[name=name]", name)
    page.fill("input[name=passphrase]", WORDS)
    with page.expect_navigation():
        page.click("main .main")


def filed(page: "Page", table: str = "") -> str:
    """Files the ruling on the page; the address of its entry. Nothing is typed but the table, if there is one: the event is offered."""
    if table:
        page.fill("section.file input[name=table]", table)
    page.click("section.file button")
    page.wait_for_url("**/docket/spring/*")
    return page.url.partition("#")[0]
