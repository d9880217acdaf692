"""Who is asking, and what he may: nobody need sign in for a ruling; the docket is for those who were let in to an event.

In pages a session's cookie says who it is, below ``/v1`` a token (``Authorization: Bearer …``) and nothing else, so that a
page elsewhere cannot use a director's cookie against the interface. Until somebody is known, nobody is.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Final, NamedTuple
from urllib.parse import quote

from fastapi import Depends, FastAPI, Path, Request
from starlette.responses import RedirectResponse, Response

from adjudicator.docket.audit import Deed
from adjudicator.docket.people import Account
from adjudicator.service import cookies
from adjudicator.service.kinds import NOT_ALLOWED, NOT_FOUND, SIGN_IN
from adjudicator.service.opened import sessions_of
from adjudicator.service.problems import Problem, problem
from adjudicator.words import mark, tr

ROLES: Final = (mark("viewer"), mark("director"), mark("head director"))
"""From the least to the most: who reads, who files as well, who also sees every event and looks after accounts."""


EVENT: Final = "An event, as `GET /v1/docket` lists them."
EventHere = Annotated[str, Path(description=EVENT)]
"""The event that stands in the address, as the description of the interface has it."""


class Visitor(NamedTuple):
    """Somebody who has an account. ``events`` are those he was let in to, by public id; a head director sees all."""

    account: int
    name: str
    role: str
    events: frozenset[str] = frozenset()
    language: str = ""

    def at_least(self, role: str) -> bool:
        """Whether his role is this one or a greater."""
        return ROLES.index(self.role) >= ROLES.index(role)

    def sees(self, event: str) -> bool:
        """Whether he may read this event's docket."""
        return event in self.events or self.at_least(ROLES[2])

    def files(self, event: str) -> bool:
        """Whether he may write to this event's docket."""
        return self.sees(event) and self.at_least(ROLES[1])


class SignIn(Exception):
    """Somebody must sign in first; afterwards he is brought to ``back``, a path of this service."""

    def __init__(self, back: str) -> None:
        super().__init__(back)
        self.back = back


def visitor(request: Request) -> Visitor | None:
    """Who is asking, ``None`` for a stranger. Asked once a call, however many ask for it."""
    state = request.state
    if not hasattr(state, "visitor"):
        state.visitor = _found(request)
    known: Visitor | None = state.visitor
    return known


def glimpsed(request: Request) -> Visitor | None:
    """Who looks at a page that is everybody's. Nothing is written down of it, so that a docket in use keeps nobody waiting."""
    return _whose(request, noted=False)


def signed_in(request: Request) -> Visitor:
    """A dependency: who is asking; a stranger is sent to sign in, a program without a valid token is told so (401)."""
    known = visitor(request)
    if known is None:
        raise SignIn(back_to(request))
    return known


def require(role: str) -> Callable[[Request], Visitor]:
    """A dependency: somebody with this role or a greater; others are refused with 403."""

    def required(request: Request) -> Visitor:
        known = signed_in(request)
        if not known.at_least(role):
            raise Problem(NOT_ALLOWED, tr("Your account may not do this; a head director can say who may."))
        return known

    return required


def viewer(request: Request, event: EventHere) -> Visitor:
    """A dependency of routes with ``{event}``: somebody who may read it. What he may not see is not there (404)."""
    known = signed_in(request)
    if not known.sees(event):
        raise unknown()
    return known


def director(request: Request, event: EventHere) -> Visitor:
    """A dependency of routes with ``{event}``: somebody who may file in it. What he may not see is not there (404)."""
    known = viewer(request, event)
    if not known.files(event):
        raise Problem(NOT_ALLOWED, tr("Your account may read this event, not write to it."))
    return known


def unknown() -> Problem:
    """What is said of an event or an entry that is not there, and of one that belongs to others: word for word the same."""
    return Problem(NOT_FOUND, tr("There is nothing here."))


SignedIn = Annotated[Visitor, Depends(signed_in)]
Viewer = Annotated[Visitor, Depends(viewer)]
Director = Annotated[Visitor, Depends(director)]
HeadDirector = Annotated[Visitor, Depends(require(ROLES[2]))]


def now(request: Request) -> datetime:
    """The time, from the service's clock (``app.state.clock``, which tests put forward)."""
    clock: Callable[[], datetime] = getattr(request.app.state, "clock", _clock)
    return clock()


def deed(request: Request, who: str | None = None) -> Deed:
    """Who does something just now, and from where: for the audit trail. ``who`` is asked of the session if not given."""
    if who is None:
        known = visitor(request)
        who = known.name if known else ""
    return Deed(who, now(request), address(request))


def address(request: Request) -> str:
    """The address from which a call came."""
    return request.client.host if request.client else ""


def is_program(request: Request) -> bool:
    """Whether the call is one of ``/v1``, where tokens count and cookies do not."""
    return str(request.scope["path"]).startswith("/v1/")


def back_to(request: Request) -> str:
    """Where somebody is brought who had to sign in: the page he asked for; after a form, the first."""
    if request.method != "GET":
        return "/"
    return str(request.scope["path"]) + (f"?{request.url.query}" if request.url.query else "")


def ask_to_sign_in(app: FastAPI) -> None:
    """Strangers who may not go on are sent to the page where one signs in; programs get a problem document."""

    @app.exception_handler(SignIn)
    async def sign_in(request: Request, why: SignIn) -> Response:
        if is_program(request):
            said = tr("This needs a token: Authorization: Bearer TOKEN (adjudicate people token).")
            if request.headers.get("authorization"):
                said = tr("The token is none of ours, or it was revoked: adjudicate people token gives another.")
            answer = problem(SIGN_IN, said)
            answer.headers["WWW-Authenticate"] = "Bearer"
            return answer
        return RedirectResponse(f"/login?next={quote(why.back, safe='/')}", 303)


def _clock() -> datetime:
    return datetime.now(UTC)


def _found(request: Request) -> Visitor | None:
    if not is_program(request):
        return _whose(request, noted=True)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return _known(sessions_of(request.app).of_token(token.strip()) if kind.lower() == "bearer" else None)


def _whose(request: Request, *, noted: bool) -> Visitor | None:
    word = cookies.read(request, cookies.SESSION)
    return _known(sessions_of(request.app).of(word, now(request), noted=noted) if word else None)


def _known(account: Account | None) -> Visitor | None:
    return Visitor(account.number, account.name, account.role, account.events, account.language) if account else None
