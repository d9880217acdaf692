"""The 50th card: the last action, and a hand that nobody ended.

Clauses: gra.6.b, gra-fr.6.b, classic.7.a. Points: P19, P20, P55, P75, P82, P83.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.ask import Ask
from adjudicator.assessment.case import Case
from adjudicator.assessment.last_cards import LastCard
from adjudicator.regulations.finding import Finding
from adjudicator.words import say

CIRCUMSTANCES = ("last_action", "other_may_act", "other_must_knock", "no_score", "dead_at_once", "void_draw")


def find(case: Case) -> Iterator[Finding]:
    """What the 50th card means for the hand, once it is drawn."""
    last = case.last_card
    if last is None:
        _passed_the_discard(case)
    if last is None or (case.end is not None and case.end.step.at < last.at):
        return
    drawer, other = case.player(last.seat), case.player(1 - last.seat)
    says = say("{player} drew the 50th card, two are left: this is the last action of the hand.", player=drawer)
    yield Finding("last_card", "last_action", last.line, last.at, last.seat, says, points=("P83",))
    if last.void_line:
        says = say("A 51st card may not be drawn: it goes back.")
        yield Finding(
            "last_card",
            "void_draw",
            last.void_line,
            last.void_at,
            1 - last.seat,
            says,
            points=("P82",),
            irregularity=True,
            to_do=True,
        )
    if last.unsure and last.state != "dead":
        case.need(Ask(say("which card was the 50th, and which one {player} discarded", player=drawer), last.line))
    if case.end is None:
        yield from _still_open(case, last, drawer, other)


def _passed_the_discard(case: Case) -> None:
    """A discard was passed, as only the last one is; where nobody counted the stock, it has to be asked."""
    passed = [step for step in case.trace.of(e.Pass) if step.seat >= 0 and step.before.passes >= 2]
    if passed and passed[-1].after.stock is None and case.end is None:
        case.need(Ask(say("how many cards were left in the stock"), passed[-1].line))


def _still_open(case: Case, last: LastCard, drawer: str, other: str) -> Iterator[Finding]:
    """The hand has not ended: it is dead, or the other player has action still."""
    at, line = len(case.trace.steps) - 1, case.trace.section.last_line
    if last.state == "dead":
        irregular = last.played_on and case.readings("P75") == "a"
        says = say("Nobody has knocked or gone gin: the hand is over and scores nothing.")
        how = "dead_at_once" if last.dead_at == last.at >= 0 else "no_score"
        yield Finding(
            "last_card",
            how,
            last.dead_line,
            last.dead_at,
            -1,
            says,
            points=("P19", "P20", "P75"),
            irregularity=irregular,
        )
    elif last.state == "other must knock":
        yield _has_taken(case, last, other)
    elif last.state == "other knocked" or (last.state == "knocked" and last.barred):
        open_question = case.last is not None and case.last.verdict == "unknown"
        if not open_question and not _may_be_accepted(case):
            says = say(
                "The knock is not in order, and nobody has action any more: the hand is over and scores nothing."
            )
            yield Finding("last_card", "no_score", line, at, -1, says, points=("P19", "P20"))
    elif last.state == "other may act" or (last.state == "knocked" and _improper(case)):
        says = say(
            "{player} may take the last discard, to knock or go gin; if he does not, the hand scores nothing.",
            player=other,
        )
        where = (last.line, at, 1 - last.seat)
        to_do = case.last is None or not case.last.better or case.last.left
        yield Finding("last_card", "other_may_act", *where, says, points=("P19", "P75"), to_do=to_do)


def _has_taken(case: Case, last: LastCard, other: str) -> Finding:
    """The other player has taken the last discard: he knocks with it, or may at least improve his hand (P75)."""
    where = (case.trace.section.last_line, len(case.trace.steps) - 1, 1 - last.seat)
    if case.readings("P75") == "b":
        says = say(
            "{player} took the last discard: he knocks, or improves his hand and discards, and the hand scores nothing.",
            player=other,
        )
        return Finding("last_card", "other_may_act", *where, says, points=("P75",), to_do=True)
    says = say(
        "{player} took the last discard: he knocks or goes gin with it, else the hand scores nothing.", player=other
    )
    duty = say("knocks or goes gin, or the hand scores nothing")
    return Finding("last_card", "other_must_knock", *where, says, points=("P75",), duty=duty)


def _improper(case: Case) -> bool:
    return case.last is not None and case.last.opens


def _may_be_accepted(case: Case) -> bool:
    """Whether the last knock still waits for an answer that could make it good, or for facts."""
    last = case.last
    return last is not None and last.answered == "pending" and last.may_accept in ("yes", "unknown")
