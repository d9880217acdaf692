"""The table at one moment: what each player holds, the piles, whose turn it is. It knows no rule of any book.

A hand with unknown cards is the cards that are known plus a number of hidden ones, never a made-up card. Everything is
a plain tuple, so that a position can be kept for every step of a log.
"""

from adjudicator.cards import NAMES, PACK, Card, Cards
from adjudicator.values import NamedTuple
from adjudicator.words import Message, mark, say

TEN = 10
IN_HAND = (mark("{card} is in {p0}'s hand"), mark("{card} is in {p1}'s hand"))


class Hand(NamedTuple):
    """A player's hand.

    ``hidden`` is the number of cards held beyond the known ones. It is negative where a player was counted to hold
    fewer cards than the log accounts for: then it is not known which of the known ones he holds. ``doubt`` is the line
    of the first contradiction that touches this hand, 0 if there is none: nothing that needs its cards or their number
    rests on the log after that.
    """

    known: Cards = 0
    hidden: int = 0
    doubt: int = 0

    @property
    def size(self) -> int:
        """How many cards are held."""
        return self.known.bit_count() + self.hidden

    @property
    def complete(self) -> bool:
        """Whether every card is known."""
        return not self.hidden and not self.doubt


class Position(NamedTuple):
    """Everything on the table. Players are seats 0 and 1, in the order in which the log names them.

    ``pile`` runs from bottom to top, ``None`` for a card nobody knows; ``below`` if unknown cards lie under it.
    ``stock`` is ``None`` where the log does not tell. ``seen`` are next cards of the stock that somebody saw, top
    first. ``drawn`` has bit ``seat`` set for a player who has drawn and not yet discarded: eleven cards are right for
    him. ``passes`` counts refusals of the upcard and is 2 once play proper has begun. ``plays`` counts completed plays,
    ``None`` where the log starts in mid-hand and does not say.
    """

    hands: tuple[Hand, Hand]
    pile: tuple[Card | None, ...] = ()
    below: bool = False
    stock: int | None = None
    seen: tuple[Card | None, ...] = ()
    turn: int | None = None
    drawn: int = 0
    passes: int = 2
    plays: int | None = None

    def right_number(self, seat: int) -> int:
        """How many cards this player ought to hold now: ten, or eleven between his draw and his discard."""
        return TEN + (self.drawn >> seat & 1)

    @property
    def top(self) -> Card | None:
        """The top of the discard pile, ``None`` if it is not known or nothing lies there."""
        return self.pile[-1] if self.pile else None

    @property
    def placed(self) -> Cards:
        """Every card whose place is known."""
        cards = self.hands[0].known | self.hands[1].known
        for card in self.pile:
            if card is not None:
                cards |= 1 << card
        return cards

    @property
    def unseen(self) -> Cards:
        """The cards that may be among the hidden ones of a hand, as far as this position tells."""
        out = self.placed
        for card in self.seen:
            if card is not None:
                out |= 1 << card
        return PACK & ~out

    def whereabouts(self, card: Card) -> Message | None:
        """Where a card is known to be, in words with gaps ``p0`` and ``p1`` for the players; ``None`` if it is not known."""
        bit = 1 << card
        for hand, words in zip(self.hands, IN_HAND, strict=True):
            if hand.known & bit:
                return say(words, card=NAMES[card])
        return say("{card} is in the discard pile", card=NAMES[card]) if card in self.pile else None
