"""What somebody with bad intentions puts into cookies, addresses and fields to stop the service, or to learn where it keeps things."""

import logging
import re
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any, Final
from urllib.parse import quote

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient

from adjudicator.docket.filings import NewRuling
from adjudicator.docket.sessions import Sessions
from adjudicator.docket.store import address
from adjudicator.docket.troubles import Unreachable
from adjudicator.service import app as service_app
from adjudicator.service import cookies, csrf, weight
from adjudicator.service.app import application
from adjudicator.service.opened import docket_of, people_of, store_of
from adjudicator.service.packed import pack
from adjudicator.service.wire.asked import EXAMPLE
from adjudicator.service.wishes import Wishes
from tests.databases import migrated_postgresql
from tests.service.guests import BY, FOLK, NOON, QUICK, WORDS, Clock, post, signed_in, token_in, visitor, with_people

OPEN_TO_ALL: Final = {
    "/login",
    "/setup",
    "/ruling",
    "/replay",
    "/share",
    "/logout",
    "/v1/rulings",
    "/v1/check",
    "/v1/replay",
}
"""What a stranger may post."""
NUMBERED: Final = "event number kind id clause name given"


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return with_people(tmp_path, each_minute=0)


def routes() -> Iterator[tuple[str, str]]:
    """Every method and address of the service."""
    rooms = (("/v1", "api.", service_app.API), ("", "pages.", service_app.PAGES), ("", "", service_app.OPERATION))
    for prefix, room, files in rooms:
        for name in files:
            for route in import_module(f"adjudicator.service.{room}{name}").router.routes:
                yield from ((method, prefix + route.path) for method in route.methods)


def at(path: str, **parts: str) -> str:
    """An address with its parts filled in."""
    known = {"event": "spring", "number": "1", "kind": "note", "id": "gra", "clause": "gra.9.d", **parts}
    return re.sub(r"\{(\w+)[^}]*\}", lambda found: quote(known.get(found[1], "x"), safe=""), path)


# Who may do what, wherever it is


def test_there_are_routes_to_try() -> None:
    assert len(list(routes())) > 40


@pytest.mark.parametrize(("method", "path"), sorted(set(routes()) - {("GET", "/")}))
def test_every_route_asks_who_it_is(app: FastAPI, method: str, path: str) -> None:
    docket_of(app).file(NewRuling("autumn", EXAMPLE), "k", NOON, "Dan")
    stranger, there = visitor(app), at(path, event="autumn")
    if method != "GET" and path not in OPEN_TO_ALL:
        token = token_in(stranger.get("/login"))
        answer = stranger.request(method, there, **_sent(path, csrf=token))
        login = answer.headers.get("location", "").startswith(("/login", "/file"))
        assert answer.status_code in (401, 403, 404) or (answer.status_code, login) == (303, True), answer.text
        assert len(docket_of(app).entries("autumn")) == 1
    if "{event}" in path and not path.startswith("/e/"):
        viewer = signed_in(app, "Vi")
        token = token_in(viewer.get("/account"))
        bearer = {"Authorization": "Bearer " + Sessions(store_of(app)).give_token("Vi", "", BY)}
        headers = {"Idempotency-Key": "k2", **(bearer if path.startswith("/v1/") else {})}
        answer = viewer.request(method, there, headers=headers, **_sent(path, csrf=token))
        assert (method, answer.status_code) in ((method, 404), ("POST", 422)), "the event of others is not there"
        if method != "GET":
            answer = viewer.request(method, at(path), headers=headers, **_sent(path, csrf=token))
            assert answer.status_code in (403, 404, 422), "a viewer files nothing"
            assert docket_of(app).entries("spring") == []


@pytest.mark.parametrize("path", sorted(path for method, path in routes() if method != "GET"))
def test_every_form_needs_its_token(app: FastAPI, path: str) -> None:
    if path.startswith("/v1/") or path in csrf.LOOKED_AT:
        return
    answer = signed_in(app, "Hed").post(
        at(path), data={"log": EXAMPLE, "event": "spring", "name": "Dora", "do": "close"}
    )
    assert answer.status_code == 403, answer.text


def test_a_strange_host_does_not_do_for_a_token(app: FastAPI) -> None:
    client = signed_in(app, "Hed")
    for host in ("testserver/ruling?", "x/ruling#"):
        answer = client.post("/docket/events", data={"name": "Winter"}, headers={"Host": host})
        assert answer.status_code in (303, 400, 403)
    assert {event.public_id for event in docket_of(app).events()} == {"spring", "autumn"}


def _sent(path: str, **fields: str) -> dict[str, Any]:
    if path.startswith("/v1/"):
        return {"json": {"log": EXAMPLE}} if path.endswith("{event}") else {"json": {"public_text": "x"}}
    return {"data": {"log": EXAMPLE, "event": "autumn", "public_text": "x", **fields}}


# Cookies and addresses


@pytest.mark.parametrize("sent", ['language="' + "\\" * 60_000 + '"', "a=b;" * 15_000, 'a="' * 20_000])
def test_great_cookies_cost_nothing(app: FastAPI, sent: str) -> None:
    client, began = visitor(app), time.process_time()
    assert client.get("/login", headers={"Cookie": sent}).status_code == 200
    assert time.process_time() - began < 5, "it took half a minute"


