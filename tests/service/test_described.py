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
from tests.service.examples import examples, steady


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
