"""In which language a log is written: its first fact says so, ``langue: fr``, and nothing else decides it."""

import re
from collections.abc import Iterable
from typing import Final

from adjudicator.handlog import Language
from adjudicator.notation.faults import Trouble
from adjudicator.words import LANGUAGES, say

_LINE: Final = re.compile(r"\s*(?:language|langue)\s*[:：]\s*(.*?)\s*\.?\s*", re.I)
_CODES: Final = {
    "en": ("en", "english", "anglais"),
    "fr": ("fr", "french", "français", "francais"),
}


def language_line(body: str) -> Language | None:
    """The language that a line states; ``None`` for a line that is about something else. Raises Trouble for one in
    which no log can be written."""
    found = _LINE.fullmatch(body) if body.lstrip()[:4].lower() == "lang" else None
    if found is None:
        return None
    written = found[1].casefold()
    for code, words in _CODES.items():
        if written in words:
            return Language(code)
    says = say("a log is written in English (`en`) or in French (`fr`)")
    raise Trouble("L024", found.start(1) + 1, says, LANGUAGES, length=len(found[1]))


def stated_language(bodies: Iterable[str]) -> tuple[str, int]:
    """The language of a log from its lines without their comments, and the number of the line that states it.

    ``("en", 0)`` where the first fact is another.
    """
    for number, body in enumerate(bodies, 1):
        if body and not body.isspace():
            try:
                found = language_line(body)
            except Trouble:
                return LANGUAGES[0], number
            return (found.code, number) if found else (LANGUAGES[0], 0)
    return LANGUAGES[0], 0


def too_late(body: str) -> Trouble:
    """The trouble with a language that is stated further down."""
    column = len(body) - len(body.lstrip()) + 1
    says = say("the language of a log is its first fact")
    return Trouble("L024", column, says, hint=say("move this line to the top"), length=len(body.strip()))
