"""``/replay``: a log as a table seen from above, moment by moment, and what if something else had happened."""

from typing import Annotated, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import RedirectResponse, Response

from adjudicator.adjudication import Default
from adjudicator.handlog import HandLog
from adjudicator.notation import write_item
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.replay import sections
from adjudicator.rulebook import BookError
from adjudicator.service.faces import face
from adjudicator.service.frames import frame, line_in_signs
from adjudicator.service.packed import LARGEST, pack, unpack
from adjudicator.service.pages.ruling import page_of_log, ruled
from adjudicator.service.seen_by import Seen, whole
from adjudicator.service.showing import show, templates
from adjudicator.service.steps import Steps, steps
from adjudicator.service.supposed import LONGEST, Branch, branch
from adjudicator.service.weight import in_turn, weighed
from adjudicator.words import language, say, tr

router = APIRouter()
templates.env.filters["face"] = face

LAST_LINE: Final = 1_000_000
Line = Annotated[int | None, Query(ge=0, le=LAST_LINE)]


@router.post("/replay")
def posted(request: Request, log: Annotated[str, Form(max_length=LARGEST)] = "") -> Response:
    """Brings a log that was typed to its replay; one that is too long for an address is not replayed."""
    text = "\n".join(log.split("\r\n"))
    packed = pack(text)
    if packed is None:
        says = say("This log is too long to be replayed here: leave only the hand that is disputed.")
        return page_of_log(request, text, WITH_SIGNS.sentence(says))
    return RedirectResponse(address_of(packed), 303)


@router.get("/replay")
def replay(
    request: Request,
    z: str = "",
    at: Line = None,
    what: Annotated[str, Query(alias="if", max_length=LONGEST)] = "",
    instead: bool = False,
    supposed: Line = None,
) -> Response:
    """The table at the line ``at`` of the log in the address; ``if`` are lines that are supposed there."""
    text = _unpacked(z)
    log = weighed(text)
    default = Default(request.app.state.wishes.rules)
    if not any(line.item for line in log.lines):
        return ruled(request, text) if text.strip() else show(request, "replay.html", steps=None)
    try:
        way = steps(places(log), at, lambda line: address_of(z, line, supposed))
        with in_turn(text):
            seen = whole(log, way.here.line, default)
            other = branch(text, way.here.line, what, instead, default) if what.strip() else None
    except BookError as why:
        return page_of_log(request, text, WITH_SIGNS.sentence(why.says))
    return show(
        request,
        "replay.html",
        frame=frame(seen),
        steps=way,
        z=z,
        faults=len(log.faults) + log.more_faults,
        branch=other,
        onward=_onward(other, way),
        instead=instead,
        supposed=supposed,
        offers=offers(seen, z),
        viewpoints=viewpoints(log),
    )


def address_of(packed: str, line: int | None = None, supposed: int | None = None) -> str:
    """Where a log is replayed, at a line. ``supposed`` is the line from which on it is a supposition."""
    told = {"z": packed, "at": line, "supposed": supposed}
    return "/replay?" + urlencode({key: value for key, value in told.items() if value is not None})


def places(log: HandLog) -> list[tuple[int, int, str]]:
    """The moments of a log, none of them ruled on: line, hand, what happened."""
    found = []
    for number, section in enumerate(sections(log), start=1):
        last = section.events[0].number - 1 if section.events else section.last_line
        found.append((last, number, tr("Before anything is played")))
        for line in section.events:
            says = write_item(line.item, language()) if line.item else ""
            found.append((line.number, number, line_in_signs(says, language())))
    return sorted(found, key=lambda place: place[0])


def offers(seen: Seen, z: str) -> list[tuple[str, str]]:
    """What may be chosen at this moment, each with the address of its supposition."""
    options = [option for choice in seen.moment.ruling.choices for option in choice.options]
    here = address_of(z, seen.moment.line)
    says = [line_in_signs(write_item(one.sentence, language()), language()) for one in options]
    return [(said, f"{here}&{urlencode({'if': one.line})}#branch") for said, one in zip(says, options, strict=True)]


def viewpoints(log: HandLog) -> list[tuple[str, str]]:
    """For whom a replay can be shared: the value of the form and the words."""
    players = dict.fromkeys(player for section in sections(log) for player in section.players)
    return [
        ("public", tr("everybody: both hands covered until they are shown")),
        *(
            (f"seat:{player}", WITH_SIGNS.message(say("{player}: the other hand covered", player=player)))
            for player in players
        ),
        ("director", tr("directors: all cards open")),
    ]


def _onward(other: Branch | None, way: Steps) -> str:
    """The branch as a log of its own, replayed from where it leaves."""
    packed = pack(other.log) if other and other.frame else None
    return address_of(packed, other.frame.line if other and other.frame else None, way.here.line) if packed else ""


def _unpacked(packed: str) -> str:
    try:
        return unpack(packed)
    except ValueError:
        return ""
