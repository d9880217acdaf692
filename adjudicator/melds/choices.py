"""Which sets to make where sets and runs want the same cards: every choice weighed at once.

The choices for the contested ranks are numbered. For one suit, the points left outside runs under each choice are
packed into one integer, a byte a choice: the integers of four suits added give the count of the whole hand under every
choice, and the least byte is the answer. No byte runs over: at most 60 points of one suit can be outside runs.
"""

from itertools import product
from typing import Final, TypeAlias

from adjudicator.cards import SUIT
from adjudicator.melds.tables import LOOSE

MOST_RANKS: Final = 4
"""Contested ranks weighed at once; a hand of 13 cards has no more. Beyond, the packed integers would explode."""

ROOM: Final = 200_000
"""Packed integers kept (some 30 MB) before the memory is emptied."""


class TooMany(Exception):
    """More contested ranks than are weighed at once."""


class SuitCosts(dict[int, int]):
    """Cards of one suit -> its packed points under every choice, worked out when first asked for."""

    __slots__ = ("_keeps", "_owner")

    def __init__(self, keeps: list[int], owner: "Choices") -> None:
        self._keeps = keeps
        self._owner = owner

    def __missing__(self, suit: int) -> int:
        self._owner.make_room()
        packed = int.from_bytes([LOOSE[suit & keep] for keep in self._keeps], "little")
        self[suit] = packed
        return packed


Weighing: TypeAlias = tuple[int, SuitCosts, SuitCosts, SuitCosts, SuitCosts]


class Choices(dict[int, Weighing]):
    """Contested ranks << 13 | those of them held in all four suits -> number of choices and the costs by suit."""

    __slots__ = ("_left",)

    def __init__(self) -> None:
        self._left = ROOM

    def make_room(self) -> None:
        """Counts one more packed integer; forgets all of them when there are too many."""
        self._left -= 1
        if self._left < 0:
            self.clear()
            self._left = ROOM

    def __missing__(self, key: int) -> Weighing:
        if (key >> 13).bit_count() > MOST_RANKS:
            raise TooMany
        taken = list(product(*_options(key >> 13, key & SUIT)))
        keeps = [[SUIT ^ sum(option[suit] for option in choice) for choice in taken] for suit in range(4)]
        if key & SUIT:
            first, second, third, fourth = (SuitCosts(keep, self) for keep in keeps)
        else:
            first = second = third = fourth = SuitCosts(keeps[0], self)
        self[key] = weighing = (len(taken), first, second, third, fourth)
        return weighing


def _options(contested: int, in_all_suits: int) -> list[list[tuple[int, int, int, int]]]:
    """For each contested rank the choices: what a set takes from each suit. A card that is not there is not missed."""
    options = []
    for rank in range(13):
        bit = 1 << rank
        if contested & bit:
            choices = [(0, 0, 0, 0), (bit, bit, bit, bit)]
            if in_all_suits & bit:
                choices += [(0, bit, bit, bit), (bit, 0, bit, bit), (bit, bit, 0, bit), (bit, bit, bit, 0)]
            options.append(choices)
    return options


CHOICES: Final = Choices()
