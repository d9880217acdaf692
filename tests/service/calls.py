"""What the tests of the interface for programs share: the headers of each of the people, and what a refusal looks like."""

from typing import Any

from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.service.opened import people_of, sessions_of
from tests.service.guests import BY


def tokens_of(client: TestClient) -> dict[str, dict[str, str]]:
    """The header by which each of the people is known."""
    app: Any = client.app
    give = sessions_of(app).give_token
    return {who.name: {"Authorization": f"Bearer {give(who.name, 'test', BY)}"} for who in people_of(app).everybody()}


def is_problem(answer: Response, status: int, kind: str) -> dict[str, Any]:
    """The problem document of a refusal."""
    told: dict[str, Any] = answer.json()
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json")
    assert (told["type"], told["status"]) == (f"/problems/{kind}", status)
    assert told["title"]
    assert told["detail"]
    return told
