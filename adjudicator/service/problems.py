"""What is told to a program whose call cannot be answered: problem documents (RFC 9457)."""

import json
import logging
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.docket.troubles import Conflict, DocketError, Full, Locked, Merge, NotThere, Refused
from adjudicator.service import kinds
from adjudicator.service.kinds import Kind
from adjudicator.words import mark, say, tr

MEDIA_TYPE: Final = "application/problem+json"
JSON: Final = "application/json"
SENTENCES: Final[Mapping[int, str]] = {
    400: mark("The call cannot be read: its body must be JSON in UTF-8."),
    404: mark("There is nothing here."),
    405: mark("This cannot be done here; the header Allow says what can."),
}
"""What is said where only a status is known."""

OF_THE_DOCKET: Final[Mapping[type[DocketError], kinds.Kind]] = {
    NotThere: kinds.NOT_FOUND,
    Conflict: kinds.KEY_USED,
    Merge: kinds.FILED_MEANWHILE,
    Refused: kinds.NOT_FILED,
    Locked: kinds.IN_USE,
    Full: kinds.DISK_FULL,
}
"""What a docket refuses; anything else of it is that it cannot be reached."""

LOGGER: Final = logging.getLogger("adjudicator.service")
AGAIN_AFTER: Final = "5"
"""Seconds until a call that found the docket in use is worth another try."""


class Problem(Exception):
    """A call that is refused: of what kind, a sentence, and for a log its faults.

    ``more`` are further members of the document, ``headers`` go with the answer.
    """

    def __init__(
        self,
        kind: Kind,
        detail: str,
        faults: Sequence[Mapping[str, Any]] = (),
        *,
        more: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.kind, self.detail, self.faults = kind, detail, faults
        self.more, self.headers = more or {}, headers or {}


class ProblemDocument(JSONResponse):
    """A problem as it is sent. Half a pair of surrogates, which no text may hold, becomes ``?``."""

    media_type = MEDIA_TYPE

    def render(self, content: Any) -> bytes:
        """JSON in UTF-8."""
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")


def problem(
    kind: Kind,
    detail: str,
    faults: Sequence[Mapping[str, Any]] = (),
    more: Mapping[str, Any] | None = None,
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    """A problem document. ``faults`` have line and column, as in a ruling."""
    told: dict[str, Any] = {"type": kind.type, "title": tr(kind.title), "status": kind.status, "detail": detail}
    told |= more or {}
    if faults:
        told["faults"] = [dict(fault) for fault in faults]
    return ProblemDocument(told, kind.status, dict(headers or {}))


def answer_with_problems(app: FastAPI) -> None:
    """Every refusal of the service as a problem document."""

    @app.exception_handler(Problem)
    async def refused(request: Request, why: Problem) -> JSONResponse:
        return problem(why.kind, why.detail, why.faults, why.more, why.headers)

    @app.exception_handler(HTTPException)
    async def of_http(request: Request, why: HTTPException) -> JSONResponse:
        kind = kinds.OF_HTTP.get(why.status_code) or Kind(HTTPStatus(why.status_code).phrase, why.status_code)
        said = tr(SENTENCES[why.status_code]) if why.status_code in SENTENCES else str(why.detail)
        if why.status_code == 404 and f"{request.scope['path']}/".startswith("/v1/"):
            said = tr("There is nothing at this address; /v1/openapi.json describes what there is.")
        return problem(kind, said, headers=why.headers)

    @app.exception_handler(RequestValidationError)
    async def not_valid(request: Request, why: RequestValidationError) -> JSONResponse:
        if _is_not_called_json(request):
            return _not_called_json(request)
        broken = next((error for error in why.errors() if error["type"] == "json_invalid"), None)
        if broken is not None:
            place = say("The body stops being JSON at character {number}.", number=broken["loc"][-1] + 1)
            return problem(kinds.BAD_REQUEST, str(place))
        errors = [_error(error) for error in why.errors()[:20]]
        said = "; ".join(f"{error['where']}: {error['detail']}" for error in errors)
        return problem(kinds.NOT_AS_DESCRIBED, said, more={"errors": errors})

    @app.exception_handler(DocketError)
    async def of_the_docket(request: Request, why: DocketError) -> JSONResponse:
        return docket_problem(why)


def _is_not_called_json(request: Request) -> bool:
    """Whether a program sent what is not called JSON: then it was not read, and to name its members would mislead."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    is_json = kind == JSON or (kind.startswith("application/") and kind.endswith("+json"))
    return request.method == "POST" and request.scope["path"].startswith("/v1/") and not is_json


def _not_called_json(request: Request) -> JSONResponse:
    came = request.headers.get("content-type", "")[:100]
    said = say(
        "The call has no Content-Type; send the body as JSON, with the header `Content-Type: {json}`.", json=JSON
    )
    if came:
        said = say(
            "The Content-Type of the call is {came}; send the body as JSON, with the header `Content-Type: {json}`.",
            came=came,
            json=JSON,
        )
    return problem(kinds.NO_JSON, str(said), headers={"Accept-Post": JSON})


def docket_problem(why: DocketError) -> JSONResponse:
    """What a docket did not do. Nothing of it was kept."""
    kind = next((kind for trouble, kind in OF_THE_DOCKET.items() if isinstance(why, trouble)), kinds.UNREACHABLE)
    more = {"filed_meanwhile": [entry.number for entry in why.theirs]} if isinstance(why, Merge) else {}
    again = {"Retry-After": AGAIN_AFTER} if kind.status == 503 else None
    return problem(kind, told_of(why), more=more, headers=again)


def told_of(why: DocketError) -> str:
    """What is wrong with the docket, for a visitor. On which machine and under which name it is kept, the journal alone says."""
    if isinstance(why, tuple(OF_THE_DOCKET)):
        return str(why)
    LOGGER.error("docket", extra={"told": {"trouble": type(why).__name__, "says": why.says.in_english()}})
    return tr("The docket cannot be reached just now; try again in a moment.")


def _error(error: Mapping[str, Any]) -> dict[str, str]:
    """One thing that is not as the interface describes it: in which part of the call, where there, and what is wrong."""
    part, *path = error["loc"]
    pointer = "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)
    where = ".".join(map(str, error["loc"]))
    return {"in": str(part), "pointer": pointer, "where": where, "detail": str(error["msg"])}


class Mistakes:
    """The last door: a mistake of ours is a problem document of a sentence. What it was is left in the scope for the journal."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a call on."""
        begun = False

        async def told(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, told)
        except Exception as why:
            if begun or scope["type"] != "http":
                raise
            scope.setdefault("state", {})["mistake"] = why
            await self._sorry()(scope, receive, send)

    def _sorry(self) -> Response:
        said = tr("This is a mistake in adjudicate. Please report it, with the X-Request-ID of this answer.")
        return problem(kinds.OUR_MISTAKE, said)
