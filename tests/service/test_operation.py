"""Operation: health and readiness, figures, a journal without names, the start and the end of ``adjudicate serve``."""

import json
import logging
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.cli import main
from adjudicator.service.app import application
from adjudicator.service.journal import Lines
from adjudicator.service.opened import store_of
from adjudicator.service.secret import secret_in
from adjudicator.service.wire.asked import EXAMPLE
from adjudicator.service.wishes import Wishes

COMMAND = Path(sys.executable).with_name("adjudicate")


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    app = application(Wishes(f"sqlite:///{tmp_path / 'docket.sqlite'}", tmp_path, b"secret"))
    return TestClient(app)


def test_it_lives_and_is_ready(client: TestClient) -> None:
    assert client.get("/health/live").json() == {"status": "live"}
    assert client.get("/health/ready").json() == {"status": "ready"}


def test_it_is_not_ready_where_the_database_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "docket.sqlite").write_bytes(b"no database at all, but long enough to be read as one" * 100)
    client = TestClient(application(Wishes(f"sqlite:///{tmp_path / 'docket.sqlite'}", tmp_path, b"secret")))
    answer = client.get("/health/ready")
    assert (answer.status_code, answer.headers["content-type"]) == (503, "application/problem+json")
    assert client.get("/health/live").status_code == 200
    assert client.post("/v1/rulings", json={"log": EXAMPLE}).status_code == 200


def test_it_is_not_ready_where_the_tables_are_those_of_another_version(client: TestClient) -> None:
    assert client.get("/health/ready").status_code == 200
    with store_of(client.app).writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert client.get("/health/ready").status_code == 503


def test_the_docket_is_closed_at_the_end(tmp_path: Path) -> None:
    app = application(Wishes(f"sqlite:///{tmp_path / 'docket.sqlite'}", tmp_path, b"secret"))
    with TestClient(app) as client:
        assert client.get("/health/ready").status_code == 200
        assert hasattr(app.state, "store")
    assert not hasattr(app.state, "store")


def figures(client: TestClient) -> dict[str, float]:
    lines = [line for line in client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_figures(client: TestClient) -> None:
    for log in (EXAMPLE, EXAMPLE, "North pases"):
        client.post("/v1/rulings", json={"log": log})
    client.get("/v1/points/P11")
    client.get("/no/such/Ann")
    found = figures(client)
    calls = "adjudicator_http_requests_total"
    assert found[f'{calls}{{method="POST",route="/v1/rulings",status="200"}}'] == 2
    assert found[f'{calls}{{method="POST",route="/v1/rulings",status="422"}}'] == 1
    assert found[f'{calls}{{method="GET",route="/v1/points/{{id}}",status="200"}}'] == 1
    assert found[f'{calls}{{method="GET",route="elsewhere",status="404"}}'] == 1
    assert found['adjudicator_rulings_total{outcome="choice",rulebook="gra"}'] == 2
    assert found['adjudicator_http_request_seconds_count{method="POST",route="/v1/rulings"}'] == 3
    assert found["adjudicator_http_requests_going"] == 1, "the call that asks"


def test_two_services_count_apart(tmp_path: Path) -> None:
    one, other = (TestClient(application(Wishes("sqlite:///:memory:", tmp_path, b"s"))) for _ in range(2))
    one.get("/v1/points/P11")
    assert not any("/v1/points" in name for name in figures(other))


@contextmanager
def journal() -> Iterator[list[dict[str, Any]]]:
    """The lines that the service writes meanwhile."""
    written: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(json.loads(self.format(record)))

    handler, logger = Kept(), logging.getLogger("adjudicator.service")
    handler.setFormatter(Lines())
    logger.addHandler(handler)
    level = logger.level
    logger.setLevel(logging.INFO)
    try:
        yield written
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


def test_a_line_for_each_call_without_names_or_logs(client: TestClient) -> None:
    log = EXAMPLE.replace("North", "Zacharias").replace("South", "Yolanda")
    with journal() as written:
        answers = [
            client.post("/v1/rulings", json={"log": log}),
            client.post("/v1/rulings", json={"log": "Zacharias pases"}),
            client.get("/v1/points/Zacharias?event=Yolanda"),
            client.get("/Zacharias", headers={"user-agent": "Yolanda"}),
            client.get("/ruling?z=Zacharias"),
        ]
    assert [(line["route"], line["status"]) for line in written] == [
        ("/v1/rulings", 200),
        ("/v1/rulings", 422),
        ("/v1/points/{id}", 404),
        ("elsewhere", 404),
        ("/ruling", answers[4].status_code),
    ]
    assert [line["id"] for line in written] == [answer.headers["x-request-id"] for answer in answers]
    assert set(written[0]) == {"at", "level", "what", "id", "method", "route", "status", "ms"}
    assert not re.search("zacharias|yolanda", json.dumps(written) + client.get("/metrics").text, re.IGNORECASE)


@pytest.mark.parametrize(("given", "kept"), [("abc-1.2_3", True), ("a b", False), ("x" * 65, False), ("", False)])
def test_a_number_from_a_proxy_is_kept_if_it_is_one(client: TestClient, given: str, kept: bool) -> None:
    assert (client.get("/health/live", headers={"x-request-id": given}).headers["x-request-id"] == given) is kept


def test_a_mistake_of_ours_is_a_problem_and_a_line_that_quotes_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("Zacharias had Kd")

    monkeypatch.setattr("adjudicator.service.api.rulings.ruled", broken)
    with journal() as written:
        answer = client.post("/v1/rulings", json={"log": EXAMPLE})
    assert (answer.status_code, answer.json()["type"]) == (500, "/problems/a-mistake-of-ours")
    assert "x-content-type-options" in answer.headers
    assert (written[0]["level"], written[0]["mistake"]) == ("error", "RuntimeError")
    assert written[0]["where"][-1].endswith(" broken")
    assert "Zacharias" not in answer.text + json.dumps(written)


# --- the secret


def test_the_secret_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    first = secret_in(folder)
    assert (secret_in(folder), len(first)) == (first, 32)
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert [path.name for path in folder.iterdir()] == ["secret"]


def test_two_that_start_at_once_have_the_same_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(lambda _: secret_in(tmp_path), range(32)))) == 1


