"""The number of cards of the player who knocks: wrong, put right in that very turn, or given up for the other's sake.

Source: gra.8.c; points P30, P57, P79.
"""

from typing import TYPE_CHECKING

from adjudicator import events as e
from adjudicator.position import TEN, Hand
from adjudicator.replay import Step

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case
    from adjudicator.assessment.declared import Declaration

PLAYS = (e.Draw, e.Take, e.TakeSeen, e.Discard, e.Knock, e.Gin, e.BigGin)


def is_wrong(declared: "Declaration") -> bool:
    """Whether the knocker holds another number than ten after his discard, be it written down or not."""
    size = declared.held.size
    drawn = declared.step.before.drawn >> declared.seat & 1
    if declared.card is None and declared.called != "big gin" and (drawn or size == TEN + 1):
        size -= 1
    return size != TEN


def counts_as_improper(case: "Case", declared: "Declaration") -> bool:
    """The knocker himself holds a wrong number: no knock at all, or an improper one (P30)."""
    if not case.numbers_ruled():
        return True
    if case.readings("P30") == "b":
        declared.verdict = "improper"
        declared.points += ("P30",)
        return True
    declared.verdict, declared.void = "void", "wrong number"
    return False


def as_counted(case: "Case", step: Step) -> Hand:
    """The hand of a player who goes down, by the last count of its cards before anybody plays on, and as he spread it."""
    hand = step.after.hands[step.seat]
    if not case.trace.of(e.Holds, e.Show):
        return hand
    for later in case.trace.of(e.Holds, e.Show, *PLAYS):
        if later.at > step.at and later.seat >= 0:
            if type(later.act) not in (e.Holds, e.Show):
                break
            if later.seat == step.seat:
                hand = later.after.hands[step.seat]
    return hand


def in_correction(case: "Case", step: Step) -> bool:
    """Whether this player put his number of cards right in the very turn of this step, or with it."""
    before = step.before
    undrawn = not before.drawn >> step.seat & 1
    if undrawn and before.hands[step.seat].size > TEN and _was_found(case, step):
        return True
    for earlier in reversed(case.trace.steps[: step.at]):
        if type(earlier.act) is e.Correct and earlier.seat == step.seat:
            return True
        if isinstance(earlier.act, e.Discard | e.Knock | e.Gin) or (
            earlier.seat == 1 - step.seat and isinstance(earlier.act, e.Draw | e.Take)
        ):
            return False
    return False


def _was_found(case: "Case", step: Step) -> bool:
    """Whether his cards had been counted, or a choice about them made, before this step."""
    return any(
        s.at < step.at and s.seat == (step.seat if type(s.act) is e.Holds else 1 - step.seat)
        for s in case.trace.of(e.Holds, e.Choose)
    )


def given_up(case: "Case", declared: "Declaration") -> bool:
    """Whether a proper knock or gin was given up to have the other player's wrong number corrected instead (P57)."""
    later = (s for s in case.trace.of(e.Choose) if s.at > declared.step.at and s.seat == declared.seat)
    if not any(s.act.what == "correction" for s in later) or case.opponent_hand(declared).size == TEN:
        return False
    return case.book.answer("wrong_number", "instead").remedy != "none" and case.readings("P57") == "b"
