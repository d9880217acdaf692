"""The log as it grows in the course of an interview: facts, the position it starts from, what happened."""

from collections.abc import Iterable
from typing import Final, Literal

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.cards import Card, Cards, union
from adjudicator.interview.question import Listed
from adjudicator.notation import read, write

_FIRST: Final = (h.Language, h.Rules, h.Players, h.CutCards, h.Dealer, h.Count, h.OneCard, h.RecordedUpcard)
PLAYERS: Final = ("North", "South")
USUAL: Final = {"en": PLAYERS, "fr": ("Nord", "Sud")}
"""The players of whom no name is told, in each language of a log."""
_PLACE: Final = ("hand", "stock", "plays", "to play", "to discard")

Item = h.Fact | e.Sentence


class Draft:
    """A log in the making, in the words of ``language``. ``players`` are the two at the table.

    A rulebook whose name no log can hold (a file with blanks in its path) is left out.
    """

    def __init__(self, players: tuple[str, str], rules: str | None, language: str = "en") -> None:
        self.players, self.language = players, language
        self._facts: dict[str, h.Fact] = {}
        self._place: dict[str, h.Fact] = {}
        self._in_middle = False
        self._done: list[Item] = []
        self._lines: list[str] = []
        if language != "en":
            self._facts["language"] = h.Language(language)
        if rules and not read(f"rules: {rules}\n").faults:
            self._facts["rules"] = h.Rules(rules)
        self._facts["players"] = h.Players(players)

    def other(self, player: str) -> str:
        """The player opposite."""
        return self.players[1] if player == self.players[0] else self.players[0]

    def unnamed(self) -> None:
        """Leaves it to the lines that follow who plays, unless the players have names of their own."""
        if self.players in USUAL.values():
            self._facts.pop("players", None)

    def fact(self, fact: h.Fact, key: str) -> None:
        """States a fact; one of the same key gives way to it."""
        self._facts[key] = fact

    def starts_here(self) -> None:
        """The log starts in mid-hand."""
        self._in_middle = True

    def hand(self, player: str, cards: "Listed | int") -> None:
        """The cards of a player where the log starts, or only their number."""
        self._in_middle = True
        self._place[f"hand {player}"] = (
            h.PositionCount(player, cards) if isinstance(cards, int) else h.PositionHand(player, cards)
        )

    def number(self, key: Literal["stock", "plays"], number: int) -> None:
        """The cards left in the stock, or the plays made, where the log starts."""
        self._in_middle = True
        self._place[key] = h.PositionNumber(key, number)

    def turn(self, key: Literal["to play", "to discard"], player: str) -> None:
        """Whose turn it is where the log starts."""
        self._in_middle = True
        self._place[key] = h.PositionPlayer(key, player)

    def discarding(self, player: str) -> bool:
        """Whether this player has drawn and not yet discarded where the log starts: eleven cards are right for him."""
        item = self._place.get("to discard")
        return isinstance(item, h.PositionPlayer) and item.player == player

    def did(self, player: str, *acts: e.Act) -> None:
        """What a player did: one act, or a draw and what ended the turn."""
        self._done.append(e.Sentence(player, acts))

    def turned(self, player: str, card: Card) -> None:
        """The card that a player turned face down when he went down: he held eleven."""
        self.turn("to discard", player)
        for place, item in enumerate(self._done):
            if isinstance(item, e.Sentence) and item.player == player:
                self._done[place] = e.Sentence(player, tuple(_with(act, card) for act in item.acts))

    def tally(self, key: Literal["agreed count", "recorded count"], player: str, number: int) -> None:
        """A count on which both agreed, or that is on the sheet; several of a kind stand on one line."""
        for place, item in enumerate(self._done):
            if isinstance(item, h.Tally) and item.key == key:
                self._done[place] = h.Tally(key, (*item.numbers, (player, number)))
                return
        self._done.append(h.Tally(key, ((player, number),)))

    def line(self, text: str) -> None:
        """A line in somebody's own words, at the end."""
        self._lines.append(text)

    @property
    def empty(self) -> bool:
        """Whether nothing is told yet but who plays by which rules."""
        told = [key for key in self._facts if key not in ("language", "rules", "players")]
        return not (told or self._in_middle or self._done or self._lines)

    def held(self, player: str) -> Cards:
        """The cards that are listed as this player's."""
        item = self._place.get(f"hand {player}")
        return _known(item.cards) if isinstance(item, h.PositionHand) else 0

    def shown(self, player: str) -> bool:
        """Whether a line shows this player's hand, or his cards are listed."""
        lines = (item for item in self._done if isinstance(item, e.Sentence) and item.player == player)
        return any(isinstance(act, e.Show) for item in lines for act in item.acts) or bool(self.held(player))

    def seen(self) -> Cards:
        """The cards of the stock that were seen."""
        acts = (act for item in self._done if isinstance(item, e.Sentence) for act in item.acts)
        return union(
            card for act in acts if isinstance(act, e.See | e.Uncover) for card in act.cards if card is not None
        )

    def text(self) -> str:
        """The log so far, in canonical form."""
        before = sorted(self._facts.values(), key=lambda fact: _FIRST.index(type(fact)))
        where = sorted(self._place.values(), key=_in_order)
        facts: list[Item | None] = [*before, *([h.Position()] if self._in_middle else []), *where]
        blank: list[Item | None] = [None] if facts and (self._done or self._lines) else []
        items = [*facts, *blank, *self._done]
        lines = tuple(h.Line(number, item) for number, item in enumerate(items, start=1))
        own = "".join(f"{line}\n" for line in self._lines)
        return write(h.HandLog(lines, language=self.language)) + own

    def log(self) -> h.HandLog:
        """The log so far, read back."""
        return read(self.text())


def _with(act: e.Act, card: Card) -> e.Act:
    if isinstance(act, e.Knock):
        return e.Knock(card, act.number, act.melds)
    return e.Gin(card, act.melds) if isinstance(act, e.Gin) else act


def _known(cards: Iterable[Card | None]) -> Cards:
    return union(card for card in cards if card is not None)


def _in_order(fact: h.Fact) -> int:
    return _PLACE.index(str(getattr(fact, "key", "hand")))
