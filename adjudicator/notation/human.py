"""The words of the notation for what the grammar expects, as a director would say them, in each language of a log."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from adjudicator.notation.words import FACT_WORDS
from adjudicator.words import Message, say

Word: TypeAlias = "str | Message"
"""A word of the notation as it is written, or a message where it is not one word but a kind of word."""


class Vocabulary(NamedTuple):
    """How logs of one language say things: for what is expected, and for the nearest word.

    ``words`` names the terminals of the grammar that are not simply their own name; ``verbs`` begin the deed of a
    sentence; ``keys`` are those of facts and ``openings`` their first words; ``commonest`` are listed first;
    ``instead`` are words of the table that the notation says otherwise: one word for another, or several; a ``?`` in
    them stands for any card. ``fillers`` are small words that can be left out, and are no second word of a name;
    ``results`` say what is for the ruling to say. ``lines`` are whole lines of the table, as patterns with gaps for
    players (``p``, ``q``), a number (``n``) and the rest (``r``), each with the lines of a log that may be meant.
    """

    words: Mapping[str, Word]
    verbs: frozenset[str]
    keys: tuple[str, ...]
    openings: frozenset[str]
    commonest: tuple[str, ...]
    instead: Mapping[str, tuple[str, ...]]
    fillers: frozenset[str] = frozenset()
    results: frozenset[str] = frozenset()
    lines: tuple[tuple[str, tuple[str, ...]], ...] = ()


A_NAME: Final = say("a name")
_COMMA: Final = say("a comma")
_END: Final = say("the end of the line")
A_CARD: Final = say("a card ({example})", example="7h")
A_RUN: Final = say("a run ({example})", example="6h-8h")

HUMAN: Final[dict[str, Word]] = {
    "$END": _END,
    "_STOP": _END,
    "_COLON": say("a colon"),
    "_EQ": say("an equals sign"),
    "_SEP": _COMMA,
    "_PERIOD": _COMMA,
    "NAME": A_NAME,
    "QUOTED": A_NAME,
    "OWNER": say("a name with 's"),
    "TEXT": say("some text"),
    "BOOK": say("a rulebook ({example})", example="gra"),
    "POINT": say("a point and its reading ({example})", example="P11 b"),
    "LETTER": say("the letter of a reading"),
    "CLAUSE": say("a clause ({example})", example="classic.7.c"),
    "FEES": say("players x entry fee ({example})", example="120 x 150"),
    "BELOW": say("... for what lies below"),
    "UNKNOWN": "?",
    "CARD": A_CARD,
    "RUN": A_RUN,
    "SET": say("a set ({example})", example="9cds"),
    "TRIO": say("a set without suits ({example})", example="999"),
    "NUMBER": say("a number"),
    "_CARD_WORD": "card",
    "TO_PLAY": "to play",
    "TO_DISCARD": "to discard",
    "STAFF": "the staff",
    "DISCARDED": "the discard pile",
    "NEW_DEAL": "new deal",
    "ON_PURPOSE": "on purpose",
    "BY_MISTAKE": "by mistake",
    "BEFORE_THE_DISCARD": "before the discard",
    "OUT_OF_TURN": "out of turn",
    "_FACE_DOWN": "face down",
    "_THROWS": "discards",
    "_SQUARE_CUTS": "square-cuts",
    "_TEN_WIN": "ten-win",
}
"""Terminals of the grammar that are not simply one word, and what to call them; two with one value are one thing."""

_DEEDS: Final = (
    "draws takes picks discards throws passes refuses declines knocks gins goes calls announces says lays shows spreads"
    " sees uncovers touches has holds withdraws claims accepts chooses corrects leaves pretends feigns gives makes"
    " consults helps asks brings delays is breaches plays shuffles cuts square-cuts signs changes alone"
)
_DONE: Final = (
    "drew took picked discarded threw passed refused declined knocked ginned went called announced said laid showed"
    " spread saw uncovered touched had held withdrew claimed accepted chose corrected left pretended feigned gave made"
    " consulted helped asked brought delayed was breached shuffled cut signed changed"
)
VERBS: Final = frozenset((*_DEEDS.split(), *_DONE.split()))
"""Words with which the deed of a sentence begins."""

KEYS: Final = (
    "rules", "house", "event", "table", "players", "teams", "captains", "pair", "game", "games", "hand", "target",
    "deck", "score", "agreed count", "recorded count", "recorded points", "recorded total", "cut", "dealer", "deal",
    "upcard", "knock card", "finding", "recorded upcard", "position", "discards", "stock", "plays", "to play",
    "to discard", "open", "paired", "report", "not played", "fees",
)  # fmt: skip
"""Keys of facts."""

_COMMONEST: Final = (
    "draws", "discards", "takes", "passes", "knocks", "gins", "calls", "shows",
    "players", "dealer", "deal", "upcard", "rules", "position", "score",
    "upcard", "count", "stock", "discards", "knock", "gin", "on purpose",
)  # fmt: skip
_INSTEAD: Final[dict[str, str]] = {
    "picks": "takes", "pick": "takes", "grabs": "takes", "gets": "draws, takes", "got": "draws, takes",
    "throw": "discards", "thrown": "discards", "tosses": "discards", "ditches": "discards",
    "drops": "discards, knocks", "drop": "discards, knocks", "dropped": "discards, knocks", "sheds": "discards",
    "skips": "passes", "folds": "passes", "gin": "gins", "knock": "knocks", "raps": "knocks", "closes": "knocks",
    "peeks": "sees", "peeked": "sees", "looks": "sees", "looked": "sees", "glimpses": "sees",
    "turns": "uncovers", "turned": "uncovers", "flips": "uncovers", "flipped": "uncovers", "exposes": "uncovers",
    "exposed": "uncovers", "reveals": "uncovers, shows", "revealed": "uncovers, shows", "disputes": "claims",
    "wants": "chooses, asks", "has gin": "gins", "had gin": "gins", "is gin": "gins", "plays ?": "discards",
    "unknown": "?", "x": "?", "w/": "with", "melds": "shows", "puts": "lays, shows", "tells": "says",
    "lays down": "shows, knocks", "laid down": "shows, knocks", "goes down": "knocks", "went down": "knocks",
    "goes out": "gins", "went out": "gins",
    "declares": "calls", "rejects": "refuses", "denies": "refuses", "agrees": "accepts",
    "starter": "upcard", "turnup": "upcard", "turn-up": "upcard", "book": "rules", "rulebook": "rules",
    "pile": "discards", "points": "score", "names": "players", "date": "event",
    "count": "agreed count, recorded count", "counts": "claims", "counted": "claims", "deals": "", "dealt": "",
}  # fmt: skip
_LINES: Final = (
    (r"{p}['’]s\s+(?:final\s+)?(?:count|deadwood)\s*(?::|is|was)?\s*{n}(?:\s+points?)?", ("agreed count: {p} {n}",)),
    (r"{p}\s+(?:count|deadwood)\s*:?\s*{n}(?:\s+points?)?", ("agreed count: {p} {n}",)),
    (r"{p}\s+count(?:s|ed)\s+{n}(?:\s+points?)?", ("agreed count: {p} {n}", "{p} claims {n}")),
    (r"{p}\s+(?:has|had|holds|held)\s+{n}", ("{p} has {n} cards", "agreed count: {p} {n}")),
    (r"{p}\s+(?:has|had|holds|held)\s+{n}\s+points?", ("agreed count: {p} {n}", "{p} claims {n}")),
    (r"(?:final\s+)?(?:counts?|deadwood)\s*:\s*(?P<r>\S.*)", ("agreed count: {r}", "recorded count: {r}")),
    (r"{p}['’]s\s+(?:hand|cards)\s*:\s*(?P<r>\S.*)", ("deal {p}: {r}", "hand {p}: {r}")),
    (r"{p}\s+(?:hand|cards)\s*:\s*(?P<r>\S.*)", ("deal {p}: {r}", "hand {p}: {r}")),
    (r"{p}\s+(?:vs?\.?|versus|against|plays\s+against)\s+{q}", ("players: {p}, {q}",)),
    (r"{p}\s+(?:draws|drew|takes|took)\s+(?:two|2)\s+cards", ("{p} sees ? ?", "{p} has 12 cards")),
    (
        r"{p}\s+(?:wants|asks\s+for|asked\s+for|demands|requests|opts\s+for|elects)\s+(?:(?:a|the)\s+)?new\s+deal",
        ("{p} chooses a new deal",),
    ),
    (
        r"{p}\s+(?:wants|asks\s+for|asked\s+for|demands|requests|opts\s+for|elects)\s+(?:(?:a|the)\s+)?correction",
        ("{p} chooses correction",),
    ),
    (r"(?:it\s+is\s+|it['’]s\s+){p}['’]s\s+turn", ("to play: {p}",)),
    (r"{p}\s+(?:is\s+)?to\s+(?:play|draw)", ("to play: {p}",)),
    (r"{p}\s+(?:is\s+)?to\s+discard", ("to discard: {p}",)),
    (r"{p}\s+(?:deals|dealt|is\s+(?:the\s+)?dealer)", ("dealer: {p}",)),
    (
        r"{p}\s+(?:refuses|refused|declines|declined)",
        ("{p} refuses the knock", "{p} refuses the seen card", "{p} passes"),
    ),
)

_FILLERS: Final = (
    "to of is was are for by the a an his her their own with and vs versus then he she they at top next card hand"
)
_RESULTS: Final = "wins won loses lost undercuts undercut scores scored beats beat"

ENGLISH: Final = Vocabulary(
    HUMAN,
    VERBS,
    KEYS,
    FACT_WORDS,
    _COMMONEST,
    {word: tuple(meant.split(", ")) for word, meant in _INSTEAD.items()},
    frozenset(_FILLERS.split()),
    frozenset(_RESULTS.split()),
    _LINES,
)


def human(terminal: str, vocabulary: Vocabulary = ENGLISH) -> Word:
    """What a terminal of the grammar is called at the table."""
    return vocabulary.words.get(terminal) or terminal.lstrip("_").lower()
