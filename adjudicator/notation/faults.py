"""Everything that can be wrong with a log, each with an id that does not change."""

from typing import Final

from adjudicator.handlog import Fault
from adjudicator.values import NamedTuple
from adjudicator.words import Message, mark, say


class FaultKind(NamedTuple):
    """One kind of fault: what it is called, what it means and how it is mended, and a line that shows it.

    Title and explanation are for ``tr``; the example is a line of a log.
    """

    title: str
    explanation: str
    example: str


class Trouble(Exception):
    """A line that cannot be read: the fault without its line number and text. Never leaves this room."""

    def __init__(
        self,
        kind: str,
        column: int,
        says: Message,
        expected: "tuple[str | Message, ...]" = (),
        hint: Message | None = None,
        meant: str = "",
        length: int = 0,
    ) -> None:
        super().__init__(kind)
        self.kind = kind
        self.column = column
        self.says = says
        self.expected = expected
        self.hint = hint
        self.meant = meant
        self.length = length

    def fault(self, line: int, text: str) -> Fault:
        """The fault at this line of the file."""
        return Fault(self.kind, line, self.column, self.says, self.expected, self.hint, text, self.length, self.meant)


class Unreadable(ValueError):
    """A single line that could not be read where one was asked for; ``fault`` says what is wrong with it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.id)
        self.fault = fault

    def __str__(self) -> str:
        fault = self.fault
        return str(say("line {line}, column {column}: {says}", line=fault.line, column=fault.column, says=fault.says))


def opens_a_fact(word: str, column: int) -> Trouble:
    """The trouble with a name that is a word of the notation and stands without quotes."""
    meant = f'"{word}"'
    says = say("`{word}` opens a fact; as the name of a player it stands in quotes", word=word)
    hint = say("did you mean `{word}`?", word=meant)
    return Trouble("L007", column, says, (meant,), hint, meant, len(word))


UNTOLD: Final = Message("")
"""What is said of faults that are only counted."""

KINDS: Final[dict[str, FaultKind]] = {
    "L001": FaultKind(
        mark("not UTF-8"),
        mark(
            "The file holds a byte that is not text in UTF-8. Open it in an editor and save it with the encoding UTF-8."
        ),
        "players: Zo\\xeb, South",
    ),
    "L002": FaultKind(
        mark("not a text file"),
        mark("The file holds zero bytes, as programs, pictures and office documents do. A hand log is plain text."),
        "\\x00\\x01",
    ),
    "L003": FaultKind(
        mark("nothing in it"),
        mark("The log is empty, or holds nothing but blanks and comments."),
        "# to be written",
    ),
    "L004": FaultKind(
        mark("a word that is not understood here"),
        mark("The line reads well up to this word. Under `expected` stands what could be in its place."),
        "North discrads Kh",
    ),
    "L005": FaultKind(
        mark("the line breaks off"),
        mark("The line reads well but something is missing at its end."),
        "recorded upcard:",
    ),
    "L006": FaultKind(
        mark("unknown player"),
        mark(
            "A hand log speaks only of the players on its `players:` line and their teams; without that line, of the first "
            "two names. Names ignore case, and one initial will do where only one player has it."
        ),
        "Nroth draws 5c",
    ),
    "L007": FaultKind(
        mark("a name that needs quotes"),
        mark("Names of two or more words, and names that open a fact (Hand, Deal, Stock), stand in double quotes."),
        "Stock draws 5c",
    ),
    "L008": FaultKind(
        mark("no such fact"),
        mark("A line of the form `word: …` states a fact, and no fact is called so."),
        "plyers: North, South",
    ),
    "L009": FaultKind(
        mark("no name"), mark("What happened is a sentence that begins with a player's name."), "draws 5c"
    ),
    "L010": FaultKind(
        mark("a run in two suits"),
        mark("The two ends of a run are of one suit: `6h-8h`, or `6-8h` for short."),
        "North gins: 6h-8d",
    ),
    "L011": FaultKind(
        mark("not a card"),
        mark(
            "A card is a rank (A 2 3 4 5 6 7 8 9 T J Q K, or 10 for T) and a suit (c d h s, or its sign) without a blank, "
            "or it is said in full: the ten of hearts."
        ),
        "North draws 11h",
    ),
    "L012": FaultKind(
        mark("quotes not closed"), mark("A quoted name ends with a second quotation mark."), '"Ann Smith draws 5c'
    ),
    "L013": FaultKind(mark("number too large"), mark("Numbers have at most nine digits."), "target: 2500000000000"),
    "L014": FaultKind(
        mark("one name twice"), mark("The names on this line belong to different players."), "players: North, north"
    ),
    "L015": FaultKind(mark("an empty name"), mark("A name in quotes has at least one letter."), '"" draws 5c'),
    "L016": FaultKind(
        mark("a set without suits"),
        mark(
            "Three or four ranks without suits (`999`) are read only in melds and lay-offs, where the hand tells the suits."
        ),
        "deal North: 999",
    ),
    "L017": FaultKind(
        mark("not one line"),
        mark("Where a line is added to a log, the text holds exactly one."),
        "North passes\\nSouth passes",
    ),
    "L018": FaultKind(
        mark("a set without suits beside other cards"),
        mark("In a lay-off `999` stands alone: before `on`, or after it."),
        "North lays off 9h 999",
    ),
    "L019": FaultKind(
        mark("an invisible sign"),
        mark(
            "A sign without width or a control character stands in the line, as text that is copied from a page on the web "
            "may hold. It cannot be seen and makes the word another one: delete it, or type the word anew."
        ),
        "North dra\u200bws 5c",
    ),
    "L020": FaultKind(
        mark("cards in one word"),
        mark(
            "Two cards stand with a blank or a comma between them. `9cd` is a set: the nine of clubs and that of diamonds."
        ),
        "deal North: 9c4d",
    ),
    "L021": FaultKind(
        mark("an initial of several players"),
        mark("One letter stands for a player only where no other player's name begins with it. Write the name."),
        "players: Ann, Abe\nA draws 5c",
    ),
    "L022": FaultKind(
        mark("the words of another language"),
        mark(
            "A log is written in one language: in English, or in French where its first line is `langue: fr`. A card of the "
            "other language is never taken for one of this: `9c` is the nine of clubs here and that of hearts there."
        ),
        "North draws 9p",
    ),
    "L023": FaultKind(
        mark("a player's own knock"),
        mark("A knock is accepted or refused by the opponent of the player who knocked."),
        "North accepts North's knock",
    ),
    "L024": FaultKind(
        mark("the language of the log"),
        mark(
            "A log may say first of all in which language it is written: `langue: fr` or `language: en`. Without that line it "
            "is in English. The line stands before every other fact, and only once."
        ),
        "language: de",
    ),
}
"""Fault id to what it means, for ``explain L001``."""
