"""Whoever files types the name of no event that is there: the page of a ruling and the form offer those in which he may file."""

import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from html import unescape
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.docket.audit import Deed
from adjudicator.docket.sessions import Sessions
from adjudicator.docket.store import Store
from adjudicator.service.app import application
from adjudicator.service.opened import docket_of, people_of, store_of
from adjudicator.service.packed import pack
from adjudicator.service.wishes import Wishes
from tests.service.desk import LOG, NOON, field, form, signed_in, stranger

RULED = "South may accept North's knock"
PAGES = {"ruling": f"/ruling?z={pack(LOG)}", "form": f"/file?z={pack(LOG)}"}
every_page = pytest.mark.parametrize("address", PAGES.values(), ids=PAGES)


def to_file(page: Response) -> str:
    """The form by which one files."""
    found = re.search(r'<form[^>]*action="/docket".*?</form>', page.text, re.DOTALL)
    assert found, page.text
    return unescape(found[0])


def options(page: Response) -> list[tuple[str, str]]:
    """The events to choose from, in order; the first is chosen unless another is marked."""
    return re.findall(r'<option value="([^"]*)">([^<]*)</option>', to_file(page))


def sent(client: TestClient, page: Response, **fields: str) -> Response:
    """The form of a page, sent as it stands but for some fields."""
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', to_file(page)))
    answer: Response = client.post("/docket", data={**hidden, "log": LOG, **fields})
    return answer


@every_page
def test_the_only_event_is_filled_in_and_nothing_need_be_typed(app: FastAPI, address: str) -> None:
    dora = signed_in(app, "Dora")
    page = form(dora, address)
    assert field(page, "event") == "spring"
    assert "Spring Open" in to_file(page)
    assert ("<select" in to_file(page), 'name="other"' in to_file(page), "required" in to_file(page)) == (
        False,
        False,
        address == PAGES["form"],
    ), "the log alone is required, where it can be typed"
    assert sent(dora, page).headers["location"] == "/docket/spring/1"


@every_page
def test_of_several_events_the_one_filed_in_last_comes_first(app: FastAPI, address: str) -> None:
    people_of(app).let_in("Dora", "autumn", Deed("Hed", NOON))
    dora = signed_in(app, "Dora")
    both = {("autumn", "Autumn Open"), ("spring", "Spring Open")}
    for event in ("spring", "autumn", "spring"):
        page = form(dora, address)
        assert set(options(page)) == both
        sent(dora, page, event=event, table=f"for {event}", log=LOG + "\n" * docket_of(app).event(event).last_number)
        assert options(form(dora, address))[0][0] == event
    assert docket_of(app).event("spring").last_number == 2


def test_the_event_of_the_address_is_chosen(app: FastAPI) -> None:
    page = to_file(form(signed_in(app, "Hed"), "/file?event=spring"))
    assert '<option value="spring" selected>' in page
    assert page.count(" selected") == 1


@every_page
def test_events_of_others_are_not_offered(app: FastAPI, address: str) -> None:
    assert "Autumn" not in to_file(form(signed_in(app, "Dora"), address))
    assert "Spring" not in to_file(form(signed_in(app, "Dan"), address))


@every_page
def test_a_head_director_can_name_a_new_event(app: FastAPI, address: str) -> None:
    head = signed_in(app, "Hed")
    page = form(head, address)
    assert {event for event, _ in options(page)} == {"spring", "autumn"}
    assert "<details>" in to_file(page), "folded away"
    answer = sent(head, page, event="spring", other="Night  Games")
    (opened,) = [event for event in docket_of(app).events() if event.name == "Night Games"]
    assert answer.headers["location"] == f"/docket/{opened.public_id}/1"
    assert options(form(head, address))[0] == (opened.public_id, "Night Games")
    assert docket_of(app).event("spring").last_number == 0


def test_a_director_opens_none_by_that_field(app: FastAPI) -> None:
    dora = signed_in(app, "Dora")
    answer = sent(dora, form(dora, PAGES["ruling"]), other="Mine")
    assert (answer.status_code, "no event of this name" in answer.text) == (422, True)
    assert {event.name for event in docket_of(app).events()} == {"Spring Open", "Autumn Open"}


def test_the_name_of_a_new_event_that_is_refused_stays(app: FastAPI) -> None:
    head = signed_in(app, "Hed")
    answer = sent(head, form(head, PAGES["ruling"]), other="x" * 201)
    assert (answer.status_code, "<details open>" in answer.text) == (422, True)
    assert f'name="other" value="{"x" * 201}"' in answer.text


def test_a_stranger_sees_that_he_signs_in_and_types_no_event(app: FastAPI) -> None:
    page = to_file(stranger(app).get(PAGES["ruling"]))
    assert ("Sign in to file it" in page, 'name="event"' in page, "Spring" in page) == (True, False, False)
    left = signed_in(app, "Dora")
    Sessions(store_of(app)).end_all("Dora", Deed("Hed", NOON))
    assert "Sign in to file it" in to_file(left.get(PAGES["ruling"]))


@pytest.mark.parametrize(
    ("name", "role", "says"),
    [
        ("Vi", "viewer", "Your account may not do this; a head director can say who may."),
        ("New", "director", "A head director must let you in to an event first."),
    ],
)
def test_who_may_file_nowhere_is_told_so(app: FastAPI, name: str, role: str, says: str) -> None:
    from adjudicator.docket.people import Person
    from tests.service.desk import WORDS

    if name == "New":
        people_of(app).add(Person(name, WORDS, role), Deed("Hed", NOON))
    page = to_file(signed_in(app, name).get(PAGES["ruling"]))
    assert (says in page, "<button" in page) == (True, False)


def test_a_ruling_is_shown_where_the_docket_cannot_be_reached(app: FastAPI, tmp_path: Path) -> None:
    dora = signed_in(app, "Dora")
    (tmp_path / "in the way").touch()
    nowhere = f"sqlite:///{tmp_path / 'in the way' / 'docket.sqlite'}"
    gone = application(Wishes(nowhere, tmp_path, b"a secret of the tests", each_minute=0))
    client = stranger(gone)
    client.cookies = dora.cookies
    page = client.get(PAGES["ruling"])
    assert (page.status_code, RULED in unescape(page.text)) == (200, True)
    assert ('name="event" value=""' in to_file(page), ">File it<" in to_file(page)) == (True, True)
    assert client.get("/account").status_code == 503


def test_a_ruling_is_shown_where_the_docket_is_locked(
    app: FastAPI, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once: nothing is written, so that nothing waits for the lock."""
    dora = signed_in(app, "Dora")
    app.state.clock = lambda: NOON + timedelta(minutes=5)
    with closing(sqlite3.connect(tmp_path / "docket.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with monkeypatch.context() as patch:
            patch.setattr(Store, "writing", lambda store: pytest.fail("it waits for the lock"))
            page = dora.get(PAGES["ruling"])
        assert (page.status_code, RULED in unescape(page.text)) == (200, True)
        assert field(page, "event") == "spring"
        other.execute("ROLLBACK")
    assert sent(dora, page).headers["location"] == "/docket/spring/1"


def test_a_stranger_s_ruling_asks_no_docket(tmp_path: Path) -> None:
    nowhere = tmp_path / "docket.sqlite"
    client = stranger(application(Wishes(f"sqlite:///{nowhere}", tmp_path, b"a secret", each_minute=0)))
    assert client.get(PAGES["ruling"]).status_code == 200
    assert not nowhere.exists()
