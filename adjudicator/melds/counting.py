"""The deadwood of a hand."""

from collections.abc import Iterable

from adjudicator.cards import VALUES, Cards
from adjudicator.melds.choices import CHOICES, TooMany
from adjudicator.melds.tables import LOOSE, RUNS


# The one hot function: unrolled over the four suits and long on purpose, a call inside would cost a tenth of its speed.
# 0x3FFFFFF cuts off clubs and diamonds; in CPython a literal is faster than a name. The way out is early where no rank
# is held three times (three hands of four), then where no set takes a card that a run wants.
def deadwood(held: Cards) -> int:
    """The least points outside melds that these cards can be counted at, nothing discarded."""
    clubs = held & 0x3FFFFFF  # with diamonds above them, until they are parted
    hearts = held >> 26  # with spades
    if pairs := clubs & hearts:
        either = clubs | hearts
        if ranks := pairs & either >> 13 | pairs >> 13 & either:
            diamonds = clubs >> 13
            spades = hearts >> 13
            clubs &= 8191
            hearts &= 8191
            if contested := (RUNS[clubs] | RUNS[diamonds] | RUNS[hearts] | RUNS[spades]) & ranks:
                if contested != ranks:
                    keep = 8191 ^ ranks ^ contested
                    clubs &= keep
                    diamonds &= keep
                    hearts &= keep
                    spades &= keep
                four = clubs & diamonds & hearts & spades & contested
                if four or contested & contested - 1:
                    try:
                        size, c, d, h, s = CHOICES[contested << 13 | four]
                    except TooMany:
                        return _rank_by_rank(held)
                    return min((c[clubs] + d[diamonds] + h[hearts] + s[spades]).to_bytes(size, "little"))
                without = LOOSE[clubs] + LOOSE[diamonds] + LOOSE[hearts] + LOOSE[spades]
                keep = 8191 ^ contested
                taken = LOOSE[clubs & keep] + LOOSE[diamonds & keep] + LOOSE[hearts & keep] + LOOSE[spades & keep]
                return without if without < taken else taken
            ranks ^= 8191
            return LOOSE[clubs & ranks] + LOOSE[diamonds & ranks] + LOOSE[hearts & ranks] + LOOSE[spades & ranks]
    return LOOSE[clubs & 8191] + LOOSE[clubs >> 13] + LOOSE[hearts & 8191] + LOOSE[hearts >> 13]


def deadwoods(hands: Iterable[Cards]) -> list[int]:
    """``deadwood`` of each of many hands."""
    return list(map(deadwood, hands))


def after_discard(held: Cards) -> tuple[int, Cards]:
    """The least deadwood after one card is discarded, and every card whose discard leads to it. No cards: ``(0, 0)``."""
    lowest, which, rest = 1000, 0, held
    while rest:
        card = rest & -rest
        rest ^= card
        count = deadwood(held ^ card)
        if count < lowest:
            lowest, which = count, card
        elif count == lowest:
            which |= card
    return (lowest, which) if held else (0, 0)


def _rank_by_rank(held: Cards) -> int:
    """Deadwood of more cards than any hand has, ace to king, keeping for each suit how long its open stretch is."""
    states = {(0, 0, 0, 0): 0}
    for rank in range(14):  # the fourteenth closes every stretch
        column = [held >> suit * 13 + rank & 1 if rank < 13 else 0 for suit in range(4)]
        after: dict[tuple[int, ...], int] = {}
        for lengths, cost in states.items():
            for taken in _sets_of(column):
                goes_on = [here and not gone for here, gone in zip(column, taken, strict=True)]
                lost = sum(_broken(length, rank) for length, on in zip(lengths, goes_on, strict=True) if not on)
                state = tuple(min(length + 1, 3) if on else 0 for length, on in zip(lengths, goes_on, strict=True))
                after[state] = min(after.get(state, 1000), cost + lost)
        states = {(a, b, c, d): cost for (a, b, c, d), cost in after.items()}
    return min(states.values())


def _sets_of(column: list[int]) -> list[list[int]]:
    """No set, or any set of this rank: for each suit whether its card goes into it."""
    if sum(column) < 3:
        return [[0, 0, 0, 0]]
    smaller = [[here and suit != out for suit, here in enumerate(column)] for out in range(4)] if all(column) else []
    return [[0, 0, 0, 0], column, *[[int(here) for here in taken] for taken in smaller]]


def _broken(length: int, rank: int) -> int:
    """Points of a stretch of this length that ended below ``rank``: none if it is a run."""
    return 0 if length >= 3 else sum(VALUES[rank - length : rank])
