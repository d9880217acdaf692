"""``POST /v1/rulings``: a log in, a ruling out. ``POST /v1/check``: what is wrong with a log while it is typed."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Request, Response

from adjudicator.render.text import text
from adjudicator.ruling import Ruling, fault_dict, in_words
from adjudicator.service.api.asking import ruled, spoken, told
from adjudicator.service.kinds import UNREAD
from adjudicator.service.problems import Problem
from adjudicator.service.weight import in_turn, weighed
from adjudicator.service.wire.asked import Dispute, ToRule
from adjudicator.service.wire.told import Checked
from adjudicator.service.wire.told import Ruling as RulingTold
from adjudicator.words import language

router = APIRouter(tags=["rulings"])

FORMS: Final = ("application/json", "text/plain", "text/markdown")
ALSO: Final[Mapping[int | str, dict[str, Any]]] = {
    200: {
        "content": {form: {"schema": {"type": "string"}} for form in FORMS[1:]},
        "description": "The ruling; with `Accept: text/plain` or `text/markdown`, to be read aloud.",
    }
}


@router.post("/rulings", summary="Rule on a log", response_model=RulingTold, responses=dict(ALSO))
def rule(request: Request, dispute: ToRule, accept: Annotated[str, Header(include_in_schema=False)] = "") -> Response:
    """Rules on a log: what it comes to, who may choose what, what is owed, what is missing; each with its clause.

    Look at `outcome` first. `points` says who scores what and is `null` while something is open: with `choice` it hangs on
    `choices`, each option with the `line` to add to the log before you call again; with `needs_facts` it hangs on `ask`.
    `readings` names the points of interpretation that the ruling rests on, and whether another would change it.

    A log with faults is refused (`422`), each of `faults` with line, column, hint and what was probably meant; with
    `keep_going` the rest is ruled on and the faults stand in the ruling. With `Accept: text/plain` or `text/markdown` the
    ruling comes in words, to be read aloud. Nothing is kept.
    """
    with spoken(dispute), in_turn(dispute.log):
        ruling = ruled(request, dispute, weighed(dispute.log), keep_going=dispute.keep_going)
        if ruling.outcome == "unread":
            faults = [fault_dict(fault) for fault in ruling.faults]
            raise Problem(UNREAD, faults[0]["says"], faults)
        form = preferred(accept)
        if form != FORMS[0]:
            return _written(ruling, form, dispute.why)
        chain = {"why": [link.as_dict() for link in ruling.why]} if dispute.why else {}
        return told({**ruling.as_dict(), **chain})


@router.post("/check", summary="Check a log while it is typed", response_model=Checked)
def check(request: Request, dispute: Dispute) -> Response:
    """Tells what is wrong with a log: what cannot be read, what cannot be so, what went wrong at the table.

    `faults` are lines that cannot be read, with what could stand there (`expected`) and what was probably `meant`; `gaps`
    are lines that can be read and cannot be so, such as the discard of a card that the player does not hold;
    `irregularities` are what a director would be called for. Any text is taken, an empty one too, and a log with faults is
    answered with `200`. Quick enough for every pause in typing, because no other reading is tried.
    """
    with spoken(dispute), in_turn(dispute.log):
        log = weighed(dispute.log)
        ruling = ruled(request, dispute, log, compare=False, keep_going=True)
        found = [finding.as_dict() for finding in ruling.found if finding.irregularity]
        return told(
            {
                "faults": [fault_dict(fault) for fault in log.faults],
                "more_faults": log.more_faults,
                "gaps": [in_words(gap) for gap in ruling.gaps],
                "more_gaps": ruling.more_gaps,
                "irregularities": found,
                "outcome": ruling.outcome,
                "players": list(log.players),
            }
        )


def _written(ruling: Ruling, form: str, why: bool) -> Response:
    """The ruling in words."""
    headers = {"Content-Language": language()}
    if form == FORMS[1]:
        return Response(text(ruling, why=why), media_type=form, headers=headers)
    from adjudicator.render.forms import markdown
    from adjudicator.render.page import Page
    from adjudicator.render.pen import WITH_SIGNS
    from adjudicator.render.text import put_whole

    page = Page(None)
    put_whole(page, ruling, WITH_SIGNS, why=why)
    return Response(markdown.section(page), media_type=form, headers=headers)


def preferred(accept: str) -> str:
    """The form that an ``Accept`` likes best of those there are; JSON where it likes none of them."""
    best = (0.0, FORMS[0])
    for part in accept.split(",")[:20]:
        form, *settings = (piece.strip().lower() for piece in part.split(";"))
        weight = next((setting[2:] for setting in settings if setting.startswith("q=")), "1")
        try:
            liked = float(weight)
        except ValueError:
            continue
        if form in FORMS and liked > best[0]:
            best = (liked, form)
    return best[1]
