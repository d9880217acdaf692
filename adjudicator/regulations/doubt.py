"""A doubt put to the director: any player may ask.

Clauses: gra.0.d, gra-fr.0.b.
"""

from collections.abc import Iterator
from typing import Final

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.regulations.finding import Finding
from adjudicator.regulations.recorded_count import stands
from adjudicator.words import mark, say

CIRCUMSTANCES = ("asked",)
CLAIMED: Final = mark("{player} claims that a count is {number}; whoever is in doubt may ask the director.")
CLAIMED_AFTER: Final = mark(
    "{player} claims that a count is {number}: that changes none that stands; whoever is in doubt may ask the director."
)


def find(case: Case) -> Iterator[Finding]:
    """Every count that a player claims."""
    final = stands(case, case.record)
    for step in case.trace.kinds.get(e.ClaimCount, ()):
        after = final and step.at > case.record.at
        words = CLAIMED_AFTER if after else CLAIMED
        says = say(words, player=step.actor, number=step.act.number)
        yield Finding("doubt", "asked", step.line, step.at, step.seat, says, actor=step.actor)
