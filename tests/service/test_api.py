"""The interface for programs: rulings, checks, replays, the law, the docket; every refusal a problem document."""

import asyncio
from html import unescape
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient
from httpx import ASGITransport, AsyncClient

from adjudicator.paint import Paint, Style, styled
from adjudicator.service.weight import LONGEST_LOG, MOST_HANDS
from adjudicator.service.wire.asked import EXAMPLE
from tests.service.calls import is_problem
from tests.service.guests import with_people


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(with_people(tmp_path))


def test_a_choice_has_its_lines_and_where_they_lead(client: TestClient) -> None:
    told = client.post("/v1/rulings", json={"log": EXAMPLE}).json()
    assert told["outcome"] == "choice"
    [choice] = told["choices"]
    assert [option["line"] for option in choice["options"]] == ["South accepts the knock", "South refuses the knock"]
    assert choice["options"][0]["points"] == {"North": 0, "South": 27}


def test_a_flag_beats_the_log_and_another_reading_is_another_ruling(client: TestClient) -> None:
    plain = client.post("/v1/rulings", json={"log": EXAMPLE}).json()
    read_otherwise = client.post("/v1/rulings", json={"log": EXAMPLE, "readings": {"P22": "b"}}).json()
    classic = client.post("/v1/rulings", json={"log": EXAMPLE, "rules": "classic"}).json()
    assert (plain["rulebook"], classic["rulebook"]) == ("gra", "classic")
    letters = [{r["point"]: r["reading"] for r in told["readings"]}["P22"] for told in (plain, read_otherwise)]
    assert letters == ["a", "b"]


def test_the_rulebook_of_the_service_counts_where_the_log_names_none(tmp_path: Path) -> None:
    client = TestClient(with_people(tmp_path, rules="classic"))
    log = EXAMPLE.replace("rules: gra\n", "")
    assert client.post("/v1/rulings", json={"log": log}).json()["rulebook"] == "classic"
    assert client.post("/v1/rulings", json={"log": EXAMPLE}).json()["rulebook"] == "gra"
    assert client.post("/v1/replay", json={"log": log, "at": 14}).status_code == 200


def test_why_adds_the_chain(client: TestClient) -> None:
    assert "why" not in client.post("/v1/rulings", json={"log": EXAMPLE}).json()
    chain = client.post("/v1/rulings", json={"log": EXAMPLE, "why": True}).json()["why"]
    assert any(link["clause"] == "gra.9.d" and link["holds"] for link in chain)


def test_keep_going_rules_on_what_could_be_read(client: TestClient) -> None:
    log = EXAMPLE + "South pases\n"
    refused = is_problem(client.post("/v1/rulings", json={"log": log}), 422, "the-log-could-not-be-read")
    assert [(fault["line"], fault["column"], fault["meant"]) for fault in refused["faults"]] == [(15, 7, "passes")]
    told = client.post("/v1/rulings", json={"log": log, "keep_going": True}).json()
    assert (told["outcome"], [fault["line"] for fault in told["faults"]]) == ("choice", [15])


@pytest.mark.parametrize(
    ("accept", "form", "begins"),
    [
        ("text/plain", "text/plain; charset=utf-8", "South may"),
        ("text/markdown, text/plain;q=0.5", "text/markdown; charset=utf-8", "#"),
        ("text/plain;q=0.2, application/json", "application/json", "{"),
        ("image/png", "application/json", "{"),
        ("text/plain;q=much", "application/json", "{"),
    ],
)
def test_a_ruling_to_be_read_aloud(client: TestClient, accept: str, form: str, begins: str) -> None:
    answer = client.post("/v1/rulings", json={"log": EXAMPLE}, headers={"accept": accept})
    assert (answer.headers["content-type"], answer.text.startswith(begins)) == (form, True), answer.text[:80]


def test_the_language_is_that_of_the_body_else_that_of_the_visitor(client: TestClient) -> None:
    french = {"accept-language": "fr-CH, en;q=0.5", "accept": "text/plain"}
    asked = {
        lang: client.post("/v1/rulings", json={"log": EXAMPLE, "language": lang}, headers=french)
        for lang in ("en", "fr", None)
    }
    assert {lang: answer.headers["content-language"] for lang, answer in asked.items()} == {
        "en": "en",
        "fr": "fr",
        None: "fr",
    }
    assert [asked[lang].text.split()[1] for lang in ("en", "fr", None)] == ["may", "peut", "peut"]


