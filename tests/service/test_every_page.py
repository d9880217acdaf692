"""What holds on every page: axe finds nothing (light, dark, English, French), no sideways scroll, no call to elsewhere."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI

from adjudicator.service.app import application
from adjudicator.service.wishes import Wishes
from tests.service.browser import DESK, PHONE, SMALLEST, listening, missing, visitor
from tests.service.desk import LOG, WORDS, desk, send, signed_in
from tests.service.thumb import listened
from tests.service.tour import ADDRESSES, Stop, stops

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Scheme = Literal["light", "dark"]
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
STOPS = list(stops())
DARK = ("a choice", "a hand", "a ruling", "a supposition", "a log with faults", "an entry", "people")
OTHER = ("/v1/", "/health/", "/metrics", "/docket/{event}/{number}/sheet.pdf")
"""Addresses that show no page."""

READERS: dict[str, tuple[dict[str, int], Scheme]] = {"en-GB": (PHONE, "light"), "fr-FR": (DESK, "dark")}
"""In which language the pages are looked at on which screen and in which colours."""


@pytest.fixture(scope="module")
def axe() -> str:
    """What looks for what keeps people out, from its package."""
    if not AXE.exists():
        missing("axe-core (npm install --no-save axe-core)")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    """A service in whose docket is a ruling with everything that can be filed on one."""
    app = desk(tmp_path_factory.mktemp("desk"))
    dora, here = signed_in(app, "Dora"), "/docket/spring/1"
    private = {"public_text": "Both were heard.", "private_text": "North was warned."}
    filings: tuple[tuple[str, str, dict[str, str]], ...] = (
        ("/file", "/docket", {"log": LOG, "event": "spring", "table": "7", **private}),
        (f"{here}/deviation", f"{here}/deviation", {"instead": "A new deal.", "reason": "Asked for.", "points_0": "0"}),
        (f"{here}/appeal", f"{here}/appeal", {"by": "North", "law": "No.", "deadline": "2026-11-30T11:00"}),
        ("/docket/spring/3/decision", "/docket/spring/3/decision", {"law": "dismissed", "reason": "It is printed."}),
        (f"{here}/note", f"{here}/note", private),
    )
    for form, to, fields in filings:
        assert send(dora, form, to, **fields).status_code == 303, to
    return app


@pytest.fixture(scope="module")
def address(app: FastAPI) -> Iterator[str]:
    with listening(app) as found:
        yield found


@pytest.fixture(scope="module", params=READERS)
def reader(request: pytest.FixtureRequest, browser: "Browser", address: str) -> Iterator["Page"]:
    """The browser of a head director who has signed in: the same tab for every page, as it is at the table."""
    screen, scheme = READERS[request.param]
    with visitor(browser, address, locale=request.param, viewport=screen, color_scheme=scheme) as context:
        wrong = listened(context, address)
        page = context.new_page()
        page.goto("/login")
        page.fill("input[name=name]", "Hed")
        page.fill("input[name=passphrase]", WORDS)
        with page.expect_navigation():
            page.click("main .main")
        yield page
        assert wrong == []


@pytest.fixture
def page(reader: "Page") -> Iterator["Page"]:
    yield reader
    reader.evaluate("localStorage.clear()")


def found_by(page: "Page", axe: str, only: dict[str, Any]) -> list[str]:
    """What axe finds on a page."""
    page.evaluate(axe)
    found = page.evaluate("only => axe.run(document, {resultTypes: ['violations'], runOnly: only})", only)
    return [
        f"{rule['id']}: {rule['help']}: {node['target']} {node['html'][:200]} {node['failureSummary'][:300]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def width(page: "Page") -> int:
    """How wide a page is on the smallest telephone."""
    usual = page.viewport_size
    page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    found = int(page.evaluate("document.documentElement.scrollWidth"))
    if usual:
        page.set_viewport_size(usual)
    return found


def looked_at(page: "Page", axe: str) -> None:
    """Nothing is wrong with the page before us, all that is folded up unfolded."""
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    assert found_by(page, axe, {"type": "tag", "values": TAGS}) == []
    assert width(page) <= SMALLEST["width"]


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
def test_a_page_keeps_nobody_out_and_scrolls_only_down(page: "Page", axe: str, stop: Stop) -> None:
    stop.way(page)
    looked_at(page, axe)


@pytest.mark.parametrize("reader", ["en-GB"], indirect=True)
@pytest.mark.parametrize("stop", [stop for stop in STOPS if stop.name in DARK], ids=lambda stop: stop.name)
def test_a_telephone_in_the_dark(page: "Page", axe: str, stop: Stop) -> None:
    stop.way(page)
    page.emulate_media(color_scheme="dark")
    try:
        looked_at(page, axe)
    finally:
        page.emulate_media(color_scheme="light")


def test_where_the_first_account_is_made(browser: "Browser", axe: str, tmp_path: Path) -> None:
    wishes = Wishes(f"sqlite:///{tmp_path / 'docket.db'}", tmp_path, b"secret", each_minute=0, setup_code="ABCD")
    with listening(application(wishes)) as address, visitor(browser, address) as context:
        page = context.new_page()
        schemes: tuple[Scheme, ...] = ("light", "dark")
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            page.goto("/setup")
            assert page.locator("#code").count() == 1
            looked_at(page, axe)


def test_every_address_that_shows_a_page_is_on_the_tour(app: FastAPI, page: "Page") -> None:
    """Whoever adds a page adds it to tests/service/tour.py."""
    visited = {*ADDRESSES, "/share/{name}", "/embed/{name}", "/e/{event}/{number}/{given}", "/setup"}
    roads = app.state.roads
    known = {roads.named(address.partition("?")[0]) for address in visited if "{" not in address}
    known |= {address for address in visited if "{" in address}
    shown = {road.template for road in roads.all() if "GET" in road.methods and not road.template.startswith(OTHER)}
    assert shown - known == set()
