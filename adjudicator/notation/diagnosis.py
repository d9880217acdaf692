"""What is wrong with a line that the grammar refuses: where, what would be accepted there, and the nearest word."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from itertools import islice
from typing import Final

from lark.exceptions import UnexpectedInput

from adjudicator.notation.faults import Trouble
from adjudicator.notation.human import KEYS, VERBS, human
from adjudicator.notation.names import Names
from adjudicator.notation.words import FACT_WORDS, lowered

_WORD: Final = re.compile(r'"[^"]*"|[^\s",:;=]+|\S')
_TRIO: Final = re.compile(r"([a2-9tjqk])\1{2,3}|(?:10){3,4}", re.I)
_CARDLIKE: Final = re.compile(r"\w{0,2}[\d♣♦♥♠♧♢♡♤]\w{0,2}|[a-z][cdhs]|[atjqk][a-z]", re.I)
_LONG: Final = 40


def diagnose(error: UnexpectedInput, body: str, names: Names) -> Trouble:
    """The one fault of a line that the grammar refuses."""
    accepted = _accepted(error)
    expected = tuple(dict.fromkeys(map(human, accepted)))
    column = _column(error, body)
    word = _word(body, column)
    known = _known_mistake(body, column, word, set(accepted), expected)
    if known is not None:
        return known
    hint = _nearest(word, _speakable(accepted, names))
    if not word:
        return Trouble("L005", column, "the line breaks off here", expected)
    return Trouble("L004", column, f"{word!r} is not understood here", expected, hint)


def _accepted(error: UnexpectedInput) -> list[str]:
    """The terminals that the parser would take next, in the order of the notation."""
    parser = getattr(error, "interactive_parser", None)
    found = parser.accepts() if parser is not None else set(getattr(error, "allowed", None) or ())
    return sorted(found, key=_order)


def _order(terminal: str) -> tuple[int, str]:
    """What carries meaning first, small words next, the end of the line last."""
    small = terminal in ("_A", "_THE", "_THAT", "UNKNOWN", "_SEP")
    return 2 if terminal in ("$END", "_STOP") else 1 if small else 0, human(terminal)


def _column(error: UnexpectedInput, body: str) -> int:
    token = getattr(error, "token", None)
    if token is not None and token.type == "$END":
        return len(body.rstrip()) + 1
    position = getattr(error, "pos_in_stream", None)
    return len(body.rstrip()) + 1 if position is None or position < 0 else int(position) + 1


def _word(body: str, column: int) -> str:
    found = _WORD.match(body, column - 1)
    return found[0][:_LONG] if found else ""


def _known_mistake(body: str, column: int, word: str, accepted: set[str], expected: tuple[str, ...]) -> Trouble | None:
    if body.count('"') % 2 and column - 1 == body.rfind('"'):
        return Trouble("L012", column, "this quotation mark is never closed", ('"',))
    if "NUMBER" in accepted and re.fullmatch(r"\d{10,}", word):
        return Trouble("L013", column, "this number is too large", expected)
    if "CARD" in accepted:
        return _not_a_card(column, word, expected)
    return _at_the_start(body, column, expected)


def _not_a_card(column: int, word: str, expected: tuple[str, ...]) -> Trouble | None:
    if _TRIO.fullmatch(word):
        return Trouble("L016", column, f"{word} has no suits, and nothing here tells them", expected)
    if _CARDLIKE.fullmatch(word):
        return Trouble("L011", column, f"{word!r} is not a card", expected)
    return None


def _at_the_start(body: str, column: int, expected: tuple[str, ...]) -> Trouble | None:
    """Mistakes in the first words of a line: a fact that is none, no player, a name without quotes."""
    words = [(found.start() + 1, found[0][:_LONG]) for found in islice(_WORD.finditer(body), 8)]
    place, first = words[0]
    known = lowered(first) in FACT_WORDS
    if first.startswith('"') or column > words[-1][0] + len(words[-1][1]):
        return None
    key, colon, _ = body[: place + 2 * _LONG].partition(":")
    if not colon:
        return _who(words, column, expected)
    if known:
        return _two_words(words, column, expected)
    if _verb_among(words) is None and column <= len(key) + 1:
        hint = _nearest(key.strip(), KEYS) or _nearest(first, KEYS)
        return Trouble("L008", place, f"no fact is called {key.strip()!r}", KEYS, hint)
    return None


def _who(words: list[tuple[int, str]], column: int, expected: tuple[str, ...]) -> Trouble | None:
    """Mistakes about the player in a sentence."""
    place, first = words[0]
    known = lowered(first) in FACT_WORDS
    second = lowered(words[1][1]) if len(words) > 1 else ""
    if known and second in VERBS:
        says = f"{first!r} opens a fact; as the name of a player it stands in quotes"
        return Trouble("L007", place, says, (f'"{first}"',), f'"{first}"')
    if lowered(first) in VERBS and second not in VERBS:
        return Trouble("L009", place, f"nobody is named before {first!r}", ("a name",))
    after = _verb_among(words) or 0
    if after > 1 and column == words[1][0] and not known and not _nearest(second, VERBS):
        name = " ".join(word for _, word in words[:after])
        return Trouble("L007", place, "a name of two or more words stands in quotes", expected, f'"{name}"')
    return None


def _two_words(words: list[tuple[int, str]], column: int, expected: tuple[str, ...]) -> Trouble | None:
    """A name of two words in a fact that lists names."""
    at = next((place for place, (start, _) in enumerate(words) if start == column), 0)
    if lowered(words[0][1]) not in ("players", "captains", "pair", "dealer") or at < 3 or not words[at][1][0].isalpha():
        return None
    name = f'"{words[at - 1][1]} {words[at][1]}"'
    return Trouble("L007", words[at - 1][0], "a name of two or more words stands in quotes", expected, name)


def _verb_among(words: list[tuple[int, str]]) -> int | None:
    """The place of the first verb after the first word, if one follows within four words."""
    return next((place for place, (_, word) in enumerate(words[:5]) if place and word.lower() in VERBS), None)


def _speakable(accepted: Iterable[str], names: Names) -> list[str]:
    words = [human(terminal) for terminal in accepted]
    players = list(names.met.values()) if "NAME" in accepted else []
    return [word for word in words if word.replace(" ", "").replace("-", "").isalpha()] + players


def _nearest(word: str, known: Iterable[str]) -> str:
    folded = {entry.casefold(): entry for entry in known}
    near = get_close_matches(word.casefold(), folded, 1, 0.6) if word else []
    return folded[near[0]] if near else ""
