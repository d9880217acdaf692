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
from tests.service.refused import KEY, refusals

SHOWN: Final = 2
"""So many are shown of a list that is shortened."""

CHANGING: Final = frozenset({"engine", "rulebook_digest", "hash", "previous"})
"""What another version of the program answers otherwise, whatever else stays the same."""


class Call(NamedTuple):
    """A call that shows an operation. Those of the docket build on each other, in this order."""

    name: str
    path: str
    summary: str
    body: dict[str, Any] | None = None
    parameters: Mapping[str, Any] = MappingProxyType({})
    shortened: str = ""
    """The list that makes the answer long; the summary says that it is shortened."""


KNOCK: Final = {"log": EXAMPLE}
HERE: Final = {"event": "summer", "number": 1}
CALLS: Final = (
    Call("rule", "/v1/rulings", "An improper knock: South has a choice", KNOCK),
    Call(
        "check",
        "/v1/check",
        "The same, and a line with a slip of the pen",
        {"log": EXAMPLE + "South pases\n"}),
    Call("replay", "/v1/replay", "The table after line 14", {**KNOCK, "at": 14}),
    Call("rulebooks", "/v1/rulebooks", "All of them", shortened="rulebooks"),
    Call("rulebook", "/v1/rulebooks/{id}", "That of the tournament", None, {"id": "gra"}, shortened="clauses"),
    Call(
        "clause",
        "/v1/rulebooks/{id}/clauses/{clause}",
        "The clause of that choice",
        None,
        {"id": "gra", "clause": "gra.9.d"}),
    Call("all_points", "/v1/points", "All of them", shortened="points"),
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
    Call("events", "/v1/docket", "All that a head director sees", shortened="events"),
    Call("entries", "/v1/docket/{event}", "The second page", None, {"event": "summer", "after": 2, "limit": 2}),
    Call("entry", "/v1/docket/{event}/{number}", "The ruling", None, HERE),
    Call("case", "/v1/docket/{event}/{number}/case", "From the ruling to the decision", None, HERE, shortened="entries"),
    Call("chain", "/v1/docket/{event}/chain", "Its entries, ruled on again", None,
         {"event": "summer", "again": True}, shortened="checks"),
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
        yield "problems", refusals(client)


def _shown(client: TestClient, call: Call, token: dict[str, str]) -> dict[str, Any]:
    answer = _ask(client, call, token)
    assert answer.is_success, answer.text
    told = short(answer.json(), call.shortened) if call.shortened else answer.json()
    response: dict[str, Any] = {"application/json": told}
    if call.name == "rule":
        response |= {form: _ask(client, call, token | {"Accept": form}).text for form in WRITTEN}
    sent = {"request": call.body} if call.body is not None else {}
    left_out = f"; shortened: the first two of `{call.shortened}`" if call.shortened else ""
    about = {"summary": call.summary + left_out, "parameters": dict(call.parameters), **sent}
    return {**about, "status": answer.status_code, "response": response}


def _ask(client: TestClient, call: Call, headers: dict[str, str]) -> Response:
    parameters = dict(call.parameters)
    key = {KEY: parameters.pop(KEY)} if KEY in parameters else {}
    path = call.path.format(**parameters)
    queried = {name: value for name, value in parameters.items() if f"{{{name}}}" not in call.path}
    method = "GET" if call.body is None else "POST"
    answer: Response = client.request(method, path, params=queried, json=call.body, headers={**headers, **key})
    return answer


def short(told: dict[str, Any], member: str) -> dict[str, Any]:
    """An answer with the beginning only of its long list; whatever is in that list is whole, and all else too."""
    assert len(told[member]) > SHOWN
    return {**told, member: told[member][:SHOWN]}


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
