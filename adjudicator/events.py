"""What can happen at the table, one class for each thing that a line of a log can say of a player.

Acts are plain values: they say what happened, not whether it was allowed. ``None`` stands for a card nobody wrote down.
Source: ``notation`` in the README; the order here is the order there.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from adjudicator.cards import Card

Player: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Trio:
    """A set written as ranks only (``999``): the hand tells the suits."""

    rank: int
    size: int = 3


Group: TypeAlias = tuple[Card, ...] | Trio

Manner: TypeAlias = Literal["", "before the discard", "out of turn"]


@dataclass(frozen=True, slots=True)
class Pass:
    """Refuses the upcard or the last discard."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws from the stock."""

    card: Card | None = None
    manner: Manner = ""


@dataclass(frozen=True, slots=True)
class Take:
    """Takes the top of the discard pile."""

    card: Card | None = None
    manner: Manner = ""


@dataclass(frozen=True, slots=True)
class TakeSeen:
    """Takes a card of the stock that was seen."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class RefuseSeen:
    """Refuses a card of the stock that was seen."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discards face up."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Knock:
    """Knocks: the discard goes face down. ``number`` is the count called, ``melds`` are as laid down, if logged."""

    card: Card | None = None
    number: int | None = None
    melds: tuple[Group, ...] = ()


@dataclass(frozen=True, slots=True)
class Gin:
    """Goes gin: called and laid down, the discard face down."""

    card: Card | None = None
    melds: tuple[Group, ...] = ()


@dataclass(frozen=True, slots=True)
class BigGin:
    """Calls big gin and lays down all eleven cards, nothing discarded."""

    melds: tuple[Group, ...] = ()


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lays off cards on melds of the knocker: pairs of (cards, meld), the meld ``None`` where it is not named."""

    parts: tuple[tuple[Group, Group | None], ...]


@dataclass(frozen=True, slots=True)
class Show:
    """Spreads or counts his own hand: groups, then what he calls loose."""

    melds: tuple[Group, ...] = ()
    loose: tuple[Card | None, ...] = ()


@dataclass(frozen=True, slots=True)
class See:
    """Sees the next cards of the stock while drawing, top first; ``alone`` if nobody else saw them."""

    cards: tuple[Card | None, ...]
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Uncover:
    """Uncovers the next cards of the stock while not drawing, top first."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Touch:
    """Touches the top of a pile, or the cards of ``owner``."""

    what: Literal["stock", "discard pile", "cards"]
    owner: Player | None = None


@dataclass(frozen=True, slots=True)
class Holds:
    """Is found to hold this number of cards, at this point of the log."""

    number: int


@dataclass(frozen=True, slots=True)
class Call:
    """Says knock, gin or a number before anything is laid down."""

    what: Literal["knock", "gin"] | int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Withdraws the call."""


@dataclass(frozen=True, slots=True)
class ClaimUpcard:
    """Claims that the upcard was this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class ClaimCount:
    """Claims this count."""

    number: int


@dataclass(frozen=True, slots=True)
class AcceptKnock:
    """Accepts an improper knock as proper."""


@dataclass(frozen=True, slots=True)
class RefuseKnock:
    """Does not accept an improper knock."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Chooses between the correction of a hand and a new deal."""

    what: Literal["correction", "new deal"]


@dataclass(frozen=True, slots=True)
class Correct:
    """Puts the number of his cards right: the cards drawn (a short hand) or discarded (a long one)."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes back the wrong card that he turned face down."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Leaves the card that he turned face down."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Pretend:
    """Shows interest in a discard that he does not mean to take."""

    card: Card | None = None


Deed: TypeAlias = Literal[
    "asks for a new deck",
    "brings back the old deck",
    "asks for the cards to be spread",
    "delays",
    "is careless with the deck",
    "breaches decorum",
    "plays unethically",
    "plays at the wrong seat",
    "shuffles",
    "shuffles the stock",
    "cuts",
    "square-cuts",
    "signs",
    "signs the ten-win sheet",
    "says hold it",
    "asks for the count",
    "asks for the score",
    "changes seats",
]


@dataclass(frozen=True, slots=True)
class Do:
    """One of the deeds that need no card, number or other player; the words are the canonical ones."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class GiveCount:
    """Gives the count of a hand while the partner still plays."""

    number: int


@dataclass(frozen=True, slots=True)
class Toward:
    """Does something to another player: makes him wait, consults him, helps him."""

    deed: Literal["makes wait", "consults", "helps rearrange", "helps lay off"]
    other: Player


Act: TypeAlias = (
    Pass
    | Draw
    | Take
    | TakeSeen
    | RefuseSeen
    | Discard
    | Knock
    | Gin
    | BigGin
    | LayOff
    | Show
    | See
    | Uncover
    | Touch
    | Holds
    | Call
    | Withdraw
    | ClaimUpcard
    | ClaimCount
    | AcceptKnock
    | RefuseKnock
    | Choose
    | Correct
    | TakeBack
    | Leave
    | Pretend
    | Do
    | GiveCount
    | Toward
)

Intent: TypeAlias = Literal["", "on purpose", "by mistake"]


class Sentence(NamedTuple):
    """A line that says what a player (or a team) did: one act, or a draw and what ended the turn."""

    player: Player
    acts: tuple[Act, ...]
    intent: Intent = ""
