"""The grammar: one line of text to what it says. The only place that imports lark, and only when a line needs it."""

from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.facts import FACTS
from adjudicator.notation.names import Names
from adjudicator.notation.sentences import sentence

if TYPE_CHECKING:
    from lark import Lark, Token, Tree


GRAMMARS: Final = {"en": ("hand_log.lark",), "fr": ("hand_log.lark", "hand_log_fr.lark")}
"""The files that make the grammar of a language, one after the other."""


@lru_cache(maxsize=len(GRAMMARS))
def parser(language: str = "en") -> "Lark":
    """The parser of a line of a log in this language, built once."""
    from lark import Lark

    folder = resources.files("adjudicator").joinpath("grammar")
    text = "".join(folder.joinpath(name).read_text(encoding="utf-8") for name in GRAMMARS[language])
    return Lark(text, start="line", parser="lalr", lexer="contextual", maybe_placeholders=False)


def read_item(text: str, names: Names) -> Fact | Sentence:
    """What a line says. Raises Trouble where it says something impossible and lark's error where it says nothing."""
    tree = parser(names.language).parse(text)
    if names.language == "fr":
        from adjudicator.notation.french_tokens import respell

        respell(tree)
    found = cast("Tree[Token]", tree.children[0]) if tree.data == "line" else tree
    return sentence(found, names) if found.data == "sentence" else FACTS[found.data](found.children, names)
