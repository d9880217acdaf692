"""Rulings made by hand, under a rulebook that is on no shelf: what is printed of them is in them."""

from typing import Any

from adjudicator.events import AcceptKnock, Leave, RefuseKnock, Sentence, TakeBack
from adjudicator.regulations.finding import OPEN_HAND
from adjudicator.ruling import Choice, Duty, FindingLine, OptionLine, Ruling
from adjudicator.words import Message, say

RULES = "Rules: house; 2026\n"
OPEN = say("{what}; he shows what he draws", what=OPEN_HAND)


def ruling(outcome: str, **fields: Any) -> Ruling:
    """A ruling under the rules of the house."""
    return Ruling("house", "2026", outcome, **fields)


def finding(clause: str | None, line: int, says: Message, **fields: Any) -> FindingLine:
    """A finding by the text, of no irregularity, unless ``fields`` say otherwise."""
    given = {"kind": "fixed", "basis": "text", "points": (), "irregularity": False, "player": None, "because": ()}
    return FindingLine(clause=clause, line=line, says=says, **{**given, **fields})


def acceptance() -> Choice:
    """South's choice after a knock of North's above the limit."""
    accept = OptionLine(
        say("accept the knock"),
        "house.2",
        Sentence("South", (AcceptKnock(),)),
        line="South accepts the knock",
        outcome="undercut",
        points={"North": 0, "South": 27},
    )
    refuse = OptionLine(
        say("refuse the knock"),
        "house.1",
        Sentence("South", (RefuseKnock(),)),
        line="South refuses the knock",
        outcome="in_play",
        duties=[Duty("North", "house.1", OPEN)],
    )
    return Choice("South", "house.2", say("{player} draws or takes", player="South"), [accept, refuse])


def return_of_the_card() -> Choice:
    """North's choice before South's: the king of hearts, turned face down at a knock, may come back."""
    king = 2 * 13 + 12
    back = OptionLine(
        say("take back {card}", card="Kh"),
        "house.3",
        Sentence("North", (TakeBack(king),)),
        line="North takes back Kh",
        outcome="in_play",
        duties=[Duty("North", "house.3", say("goes down again"))],
        follows={"line": "North knocks with Ts", "outcome": "knock", "points": {"North": 12, "South": 0}},
    )
    leave = OptionLine(
        say("leave {card}", card="Kh"),
        "house.3",
        Sentence("North", (Leave(king),)),
        line="North leaves Kh",
        outcome="choice",
        then=[acceptance()],
    )
    return Choice("North", "house.3", say("the count is agreed and recorded"), [back, leave])
