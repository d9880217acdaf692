"""A doubt put to the director: any player may ask.

Clauses: gra.0.d, gra-fr.0.b.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.regulations.finding import Finding
from adjudicator.words import say

CIRCUMSTANCES = ("asked",)


def find(case: Case) -> Iterator[Finding]:
    """Every count that a player claims."""
    for step in case.trace.kinds.get(e.ClaimCount, ()):
        says = say(
            "{player} claims a count of {number}; whoever is in doubt may ask the director.",
            player=step.actor,
            number=step.act.number,
        )
        yield Finding("doubt", "asked", step.line, step.at, step.seat, says, actor=step.actor)
