"""The words of the notation for what the grammar expects, as a director would say them."""

from typing import Final

HUMAN: Final[dict[str, str]] = {
    "$END": "the end of the line",
    "_STOP": "the end of the line",
    "_COLON": ":",
    "_EQ": "=",
    "_SEP": "a comma",
    "NAME": "a name",
    "QUOTED": "a name",
    "TEXT": "some text",
    "BOOK": "a rulebook (gra)",
    "POINT": "a point and its reading (P11 b)",
    "LETTER": "the letter of a reading",
    "CLAUSE": "a clause (classic.7.c)",
    "FEES": "players x entry fee (120 x 150)",
    "BELOW": "... for what lies below",
    "UNKNOWN": "?",
    "CARD": "a card (7h)",
    "RUN": "a run (6h-8h)",
    "SET": "a set (9cds)",
    "TRIO": "a set without suits (999)",
    "NUMBER": "a number",
    "CARDS": "cards",
    "_CARD_WORD": "card",
    "TO_PLAY": "to play",
    "TO_DISCARD": "to discard",
    "LOT": "lot",
    "STAFF": "the staff",
    "THEMSELVES": "themselves",
    "DISCARDED": "the discard pile",
    "NEW_DEAL": "new deal",
    "ON_PURPOSE": "on purpose",
    "BY_MISTAKE": "by mistake",
    "BEFORE_THE_DISCARD": "before the discard",
    "OUT_OF_TURN": "out of turn",
    "_FACE_DOWN": "face down",
    "_SQUARE_CUTS": "square-cuts",
    "_TEN_WIN": "ten-win",
}
"""Terminals of the grammar that are not simply one word, and what to call them; two with one value are one thing."""


def human(terminal: str) -> str:
    """What a terminal of the grammar is called at the table."""
    return HUMAN.get(terminal) or terminal.lstrip("_").lower()


_DEEDS: Final = (
    "draws takes picks discards passes refuses declines knocks gins goes calls announces says lays shows spreads sees"
    " uncovers touches has holds withdraws claims accepts chooses corrects leaves pretends feigns gives makes consults"
    " helps asks brings delays is breaches plays shuffles cuts square-cuts signs changes alone"
)
VERBS: Final = frozenset(_DEEDS.split())
"""Words with which the deed of a sentence begins."""

KEYS: Final = (
    "rules", "house", "event", "table", "players", "teams", "captains", "pair", "game", "games", "hand", "target",
    "deck", "score", "agreed count", "recorded count", "recorded points", "recorded total", "cut", "dealer", "deal",
    "upcard", "knock card", "finding", "recorded upcard", "position", "discards", "stock", "plays", "to play",
    "to discard", "open", "paired", "report", "not played", "fees",
)  # fmt: skip
"""Keys of facts."""
