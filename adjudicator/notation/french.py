"""Lines of a log in French: read by the same rules as English ones, with French words and cards."""

import unicodedata
from typing import TYPE_CHECKING, Final

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.faults import Trouble
from adjudicator.notation.french_hot import french_hot
from adjudicator.notation.french_words import NUMBER_WORDS, RANK_WORDS, SUIT_WORDS
from adjudicator.notation.names import Names
from adjudicator.notation.words import lowered

if TYPE_CHECKING:
    from lark import Token, Tree

_LETTERS: Final = str.maketrans("vdrpckt", "jqkshdc")
_CARDS: Final = ("CARD", "RUN", "SET", "TRIO")


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
        if text != body:
            trouble.column = _column(body, trouble.column)
        raise


def reads_well(body: str) -> bool:
    """Whether a line is one of a log in French, whoever its players are. Reads it by the grammar: for lines with a fault."""
    from adjudicator.notation.openings import may_be_read

    if not may_be_read(body, "fr"):
        return False
    try:
        read_french(body, Names(language="fr"), explain=False)
    except Trouble:
        return False
    return True


def respell(tree: "Tree[Token]") -> None:
    """Brings the cards and numbers that the French grammar found to the spelling that the English one knows."""
    for part in tree.iter_subtrees():
        part.children = [_english(child) for child in part.children]


def _english(child: "Token | Tree[Token]") -> "Token | Tree[Token]":
    kind = getattr(child, "type", "")
    if kind in _CARDS:
        return _spelled(child, english_cards(str(child)))
    if kind == "NUMBER" and child[0].isalpha():  # type: ignore[index]
        return _spelled(child, str(NUMBER_WORDS[lowered(str(child))]))
    return child


def _spelled(token: "Token | Tree[Token]", value: str) -> "Token":
    from lark import Token

    return Token.new_borrow_pos(token.type, value, token)  # type: ignore[union-attr,arg-type]


def english_cards(written: str) -> str:
    """Cards of a log in French as an English one has them: ``Dp`` is ``qs``, ``6-8c`` is ``6-8h``, ``as de pique`` ``As``."""
    text = lowered(written)
    if " de " not in (said := " ".join(text.split())):
        return text.translate(_LETTERS)
    rank, _, suit = said.split()
    return RANK_WORDS.get(rank, rank) + SUIT_WORDS[suit[:2]]


def _column(body: str, column: int) -> int:
    """The column in a text as it was written of one in the same text with its accents put together."""
    return next(at for at in range(1, len(body) + 2) if len(unicodedata.normalize("NFC", body[:at])) >= column)
