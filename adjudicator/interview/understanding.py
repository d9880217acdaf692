"""What an answer means: a number or a word for a choice, cards, a number, a line of the log."""

import re
from collections.abc import Callable, Iterable
from typing import Final
from unicodedata import combining, normalize

from adjudicator.alike import nearest
from adjudicator.cards import NAMES, Card
from adjudicator.handlog import Deal, Fault, Language
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Choice, Listed, Question, Value
from adjudicator.notation import read, write_item
from adjudicator.notation.words import NUMBER_WORDS
from adjudicator.words import Message, count, either, say, tr

UNKNOWN: Final = "?"
LONGEST: Final = 400
_UNKNOWN_WORDS: Final = frozenset(("?", "unknown"))


class NotUnderstood(ValueError):
    """An answer that means nothing here: what is wrong with it, and the fault where it is a line of the log."""

    def __init__(self, says: Message, fault: Fault | None = None) -> None:
        super().__init__(says)
        self.says = says
        self.fault = fault

    def __str__(self) -> str:
        return str(self.says)


def understand(question: Question, text: str, draft: Draft) -> Value:
    """The answer meant by ``text``; ``None`` for one that nobody knows. Raises NotUnderstood."""
    said = " ".join(text.split())
    if question.kind == "line":
        return _line(said, draft)
    said = said or question.default
    if not said:
        raise NotUnderstood(say("an answer is wanted here"))
    if said.casefold() in (*_UNKNOWN_WORDS, tr("unknown").casefold(), tr("nobody knows").casefold()):
        if not question.unknown:
            raise NotUnderstood(say("that has to be known: without it there is no line to write"))
        return None
    if question.choices:
        return _choice(question.choices, said, draft.players)
    if question.kind == "number":
        return _number(question, said)
    if question.kind == "count" and (number := _as_number(said)) is not None:
        return _within(question, number)
    return _cards(question, said, draft.language)


def _choice(choices: tuple[Choice, ...], said: str, players: Iterable[str]) -> str:
    """A choice by its number, its name, what only its name begins with, or words that are all said of it alone."""
    if said.isascii() and said.isdigit() and 1 <= int(said[:4]) <= len(choices):
        return choices[int(said[:4]) - 1].id
    wanted = said.casefold()
    named = [(word.casefold(), choice.id) for choice in choices for word in (choice.id, str(choice.label))]
    found = {id for word, id in named if word == wanted} or {id for word, id in named if word.startswith(wanted)}
    found = found or _told(choices, said, players)
    if len(found) == 1:
        return found.pop()
    if len(found) > 1:
        raise NotUnderstood(say("{word} may mean several of them: give the number", word=said[:40]))
    if near := nearest(said, [word for choice in choices for word in (choice.id, str(choice.label))], 0.7):
        raise NotUnderstood(say("there is no answer {word}; did you mean `{near}`?", word=said[:40], near=near))
    raise NotUnderstood(
        say("there is no answer {word}: give a number from 1 to {last}", word=said[:40], last=len(choices))
    )


def _told(choices: tuple[Choice, ...], said: str, players: Iterable[str]) -> set[str]:
    """The choices of which every word is said; where one has no other words of its own than these, that one only.

    A word too many means that something else was meant (`not accepted`): none is passed over but the name of a player
    whom no choice names.
    """
    named = {choice.id: _words(f"{choice.id} {choice.label}") for choice in choices}
    spoken = _words(said) - (_words(" ".join(players)) - set().union(*named.values()))
    found = {
        choice.id
        for choice in choices
        if spoken and all(any(map(_alike(word), named[choice.id] | _words(choice.also))) for word in spoken)
    }
    whole = {id for id in found if all(len(word) < 3 or any(map(_alike(word), spoken)) for word in named[id])}
    return whole if len(whole) == 1 else found


def _words(said: str) -> set[str]:
    """The words of a text, in small letters without accents."""
    return set(re.findall(r"\w+", "".join(sign for sign in normalize("NFKD", said.casefold()) if not combining(sign))))


def _alike(word: str) -> Callable[[str], bool]:
    """Whether another word is the same, or one is the other with an ending (`knock`, `knocked`)."""
    return lambda other: (
        word == other or (min(len(word), len(other)) >= 4 and (word.startswith(other) or other.startswith(word)))
    )


def _as_number(said: str) -> int | None:
    if said.isascii() and said.isdigit():
        return int(said[:9])
    return NUMBER_WORDS.get(said.lower())


def _number(question: Question, said: str) -> int:
    number = _as_number(said)
    if number is None:
        raise NotUnderstood(say("{word} is no number", word=said[:40]))
    return _within(question, number)


def _within(question: Question, number: int) -> int:
    if not question.low <= number <= question.high:
        raise NotUnderstood(say("a number from {low} to {high} is wanted here", low=question.low, high=question.high))
    return number


def _cards(question: Question, said: str, language: str) -> Value:
    cards = _read_cards(said, language)
    _check_number(question, len(cards))
    known = [card for card in cards if card is not None]
    _check_once(known)
    elsewhere = [card for card in known if question.taken >> card & 1]
    if elsewhere:
        raise NotUnderstood(say("{card} cannot be meant: it is in another place", card=NAMES[elsewhere[0]]))
    return cards[0] if question.kind == "card" else cards


def _read_cards(said: str, language: str) -> Listed:
    """Cards as the notation of a language reads them, runs and sets among them."""
    hand = write_item(Deal("X", (None,)), language).removesuffix(UNKNOWN)
    log = read(f"{write_item(Language(language), language)}\n{hand}{said[:LONGEST]}")
    item = log.lines[-1].item
    if log.faults:
        raise NotUnderstood(log.faults[0].says)
    if not isinstance(item, Deal) or len(log.lines) != 2:
        raise NotUnderstood(say("{word} is no list of cards", word=said[:40]))
    return item.cards


def _check_number(question: Question, number: int) -> None:
    if question.sizes and number not in question.sizes:
        raise NotUnderstood(
            count(
                "this is {number} card; wanted: {sizes}",
                "these are {number} cards; wanted: {sizes}",
                number,
                sizes=either(question.sizes),
            )
        )


def _check_once(cards: Iterable[Card]) -> None:
    met: set[Card] = set()
    for card in cards:
        if card in met:
            raise NotUnderstood(say("{card} is named twice", card=NAMES[card]))
        met.add(card)


def _line(said: str, draft: Draft) -> str:
    """A line, if the log can be read with it at its end; empty where that is all."""
    if not said or said.casefold() in ("done", tr("done").casefold()):
        return ""
    before = draft.text()
    log = read(f"{before}{said}\n")
    if log.faults:
        raise NotUnderstood(log.faults[0].says, log.faults[0])
    return said
