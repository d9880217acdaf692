"""What is told to a program whose call cannot be answered: problem documents (RFC 9457)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

KIND: Final = "application/problem+json"


class Problem(Exception):
    """A call that is refused: the status, a title that stays the same, a sentence, and for a log its faults."""

    def __init__(self, status: int, title: str, detail: str, faults: Sequence[Mapping[str, Any]] = ()) -> None:
        super().__init__(detail)
        self.status, self.title, self.detail, self.faults = status, title, detail, faults


def problem(status: int, title: str, detail: str, faults: Sequence[Mapping[str, Any]] = ()) -> JSONResponse:
    """A problem document. ``faults`` have line and column, as in a ruling."""
    kind = "/problems/" + title.lower().replace(" ", "-")
    told: dict[str, Any] = {"type": kind, "title": title, "status": status, "detail": detail}
    if faults:
        told["faults"] = [dict(fault) for fault in faults]
    return JSONResponse(told, status, media_type=KIND)


def answer_with_problems(app: FastAPI) -> None:
    """Every refusal of the service as a problem document."""

    @app.exception_handler(Problem)
    async def refused(request: Request, why: Problem) -> JSONResponse:
        return problem(why.status, why.title, why.detail, why.faults)

    @app.exception_handler(HTTPException)
    async def of_http(request: Request, why: HTTPException) -> JSONResponse:
        answer = problem(why.status_code, str(why.detail), str(why.detail))
        answer.headers.update(why.headers or {})
        return answer

    @app.exception_handler(RequestValidationError)
    async def not_valid(request: Request, why: RequestValidationError) -> JSONResponse:
        told = "; ".join(f"{'.'.join(map(str, error['loc']))}: {error['msg']}" for error in why.errors())
        return problem(422, "Not as described", told)
