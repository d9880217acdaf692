"""How names and cards are written in a log, in each language that a log may be in."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from adjudicator.cards import NAMES, RANKS, Card, suit_of
from adjudicator.events import Group, Trio
from adjudicator.notation.words import is_bare


class Spelling:
    """The spelling of one language: ``en`` (``Kd``, ``Th``) or ``fr`` (``Rk``, ``10c``)."""

    def __init__(self, language: str, names: Sequence[str], ranks: Sequence[str]) -> None:
        self.language, self.names, self.ranks = language, names, ranks

    def name(self, player: str) -> str:
        """A name as it stands in a log, in quotes where it needs them."""
        return player if is_bare(player, self.language) else f'"{player}"'

    def one(self, card: Card | None) -> str:
        """A card, or ``?`` for one nobody wrote down."""
        return "?" if card is None else self.names[card]

    def listed(self, cards: Iterable[Card | None]) -> str:
        """Cards one by one."""
        return " ".join(map(self.one, cards))

    def group(self, cards: Group) -> str:
        """What stands between two commas of a list of melds; three or more cards in rising order are a run."""
        if isinstance(cards, Trio):
            return self.ranks[cards.rank] * cards.size
        return " ".join(map(self._stretch, _stretches(cards)))

    def _stretch(self, cards: list[Card]) -> str:
        return self.listed(cards) if len(cards) < 3 else f"{self.one(cards[0])}-{self.one(cards[-1])}"


ENGLISH: Final = Spelling("en", NAMES, RANKS)


def _stretches(cards: tuple[Card, ...]) -> list[list[Card]]:
    found = [[card] for card in cards[:1]]
    for before, card in pairwise(cards):
        if card == before + 1 and suit_of(card) == suit_of(before):
            found[-1].append(card)
        else:
            found.append([card])
    return found