def test_a_secret_that_others_could_read_is_closed(tmp_path: Path) -> None:
    secret_in(tmp_path)
    (tmp_path / "secret").chmod(0o644)
    secret_in(tmp_path)
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


# --- the command


@contextmanager
def running(folder: Path, *options: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """``adjudicate serve`` as a process, and its address."""
    call = [str(COMMAND), "serve", "--port", "0", "--data", str(folder), *options]
    process = subprocess.Popen(
        call, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "ADJUDICATOR_DATABASE": ""},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.communicate()


def get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        body: bytes = answer.read()
    return body


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_with_one_command_and_ends_in_peace(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path) as (process, address):
        assert json.loads(get(f"{address}/health/ready")) == {"status": "ready"}
        process.send_signal(how)
        _, said = process.communicate(timeout=60)
        assert process.returncode == 0, said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert [line["route"] for line in lines if line["what"] == "call"] == ["/health/ready"]
    assert said.splitlines()[-1] == "adjudicate: the service has ended"
    assert "nobody has an account yet" in said
    assert {path.name for path in tmp_path.iterdir()} >= {"docket.sqlite", "secret"}


def test_what_was_begun_is_answered_before_the_end(tmp_path: Path) -> None:
    with running(tmp_path, "--each-minute", "0") as (process, address):
        body = json.dumps({"log": EXAMPLE.partition("rules: gra\n")[2] * 40}).encode()
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=60) as line:
            head = f"POST /v1/rulings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            line.sendall(head.encode() + body)
            until = time.monotonic() + 60
            while b"\nadjudicator_http_requests_going 2.0\n" not in get(f"{address}/metrics"):
                assert time.monotonic() < until, "it was never seen to be begun"
            process.terminate()
            answer = line.recv(100)
        process.communicate(timeout=60)
        assert answer.startswith(b"HTTP/1.1 200"), answer
        assert process.returncode == 0


def test_a_code_for_the_first_account(tmp_path: Path) -> None:
    with running(tmp_path, "--setup-code", "--lang", "fr") as (process, address):
        assert b'lang="fr"' in get(f"{address}/")
        process.terminate()
        said = process.communicate(timeout=60)[1]
    assert re.search(r"\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b", said)


def called(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> tuple[int, str]:
    status = main(["serve", "--port", "0", "--data", str(folder), *options])
    return status, capsys.readouterr().err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, said = called(capsys, tmp_path, "--port", str(port))
    assert (status, said) == (
        2,
        f"adjudicate: port {port} is taken by another program; another: --port {min(port + 1, 65535)}\n",
    )


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--port", "70000"], "--port 70000: give a number from 0 to 65535"),
        (["--port", "-1"], "--port -1: give a number from 0 to 65535"),
        (["--rules", "club.toml"], "there is no rulebook `club.toml`; there are: "),
        (["--address", "gin.example.org"], "--address gin.example.org: give one like https://gin.example.org"),
        (["--each-minute", "many"], "--each-minute many: give a number from 0 to 1000000"),
        (["--host", "192.0.2.1"], "it cannot listen at 192.0.2.1:0: "),
        (["--database", "mysql://x/y"], "a docket is kept in SQLite or PostgreSQL, not in mysql"),
    ],
)
def test_calls_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], says: str
) -> None:
    status, said = called(capsys, tmp_path, *options)
    assert (status, says in said) == (2, True), said


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    status, said = called(capsys, tmp_path / "file" / "data")
    assert (status, "cannot be used" in said) == (2, True), said
    secret_in(tmp_path / "cut")
    (tmp_path / "cut" / "secret").write_bytes(b"short")
    status, said = called(capsys, tmp_path / "cut")
    assert (status, "is cut off" in said) == (2, True), said


def test_without_the_extra_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "adjudicator.service.running", raising=False)
    status, said = called(capsys, tmp_path)
    assert (status, said) == (2, "adjudicate: this needs the extra serve: pip install 'adjudicator[serve]'\n")
