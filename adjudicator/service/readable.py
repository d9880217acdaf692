"""Whoever reads a refusal in a browser gets a page; a program gets the problem document from which the page is made."""

import json
from typing import Any

from fastapi import Request
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.service.csrf import form_of
from adjudicator.service.problems import MEDIA_TYPE
from adjudicator.service.showing import show


class Readable:
    """Turns problem documents into pages for those who ask for pages, whoever refused what: a route, a limit, the docket."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a call on; holds a problem back until it is whole."""
        if scope["type"] != "http" or not is_for_a_reader(Request(scope)):
            await self.app(scope, receive, send)
            return
        held: list[Message] = []

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start" and _is_problem(message):
                held.append(message)
            elif held:
                held.append(message)
                if not message.get("more_body", False):
                    await page_of(Request(scope), held)(scope, receive, send)
            else:
                await send(message)

        await self.app(scope, receive, told)


def is_for_a_reader(request: Request) -> bool:
    """Whether a page is asked for: outside ``/v1``, by something that likes HTML."""
    return not request.scope["path"].startswith("/v1/") and "text/html" in request.headers.get("accept", "")


def page_of(request: Request, held: list[Message]) -> Any:
    """The page that says what a problem document says, with its status and its headers."""
    told = json.loads(b"".join(message.get("body", b"") for message in held[1:]) or b"{}")
    why = {"title": told.get("title", ""), "detail": told.get("detail", ""), "back": form_of(request)}
    page = show(request, "refused.html", held[0]["status"], **why)
    for name, value in Headers(raw=held[0]["headers"]).items():
        if name not in ("content-type", "content-length"):
            page.headers.append(name, value)
    return page


def _is_problem(message: Message) -> bool:
    return Headers(raw=message["headers"]).get("content-type", "").startswith(MEDIA_TYPE)
