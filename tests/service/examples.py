"""The examples of the description of the interface: real calls and what is answered to them.

``python -m tests.service.examples`` writes them to ``adjudicator/service/examples/``, a file an operation.
"""

import json
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.service.described import EXAMPLES
from adjudicator.service.wire.asked import EXAMPLE
from tests.service.calls import tokens_of
from tests.service.guests import with_people

SHOWN: Final = 2
"""So much of a long list is shown."""

LONG: Final = frozenset({"readings", "read_by", "terms", "facts", "silent", "also_in", "followed_by"})
CHANGING: Final = frozenset({"engine", "rulebook_digest", "hash", "previous"})
"""What another version of the program answers otherwise, whatever else stays the same."""


class Call(NamedTuple):
    """A call that shows an operation. Those of the docket build on each other, in this order."""

    name: str
    path: str
    summary: str
    body: dict[str, Any] | None = None
    parameters: Mapping[str, Any] = MappingProxyType({})
    whole: bool = False


KNOCK: Final = {"log": EXAMPLE}
HERE: Final = {"event": "summer", "number": 1}
KEY: Final = "Idempotency-Key"
CALLS: Final = (
    Call("rule", "/v1/rulings", "An improper knock: South has a choice", KNOCK, whole=True),
    Call(
        "check",
        "/v1/check",
        "The same, and a line with a slip of the pen",
        {"log": EXAMPLE + "South pases\n"},
        whole=True,
    ),
    Call("replay", "/v1/replay", "The table after line 14", {**KNOCK, "at": 14}, whole=True),
    Call("rulebooks", "/v1/rulebooks", "The first two"),
    Call("rulebook", "/v1/rulebooks/{id}", "The first two of each list", None, {"id": "gra"}),
    Call(
        "clause",
        "/v1/rulebooks/{id}/clauses/{clause}",
        "The clause of that choice",
        None,
        {"id": "gra", "clause": "gra.9.d"},
        whole=True,
    ),
    Call("all_points", "/v1/points", "The first two"),
    Call("point", "/v1/points/{id}", "Lay-offs before or after the count", None, {"id": "P11"}),
    Call("explain", "/v1/explain/{id}", "Two clauses of one name", None, {"id": "7.b"}),
    Call(
        "open_event",
        "/v1/docket",
        "A tournament with an id of its own",
        {"name": "Summer open", "event": "summer"},
    ),
    Call("file_ruling", "/v1/docket/{event}", "The ruling above, at table 4", {**KNOCK, "table": "4"},
         {"event": "summer", KEY: "table-4-round-2"}),
    Call("deviate", "/v1/docket/{event}/{number}/deviations", "Another remedy", {
        "instead": "The hand is replayed.", "reason": "Both players asked for it.", "expected": 1,
    }, {**HERE, KEY: "table-4-round-2-deviation"}),
    Call("appeal", "/v1/docket/{event}/{number}/appeals", "On the law", {
        "by": "South", "deadline": "2026-12-01T18:00:00+01:00", "law": "gra.9.d gives the choice to me, and I had made it.",
    }, {**HERE, KEY: "table-4-round-2-appeal"}),
    Call("decide", "/v1/docket/{event}/{number}/decisions", "Upheld", {
        "reason": "South had accepted the knock.", "law": "upheld",
    }, {**HERE, "number": 3, KEY: "table-4-round-2-decision"}),
    Call("note", "/v1/docket/{event}/{number}/notes", "Added later", {
        "public_text": "Told to both players.", "private_text": "South had the clause at hand.",
    }, {**HERE, KEY: "table-4-round-2-note"}),
    Call("events", "/v1/docket", "Two events"),
    Call("entries", "/v1/docket/{event}", "The second page", None, {"event": "summer", "after": 2, "limit": 2}),
    Call("entry", "/v1/docket/{event}/{number}", "The ruling", None, HERE),
    Call("case", "/v1/docket/{event}/{number}/case", "The first two of its entries", None, HERE),
    Call("chain", "/v1/docket/{event}/chain", "The first two of its entries, ruled on again", None,
         {"event": "summer", "again": True}),
    Call("precedents", "/v1/precedents", "Rulings that cite a clause", None, {"clause": "9.d", "limit": 2}),
)  # fmt: skip
WRITTEN: Final = ("text/plain", "text/markdown")
"""In which other forms a ruling comes."""


