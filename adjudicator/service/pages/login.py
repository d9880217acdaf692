"""Signing in and out, and the first account of a service that has none."""

import hmac
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse
from starlette.responses import Response

from adjudicator.docket.audit import Deed
from adjudicator.docket.people import HEAD, Account, Person
from adjudicator.docket.troubles import Refused
from adjudicator.service import cookies, tongue
from adjudicator.service.attempts import Attempts, limits
from adjudicator.service.limits import one_visitor
from adjudicator.service.opened import people_of, sessions_of
from adjudicator.service.showing import show
from adjudicator.service.who import address, deed, now, unknown, visitor
from adjudicator.words import Message, count, language, say

router = APIRouter()

A_MINUTE: Final = 60
Text = Annotated[str, Form()]


@router.get("/login")
def login(request: Request, next: str = "/") -> Response:
    """The form by which one signs in; ``next`` is where one is brought afterwards."""
    if not people_of(request.app).anybody() and request.app.state.wishes.setup_code:
        return RedirectResponse("/setup", 303)
    return _form(request, next=within(next))


@router.post("/login")
def sign_in(request: Request, name: Text = "", passphrase: Text = "", next: Text = "/") -> Response:
    """Signs somebody in, or says that name and passphrase do not belong together: no more than that."""
    counted = limits(one_visitor(address(request)), name)
    if wait := attempts_of(request).take(counted, now(request)):
        answer = _form(request, 429, name=name, next=within(next), wrong=too_many(wait))
        answer.headers["Retry-After"] = str(wait)
        return answer
    account = people_of(request.app).proven(name, passphrase, deed(request, ""))
    if account is None:
        wrong = say("This name and this passphrase do not belong together.")
        return _form(request, 403, name=name, next=within(next), wrong=wrong)
    attempts_of(request).forgive(counted)
    return _welcome(request, account, within(next))


@router.post("/logout")
def sign_out(request: Request) -> Response:
    """Ends the session, also for whoever kept a copy of its cookie."""
    if word := cookies.read(request, cookies.SESSION):
        sessions_of(request.app).end(word, deed(request))
    answer = RedirectResponse("/", 303)
    cookies.forget(answer, request.app.state.wishes, cookies.SESSION)
    return answer


@router.get("/setup")
def setup(request: Request) -> Response:
    """The form for the first account; there is none once somebody has one."""
    _only_at_first(request)
    return show(request, "setup.html", name="", wrong=None)


@router.post("/setup")
def make_first(request: Request, code: Text = "", name: Text = "", passphrase: Text = "") -> Response:
    """Makes the first account, that of a head director, for whoever can read the code on the terminal."""
    expected = _only_at_first(request)
    counted = limits(one_visitor(address(request)), "first account")
    if wait := attempts_of(request).take(counted, now(request)):
        return show(request, "setup.html", 429, name=name, wrong=too_many(wait))
    if not hmac.compare_digest(plain(code).encode(), plain(expected).encode()):
        wrong = say("This is not the code that stands on the terminal.")
        return show(request, "setup.html", 403, name=name, wrong=wrong)
    person = Person(name, passphrase, HEAD, language())
    try:
        account = people_of(request.app).add(person, deed(request, ""), first=True)
    except Refused as why:
        return show(request, "setup.html", 422, name=name, code=code, wrong=why.says)
    return _welcome(request, account, "/")


def within(path: str) -> str:
    """A path of this service to which somebody may be brought; the first page for anything else, such as another site."""
    try:
        parts = urlsplit(path)
    except ValueError:
        return "/"
    plain_path = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if plain_path and not parts.scheme and not parts.netloc and "\\" not in path else "/"


def plain(code: str) -> str:
    """A code without the strokes and blanks that make it easy to read."""
    return "".join(sign for sign in code.upper() if sign.isalnum())


def _welcome(request: Request, account: Account, path: str) -> Response:
    """A new session in a new cookie, whatever the browser had before."""
    by = Deed(account.name, now(request), address(request))
    answer = RedirectResponse(path, 303)
    wishes = request.app.state.wishes
    if old := cookies.read(request, cookies.SESSION):
        sessions_of(request.app).end(old, by)
    cookies.write(answer, wishes, cookies.SESSION, sessions_of(request.app).begin(account, by))
    cookies.forget(answer, wishes, cookies.FORMS)
    if account.language:
        answer.set_cookie(tongue.COOKIE, account.language, max_age=tongue.YEAR, samesite="lax")
    return answer


def _form(request: Request, status: int = 200, **context: Any) -> Response:
    whole = {"name": "", "wrong": None, "known": visitor(request), **context}
    return show(request, "login.html", status, **whole)


def _only_at_first(request: Request) -> str:
    """The code on the terminal; nothing is here where there is none, or where somebody has an account."""
    code: str = request.app.state.wishes.setup_code
    if not code or people_of(request.app).anybody():
        raise unknown()
    return code


def attempts_of(request: Request) -> Attempts:
    """The attempts to sign in that this service has seen."""
    state = request.app.state
    if not hasattr(state, "attempts"):
        state.attempts = Attempts()
    attempts: Attempts = state.attempts
    return attempts


def too_many(seconds: int) -> Message:
    """What is said to somebody who must wait."""
    minutes = -(-seconds // A_MINUTE)
    return count(
        "Too many attempts: try again in {number} minute.", "Too many attempts: try again in {number} minutes.", minutes
    )
