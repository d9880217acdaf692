"""Cards and sets of cards.

A card is a number from 0 to 51: ``suit * 13 + rank``, suits in the order clubs, diamonds, hearts, spades, ranks from
the ace (0) to the king (12). A set of cards is a 52-bit number whose bit ``card`` is set: unions, differences and
tests of membership are then single machine operations, and a hand can be the key of a table.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = int

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
SIGNS: Final = "♣♦♥♠"
PACK: Final[Cards] = (1 << 52) - 1
SUIT: Final[Cards] = (1 << 13) - 1

NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
VALUES: Final = tuple(min(rank + 1, 10) for _ in SUITS for rank in range(13))


def rank_of(card: Card) -> int:
    """The rank of a card: 0 for an ace, 12 for a king."""
    return card % 13


def suit_of(card: Card) -> int:
    """The suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def card(name: str) -> Card:
    """The card called ``name`` in canonical form, rank then suit letter (``Th``). Raises ValueError for any other word."""
    return NAMES.index(name)


def cards(names: str) -> Cards:
    """The set of the cards named in ``names``, separated by blanks. A card named twice is in the set once."""
    return union(card(name) for name in names.split())


def union(members: Iterable[Card]) -> Cards:
    """The set of these cards."""
    total = 0
    for member in members:
        total |= 1 << member
    return total


def each(held: Cards) -> Iterator[Card]:
    """The cards of a set, lowest number first."""
    while held:
        low = held & -held
        yield low.bit_length() - 1
        held ^= low


def names(held: Cards) -> list[str]:
    """The names of the cards of a set, by suit and rank."""
    return [NAMES[member] for member in each(held)]


def value(held: Cards) -> int:
    """The points of all cards of a set: ace 1, court cards 10, the others their number."""
    return sum(VALUES[member] for member in each(held))
