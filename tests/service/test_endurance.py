"""The real service under stress: killed, its disk full, its database locked or gone, its callers lost, two directors at one case.

Whatever it has acknowledged is there afterwards, what it could not do it says in a plain sentence, and it goes on by itself.
``ADJUDICATOR_EFFORT=20`` repeats each for twenty times as long.
"""

import http.client
import json
import resource
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from adjudicator.docket import open_docket
from tests.bench.service import EVENT, LOG
from tests.databases import migrated_postgresql, migrated_sqlite, server, stopped_server
from tests.properties.effort import EFFORT
from tests.service.process import Browser, Service, ruling, serving

KINDS: Final = ("sqlite", "postgresql")
PROBLEM: Final = "application/problem+json"


@pytest.fixture(params=KINDS)
def service(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Service]:
    """On both databases."""
    database = migrated_sqlite(tmp_path) if request.param == "sqlite" else migrated_postgresql()
    with serving(tmp_path, database) as made:
        yield made


@pytest.fixture
def embedded(tmp_path: Path) -> Iterator[Service]:
    """On a file of SQLite."""
    with serving(tmp_path, migrated_sqlite(tmp_path)) as made:
        yield made


def file_until_it_ends(service: Service, first: int, told: dict[int, int]) -> None:
    """Files one ruling after the other; ``told`` gets the number of each that was acknowledged."""
    for number in range(first, first + 10_000):
        try:
            answer = service.file(number)
        except (OSError, http.client.HTTPException):
            return
        assert answer.status == 201, answer.text
        told[number] = answer.json()["number"]


def wait_until(there: Callable[[], bool]) -> None:
    """Waits for a minute at most."""
    end = time.monotonic() + 60
    while not there():
        assert time.monotonic() < end
        time.sleep(0.01)


def _as_many(told: dict[int, int], enough: int) -> bool:
    return len(told) >= enough


def test_killed_while_filing_it_loses_and_doubles_nothing(service: Service) -> None:
    told: dict[int, int] = {}
    for run in range(EFFORT):
        service.start()
        filing = [
            threading.Thread(target=file_until_it_ends, args=(service, at, told))
            for at in (run * 1000, run * 1000 + 500)
        ]
        for each in filing:
            each.start()
        enough = len(told) + 6
        wait_until(partial(_as_many, told, enough))
        service.kill()
        for each in filing:
            each.join()
    kept = {entry.number: entry.table for entry in service.entries()}
    assert {number: kept.get(entry) for number, entry in told.items()} == {number: str(number) for number in told}
    assert len(set(kept.values())) == len(kept), "nothing twice"
    service.start()
    again = {number: service.file(number).json()["number"] for number in list(told)[-3:]}
    assert again == {number: told[number] for number in again}
    assert len(service.entries()) == len(kept)


