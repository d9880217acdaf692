"""How cards and sentences are written: with suit signs, or as the log writes them where only ASCII can be shown."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from adjudicator.cards import SIGNS, SUITS
from adjudicator.values import NamedTuple
from adjudicator.words import Message, Value, joined, language

# The gaps of messages that hold cards. Any other gap may hold a name, and a player may be called Kd.
CARD_GAPS: Final = frozenset({"better", "card", "cards", "loose"})
_CARD: Final = re.compile(r"(?<![^\s,])([A2-9TJQK])([cdhs])(?![^\s,])")
_FRENCH_CARD: Final = re.compile(r"(?<![^\s,])(10|[A2-9VDR])([tkcp])(?![^\s,])")
_RANKS: Final[Mapping[str, Mapping[str, str]]] = {"en": {"T": "10"}, "fr": {"T": "10", "J": "V", "Q": "D", "K": "R"}}
_LETTERS: Final[Mapping[str, Mapping[str, str]]] = {"fr": {"c": "t", "d": "k", "h": "c", "s": "p"}}
"""The letters of the suits in a log of that language, where they are others than those of the values."""

_ASCII: Final = str.maketrans(
    {"–": "-", "—": "-", "…": "...", "’": "'", "‘": "'", "“": '"', "”": '"', "×": "x"}
    | {"\u00a0": " ", "\u202f": " ", "«": '"', "»": '"', "œ": "oe", "Œ": "OE"}
)


class Pen(NamedTuple):
    """Writes cards with suit signs (``10♠``), or with ``ascii`` as in a log (``Ts``) and dashes as hyphens.

    The ranks are those of the reader's language: ``K♦`` in English, ``R♦`` in French.
    """

    ascii: bool = False

    def message(self, message: Message) -> str:
        """A message with its cards written out; what stands in a gap for a name is left as it is."""
        if not message.values:
            return self.words(message.translated())
        filled = {gap: self._gap(gap, value) for gap, value in message.values}
        return self.words(joined(message.translated(), filled)).format(**filled)

    def _gap(self, gap: str, value: Value) -> str:
        if isinstance(value, Message):
            return self.message(value)
        return self.signs(str(value)) if gap in CARD_GAPS else str(value)

    def written(self, words: str | Message) -> str:
        """A message in words; words as they are."""
        return words if isinstance(words, str) else self.message(words)

    def sentence(self, words: str | Message) -> str:
        """The words with a capital first and one full stop at the end."""
        return sentence(self.written(words))

    def signs(self, written: str) -> str:
        """Words in which every card is written out: ``Th, 4c`` is ``10♥, 4♣``."""
        if self.ascii and language() not in _LETTERS:
            return written
        return _CARD.sub(self._sign, written)

    def log_line(self, line: str, language: str) -> str:
        """A line of a log in that language with its cards written out, their ranks as they stand there."""
        if language not in _LETTERS:
            return self.signs(line)
        suits = {letter: suit for suit, letter in _LETTERS[language].items()}
        return (
            line if self.ascii else _FRENCH_CARD.sub(lambda found: found[1] + SIGNS[SUITS.index(suits[found[2]])], line)
        )

    def cards(self, names: Iterable[str]) -> str:
        """Cards in a row."""
        return self.signs(" ".join(names))

    def words(self, written: str) -> str:
        """Words of a rulebook, without signs that ASCII lacks where they cannot be shown."""
        return _plain(written.translate(_ASCII)) if self.ascii else written

    def _sign(self, found: "re.Match[str]") -> str:
        rank = _RANKS[language()].get(found[1], found[1])
        return rank + (_LETTERS[language()][found[2]] if self.ascii else SIGNS[SUITS.index(found[2])])


def sentence(words: str) -> str:
    """Words with a capital first and one full stop at the end."""
    return words[:1].upper() + words[1:].rstrip(".") + "."


def _plain(written: str) -> str:
    """Letters without their accents."""
    if written.isascii():
        return written
    import unicodedata

    return "".join(sign for sign in unicodedata.normalize("NFD", written) if not unicodedata.combining(sign))


WITH_SIGNS: Final = Pen()
