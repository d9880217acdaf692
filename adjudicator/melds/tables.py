"""Tables over the cards of one suit, 8,192 entries each, made when the module is imported (about 5 ms)."""

from typing import Final

from adjudicator.cards import SUIT, VALUES


def _highest_block(suit: int) -> tuple[int, int]:
    """The highest stretch of neighbouring cards: the rank where it begins, and the rank after its end."""
    end = first = suit.bit_length()
    while first and suit >> (first - 1) & 1:
        first -= 1
    return first, end


def _tables() -> tuple[list[int], list[int]]:
    """For every set of cards of one suit: the points outside runs, and the cards in runs.

    A stretch of three or more is always wholly matched, so the longest runs are the best ones.
    """
    loose, runs = [0] * (SUIT + 1), [0] * (SUIT + 1)
    for suit in range(1, SUIT + 1):
        first, end = _highest_block(suit)
        block = (1 << end) - (1 << first)
        rest = suit ^ block
        matched = end - first >= 3
        loose[suit] = loose[rest] + (0 if matched else sum(VALUES[first:end]))
        runs[suit] = runs[rest] | (block if matched else 0)
    return loose, runs


_both = _tables()
LOOSE: Final[list[int]] = _both[0]
RUNS: Final[list[int]] = _both[1]
