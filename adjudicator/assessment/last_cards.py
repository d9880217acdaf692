"""The 50th card: when it was drawn, who may still act on it, and when the hand is dead.

Source: gra.6.b, classic.7.a; points P19, P20, P55, P75, P82, P83.
"""

from typing import TYPE_CHECKING, Literal

from adjudicator import events as e
from adjudicator.assessment.void_acts import Void
from adjudicator.cards import Card
from adjudicator.replay import Step
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

State = Literal["drawn", "other may act", "other must knock", "knocked", "other knocked", "dead"]


class LastCard(NamedTuple):
    """The 50th card was drawn by ``seat`` at step ``at``.

    ``dead_at`` is the step with which the hand died (-1 while it lives), ``passed`` whether the other player let it
    die, ``played_on`` whether he took the last discard and did not knock, ``void_line`` and ``void_at`` where a 51st card
    was drawn. ``barred`` where the other player may not have what lies on the pile, ``unsure`` where that cannot be told;
    ``knocked`` while the drawer's own knock is the last word.
    """

    seat: int
    at: int
    line: int
    card: Card | None
    state: State
    dead_at: int = -1
    dead_line: int = 0
    void_line: int = 0
    void_at: int = -1
    played_on: bool = False
    barred: bool = False
    unsure: bool = False
    knocked: bool = False


def left_in_stock(case: "Case", step: Step) -> int | None:
    """How many cards the stock holds after a step, for the purpose of the 50th card (P83)."""
    stock = step.after.stock
    if stock is None:
        return None
    actual = stock - case.buried_before(step.at)
    start = case.trace.start
    odd = sum(start.hands[seat].size - start.right_number(seat) for seat in (0, 1))
    nominal = stock + odd if case.trace.section.stock is None else stock
    if actual == nominal or not (actual == case.book.terms.last_cards or nominal == case.book.terms.last_cards):
        return actual
    return actual if case.readings("P83") == "a" else nominal


NEAR = 6  # A hand that is short or buried cards move the 50th card by a few, never by more.


def last_card(case: "Case") -> LastCard | None:
    """What happened to the 50th card, if it was drawn."""
    last = case.book.terms.last_cards
    final = case.trace.final.stock
    if final is not None and final > last + NEAR:
        return None
    if (before := _before_the_log(case)) is not None:
        return before
    for step in case.trace.steps:
        stock = step.after.stock
        if stock is None or stock > last + NEAR or step.seat < 0:
            continue
        left = left_in_stock(case, step)
        if stock < step.before.stock and left is not None and left <= last:  # type: ignore[operator]
            drawn = step.after.hands[step.seat].known & ~step.before.hands[step.seat].known
            card = drawn.bit_length() - 1 if drawn else None
            return _follow(case, LastCard(step.seat, step.at, step.line, card, "drawn"))
    return None


def _before_the_log(case: "Case") -> LastCard | None:
    """What follows where the log starts with the 50th card out already: in its drawer's turn, or in the other player's."""
    start, first = case.trace.start, case.trace.section.first_line
    if start.stock is None or start.stock > case.book.terms.last_cards or start.turn not in (0, 1):
        return None
    if start.drawn >> start.turn & 1:
        return _follow(case, LastCard(start.turn, -1, first, None, "drawn"))
    reading = case.readings("P19")
    if reading == "c":
        return LastCard(1 - start.turn, -1, first, None, "dead", dead_line=first)
    return _follow(case, LastCard(1 - start.turn, -1, first, None, "other may act", unsure=reading == "b"))


def _follow(case: "Case", entry: LastCard) -> LastCard:
    """What its drawer and then the other player did."""
    if case.book.answer("last_card", "dead_at_once").remedy != "none" and case.readings("P55") == "b":
        return entry._replace(state="dead", dead_at=entry.at, dead_line=entry.line)
    for step in case.trace.steps[entry.at + 1 :]:
        if step.seat < 0 or (entry.state == "dead" and type(step.act) is not e.TakeBack):
            continue
        entry = _drawer(case, entry, step) if step.seat == entry.seat else _other(case, entry, step)
    return entry


def _drawer(case: "Case", entry: LastCard, step: Step) -> LastCard:
    if isinstance(step.act, e.Knock | e.Gin | e.BigGin) and entry.state == "drawn":
        return _others_turn(case, entry, step)._replace(state="knocked", knocked=True)
    if type(step.act) is e.Discard and entry.state == "drawn":
        return _others_turn(case, entry, step)
    if type(step.act) is e.TakeBack and (entry.state == "knocked" or (entry.state == "dead" and entry.knocked)):
        return entry._replace(state="drawn", barred=False, knocked=False, dead_at=-1, dead_line=0)
    return entry


def _others_turn(case: "Case", entry: LastCard, step: Step) -> LastCard:
    """The drawer's turn is over: whether the other player has action on what lies on the pile (P19)."""
    reading = case.readings("P19")
    fiftieth = _is_the_fiftieth(case, entry, getattr(step.act, "card", None)) if reading == "b" else False
    unsure = fiftieth is None
    may = reading == "a" or unsure or bool(fiftieth)
    if may or type(step.act) is not e.Discard:
        return entry._replace(state="other may act", barred=not may, unsure=unsure)
    return entry._replace(state="dead", dead_at=step.at, dead_line=step.line)


def _is_the_fiftieth(case: "Case", entry: LastCard, card: Card | None) -> bool | None:
    """Whether the card on the pile is the 50th; ``None`` where the log does not tell."""
    if card is None or entry.at < 0:
        return None
    if entry.card is not None:
        return card == entry.card
    before = case.trace.steps[entry.at].before.hands[entry.seat]
    if before.known >> card & 1:
        return False
    return True if before.complete else None


def _other(case: "Case", entry: LastCard, step: Step) -> LastCard:
    act = step.act
    dead = entry._replace(state="dead", dead_at=step.at, dead_line=step.line)
    if entry.state in ("other may act", "knocked"):
        if type(act) is e.Pass:
            return dead
        if type(act) is e.Take:
            return dead if entry.barred else entry._replace(state="other must knock", knocked=False)
        if type(act) is e.Draw or type(act) is Void:
            first = entry if entry.void_line else entry._replace(void_line=step.line, void_at=step.at)
            if case.readings("P82") == "b":
                return dead._replace(void_line=first.void_line, void_at=first.void_at)
            return first
    elif type(act) is e.TakeBack and entry.state == "other knocked":
        return entry._replace(state="other must knock")
    elif entry.state == "other must knock":
        if type(act) is e.Discard:
            return dead._replace(played_on=True, knocked=False)
        if isinstance(act, e.Knock | e.Gin | e.BigGin):
            return entry._replace(state="other knocked")
    return entry
