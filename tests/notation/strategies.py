"""Hypothesis strategies for logs: texts that use the whole grammar, and what is read from them.

``lines()`` one line of text · ``texts()`` a whole log with comments and blank lines · ``logs()`` the same, read ·
``damaged()`` a log with something wrong in it.
"""

from typing import Final

from hypothesis import strategies as st
from lark.grammar import Rule

from adjudicator.cards import NAMES
from adjudicator.handlog import HandLog
from adjudicator.notation import read
from tests.notation.grammar_walk import productions, through

BARE: Final = ("North", "South", "Jd", "Ash", "Cutler", "the", "O'Brien", "Zoë", "12", "J.R", "loose", "Ann#2", "x")
QUOTED: Final = ("«Al»", "„Vi“", '"Ann Smith"', '"Hand"', '"Stock"', "“Bo  Li”", '"and"', '"a #b"', '"A."', '"?"')
PLAYERS: Final = f"players: {', '.join([*BARE, *QUOTED])}"
"""Declares every name that the strategies use."""

CARDS: Final = (*NAMES, "ten of hearts", "King of Spade", "2  of\tclubs", "10h", "KD", "A♠", "♠A", "hT", "♥️10", "t♢")
SPELLED: Final[dict[str, tuple[str, ...]]] = {
    "NAME": BARE,
    "QUOTED": QUOTED,
    "TEXT": ("Spring Open, day 1", "12", '5" wide.', "a#b", "?!"),
    "BOOK": ("gra", "GRA-pairs", "./House.toml", "a,b"),
    "POINT": ("P11", "p4", "P07"),
    "LETTER": ("a", "B"),
    "CLAUSE": ("classic.7.c", "gra-fr.N.a"),
    "FEES": ("120 x 150", "3×4", "3 * 40"),
    "BELOW": ("...", "…"),
    "UNKNOWN": ("?",),
    "CARD": CARDS,
    "RUN": ("6h-8h", "6-8♥", "6h – 8", "8h−6h", "Qs-As", "10c-Kc", "h6-h8", "2d-3d", "Ac-Kc"),
    "SET": ("9cds", "9CDSH", "10♣♦", "ach"),
    "TRIO": ("999", "AAA", "aaaa", "101010", "ttt", "KKKK", "2222"),
    "NUMBER": ("0", "6", "10", "250", "999999999", "eleven", "Twenty", "one"),
    "OWNER": ("South's", "SOUTH’S", '"Ann Smith"\'s'),
    "_COLON": (":", "："),
    "_EQ": ("=",),
    "_STOP": (".", "!"),
    "_PERIOD": (".",),
    "_SEP": (",", "，", ";", "；", "&", "and", ", and", ", then", "AND THEN", "then"),
    "UPCARD": ("upcard", "up-card", "up card", "Upcard"),
    "DISCARDED": ("discard", "discard  pile"),
    "CARDS": ("cards", "card"),
    "TO_PLAY": ("to play",),
    "TO_DISCARD": ("to discard",),
    "NEW_DEAL": ("new deal",),
    "ON_PURPOSE": ("on purpose", "ON  PURPOSE"),
    "BY_MISTAKE": ("by mistake",),
    "BEFORE_THE_DISCARD": ("before the discard",),
    "OUT_OF_TURN": ("out of turn",),
    "_FACE_DOWN": ("face down",),
    "_SQUARE_CUTS": ("square-cuts", "square cuts"),
    "_TEN_WIN": ("ten-win", "10-win"),
    "_A": ("a", "an"),
    "_WAS": ("was", "is"),
    "_CARD_WORD": ("card",),
    "_TAKES": ("takes", "took", "Takes", "picks up", "picked up"),
    "_REFUSES": ("refuses", "declines", "refused", "declined"),
    "_CALLS": ("calls", "announces", "called", "announced"),
    "_SHOWS": ("shows", "spreads", "showed", "spread"),
    "_HAS": ("has", "holds", "had", "held"),
    "_IS": ("is", "was"),
    "_DRAWS": ("draws", "drew"),
    "_THROWS": ("discards", "discarded", "throws", "threw"),
    "_PASSES": ("passes", "passed"),
    "_KNOCKS": ("knocks", "knocked"),
    "_GINS": ("gins", "ginned"),
    "_GOES": ("goes", "went"),
    "_SAYS": ("says", "said"),
    "_LAYS": ("lays", "laid"),
    "_SEES": ("sees", "saw"),
    "_UNCOVERS": ("uncovers", "uncovered"),
    "_TOUCHES": ("touches", "touched"),
    "_WITHDRAWS": ("withdraws", "withdrew"),
    "_CLAIMS": ("claims", "claimed"),
    "_ACCEPTS": ("accepts", "accepted"),
    "_CHOOSES": ("chooses", "chose"),
    "_CORRECTS": ("corrects", "corrected"),
    "_LEAVES": ("leaves", "left"),
    "_GIVES": ("gives", "gave"),
    "_MAKES": ("makes", "made"),
    "_CONSULTS": ("consults", "consulted"),
    "_HELPS": ("helps", "helped"),
    "_ASKS": ("asks", "asked"),
    "_BRINGS": ("brings", "brought"),
    "_DELAYS": ("delays", "delayed"),
    "_BREACHES": ("breaches", "breached"),
    "_SHUFFLES": ("shuffles", "shuffled"),
    "_CUTS": ("cuts", "cut"),
    "_SIGNS": ("signs", "signed"),
    "_CHANGES": ("changes", "changed"),
    "_PRETENDS": ("pretends", "feigns", "pretended", "feigned"),
}
"""Ways to write each terminal of the grammar that is not simply its own word; every alternative of it once."""


