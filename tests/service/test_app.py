"""The service, put together: a log in, a ruling out; refusals as problem documents."""

from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.service.app import application
from adjudicator.service.wishes import Wishes

EXAMPLE = Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(application(Wishes("sqlite:///:memory:", tmp_path, b"secret")))


def test_a_log_in_a_ruling_out(client: TestClient) -> None:
    answer = client.post("/v1/rulings", json={"log": EXAMPLE.read_text(encoding="utf-8")})
    assert answer.status_code == 200
    assert answer.json()["outcome"] == "choice"


def test_a_log_with_a_fault_is_a_problem_with_line_and_column(client: TestClient) -> None:
    answer = client.post("/v1/rulings", json={"log": "players: North, South\nNorth pases\n"})
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert [(fault["line"], fault["column"]) for fault in answer.json()["faults"]] == [(2, 7)]


def test_a_rulebook_of_a_stranger_is_no_file(client: TestClient) -> None:
    answer = client.post("/v1/rulings", json={"log": "North passes", "rules": "/etc/passwd.toml"})
    assert (answer.status_code, answer.headers["content-type"]) == (422, "application/problem+json")
