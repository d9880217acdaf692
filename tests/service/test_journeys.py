"""What a director does at the table, from the question to the appeal of the next day, on both databases and both screens."""

import io
from collections.abc import Iterator
from datetime import timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("pypdf", reason="the extra dev is not installed")

import pypdf
from fastapi import FastAPI

from adjudicator.cards import NAMES
from adjudicator.docket.verification import of_event
from adjudicator.service.opened import docket_of
from adjudicator.service.packed import pack
from tests.databases import migrated_postgresql, migrated_sqlite
from tests.interview.answers import DISPUTES
from tests.service.browser import DESK, PHONE, chromium, listening, visitor
from tests.service.desk import LOG, NOON, WORDS, desk, send
from tests.service.desk import signed_in as at_the_desk
from tests.service.test_share import OPEN, named_in, without_chance
from tests.service.thumb import Thumb, listened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Response

SCREENS = {"phone": PHONE, "desk": DESK}

COMMONEST = {
    "knock above the limit": "an improper knock, both hands as counts",
    "eleven cards": "eleven cards before play",
    "nine cards": "nine cards in the middle",
    "the next card seen": "a card of the stock seen",
    "a card uncovered": "",
    "a discard put straight back": "a discard put straight back",
    "a wrong count recorded": "a recorded count",
    "false gin": "a false gin",
}
"""The eight commonest disputes, by their names in tests/interview/answers.py; one has none there."""

UNCOVERED = ("seen", "North", "otherwise", "9c")
UNCOVERED_RULING = "The rules leave this to the director (gra.0.a); nothing is imposed here."

LONGEST = ("an improper knock, both hands as cards", "the wrong card turned")
"""Disputes that need whole hands."""


class Place(NamedTuple):
    """A service with its people and its docket, where it listens, its usual screen, and the cookies of whoever signed in."""

    app: FastAPI
    address: str
    browser: "Browser"
    screen: str
    signed_in: dict[str, Any]


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, browser: "Browser", tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("desk")
    database = migrated_sqlite(folder) if request.param == "sqlite" else migrated_postgresql()
    app = desk(folder, database)
    with listening(app) as address:
        yield Place(app, address, browser, "phone" if request.param == "sqlite" else "desk", {})
        assert [check.faults for check in of_event(docket_of(app).store, "spring", again=False) if check.faults] == []


@pytest.fixture
def phone(place: Place) -> Iterator["Page"]:
    """A page on a telephone or a desk, of a director who is signed in; nothing may go wrong on it or go elsewhere."""
    with visitor(place.browser, place.address, viewport=SCREENS[place.screen]) as context:
        wrong = listened(context, place.address)
        yield signed_in(place, context, "Dora")
        assert wrong == []


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


def filed(page: "Page", table: str, event: str = "Spring Open") -> str:
    """Files the ruling on the page; the address of its entry."""
    page.fill("section.file input[name=event]", event)
    page.fill("section.file input[name=table]", table)
    page.click("section.file button")
    page.wait_for_url("**/docket/spring/*")
    return page.url.partition("#")[0]


def table_of(page: "Page") -> str:
    """A table for each screen, so that one does not find filed what the other has filed."""
    assert page.viewport_size
    return str(page.viewport_size["width"])


@pytest.mark.parametrize("dispute", COMMONEST)
def test_a_common_dispute_takes_twelve_taps_and_no_typing_and_is_filed(
    place: Place, phone: "Page", dispute: str
) -> None:
    thumb, name = Thumb(phone), COMMONEST[dispute]
    if name:
        thumb.tells(name)
    else:
        thumb.gives(UNCOVERED, UNCOVERED_RULING)
    thumb.chooses()
    assert thumb.taps <= 12
    ruling = phone.locator("h1").inner_text()
    filed(phone, table_of(phone))
    assert phone.locator("h1").inner_text().startswith(ruling.rstrip(".")[:40])


@pytest.mark.parametrize("name", LONGEST)
def test_a_knock_with_whole_hands_takes_thirty_five_taps(phone: "Page", name: str) -> None:
    thumb = Thumb(phone)
    thumb.tells(name)
    thumb.chooses()
    assert thumb.taps <= 35


