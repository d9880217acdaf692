"""Lines of a log in French: read by the same rules as English ones, with French words and cards."""

import unicodedata
from typing import Final

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.faults import Trouble
from adjudicator.notation.french_hot import french_hot
from adjudicator.notation.names import Names
from adjudicator.words import Message, say

_EXPECTED: Final = {"on": "sur", "the": "le", "7h": "7c", "6h-8h": "6c-8c"}
"""What a line that the grammar has read is still said to want, in French."""


def read_french(body: str, names: Names, explain: bool) -> Fact | Sentence:
    """What a line says. Raises Trouble as ``read_cold`` does. Letters and accents that are written apart count as one."""
    text = unicodedata.normalize("NFC", body)
    found = french_hot(text.strip(), names)
    if found is not None:
        return found
    from adjudicator.notation.cold import read_cold

    try:
        return read_cold(text, names, explain)
    except Trouble as trouble:
        if trouble.kind == "L018":
            trouble.says = say("a set without suits stands alone in a lay-off: before `sur`, or after it")
        trouble.expected = tuple(map(_in_french, trouble.expected))
        trouble.meant = _EXPECTED.get(trouble.meant, trouble.meant)
        if text != body:
            trouble.column = _column(body, trouble.column)
        raise


def _in_french(word: str | Message) -> str | Message:
    if isinstance(word, str):
        return _EXPECTED.get(word, word)
    return word._replace(
        values=tuple((gap, _EXPECTED.get(said, said) if isinstance(said, str) else said) for gap, said in word.values)
    )


def _column(body: str, column: int) -> int:
    """The column in a text as it was written of one in the same text with its accents put together; the end is the end."""
    places = (at for at in range(1, len(body) + 1) if len(unicodedata.normalize("NFC", body[:at])) >= column)
    return next(places, len(body) + 1)
