"""How names and cards are written in a log, in each language that a log may be in."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from adjudicator.cards import NAMES, RANKS, Card, suit_of
from adjudicator.events import Group, Trio
from adjudicator.handlog import Numbers
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

    def listed_names(self, players: Iterable[str]) -> str:
        """Names with commas between them."""
        return ", ".join(map(self.name, players))

    def numbers(self, pairs: Numbers) -> str:
        """Players and their numbers: ``North 120, South 85``."""
        return ", ".join(f"{self.name(player)} {number}" for player, number in pairs)

    def laid(self, melds: Iterable[Group]) -> str:
        """The melds that are laid down, behind the act; nothing where none is named."""
        groups = ", ".join(map(self.group, melds))
        return f": {groups}" if groups else ""

    def spread(self, verb: str, melds: Iterable[Group], loose: str, cards: Sequence[Card | None]) -> str:
        """A hand that is shown: its melds, then its loose cards behind their word."""
        parts = (", ".join(map(self.group, melds)), f"{loose} {self.listed(cards)}" if cards else "")
        return f"{verb} {'; '.join(filter(None, parts))}"

    def laid_off(self, verb: str, parts: Iterable[tuple[Group, Group | None]], on: str) -> str:
        """Cards laid off, each on its meld where one is named."""
        told = (self.group(cards) + (f" {on} {self.group(meld)}" if meld is not None else "") for cards, meld in parts)
        return f"{verb} {', '.join(told)}"

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
