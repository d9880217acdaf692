"""Text in ASCII for ``--ascii``: cards and suits as a log writes them, letters without their accents, the rest by number."""

import codecs
import unicodedata
from typing import Final

NAME: Final = "adjudicator.ascii"

_SIGNS: Final = {
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "–": "-", "—": "-", "‐": "-", "‑": "-", "…": "...", "×": "x", "→": "->",
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss",
    "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
}  # fmt: skip


def register() -> str:
    """Makes the way of writing known to streams; gives its name."""
    codecs.register_error(NAME, _replaced)
    return NAME


def plain(sign: str) -> str:
    """One sign in ASCII: ``e`` for ``é``; what has no letters in ASCII by its number (``\\u0416``)."""
    if sign.isascii():
        return sign
    letters = _SIGNS.get(sign) or "".join(s for s in unicodedata.normalize("NFKD", sign) if s.isascii())
    return letters or ("" if unicodedata.combining(sign) else sign.encode("ascii", "backslashreplace").decode("ascii"))


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end
