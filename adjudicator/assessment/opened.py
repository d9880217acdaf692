"""Hands that are played open: since when, until when, and when one must knock.

Source: gra.9.a, gra.9.b, gra.9.c; points P09, P10, P12, P64, P69.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from adjudicator import events as e
from adjudicator import melds as m
from adjudicator.assessment.declared import Declaration
from adjudicator.position import TEN, Hand, Position
from adjudicator.replay import Step

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case


class Opened(NamedTuple):
    """A hand that is to be played open, since the step ``at`` (-1: the position the log starts from)."""

    seat: int
    at: int
    line: int
    by_false_gin: bool = False


def opened(case: "Case", declarations: Sequence[Declaration], until: int) -> list[Opened]:
    """The hands open just before the step numbered ``until``."""
    found: list[Opened] = []
    start = case.trace.section.open
    if start is not None and case.trace.section.seat(start[0]) >= 0:
        found.append(Opened(case.trace.section.seat(start[0]), -1, start[1]))
    for declared in declarations:
        plays_open = case.opens_a_hand(declared)
        if declared.step.at < until and plays_open and not any(o.seat == declared.seat for o in found):
            found.append(Opened(declared.seat, declared.step.at, declared.line, declared.verdict == "false gin"))
    return [entry for entry in found if _still_open(case, entry, until)]


def _still_open(case: "Case", entry: Opened, until: int) -> bool:
    """Open for the whole hand, or only until the opponent's next play is made (P12)."""
    plays = (s for s in case.trace.steps[entry.at + 1 : until] if s.seat == 1 - entry.seat and type(s.act) is e.Discard)
    return next(plays, None) is None or case.readings("P12") == "a"


def must_knock(case: "Case", entry: Opened, ten: Hand) -> bool:
    """Whether an open hand of these ten cards has come under the limit and must knock (gra.9.b)."""
    if not ten.complete or ten.size != TEN or not _owes_it(case):
        return False
    limit = case.limit
    if limit.value is None:
        return False
    count = m.deadwood(ten.known)
    under = count == 0 if limit.gin_only else _under(case, count, limit.value)
    if not under or case.readings("P09") == "b":
        return False
    return not entry.by_false_gin or case.readings("P69") == "a"


def _under(case: "Case", count: int, limit: int) -> bool:
    """Under the limit, strictly or not (P10); asked only where it matters."""
    if count != limit:
        return count < limit
    return case.readings("P10") == "b"


def _owes_it(case: "Case") -> bool:
    return case.book.answer("open_hand", "must_knock").remedy != "none"


def forced_knock(case: "Case", declarations: Sequence[Declaration], step: Step) -> Declaration | None:
    """The discard of an open hand that is under the limit, ruled as a knock with that card (P64)."""
    if not declarations and case.trace.section.open is None:
        return None
    entry = next((o for o in opened(case, declarations, step.at) if o.seat == step.seat), None)
    if entry is None:
        return None
    held = step.after.hands[step.seat]
    if not must_knock(case, entry, held) or case.readings("P64") != "a":
        return None
    best = m.arrangements(held.known)[0]
    declared = Declaration(step, "knock", "forced", held, step.act.card)
    declared.count = case.counted(best)
    declared.verdict = "gin" if best.count == 0 and case.readings("P63") == "a" else "knock"
    declared.answered = "pending"
    return declared


def can_go_under(case: "Case", entry: Opened, position: Position) -> bool:
    """Whether an open hand of eleven cards can knock now by some discard."""
    hand = position.hands[entry.seat]
    if not hand.complete or hand.size != TEN + 1:
        return False
    _, best = m.after_discard(hand.known)
    first = best & -best
    return must_knock(case, entry, Hand(hand.known & ~first))


def discard_helps(case: "Case", entry: Opened, position: Position) -> bool:
    """Whether taking the top discard would bring an open hand under the limit."""
    hand, top = position.hands[entry.seat], position.top
    if top is None or not hand.complete or hand.size != TEN:
        return False
    eleven = position._replace(
        hands=(Hand(hand.known | 1 << top), position.hands[1])
        if entry.seat == 0
        else (position.hands[0], Hand(hand.known | 1 << top))
    )
    return can_go_under(case, entry, eleven)
