"""What is found on a record: a circumstance that the book answers, or a note on a line that cannot be as it stands."""

from typing import NamedTuple

from adjudicator.events import Player
from adjudicator.words import Message


class Note(NamedTuple):
    """A line of the record that contradicts the rest or means nothing, and what is made of it."""

    line: int
    says: Message


class Found(NamedTuple):
    """One circumstance: where it shows, whom it concerns, the facts it rests on.

    ``available`` is what the director may do; ``against`` are those who may be penalised, ``penalty`` what the table says
    of it. ``duty`` is what ``player`` owes. ``regulation`` is the table of the book that answers.
    """

    circumstance: str
    line: int
    says: Message
    player: Player | None = None
    because: tuple[Message, ...] = ()
    points: tuple[str, ...] = ()
    irregularity: bool = False
    available: tuple[Message, ...] = ()
    against: tuple[Player, ...] = ()
    penalty: Message | None = None
    duty: Message | None = None
    regulation: str = "record"
