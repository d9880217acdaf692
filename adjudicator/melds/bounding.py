"""What a partly known hand can count: the lowest and the highest, over all cards that the hidden ones may be."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from math import comb
from operator import or_
from typing import Final

from adjudicator.cards import PACK, VALUES, Cards, each, value
from adjudicator.melds.counting import deadwood
from adjudicator.melds.laying import ends, follow, is_set

FEW_HANDS: Final = 15_000
"""Possible hands that are all counted, for both ends exact: three hidden cards of 45."""

MOST_HIDDEN: Final = 4
"""Hidden cards up to which the low end is exact."""


def bounds(known: Cards, hidden: int, unseen: Cards) -> tuple[int, int]:
    """The lowest and the highest ``deadwood`` of a hand of these cards and ``hidden`` more out of ``unseen``.

    The low end is exact for up to four hidden cards, the high end for up to three (or where no more than 15,000 hands
    are possible). Beyond, the true values lie within the bounds. Four hidden cards take up to a tenth of a second.
    """
    return _bounds(known, hidden, unseen & ~known, ())


def bounds_laid_off(known: Cards, hidden: int, unseen: Cards, melds: Sequence[Cards]) -> tuple[int, int]:
    """The lowest and the highest ``lay_off(...).count`` of such a hand against these melds; exact where ``bounds`` is."""
    return _bounds(known, hidden, unseen & ~known, tuple(melds))


@lru_cache(maxsize=1024)
def _bounds(known: Cards, hidden: int, unseen: Cards, melds: tuple[Cards, ...]) -> tuple[int, int]:
    count = _counter(melds)
    hidden = max(0, min(hidden, unseen.bit_count()))
    if comb(unseen.bit_count(), hidden) <= FEW_HANDS:
        counts = [count(known | sum(drawn)) for drawn in combinations(_bits(unseen), hidden)]
        return min(counts), max(counts)
    highest = count(known) + sum(sorted((VALUES[card] for card in each(unseen)), reverse=True)[:hidden])
    floor = value(known & ~_may_match(known, hidden, unseen, melds))
    if hidden > MOST_HIDDEN:
        return floor, highest
    return _lowest(known, hidden, unseen, count, floor), highest


def _lowest(known: Cards, hidden: int, unseen: Cards, count: Callable[[Cards], int], floor: int) -> int:
    """The least count of all possible hands; the search ends where no hand can be better."""
    lowest = count(known) + 10 * hidden
    for drawn in combinations(_bits(unseen), hidden):
        found = count(known | sum(drawn))
        if found < lowest:
            lowest = found
            if lowest <= floor:
                break
    return lowest


def _counter(melds: tuple[Cards, ...]) -> Callable[[Cards], int]:
    """How a whole hand is counted. Most hands hold no card that any of the melds takes next: those need no search."""
    chains = list(_chains(melds))
    next_cards = 0
    for chain in chains:
        next_cards |= chain[0]

    def count(held: Cards) -> int:
        if not held & next_cards:
            return deadwood(held)
        return min(deadwood(held ^ laid) for laid in _layable(held, chains))

    return count if chains else deadwood


def _chains(melds: Sequence[Cards]) -> Iterator[list[Cards]]:
    """For each end of each meld the cards it takes: the next one, the next two, and so on."""
    for meld in melds:
        for card in each(ends(meld)):
            row = [card] if is_set(meld) else follow(PACK, card, -1 if 1 << card < meld else 1)
            yield list(accumulate((1 << one for one in row), or_))


def _layable(held: Cards, chains: Sequence[Sequence[Cards]]) -> set[Cards]:
    """All sets of cards of this hand that could be laid off together."""
    found = {0}
    for chain in chains:
        if held & chain[0]:
            fits = [cards for cards in chain if not cards & ~held]
            found |= {before | cards for before in found for cards in fits if not before & cards}
    return found


def _may_match(known: Cards, hidden: int, unseen: Cards, melds: tuple[Cards, ...]) -> Cards:
    """The known cards that could be matched or laid off if the hidden cards were the best ones.

    Each card is judged alone, so this may be too many: what remains is a floor, not the least count.
    """
    possible = known | unseen
    shapes = [0b111 << suit * 13 + rank for suit in range(4) for rank in range(11)]
    column = 1 | 1 << 13 | 1 << 26 | 1 << 39
    shapes += [(column ^ 1 << suit * 13) << rank for suit in range(4) for rank in range(13)]
    match = 0
    for shape in shapes:
        if shape & ~possible == 0 and (shape & unseen).bit_count() <= hidden:
            match |= shape
    for chain in _chains(melds):
        match |= max(_layable(possible, [chain]))
    return match


def _bits(held: Cards) -> list[Cards]:
    return [1 << card for card in each(held)]
