"""A question of the interview as it stands on a page: what can be tapped, and what is said beside it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.cards import NAMES, RANKS
from adjudicator.interview import Interview, Question
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.render.phrases import result
from adjudicator.words import Message, either, mark, say, tr

LIKELY: Final[Mapping[str, tuple[int, ...]]] = {
    "number": (9, 11, 8, 12, 7, 13),
    "pack": (51, 53, 50, 54, 49, 55),
    "stock": (2, 3, 31, 1, 4, 30),
}
"""Numbers that are commonly the answer to a question, by the first word of its id."""

SPREAD: Final = {"number": 42, "count": 21}
"""So many numbers stand as buttons; of a count fewer, for below them the cards can be tapped instead."""

FOLDED: Final = 112
"""So many more can be folded out; whatever is greater is typed."""

SUIT_NAMES: Final = {"c": mark("clubs"), "d": mark("diamonds"), "h": mark("hearts"), "s": mark("spades")}
COURT: Final = {"A": mark("ace"), "T": "10", "J": mark("jack"), "Q": mark("queen"), "K": mark("king")}
"""How ranks are said; the others by their number, as it stands on the card."""

ROWS: Final = "shdc"
"""The suits from the top of the grid down: black and red by turns."""


class Cell(NamedTuple):
    """A card of the grid: its name in programs, its rank and suit, how it is called, and whether it can be meant."""

    id: str
    rank: str
    suit: str
    says: str
    taken: bool
    picked: bool


class Screen(NamedTuple):
    """What the template of a question fills in."""

    kind: str
    title: str
    why: str
    leads: list[str]
    choices: list[tuple[str, str]]
    numbers: list[int]
    more: list[int]
    likely: tuple[int, ...]
    low: int
    high: int
    suits: list[tuple[str, str, list[Cell]]]
    in_order: bool
    sizes: tuple[int, ...]
    wanted: str
    unknown: bool


def screen(question: Question, picked: Sequence[str] = ()) -> Screen:
    """A question for the page; ``picked`` are the cards tapped so far."""
    pen, spread = WITH_SIGNS, SPREAD.get(question.kind, 0)
    likely = LIKELY.get(question.id.split()[0], ()) if question.kind == "number" else ()
    return Screen(
        question.kind,
        pen.message(question.text),
        pen.sentence(question.why) if question.why else "",
        [pen.sentence(_lead(lead)) for lead in question.leads],
        [(choice.id, _capital(pen.written(choice.label))) for choice in question.choices],
        [number for number in _numbers(question, 0, spread) if number not in likely],
        [number for number in _numbers(question, spread, FOLDED) if number not in likely],
        likely,
        question.low,
        question.high,
        _suits(question, picked) if question.kind in ("card", "cards", "count") else [],
        question.kind == "cards" and not question.sizes,
        question.sizes,
        str(either(question.sizes)) if question.sizes else "",
        question.unknown,
    )


def _capital(words: str) -> str:
    """A choice begins with a capital; a name stays as it is written."""
    return words[:1].upper() + words[1:]


def _lead(lead: Mapping[str, Any]) -> Message:
    return say("{value}: {leads}", value=lead["value"], leads=result(lead["outcome"], lead["points"]))


def _numbers(question: Question, first: int, last: int) -> list[int]:
    """The numbers that may be meant, from the ``first`` to the one before the ``last``."""
    if question.kind not in ("number", "count"):
        return []
    return list(range(question.low, question.high + 1))[first:last]


def _suits(question: Question, picked: Sequence[str]) -> list[tuple[str, str, list[Cell]]]:
    """Suit by suit: its letter, its name, its thirteen cards."""
    return [(suit, tr(SUIT_NAMES[suit]), [_cell(rank + suit, question, picked) for rank in RANKS]) for suit in ROWS]


def _cell(name: str, question: Question, picked: Sequence[str]) -> Cell:
    taken = bool(question.taken >> NAMES.index(name) & 1)
    return Cell(name, WITH_SIGNS.signs(name)[:-1], name[1], spoken(name), taken, name in picked)


def spoken(name: str) -> str:
    """A card as it is said: *7 of hearts*, *queen of spades*."""
    rank, suit = name[0], name[1]
    return str(say("{rank} of {suit}", rank=say(COURT.get(rank, rank)), suit=say(SUIT_NAMES[suit])))


def trail(interview: Interview) -> list[tuple[str, str]]:
    """The questions answered so far with their answers, the first one first."""
    told: list[tuple[str, str]] = []
    while interview.before is not None:
        before = interview.before
        if before.question is not None:
            told.append((WITH_SIGNS.message(before.question.text), _answer(before.question, interview.answers[-1])))
        interview = before
    return told[::-1]


def _answer(question: Question, value: Any) -> str:
    """An answer as it is read back."""
    if value is None:
        return tr("nobody knows")
    for choice in question.choices:
        if choice.id == value:
            return WITH_SIGNS.written(choice.label)
    if question.kind == "card":
        return WITH_SIGNS.signs(NAMES[value])
    if isinstance(value, tuple):
        return WITH_SIGNS.cards("?" if card is None else NAMES[card] for card in value)
    return str(value)
