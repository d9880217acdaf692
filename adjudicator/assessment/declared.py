"""What each declared end amounts to: a knock or gin that was made, called, or forced by the rules.

One forward pass over the steps finds the declarations; ``verdict`` says what each is worth; ``window`` what the players
did about it. Source: gra.6, gra.9, gra.10; points P14, P18, P23, P58, P64.
"""

from typing import TYPE_CHECKING, Literal

from adjudicator import events as e
from adjudicator.assessment.counting import Counted
from adjudicator.cards import Card, Cards
from adjudicator.position import Hand
from adjudicator.replay import Step
from adjudicator.values import Record, field

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

PLAYS = (e.Draw, e.Take, e.TakeSeen, e.Discard, e.Knock, e.Gin, e.BigGin)

Called = Literal["knock", "gin", "big gin"]
Verdict = Literal["gin", "big gin", "knock", "improper", "false gin", "void", "unknown"]
Void = Literal["", "wrong number", "correction", "given up", "late", "over", "no big gin", "went back", "barred"]
Origin = Literal["made", "called", "forced", "went down again"]
Answered = Literal["pending", "accepted", "refused", "played on", "taken back"]


class Declaration(Record):
    """A declared end of the hand.

    ``held`` is the hand after the discard, ``eleven`` the cards before it where all are known. ``opens`` is set where a
    hand is to be played open because of it; ``option`` where its owner may take the card back.
    """

    step: Step
    called: Called
    origin: Origin
    held: Hand
    card: Card | None
    number: int | None = None
    laid: list[Cards] = field(factory=list)
    eleven: Cards | None = None
    verdict: Verdict = "unknown"
    void: Void = ""
    count: Counted = field(factory=lambda: Counted(0, 0))
    answered: Answered = "pending"
    answered_at: int = 0
    answered_line: int = 0
    better: Cards = 0
    may_be_better: bool = False
    left: bool = False
    accepted_in_vain: bool = False
    cannot_accept: bool = False
    objected: bool = False
    shown: bool = False
    recorded: bool = False
    may_accept: Literal["yes", "no", "unknown", ""] = ""
    by_laying_off: bool = False
    owner_first: bool = False
    acceptor: Counted | None = None
    points: tuple[str, ...] = ()

    @property
    def seat(self) -> int:
        """Who declared."""
        return self.step.seat

    @property
    def line(self) -> int:
        """The line of the log on which he did."""
        return self.step.line

    @property
    def ends(self) -> bool:
        """Whether the hand is over with it."""
        if self.answered == "taken back" or self.verdict == "void":
            return False
        return self.verdict in ("gin", "big gin", "knock") or (self.answered == "accepted" and not self.owner_first)

    @property
    def opens(self) -> bool:
        """Whether its hand is to be played open: not in order, and not accepted, taken back or still to be answered."""
        return self.verdict in ("improper", "false gin") and self.answered not in ("accepted", "taken back")

    def left_behind(self, case: "Case") -> bool:
        """Whether the game has gone past the time for an answer: somebody has drawn, taken or discarded since."""
        return any(s.seat >= 0 and isinstance(s.act, PLAYS) for s in case.trace.steps[self.step.at + 1 :])


class Call(Record):
    """What a player has said and not yet made good."""

    seat: int
    what: Literal["knock", "gin"] | int
    step: Step
    melds_down: bool = False
    withdrawn: bool = False
    again: bool = False


def binding(case: "Case", call: Call) -> bool:
    """Whether a call must be gone through with (P14); after a card was taken back it must be, unless P58 says not."""
    if call.again:
        return case.readings("P58") != "c"
    reading = case.readings("P14")
    if reading == "c":
        return True
    return call.melds_down or (reading == "a" and call.what in ("knock", "gin"))