def test_our_cookies_are_found_among_those_of_others(app: FastAPI) -> None:
    word = signed_in(app, "Dora").cookies[cookies.SESSION]
    sent = f'other="a\\073b"; {cookies.SESSION}={word};x{cookies.SESSION}=made.up;language=fr; last'
    answer = TestClient(app, follow_redirects=False).get("/account", headers={"Cookie": sent})
    assert (answer.status_code, answer.headers["content-language"]) == (200, "fr")


@pytest.mark.parametrize("path", ["//evil.example", "///evil.example/x", "/nowhere"])
def test_the_links_of_a_page_stay_here(app: FastAPI, path: str) -> None:
    page = visitor(app).get("http://testserver" + path, headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert not re.findall(r"(?:href|action|src)=\"(?://|http)[^\"]*", page.text)


# Signs and numbers that a database does not take


@pytest.fixture
def on_postgresql(tmp_path: Path) -> Iterator[FastAPI]:
    app = application(Wishes(migrated_postgresql(), tmp_path, b"a secret of the tests", each_minute=0))
    from adjudicator.docket.people import People, Person

    app.state.clock, app.state.people = Clock(), People(store_of(app), QUICK)
    docket_of(app).new_event("Spring", NOON, "spring")
    people_of(app).add(Person(FOLK[0][0], WORDS, FOLK[0][1]), BY)
    yield app
    store_of(app).close()


@pytest.mark.parametrize("which", ["app", "on_postgresql"])
def test_no_sign_and_no_number_is_a_mistake_of_ours(which: str, request: pytest.FixtureRequest) -> None:
    app: FastAPI = request.getfixturevalue(which)
    docket_of(app).file(NewRuling("spring", EXAMPLE), "k", NOON, "Hed")
    head = signed_in(app, "Hed")
    bearer = {"Authorization": "Bearer " + Sessions(store_of(app)).give_token("Hed", "a\0b", BY)}
    huge = "9" * 5000
    for path in (
        "/docket/a%00b", "/docket/a%00b/1", "/docket/a%00b/1/sheet", "/docket?clause=a%00b", "/docket/spring?clause=a%00b",
        "/docket?text=a%00b", "/e/a%00b/1/x", "/share/a%00b", "/people?name=a%00b", "/audit?before=-1",
        "/v1/docket/a%00b", "/v1/precedents?clause=a%00b", "/v1/precedents?facts=a%00b", "/v1/precedents?event=a%00b",
        "/audit?before=99999999999999999999", "/docket/spring?before=99999999999999999999", f"/docket/spring?before={huge}",
        f"/docket/spring/{huge}", "/docket/spring/99999999999999999999/note",
    ):  # fmt: skip
        answer = head.get(path, headers=bearer if path.startswith("/v1") else {})
        assert answer.status_code < 500, (path, answer.text)
    for path, fields in (
        ("/account/token", {"label": "a\0b"}),
        ("/people/change", {"name": "Hed", "do": "let in", "value": "a\0b"}),
        ("/people", {"name": "a\0b", "passphrase": WORDS, "role": "viewer"}),
        ("/docket/events", {"name": "a\0b"}),
        ("/docket", {"log": "a\0b", "event": "spring", "table": "\0", "public_text": "\0"}),
        ("/docket/spring/1/note", {"public_text": "a\0b", "key": "a\0b"}),
        ("/docket/spring/1/note", {"public_text": "x", "key": "k1", "expected": huge}),
        ("/docket/spring/1/deviation", {"instead": "x", "reason": "y", "key": "k2", "points_0": huge}),
        ("/login", {"name": "a\0b", "passphrase": "\0"}),
        ("/login", {"name": "\ufdfa" * 100_000, "passphrase": "x"}),
    ):
        answer = post(head, path, "/account", **fields)
        assert answer.status_code < 500, (path, fields, answer.text)


# Where things are kept


@pytest.mark.parametrize("url", ["postgresql://dora:se/cr@et@host:no/docket", "mysql+x://dora:se/cr@et@[/docket"])
def test_no_password_stands_in_a_message(url: str) -> None:
    with pytest.raises(Unreachable) as why:
        address(url)
    assert "cr@et" not in str(why.value)
    assert "dora" not in str(why.value)


def test_a_stranger_is_not_told_where_the_docket_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    url = "postgresql://somebody:secret@127.0.0.1:1/hidden"
    client = TestClient(application(Wishes(url, tmp_path, b"secret")), follow_redirects=False)
    with caplog.at_level(logging.ERROR, "adjudicator.service"):
        answers = [client.get("/health/ready"), client.get("/login"), client.get("/e/spring/1/x")]
    for answer in answers:
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        assert not re.search(r"somebody|secret|127\.0\.0\.1|hidden", answer.text)
    told = [record.told for record in caplog.records if hasattr(record, "told") and "trouble" in record.told]
    assert told
    assert "127.0.0.1" in told[0]["says"]
    assert "secret" not in str(told)


# What takes long


def test_they_that_wait_leave_threads_for_others(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weight, "_WAITING", BoundedSemaphore(1))
    assert weight._WAITING.acquire(blocking=False)
    answer = visitor(app).post("/v1/rulings", json={"log": "# long\n" * 1000})
    assert (answer.status_code, answer.json()["title"], answer.headers["retry-after"]) == (503, "Busy", "5")
    assert visitor(app).post("/v1/rulings", json={"log": EXAMPLE}).status_code == 200


def test_an_evening_is_not_shared_at_once(app: FastAPI) -> None:
    client = visitor(app)
    answer = post(client, "/share", "/login", z=str(pack(EXAMPLE * 5)), viewpoint="public")
    assert (answer.status_code, "too long to be shared" in answer.text) == (422, True)
