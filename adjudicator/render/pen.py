"""How cards and sentences are written: with suit signs, or as the log writes them where only ASCII can be shown."""

import re
from collections.abc import Iterable
from typing import Final

from adjudicator import values
from adjudicator.cards import SIGNS, SUITS
from adjudicator.words import Message, Value, fill

# The gaps of messages that hold cards. Any other gap may hold a name, and a player may be called Kd.
CARD_GAPS: Final = frozenset({"better", "card", "cards", "loose"})
_CARD: Final = re.compile(r"(?<![^\s,])([A2-9TJQK])([cdhs])(?![^\s,])")
_ASCII: Final = str.maketrans({"–": "-", "—": "-", "…": "...", "’": "'", "‘": "'", "“": '"', "”": '"', "×": "x"})


class Pen(values.Value):
    """Writes cards with suit signs (``10♠``), or with ``ascii`` as in a log (``Ts``) and dashes as hyphens."""

    ascii: bool = False

    def message(self, message: Message) -> str:
        """A message with its cards written out; what stands in a gap for a name is left as it is."""
        filled = {gap: self._gap(gap, value) for gap, value in message.values}
        template = self.words(message.translated())
        return fill(template, filled) if filled else template

    def _gap(self, gap: str, value: Value) -> str:
        if isinstance(value, Message):
            return self.message(value)
        return self.signs(str(value)) if gap in CARD_GAPS else str(value)

    def signs(self, written: str) -> str:
        """Words in which every card is written out: ``Th, 4c`` is ``10♥, 4♣``."""
        return written if self.ascii else _CARD.sub(_sign, written)

    def cards(self, names: Iterable[str]) -> str:
        """Cards in a row."""
        return self.signs(" ".join(names))

    def words(self, written: str) -> str:
        """Words of a rulebook, without signs that ASCII lacks where they cannot be shown."""
        return written.translate(_ASCII) if self.ascii else written


def _sign(found: "re.Match[str]") -> str:
    rank = "10" if found[1] == "T" else found[1]
    return rank + SIGNS[SUITS.index(found[2])]
