"""``/share``: a replay as one viewpoint sees it, kept under an address that nobody can guess.

What is kept was covered before: neither the docket nor the page holds a card that this viewpoint may not see, nor the log.
"""

from collections.abc import Iterable
from time import monotonic
from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import RedirectResponse, Response
from pydantic import BaseModel

from adjudicator.adjudication import Default
from adjudicator.docket import shares
from adjudicator.docket.troubles import NotThere
from adjudicator.handlog import HandLog
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.replay import sections
from adjudicator.rulebook import BookError
from adjudicator.service.frames import Frame, frame
from adjudicator.service.kinds import NO_VIEWPOINT
from adjudicator.service.opened import store_of
from adjudicator.service.packed import unpack
from adjudicator.service.pages.replay import LAST_LINE, places, viewpoints
from adjudicator.service.pages.ruling import page_of_log
from adjudicator.service.problems import Problem
from adjudicator.service.seen_by import Seen, seen_by, whole
from adjudicator.service.showing import show
from adjudicator.service.steps import Steps, steps
from adjudicator.service.weight import in_turn, weighed
from adjudicator.service.who import now, unknown
from adjudicator.words import LANGUAGES, Message, language, say, speaking, tr

router = APIRouter()

MOST: Final = 200
"""So many moments at most in a replay that is shared."""

PATIENCE: Final = 10.0
"""Seconds that may be spent on it; others wait meanwhile."""

MOST_HANDS: Final = 4
"""So many hands at most: each moment is ruled on anew, with everything before it, as somebody sees it."""

SEAT: Final = "seat:"


class TooLong(Exception):
    """A log of which there is too much to be looked at line by line."""

    says = say("This log is too long to be shared: leave only the hand that is disputed")


class Snapshot(BaseModel):
    """A replay as it is kept: its moments in every language."""

    frames: dict[str, list[Frame]]

    def here(self) -> list[Frame]:
        """The moments in the reader's language."""
        return self.frames[language()]


class Shared(BaseModel):
    """A share that was found: for whom it is, and the moments."""

    viewpoint: str
    snapshot: Snapshot

    def says(self) -> Message:
        """For whom it is, in words."""
        if self.viewpoint == "director":
            return say("All cards are open.")
        if self.viewpoint == "public":
            return say("As those who watch: a hand is covered until it was shown.")
        player = self.viewpoint.removeprefix(SEAT)
        return say("As {player} sees it: the other hand is covered until it was shown.", player=player)


@router.post("/share")
def make(
    request: Request,
    z: Annotated[str, Form(max_length=10_000)] = "",
    viewpoint: Annotated[str, Form(max_length=400)] = "",
) -> Response:
    """Keeps the replay of a log as this viewpoint sees it, and brings to its address."""
    text = _log(z)
    log = weighed(text)
    if viewpoint not in dict(viewpoints(log)) or not any(line.item for line in log.lines):
        raise Problem(NO_VIEWPOINT, tr("Choose for whom the replay is."))
    if len(places(log)) > MOST or len(sections(log)) > MOST_HANDS:
        says = say("This log is too long to be shared: leave only the hand that is disputed.")
        return page_of_log(request, text, WITH_SIGNS.sentence(says))
    try:
        with in_turn(text, great=True):
            found = snapshot(log, viewpoint, Default(request.app.state.wishes.rules))
    except BookError as why:
        return page_of_log(request, text, WITH_SIGNS.sentence(why.says))
    name = shares.keep(store_of(request.app), viewpoint, found.model_dump_json(), now(request))
    return RedirectResponse(f"/share/{name}?made=1", 303)


@router.get("/share/{name}")
def shared(
    request: Request, name: str, at: Annotated[int | None, Query(ge=0, le=LAST_LINE)] = None, made: bool = False
) -> Response:
    """A replay that was shared, at the line ``at``."""
    here = f"/share/{name}"
    found = find(request, name)
    way, shown = at_line(found, at, here)
    outside = request.app.state.wishes.address.rstrip("/")
    answer = show(
        request,
        "replay.html",
        frame=shown,
        steps=way,
        shared=WITH_SIGNS.sentence(found.says()),
        made=made,
        link=outside + here,
        embed=f"{outside}/embed/{name}",
    )
    answer.headers["X-Robots-Tag"] = "noindex"
    return answer


def snapshot(log: HandLog, viewpoint: str, default: Default) -> Snapshot:
    """The moments of a log as a viewpoint sees them, in every language. Raises BookError, and TooLong."""
    if len(places(log)) > MOST:
        raise TooLong
    seen, until = [], monotonic() + PATIENCE
    for one in _seen(log, viewpoint, default):
        seen.append(one)
        if monotonic() > until:
            raise TooLong
    frames = {}
    for tongue in LANGUAGES:
        with speaking(tongue):
            frames[tongue] = [_from(viewpoint, frame(one)) for one in seen]
    return Snapshot(frames=frames)


def _from(viewpoint: str, one: Frame) -> Frame:
    """The table as one sits at it: the player's own hand below."""
    mine = one.seats[0].player == viewpoint.removeprefix(SEAT) and viewpoint.startswith(SEAT)
    return one.model_copy(update={"seats": one.seats[::-1]}) if mine else one


def _seen(log: HandLog, viewpoint: str, default: Default) -> Iterable[Seen]:
    if viewpoint == "director":
        return (whole(log, line, default) for line, _, _ in places(log))
    eyes = frozenset({viewpoint.removeprefix(SEAT)} if viewpoint.startswith(SEAT) else ())
    return seen_by(log, eyes, default=default)


def find(request: Request, name: str) -> Shared:
    """What was shared under this id; that there is nothing, where there is nothing or nothing any more."""
    try:
        found = shares.find(store_of(request.app), name, now(request))
    except NotThere as why:
        raise unknown() from why
    return Shared(viewpoint=found.viewpoint, snapshot=Snapshot.model_validate_json(found.body))


def at_line(found: Shared, at: int | None, here: str) -> tuple[Steps, Frame]:
    """The steps of a shared replay and the moment at a line. What comes later is not told before it is looked at."""
    frames = found.snapshot.here()
    told = [(one.line, one.hand, one.title if at is not None and one.line <= at else "") for one in frames]
    told[0] = (frames[0].line, frames[0].hand, frames[0].title)
    way = steps(told, at, lambda line: f"{here}?at={line}")
    return way, frames[way.at]


def _log(packed: str) -> str:
    try:
        return unpack(packed)
    except ValueError:
        return ""
