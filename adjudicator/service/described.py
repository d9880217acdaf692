"""The description of the interface (OpenAPI), served at ``/v1/openapi.json``: with every refusal that a call can meet."""

from functools import cache
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from pydantic.json_schema import models_json_schema

from adjudicator.service.problems import MEDIA_TYPE
from adjudicator.service.wire.told import Problem

PLACE: Final = "/v1/openapi.json"

ALWAYS: Final = {
    "400": "The call cannot be read.",
    "413": "The body, the log or the number of hands is too large.",
    "415": "The body is compressed.",
    "422": "The call is not as described here, or the log could not be read.",
    "429": "Too many calls from your address; `Retry-After` says when to come back.",
    "500": "A mistake of ours; report it with the `X-Request-ID` of the answer.",
    "503": "Busy; `Retry-After` says when to come back.",
}
FOUND: Final = {"404": "There is nothing of that name, or not for you."}
SIGNED_IN: Final = {"401": "A token is missing or not valid.", "403": "Your account may not do this."}
FILED: Final = {
    "409": "The key was used before, or another has filed in the case meanwhile.",
    "507": "The disk is full; nothing was kept.",
}

ABOUT: Final = """\
Rules on disputes in gin rummy. Rulings, checks, replays and the law are for everybody; the docket needs a token
(`adjudicate people token`). Every refusal is a problem document (RFC 9457); for a log it names each fault with line and
column. Sentences are in English or French: by `language` in the body, `?lang=`, or `Accept-Language`. Every call that files
has an `Idempotency-Key`: repeat it until it is answered, nothing is filed twice.
"""


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
            _refusals(path, method, operation)
    return whole


def _refusals(path: str, method: str, operation: dict[str, Any]) -> None:
    """Each refusal that a call can meet, as a problem document."""
    private = path.startswith(("/v1/docket", "/v1/precedents"))
    told = ALWAYS | (FOUND if "{" in path or private else {})
    if private:
        operation["security"] = [{"token": []}]
        told |= SIGNED_IN | (FILED if method == "post" else {})
    content = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    operation["responses"] |= {status: {"description": said, "content": content} for status, said in told.items()}
