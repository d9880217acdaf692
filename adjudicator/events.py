"""What can happen at the table, one class for each thing that a line of a log can say of a player.

Acts are plain values: they say what happened, not whether it was allowed. ``None`` stands for a card nobody wrote down.
Source: ``notation`` in the README; the order here is the order there.
"""

from typing import Literal, TypeAlias

from adjudicator.cards import Card
from adjudicator.values import NamedTuple, Value

Player: TypeAlias = str


class Trio(Value):
    """A set written as ranks only (``999``): the hand tells the suits."""

    rank: int
    size: int = 3


Group: TypeAlias = tuple[Card, ...] | Trio

Manner: TypeAlias = Literal["", "before the discard", "out of turn"]


class Pass(Value):
    """Refuses the upcard or the last discard."""


class Draw(Value):
    """Draws from the stock."""

    card: Card | None = None
    manner: Manner = ""


class Take(Value):
    """Takes the top of the discard pile."""

    card: Card | None = None
    manner: Manner = ""


class TakeSeen(Value):
    """Takes a card of the stock that was seen."""

    card: Card | None = None


class RefuseSeen(Value):
    """Refuses a card of the stock that was seen."""

    card: Card | None = None


class Discard(Value):
    """Discards face up."""

    card: Card | None = None


class Knock(Value):
    """Knocks: the discard goes face down. ``number`` is the count called, ``melds`` are as laid down, if logged."""

    card: Card | None = None
    number: int | None = None
    melds: tuple[Group, ...] = ()


class Gin(Value):
    """Goes gin: called and laid down, the discard face down."""

    card: Card | None = None
    melds: tuple[Group, ...] = ()


class BigGin(Value):
    """Calls big gin and lays down all eleven cards, nothing discarded."""

    melds: tuple[Group, ...] = ()


class LayOff(Value):
    """Lays off cards on melds of the knocker: pairs of (cards, meld), the meld ``None`` where it is not named."""

    parts: tuple[tuple[Group, Group | None], ...]


class Show(Value):
    """Spreads or counts his own hand: groups, then what he calls loose."""

    melds: tuple[Group, ...] = ()
    loose: tuple[Card | None, ...] = ()


class See(Value):
    """Sees the next cards of the stock while drawing, top first; ``alone`` if nobody else saw them."""

    cards: tuple[Card | None, ...]
    alone: bool = False


class Uncover(Value):
    """Uncovers the next cards of the stock while not drawing, top first."""

    cards: tuple[Card | None, ...]


class Touch(Value):
    """Touches the top of a pile, or the cards of ``owner``."""

    what: Literal["stock", "discard pile", "cards"]
    owner: Player | None = None


class Holds(Value):
    """Is found to hold this number of cards, at this point of the log."""

    number: int


class Call(Value):
    """Says knock, gin or a number before anything is laid down."""

    what: Literal["knock", "gin"] | int


class Withdraw(Value):
    """Withdraws the call."""


class ClaimUpcard(Value):
    """Claims that the upcard was this card."""

    card: Card


class ClaimCount(Value):
    """Claims this count."""

    number: int


class AcceptKnock(Value):
    """Accepts an improper knock as proper."""


class RefuseKnock(Value):
    """Does not accept an improper knock."""


class Choose(Value):
    """Chooses between the correction of a hand and a new deal."""

    what: Literal["correction", "new deal"]


class Correct(Value):
    """Puts the number of his cards right: the cards drawn (a short hand) or discarded (a long one)."""

    cards: tuple[Card | None, ...]


class TakeBack(Value):
    """Takes back the wrong card that he turned face down."""

    card: Card | None = None


class Leave(Value):
    """Leaves the card that he turned face down."""

    card: Card | None = None


class Pretend(Value):
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


class Do(Value):
    """One of the deeds that need no card, number or other player; the words are the canonical ones."""

    deed: Deed


class GiveCount(Value):
    """Gives the count of a hand while the partner still plays."""

    number: int


class Toward(Value):
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
