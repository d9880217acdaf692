"""The description of the interface (OpenAPI), served at ``/v1/openapi.json``: with examples, and every refusal that a call can meet."""

import json
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from pydantic.json_schema import models_json_schema

from adjudicator.service.kinds import Kind
from adjudicator.service.problems import JSON, MEDIA_TYPE
from adjudicator.service.refusals import LIMITS, is_private, refusals
from adjudicator.service.wire.told import Problem

PLACE: Final = "/v1/openapi.json"
EXAMPLES: Final = Path(__file__).parent / "examples"
"""A file for each operation, by its name: what was sent and what came back; in ``problems`` the documents of refusals, by the
operation (``""``: alike at each) and the kind. ``python -m tests.service.examples`` writes them."""

ABOUT: Final = """\
Rules on disputes in gin rummy. Rulings, checks, replays and the law are for everybody; the docket needs a token, which
`adjudicate people token` makes: `Authorization: Bearer TOKEN`.

What is sent is a JSON object with `Content-Type: application/json`, in UTF-8 and not compressed; a member that is not described
here is refused. What comes back may get further members one day: pass over those you do not know. Sentences are in English
or French: by `language` in the body, `?lang=`, or `Accept-Language`; ids, outcomes and problem types are the same in both.

Every refusal is a problem document (RFC 9457): tell them apart by `type`, whose page says what to do; show `detail` to people. For
a log it names each fault with line and column. Each call lists every type that it can meet if it is sent as described (a `GET` has
no body). `429` and `503` come with `Retry-After`. Every answer has an `X-Request-ID`. Every call that files has an
`Idempotency-Key`: repeat it until it is answered, nothing is filed twice.
"""
TAGS: Final = (
    {"name": "rulings", "description": "A log in, a ruling out. For everybody; nothing is kept."},
    {"name": "law", "description": "Rulebooks, clauses, points of interpretation, kinds of fault. For everybody."},
    {
        "name": "docket",
        "description": "What was filed, for good. With a token, in the events that its owner was let in to.",
    },
)


def describe(app: FastAPI) -> None:
    """Has the application give its description."""

    @cache
    def description() -> dict[str, Any]:
        return _whole(app)

    @app.get(PLACE, include_in_schema=False)
    def openapi() -> JSONResponse:
        return JSONResponse(description(), media_type="application/openapi+json;version=3.1")

    app.openapi = description  # type: ignore[method-assign]
    app.state.roads.add([route for route in app.routes if getattr(route, "path", "") == PLACE])


def _whole(app: FastAPI) -> dict[str, Any]:
    whole = get_openapi(
        title=app.title,
        version=app.version,
        summary="Rules on disputes in gin rummy.",
        description=ABOUT,
        routes=app.routes,
        tags=list(TAGS),
    )
    components = whole.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    _, problem = models_json_schema([(Problem, "validation")], ref_template="#/components/schemas/{model}")
    for name, schema in problem["$defs"].items():
        schemas.setdefault(name, schema)
    components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    for path, operations in whole["paths"].items():
        for method, operation in operations.items():
            _complete(path, method, operation)
    return whole


def _complete(path: str, method: str, operation: dict[str, Any]) -> None:
    """One operation: its refusals, its limits, its example."""
    met = refusals(path, method, operation)
    if is_private(path):
        operation["security"] = [{"token": []}]
    operation["responses"].pop("422", None)
    for status, kinds in groupby(met, key=lambda kind: kind.status):
        operation["responses"][str(status)] = _refused(operation["operationId"], list(kinds))
    said = [operation["description"], LIMITS.get(operation["operationId"], "")]
    listed = "\n".join(f"- {kind.status} `{kind.type}`" for kind in met)
    operation["description"] = "\n\n".join(filter(None, [*said, f"Refused with:\n\n{listed}"]))
    _show(operation, _read(operation["operationId"]))


def _refused(name: str, met: Sequence[Kind]) -> dict[str, Any]:
    """The kinds of one status that an operation meets: what each means, a document of each, and that no other comes."""
    types = {"properties": {"type": {"enum": [kind.type for kind in met]}}}
    shown = {kind.name: {"summary": kind.title, "value": _problem(name, kind)} for kind in met}
    schema = {"allOf": [{"$ref": "#/components/schemas/Problem"}, types]}
    said = "\n\n".join(f"`{kind.type}`: {kind.means}" for kind in met)
    return {"description": said, "content": {MEDIA_TYPE: {"schema": schema, "examples": shown}}}


def _problem(name: str, kind: Kind) -> dict[str, Any]:
    """A document of a kind: one that came at this operation, or one that comes at each alike."""
    came = _read("problems")
    found: dict[str, Any] = came.get(name, {}).get(kind.name) or came[""][kind.name]
    return found


def _show(operation: dict[str, Any], example: dict[str, Any]) -> None:
    """Puts the example of an operation where each part of it belongs."""
    for parameter in operation.get("parameters", ()):
        if parameter["name"] in example["parameters"]:
            parameter["example"] = example["parameters"][parameter["name"]]
    if "request" in example:
        sent = operation["requestBody"]["content"][JSON]
        sent["examples"] = {"example": {"summary": example["summary"], "value": example["request"]}}
    for form, came in example["response"].items():
        content = operation["responses"][str(example["status"])]["content"]
        content[form]["examples"] = {"example": {"summary": example["summary"], "value": came}}


@cache
def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((EXAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    return found
