"""The position in which a hand starts: dealt in full, known in part, or picked up in the middle."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator import events as e
from adjudicator.cards import NAMES, Card, Cards
from adjudicator.position import TEN, Hand, Position
from adjudicator.replay.gap import Gap
from adjudicator.replay.section import CardList, Section
from adjudicator.words import say

UNKNOWN: tuple[CardList, int] = ((None,), 0)

BEGINS: Final = (e.Pass, e.Draw, e.Take, e.TakeSeen, e.RefuseSeen, e.See, e.Correct)
ENDS: Final = (e.Discard, e.Knock, e.Gin, e.BigGin)
TELLS: Final = (*BEGINS, *ENDS)
"""What a player does in his own turn only: it tells whose turn it is. Whoever says or touches something need not be to play."""


def start(section: Section, revealed: tuple[Cards, Cards] = (0, 0)) -> tuple[Position, list[Gap]]:
    """The first position and what does not fit in it.

    ``revealed`` are cards that later lines show to have been in each hand from the start.
    """
    gaps: list[Gap] = []
    placed, pile = _pile(section, gaps)
    hands: list[Hand] = []
    for seat in (0, 1):
        hand = _hand(section, seat, placed, gaps)
        if revealed[seat] and hand.hidden > 0:
            new = revealed[seat] & ~hand.known
            hand = hand._replace(known=hand.known | new, hidden=hand.hidden - new.bit_count())
        placed |= hand.known
        hands.append(hand)
    turn, drawn = _turn(section)
    fresh = not section.in_middle
    position = Position(
        hands=(hands[0], hands[1]),
        pile=pile,
        below=_unknown_below(section),
        stock=_stock(section, hands, len(pile)),
        turn=turn,
        drawn=drawn,
        passes=0 if fresh and section.upcard else 2,
        plays=0 if fresh and (section.upcard or section.deals or section.dealer or section.eleven) else section.plays,
    )
    return position, gaps


def _pile(section: Section, gaps: list[Gap]) -> tuple[Cards, tuple[Card | None, ...]]:
    """The discard pile at the start, and the set of its known cards."""
    if section.discards:
        listed = section.discards.cards
    elif section.upcard and not section.in_middle:
        listed = (section.upcard[0],)
    elif section.from_the_deck and section.knock_card:
        listed = (section.knock_card[0],)
    elif _dealt_in_full(section):
        listed = (None,)
    else:
        listed = ()
    placed = 0
    pile: list[Card | None] = []
    for card in listed:
        known = card is not None and not placed >> card & 1
        if card is not None and known:
            placed |= 1 << card
        elif card is not None:
            gaps.append(Gap(section.first_line, say("{card} is listed twice in the discard pile", card=NAMES[card])))
        pile.append(card if known else None)
    return placed, tuple(pile)


def _unknown_below(section: Section) -> bool:
    if section.discards:
        return section.discards.below
    return section.in_middle or not (section.upcard or section.eleven is not None or _dealt_in_full(section))


def _dealt_in_full(section: Section) -> bool:
    """Whether a deal is logged with everything but its upcard, which lies on the table all the same."""
    plain = section.eleven is None and not section.in_middle  # of pairs, the pile starts empty
    return bool(section.deals) and plain and not section.upcard and not section.knock_card


def _hand(section: Section, seat: int, placed: Cards, gaps: list[Gap]) -> Hand:
    player = section.players[seat] if seat < len(section.players) else ""
    mid_turn = _turn(section)[1] >> seat & 1
    counted = section.counted.get(player)
    cards, line = section.deals.get(player, UNKNOWN)
    if cards == UNKNOWN[0]:
        # In mid-turn eleven are right whatever was counted before the draw; twelve or nine are not.
        return Hand(hidden=TEN + mid_turn if counted is None or (mid_turn and counted[0] == TEN) else counted[0])
    known, doubt = _listed(cards, line, player, placed, gaps)
    hidden = len(cards) - known.bit_count()
    if counted is not None:
        hidden = counted[0] - known.bit_count()
    return Hand(known, hidden, doubt)


def _listed(cards: CardList, line: int, player: str, placed: Cards, gaps: list[Gap]) -> tuple[Cards, int]:
    """The cards of a list that can be where it puts them, and the line of doubt if one cannot."""
    known = doubt = told = 0
    for card in cards:
        if card is None or told >> card & 1:
            continue
        if (known | placed) >> card & 1:
            doubt, told = line, told | 1 << card
            gaps.append(
                Gap(
                    line,
                    say("{card} is listed for {player} and is in another place too", card=NAMES[card], player=player),
                )
            )
        else:
            known |= 1 << card
    return known, doubt


def _turn(section: Section) -> tuple[int | None, int]:
    """Whose turn it is, where a line says so or somebody plays, and who has drawn already."""
    if section.to_discard is not None:
        seat = section.seat(section.to_discard)
        return seat, 1 << seat if seat >= 0 else 0
    if section.to_play is not None:
        return section.seat(section.to_play), 0
    if section.eleven is not None:
        return first_of_the_pair(section)
    if section.dealer is not None and not section.in_middle:
        seat = section.seat(section.dealer)
        return (1 - seat if seat >= 0 else None), 0
    return _first_to_act(section)


def first_of_the_pair(section: Section) -> tuple[int | None, int]:
    """Whose turn it is where hands begin with eleven cards, and who begins from eleven: they are in mid-turn."""
    drawn = sum(1 << seat for seat in section.eleven or ())
    dealer = section.seat(section.dealer or "")
    if dealer >= 0:
        return 1 - dealer, drawn
    first = _first_to_act(section)[0]
    return (
        (first, drawn) if first is not None or len(section.eleven or ()) != 1 else ((section.eleven or (0,))[0], drawn)
    )


def _first_to_act(section: Section) -> tuple[int | None, int]:
    """Whose turn it is by who plays first, and whether he has drawn already.

    A log in mid-hand that begins with a discard or a knock begins in mid-turn, where eleven cards are right: unless a line
    before it tells that they are not. Who draws out of turn, or before a discard, does so in the turn of the other.
    """
    numbered: set[int] = set()
    acts = list(_acts(section))
    for at, (seat, act) in enumerate(acts):
        if isinstance(act, e.Holds):
            numbered.add(seat)
        elif isinstance(act, e.Choose):
            numbered |= {0, 1}
        elif isinstance(act, e.Draw | e.Take) and act.manner:
            other = 1 - seat
            owes = act.manner == "before the discard" or (section.in_middle and _ends_next(acts[at + 1 :], other))
            return other, 1 << other if owes and other not in numbered and _may_hold_eleven(section, other) else 0
        elif isinstance(act, TELLS):
            mid_turn = section.in_middle and isinstance(act, ENDS) and seat not in numbered
            return seat, 1 << seat if mid_turn and _may_hold_eleven(section, seat) else 0
    return None, 0


def _may_hold_eleven(section: Section, seat: int) -> bool:
    """Whether what is told of a hand leaves room for the card that was drawn."""
    player = section.players[seat]
    listed = section.deals.get(player, UNKNOWN)[0]
    return len(listed) > TEN or (listed == UNKNOWN[0] and player not in section.counted)


def _ends_next(acts: list[tuple[int, Any]], seat: int) -> bool:
    """Whether the next that this player does in a turn ends it, without a draw of his."""
    return isinstance(next((act for who, act in acts if who == seat and isinstance(act, TELLS)), None), ENDS)


def _acts(section: Section) -> Iterator[tuple[int, Any]]:
    """What the two players of this hand do; of an act that was taken out, since it does not count, what it was."""
    for line in section.events:
        if isinstance(line.item, e.Sentence):
            seat = section.seat(line.item.player)
            if seat >= 0:
                yield from ((seat, getattr(act, "act", act)) for act in line.item.acts)


def _stock(section: Section, hands: list[Hand], pile: int) -> int | None:
    """How many cards the stock holds, where it can be told."""
    if section.stock is not None:
        return section.stock
    if _unknown_below(section) or any(hand.hidden < 0 for hand in hands):
        return None
    return max(section.deck - hands[0].size - hands[1].size - pile, 0)
