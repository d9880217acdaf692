"""What each kind of act does to the table. Applied whether it was proper or not: replay knows no law.

A card that cannot be where an act puts it is a card nobody knows: the number moves, the card does not. Every effect
gives the position after the act and what does not fit, if something does not.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from adjudicator import events as e
from adjudicator.cards import NAMES, Card, Cards, union
from adjudicator.position import TEN, Hand, Position
from adjudicator.words import Message, mark, say

PACK_SIZE = 52
NOT_IN_HAND = (mark("{card} is not in {p0}'s hand"), mark("{card} is not in {p1}'s hand"))

# Positions and hands are made for every act of every log: as the tuples they are, in half the time of their constructors.
_MADE = tuple.__new__

Applied: TypeAlias = tuple[Position, Message | None]


def _with_hand(position: Position, seat: int, hand: Hand) -> tuple[Hand, Hand]:
    return (hand, position.hands[1]) if seat == 0 else (position.hands[0], hand)


def _gain(hand: Hand, card: Card | None) -> Hand:
    if card is None:
        return Hand(hand.known, hand.hidden + 1, hand.doubt)
    return _MADE(Hand, (hand.known | 1 << card, hand.hidden, hand.doubt))


def _doubtful(hand: Hand) -> Hand:
    # The line is filled in by the trace, which alone knows it; -1 marks the place.
    return hand if hand.doubt else hand._replace(doubt=-1)


def _where(position: Position, card: Card | None) -> Message | None:
    if card is None:
        return None
    one, two = position.hands
    if not (one.known | two.known) >> card & 1 and card not in position.pile:
        return None
    return position.whereabouts(card)


def _draw(position: Position, seat: int, act: e.Draw) -> Applied:
    if position.stock == 0:
        return position, say("the stock is empty: nothing can be drawn from it")
    card, hand, fault = act.card, position.hands[seat], None
    place = _where(position, card)
    if place:
        fault, card, hand = say("it cannot be drawn: {place}", place=place), None, _doubtful(hand)
    seen = position.seen
    if seen and card is not None and card in seen:
        seen = tuple(c for c in seen if c != card)
    return (
        _MADE(
            Position,
            (
                _with_hand(position, seat, _gain(hand, card)),
                position.pile,
                position.below,
                None if position.stock is None else position.stock - 1,
                seen,
                seat if not position.drawn else position.turn,
                position.drawn | 1 << seat,
                2,
                position.plays,
            ),
        ),
        fault,
    )


def _take(position: Position, seat: int, act: e.Take) -> Applied:
    pile, card, hand, fault = position.pile, act.card, position.hands[seat], None
    if not pile and not position.below:
        return position, say("the discard pile is empty: nothing can be taken from it")
    top = pile[-1] if pile else None
    if card is None:
        card = top
    elif card != top and (top is not None or _where(position, card)):
        place = _where(position, card) or say("{card} is not on top of the discard pile", card=NAMES[card])
        fault, card, hand = say("it cannot be taken: {place}", place=place), None, _doubtful(hand)
    return (
        _MADE(
            Position,
            (
                _with_hand(position, seat, _gain(hand, card)),
                pile[:-1],
                position.below,
                position.stock,
                position.seen,
                seat if not position.drawn else position.turn,
                position.drawn | 1 << seat,
                2,
                position.plays,
            ),
        ),
        fault,
    )


def lose(position: Position, seat: int, card: Card | None) -> tuple[Hand, Card | None, Message | None]:
    """The hand without ``card``, the card as far as it is known to have been there, and what does not fit."""
    hand = position.hands[seat]
    if card is not None and hand.known >> card & 1:
        return _MADE(Hand, (hand.known ^ 1 << card, hand.hidden, hand.doubt)), card, None
    if card is None:
        if hand.known and not hand.hidden and not hand.doubt:
            hand = Hand(hand.known, -1, 0)
            return hand, None, None
        return Hand(hand.known, hand.hidden - 1, hand.doubt), None, None
    place = _where(position, card)
    if hand.hidden > 0 and not place:
        return Hand(hand.known, hand.hidden - 1, hand.doubt), card, None
    fault = say("it cannot leave that hand: {place}", place=place or say(NOT_IN_HAND[seat], card=NAMES[card]))
    return _doubtful(Hand(hand.known, hand.hidden - 1, hand.doubt)), None, fault


def _discard(position: Position, seat: int, act: e.Discard | e.Knock | e.Gin) -> Applied:
    hand, card, fault = lose(position, seat, act.card)
    plays, pile, below = position.plays, position.pile, position.below
    if len(pile) >= PACK_SIZE:  # no pile is higher than the pack, however long a log that contradicts itself goes on
        pile, below = pile[1:], True
    return (
        _MADE(
            Position,
            (
                _with_hand(position, seat, hand),
                (*pile, card),
                below,
                position.stock,
                position.seen,
                1 - seat,
                # A player who drew and forgot to discard has had his turn once the other has played.
                position.drawn & ~(1 << seat) if position.turn == seat else 0,
                2,
                None if plays is None else plays + 1,
            ),
        ),
        fault,
    )


def _end(position: Position, seat: int, act: e.Knock | e.Gin) -> Applied:
    """A knock or gin: the discard leaves the hand; where it is not logged, the hand stays as it is."""
    after, fault = _discard(position, seat, act) if act.card is not None else (_of_ten(position, seat), None)
    shown = _groups(act.melds)
    if shown:
        after, other = _reveal(after, seat, shown, whole=False)
        fault = fault or other
    return after, fault


def _of_ten(position: Position, seat: int) -> Position:
    """A knock of which nobody wrote the draw and the discard, by a hand of ten: the turn is over all the same."""
    undrawn = not position.drawn >> seat & 1
    return position._replace(turn=1 - seat) if undrawn and position.hands[seat].size == TEN else position


def _groups(groups: tuple[e.Group, ...]) -> Cards:
    return union(card for group in groups if not isinstance(group, e.Trio) for card in group)


def _reveal(position: Position, seat: int, shown: Cards, whole: bool) -> Applied:
    """These cards turn out to be in the hand."""
    hand = position.hands[seat]
    new = shown & ~hand.known
    if not new:
        if whole and hand.hidden < 0 and shown.bit_count() == hand.size:
            return position._replace(hands=_with_hand(position, seat, Hand(shown, 0, hand.doubt))), None
        return position, None
    elsewhere = new & position.placed
    fault = None
    if elsewhere or new.bit_count() > max(hand.hidden, 0):
        card = NAMES[(elsewhere or new).bit_length() - 1]
        fault = say("{card} is shown and cannot be in that hand", card=card)
        return position._replace(hands=_with_hand(position, seat, _doubtful(hand))), fault
    hand = Hand(hand.known | new, hand.hidden - new.bit_count(), hand.doubt)
    return position._replace(hands=_with_hand(position, seat, hand)), None


def _show(position: Position, seat: int, act: e.Show) -> Applied:
    return _reveal(position, seat, _groups(act.melds) | union(c for c in act.loose if c is not None), whole=True)


def _lay_off(position: Position, seat: int, act: e.LayOff) -> Applied:
    return _reveal(position, seat, _groups(tuple(cards for cards, _ in act.parts)), whole=False)


def _see(position: Position, seat: int, act: e.See | e.Uncover) -> Applied:
    fault = None
    seen: list[Card | None] = []
    for card in act.cards:
        place = _where(position, card)
        if place:
            fault = say("it cannot be in the stock: {place}", place=place)
        seen.append(None if place else card)
    return position._replace(seen=tuple(seen)), fault


def _holds(position: Position, seat: int, act: e.Holds) -> Applied:
    hand = position.hands[seat]
    if hand.size == act.number:
        return position, None
    hand = hand._replace(hidden=act.number - hand.known.bit_count())
    return position._replace(hands=_with_hand(position, seat, hand)), None


def _correct(position: Position, seat: int, act: e.Correct) -> Applied:
    """Cards drawn by a short hand or discarded by a long one. Whose turn it is then is for the law to say."""
    fault, before, hand = None, position, position.hands[seat]
    odd = hand.size - position.right_number(seat)
    for card in act.cards:
        draws = odd < 0 or (odd == 0 and card is not None and not hand.known >> card & 1)
        position, other = _draw(position, seat, e.Draw(card)) if draws else _discard(position, seat, e.Discard(card))
        fault = fault or other
    return position._replace(turn=before.turn, drawn=before.drawn, plays=before.plays), fault


def _take_seen(position: Position, seat: int, act: e.TakeSeen) -> Applied:
    card = act.card if act.card is not None else (position.seen[0] if position.seen else None)
    if position.seen and card not in position.seen and None not in position.seen:
        return position, say("nobody saw that card")
    return _draw(position, seat, e.Draw(card))


def _take_back(position: Position, seat: int, act: e.TakeBack) -> Applied:
    if not position.pile:
        return position, say("no card lies face down")
    top, plays = position.pile[-1], position.plays
    card = act.card if act.card is not None else top
    if (top is not None and card != top) or (top is None and _where(position, card)):
        return position, say("{card} is not the card that was turned face down", card=NAMES[card or 0])
    hands = _with_hand(position, seat, _gain(position.hands[seat], card))
    return position._replace(
        hands=hands,
        pile=position.pile[:-1],
        turn=seat,
        drawn=position.drawn | 1 << seat,
        plays=None if plays is None else plays - 1,
    ), None


def _pass(position: Position, seat: int, act: e.Pass) -> Applied:
    if position.passes < 2:
        first = position.turn if position.turn is not None else seat
        return position._replace(
            passes=position.passes + 1, turn=1 - seat if position.turn is not None else 1 - first
        ), None
    return position, None


def _shuffle(position: Position, seat: int, act: e.Do) -> Applied:
    return (position._replace(seen=()), None) if act.deed.startswith("shuffles") else (position, None)


EFFECTS: dict[type, Callable[[Position, int, Any], Applied]] = {
    e.Draw: _draw,
    e.Take: _take,
    e.Discard: _discard,
    e.Knock: _end,
    e.Gin: _end,
    e.Show: _show,
    e.LayOff: _lay_off,
    e.See: _see,
    e.Uncover: _see,
    e.Holds: _holds,
    e.Correct: _correct,
    e.TakeSeen: _take_seen,
    e.TakeBack: _take_back,
    e.Pass: _pass,
    e.Do: _shuffle,
}
