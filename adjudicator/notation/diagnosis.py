"""What is wrong with a line that the grammar refuses: where, what would be accepted there, and what was probably meant."""

import re
from typing import Final

from lark.exceptions import UnexpectedInput

from adjudicator.alike import LONG, did_you_mean
from adjudicator.notation.advice import advice, filler_for_a_name, marker, no_colon, of_a_result, phrase
from adjudicator.notation.faults import UNTOLD, Trouble
from adjudicator.notation.first_words import at_the_start
from adjudicator.notation.french_not_cards import not_a_french_card
from adjudicator.notation.human import ENGLISH, Vocabulary, Word, human
from adjudicator.notation.names import Names
from adjudicator.notation.near import meant, quoted, shown, useful
from adjudicator.notation.not_cards import not_a_card
from adjudicator.notation.refusal import Refusal
from adjudicator.notation.rephrased import rephrased
from adjudicator.notation.words import folded
from adjudicator.words import say

_NAMED: Final = 4
"""So many players are listed by name where one of them is expected."""


def diagnose(error: UnexpectedInput, body: str, names: Names, vocabulary: Vocabulary = ENGLISH) -> Trouble:
    """The one fault of a line that the grammar refuses."""
    accepted = _accepted(error, vocabulary)
    refused = Refusal(body, _column(error, body), frozenset(accepted), _before(error), names, vocabulary)
    expected = _expected(accepted, refused)
    looks = (
        _not_closed(refused),
        filler_for_a_name(refused),
        _phrase(refused),
        _no_card(refused, expected),
        marker(refused),
        at_the_start(refused),
        no_colon(refused),
    )
    return rephrased(next(filter(None, looks), None) or _any(refused, expected), refused)


def _accepted(error: UnexpectedInput, vocabulary: Vocabulary) -> list[str]:
    """The terminals that the parser would take next, in the order of the notation."""
    parser = getattr(error, "interactive_parser", None)
    found = parser.accepts() if parser is not None else set(getattr(error, "allowed", None) or ())
    return sorted(found, key=lambda terminal: _order(terminal, vocabulary))


def _order(terminal: str, vocabulary: Vocabulary) -> tuple[int, str]:
    """What carries meaning first, small words next, the end of the line last."""
    small = terminal in ("_A", "_THE", "_THAT", "UNKNOWN", "_SEP", "_PERIOD", "OWNER")
    word = human(terminal, vocabulary)
    rank = 3 if terminal in ("$END", "_STOP") else 2 if small else 0 if terminal in ("CARD", "NAME", "NUMBER") else 1
    return rank, word if isinstance(word, str) else word.template


def _column(error: UnexpectedInput, body: str) -> int:
    token = getattr(error, "token", None)
    if token is not None and token.type == "$END":
        return len(body.rstrip()) + 1
    position = getattr(error, "pos_in_stream", None)
    return len(body.rstrip()) + 1 if position is None or position < 0 else int(position) + 1


def _before(error: UnexpectedInput) -> str:
    """The name that stands just before what is refused, if it is one."""
    history = getattr(error, "token_history", None) or ()
    return str(history[-1]) if history and getattr(history[-1], "type", "") == "NAME" else ""


def _expected(accepted: list[str], refused: Refusal) -> list[Word]:
    """The words for what is accepted; players by name, where there are few of them."""
    words: list[Word] = []
    for terminal in accepted:
        players = refused.names.met.values() if terminal in ("NAME", "QUOTED") and refused.column > 1 else ()
        if 0 < len(players) <= _NAMED:
            words += [quoted(player, refused.names.language) for player in players]
        else:
            words.append(human(terminal, refused.vocabulary))
    return list(dict.fromkeys(words))


def _not_closed(refused: Refusal) -> Trouble | None:
    body, column = refused.body, refused.column
    if body.count('"') % 2 and column - 1 == body.rfind('"'):
        hint = say("a second one ends the name")
        return Trouble("L012", column, say("this quotation mark is never closed"), hint=hint, length=1)
    return None


def _no_card(refused: Refusal, expected: list[Word]) -> Trouble | None:
    """A number that is too large, or a word that stands for a card and is none."""
    word, column = refused.word, refused.column
    if "NUMBER" in refused.accepted and re.fullmatch(r"\d{10,}", word):
        says = say("this number is too large")
        return Trouble("L013", column, says, useful(expected, word, (), refused.vocabulary), length=len(word))
    if "CARD" not in refused.accepted:
        return None
    look = not_a_french_card if refused.names.language == "fr" else not_a_card
    found = look(word, refused.body[column - 1 + len(word) :])
    if found is None:
        return None
    cards = {human(kind, refused.vocabulary) for kind in ("CARD", "RUN", "SET", "UNKNOWN")}
    listed = () if found.meant else tuple(entry for entry in expected if entry in cards)
    return Trouble(found.kind, column, found.says or UNTOLD, listed, found.hint, found.meant, found.length)


def _any(refused: Refusal, expected: list[Word]) -> Trouble:
    """A word that is not understood, or none where one is missing."""
    word, vocabulary = refused.word, refused.vocabulary
    if not word:
        says = say("the line breaks off here")
        return Trouble("L005", refused.column, says, useful(expected, "", (), vocabulary))
    words = [entry for entry in expected if isinstance(entry, str)]
    known = of_a_result(refused) is not None or folded(word) in refused.names.met
    likely = () if known else meant(word, words, vocabulary)
    says = say("`{word}` is not understood here", word=shown(word))
    listed = useful(expected, word, likely, vocabulary)
    written = likely[0] if len(likely) == 1 else ""
    hint = of_a_result(refused) or did_you_mean(likely) or advice(refused)
    return Trouble("L004", refused.column, says, listed, hint, written, len(word[:LONG]))


def _phrase(refused: Refusal) -> Trouble | None:
    """A verb that makes another thing with the word that follows: ``lays down``."""
    found = phrase(refused)
    if found is None:
        return None
    start, length, likely = found
    says = say("`{word}` is not understood here", word=shown(refused.body[start - 1 : start - 1 + length]))
    return Trouble("L004", start, says, likely, did_you_mean(likely), likely[0] if len(likely) == 1 else "", length)
