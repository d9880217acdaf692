"""What the service takes: the size of a body before it is read, how long it may take, how often an address may come."""

import asyncio
import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send

from adjudicator.service import limits, weight
from adjudicator.service.app import application
from adjudicator.service.limits import Buckets, Limits, one_visitor
from adjudicator.service.packed import pack, unpack
from adjudicator.service.problems import Problem
from adjudicator.service.wire.asked import EXAMPLE
from adjudicator.service.wishes import Wishes


def client(folder: Path, **wishes: Any) -> TestClient:
    return TestClient(application(Wishes("sqlite:///:memory:", folder, b"secret", **wishes)))


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_body_that_is_too_large_is_refused_by_its_length_alone(tmp_path: Path) -> None:
    answer = client(tmp_path, largest=100).post("/v1/rulings", content=b"x" * 101)
    told = answer.json()
    assert (answer.status_code, told["type"], told["status"]) == (413, "/problems/too-large", 413)
    assert "100 bytes" in told["detail"]


@pytest.mark.parametrize("length", ["104857600", "9" * 40])
def test_nothing_is_read_of_a_body_of_a_hundred_megabytes(tmp_path: Path, length: str) -> None:
    async def receive() -> Message:
        raise AssertionError("read")

    assert asyncio.run(status_of(tmp_path, receive, length))[0] == 413


def test_a_body_in_pieces_is_counted_as_it_comes(tmp_path: Path) -> None:
    read = 0

    def pieces() -> Iterator[bytes]:
        nonlocal read
        for _ in range(1000):
            read += 1
            yield b" " * 1000

    answer = client(tmp_path, largest=10_000).post("/v1/rulings", content=pieces())
    assert (answer.status_code, answer.json()["type"]) == (413, "/problems/too-large")


def test_pieces_are_no_longer_asked_for_once_it_is_too_much(tmp_path: Path) -> None:
    asked = 0

    async def receive() -> Message:
        nonlocal asked
        asked += 1
        return {"type": "http.request", "body": b" " * 1000, "more_body": True}

    status, sent = asyncio.run(status_of(tmp_path, receive, None, largest=10_000))
    assert (status, asked) == (413, 11)
    assert (b"connection", b"close") in sent


def test_a_body_as_large_as_it_may_be_is_read(tmp_path: Path) -> None:
    body = json.dumps({"log": EXAMPLE}).encode()
    json_body: dict[str, Any] = {"content": body, "headers": {"content-type": "application/json"}}
    assert client(tmp_path, largest=len(body)).post("/v1/rulings", **json_body).status_code == 200
    assert client(tmp_path, largest=len(body) - 1).post("/v1/rulings", **json_body).status_code == 413


def test_a_form_that_is_too_large(tmp_path: Path) -> None:
    answer = client(tmp_path, largest=1000).post("/ruling", data={"log": "#" * 2000})
    assert answer.status_code == 413


def test_a_body_that_does_not_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ARRIVES_WITHIN", 0.05)

    async def receive() -> Message:
        await asyncio.sleep(3600)
        raise AssertionError

    assert asyncio.run(status_of(tmp_path, receive, "10"))[0] == 408


async def status_of(
    folder: Path, receive: Receive, length: str | None, **wishes: Any
) -> tuple[int, list[tuple[bytes, bytes]]]:
    """The status and headers of the answer to a body that comes from ``receive``."""
    sent: list[Message] = []
    headers = [(b"content-type", b"application/json")]
    headers += [(b"content-length", length.encode())] if length else [(b"transfer-encoding", b"chunked")]

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "http_version": "1.1", "method": "POST", "path": "/v1/rulings", "raw_path": b"/v1/rulings"}
    scope |= {
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("x", 80),
        "scheme": "http",
    }
    app = application(Wishes("sqlite:///:memory:", folder, b"secret", **wishes))
    await app({**scope, "root_path": ""}, receive, send)
    return sent[0]["status"], sent[0]["headers"]


def test_a_compressed_body_is_refused(tmp_path: Path) -> None:
    answer = client(tmp_path).post("/v1/rulings", content=b"\x1f\x8b", headers={"content-encoding": "gzip"})
    assert (answer.status_code, answer.json()["type"]) == (415, "/problems/unsupported-encoding")


def test_an_address_that_comes_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    guest = client(tmp_path, each_minute=3)
    answers = [guest.get("/v1/points/P11") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].headers["content-type"] == "application/problem+json"
    assert 1 <= int(answers[3].headers["retry-after"]) <= 20
    assert guest.get("/static/style.css").status_code == 200
    assert guest.get("/health/live").status_code == 200


def test_it_is_said_in_the_language_of_the_visitor_with_every_header(tmp_path: Path) -> None:
    guest = client(tmp_path, each_minute=1)
    guest.get("/v1/points/P11")
    refused = guest.get("/v1/points/P11", headers={"accept-language": "fr"})
    assert {"x-request-id", "x-content-type-options", "content-security-policy"} <= set(refused.headers)


def test_a_bucket_fills_up_steadily() -> None:
    clock = Clock()
    buckets = Buckets(60, clock)
    assert [buckets.take("a") for _ in range(60)] == [0.0] * 60
    assert buckets.take("a") == pytest.approx(1.0)
    assert buckets.take("b") == 0.0
    clock.now = 1.0
    assert [bool(buckets.take("a")) for _ in range(2)] == [False, True]
    clock.now = 1000.0
    assert sum(not buckets.take("a") for _ in range(100)) == 60


def test_the_quietest_address_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    buckets = Buckets(1, Clock())
    assert [buckets.take(address) > 0 for address in "abacab"] == [False, False, True, False, True, False]


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(address: str, counts_as: str) -> None:
    assert one_visitor(address) == counts_as


def test_long_logs_take_turns_and_short_ones_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weight, "PATIENCE", 0.05)
    long = "#" * (weight.GREAT + 1)
    with weight.in_turn(long):
        with weight.in_turn("short"):
            pass
        with pytest.raises(Problem) as refused, weight.in_turn(long):
            pass
    assert (refused.value.kind.status, refused.value.headers["Retry-After"]) == (503, "5")
    with weight.in_turn(long):
        pass


def test_what_is_no_call_passes() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    async def nothing(*_: Any) -> Any:
        return None

    asyncio.run(Limits(app, Wishes("", Path(), b""))({"type": "lifespan"}, nothing, nothing))
    assert seen == ["lifespan"]


def test_a_small_address_does_not_unpack_into_hours_of_work(tmp_path: Path) -> None:
    hand = EXAMPLE.partition("rules: gra\n")[2]
    packed = pack(hand * 200)
    assert packed is not None
    for path in ("/ruling", "/replay"):
        assert client(tmp_path).get(path, params={"z": packed}).status_code == 413
    assert pack("#" * (weight.LONGEST_LOG + 1)) is None
    bomb = urlsafe_b64encode(zlib.compress(b" " * (weight.LONGEST_LOG + 1), 9)).decode()
    with pytest.raises(ValueError, match="too large"):
        unpack(bomb)
