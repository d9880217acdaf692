"""What the French grammar found, brought to the spelling that the English one has, so that one set of rules makes the log.

Imported only with lark, for a line that needs the grammar.
"""

import re
from typing import Final

from lark import Token, Tree

from adjudicator.notation.french_words import NUMBER_WORDS, RANK_WORDS, SUIT_WORDS
from adjudicator.notation.words import lowered

_LETTERS: Final = str.maketrans("vdrpckt", "jqkshdc")
_OF: Final = re.compile(r"de\s+|d['’]", re.I)
_CARDS: Final = ("CARD", "RUN", "SET", "TRIO")


class Respelled(Token):
    """A token in English spelling; ``written`` is what stands in the log."""

    written: str


def respell(tree: Tree[Token]) -> None:
    """Puts the cards and numbers of a line into English spelling, where they stand."""
    for part in tree.iter_subtrees():
        part.children = [_english(child) if isinstance(child, Token) else child for child in part.children]


def _english(token: Token) -> Token:
    if token.type in _CARDS:
        return _spelled(token, english_cards(token))
    if token.type == "OWNER":
        return _spelled(token, f"{_OF.sub('', token, count=1)}'s")
    if token.type == "NUMBER" and token[0].isalpha():
        return _spelled(token, str(NUMBER_WORDS[lowered(token)]))
    return token


def _spelled(token: Token, value: str) -> Token:
    found = Respelled.new_borrow_pos(token.type, value, token)
    found.written = str(token)
    return found


def english_cards(written: str) -> str:
    """Cards of a log in French as an English one has them: ``Dp`` is ``qs``, ``6-8c`` is ``6-8h``, ``as de pique`` ``As``."""
    text = " ".join(lowered(written).split())
    if " de " not in text:
        return text.translate(_LETTERS)
    rank, _, suit = text.split()
    return RANK_WORDS.get(rank, rank) + SUIT_WORDS[suit[:2]]
