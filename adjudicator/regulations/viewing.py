"""Looking at a hand that is laid down or played open: it may be spread on request, and is not to be touched.

Clauses: gra.9.g, gra-fr.12.c.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.opened import opened
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Step
from adjudicator.words import say

CIRCUMSTANCES = ("spread", "touched")


def find(case: Case) -> Iterator[Finding]:
    """Requests to see the cards spread, and hands on another player's cards."""
    for step in case.trace.of(e.Do, e.Touch):
        act, player = step.act, case.player(step.seat)
        if type(act) is e.Do and act.deed == "asks for the cards to be spread":
            other = case.player(1 - step.seat)
            says = say(
                "{player} may ask that the cards be spread, and {other} spreads them.", player=player, other=other
            )
            if not _to_be_seen(case, step):
                continue
            done = any(s.seat == 1 - step.seat for s in case.trace.of(e.Show) if s.at > step.at)
            duty = None if done else say("spreads his cards so that they can be seen")
            yield Finding("viewing", "spread", step.line, step.at, 1 - step.seat, says, duty=duty)
        elif type(act) is e.Touch and act.what == "cards" and act.owner != player:
            says = say("{player} touched the cards of {owner}: he may look at them, not touch them.",
                       player=player, owner=act.owner or case.player(1 - step.seat))  # fmt: skip
            yield Finding("viewing", "touched", step.line, step.at, step.seat, says, irregularity=True)


def _to_be_seen(case: Case, asked: Step) -> bool:
    """Whether the other player's cards are on the table: laid down in this turn, or played open."""
    other = 1 - asked.seat
    if any(entry.seat == other for entry in opened(case, case.declarations, asked.at)):
        return True
    last = next((d for d in reversed(case.declarations) if d.step.at < asked.at), None)
    if last is not None and (last.ends or (last.seat == other and not _played_since(case, last.step.at, asked.at))):
        return True
    return any(s.seat == other for s in case.trace.of(e.Show) if s.at < asked.at)


def _played_since(case: Case, at: int, until: int) -> bool:
    return any(isinstance(s.act, e.Draw | e.Take | e.Discard) for s in case.trace.steps[at + 1 : until])