def test_from_the_question_to_the_sheet_and_the_appeal_of_the_next_day(place: Place, phone: "Page") -> None:
    thumb = Thumb(phone)
    said = thumb.tells("an improper knock, both hands as counts")
    here = filed(phone, f"long {table_of(phone)}")
    assert phone.locator("h1").inner_text().startswith(said[:30])
    sheet = phone.get_by_role("link", name="Print the sheet").get_attribute("href")
    assert sheet
    answer = phone.request.get(sheet)
    (paper,) = pypdf.PdfReader(io.BytesIO(answer.body())).pages
    assert "North" in paper.extract_text()
    place.app.state.clock = lambda: NOON + timedelta(hours=23)
    try:
        _appealed(phone, here, late=False)
        place.app.state.clock = lambda: NOON + timedelta(hours=25)
        _appealed(phone, here, late=True)
        decided(phone, here)
    finally:
        place.app.state.clock = lambda: NOON
        place.signed_in.clear()


def _appealed(page: "Page", here: str, *, late: bool) -> None:
    page.goto(here)
    if page.url != here:
        sign_in(page, "Dora")
    assert page.url == here
    page.get_by_role("link", name="Appeal", exact=True).first.click()
    page.wait_for_url("**/appeal?key=*")
    page.select_option("[name=by]", "South")
    page.fill("[name=law]", "Nobody may accept such a knock.")
    page.click("main form button.main")
    page.wait_for_url("**#entry-*")
    assert page.get_by_text("after the deadline").count() == int(late)


def decided(page: "Page", here: str) -> None:
    """The first appeal is decided."""
    page.get_by_role("link", name="Decide the appeal").first.click()
    page.wait_for_url("**/decision?key=*")
    page.check("[name=law][value=dismissed]")
    page.fill("[name=reason]", "The clause says so.")
    page.click("main form button.main")
    page.wait_for_url("**#entry-*")
    page.goto(here)
    assert page.get_by_text("The clause says so.").is_visible()


def test_two_directors_at_one_case_are_told_of_each_other(place: Place, phone: "Page") -> None:
    Thumb(phone).tells("a false gin")
    here = filed(phone, f"two {table_of(phone)}")
    phone.get_by_role("link", name="Depart from it").click()
    phone.wait_for_url("**/deviation?key=*")
    phone.fill("[name=instead]", "A new deal.")
    phone.fill("[name=reason]", "Both asked for it.")
    with visitor(place.browser, place.address) as context:
        other = signed_in(place, context, "Hed")
        other.goto(f"{here}/deviation")
        other.fill("[name=instead]", "The hand is dead.")
        other.fill("[name=reason]", "A player has left.")
        other.click("main form button.main")
        other.wait_for_url("**#entry-*")
    phone.click("main form button.main")
    phone.get_by_text("Another director has filed in this case meanwhile").wait_for()
    assert phone.get_by_text("The hand is dead.").is_visible()
    assert phone.input_value("[name=instead]") == "A new deal."
    phone.get_by_role("button", name="File mine as well").click()
    phone.wait_for_url("**#entry-*")
    for words in ("The hand is dead.", "A new deal."):
        assert phone.get_by_text(words).first.is_visible()


