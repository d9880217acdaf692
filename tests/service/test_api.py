"""The interface for programs: rulings, checks, replays, the law, the docket; every refusal a problem document."""

import asyncio
from html import unescape
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient
from httpx import ASGITransport, AsyncClient, Response

from adjudicator.docket.precedents import likeness
from adjudicator.paint import Paint, Style, styled
from adjudicator.service.kinds import KINDS, Kind
from adjudicator.service.opened import people_of, sessions_of
from adjudicator.service.weight import LONGEST_LOG, MOST_HANDS
from adjudicator.service.wire.asked import EXAMPLE
from tests.service.guests import BY, with_people

DEADLINE = "2026-12-01T12:00:00Z"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(with_people(tmp_path))


@pytest.fixture
def tokens(client: TestClient) -> dict[str, dict[str, str]]:
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


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_the_type_of_a_problem_can_be_opened(client: TestClient, kind: Kind) -> None:
    page = client.get(kind.type, headers={"Accept": "text/html"})
    assert page.status_code == 200
    assert f"<h1>{kind.title}</h1>" in page.text
    assert kind.means in unescape(page.text)
    assert f'href="{kind.type}"' in client.get("/problems").text


def test_what_only_http_refuses_has_no_page_of_ours(client: TestClient) -> None:
    assert client.get("/problems/tea").status_code == 404
    assert len({kind.type for kind in KINDS}) == len(KINDS)
    assert Kind("I'm a teapot", 418).type == "about:blank"


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
    is_problem(client.get("/v1/nothing"), 404, "not-found")


def test_the_law(client: TestClient) -> None:
    shelf = {book["id"]: book for book in client.get("/v1/rulebooks").json()["rulebooks"]}
    assert {"gra", "gra-fr", "classic", "oklahoma"} <= shelf.keys()
    assert shelf["oklahoma"]["extends"]
    gra = client.get("/v1/rulebooks/gra").json()
    assert gra["terms"]["gin"] == 25
    clause = client.get("/v1/rulebooks/gra/clauses/gra.9.d").json()
    assert {"id", "when", "says", "kind", "source"} <= gra["clauses"][0].keys()
    assert clause["kind"] == "choice"
    assert {"circumstance": "improper_knock.may_accept", "remedy": "offer"} in clause["answers"]


def test_the_points(client: TestClient) -> None:
    points = client.get("/v1/points").json()["points"]
    one = client.get("/v1/points/p11").json()
    assert one in points
    assert one["read_by"]["gra"] in one["readings"]


@pytest.mark.parametrize(
    ("name", "kind"), [("gra.9.d", "clause"), ("p11", "point"), ("L004", "fault"), ("GRA.9.D", "clause")]
)
def test_explain(client: TestClient, name: str, kind: str) -> None:
    told = client.get(f"/v1/explain/{name}").json()
    assert (told["id"].lower(), told["kind"]) == (name.lower(), kind)
    assert told["text"].lower().startswith(name.lower())


def test_explain_says_it_in_french(client: TestClient) -> None:
    english, french = (client.get(f"/v1/explain/P11?lang={lang}").json()["text"] for lang in ("en", "fr"))
    assert ("Readings:" in english, "Readings:" in french) == (True, False)


@pytest.mark.parametrize(
    "path", ["rulebooks/gra.toml", "rulebooks/..%2Fx", "rulebooks/gra/clauses/gra.9.q", "points/P99", "explain/nothing"]
)
def test_what_is_not_there(client: TestClient, path: str) -> None:
    is_problem(client.get(f"/v1/{path}"), 404, "not-found")


def test_a_near_name_is_proposed(client: TestClient) -> None:
    assert "gra.9.d" in is_problem(client.get("/v1/explain/gra.9.dd"), 404, "not-found")["detail"]


# --- the docket


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


@pytest.mark.parametrize("key", [None, "", " ", "x" * 201])
def test_a_filing_needs_a_key(client: TestClient, tokens: dict[str, dict[str, str]], key: str | None) -> None:
    headers = tokens["Dora"] if key is None else {**tokens["Dora"], "Idempotency-Key": key}
    answer = client.post("/v1/docket/spring", json={"log": EXAMPLE}, headers=headers)
    assert [error["in"] for error in is_problem(answer, 422, "not-as-described")["errors"]] == ["header"]


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
