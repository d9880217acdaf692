"""The grammar: one line of text to what it says. The only place that imports lark, and only when a line needs it."""

import os
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.kept import PROGRAM, Data, kept
from adjudicator.notation.facts import FACTS
from adjudicator.notation.names import Names
from adjudicator.notation.sentences import sentence

if TYPE_CHECKING:
    from lark import Lark, Token, Tree


GRAMMARS: Final = {"en": ("hand_log.lark",), "fr": ("hand_log.lark", "hand_log_fr.lark")}
"""The files that make the grammar of a language, one after the other."""


@cache
def parser(language: str = "en") -> "Lark":
    """The parser of a line of a log in this language; its tables are built once, and kept from call to call."""
    import lark

    data, memo = kept(f"grammar.{language}", lambda: _tables(language), lark.__version__)
    return lark.Lark.load({"data": data, "memo": memo})


def _tables(language: str) -> Data:
    """The tables of a parser as plain data. Building them takes most of a second."""
    from lark import Lark
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    text = ""
    for name in GRAMMARS[language]:
        with open(os.path.join(PROGRAM, "grammar", name), encoding="utf-8") as stream:
            text += stream.read()
    built = Lark(text, start="line", parser="lalr", lexer="contextual", maybe_placeholders=False)
    return built.memo_serialize([TerminalDef, Rule])


def read_item(text: str, names: Names) -> Fact | Sentence:
    """What a line says. Raises Trouble where it says something impossible and lark's error where it says nothing."""
    tree = parser(names.language).parse(text)
    if names.language == "fr":
        from adjudicator.notation.french_tokens import respell

        respell(tree)
    found = cast("Tree[Token]", tree.children[0]) if tree.data == "line" else tree
    return sentence(found, names) if found.data == "sentence" else FACTS[found.data](found.children, names)
