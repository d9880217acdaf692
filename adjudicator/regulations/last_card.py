"""The 50th card: the last action, and a hand that nobody ended.

Clauses: gra.6.b, gra-fr.6.b, classic.7.a. Points: P19, P20, P55, P75, P82, P83.
"""

from collections.abc import Iterator

from adjudicator.assessment.case import Case
from adjudicator.regulations.finding import Finding
from adjudicator.words import say

CIRCUMSTANCES = ("last_action", "other_may_act", "other_must_knock", "no_score", "dead_at_once", "void_draw")


def find(case: Case) -> Iterator[Finding]:
    """What the 50th card means for the hand, once it is drawn."""
    last = case.last_card
    if last is None or (case.end is not None and case.end.step.at < last.at):
        return
    drawer, other = case.player(last.seat), case.player(1 - last.seat)
    says = say("{player} drew the 50th card, two are left: this is the last action of the hand.", player=drawer)
    yield Finding("last_card", "last_action", last.line, last.at, last.seat, says, points=("P83",))
    if last.void_line:
        says = say("A 51st card may not be drawn: it goes back.")
        at = next(s.at for s in case.trace.steps if s.line == last.void_line)
        yield Finding("last_card", "void_draw", last.void_line, at, 1 - last.seat, says, points=("P82",), irregularity=True, back_to=at)
    if case.end is not None:
        return
    at = len(case.trace.steps) - 1
    if last.state == "dead":
        says = say("Nobody has knocked or gone gin: the hand is over and scores nothing.")
        how = "dead_at_once" if last.dead_at == last.at else "no_score"
        yield Finding("last_card", how, last.dead_line, last.dead_at, -1, says, points=("P19", "P20", "P75"), irregularity=last.played_on)
    elif last.state == "other may act":
        says = say("{player} may take the last discard, to knock or go gin; if he does not, the hand scores nothing.", player=other)
        yield Finding("last_card", "other_may_act", last.line, at, 1 - last.seat, says, points=("P19", "P75"))
    elif last.state == "other must knock":
        says = say("{player} took the last discard: he knocks or goes gin with it, else the hand scores nothing.", player=other)
        duty = say("knocks or goes gin, or the hand scores nothing")
        yield Finding("last_card", "other_must_knock", case.trace.steps[-1].line, at, 1 - last.seat, says, points=("P75",), duty=duty)
