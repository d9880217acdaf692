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
OTHER = ("/v1/", "/health/", "/metrics", "/docket/{event}/{number}/sheet.pdf")
"""Addresses that show no page."""

LANGUAGES = {"en-GB": "en", "fr-FR": "fr"}
SCREENS = (PHONE, DESK)
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


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


@pytest.fixture(scope="module", params=LANGUAGES)
def reader(request: pytest.FixtureRequest, browser: "Browser", address: str) -> Iterator["Page"]:
    """The browser of a head director who has signed in: the same tab for every page, as it is at the table."""
    with visitor(browser, address, locale=request.param) as context:
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


def wider(page: "Page", screen: dict[str, int]) -> bool:
    """Whether a page scrolls sideways on a screen."""
    page.set_viewport_size(screen)  # type: ignore[arg-type]
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def looked_at(page: "Page", axe: str, scheme: Scheme) -> None:
    """Nothing is wrong with the page before us on the screen that it has now, all that is folded up unfolded."""
    page.emulate_media(color_scheme=scheme)
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    assert found_by(page, axe, {"type": "tag", "values": TAGS}) == [], scheme


@pytest.mark.parametrize(("number", "stop"), enumerate(STOPS), ids=[stop.name for stop in STOPS])
def test_a_page_keeps_nobody_out_and_scrolls_only_down(
    request: pytest.FixtureRequest, page: "Page", axe: str, number: int, stop: Stop
) -> None:
    """In each language on a telephone and on a desk, one in light and one in dark, in the other language the other way round."""
    language = LANGUAGES[request.node.callspec.params["reader"]]
    turned = (number + (language == "fr")) % 2
    screens = SCREENS[::-1] if turned else SCREENS
    page.set_viewport_size(screens[0])  # type: ignore[arg-type]
    stop.way(page)
    assert page.evaluate("document.documentElement.lang") == language
    for screen, scheme in zip(screens, SCHEMES, strict=True):
        page.set_viewport_size(screen)  # type: ignore[arg-type]
        looked_at(page, axe, scheme)
        assert not wider(page, screen)
    assert not wider(page, SMALLEST)


def test_where_the_first_account_is_made(browser: "Browser", axe: str, tmp_path: Path) -> None:
    wishes = Wishes(f"sqlite:///{tmp_path / 'docket.db'}", tmp_path, b"secret", each_minute=0, setup_code="ABCD")
    with listening(application(wishes)) as address, visitor(browser, address) as context:
        page = context.new_page()
        for scheme in SCHEMES:
            page.goto("/setup")
            assert page.locator("#code").count() == 1
            looked_at(page, axe, scheme)
            assert not wider(page, SMALLEST)


def test_every_address_that_shows_a_page_is_on_the_tour(app: FastAPI, page: "Page") -> None:
    """Whoever adds a page adds it to tests/service/tour.py."""
    visited = {*ADDRESSES, "/share/{name}", "/embed/{name}", "/e/{event}/{number}/{given}", "/setup"}
    roads = app.state.roads
    known = {roads.named(address.partition("?")[0]) for address in visited if "{" not in address}
    known |= {address for address in visited if "{" in address}
    shown = {road.template for road in roads.all() if "GET" in road.methods and not road.template.startswith(OTHER)}
    assert shown - known == set()