def test_check_tells_what_is_wrong_while_a_log_is_typed(client: TestClient) -> None:
    told = client.post("/v1/check", json={"log": EXAMPLE + "South pases\n"}).json()
    [fault] = told["faults"]
    assert (fault["line"], fault["column"], fault["length"], fault["meant"]) == (15, 7, 5, "passes")
    assert "passes" in fault["expected"]
    assert [finding["clause"] for finding in told["irregularities"]] == ["gra.9.a"]
    assert told["players"] == ["North", "South"]


def test_check_tells_of_a_line_that_cannot_be_so(client: TestClient) -> None:
    told = client.post(
        "/v1/check", json={"log": EXAMPLE.replace("North draws 3c, discards 3c", "North draws 3c, discards Ks")}
    )
    assert told.json()["faults"] == []
    assert 12 in [gap["line"] for gap in told.json()["gaps"]]


@pytest.mark.parametrize("log", ["", "# nothing\n", "\x00", "---\n---"])
def test_check_takes_whatever_is_typed(client: TestClient, log: str) -> None:
    assert client.post("/v1/check", json={"log": log}).status_code == 200


def test_replay_gives_the_table_line_by_line(client: TestClient) -> None:
    told = client.post("/v1/replay", json={"log": EXAMPLE}).json()
    assert [moment["line"] for moment in told["moments"]] == [7, *range(8, 15)]
    last = client.post("/v1/replay", json={"log": EXAMPLE, "at": 14}).json()["moments"]
    assert last == told["moments"][-1:]
    assert {hand["player"]: hand["count"] for hand in last[0]["hands"]} == {"North": 10, "South": 8}
    assert [choice["player"] for choice in last[0]["choices"]] == ["South"]


def test_what_is_too_much_at_once_is_refused(client: TestClient) -> None:
    hand = EXAMPLE.partition("rules: gra\n")[2]
    is_problem(client.post("/v1/rulings", json={"log": hand * (MOST_HANDS + 1)}), 413, "too-much-at-once")
    is_problem(client.post("/v1/replay", json={"log": hand * 50}), 413, "too-much-at-once")
    is_problem(client.post("/v1/check", json={"log": "#" * (LONGEST_LOG + 1)}), 422, "not-as-described")


@pytest.mark.parametrize("rules", ["/etc/passwd.toml", "club.toml", "../../gra.toml", "file:///x.toml", "gra-de"])
@pytest.mark.parametrize("path", ["rulings", "check", "replay"])
def test_no_file_of_the_machine_is_read_for_a_stranger(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, rules: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "club.toml").write_text('extends = "gra"\ntitle = "Club"\nedition = "1"\nin_force = 2026-01-01\n')
    asked = [{"log": EXAMPLE, "rules": rules}, {"log": EXAMPLE.replace("gra", rules, 1)}]
    answers = [client.post(f"/v1/{path}", json=each) for each in asked]
    if "toml" in rules or path != "rulings":
        is_problem(answers[0], 422, "no-such-rulebook-or-reading")
    assert all(answer.status_code == 422 or answer.json()["faults"] for answer in answers)
    assert not any("root:" in answer.text for answer in answers)


@pytest.mark.parametrize("readings", [{"P99": "a"}, {"P11": "z"}, {"\u202e": ""}])
def test_a_reading_that_does_not_exist_is_refused(client: TestClient, readings: dict[str, str]) -> None:
    is_problem(
        client.post("/v1/rulings", json={"log": EXAMPLE, "readings": readings}), 422, "no-such-rulebook-or-reading"
    )


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"log": 5}, "/log"),
        ({}, "/log"),
        ({"log": EXAMPLE, "language": "de"}, "/language"),
        ({"log": EXAMPLE, "keep_going": "yes"}, "/keep_going"),
        ({"log": EXAMPLE, "lenient": True}, "/lenient"),
        ([], ""),
    ],
)
def test_a_call_that_is_not_as_described(client: TestClient, body: Any, pointer: str) -> None:
    told = is_problem(client.post("/v1/rulings", json=body), 422, "not-as-described")
    assert [(error["in"], error["pointer"]) for error in told["errors"]] == [("body", pointer)]