def spellings(terminal: str) -> tuple[str, ...]:
    """Ways to write a terminal: its own word, in small and capital letters, unless it is listed."""
    word = terminal.lstrip("_").lower()
    return SPELLED.get(terminal) or (word, word.upper())


@st.composite
def derivations(draw: st.DrawFn) -> tuple[list[tuple[str, str]], set[Rule]]:
    """A line as pairs of terminal and text, and the productions it uses; names differ while they last.

    One seed makes the whole line: every production is then as likely as any other.
    """
    chance = draw(st.randoms(use_true_random=True))
    terminals, used = through(chance.choice(productions()), chance.choice)
    free = {"NAME": list(BARE), "QUOTED": list(QUOTED)}
    pairs = []
    for terminal in terminals:
        text = chance.choice(free.get(terminal) or spellings(terminal))
        if text in free.get(terminal, ()):
            free[terminal].remove(text)
        pairs.append((terminal, text))
    return pairs, used


def joined(pairs: list[tuple[str, str]]) -> str:
    """The text of a derived line."""
    return " ".join(text for _, text in pairs)


def lines() -> st.SearchStrategy[str]:
    """One line of a log, of any kind, that is understood where ``PLAYERS`` stands before it."""
    return derivations().map(lambda drawn: joined(drawn[0]))


def comments() -> st.SearchStrategy[str]:
    """What follows a ``#``."""
    return st.text(st.characters(exclude_characters="\n\r\0", exclude_categories=["Cs"]), max_size=12)


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A log: blank lines, comments and indentation as they come."""
    rows = [PLAYERS]
    for line in draw(st.lists(lines(), min_size=1, max_size=6)):
        comment = draw(st.none() | comments())
        rows.append(draw(st.sampled_from(["", "  ", "\t"])) + line + ("" if comment is None else f" #{comment}"))
        rows += draw(st.sampled_from([[], [], [""], ["# alone"], ["   "]]))
    return draw(st.sampled_from(["\n", "\r\n"])).join(rows) + draw(st.sampled_from(["", "\n"]))


def logs() -> st.SearchStrategy[HandLog]:
    """A log as it is read, without a fault."""
    return texts().map(read).filter(lambda log: not log.faults)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A good log with a few characters changed, dropped or put in."""
    text = draw(texts())
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        piece = draw(st.text(st.sampled_from('ah7K♠ ,:;.?-"“”#=\n9…x'), max_size=3))
        text = text[:at] + piece + text[at + draw(st.integers(0, 3)) :]
    return text
