"""What every answer tells the browser: nothing from elsewhere is loaded, run, framed or guessed, private pages are not kept.

Pages hold no script and no style of their own: both come from ``/static``, everything else is refused by the browser.
"""

from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from fastapi import FastAPI, Request
from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.service import cookies, csrf
from adjudicator.service.who import ask_to_sign_in
from adjudicator.service.wishes import Wishes

ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "x-permitted-cross-domain-policies": "none",
}
"""Not ``no-referrer``: with it browsers do not say from where a form is posted."""

A_YEAR: Final = 365 * 24 * 60 * 60


def policy(framed_by: str = "'none'") -> str:
    """The content policy. ``framed_by`` is who may show the page within his own: ``*`` for what is made to be embedded."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        f"manifest-src 'self'; form-action 'self'; frame-ancestors {framed_by}; base-uri 'none'"
    )


class Headers:
    """Puts the headers on every answer, those of the files and of refusals too."""

    def __init__(self, app: ASGIApp, wishes: Wishes) -> None:
        self.app, self.wishes = app, wishes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a call pass and marks its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        request = Request(scope)

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._tell(request, MutableHeaders(raw=message["headers"]))
            await send(message)

        await self.app(scope, receive, told)

    def _tell(self, request: Request, headers: MutableHeaders) -> None:
        own = headers.get("content-security-policy")
        headers.setdefault("content-security-policy", policy())
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        if own is None or "frame-ancestors 'none'" in own:
            headers.setdefault("x-frame-options", "DENY")
            headers.setdefault("cross-origin-resource-policy", "same-origin")
        if self.wishes.secure_cookies:
            headers.setdefault("strict-transport-security", f"max-age={A_YEAR}")
        if not request.scope["path"].startswith("/static/"):
            headers.setdefault("cache-control", "no-store" if self._private(request) else "private, no-cache")
        if "location" in headers:
            headers["location"] = _within(headers["location"])
        _hand_key(request, self.wishes, headers)

    def _private(self, request: Request) -> bool:
        return cookies.named(cookies.SESSION, self.wishes) in request.cookies or "authorization" in request.headers


def _within(location: str) -> str:
    """The place that an answer leads to, as a path of this service: whatever host the caller named stays out of it."""
    parts = urlsplit(location)
    return urlunsplit(("", "", "/" + parts.path.lstrip("/"), parts.query, parts.fragment))


def keep_safe(app: FastAPI, wishes: Wishes) -> None:
    """The headers on every answer, and the way to the page where one signs in."""
    app.add_middleware(Headers, wishes=wishes)
    ask_to_sign_in(app)


def _hand_key(request: Request, wishes: Wishes, headers: MutableHeaders) -> None:
    """The cookie to which the forms of this page are tied, where the page has made a new one."""
    state: MutableMapping[str, Any] = request.scope.get("state") or {}
    if key := state.get(csrf.FIELD):
        answer = Response()
        cookies.write(answer, wishes, cookies.FORMS, key)
        headers.append("set-cookie", answer.headers["set-cookie"])
