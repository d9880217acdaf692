"""Who has an account and may do what; one's own account; who did what. The first and the last are for head directors."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import RedirectResponse
from starlette.responses import Response

from adjudicator.docket.people import Person
from adjudicator.docket.troubles import Refused
from adjudicator.service import cookies
from adjudicator.service.attempts import limits
from adjudicator.service.limits import one_visitor
from adjudicator.service.opened import people_of, sessions_of
from adjudicator.service.pages.login import attempts_of, too_many
from adjudicator.service.showing import show
from adjudicator.service.who import ROLES, HeadDirector, SignedIn, address, deed, now, unknown
from adjudicator.words import Message, say

router = APIRouter()

LINES: Final = 50
DEEDS: Final = ("role", "passphrase", "let in", "keep out", "sign out", "close")
Text = Annotated[str, Form()]
Before = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.get("/people")
def people(request: Request, known: HeadDirector) -> Response:
    """All accounts, and a form for another."""
    return _everybody(request)


@router.post("/people")
def add(request: Request, known: HeadDirector, name: Text = "", passphrase: Text = "", role: Text = "") -> Response:
    """Makes an account, with a first passphrase that its owner is to change."""
    try:
        people_of(request.app).add(Person(name, passphrase, role), deed(request))
    except Refused as why:
        return _everybody(request, 422, name=name, role=role, wrong=why.says)
    return RedirectResponse("/people", 303)


@router.post("/people/change")
def change(request: Request, known: HeadDirector, name: Text, do: Text, value: Text = "") -> Response:
    """Changes an account: its role, its passphrase, the events it sees; signs it out, closes it."""
    if do not in DEEDS:
        raise unknown()
    try:
        _change(request, name, do, value)
    except Refused as why:
        return _everybody(request, 422, wrong=why.says)
    return RedirectResponse("/people", 303)


@router.get("/account")
def account(request: Request, known: SignedIn) -> Response:
    """One's own account."""
    return _own(request)


@router.post("/account/passphrase")
def passphrase(request: Request, known: SignedIn, old: Text = "", new: Text = "") -> Response:
    """Changes one's own passphrase: ends all sessions, this one too, and revokes the tokens."""
    counted = limits(one_visitor(address(request)), known.name)
    if wait := attempts_of(request).take(counted, now(request)):
        return _own(request, 429, wrong=too_many(wait))
    if people_of(request.app).proven(known.name, old, deed(request)) is None:
        return _own(request, 403, wrong=say("This is not your passphrase."))
    attempts_of(request).forgive(counted)
    try:
        people_of(request.app).give_passphrase(known.name, new, deed(request))
    except Refused as why:
        return _own(request, 422, wrong=why.says)
    answer = RedirectResponse("/login?next=/account", 303)
    cookies.forget(answer, request.app.state.wishes, cookies.SESSION)
    return answer


@router.post("/account/token")
def token(request: Request, known: SignedIn, label: Text = "") -> Response:
    """Makes a token for a program. It is shown this once."""
    made = sessions_of(request.app).give_token(known.name, " ".join(label.split())[:80], deed(request))
    return _own(request, token=made)


@router.post("/account/revoke")
def revoke(request: Request, known: SignedIn) -> Response:
    """Revokes all of one's tokens."""
    sessions_of(request.app).revoke_tokens(known.name, deed(request))
    return RedirectResponse("/account", 303)


@router.get("/audit")
def audit(request: Request, known: HeadDirector, before: Before = None) -> Response:
    """Who did what, newest first."""
    lines = people_of(request.app).trail(before, LINES + 1)
    older = lines[LINES - 1].number if len(lines) > LINES else None
    return show(request, "audit.html", lines=lines[:LINES], older=older)


def _change(request: Request, name: str, do: str, value: str) -> None:
    everybody, by = people_of(request.app), deed(request)
    if do == "role":
        everybody.give_role(name, value, by)
    elif do == "passphrase":
        everybody.give_passphrase(name, value, by)
    elif do == "let in":
        everybody.let_in(name, value, by)
    elif do == "keep out":
        everybody.keep_out(name, value, by)
    elif do == "sign out":
        sessions_of(request.app).end_all(name, by)
    else:
        everybody.remove(name, by)


def _everybody(request: Request, status: int = 200, **context: Any) -> Response:
    accounts, events = people_of(request.app).everybody(), people_of(request.app).events()
    whole: dict[str, Any] = {"name": "", "role": "director", "wrong": None, **context}
    return show(request, "people.html", status, accounts=accounts, events=events, roles=ROLES, **whole)


def _own(request: Request, status: int = 200, wrong: Message | None = None, token: str = "") -> Response:
    return show(request, "account.html", status, known=request.state.visitor, wrong=wrong, token=token)
