"""How a hand is laid out: melds and loose cards."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from adjudicator.cards import SUIT, Cards, value
from adjudicator.melds.counting import deadwood
from adjudicator.melds.tables import LOOSE, RUNS
from adjudicator.values import Value

MOST_CARDS: Final = 20
"""Cards of which arrangements are listed: twice a hand. Beyond, there would be millions."""

_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39


class Arrangement(Value):
    """A hand laid out: its melds (lowest card first), its loose cards, and what these count."""

    melds: tuple[Cards, ...]
    loose: Cards
    count: int


def is_meld(group: Cards) -> bool:
    """Is this one meld: a run of three or more of a suit, ace low, or three or four of a rank?"""
    if group.bit_count() < 3:
        return False
    low = (group & -group).bit_length() - 1
    shape = group >> low
    return shape & ~_RANK == 0 or (shape & shape + 1 == 0 and low % 13 + shape.bit_length() <= 13)


@lru_cache(maxsize=4096)
def arrangements(held: Cards) -> tuple[Arrangement, ...]:
    """Every best way to lay these cards out, fewest melds first.

    Runs that touch are one run: 4h-6h 7h-9h and 4h-9h take the same lay-offs and leave the same cards loose, so they are
    one arrangement. Raises ValueError for more than 20 cards.
    """
    if held.bit_count() > MOST_CARDS:
        raise ValueError(f"{held.bit_count()} cards are no hand")
    lowest = deadwood(held)
    found = {_with_sets(held, chosen) for chosen in _set_choices(held) if _outside_runs(held, chosen) == lowest}
    return tuple(sorted(found, key=lambda one: (len(one.melds), one.melds)))


def splits(group: Cards) -> tuple[tuple[Cards, ...], ...]:
    """All ways to divide a group wholly into melds, none if there is no way. Runs that touch are one run."""
    if group.bit_count() > MOST_CARDS or deadwood(group):
        return ()
    return tuple(one.melds for one in arrangements(group))


def as_laid(held: Cards, laid: Sequence[Cards]) -> Arrangement:
    """The hand as its owner laid it down.

    A group counts if it is one meld, of cards held, none of them in a group before it. All else is loose.
    """
    rest, melds = held, []
    for group in laid:
        if is_meld(group) and group & ~rest == 0:
            melds.append(group)
            rest ^= group
    return Arrangement(tuple(melds), rest, value(rest))


def _set_choices(held: Cards) -> Iterator[tuple[Cards, ...]]:
    """Every choice of sets that could be made at once, 0 standing for none of a rank."""
    options = []
    for rank in range(13):
        column = held & _RANK << rank
        if column.bit_count() >= 3:
            options.append([0, column])
        if column.bit_count() == 4:
            options[-1] += [column ^ 1 << suit * 13 + rank for suit in range(4)]
    return product(*options)


def _outside_runs(held: Cards, chosen: tuple[Cards, ...]) -> int:
    """What the cards count that are neither in these sets nor in runs."""
    rest = held & ~sum(chosen)
    return LOOSE[rest & SUIT] + LOOSE[rest >> 13 & SUIT] + LOOSE[rest >> 26 & SUIT] + LOOSE[rest >> 39]


def _with_sets(held: Cards, chosen: tuple[Cards, ...]) -> Arrangement:
    """These sets, and of the other cards the longest runs."""
    rest = held & ~sum(chosen)
    melds = [group for group in chosen if group]
    for suit in range(0, 52, 13):
        melds += [run << suit for run in _stretches(RUNS[rest >> suit & SUIT])]
    loose = rest & ~sum(melds)
    return Arrangement(tuple(sorted(melds, key=lambda group: (group & -group, group))), loose, value(loose))


def _stretches(suit: int) -> Iterator[int]:
    """The stretches of neighbouring cards, lowest first. Adding the lowest bit carries through the first stretch."""
    while suit:
        rest = suit & suit + (suit & -suit)
        yield suit ^ rest
        suit = rest
