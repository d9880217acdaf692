"""The two cookies of the service: one says who has signed in, one ties the forms of a page to the browser that asked for it.

Neither holds anything about its owner: each is a random word, signed (``itsdangerous``) so that made-up ones are refused
before the docket is asked. With https the names begin with ``__Host-``, so that no neighbour of the site can set them.
"""

import re
from hashlib import sha256
from itertools import islice
from typing import Final

from fastapi import Request
from itsdangerous import BadSignature, TimestampSigner
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from adjudicator.service.tongue import COOKIE as LANGUAGE
from adjudicator.service.wishes import Wishes

SESSION: Final = "adjudicator_session"
FORMS: Final = "adjudicator_forms"

DAY: Final = 24 * 60 * 60
LASTS: Final = {SESSION: DAY, FORMS: 30 * DAY}
"""After how many seconds a cookie is refused, whatever the docket says."""

MOST: Final = 20
"""So many cookies at most are looked at."""

_OWN: Final = re.compile(
    rf"(?<![^;\s])(?:(?:__Host-)?(?:{SESSION}|{FORMS})|{LANGUAGE})=[A-Za-z0-9._-]{{0,400}}(?![^;\s])".encode()
)


def wishes_of(request: Request) -> Wishes:
    """How the service was told to run."""
    wishes: Wishes = request.app.state.wishes
    return wishes


def named(name: str, wishes: Wishes) -> str:
    """A cookie's name as the browser knows it."""
    return f"__Host-{name}" if wishes.secure_cookies else name


def read(request: Request, name: str) -> str:
    """The word that a cookie holds; empty where there is none, or one that was forged, changed or kept for too long.

    One from later than now is ours all the same: the clock of this machine was put back, and nobody is signed out by that.
    """
    wishes = wishes_of(request)
    signer = _signer(name, wishes)
    try:
        word, made = signer.unsign(request.cookies.get(named(name, wishes), ""), return_timestamp=True)
    except BadSignature:
        return ""
    age = signer.get_timestamp() - int(made.timestamp())
    return word.decode("ascii", "replace") if age <= LASTS[name] else ""


def write(response: Response, wishes: Wishes, name: str, word: str) -> None:
    """Gives the browser a cookie: out of reach of scripts, and not sent along with what another site posts."""
    response.set_cookie(
        named(name, wishes),
        _signer(name, wishes).sign(word).decode("ascii"),
        max_age=LASTS[name],
        secure=wishes.secure_cookies,
        httponly=True,
        samesite="lax",
    )


def forget(response: Response, wishes: Wishes, name: str) -> None:
    """Takes a cookie back."""
    response.delete_cookie(named(name, wishes), secure=wishes.secure_cookies, httponly=True, samesite="lax")


def _signer(name: str, wishes: Wishes) -> TimestampSigner:
    return TimestampSigner(wishes.secret, salt=f"adjudicator.{name}", digest_method=sha256)


class OwnCookies:
    """Lets no cookie in but our own, and none with a sign that ours never have: to unpack a quoted one takes Python for ever."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a call on."""
        if scope["type"] == "http":
            scope["headers"] = [(name, _ours(name, value)) for name, value in scope["headers"]]
        await self.app(scope, receive, send)


def _ours(name: bytes, value: bytes) -> bytes:
    if name.lower() != b"cookie":
        return value
    return b"; ".join(found[0] for found in islice(_OWN.finditer(value), MOST))
