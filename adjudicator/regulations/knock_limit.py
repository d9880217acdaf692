"""The count that may knock: set by the upcard, by an ace, or by the book.

Clauses: gra.4.b, gra.4.c, gra-fr.4.b, gra-fr.4.c, classic.5.d, home.3.a. Points: P04, P05.
"""

from collections.abc import Iterator

from adjudicator.assessment.case import Case
from adjudicator.cards import NAMES
from adjudicator.regulations.finding import Finding
from adjudicator.words import say

CIRCUMSTANCES = ("by_upcard", "gin_only", "fixed")


def find(case: Case) -> Iterator[Finding]:
    """One finding, on the first knock that was measured against the limit."""
    judged = next((d for d in case.declarations if d.verdict in ("knock", "improper")), None)
    if judged is None:
        return
    limit = case.limit
    line, at = judged.line, judged.step.at
    if (limit.card is None and limit.value is None) or limit.source == "assumed":
        says = say("The upcard is not known for certain; whichever it was, the ruling is the same.")
        yield Finding("knock_limit", "by_upcard", line, at, -1, says, points=("P04",))
        return
    if limit.gin_only:
        says = say("An ace is up: this hand can be ended by gin only, and any knock is improper.")
        if limit.card is None:
            says = say("Here only gin ends a hand, and any knock is improper.")
        yield Finding("knock_limit", "gin_only", line, at, -1, says)
    elif limit.card is not None and limit.value is not None:
        says = say("The upcard is {card}: the knock limit is {limit}.", card=NAMES[limit.card], limit=limit.value)
        if case.trace.section.eleven is not None:
            says = say(
                "The knock card is {card}: the knock limit is {limit}.", card=NAMES[limit.card], limit=limit.value
            )
        yield Finding("knock_limit", "by_upcard", line, at, -1, says, points=("P04",))
    elif limit.value is not None:
        says = say("A count of {limit} or less may knock.", limit=limit.value)
        yield Finding("knock_limit", "fixed", line, at, -1, says, points=("P04",))
