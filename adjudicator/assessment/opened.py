"""Hands that are played open: since when, until when, and when one must knock.

Source: gra.9.a, gra.9.b, gra.9.c; points P09, P10, P12, P64, P69.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from adjudicator import events as e
from adjudicator import melds as m
from adjudicator.assessment.ask import Ask, CountIs
from adjudicator.assessment.counting import Counted
from adjudicator.assessment.declared import Declaration
from adjudicator.position import TEN, Hand, Position
from adjudicator.replay import Step
from adjudicator.values import NamedTuple
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Answer: TypeAlias = Literal["yes", "no", "unknown"]

PLAYED = (e.Discard, e.Knock, e.Gin)


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
        if declared.step.at < until and case.opens_a_hand(declared):
            found.append(Opened(declared.seat, declared.step.at, declared.line, declared.verdict == "false gin"))
    still = [entry for entry in found if _still_open(case, entry, until)]
    return [entry for index, entry in enumerate(still) if all(entry.seat != earlier.seat for earlier in still[:index])]


def _still_open(case: "Case", entry: Opened, until: int) -> bool:
    """Open for the whole hand, or only until the opponent's next play is made (P12)."""
    plays = (s for s in case.trace.steps[entry.at + 1 : until] if s.seat == 1 - entry.seat and type(s.act) in PLAYED)
    return next(plays, None) is None or case.readings("P12") == "a"


def opens_now(case: "Case", declared: Declaration) -> bool:
    """Whether it is because of this declaration, the player's last that does so, that his hand is open now."""
    if case.end is not None or not case.opens_a_hand(declared):
        return False
    if any(
        d.seat == declared.seat and d.step.at > declared.step.at and case.opens_a_hand(d) for d in case.declarations
    ):
        return False
    return _still_open(case, Opened(declared.seat, declared.step.at, declared.line), len(case.trace.steps))


def must_knock(case: "Case", entry: Opened, ten: Hand) -> bool:
    """Whether an open hand of these ten cards has come under the limit and must knock (gra.9.b)."""
    if not ten.complete or ten.size != TEN:
        return False
    count = m.deadwood(ten.known)
    return _comes_under(case, entry, Counted(count, count)) == "yes"


def _comes_under(case: "Case", entry: Opened, counted: Counted) -> Answer:
    """The same for a hand that counts so, where its cards or the limit need not be known."""
    limit = case.limit
    if not _owes_it(case):
        return "no"
    if limit.value is None or limit.gin_only:
        sure, possible = counted.high == 0, counted.low == 0 if limit.gin_only else _under(case, counted.low, 10)
    else:
        sure, possible = _under(case, counted.high, limit.value), _under(case, counted.low, limit.value)
    if not possible or _cancelled(case) or (entry.by_false_gin and case.readings("P69") == "b"):
        return "no"
    return "yes" if sure else "unknown"


def _under(case: "Case", count: int, limit: int) -> bool:
    """Under the limit, strictly or not (P10); asked only where it matters."""
    if count != limit:
        return count < limit
    return case.readings("P10") == "b"


def _cancelled(case: "Case") -> bool:
    """Whether the duty is cancelled by the clause that nobody may force it (P09); not every book has that clause."""
    return case.book.answer("open_hand", "not_forced").remedy != "none" and case.readings("P09") == "b"


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
    if held.size != TEN:
        return None
    counted = _open_count(case, step.seat, held)
    under = _comes_under(case, entry, counted)
    if under == "no":
        return _passed_over(case, entry, step)
    if case.readings("P64") != "a":
        return None
    declared = Declaration(step, "knock", "forced", held, step.act.card, count=counted)
    if under == "unknown" or not counted.exact:
        case.need(_missing(case, step, held, counted))
        return declared
    declared.verdict = "gin" if counted.low == 0 and case.readings("P63") == "a" else "knock"
    return declared


def _passed_over(case: "Case", entry: Opened, step: Step) -> Declaration | None:
    """An open hand that could have come under the limit in this turn and kept the wrong card (P64)."""
    if not can_go_under(case, entry, step.before) or case.readings("P64") != "a":
        return None
    eleven = step.before.hands[step.seat].known
    least, best = m.after_discard(eleven)
    card = best.bit_length() - 1
    held = Hand(eleven & ~(1 << card))
    declared = Declaration(step, "knock", "forced", held, card, count=case.counted(m.arrangements(held.known)[0]))
    declared.verdict = "gin" if least == 0 and case.readings("P63") == "a" else "knock"
    return declared


def _missing(case: "Case", step: Step, held: Hand, counted: Counted) -> Ask:
    """The fact without which it cannot be said whether an open hand has come under the limit, or what it then scores."""
    player = case.player(step.seat)
    if held.doubt:
        return Ask(
            say("{player}'s cards, on which line {line} contradicts the log", player=player, line=held.doubt),
            held.doubt,
        )
    if counted.exact and case.limit.ask is not None:
        return case.limit.ask
    return Ask(say("{player}'s ten cards", player=player), step.line, CountIs(step.seat, counted.low, counted.high))


def _open_count(case: "Case", seat: int, held: Hand) -> Counted:
    """What the ten cards of an open hand count, or may count where the log does not tell them."""
    if held.complete:
        return case.counted(m.arrangements(held.known)[0])
    assumed = case.assumed.count_of(seat)
    return Counted(*case.bounds(held)) if assumed is None else Counted(assumed, assumed)


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
