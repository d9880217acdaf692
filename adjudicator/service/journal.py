"""The journal: a line of JSON for each call, for machines to read. No player's name, no text of a log, no address of a visitor.

Every call has a number, which its answer tells (``X-Request-ID``): what goes wrong at a table is found again by it.
"""

import json
import logging
import re
import secrets
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.service.metrics import Metrics
from adjudicator.service.roads import METHODS, Roads, header

NAME: Final = "X-Request-ID"
LOGGER: Final = logging.getLogger("adjudicator.service")
_GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
GONE: Final = 499
"""The status of a call whose visitor has left before he was answered."""


class Journal:
    """Numbers every call, counts it, and writes it down when it is answered."""

    def __init__(self, app: ASGIApp, roads: Roads, metrics: Metrics) -> None:
        self.app, self.roads, self.metrics = app, roads, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a call pass."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        number = _number(header(scope, NAME))
        state = scope.setdefault("state", {})
        method = scope["method"] if scope["method"] in METHODS else "other"
        status, began = GONE, perf_counter()

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[NAME] = number
            await send(message)

        self.metrics.going.inc()
        try:
            await self.app(scope, receive, told)
        finally:
            self.metrics.going.dec()
            seconds, route = perf_counter() - began, self.roads.named(scope["path"])
            self.metrics.called(method, route, status, seconds)
            _write(number, method, route, status, seconds, state.get("mistake"))


def _number(given: str) -> str:
    """The number that a proxy has given the call; else one of our own."""
    return given if _GIVEN.fullmatch(given) else secrets.token_hex(8)


def _write(number: str, method: str, route: str, status: int, seconds: float, mistake: Exception | None) -> None:
    told: dict[str, Any] = {"id": number, "method": method, "route": route, "status": status}
    told["ms"] = round(seconds * 1000, 1)
    if mistake is not None:
        told |= what_broke(mistake)
    level = logging.ERROR if status >= 500 else logging.INFO
    LOGGER.log(level, "call", extra={"told": told})


def what_broke(mistake: BaseException) -> dict[str, Any]:
    """A mistake of ours by its kind and its places in the program. Its own words may hold what a visitor wrote."""
    places = traceback.extract_tb(mistake.__traceback__)[-8:]
    where = [f"{place.filename.rpartition('/')[2]}:{place.lineno} {place.name}" for place in places]
    return {"mistake": type(mistake).__name__, "where": where}


class Lines(logging.Formatter):
    """A line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, what; no message of an exception, which may quote a log."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        more: Mapping[str, Any] = getattr(record, "told", {})
        told |= more
        if record.exc_info and record.exc_info[1]:
            told |= what_broke(record.exc_info[1])
        return json.dumps(told, ensure_ascii=True)


def write_lines() -> None:
    """From here on the journal of the service and of the server beneath it goes to standard error, a line a record.

    Somebody who sits before a terminal is told only what went wrong.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("adjudicator.service", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
