"""*Like this one*: from an entry to the ten rulings that have most in common with it, among those that one may read."""

import re
from html import unescape
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient

from adjudicator.docket.audit import Deed
from adjudicator.docket.filings import NewRuling
from adjudicator.docket.sessions import Sessions
from adjudicator.service.opened import docket_of, store_of
from tests.databases import migrated_postgresql, migrated_sqlite
from tests.service.desk import LOG, NOON, desk, send, signed_in, stranger
from tests.service.test_docket_pages import public

LIKE = "/docket/spring?like=1"
ACCEPTED = LOG + "South accepts the knock\n"
OTHER = "players: North, South\ndealer: South\nNorth passes\nSouth draws 5c, discards Kh\nSouth uncovers 9c\n"


@pytest.fixture(params=["sqlite", "postgresql"])
def app(request: pytest.FixtureRequest, tmp_path: Path) -> FastAPI:
    """The same dispute three times, one of them in another event; one case with its choice; and another dispute."""
    app = desk(tmp_path, migrated_sqlite(tmp_path) if request.param == "sqlite" else migrated_postgresql())
    filings = (
        NewRuling("spring", LOG, table="1"),
        NewRuling("spring", ACCEPTED, table="1", corrects=1),
        NewRuling("spring", OTHER, table="2"),
        NewRuling("spring", ACCEPTED, table="3"),
        NewRuling("spring", LOG, table="4", private_text="Seat 2 was upset."),
        NewRuling("autumn", LOG, table="5"),
    )
    for at, new in enumerate(filings):
        docket_of(app).file(new, f"key {at}", NOON, "Dora" if new.event == "spring" else "Dan")
    return app


def listed(client: TestClient, address: str = LIKE) -> list[tuple[str, int]]:
    """What is listed: where each entry is, and how much it is alike in a hundred parts."""
    page = client.get(address)
    assert page.status_code == 200, page.text
    rows = re.findall(r'<li>\s*<a href="(/docket/\w+/\d+)">.*?<b>(\d+)% alike</b>', page.text, re.DOTALL)
    return [(where, int(alike)) for where, alike in rows]


def test_the_likest_come_first_and_the_case_itself_is_left_out(app: FastAPI) -> None:
    """Entry 6 is the same; 5, the same knock accepted, has one of ten parts in common: the limit by the upcard; 4 has none."""
    assert listed(signed_in(app, "Dora")) == [("/docket/spring/6", 100), ("/docket/spring/5", 10)]


def test_it_is_what_the_interface_finds(app: FastAPI) -> None:
    dora = signed_in(app, "Dora")
    bearer = {"Authorization": "Bearer " + Sessions(store_of(app)).give_token("Dora", "", Deed("", NOON))}
    facts = docket_of(app).entry("spring", 1).fact_pattern
    told = stranger(app).get("/v1/precedents", params={"facts": facts}, headers=bearer).json()["precedents"]
    likeness = {f"/docket/spring/{each['entry']['number']}": int(each["likeness"] * 100) for each in told}
    assert listed(dora) == [pair for pair in likeness.items() if pair[0][-1] not in "12"]


def test_only_events_that_one_was_let_in_to(app: FastAPI) -> None:
    autumn = "/docket/autumn/1"
    for name, sees in (("Dora", False), ("Vi", False), ("Hed", True)):
        page = signed_in(app, name).get(LIKE).text
        assert ((autumn in page), ("Autumn Open" in page)) == (sees, sees)
        assert "/docket/spring/6" in page
        assert "upset" not in page
    dan = signed_in(app, "Dan")
    foreign, absent = dan.get(LIKE), dan.get("/docket/winter?like=1")
    assert (foreign.status_code, foreign.text) == (404, absent.text)
    assert [where for where, _ in listed(dan, "/docket/autumn?like=1")] == []
    assert stranger(app).get(LIKE).status_code == 303


def test_an_entry_that_is_not_there_and_one_without_facts(app: FastAPI) -> None:
    dora = signed_in(app, "Dora")
    assert dora.get("/docket/spring?like=99").status_code == 404
    assert "Nothing was found." in dora.get("/docket/spring?like=3").text, "a mark"


def test_ten_at_most(app: FastAPI) -> None:
    for at in range(12):
        docket_of(app).file(NewRuling("spring", LOG, table=f"more {at}"), f"more {at}", NOON, "Dora")
    found = listed(signed_in(app, "Dora"))
    assert [int(where.rpartition("/")[2]) for where, _ in found] == list(range(18, 8, -1)), "among equals the newest"


def test_the_way_there_stands_on_a_ruling_inside(app: FastAPI) -> None:
    dora, link = signed_in(app, "Dora"), 'href="/docket/spring?like=1">Like this one</a>'
    note = "/docket/spring/1/note"
    assert send(dora, note, note, public_text="Seen.").status_code == 303
    assert link in dora.get("/docket/spring/1").text
    assert link in signed_in(app, "Vi").get("/docket/spring/1").text
    assert "Like this one" not in dora.get("/docket/spring/7").text, "a note"
    assert "?like=" not in stranger(app).get(public(dora)).text
    assert "Cas semblables" in unescape(dora.get("/docket/spring/1?lang=fr").text)
