"""Every page of the service, as somebody comes to it: addresses, and forms that are sent. What a page must be, it must be on all."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from adjudicator.service.packed import pack
from tests.service.desk import LOG

if TYPE_CHECKING:
    from playwright.sync_api import Page

Way = Callable[["Page"], None]

PUBLIC = {
    "first": "/",
    "names that are the same": "/?one=Ann&two=ann",
    "a choice": "/ask?a=knock",
    "a card": "/ask?a=knock&a=North",
    "a count": "/ask?a=knock&a=North&a=8d",
    "a hand": "/ask?a=turned&a=North&a=knock",
    "cards in order": "/ask?a=seen&a=North&a=drawing&c=Ks",
    "a number": "/ask?a=number&a=North&a=play",
    "an answer not understood": "/ask?a=knock&a=North&a=8d&n=999",
    "own words": "/ask?a=other",
    "a ruling after questions": "/ask?a=knock&a=North&a=8d&a=10&a=8",
    "the log": "/log",
    "a ruling": f"/ruling?z={pack(LOG)}",
    "its code": f"/ruling/code?z={pack(LOG)}",
    "a replay to be": "/replay",
    "a replay": f"/replay?z={pack(LOG)}&at=13",
    "a supposition": f"/replay?z={pack(LOG)}&at=13&if=South+refuses+the+knock",
    "sign in": "/login",
    "nothing there": "/nothing/here",
    "why a call is refused": "/problems",
    "a kind of refusal": "/problems/key-used-before",
}
"""Pages for everybody."""

OF_THE_DOCKET = {
    "events": "/docket",
    "an event": "/docket/spring",
    "a search": "/docket/spring?clause=gra.9.d",
    "rulings like one": "/docket/spring?like=1",
    "a search in vain": "/docket/spring?text=xylophone",
    "an entry": "/docket/spring/1",
    "an appeal by itself": "/docket/spring/3",
    "a deviation": "/docket/spring/1/deviation",
    "an appeal": "/docket/spring/1/appeal",
    "a decision": "/docket/spring/3/decision",
    "a note": "/docket/spring/1/note",
    "a correction": "/file?event=spring&corrects=1",
    "a choice that was made": "/file?event=spring&corrects=1&add=South+accepts+the+knock",
    "to file": f"/file?z={pack(LOG)}&event=spring&table=4",
    "the sheet": "/docket/spring/1/sheet",
    "account": "/account",
    "people": "/people",
    "the trail": "/audit",
}
"""Pages for a head director, once ``told`` has filled the docket."""


ADDRESSES = (*PUBLIC.values(), *OF_THE_DOCKET.values())


class Stop(NamedTuple):
    """A page and the way there."""

    name: str
    way: Way


def at(address: str) -> Way:
    """By its address."""
    return lambda page: _went(page, address)


def _went(page: "Page", address: str) -> None:
    page.goto(address)


def stops() -> Iterator[Stop]:
    """Every page, those by address first, then those that answer a form."""
    for name, address in {**PUBLIC, **OF_THE_DOCKET}.items():
        yield Stop(name, at(address))
    yield Stop("a log with faults", _faults)
    yield Stop("a shared replay", _shared)
    yield Stop("an embedded replay", _embedded)
    yield Stop("a public entry", _public)
    yield Stop("a token", _token)
    yield Stop("an account that cannot be made", _no_account)
    yield Stop("a merge", _merge)
    yield Stop("a log that is filed already", _filed_already)


def _faults(page: "Page") -> None:
    page.goto("/log")
    page.fill("#log", "players: North, South\nNorth pases\n")
    with page.expect_navigation():
        page.click("main form button.main")


def _filed_already(page: "Page") -> None:
    page.goto(f"/file?z={pack(LOG)}&event=spring&table=7")
    with page.expect_navigation():
        page.click("main form button.main")


def _shared(page: "Page") -> None:
    page.goto(PUBLIC["a replay"])
    page.click(".share summary")
    page.select_option("#viewpoint", "public")
    with page.expect_navigation():
        page.click(".share button")


def _embedded(page: "Page") -> None:
    _shared(page)
    page.goto(page.url.partition("?")[0].replace("/share/", "/embed/") + "?at=13")


def _public(page: "Page") -> None:
    page.goto("/docket/spring/1")
    page.goto(page.get_attribute('dd a[href^="/e/"]', "href") or "/")


def _token(page: "Page") -> None:
    page.goto("/account")
    page.fill("#label", "tour")
    with page.expect_navigation():
        page.click('form[action="/account/token"] button')


def _no_account(page: "Page") -> None:
    page.goto("/people")
    page.fill("#name", "Hed")
    page.fill("#passphrase", "three words and more")
    with page.expect_navigation():
        page.click('form[action="/people"] button')


def _merge(page: "Page") -> None:
    page.goto("/docket/spring/1/note?key=tour&seen=1")
    page.fill("[name=public_text]", "Mine.")
    with page.expect_navigation():
        page.click("main form button.main")
