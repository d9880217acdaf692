"""Everything that can be wrong with a log, each with an id that does not change."""

from typing import Final

from adjudicator.handlog import Fault
from adjudicator.values import Value


class FaultKind(Value):
    """One kind of fault: what it is called, what it means and how it is mended, and a line that shows it."""

    title: str
    explanation: str
    example: str


class Trouble(Exception):
    """A line that cannot be read: the fault without its line number and text. Never leaves this room."""

    def __init__(self, kind: str, column: int, says: str, expected: tuple[str, ...] = (), hint: str = "") -> None:
        super().__init__(says)
        self.kind = kind
        self.column = column
        self.says = says
        self.expected = expected
        self.hint = hint

    def fault(self, line: int, text: str) -> Fault:
        """The fault at this line of the file."""
        return Fault(self.kind, line, self.column, self.says, self.expected, self.hint, text)


class Unreadable(ValueError):
    """A single line that could not be read where one was asked for; ``fault`` says what is wrong with it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"line {fault.line}, column {fault.column}: {fault.says}")
        self.fault = fault


KINDS: Final[dict[str, FaultKind]] = {
    "L001": FaultKind(
        "not UTF-8",
        "The file holds a byte that is not text in UTF-8. Open it in an editor and save it with the encoding UTF-8.",
        "players: Zo\\xeb, South",
    ),
    "L002": FaultKind(
        "not a text file",
        "The file holds zero bytes, as programs, pictures and office documents do. A hand log is plain text.",
        "\\x00\\x01",
    ),
    "L003": FaultKind(
        "nothing in it", "The log is empty, or holds nothing but blanks and comments.", "# to be written"
    ),
    "L004": FaultKind(
        "a word that is not understood here",
        "The line reads well up to this word. `expected` lists what could stand in its place.",
        "North discrads Kh",
    ),
    "L005": FaultKind(
        "the line breaks off", "The line reads well but something is missing at its end.", "recorded upcard:"
    ),
    "L006": FaultKind(
        "unknown player",
        "A hand log speaks only of the players on its `players:` line and their teams; without that line, of the first "
        "two names. Names ignore case.",
        "Nroth draws 5c",
    ),
    "L007": FaultKind(
        "a name that needs quotes",
        "Names of two or more words, and names that open a fact (Hand, Deal, Stock), stand in double quotes.",
        "Stock draws 5c",
    ),
    "L008": FaultKind(
        "no such fact", "A line of the form `word: …` states a fact, and no fact is called so.", "plyers: North, South"
    ),
    "L009": FaultKind("no name", "What happened is a sentence that begins with a player's name.", "draws 5c"),
    "L010": FaultKind(
        "a run in two suits",
        "The two ends of a run are of one suit: `6h-8h`, or `6-8h` for short.",
        "North gins: 6h-8d",
    ),
    "L011": FaultKind(
        "not a card", "A card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (c d h s).", "North draws 11h"
    ),
    "L012": FaultKind("quotes not closed", "A quoted name ends with a second quotation mark.", '"Ann Smith draws 5c'),
    "L013": FaultKind("number too large", "Numbers have at most nine digits.", "target: 2500000000000"),
    "L014": FaultKind("one name twice", "The names on this line belong to different players.", "players: North, north"),
    "L015": FaultKind("an empty name", "A name in quotes has at least one letter.", '"" draws 5c'),
    "L016": FaultKind(
        "a set without suits",
        "Three or four ranks without suits (`999`) are read only in melds and lay-offs, where the hand tells the suits.",
        "deal North: 999",
    ),
    "L017": FaultKind(
        "not one line", "Where a line is added to a log, the text holds exactly one.", "North passes\\nSouth passes"
    ),
    "L018": FaultKind(
        "a set without suits beside other cards",
        "In a lay-off `999` stands alone: before `on`, or after it.",
        "North lays off 9h 999",
    ),
}
"""Fault id to what it means, for ``explain L001``."""
