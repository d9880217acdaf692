"""The hand log as data: facts, sentences, and where each stands in the file.

``notation`` reads text into this and prints it back; ``replay`` turns it into positions. Nothing here knows a rule of
the game. Source: ``notation`` in the README.
"""

from typing import Literal, TypeAlias

from adjudicator.cards import Card
from adjudicator.events import Player, Sentence
from adjudicator.values import NamedTuple, Value, field
from adjudicator.words import Message

Numbers: TypeAlias = tuple[tuple[Player, int], ...]


class Language(Value):
    """``langue: fr``, the first fact of a log if it is there at all: the language of its words and cards."""

    code: str


class Rules(Value):
    """``rules: gra``"""

    book: str


class House(Value):
    """``house: P11 b, classic.7.c``: readings (point, letter) and variants (clause, ``None``)."""

    items: tuple[tuple[str, str | None], ...]


class Text(Value):
    """Free text: ``event: Spring Open, day 1`` or ``table: 12``."""

    key: Literal["event", "table"]
    text: str


class Players(Value):
    """``players: North, South``"""

    names: tuple[Player, ...]


class Teams(Value):
    """``teams: Red = Ann Bob, Blue = Cy Dee``"""

    teams: tuple[tuple[str, tuple[Player, ...]], ...]


class Captains(Value):
    """``captains: Ann, Cy``"""

    names: tuple[Player, ...]


class Pair(Value):
    """``pair: Ann, Cy``: what follows belongs to their hand."""

    names: tuple[Player, Player]


class Count(Value):
    """A fact that is one number: ``game: 3``, ``hand: 5``, ``target: 250``, ``games: 16``, ``deck: 51 cards``."""

    key: Literal["game", "hand", "target", "games", "deck"]
    number: int


class Tally(Value):
    """A number for each of some players: ``score: North 120, South 85``; the recorded and agreed counts and sums."""

    key: Literal["score", "agreed count", "recorded count", "recorded points", "recorded total"]
    numbers: Numbers


class CutCards(Value):
    """``cut: North 4h, South Jc``"""

    cards: tuple[tuple[Player, Card], ...]


class Dealer(Value):
    """``dealer: North``: a player, or a team."""

    player: Player


class Deal(Value):
    """``deal South: 7c 8c ? ?``. A lone ``?`` is ``(None,)``: a hand of which nothing is known."""

    player: Player
    cards: tuple[Card | None, ...]


class OneCard(Value):
    """``upcard: 8d``, ``knock card: 8d`` or the director's ``finding: upcard 8d``."""

    key: Literal["upcard", "knock card", "finding"]
    card: Card | None


class RecordedUpcard(Value):
    """``recorded upcard: 9d by South``"""

    card: Card
    by: Player | None = None


class Position(Value):
    """``position:``, the line that opens a log in mid-hand."""


class PositionHand(Value):
    """``hand North: 3c 4c …`` within ``position:``."""

    player: Player
    cards: tuple[Card | None, ...]


class PositionCount(Value):
    """``hand South: 10 cards`` within ``position:``."""

    player: Player
    number: int


class Discards(Value):
    """``discards: ... 9s 4c 2d``, bottom to top; ``below`` if more lies below that is not known."""

    cards: tuple[Card | None, ...]
    below: bool = False


class PositionNumber(Value):
    """``stock: 14`` or ``plays: 12`` within ``position:``."""

    key: Literal["stock", "plays"]
    number: int


class PositionPlayer(Value):
    """``to play: South``, ``to discard: South`` or ``open: North`` within ``position:``."""

    key: Literal["to play", "to discard", "open"]
    player: Player


class GameResult(Value):
    """``game 1: Ann 212, Bob 140``, a line of the tournament record."""

    number: int
    points: Numbers


class Paired(Value):
    """``paired Ann, Bob: by lot``"""

    names: tuple[Player, Player]
    how: Literal["by lot", "by the staff", "by themselves"]


class Report(Value):
    """``report Dee: game against Eve``"""

    by: Player
    against: Player


class NotPlayed(Value):
    """``not played: Dee, Eve``"""

    names: tuple[Player, Player]


class Fees(Value):
    """``fees: 120 x 150``: players and entry fee."""

    players: int
    fee: int


Fact: TypeAlias = (
    Language
    | Rules
    | House
    | Text
    | Players
    | Teams
    | Captains
    | Pair
    | Count
    | Tally
    | CutCards
    | Dealer
    | Deal
    | OneCard
    | RecordedUpcard
    | Position
    | PositionHand
    | PositionCount
    | Discards
    | PositionNumber
    | PositionPlayer
    | GameResult
    | Paired
    | Report
    | NotPlayed
    | Fees
)


class Line(NamedTuple):
    """One line of the file that was read. ``item`` is ``None`` for a blank line or a comment alone.

    ``comment`` is what follows the ``#``. ``unread`` is the whole line as it was given where it could not be read: a
    fault says why (``item`` is ``None`` then), and the printer gives it back untouched.
    """

    number: int
    item: Fact | Sentence | None
    comment: str | None = None
    unread: str | None = None


class Fault(Value):
    """What is wrong with a line of a log, never with what happened at the table.

    ``line`` and ``column`` count from 1, columns in characters; ``length`` is how many of them are at fault (0: the place
    before ``column``). ``says`` is one sentence; ``expected`` are the words of the notation that would have been accepted
    there, the likeliest first, a message where it is no word but a kind of word; ``hint`` helps further, and ``meant`` is
    what to write for what is at fault, where one thing is likelier than any other.
    """

    id: str
    line: int
    column: int
    says: Message
    expected: tuple[str | Message, ...] = ()
    hint: Message | None = None
    text: str = ""
    length: int = 0
    meant: str = ""


class HandLog(Value):
    """A log that was read: its lines in order, its faults, the names of its players as first written.

    ``understood`` are the readings that are not literal, each with its line: that ``N`` is North. ``language`` is that of
    its words and cards, ``en`` or ``fr``.
    """

    lines: tuple[Line, ...] = ()
    faults: tuple[Fault, ...] = ()
    players: tuple[Player, ...] = ()
    more_faults: int = 0
    understood: tuple[tuple[int, Message], ...] = field(default=(), compare=False)
    language: str = "en"
