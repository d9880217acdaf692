"""A hurried director and an unlucky operator: slips that must cost nobody what was filed or typed."""

from datetime import timedelta
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.docket.audit import Deed
from adjudicator.docket.sessions import Sessions
from adjudicator.service.attempts import AS_ONE, Attempts, limits
from adjudicator.service.opened import docket_of, store_of
from tests.service.desk import LOG, NOON, WORDS, field, form, send, signed_in, stranger

DEVIATION = "/docket/spring/1/deviation"


@pytest.fixture
def dora(app: FastAPI) -> TestClient:
    """A director whose ruling is filed."""
    found = signed_in(app, "Dora")
    assert send(found, "/file", "/docket", log=LOG, event="spring", table="4").status_code == 303
    return found


@pytest.mark.parametrize(
    ("typed", "stands"), [("0026-12-01T18:00", "0026-12-01 18:00 UTC"), ("9999-12-31T23:59", "9999-12-31 23:59 UTC")]
)
def test_a_year_of_two_digits_shuts_nobody_out_of_the_case(dora: TestClient, typed: str, stands: str) -> None:
    appeal = "/docket/spring/1/appeal"
    assert send(dora, appeal, appeal, by="South", law="No.", deadline=typed).status_code == 303
    for page in ("/docket/spring/1", "/docket/spring/2", "/docket/spring"):
        assert dora.get(page).status_code == 200
    assert stands in dora.get("/docket/spring/1").text


