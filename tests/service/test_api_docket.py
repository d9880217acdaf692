"""The docket for programs: filing once, a case from ruling to decision, who may do what."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.docket.precedents import likeness
from adjudicator.service.wire.asked import EXAMPLE
from tests.service.calls import is_problem, tokens_of
from tests.service.guests import with_people

DEADLINE = "2026-12-01T12:00:00Z"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(with_people(tmp_path))


@pytest.fixture
def tokens(client: TestClient) -> dict[str, dict[str, str]]:
    return tokens_of(client)


def file(client: TestClient, who: dict[str, str], key: str, path: str = "", **body: Any) -> Response:
    answer: Response = client.post(f"/v1/docket/spring{path}", json=body, headers={**who, "Idempotency-Key": key})
    return answer


def test_a_ruling_is_filed_once_however_often_it_is_sent(client: TestClient, tokens: dict[str, dict[str, str]]) -> None:
    dora = tokens["Dora"]
    answers = [file(client, dora, "a", log=EXAMPLE, table="4") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201] * 3
    assert {answer.text for answer in answers} == {answers[0].text}
    entry = answers[0].json()
    assert (entry["number"], entry["table"], entry["outcome"], entry["filed_by"]) == (1, "4", "choice", "Dora")
    assert entry["facts"] == client.post("/v1/rulings", json={"log": EXAMPLE}).json()
    assert answers[0].headers["location"] == "/v1/docket/spring/1"
    is_problem(file(client, dora, "a", log=EXAMPLE, table="5"), 409, "key-used-before")
    assert [e["number"] for e in client.get("/v1/docket/spring", headers=dora).json()["entries"]] == [1]


def test_a_case_from_ruling_to_decision(client: TestClient, tokens: dict[str, dict[str, str]]) -> None:
    dora = tokens["Dora"]
    calls: list[tuple[str, dict[str, Any]]] = [
        ("", {"log": EXAMPLE}),
        ("/1/deviations", {"instead": "The hand is replayed.", "reason": "Both asked for it."}),
        (
            "/1/appeals",
            {"by": "South", "deadline": DEADLINE, "law": "9.d gives a choice.", "fact": "The upcard was 9d."},
        ),
        ("/3/decisions", {"reason": "It does.", "law": "upheld", "fact": "dismissed"}),
        ("/1/notes", {"public_text": "Told to both players.", "private_text": "South was loud."}),
    ]
    kinds = [file(client, dora, str(n), path, **body) for n, (path, body) in enumerate(calls)]
    assert [(answer.status_code, answer.json()["kind"]) for answer in kinds] == [
        (201, kind) for kind in ("ruling", "deviation", "appeal", "decision", "note")
    ]
    case = client.get("/v1/docket/spring/4/case", headers=dora).json()["entries"]
    assert [entry["number"] for entry in case] == [1, 2, 3, 4, 5]
    seen = {who: client.get("/v1/docket/spring/5", headers=tokens[who]).json() for who in ("Dora", "Vi", "Hed")}
    assert {who: entry.get("private_text") for who, entry in seen.items()} == {
        "Dora": "South was loud.",
        "Vi": None,
        "Hed": "South was loud.",
    }


def test_two_directors_at_one_case_get_a_merge(client: TestClient, tokens: dict[str, dict[str, str]]) -> None:
    file(client, tokens["Dora"], "a", log=EXAMPLE)
    file(client, tokens["Hed"], "b", "/1/notes", public_text="Mine.", expected=1)
    refused = is_problem(
        file(client, tokens["Dora"], "c", "/1/notes", public_text="No, mine.", expected=1),
        409,
        "filed-by-another-meanwhile",
    )
    assert refused["filed_meanwhile"] == [2]
    assert file(client, tokens["Dora"], "c", "/1/notes", public_text="No, mine.", expected=2).status_code == 201


def test_pages_of_a_docket(client: TestClient, tokens: dict[str, dict[str, str]]) -> None:
    dora = tokens["Dora"]
    file(client, dora, "a", log=EXAMPLE)
    for number in range(4):
        file(client, dora, f"n{number}", "/1/notes", public_text=str(number))
    found, after = [], 0
    while after is not None:
        page = client.get(f"/v1/docket/spring?after={after}&limit=2", headers=dora).json()
        found.append([entry["number"] for entry in page["entries"]])
        after = page["next"]
    assert found == [[1, 2], [3, 4], [5]]


def test_precedents_are_those_of_ones_own_events(client: TestClient, tokens: dict[str, dict[str, str]]) -> None:
    entry = file(client, tokens["Dora"], "a", log=EXAMPLE).json()
    asked = {"clause": "gra.9.a", "facts": entry["fact_pattern"]}
    found = client.get("/v1/precedents", params=asked, headers=tokens["Dora"]).json()["precedents"]
    assert [(one["entry"]["number"], one["likeness"]) for one in found] == [(1, 1.0)]
    assert likeness(entry["fact_pattern"], "choice") < 1
    assert client.get("/v1/precedents", params=asked, headers=tokens["Dan"]).json()["precedents"] == []
    is_problem(client.get("/v1/precedents?event=spring", headers=tokens["Dan"]), 404, "not-found")
    assert client.get("/v1/precedents?event=spring&text=knock", headers=tokens["Hed"]).json()["precedents"]


def test_who_may_do_what(client: TestClient, tokens: dict[str, dict[str, str]]) -> None:
    body = {"log": EXAMPLE}
    is_problem(file(client, {}, "a", **body), 401, "sign-in-first")
    is_problem(file(client, tokens["Vi"], "a", **body), 403, "not-allowed")
    foreign, absent = (
        client.post(f"/v1/docket/{event}", json=body, headers={**tokens["Dan"], "Idempotency-Key": "a"})
        for event in ("spring", "nowhere")
    )
    assert is_problem(foreign, 404, "not-found") == absent.json()
    events = {
        who: [e["event"] for e in client.get("/v1/docket", headers=tokens[who]).json()["events"]] for who in tokens
    }
    assert {who: sorted(found) for who, found in events.items()} == {
        "Hed": ["autumn", "spring"],
        "Dora": ["spring"],
        "Dan": ["autumn"],
        "Vi": ["spring"],
    }


def test_a_head_director_opens_an_event_and_its_chain_is_whole(
    client: TestClient, tokens: dict[str, dict[str, str]]
) -> None:
    made = client.post("/v1/docket", json={"name": "Winter open", "event": "winter"}, headers=tokens["Hed"])
    assert (made.status_code, made.headers["location"], made.json()["entries"]) == (201, "/v1/docket/winter", 0)
    filed = client.post("/v1/docket/winter", json={"log": EXAMPLE}, headers={**tokens["Hed"], "Idempotency-Key": "a"})
    assert filed.json()["number"] == 1
    chain = client.get("/v1/docket/winter/chain?again=true", headers=tokens["Hed"]).json()
    assert chain["intact"]
    assert [(check["number"], check["intact"], check["same"]) for check in chain["checks"]] == [(1, True, True)]
    is_problem(client.post("/v1/docket", json={"name": "Mine"}, headers=tokens["Dora"]), 403, "not-allowed")
    is_problem(
        client.post("/v1/docket", json={"name": "Again", "event": "winter"}, headers=tokens["Hed"]),
        422,
        "cannot-be-filed",
    )


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", {"log": "North pases"}),
        ("", {"log": EXAMPLE, "rules": "club.toml"}),
        ("", {"log": EXAMPLE, "corrects": 9}),
        ("/1/appeals", {"by": "South", "deadline": DEADLINE}),
        ("/1/appeals", {"by": "South", "deadline": "2026-12-01T12:00:00", "law": "No zone."}),
        ("/1/decisions", {"reason": "Of a ruling."}),
        ("/1/notes", {"public_text": "a\x00b"}),
        ("/9/notes", {"public_text": "Of nothing."}),
    ],
)
def test_what_cannot_be_filed(
    client: TestClient, tokens: dict[str, dict[str, str]], path: str, body: dict[str, Any]
) -> None:
    file(client, tokens["Dora"], "a", log=EXAMPLE)
    answer = file(client, tokens["Dora"], "b", path, **body)
    assert (answer.status_code in (404, 422), answer.headers["content-type"]) == (True, "application/problem+json")
    assert len(client.get("/v1/docket/spring", headers=tokens["Dora"]).json()["entries"]) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_faults_of_a_log_are_named_where_it_is_to_be_filed_as_where_it_is_ruled_on(
    client: TestClient, tokens: dict[str, dict[str, str]], language: str
) -> None:
    body = {"log": f"{EXAMPLE}South pases\nNorth drawz 8h\n", "language": language}
    ruled = is_problem(client.post("/v1/rulings", json=body), 422, "the-log-could-not-be-read")
    filed = is_problem(file(client, tokens["Dora"], "a", **body), 422, "cannot-be-filed")
    lines = EXAMPLE.count("\n")
    assert [(fault["line"], fault["column"]) for fault in filed["faults"]] == [(lines + 1, 7), (lines + 2, 7)]
    assert filed["faults"] == ruled["faults"]
    assert filed["detail"].endswith(ruled["detail"])
    assert "faults" not in is_problem(
        file(client, tokens["Dora"], "a", log=EXAMPLE, rules="grah"), 422, "cannot-be-filed"
    )


@pytest.mark.parametrize("key", [None, "", " ", "x" * 201])
def test_a_filing_needs_a_key(client: TestClient, tokens: dict[str, dict[str, str]], key: str | None) -> None:
    headers = tokens["Dora"] if key is None else {**tokens["Dora"], "Idempotency-Key": key}
    answer = client.post("/v1/docket/spring", json={"log": EXAMPLE}, headers=headers)
    assert [error["in"] for error in is_problem(answer, 422, "not-as-described")["errors"]] == ["header"]
