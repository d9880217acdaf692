"""A second counter, written from the rules of the game on names of cards, slow and plain. It shares nothing with the code.

A card is a pair (rank 1..13, suit letter); a hand is a frozenset of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

PlainCard: TypeAlias = tuple[int, str]
Hand: TypeAlias = frozenset[PlainCard]
Melds: TypeAlias = tuple[Hand, ...]


def hand(names: Iterable[str]) -> Hand:
    return frozenset(("A23456789TJQK".index(name[0]) + 1, name[1]) for name in names)


def points(cards: Iterable[PlainCard]) -> int:
    return sum(min(10, rank) for rank, _ in cards)


def meld(cards: Hand) -> bool:
    ranks = sorted(rank for rank, _ in cards)
    if len(cards) < 3:
        return False
    one_suit = len({suit for _, suit in cards}) == 1
    return len(set(ranks)) == 1 or (one_suit and ranks == list(range(ranks[0], ranks[0] + len(ranks))))


def all_melds(cards: Hand) -> list[Hand]:
    found: list[Hand] = []
    for rank, suit in cards:
        run = [(rank, suit)]
        while (run[-1][0] + 1, suit) in cards:
            run.append((run[-1][0] + 1, suit))
            if len(run) >= 3:
                found.append(frozenset(run))
    for rank in {rank for rank, _ in cards}:
        same = [card for card in cards if card[0] == rank]
        found += [frozenset(group) for size in (3, 4) for group in combinations(same, size)]
    return found


def layouts(cards: Hand) -> Iterator[Melds]:
    """Every choice of disjoint melds."""

    def go_on(melds: list[Hand], rest: Hand) -> Iterator[Melds]:
        yield ()
        for index, group in enumerate(melds):
            if group <= rest:
                for more in go_on(melds[index + 1 :], rest - group):
                    yield (group, *more)

    return go_on(all_melds(cards), cards)


def least(cards: Hand) -> int:
    """The least count, trying every meld with the first card or leaving it loose."""
    if not cards:
        return 0
    first = min(cards)
    best = points([first]) + least(cards - {first})
    for group in all_melds(cards):
        if first in group:
            best = min(best, least(cards - group))
    return best


def least_after_discard(cards: Hand) -> tuple[int, set[PlainCard]]:
    counts = {card: least(cards - {card}) for card in cards}
    low = min(counts.values())
    return low, {card for card, count in counts.items() if count == low}


def joined(laid: Iterable[Hand]) -> frozenset[Hand]:
    """Melds with runs that touch made one."""
    melds = set(laid)
    while True:
        pair = next(((a, b) for a in melds for b in melds if a != b and meld(a | b)), None)
        if pair is None:
            return frozenset(melds)
        melds = melds - set(pair) | {pair[0] | pair[1]}


def best_layouts(cards: Hand) -> tuple[int, set[frozenset[Hand]]]:
    every = [(points(cards.difference(*melds)), joined(melds)) for melds in layouts(cards)]
    low = min(count for count, _ in every)
    return low, {melds for count, melds in every if count == low}


def least_laid_off(cards: Hand, melds: Sequence[Hand]) -> int:
    """Lay off card by card in every order, then count what is left."""
    seen: dict[tuple[Hand, Melds], int] = {}

    def go(rest: Hand, laid: Melds) -> int:
        state = (rest, laid)
        if state not in seen:
            seen[state] = 1000  # no way leads back here
            best = least(rest)
            for card in rest:
                for index, group in enumerate(laid):
                    if meld(group | {card}):
                        longer = (*laid[:index], group | {card}, *laid[index + 1 :])
                        best = min(best, go(rest - {card}, longer))
            seen[state] = best
        return seen[state]

    return go(cards, tuple(melds))
