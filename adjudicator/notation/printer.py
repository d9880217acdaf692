"""A hand log as text, in the one canonical form that reads back as the same log."""

from collections.abc import Callable
from typing import Any, Final

from adjudicator import handlog as log
from adjudicator.events import Sentence
from adjudicator.handlog import Fact, HandLog, Line
from adjudicator.notation.print_acts import counted, listed, name, one, sentence
from adjudicator.notation.spelling import ENGLISH


def write(source: HandLog) -> str:
    """The canonical text of a log: one line for each of its lines, comments where they were.

    A line that could not be read stands as it was given. A file of which nothing could be read (not UTF-8, not text)
    has no lines, and so no text: never write that over the file.
    """
    return "".join(f"{write_line(line, source.language)}\n" for line in source.lines)


def write_line(line: Line, language: str = "en") -> str:
    """One line in canonical form, in the language of its log."""
    if line.unread is not None:
        return line.unread
    text = "" if line.item is None else write_item(line.item, language)
    if line.comment is None:
        return text
    return f"{text}  #{line.comment}" if text else f"#{line.comment}"


def write_item(item: Fact | Sentence, language: str = "en") -> str:
    """A fact or a sentence in canonical form, in the language of its log; what belongs to a position is indented."""
    indent = "  " if isinstance(item, _IN_POSITION) else ""
    if language != "en":
        from adjudicator.notation.french_print import written

        return indent + written(item)
    return sentence(item) if isinstance(item, Sentence) else indent + FACTS[type(item)](item)


_IN_POSITION: Final = (
    log.PositionHand,
    log.PositionCount,
    log.Discards,
    log.PositionNumber,
    log.PositionPlayer,
)


def _house(fact: log.House) -> str:
    return "house: " + ", ".join(item if letter is None else f"{item} {letter}" for item, letter in fact.items)


def _teams(fact: log.Teams) -> str:
    return "teams: " + ", ".join(f"{name(team)} = {' '.join(map(name, members))}" for team, members in fact.teams)


def _one_card(fact: log.OneCard) -> str:
    return f"finding: upcard {one(fact.card)}" if fact.key == "finding" else f"{fact.key}: {one(fact.card)}"


def _recorded_upcard(fact: log.RecordedUpcard) -> str:
    return f"recorded upcard: {one(fact.card)}" + ("" if fact.by is None else f" by {name(fact.by)}")


def _discards(fact: log.Discards) -> str:
    return f"discards: {' '.join(['...'] * fact.below + [one(card) for card in fact.cards]) or 'none'}"


FACTS: Final[dict[type[Fact], Callable[[Any], str]]] = {
    log.Language: lambda fact: f"language: {fact.code}",
    log.Rules: lambda fact: f"rules: {fact.book}",
    log.House: _house,
    log.Text: lambda fact: f"{fact.key}: {fact.text}",
    log.Players: lambda fact: f"players: {ENGLISH.listed_names(fact.names)}",
    log.Teams: _teams,
    log.Captains: lambda fact: f"captains: {ENGLISH.listed_names(fact.names)}",
    log.Pair: lambda fact: f"pair: {ENGLISH.listed_names(fact.names)}",
    log.Count: lambda fact: f"{fact.key}: {counted(fact.number) if fact.key == 'deck' else fact.number}",
    log.Tally: lambda fact: f"{fact.key}: {ENGLISH.numbers(fact.numbers)}",
    log.CutCards: lambda fact: "cut: " + ", ".join(f"{name(player)} {one(card)}" for player, card in fact.cards),
    log.Dealer: lambda fact: f"dealer: {name(fact.player)}",
    log.Deal: lambda fact: f"deal {name(fact.player)}: {listed(fact.cards)}",
    log.OneCard: _one_card,
    log.RecordedUpcard: _recorded_upcard,
    log.Position: lambda _: "position:",
    log.PositionHand: lambda fact: f"hand {name(fact.player)}: {listed(fact.cards)}",
    log.PositionCount: lambda fact: f"hand {name(fact.player)}: {counted(fact.number)}",
    log.Discards: _discards,
    log.PositionNumber: lambda fact: f"{fact.key}: {fact.number}",
    log.PositionPlayer: lambda fact: f"{fact.key}: {name(fact.player)}",
    log.GameResult: lambda fact: f"game {fact.number}: {ENGLISH.numbers(fact.points)}",
    log.Paired: lambda fact: f"paired {ENGLISH.listed_names(fact.names)}: {fact.how}",
    log.Report: lambda fact: f"report {name(fact.by)}: game against {name(fact.against)}",
    log.NotPlayed: lambda fact: f"not played: {ENGLISH.listed_names(fact.names)}",
    log.Fees: lambda fact: f"fees: {fact.players} x {fact.fee}",
}
"""Fact to its line."""
