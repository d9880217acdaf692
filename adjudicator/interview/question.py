"""What the interview asks: a question, how it can be answered, and why it is asked."""

from collections.abc import Generator
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from adjudicator.cards import Card, Cards
from adjudicator.words import Message

Kind: TypeAlias = Literal["pick", "player", "yes_no", "card", "cards", "number", "count", "line"]
"""How a question is answered: one of its choices, one card, several cards, a number, a count (a number, or the cards
themselves), or a line of the log."""

Listed: TypeAlias = tuple[Card | None, ...]
Value: TypeAlias = str | int | Listed | None
"""An answer as understood: the id of a choice, a card or a number, cards, a line; ``None`` where nobody knows."""

T = TypeVar("T")
Asked: TypeAlias = Generator["Question", Value, T]
"""Asks questions one by one, is sent the answers, and gives what came of it."""


class Choice(NamedTuple):
    """One of the answers to pick from: what it is called in programs, what it says, and other words people use for it."""

    id: str
    label: str | Message
    also: str = ""


class Question(NamedTuple):
    """One question of the interview.

    ``why`` tells for what the answer is needed. ``unknown``: nobody need know it. ``always``: without it the log has no
    line to write, so it is asked whatever it may lead to; any other question is asked only if two of its ``probes``
    (answers that stand for all) can lead to different rulings. ``sizes`` are the numbers of cards that are good answers
    (none: any), ``low`` and ``high`` the smallest and greatest number. ``taken`` are cards that cannot be meant, because
    they are elsewhere. ``default`` is the answer where nothing is said. ``leads`` is what answers lead to, where the ruling
    can tell (``value``, ``outcome``, ``points``); ``settled``: the log can be ruled on as it stands, and the question
    only goes on from there.
    """

    id: str
    text: Message
    kind: Kind
    choices: tuple[Choice, ...] = ()
    why: Message | None = None
    unknown: bool = False
    always: bool = False
    probes: tuple[Value, ...] = ()
    sizes: tuple[int, ...] = ()
    low: int = 0
    high: int = 999
    taken: Cards = 0
    default: str = ""
    leads: tuple[dict[str, Any], ...] = ()
    settled: bool = False
