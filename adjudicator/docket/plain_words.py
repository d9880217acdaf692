"""The words of a text as a search compares them: small letters, no accents, no signs; the same for both databases."""

import re
import unicodedata
from typing import Final

LONGEST: Final = 20_000
"""Characters of a text that are searched."""

_WORD: Final = re.compile(r"[^\W_]{1,60}")


def words(text: str) -> list[str]:
    """The words of a text in order: ``L'undercut, Été`` has ``l``, ``undercut`` and ``ete``."""
    bare = "".join(s for s in unicodedata.normalize("NFKD", text) if not unicodedata.combining(s))
    return _WORD.findall(bare.casefold())


def plain_words(text: str) -> str:
    """The words of a text in order with a space between; no longer than an index takes."""
    return " ".join(words(text))[:LONGEST]
