"""What a director does at the table, from the question to the appeal of the next day, on both databases and both screens."""

import io
from collections.abc import Iterator
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("pypdf", reason="the extra dev is not installed")

import pypdf

from adjudicator.docket.verification import of_event
from adjudicator.service.opened import docket_of
from tests.databases import migrated_postgresql, migrated_sqlite
from tests.interview.answers import DISPUTES
from tests.interview.commonest import COMMONEST
from tests.service.browser import DESK, PHONE, led, listening, visitor
from tests.service.desk import NOON, desk
from tests.service.place import Place, filed, sign_in, signed_in
from tests.service.thumb import Thumb, listened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SCREENS = {"phone": PHONE, "desk": DESK}

OF_EACH_TOPIC = list({DISPUTES[name].answers[0]: name for name in reversed(COMMONEST)}.values())
"""The commonest disputes, one of each topic; all of them are counted in tests/interview."""

LONGEST = ("an improper knock, both hands as cards", "the wrong card turned", "a lay-off")
"""Disputes that need whole hands."""


BOTH_OF_BOTH = [(database, screen) for database in ("sqlite", "postgresql") for screen in SCREENS]


@pytest.fixture(scope="module", params=BOTH_OF_BOTH, ids="-".join)
def place(
    request: pytest.FixtureRequest, browser: "Browser", tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("desk")
    name, screen = request.param
    database = migrated_sqlite(folder) if name == "sqlite" else migrated_postgresql()
    app = desk(folder, database)
    with listening(app) as address:
        yield Place(app, address, browser, screen, {})
        assert [check.faults for check in of_event(docket_of(app).store, "spring", again=False) if check.faults] == []


@pytest.fixture
def phone(place: Place) -> Iterator["Page"]:
    """A page on a telephone or a desk, of a director who is signed in; nothing may go wrong on it or go elsewhere."""
    with visitor(place.browser, place.address, viewport=SCREENS[place.screen]) as context:
        wrong = listened(context, place.address)
        yield signed_in(place, context, "Dora")
        assert wrong == []


def table_of(page: "Page") -> str:
    """A table for each screen, so that one does not find filed what the other has filed."""
    assert page.viewport_size
    return str(page.viewport_size["width"])


@pytest.mark.parametrize("name", OF_EACH_TOPIC)
def test_a_common_dispute_takes_twelve_taps_and_no_typing_and_is_filed(phone: "Page", name: str) -> None:
    thumb = Thumb(phone)
    thumb.tells(name)
    thumb.chooses()
    thumb.files()
    assert thumb.taps <= 12


@pytest.mark.parametrize("name", LONGEST)
def test_a_dispute_about_whole_hands_takes_thirty_five_taps_and_is_filed(phone: "Page", name: str) -> None:
    thumb = Thumb(phone)
    thumb.tells(name)
    thumb.chooses()
    thumb.files()
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
    page.get_by_text("The clause says so.").wait_for()


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
    led(phone, "main form button.main")
    phone.get_by_text("Another director has filed in this case meanwhile").wait_for()
    phone.get_by_text("The hand is dead.").wait_for()
    assert phone.input_value("[name=instead]") == "A new deal."
    phone.get_by_role("button", name="File mine as well").click()
    phone.wait_for_url("**#entry-*")
    for words in ("The hand is dead.", "A new deal."):
        phone.get_by_text(words).first.wait_for()


def test_without_a_script_the_way_is_the_same(place: Place) -> None:
    with visitor(place.browser, place.address, java_script_enabled=False) as context:
        page = signed_in(place, context, "Dora")
        thumb = Thumb(page)
        for name in (*LONGEST[:1], "a card of the stock seen", "nine cards in the middle"):
            thumb.tells(name)
            thumb.chooses()
        here = filed(page, "without a script")
        led(page, page.get_by_role("link", name="Appeal", exact=True))
        page.select_option("[name=by]", "South")
        page.fill("[name=fact]", "There were ten.")
        page.click("main form button.main")
        page.wait_for_url(f"{here}#entry-*")
        page.get_by_text("There were ten.").wait_for()