def test_without_a_script_the_way_is_the_same(place: Place) -> None:
    with visitor(place.browser, place.address, java_script_enabled=False) as context:
        page = signed_in(place, context, "Dora")
        thumb = Thumb(page)
        for name in (*LONGEST[:1], "a card of the stock seen", "nine cards in the middle"):
            thumb.tells(name)
            thumb.chooses()
        here = filed(page, "without a script")
        page.get_by_role("link", name="Appeal", exact=True).click()
        page.select_option("[name=by]", "South")
        page.fill("[name=fact]", "There were ten.")
        page.click("main form button.main")
        assert page.url.startswith(here)
        assert page.get_by_text("There were ten.").is_visible()


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_a_tab_that_is_killed_loses_nothing(place: Place) -> None:
    with visitor(place.browser, place.address) as context:
        page = context.new_page()
        page.goto("/ask?a=turned&a=North&a=knock")
        for card in ("6h", "7h"):
            page.locator(f'label:has([value="{card}"])').click()
        page.close()
        page = context.new_page()
        page.goto("/")
        page.locator("#resume-link").click()
        assert page.locator(".tally").inner_text() == "2 of 11"
        page.goto("/log")
        page.locator("#log").press_sequentially("North dr")
        page.close()
        page = context.new_page()
        page.goto("/log")
        assert page.locator("#log").input_value() == "North dr"


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_an_appeal_begun_in_a_tab_that_is_killed_is_there_when_it_is_asked_for_again(place: Place) -> None:
    said = {"log": LOG, "event": "spring", "table": "killed"}
    here = send(at_the_desk(place.app, "Dora"), "/file", "/docket", **said).headers["location"]
    with visitor(place.browser, place.address) as context:
        page = signed_in(place, context, "Dora")
        for typed in ("Nobody may", " accept it."):
            page.goto(here)
            page.get_by_role("link", name="Appeal", exact=True).click()
            page.wait_for_url("**/appeal?key=*")
            page.locator("[name=law]").press("End")
            page.locator("[name=law]").press_sequentially(typed)
            page.close()
            page = context.new_page()
        page.goto(f"{here}/appeal")
        page.wait_for_function("document.querySelector('[name=law]').value === 'Nobody may accept it.'")
        page.click("main form button.main")
        page.wait_for_url("**#entry-*")
        page.goto(f"{here}/appeal")
        assert page.input_value("[name=law]") == "", "what was filed is not begun any more"


OUTLINES = """(() => {
  const here = document.activeElement, around = here.closest("label") || here;
  return [here, around].map((each) => getComputedStyle(each).outlineStyle);
})()"""


def tabbed(page: "Page", to: str) -> None:
    """Goes on with the tabulator until this has the focus, and is seen to have it."""
    for _ in range(90):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", to):
            assert set(page.evaluate(OUTLINES)) != {"none"}, to
            return
    raise AssertionError(f"the tabulator does not lead to {to}")


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_with_keys_alone_from_the_question_to_the_choice(place: Place) -> None:
    with visitor(place.browser, place.address, viewport=DESK) as context:
        page = context.new_page()
        page.goto("/")
        for answer in DISPUTES["a card of the stock seen"].answers:
            keys = [f'button[name="a"][value="{answer}"]']
            if answer == "Qh":
                keys = ['button[name="c"][value="Qh"]', "[name=done]"]
            for key in keys:
                tabbed(page, key)
                with page.expect_navigation():
                    page.keyboard.press("Enter")
        before = page.locator("h1").inner_text()
        tabbed(page, ".options button")
        with page.expect_navigation():
            page.keyboard.press("Space")
        assert page.locator("h1").inner_text() != before


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_nothing_that_comes_with_a_shared_link_names_a_hidden_card(place: Place) -> None:
    with visitor(place.browser, place.address) as context:
        page = context.new_page()
        page.goto(f"/replay?z={pack(LOG)}&at=13")
        page.click(".share summary")
        page.select_option("#viewpoint", "public")
        page.click(".share button")
        page.wait_for_url("**/share/**")
        shared = page.url.partition("?")[0]
    with visitor(place.browser, place.address) as context:
        came: list[Response] = []
        context.on("response", lambda each: came.append(each))
        page = context.new_page()
        page.goto(shared)
        name, lines = shared.rpartition("/")[2], page.locator("#steps a").count()
        for _ in range(lines - 1):
            was = page.locator("#moment").get_attribute("data-line")
            page.keyboard.press("ArrowRight")
            page.wait_for_function("was => document.getElementById('moment').dataset.line !== was", arg=was)
        assert page.locator("#steps a").last.get_attribute("aria-current") == "step"
        bodies = {each.url: each.text() for each in came if "/static/" not in each.url}
        headers = " ".join(str(each.all_headers()) for each in came).replace(name, "")
    assert len(bodies) >= lines
    hidden = set(NAMES) - set(" ".join(OPEN.values()).split())
    for url, body in bodies.items():
        assert named_in(without_chance(body, name), hidden) == set(), url
    assert "10♣" not in headers
