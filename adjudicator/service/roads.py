"""Every address of the service with what can be done there, so that a call can be named without its contents.

Answers ``OPTIONS``, gives ``HEAD`` wherever something can be read, and has 405 say all that is allowed.
"""

from collections.abc import Iterable
from re import Pattern
from typing import Any, Final, NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
FILES: Final = "/static/{file}"
ELSEWHERE: Final = "elsewhere"


class Road(NamedTuple):
    """An address as it is written in the program (``/v1/docket/{event}``), and the methods it takes."""

    pattern: Pattern[str]
    template: str
    methods: frozenset[str]


class Roads:
    """All addresses, in the order in which they are looked up."""

    def __init__(self) -> None:
        self._roads: list[Road] = []

    def add(self, routes: Iterable[Any], prefix: str = "") -> None:
        """Learns the addresses of a router."""
        for route in routes:
            template, methods = prefix + route.path, frozenset(getattr(route, "methods", None) or ())
            if methods:
                self._roads.append(Road(compile_path(template)[0], template, methods))

    def all(self) -> tuple[Road, ...]:
        """Every address, once for each of its routes."""
        return tuple(self._roads)

    def of(self, path: str) -> Road | None:
        """The address that a path belongs to, with every method that any route takes there."""
        found = next((road for road in self._roads if road.pattern.match(path)), None)
        if found is None:
            return None
        methods = frozenset().union(*(road.methods for road in self._roads if road.template == found.template))
        also = {"HEAD"} if "GET" in methods else set()
        return found._replace(methods=methods | also | {"OPTIONS"})

    def named(self, path: str) -> str:
        """The address without its contents, for figures and the journal."""
        if path.startswith("/static/"):
            return FILES
        road = self.of(path)
        return road.template if road else ELSEWHERE


class Methods:
    """``HEAD``, ``OPTIONS`` and the header ``Allow``."""

    def __init__(self, app: ASGIApp, roads: Roads) -> None:
        self.app, self.roads = app, roads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a call on, or answers it where it asks only what could be done."""
        road = self.roads.of(scope["path"]) if scope["type"] == "http" else None
        if road is None:
            await self.app(scope, receive, send)
            return
        allowed = ", ".join(sorted(road.methods))
        if scope["method"] == "OPTIONS":
            await Response(status_code=204, headers={"Allow": allowed})(scope, receive, send)
            return
        without_body = scope["method"] == "HEAD" and "HEAD" in road.methods
        if without_body:
            scope["method"] = "GET"

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 405:
                MutableHeaders(scope=message)["allow"] = allowed
            if message["type"] == "http.response.body" and without_body:
                message = {**message, "body": b""}
            await send(message)

        await self.app(scope, receive, told)


def header(scope: Scope, name: str) -> str:
    """A header of a call; empty where there is none."""
    return Headers(scope=scope).get(name, "")