def examples() -> Iterator[tuple[str, dict[str, Any]]]:
    """The name of each file and what stands in it."""
    with tempfile.TemporaryDirectory() as folder:
        app = with_people(Path(folder), each_minute=0)
        app.state.salt = lambda: "0" * 32
        client = TestClient(app)
        token = tokens_of(client)["Hed"]
        for call in CALLS:
            yield call.name, _shown(client, call, token)
        yield "problems", {told["type"].rpartition("/")[2]: told for told in _problems(client, token)}


def _shown(client: TestClient, call: Call, token: dict[str, str]) -> dict[str, Any]:
    answer = _ask(client, call, token)
    assert answer.is_success, answer.text
    response: dict[str, Any] = {"application/json": answer.json() if call.whole else short(answer.json())}
    if call.name == "rule":
        response |= {form: _ask(client, call, token | {"Accept": form}).text for form in WRITTEN}
    sent = {"request": call.body} if call.body is not None else {}
    about = {"summary": call.summary, "parameters": dict(call.parameters), **sent}
    return {**about, "status": answer.status_code, "response": response}


def _ask(client: TestClient, call: Call, headers: dict[str, str]) -> Response:
    parameters = dict(call.parameters)
    key = {KEY: parameters.pop(KEY)} if KEY in parameters else {}
    path = call.path.format(**parameters)
    queried = {name: value for name, value in parameters.items() if f"{{{name}}}" not in call.path}
    method = "GET" if call.body is None else "POST"
    answer: Response = client.request(method, path, params=queried, json=call.body, headers={**headers, **key})
    return answer


def _problems(client: TestClient, token: dict[str, str]) -> Iterator[dict[str, Any]]:
    """A real document of every kind that an ordinary mistake leads to."""
    json_type, note = {"Content-Type": "application/json"}, "/v1/docket/summer/1/notes"
    viewer = tokens_of(client)["Vi"]
    elsewhere = "/v1/docket/spring/1/notes"
    mistakes: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("POST", "/v1/rulings", {"content": b'{"log": ', "headers": json_type}),
        ("POST", "/v1/rulings", {"content": b'{"log": ""}'}),
        ("POST", "/v1/rulings", {"json": {"log": EXAMPLE, "lenient": True}}),
        ("POST", "/v1/rulings", {"json": {"log": EXAMPLE + "South pases\n"}}),
        ("POST", "/v1/rulings", {"json": {"log": EXAMPLE, "rules": "grah"}}),
        ("POST", "/v1/rulings", {"json": {"log": EXAMPLE.partition("rules: gra\n")[2] * 61}}),
        ("POST", "/v1/rulings", {"json": {"log": ""}, "headers": {"Content-Encoding": "gzip"}}),
        ("POST", "/v1/rulings", {"content": b" " * 1_048_577, "headers": json_type}),
        ("GET", "/v1/explain/gra.9.dd", {}),
        ("GET", "/v1/docket", {}),
        ("POST", elsewhere, {"json": {"public_text": "Told."}, "headers": {**viewer, KEY: "a"}}),
        ("POST", note, {"json": {"public_text": "Other."}, "headers": {**token, KEY: "table-4-round-2-note"}}),
        ("POST", note, {"json": {"public_text": "Told.", "expected": 1}, "headers": {**token, KEY: "a"}}),
        ("POST", note, {"json": {}, "headers": {**token, KEY: "a"}}),
    )
    for method, path, how in mistakes:
        yield client.request(method, path, **how).json()


def short(told: Any, name: str = "") -> Any:
    """Data with the beginning only of each long list and table."""
    if isinstance(told, list):
        return [short(each) for each in told[:SHOWN]]
    if isinstance(told, dict):
        kept = list(told.items())[:4] if name in LONG else told.items()
        return {key: short(value, key) for key, value in kept}
    return told


def steady(told: Any) -> Any:
    """Data without what changes from version to version."""
    if isinstance(told, list):
        return [steady(each) for each in told]
    if isinstance(told, dict):
        return {key: "" if key in CHANGING else steady(value) for key, value in told.items()}
    return told


if __name__ == "__main__":
    for file, written in examples():
        text = json.dumps(written, ensure_ascii=False, indent=1) + "\n"
        (EXAMPLES / f"{file}.json").write_text(text, encoding="utf-8")
