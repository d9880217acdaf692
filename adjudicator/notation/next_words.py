"""What may come next in a line that is being written: for an editor, and for whoever else helps to write a log."""

from adjudicator.cards import NAMES
from adjudicator.notation.grammar import parser
from adjudicator.notation.human import Word, human
from adjudicator.notation.two_tongues import vocabulary


def next_terminals(before: str, language: str = "en") -> frozenset[str]:
    """The terminals of the grammar that may follow the beginning of a line, ``$END`` where the line may end here.

    Empty if the beginning is itself not a log's. ``language`` is that of the log. Source: ``grammar/``.
    """
    from lark.exceptions import UnexpectedInput

    try:
        state = parser(language).parse_interactive(before)
        state.exhaust_lexer()
        return frozenset(map(str, state.accepts()))  # type: ignore[no-untyped-call]
    except UnexpectedInput:
        return frozenset()


def word_of(terminal: str, language: str = "en") -> Word:
    """The word of the notation that a terminal stands for; a message where it is no word but a kind of word."""
    return human(terminal, vocabulary(language))


def card_words(language: str = "en") -> tuple[str, ...]:
    """Every card as it is written in a log of this language, in the order of the pack."""
    if language == "en":
        return NAMES
    from adjudicator.notation.french_words import FRENCH

    return tuple(FRENCH.names)
