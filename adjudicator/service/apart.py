"""Words that somebody typed, set apart from the line they stand in: what turns the direction of writing ends with them.

A name in Hebrew, or a sign that turns what follows it, would otherwise change the order of the words around it.
"""

from typing import Final
from unicodedata import bidirectional

from adjudicator.words import Message, say

FIRST: Final = "\u2068"
LAST: Final = "\u2069"

TURNS: Final = frozenset(["R", "AL", "AN", "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"])
"""What kinds of signs run from right to left, or decide which way others run."""

OPENS: Final = ("LRI", "RLI", "FSI")


def apart(words: str) -> str:
    """Words between two signs that set them apart, where anything in them turns the direction; others as they are."""
    if words.isascii() or not any(bidirectional(sign) in TURNS for sign in words):
        return words
    kept, depth = [], 0
    for sign in words:
        kind = bidirectional(sign)
        if kind == "PDI" and not depth:
            continue  # it would end what is begun here
        depth += (kind in OPENS) - (kind == "PDI")
        kept.append(sign)
    return f"{FIRST}{''.join(kept)}{LAST * depth}{LAST}"


def say_apart(template: str, **values: str | int | Message) -> Message:
    """``say`` for pages: each name that is filled in stands apart from the sentence."""
    return say(template, **{gap: apart(value) if isinstance(value, str) else value for gap, value in values.items()})