@pytest.mark.parametrize("path", ["/v1/rulings", "/v1/check", "/v1/replay"])
@pytest.mark.parametrize(
    "came", [None, "application/x-www-form-urlencoded", "text/plain; charset=utf-8", "application/octet-stream"]
)
def test_a_body_that_is_not_called_json(client: TestClient, path: str, came: str | None) -> None:
    headers = {"Content-Type": came} if came else {}
    answer = client.post(path, content=b'{"log": ""}', headers=headers)
    told = is_problem(answer, 415, "unsupported-content-type")
    assert "Content-Type: application/json" in told["detail"]
    assert came is None or came in told["detail"]
    assert answer.headers["accept-post"] == "application/json"
    assert '-H "Content-Type: application/json"' in unescape(client.get(told["type"]).text)


@pytest.mark.parametrize("called", ["application/json", "Application/JSON; charset=utf-8", "application/vnd.club+json"])
def test_a_body_that_is_called_json_in_another_way(client: TestClient, called: str) -> None:
    told = client.post("/v1/check", content=b'{"log": 5}', headers={"Content-Type": called})
    assert is_problem(told, 422, "not-as-described")["errors"][0]["pointer"] == "/log"
    assert client.post("/v1/check", content=b'{"log": ""}', headers={"Content-Type": called}).status_code == 200


def test_a_stranger_is_asked_who_he_is_before_how_he_writes(client: TestClient) -> None:
    is_problem(client.post("/v1/docket/spring", content=b"{}"), 401, "sign-in-first")


@pytest.mark.parametrize(("body", "at"), [(b"{", 2), (b'{"log": "x",}', 13), (b"log", 1)])
def test_where_a_body_stops_being_json(client: TestClient, body: bytes, at: int) -> None:
    answer = client.post("/v1/check", content=body, headers={"content-type": "application/json"})
    told = is_problem(answer, 400, "bad-request")
    assert told["detail"] == f"The body stops being JSON at character {at}."


@pytest.mark.parametrize("body", [b"{", b"[" * 100_000, b'{"log": "\xff"}', b'{"log": "\\ud800"}', b'{"\\ud800": 1}'])
def test_a_body_that_is_no_json(client: TestClient, body: bytes) -> None:
    answer = client.post("/v1/rulings", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.headers["content-type"] == "application/problem+json"


def test_what_can_be_done_at_an_address(client: TestClient) -> None:
    asked = client.options("/v1/rulings")
    assert (asked.status_code, asked.headers["allow"], asked.content) == (204, "OPTIONS, POST", b"")
    refused = client.request("DELETE", "/v1/docket/spring")
    is_problem(refused, 405, "method-not-allowed")
    assert refused.headers["allow"] == "GET, HEAD, OPTIONS, POST"
    head, whole = client.head("/v1/points/P11"), client.get("/v1/points/P11")
    assert (head.status_code, head.content, head.headers["content-length"]) == (200, b"", str(len(whole.content)))


@pytest.mark.parametrize("path", ["/v1", "/v1/", "/v1/nothing", "/v1/explain", "/v1/docs"])
def test_an_address_that_is_none_says_where_they_are_described(client: TestClient, path: str) -> None:
    assert "/v1/openapi.json" in is_problem(client.get(path), 404, "not-found")["detail"]
    assert "/v1" not in is_problem(client.get("/nothing"), 404, "not-found")["detail"]


WORDS = [
    ("POST", "/v1/rulings"),
    ("GET", "/v1/explain/gra.9.d"),
    ("GET", "/v1/explain/P11"),
    ("GET", "/v1/explain/L003"),
]


@pytest.mark.parametrize(("method", "path"), WORDS)
def test_words_have_no_colours_of_the_terminal_that_the_service_was_started_on(
    client: TestClient, method: str, path: str
) -> None:
    async def asked() -> str:
        app: Any = client.app
        async with AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as caller:
            body = {"log": EXAMPLE} if method == "POST" else None
            answer = await caller.request(method, path, json=body, headers={"Accept": "text/plain, */*;q=0.1"})
        assert answer.status_code == 200
        return answer.text if method == "POST" else str(answer.json()["text"])

    with styled(Style(width=40, paint=Paint(coloured=True))):
        said = asyncio.run(asked())
    assert "\x1b" not in said
    assert max(map(len, said.splitlines())) > 40
