"""Whether a form that comes in was one of ours: no other site can make a director's browser file, appeal or sign out.

Every form holds ``{{ csrf_field() }}``; its token is made of the secret of the service and of the browser's cookie (that of
the session, or of the forms where nobody has signed in). Where the browser says from where it posts, that must be here.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from fastapi import Request
from jinja2 import pass_context
from markupsafe import Markup

from adjudicator.service import cookies
from adjudicator.service.kinds import NOT_OURS
from adjudicator.service.problems import Problem
from adjudicator.words import tr

FIELD: Final = "csrf"
HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOOKED_AT: Final = frozenset({"/ruling"})
"""What is posted there is only looked at: nothing is changed by it, so that a browser without cookies may ask, too."""


def csrf_token(request: Request) -> str:
    """What a form must bring back; for scripts that post, in the header ``X-CSRF-Token``."""
    return _token(request, _key(request) or _new_key(request))


@pass_context
def csrf_field(context: Mapping[str, Any]) -> Markup:
    """The hidden field of a form: ``<form method="post">{{ csrf_field() }}``."""
    return Markup('<input type="hidden" name="{}" value="{}">').format(FIELD, csrf_token(context["request"]))


async def checked_form(request: Request) -> None:
    """A dependency: refuses with 403 whatever would change something and was not sent by a page of ours."""
    if request.method in SAFE or request.scope["path"] in LOOKED_AT:
        return
    if not from_here(request):
        raise Problem(NOT_OURS, tr("This was sent by a page of another site, so nothing was done."))
    given = request.headers.get(HEADER) or str((await request.form()).get(FIELD, ""))
    key = _key(request)
    if not key or not hmac.compare_digest(given.encode(), _token(request, key).encode()):
        raise Problem(
            NOT_OURS, tr("The page had been open for too long, so nothing was done: load it again and repeat.")
        )


def from_here(request: Request) -> bool:
    """Whether the browser says that a page of this very site posts; a program that says nothing is left to the token."""
    site = request.headers.get("sec-fetch-site", "same-origin")
    origin = request.headers.get("origin") or request.headers.get("referer")
    return site in ("same-origin", "none") and (origin is None or _place(origin) in _ours(request))


def form_of(request: Request) -> str:
    """The address of the page whose form was sent, as the browser says it; empty for any that is not of this service."""
    said = request.headers.get("referer", "")
    if request.method != "POST" or _place(said) not in _ours(request):
        return ""
    parts = urlsplit(said)
    path = parts.path if parts.path.startswith("/") else "/"
    road = request.app.state.roads.of(path)
    readable = road is not None and "GET" in road.methods
    return urlunsplit(("", "", path, parts.query, "")) if readable and not path.startswith("//") else ""


def _ours(request: Request) -> set[str]:
    return {request.headers.get("host", ""), urlsplit(cookies.wishes_of(request).address).netloc}


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _key(request: Request) -> str:
    return cookies.read(request, cookies.SESSION) or cookies.read(request, cookies.FORMS)


def _new_key(request: Request) -> str:
    key: str = getattr(request.state, FIELD, "") or secrets.token_urlsafe(24)
    setattr(request.state, FIELD, key)
    return key


def _token(request: Request, key: str) -> str:
    return hmac.new(cookies.wishes_of(request).secret, b"form:" + key.encode(), hashlib.sha256).hexdigest()
