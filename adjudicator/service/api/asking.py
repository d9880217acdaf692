"""What every call of the interface does alike: whose language is spoken, by which rules, what is said of a wrong rulebook."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import Request
from fastapi.responses import JSONResponse

from adjudicator.adjudication import Default, adjudicate
from adjudicator.handlog import HandLog
from adjudicator.rulebook import BookError
from adjudicator.ruling import Ruling
from adjudicator.service.kinds import NO_SUCH_RULES
from adjudicator.service.problems import Problem
from adjudicator.service.wire.asked import Asked, Dispute
from adjudicator.words import language, speaking


@contextmanager
def spoken(asked: Asked) -> Iterator[None]:
    """Within, the language that was asked for is spoken; a rulebook, point or reading that does not exist is refused (422)."""
    with speaking(asked.language or language()):
        try:
            yield
        except BookError as why:
            raise Problem(NO_SUCH_RULES, str(why)) from why


def ruled(
    request: Request, dispute: Dispute, log: HandLog, *, compare: bool = True, keep_going: bool = False
) -> Ruling:
    """The ruling on a log from a stranger, for whom no file is read."""
    default = Default(request.app.state.wishes.rules)
    ruling = adjudicate(
        log, dispute.rules, dispute.readings, compare=compare, keep_going=keep_going, files=False, default=default
    )
    request.app.state.metrics.ruled(ruling)
    return ruling


def told(data: Any, status: int = 200, **headers: str) -> JSONResponse:
    """Data as an answer, in the language that is spoken."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return JSONResponse(data, status, {"Content-Language": language(), **named})
