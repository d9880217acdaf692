"""In which language a call is answered: as ``--lang`` says, else as the environment does, else in English.

The language of a ruling may besides come from the settings, the log or the rulebook; that is decided log by log.
"""

import os
from collections.abc import Sequence
from typing import Final

from adjudicator.words import LANGUAGES

VARIABLE: Final = "ADJUDICATOR_LANG"


def language_of(words: Sequence[str]) -> str:
    """The language of help and of what is wrong with the call; a language that does not exist is refused elsewhere."""
    wanted = asked(words) or os.environ.get(VARIABLE, "")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def asked(words: Sequence[str]) -> str:
    """What follows the last ``--lang`` of a call; empty without one."""
    found = ""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word.startswith("--lang="):
            found = word.removeprefix("--lang=")
        elif word == "--lang" and place + 1 < len(words):
            found = words[place + 1]
    return found
