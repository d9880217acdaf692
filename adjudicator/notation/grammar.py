"""The grammar: one line of text to what it says. The only place that imports lark, and only when a line needs it."""

from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, cast

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.facts import FACTS
from adjudicator.notation.names import Names
from adjudicator.notation.sentences import sentence

if TYPE_CHECKING:
    from lark import Lark, Token, Tree


@lru_cache(maxsize=1)
def parser() -> "Lark":
    """The parser of a line, built once."""
    from lark import Lark

    text = resources.files("adjudicator").joinpath("grammar/hand_log.lark").read_text(encoding="utf-8")
    return Lark(text, start="line", parser="lalr", lexer="contextual", maybe_placeholders=False)


def read_item(text: str, names: Names) -> Fact | Sentence:
    """What a line says. Raises Trouble where it says something impossible and lark's error where it says nothing."""
    tree = parser().parse(text)
    found = cast("Tree[Token]", tree.children[0]) if tree.data == "line" else tree
    return sentence(found, names) if found.data == "sentence" else FACTS[found.data](found.children, names)
