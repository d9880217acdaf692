"""``POST /v1/replay``: the table line by line, with the rights in force at each."""

from fastapi import APIRouter, Request, Response

from adjudicator.adjudication import Default
from adjudicator.handlog import HandLog
from adjudicator.moments import moments
from adjudicator.replay import sections
from adjudicator.ruling import fault_dict
from adjudicator.service.api.asking import spoken, told
from adjudicator.service.kinds import TOO_MUCH
from adjudicator.service.problems import Problem
from adjudicator.service.weight import MOST_MOMENTS, in_turn, weighed
from adjudicator.service.wire.asked import ToReplay
from adjudicator.service.wire.told import Replayed
from adjudicator.words import say

router = APIRouter(tags=["rulings"])


@router.post("/replay", summary="Step through a log", response_model=Replayed)
def replay(request: Request, dispute: ToReplay) -> Response:
    """The table after every line of a log, or `at` one: hands, counts, pile, stock, the rights in force, what was found there.

    The first moment is the deal, each other what holds after its `line`. `choices` and `duties` are those in force just then. Lines
    that cannot be read are left out and stand in `faults`. Both hands are shown: hide what a player should not see. A whole
    evening is asked for moment by moment, with `at`.
    """
    with spoken(dispute), in_turn(dispute.log, great=dispute.at is None):
        log = weighed(dispute.log)
        if dispute.at is None:
            _refuse_many(log)
        default = Default(request.app.state.wishes.rules)
        found = moments(log, dispute.rules, dispute.readings, at=dispute.at, files=False, default=default)
        return told(
            {
                "players": list(log.players),
                "faults": [fault_dict(fault) for fault in log.faults],
                "moments": [moment.as_dict() for moment in found] if any(line.item for line in log.lines) else [],
            }
        )


def _refuse_many(log: HandLog) -> None:
    """Each moment is ruled on: a whole evening is asked for line by line."""
    if sum(1 + len(hand.events) for hand in sections(log)) > MOST_MOMENTS:
        says = say("A log may have {number} moments here; ask for one with `at`.", number=MOST_MOMENTS)
        raise Problem(TOO_MUCH, str(says))
