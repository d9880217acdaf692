"""Laying off on the melds of the player who knocked."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TypeAlias

from adjudicator.cards import Card, Cards, each, union, value
from adjudicator.melds.arranging import arrangements, is_meld
from adjudicator.melds.counting import deadwood
from adjudicator.values import Value

LayOffs: TypeAlias = tuple[tuple[Card, int], ...]


class LaidOff(Value):
    """A hand counted against the other player's melds.

    ``count`` is the points of ``loose`` and ``aside``; ``melds`` are the hand's own; ``laid_off`` holds card and index
    of the meld, in an order in which they can be laid; ``refused`` are cards that were laid off where they do not fit;
    ``aside`` are additional cards that count at their value whatever they might match.
    """

    count: int
    melds: tuple[Cards, ...]
    laid_off: LayOffs
    loose: Cards
    refused: Cards = 0
    aside: Cards = 0


def lay_off(held: Cards, melds: Sequence[Cards]) -> LaidOff:
    """The least count of a hand that may lay off on these melds as laid, breaking up its own where that is better.

    A card laid off carries the next (9h, then Th, on 6h-8h). Of equal counts the one with the fewest cards laid off.
    A group that is no meld takes nothing.
    """
    return _lay_off(held, tuple(melds))


@lru_cache(maxsize=4096)
def _lay_off(held: Cards, melds: tuple[Cards, ...]) -> LaidOff:
    # A ruling weighs the same hand again for every reading it tries.
    return _counted(held, _best(held, list(lay_offs(melds, [held] * len(melds)))))


def made_lay_offs(held: Cards, melds: Sequence[Cards], made: Sequence[tuple[Cards, int | None]]) -> LaidOff:
    """The count where only these lay-offs are made: cards, and the index of the meld or None where it was not named.

    What does not fit, or is not held, is refused and counts as if it had stayed in the hand. The order of ``made`` does
    not matter. A card without a meld goes where most cards fit in all.
    """
    allowed = [held & _either(cards for cards, on in made if on is None or on == index) for index in range(len(melds))]
    ways = list(lay_offs(melds, allowed))
    most = max(map(len, ways))
    laid_off = _best(held, [way for way in ways if len(way) == most])
    refused = _either(cards for cards, _ in made) & ~_cards_of(laid_off)
    return _counted(held, laid_off, refused=refused)


def with_extra(held: Cards, extra: int, melds: Sequence[Cards] | None, worst: bool = False) -> LaidOff:
    """The count of a hand with additional cards, ``extra`` of which count at their value whatever they might match.

    Which ones are set aside is the holder's choice, the least count; with ``worst`` the opponent's, the greatest. The
    other cards count at their best, with lay-offs on ``melds`` (None: no lay-offs).
    """
    laid = melds or ()
    masks = [_cards_of(way) for way in lay_offs(laid, [held] * len(laid))]
    sign = -1 if worst else 1

    def count(aside: Cards) -> int:
        return sign * (value(aside) + min(deadwood(held & ~aside & ~mask) for mask in masks if not mask & aside))

    size = max(0, min(extra, held.bit_count()))
    aside = min((union(chosen) for chosen in combinations(each(held), size)), key=count)
    rest = held ^ aside
    return _counted(rest, _best(rest, list(lay_offs(laid, [rest] * len(laid)))), aside=aside)


def lay_offs(melds: Sequence[Cards], allowed: Sequence[Cards]) -> Iterator[LayOffs]:
    """Every way to lay off on these melds, no card twice, none at all first; ``allowed`` are the cards for each meld."""
    ways = (_on_one(meld, index, cards) for index, (meld, cards) in enumerate(zip(melds, allowed, strict=True)))
    for parts in product(*ways):
        way = tuple(laid for part in parts for laid in part)
        if _cards_of(way).bit_count() == len(way):
            yield way


def ends(meld: Cards) -> Cards:
    """The cards that go on this meld next: the fourth of a set, the neighbours of a run. None on what is no meld."""
    if not is_meld(meld):
        return 0
    low, high = (meld & -meld).bit_length() - 1, meld.bit_length() - 1
    if is_set(meld):
        return union(suit * 13 + low % 13 for suit in range(4)) ^ meld
    return (1 << low - 1 if low % 13 else 0) | (1 << high + 1 if high % 13 < 12 else 0)


def _on_one(meld: Cards, index: int, allowed: Cards) -> list[LayOffs]:
    """Every way to lay off on one meld: so many cards below it, so many above it; or the fourth of a set."""
    if not ends(meld) & allowed:
        return [()]
    low, high = (meld & -meld).bit_length() - 1, meld.bit_length() - 1
    if is_set(meld):
        return [(), *(((card, index),) for card in each(ends(meld)))]
    below = follow(allowed, low - 1, -1) if low % 13 else []
    above = follow(allowed, high + 1, 1) if high % 13 < 12 else []
    return [
        tuple((card, index) for card in below[:down] + above[:up])
        for down in range(len(below) + 1)
        for up in range(len(above) + 1)
    ]


def is_set(meld: Cards) -> bool:
    """Is this meld a set, not a run?"""
    return (meld & -meld).bit_length() % 13 == meld.bit_length() % 13


def follow(allowed: Cards, card: Card, step: int) -> list[Card]:
    """The allowed cards of one suit from ``card`` on, one by one, up or down."""
    chain = []
    suit = card // 13
    while card // 13 == suit and allowed >> card & 1:
        chain.append(card)
        card += step
    return chain


def _best(held: Cards, ways: Sequence[LayOffs]) -> LayOffs:
    """The way with the least count; of these the fewest cards, then the first melds."""
    return min(ways, key=lambda way: (deadwood(held & ~_cards_of(way)), len(way), [index for _, index in way], way))


def _counted(held: Cards, laid_off: LayOffs, refused: Cards = 0, aside: Cards = 0) -> LaidOff:
    """The hand without the cards laid off, laid out at its best."""
    best = arrangements(held & ~_cards_of(laid_off))[0]
    return LaidOff(best.count + value(aside), best.melds, laid_off, best.loose, refused, aside)


def _cards_of(laid_off: LayOffs) -> Cards:
    """The cards laid off, without their melds."""
    return union(card for card, _ in laid_off)


def _either(groups: Iterable[Cards]) -> Cards:
    """The cards of all these sets."""
    total = 0
    for group in groups:
        total |= group
    return total
