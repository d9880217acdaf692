"""Hands for the tests of the melds: strategies, and the way from sets of cards to the plain counter's hands."""

from collections.abc import Iterable

from hypothesis import strategies as st

from adjudicator.cards import Card, Cards, each, names, union
from tests.melds.naive import Hand, PlainCard, hand

PACK_CARDS = list(range(52))


def plain(held: Cards) -> Hand:
    return hand(names(held))


def from_plain(cards: Iterable[PlainCard]) -> Cards:
    return union("cdhs".index(suit) * 13 + rank - 1 for rank, suit in cards)


def _window(first: int, width: int) -> list[Card]:
    return [suit * 13 + rank for suit in range(4) for rank in range(first, first + width)]


def _drawn(pool: list[Card], least: int, most: int) -> st.SearchStrategy[Cards]:
    size = st.integers(least, min(most, len(pool)))
    return size.flatmap(lambda n: st.lists(st.sampled_from(pool), min_size=n, max_size=n, unique=True)).map(union)


def hands(least: int = 0, most: int = 13) -> st.SearchStrategy[Cards]:
    """Hands from the whole pack, and hands from few neighbouring ranks, where the melds overlap."""
    narrow = st.integers(3, 6).flatmap(lambda width: st.integers(0, 13 - width).map(lambda at: _window(at, width)))
    return st.one_of(_drawn(PACK_CARDS, least, most), narrow.flatmap(lambda pool: _drawn(pool, least, most)))


def bits(held: Cards) -> list[Cards]:
    return [1 << card for card in each(held)]
