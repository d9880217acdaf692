"""In which language a call is answered: as ``--lang`` says, else the environment, else the settings, else English.

The language of a ruling may besides come from the log or the rulebook; that is decided log by log.
"""

import os
from collections.abc import Sequence
from typing import Final

from adjudicator.cli.upward import after, of_words
from adjudicator.words import LANGUAGES

VARIABLE: Final = "ADJUDICATOR_LANG"


def language_of(words: Sequence[str]) -> str:
    """The language of help and of what is wrong with the call; a language that does not exist is refused elsewhere."""
    wanted = after("--lang", words) or os.environ.get(VARIABLE, "") or of_words(words).get("language", "")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
