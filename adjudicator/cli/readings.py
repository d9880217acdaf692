"""Readings as the command line names them: ``P11=b``."""

import re
from collections.abc import Sequence

from adjudicator.cli.status import Bad
from adjudicator.words import say


def readings(words: Sequence[str], given: str = "--reading") -> dict[str, str]:
    """The readings named, by ``given``, point to letter; a ``Bad`` call if one is not of the form ``P11=b`` or contradicts another."""
    named: dict[str, str] = {}
    for word in words:
        parts = re.fullmatch(r"([A-Za-z]\d+)=([A-Za-z])", word)
        if not parts:
            raise Bad(
                say("{given} {word}: a reading is a point and a letter, for instance P11=b", given=given, word=word)
            )
        point, letter = parts[1].upper(), parts[2].lower()
        if named.setdefault(point, letter) != letter:
            raise Bad(
                say(
                    "{given} {word}: {point} is read as {letter} already",
                    given=given,
                    word=word,
                    point=point,
                    letter=named[point],
                )
            )
    return named
