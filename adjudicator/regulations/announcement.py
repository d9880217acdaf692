"""What a player announced: gin, a knock or a number, and what it binds him to.

Clauses: gra.9.f, gra-fr.12.a, 12.b, classic.5.f, 7.b, 7.c. Points: P13, P14, P18, P68, P70,
P72.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator import melds as m
from adjudicator.assessment.case import Case
from adjudicator.assessment.declared import Call, Declaration, binding
from adjudicator.assessment.opened import opens_now
from adjudicator.assessment.void_acts import Void
from adjudicator.cards import Cards, each
from adjudicator.position import TEN
from adjudicator.regulations.finding import Finding
from adjudicator.regulations.improper_knock import open_duty, penalty_for
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "bound",
    "cannot_be_made_good",
    "gone_through",
    "false_gin",
    "false_gin_taken_back",
    "false_gin_penalised",
    "late",
    "undrawn",
    "no_big_gin",
)


def find(case: Case) -> Iterator[Finding]:
    """Calls that bind and were not made good, false gins, and calls that came too late."""
    for declared in case.declarations:
        yield from _declared(case, declared)
    for step in case.trace.of(Void):
        if isinstance(step.act.act, e.Knock | e.Gin):
            says = say(
                "{player} went down before he had drawn: a knock or gin comes after the draw.",
                player=case.player(step.seat),
            )
            yield Finding(
                "announcement", "undrawn", step.line, step.at, step.seat, says, points=("P18",), irregularity=True
            )
    for step in case.passage.early:
        says = say(
            "{player} spoke before he had drawn: a knock or gin comes after the draw.", player=case.player(step.seat)
        )
        yield Finding(
            "announcement", "undrawn", step.line, step.at, step.seat, says, points=("P18",), irregularity=True
        )
    for step in case.passage.late:
        says = say(
            "{player} spoke after his discard had left his hand: that is no knock, and play goes on.",
            player=case.player(step.seat),
        )
        yield Finding("announcement", "late", step.line, step.at, step.seat, says, points=("P18",), irregularity=True)
    call = case.passage.call
    if call is not None and case.end is None and not call.again:
        yield from _pending(case, call)


def _declared(case: Case, declared: Declaration) -> Iterator[Finding]:
    player, where = case.player(declared.seat), (declared.line, declared.step.at, declared.seat)
    if declared.origin == "called":
        what = _announced(declared.called)
        says = say(
            "{player} announced {what} and must go through with it: his discard counts as made with the announcement.",
            player=player,
            what=what,
        )
        yield Finding("announcement", "gone_through", *where, says, points=("P14", "P18"), stays=True)
    if declared.verdict == "false gin" and declared.answered != "taken back":
        yield _false_gin(case, declared)
    if declared.origin == "made" and declared.held.size < TEN and not declared.step.before.drawn >> declared.seat & 1:
        says = say("{player} went down without a draw: a knock or gin comes after it.", player=player)
        yield Finding("announcement", "undrawn", *where, says, irregularity=True)
    if declared.void == "no big gin":
        says = say(
            "{player} laid down eleven matched cards and has not discarded: he discards to have gin.", player=player
        )
        duty = say("discards and goes gin")
        if declared.count.low:
            says = say("{player} laid down eleven cards that do not all match: he discards to have gin.", player=player)
            yield Finding("announcement", "bound", *where, says, irregularity=True, duty=duty)
        else:
            yield Finding("announcement", "no_big_gin", *where, says, points=("P23",), duty=duty)


def _false_gin(case: Case, declared: Declaration) -> Finding:
    """Gin was announced and is none: played open, or ruled as a knock above the limit is (P70, P72)."""
    player, facts = case.player(declared.seat), (_count(case, declared),)
    where = (declared.line, declared.step.at, declared.seat)
    remedy = case.remedy_of(declared)
    if remedy == "taken back":
        says = say("{player} announced gin and has none: he takes it back, and his hand stays closed.", player=player)
        back_to = declared.step.at
        return Finding(
            "announcement",
            "false_gin_taken_back",
            *where,
            says,
            facts,
            ("P13", "P70"),
            irregularity=True,
            back_to=back_to,
        )
    if remedy == "penalty":
        return penalty_for(case, declared, facts, ("announcement", "false_gin_penalised"))
    says = say(
        "{player} announced gin and has none: he plays on with an open hand, all ten cards face up.", player=player
    )
    circumstance = "false_gin"
    if declared.answered == "accepted" or (declared.may_accept == "yes" and declared.answered == "pending"):
        # Accepted like a knock, or still to be: it is for the opponent to say what becomes of it (P68).
        says, circumstance = say("{player} announced gin and has none.", player=player), "gone_through"
    duty = open_duty(case) if opens_now(case, declared) else None
    return Finding("announcement", circumstance, *where, says, facts, ("P13",), irregularity=True, duty=duty)


def _count(case: Case, declared: Declaration) -> Message:
    return say("{player} holds {count} unmatched", player=case.player(declared.seat), count=declared.count.low)


def _pending(case: Case, call: Call) -> Iterator[Finding]:
    """A call with nothing after it: it must be gone through with, or the hand is open at once."""
    if call.withdrawn and not binding(case, call):
        return
    if not binding(case, call):
        return
    player = case.player(call.seat)
    where = (call.step.line, call.step.at, call.seat)
    hand = case.trace.final.hands[call.seat]
    good = _made_good(case, call, hand.known) if hand.complete and hand.size == TEN + 1 else None
    if good == 0:
        says = say(
            "{player} announced what none of his discards can make good: his hand is played open at once.",
            player=player,
        )
        yield Finding(
            "announcement",
            "cannot_be_made_good",
            *where,
            says,
            points=("P14",),
            irregularity=True,
            duty=open_duty(case),
        )
        return
    what = _announced(call.what)
    says = say("{player} announced {what} and must go through with it.", player=player, what=what)
    if call.withdrawn:
        says = say(
            "{player} announced {what} and cannot take it back: he must go through with it.", player=player, what=what
        )
    yield Finding(
        "announcement", "bound", *where, says, points=("P14",), irregularity=call.withdrawn, duty=_through(call.what)
    )


def _announced(called: str | int) -> Message:
    """What was announced; a number is a knock."""
    return say("gin") if called == "gin" else say("big gin") if called == "big gin" else say("a knock")


def _through(called: str | int) -> Message:
    return say("goes through with the gin") if called == "gin" else say("goes through with the knock")


def _made_good(case: Case, call: Call, eleven: Cards) -> int | None:
    """The cards whose discard makes the call good; ``None`` where the limit is not known."""
    if call.what != "gin" and case.limit.value is None:
        return None
    most = 0 if call.what == "gin" or case.limit.gin_only else case.limit.value or 0
    return sum(1 << card for card in each(eleven) if m.deadwood(eleven & ~(1 << card)) <= most)
