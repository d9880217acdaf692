"""Facts that are missing: what would have to be known, and the answers that could be given.

A ruling is never a guess. Where a fact is missing, the ruling is worked out for every answer; if all agree it is
certain, and if they do not the fact is asked for.
"""

from typing import TypeAlias

from adjudicator.cards import Card
from adjudicator.position import TEN
from adjudicator.values import NamedTuple
from adjudicator.words import Message, say


class Assumed(NamedTuple):
    """Facts taken as true for the sake of one answer: the knock card, counts by seat, the discard of a knock by line."""

    knock_card: Card | None = None
    counts: tuple[tuple[int, int], ...] = ()
    discards: tuple[tuple[int, Card], ...] = ()

    def count_of(self, seat: int) -> int | None:
        """The count taken for this player, if one is."""
        return next((number for who, number in self.counts if who == seat), None)

    def discard(self, line: int) -> Card | None:
        """The card taken to have been discarded at the knock on this line, if one is."""
        return next((card for where, card in self.discards if where == line), None)


NOTHING = Assumed()


class KnockCardIs(NamedTuple):
    """The knock card may be any of these."""

    cards: tuple[Card, ...]


class CountIs(NamedTuple):
    """A player's count lies between these two, both possible."""

    seat: int
    low: int
    high: int


class DiscardIs(NamedTuple):
    """The discard of the knock on ``line`` may be any of these."""

    line: int
    cards: tuple[Card, ...]


def cards_of(player: str, number: int) -> Message:
    """The cards of a player, as a missing fact: ten, unless his number is wrong."""
    return (
        say("{player}'s ten cards", player=player)
        if number == TEN
        else say("{player}'s {number} cards", player=player, number=number)
    )


Answers: TypeAlias = "KnockCardIs | CountIs | DiscardIs | None"


class Ask(NamedTuple):
    """One missing fact: what it is, the line it belongs to, and what the answer may be (``None``: anything)."""

    fact: Message
    line: int
    answers: Answers = None
