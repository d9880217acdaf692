"""What a regulation finds: a circumstance, where it is in the log, and the facts it rests on.

A finding knows neither clause nor number of any rulebook; the book answers its circumstance with both.
"""

from typing import Final, TypeAlias

from adjudicator.events import Sentence
from adjudicator.values import Record, Value
from adjudicator.words import Message, say

OPEN_HAND: Final = say("plays with all ten cards face up")


class Option(Value):
    """One thing a player may choose: its name, what exercises it, and the circumstance that answers for it.

    ``follows`` is what the player may do next, where that is worth knowing before he chooses.
    """

    name: Message
    sentence: Sentence
    circumstance: str
    follows: Sentence | None = None


class Offer(Value):
    """A choice that is open: who has it, until when, and what he may choose, in the order of the rules."""

    seat: int
    until: Message
    options: tuple[Option, ...]


class Bar(Value):
    """A card that a player may not have, except for the purpose named."""

    seat: int
    card: str
    source: str
    exception: Message | None = None


Available: TypeAlias = tuple[Message, ...]


class Finding(Record):
    """One circumstance that a regulation found.

    ``seat`` is the player it concerns (-1: both or neither), ``at`` the step it is about, ``line`` the line of the log
    that shows it. ``because`` are the facts it rests on; ``points`` those that decide it. ``offer``, ``duty``, ``bars``
    and ``available`` are what a remedy needs; ``back_to`` is the step before which everything is put back, ``turn`` whose
    turn it is by this finding, where the last position does not tell. ``to_do``: what it says is to be carried out at the
    table as soon as it is found, and no duty, bar or offer says so; where ``back_to`` puts everything back, that holds in any case.
    """

    regulation: str
    circumstance: str
    line: int
    at: int
    seat: int
    says: Message
    because: tuple[Message, ...] = ()
    points: tuple[str, ...] = ()
    irregularity: bool = False
    offer: Offer | None = None
    duty: Message | None = None
    bars: tuple[Bar, ...] = ()
    available: Available = ()
    back_to: int = -1
    turn: int = -1
    actor: str = ""
    penalty: tuple[int, int] | None = None
    over: bool = False
    stays: bool = False
    to_do: bool = False