def test_on_a_full_disk_it_says_so_and_goes_on_when_there_is_room(embedded: Service, tmp_path: Path) -> None:
    embedded.start(limit=(tmp_path / "docket.sqlite").stat().st_size + 60_000)
    told: dict[int, int] = {}
    for number in range(300):
        answer = embedded.file(number)
        if answer.status != 201:
            break
        told[number] = answer.json()["number"]
    assert (answer.status, answer.headers["Content-Type"]) == (507, PROBLEM)
    assert "the disk is full" in answer.json()["detail"]
    assert embedded.call("GET", "/health/live").status == 200
    assert embedded.post("/v1/rulings", {"log": LOG.format(count=1)}, "").status == 200, "rulings need no disk"
    page = embedded.call("GET", "/", Accept="text/html")
    assert (page.status, "What went wrong?" in page.text) == (200, True)
    assert {entry.number for entry in embedded.entries()} == set(told.values()) != set()
    assert embedded.process is not None
    hard = resource.prlimit(embedded.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(embedded.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    assert embedded.file(number).status == 201, "the same process"
    assert len(embedded.entries()) == len(told) + 1


def test_a_locked_database_is_waited_for_then_told(embedded: Service) -> None:
    embedded.start()
    assert embedded.file(1).status == 201
    with closing(open_docket(embedded.database)) as other, other.store.writing():
        answer = embedded.file(2)
        assert (answer.status, answer.headers["Content-Type"], answer.headers["Retry-After"]) == (503, PROBLEM, "5")
        assert "in use by another program" in answer.json()["detail"]
        bearer = f"Bearer {embedded.token}"
        assert embedded.call("GET", f"/v1/docket/{EVENT}/1", Authorization=bearer).status == 200, "it reads on"
    assert embedded.file(2).json()["number"] == 2
    assert len(embedded.entries()) == 2


def test_a_database_that_is_stopped_and_started(tmp_path: Path) -> None:
    with serving(tmp_path, migrated_postgresql()) as service:
        service.start()
        told = {number: service.file(number).json()["number"] for number in range(3)}
        with stopped_server():
            answer = service.file(3)
            assert (answer.status, answer.headers["Content-Type"], answer.headers["Retry-After"]) == (503, PROBLEM, "5")
            assert "cannot be reached" in answer.json()["detail"]
            assert str(server()) not in answer.text
            assert [service.call("GET", f"/health/{what}").status for what in ("ready", "live")] == [503, 200]
            page = service.call("GET", "/login", Accept="text/html")
            assert (page.status, "cannot be reached" in page.text) == (503, True)
            assert service.post("/v1/rulings", {"log": LOG.format(count=1)}, "").status == 200
        assert service.file(3).json()["number"] == 4, "the same process, and nothing twice"
        assert service.call("GET", "/health/ready").status == 200
        assert {number: service.file(number).json()["number"] for number in told} == told
        assert len(service.entries()) == 4


def test_a_caller_who_is_gone_before_the_answer(service: Service) -> None:
    service.start()
    assert service.file(0).status == 201
    body = json.dumps(ruling(7))
    head = (
        f"POST /v1/docket/{EVENT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {service.token}\r\nIdempotency-Key: key-7\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    for cut in (len(head) // 2, len(head) + len(body) // 2, len(head) + len(body)):
        for _ in range(EFFORT):
            with socket.create_connection(service.place) as line:
                line.sendall((head + body)[:cut].encode())
    answer = service.file(7)
    assert answer.status == 201
    assert [entry.table for entry in service.entries()].count("7") == 1
    assert len(service.entries()) == 2


def test_told_to_end_it_answers_what_was_begun(service: Service) -> None:
    service.start()
    assert service.file(0).status == 201
    told: dict[int, int] = {}
    filing = [threading.Thread(target=file_until_it_ends, args=(service, at, told)) for at in (1, 1001, 2001, 3001)]
    for each in filing:
        each.start()
    wait_until(partial(_as_many, told, 8))
    assert service.kill(signal.SIGTERM) == 0
    for each in filing:
        each.join()
    assert {entry.number for entry in service.entries()} == {1, *told.values()}, "what was filed was acknowledged"


# Two directors at one case


def test_two_directors_at_one_case(service: Service) -> None:
    service.start()
    assert service.file(1).status == 201
    path = f"/docket/{EVENT}/1/note"
    first, second = Browser(service).sign_in(), Browser(service).sign_in()
    held = [browser.opened(path) for browser in (first, second)]
    assert first("POST", path, **held[0], public_text="South agrees").status == 303
    notice = second("POST", path, **held[1], public_text="South was away")
    assert notice.status == 409
    assert "Another director has filed in this case meanwhile" in notice.text
    assert "South agrees" in notice.text, "what the other has filed"
    assert "South was away" in notice.text, "what is not lost"
    assert len(service.entries()) == 2
    again = service.post(f"/v1/docket/{EVENT}/1/notes", {"public_text": "x", "expected": 1}, "k")
    assert (again.status, again.json()["filed_meanwhile"]) == (409, [2])
    assert second("POST", path, **second.hidden(notice), public_text="South was away").status == 303
    assert [entry.public_text for entry in service.entries()][1:] == ["South agrees", "South was away"]
