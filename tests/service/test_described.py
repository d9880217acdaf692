"""The description of the interface says enough to program against: summaries, examples, parameters, every kind of refusal."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("jsonschema_rs", reason="jsonschema_rs is not installed")

import jsonschema_rs
from fastapi.testclient import TestClient

from adjudicator.service.app import application
from adjudicator.service.described import EXAMPLES
from adjudicator.service.kinds import KINDS
from adjudicator.service.weight import LONGEST_LOG, MOST_HANDS
from adjudicator.service.wishes import Wishes
from tests.service.examples import examples, short, steady


def _described() -> dict[str, Any]:
    app = application(Wishes("sqlite:///:memory:", Path(), b"secret"))
    described: dict[str, Any] = TestClient(app).get("/v1/openapi.json").json()
    return described


WHOLE = _described()
OPERATIONS = {
    operation["operationId"]: (path, method, operation)
    for path, operations in WHOLE["paths"].items()
    for method, operation in operations.items()
}
every_operation = pytest.mark.parametrize("name", sorted(OPERATIONS))


def media(name: str) -> list[tuple[str, dict[str, Any]]]:
    """What an operation takes and answers, each with where it stands."""
    _, _, operation = OPERATIONS[name]
    sent = operation.get("requestBody", {}).get("content", {})
    found = [("request " + form, content) for form, content in sent.items()]
    for status, answer in operation["responses"].items():
        found += [(f"{status} {form}", content) for form, content in answer["content"].items()]
    return found


@every_operation
def test_it_has_a_summary_of_a_line_and_a_description_of_more(name: str) -> None:
    operation = OPERATIONS[name][2]
    assert 2 <= len(operation["summary"].split()) <= 8
    assert operation["summary"][0].isupper()
    assert not operation["summary"].endswith(".")
    said, _, refused = operation["description"].partition("Refused with:")
    assert len(said.split()) >= 10, "what is sent, what comes back"
    assert "- 429 `/problems/too-many-calls`" in refused
    assert [tag["name"] for tag in WHOLE["tags"] if tag["name"] in operation["tags"]]


@every_operation
def test_every_part_has_an_example_that_fits_it(name: str) -> None:
    for where, content in media(name):
        assert content.get("examples"), f"{name}: {where} has no example"
        schema = {**content["schema"], "components": WHOLE["components"]}
        for example in content["examples"].values():
            jsonschema_rs.validate(schema, example["value"])


@every_operation
def test_every_parameter_and_every_member_of_a_body_is_described(name: str) -> None:
    _, method, operation = OPERATIONS[name]
    for parameter in operation.get("parameters", []):
        assert parameter.get("description"), f"{name}: {parameter['name']}"
        assert "example" in parameter or not parameter["required"], f"{name}: {parameter['name']}"
    assert ("requestBody" in operation) == (method == "post")
    if method == "post":
        body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        members = WHOLE["components"]["schemas"][body]["properties"]
        assert [member for member, schema in members.items() if not schema.get("description")] == []


@every_operation
def test_its_refusals_are_listed_and_told_apart_by_type(name: str) -> None:
    operation = OPERATIONS[name][2]
    kinds = {kind.type: kind for kind in KINDS}
    listed = operation["description"].partition("Refused with:")[2]
    for status, answer in operation["responses"].items():
        if int(status) < 400:
            continue
        content = answer["content"]["application/problem+json"]
        types = content["schema"]["allOf"][1]["properties"]["type"]["enum"]
        assert types
        assert [kinds[each].status for each in types] == [int(status)] * len(types)
        assert [example["value"]["type"] for example in content["examples"].values()] == types
        assert all(f"- {status} `{each}`" in listed and each in answer["description"] for each in types)


def refused(name: str) -> dict[str, dict[str, Any]]:
    """The documents by which a call is shown to be refused, by kind."""
    _, _, operation = OPERATIONS[name]
    answers = [answer["content"] for status, answer in operation["responses"].items() if int(status) >= 400]
    shown = [
        example["value"] for content in answers for example in content["application/problem+json"]["examples"].values()
    ]
    return {document["type"].rpartition("/")[2]: document for document in shown}


@every_operation
def test_each_refusal_is_shown_as_it_comes_at_this_call(name: str) -> None:
    _, method, operation = OPERATIONS[name]
    parameters = {parameter["name"] for parameter in operation.get("parameters", [])}
    means = {kind.name: kind.means for kind in KINDS}
    for kind, document in refused(name).items():
        assert document["detail"] != means[kind], f"{kind} is shown as no call is answered"
        for error in document.get("errors", ()):
            assert method == "post" if error["in"] == "body" else error["pointer"].removeprefix("/") in parameters


def test_what_is_not_found_is_something_that_the_call_asks_for() -> None:
    said = {name: refused(name)["not-found"]["detail"] for name in OPERATIONS if "not-found" in refused(name)}
    assert said["rulebook"].startswith("there is no rulebook")
    assert said["point"].startswith("there is no point")
    assert said["explain"].startswith("there is no clause, point or fault")
    in_the_docket = {
        name for name, (path, _, _) in OPERATIONS.items() if path.startswith(("/v1/docket", "/v1/precedents"))
    }
    of_an_entry = {name for name, (path, _, _) in OPERATIONS.items() if "{number}" in path}
    assert {said[name] for name in of_an_entry} == {"there is no entry 99 in this event"}
    assert {said[name] for name in said.keys() & in_the_docket - of_an_entry} == {"There is nothing here."}
    assert refused("clause")["not-found"]["candidates"] == [f"gra.9.{letter}" for letter in "abcdefg"]


def test_what_may_not_be_or_cannot_be_filed_is_shown_of_each_call() -> None:
    said = {name: refused(name)["not-allowed"]["detail"] for name in OPERATIONS if "not-allowed" in refused(name)}
    assert said.pop("open_event") == "Your account may not do this; a head director can say who may."
    assert set(said.values()) == {"Your account may read this event, not write to it."}
    cannot = {name: refused(name)["cannot-be-filed"] for name in OPERATIONS if "cannot-be-filed" in refused(name)}
    assert cannot.keys() == {"open_event", *said}
    assert len({document["detail"] for document in cannot.values()}) == len(cannot)
    assert [fault["column"] for fault in cannot["file_ruling"]["faults"]] == [7]


@pytest.mark.parametrize("name", ["file_ruling", "entry"])
def test_an_entry_is_shown_whole(name: str) -> None:
    """Its ruling is that of the same log where it is ruled on, to the last meld."""
    (shown,) = OPERATIONS[name][2]["responses"]["201" if name == "file_ruling" else "200"]["content"][
        "application/json"
    ]["examples"].values()
    (ruling,) = OPERATIONS["rule"][2]["responses"]["200"]["content"]["application/json"]["examples"].values()
    assert shown["value"]["facts"] == ruling["value"]
    assert {"gra.4.b", "gra.9.a", "gra.9.d"} <= set(shown["value"]["clauses"])


SHORTENED = {
    "rulebooks": "rulebooks",
    "rulebook": "clauses",
    "all_points": "points",
    "events": "events",
    "case": "entries",
    "chain": "checks",
}


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_what_is_left_out_of_an_example_is_said(name: str) -> None:
    example = json.loads((EXAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    said = example["summary"].partition("; shortened: ")[2]
    assert said == (f"the first two of `{SHORTENED[name]}`" if name in SHORTENED else "")
    if said:
        assert len(example["response"]["application/json"][SHORTENED[name]]) == 2


def test_only_the_long_list_of_an_answer_is_shortened_and_each_of_its_members_is_whole() -> None:
    entry = {
        "entries": [1, 2, 3],
        "facts": [{"melds": [["6h", "7h", "8h"]] * 3}],
        "readings": dict.fromkeys("abcdefg", "a"),
    }
    told = {"entries": [entry] * 3, "next": None, "facts": [1, 2, 3]}
    assert short(told, "entries") == {**told, "entries": [entry] * 2}


def test_the_kinds_that_no_call_meets_are_those_of_pages_and_of_what_is_not_described() -> None:
    told = json.dumps(WHOLE["paths"])
    silent = {kind.name for kind in KINDS if f'"{kind.type}"' not in told}
    assert silent == {"not-from-this-page", "method-not-allowed", "no-such-viewpoint", "not-ready"}


def test_the_examples_are_what_is_answered() -> None:
    written = dict(examples())
    there = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in EXAMPLES.glob("*.json")}
    assert written.keys() == there.keys() == {*OPERATIONS, "problems"}
    changed = [name for name, example in written.items() if steady(example) != steady(there[name])]
    assert changed == [], "python -m tests.service.examples writes them anew"


@pytest.mark.parametrize("path", ["/v1/rulings", "/v1/check", "/v1/replay", "/v1/docket/{event}"])
def test_the_limits_are_told(path: str) -> None:
    told = WHOLE["paths"][path]["post"]["description"]
    assert f"{LONGEST_LOG:,} characters" in told
    assert f"{MOST_HANDS} hands" in told
