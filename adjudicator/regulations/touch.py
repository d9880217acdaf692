"""A player touches the top of a pile by mistake.

Clauses: gra.5.a, gra-fr.5.a. Point: P35.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.regulations.finding import Finding
from adjudicator.words import mark, say

CIRCUMSTANCES = ("pile",)
PILES = {
    "stock": mark("{player} touched the stock: a card that was only touched need not be taken."),
    "discard pile": mark("{player} touched the discard pile: a card that was only touched need not be taken."),
}


def find(case: Case) -> Iterator[Finding]:
    """Every touch of a pile: it binds nobody to take the card."""
    for step in case.trace.of(e.Touch):
        if type(step.act) is e.Touch and step.act.what != "cards":
            says = say(PILES[step.act.what], player=case.player(step.seat))
            yield Finding("touch", "pile", step.line, step.at, step.seat, says)
