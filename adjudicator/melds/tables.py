"""Tables over the cards of one suit, 8,192 entries each, made when the module is imported (a millisecond)."""

from typing import Final

from adjudicator.cards import VALUES


def _tables() -> tuple[list[int], list[int]]:
    """For every set of cards of one suit: the points outside runs, and the cards in runs.

    A stretch of three or more is always wholly matched, so the longest runs are the best ones. Each rank doubles the
    tables: the sets without it, then those with it, where a set's place tells how it ends. Those that end in two
    neighbours or more are the last quarter, those that end in three or more the last eighth.
    """
    loose, runs = [0], [0]
    for rank in range(13):
        two, three = len(loose) - len(loose) // 4, len(loose) - len(loose) // 8
        alone, pair = VALUES[rank], sum(VALUES[rank - 2 : rank]) if rank > 1 else 0
        loose += [count + alone for count in loose[:two]] + [count - pair for count in loose[two:three]] + loose[three:]
        begun, longer = 7 << rank >> 2, 1 << rank
        runs += runs[:two] + [found | begun for found in runs[two:three]] + [found | longer for found in runs[three:]]
    return loose, runs


_both = _tables()
LOOSE: Final[list[int]] = _both[0]
RUNS: Final[list[int]] = _both[1]