@pytest.mark.parametrize("deadline", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_deadline_that_is_no_day_in_utc_is_refused(app: FastAPI, dora: TestClient, deadline: str) -> None:
    bearer = "Bearer " + Sessions(store_of(app)).give_token("Dora", "", Deed("", NOON))
    answer = dora.post(
        "/v1/docket/spring/1/appeals",
        json={"by": "South", "law": "No.", "deadline": deadline},
        headers={"Authorization": bearer, "Idempotency-Key": "k"},
    )
    assert (answer.status_code, answer.json()["title"]) == (422, "Cannot be filed")
    assert docket_of(app).event("spring").last_number == 1


@pytest.mark.parametrize(
    "deadline",
    [
        1,
        1.5,
        0,
        1796126400,
        "1",
        "1796126400",
        "-1e9",
        True,
        None,
        [],
        {},
        "",
        "2026-12-01",
        "2026-12-01T18:00",
        "18:00+01:00",
    ],
)
def test_a_deadline_is_a_day_and_a_time_with_its_zone(app: FastAPI, dora: TestClient, deadline: object) -> None:
    """A number was taken for seconds since 1970: the appeal was late by half a century."""
    bearer = "Bearer " + Sessions(store_of(app)).give_token("Dora", "", Deed("", NOON))
    answer = dora.post(
        "/v1/docket/spring/1/appeals",
        json={"by": "South", "law": "No.", "deadline": deadline},
        headers={"Authorization": bearer, "Idempotency-Key": "k"},
    )
    assert (answer.status_code, [error["pointer"] for error in answer.json()["errors"]]) == (422, ["/deadline"])
    assert docket_of(app).event("spring").last_number == 1


@pytest.mark.parametrize(
    "deadline",
    ["2026-12-01T18:00:00+01:00", "2026-12-01T17:00:00Z", "2026-12-01T17:00Z", "2026-12-01 17:00:00.000-00:00"],
)
def test_a_deadline_in_any_zone_is_that_moment(app: FastAPI, dora: TestClient, deadline: str) -> None:
    bearer = "Bearer " + Sessions(store_of(app)).give_token("Dora", "", Deed("", NOON))
    answer = dora.post(
        "/v1/docket/spring/1/appeals",
        json={"by": "South", "law": "No.", "deadline": deadline},
        headers={"Authorization": bearer, "Idempotency-Key": "k"},
    )
    assert answer.status_code == 201
    assert answer.json()["details"]["deadline"] == "2026-12-01T17:00:00.000000Z"


TYPED = {"instead": "A new deal.", "reason": "Both asked for it.", "points_0": "7", "private_text": "Seat 2 was upset."}


def test_what_was_typed_when_the_session_ended_is_there_after_signing_in(app: FastAPI, dora: TestClient) -> None:
    page = form(dora, DEVIATION)
    hidden = {name: field(page, name) for name in ("csrf", "key", "expected")}
    Sessions(store_of(app)).end_all("Dora", Deed("Hed", NOON))
    sent = dora.post(DEVIATION, data={**hidden, **TYPED})
    assert sent.status_code == 303
    assert "upset" not in sent.headers["location"]
    back = send(dora, sent.headers["location"], "/login", name="Dora", passphrase=WORDS, next=next_of(sent))
    there = dora.get(back.headers["location"])
    assert [words in there.text for words in (*TYPED.values(), "this is not filed yet")] == [True] * 5
    assert docket_of(app).event("spring").last_number == 1
    again = {name: field(there, name) for name in ("csrf", "key", "expected")}
    assert again["key"] == hidden["key"]
    assert dora.post(DEVIATION, data={**again, **TYPED}).headers["location"] == "/docket/spring/1#entry-2"
    assert docket_of(app).drafts("spring") == []


def test_what_a_director_had_typed_is_shown_to_no_viewer_and_no_stranger(app: FastAPI, dora: TestClient) -> None:
    page = form(dora, DEVIATION)
    hidden = {name: field(page, name) for name in ("csrf", "key", "expected")}
    Sessions(store_of(app)).end_all("Dora", Deed("Hed", NOON))
    address = next_of(dora.post(DEVIATION, data={**hidden, **TYPED}))
    for name, status in (("", 303), ("Vi", 403), ("Dan", 404)):
        told = (signed_in(app, name) if name else stranger(app)).get(address)
        assert (told.status_code, "upset" in told.text) == (status, False)


def test_a_correction_stays_one_after_signing_in_again(app: FastAPI, dora: TestClient) -> None:
    page = form(dora, "/file?event=spring&corrects=1")
    said = {"public_text": "The upcard was another.", "private_text": "Seat 2 was upset."}
    sheet = {"log": LOG.replace("8d", "7d"), "event": "spring", "table": "4", "corrects": "1", **said}
    seen = {"expected": field(page, "expected")}
    note = "/docket/spring/1/note"
    assert send(signed_in(app, "Hed"), note, note, public_text="Meanwhile.").status_code == 303
    Sessions(store_of(app)).end_all("Dora", Deed("Hed", NOON))
    sent = dora.post("/docket", data={"csrf": field(page, "csrf"), **seen, **sheet})
    assert "upset" not in sent.headers["location"]
    send(dora, sent.headers["location"], "/login", name="Dora", passphrase=WORDS)
    there = dora.get(next_of(sent))
    assert [words in there.text for words in (*said.values(), "7d", "this is not filed yet")] == [True] * 4
    hidden = {name: field(there, name) for name in ("csrf", "corrects", "expected", "event", "held")}
    assert (hidden["corrects"], hidden["expected"], hidden["event"]) == ("1", "1", "spring")
    told = dora.post("/docket", data={**sheet, **hidden})
    assert (told.status_code, "Meanwhile." in told.text) == (409, True)
    assert field(told, "held") == hidden["held"], "what was kept is forgotten once it is filed from this page"
    kept = dora.post("/docket", data={**sheet, **hidden, "expected": "2"})
    assert kept.headers["location"] == "/docket/spring/3"
    assert docket_of(app).entry("spring", 4).kind == "superseded"
    assert docket_of(app).drafts("spring") == []


def test_nobody_who_never_signed_in_has_anything_kept(app: FastAPI, dora: TestClient) -> None:
    other = stranger(app)
    csrf = field(other.get("/login"), "csrf")
    sent = other.post(DEVIATION, data={"csrf": csrf, "key": "k", "expected": "1", **TYPED})
    assert (sent.status_code, docket_of(app).drafts("spring")) == (303, [])


def next_of(sent: Response) -> str:
    """Where somebody is brought after signing in."""
    return parse_qs(urlsplit(sent.headers["location"]).query)["next"][0]


def test_a_clock_that_is_put_back_signs_nobody_out(
    app: FastAPI, dora: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    from itsdangerous import TimestampSigner

    now = TimestampSigner("any").get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: now - 3600)
    note = "/docket/spring/1/note"
    assert send(dora, note, note, public_text="An hour earlier.").headers["location"] == "/docket/spring/1#entry-2"


def test_a_clock_that_is_put_back_makes_nobody_wait_for_it() -> None:
    attempts, here = Attempts(), limits("10.0.0.1", "Dora")
    for _ in range(AS_ONE):
        assert attempts.take(here, NOON) == 0
    assert attempts.take(here, NOON) == 15 * 60
    assert attempts.take(here, NOON - timedelta(days=1)) == 0


def test_nothing_is_filed_into_a_file_that_was_moved_away(
    app: FastAPI, dora: TestClient, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page = form(dora, "/file")
    (tmp_path / "docket.sqlite").rename(tmp_path / "elsewhere")
    for _ in range(2):
        told = dora.post("/docket", data={"csrf": field(page, "csrf"), "log": LOG, "event": "spring", "table": "5"})
        assert (told.status_code, dora.get("/health/ready").status_code) == (503, 503)
    assert "was moved or replaced" in caplog.records[0].told["says"]  # type: ignore[attr-defined]
    assert not (tmp_path / "docket.sqlite").exists()
    (tmp_path / "elsewhere").rename(tmp_path / "docket.sqlite")
    assert dora.get("/health/ready").status_code == 200
    assert docket_of(app).event("spring").last_number == 1
