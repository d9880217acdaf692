"""Disputes as they are told in an interview, each with the log that a director would write of it by hand."""

from pathlib import Path
from typing import NamedTuple

from adjudicator import adjudicate
from adjudicator.interview import Interview, Setting
from adjudicator.ruling import Choice, Ruling

CASES = Path(__file__).parents[1] / "data" / "cases"


class Told(NamedTuple):
    """A dispute: the answers, the hand-written log of the same dispute (a case, or its lines), how it is ruled."""

    answers: tuple[str, ...]
    by_hand: str
    outcome: str
    rules: str = "gra"

    @property
    def interview(self) -> Interview:
        """The interview after all answers."""
        return Interview.after(self.answers, Setting(rules=self.rules))

    @property
    def taps(self) -> int:
        """How often a thumb would tap: once for a choice, once for each card or digit, once more to end a row of them."""
        return sum(taps(answer) for answer in self.answers)


def taps(answer: str) -> int:
    """The taps of one answer."""
    words = answer.split()
    if len(words) > 1:
        return len(words) + (len(words) not in (10, 11))
    return len(answer) + 1 if answer.isdecimal() else 1


def result(ruling: Ruling) -> object:
    """What a ruling comes to for the players."""
    return ruling.outcome, ruling.points, _choices(ruling.choices)


def _choices(choices: list[Choice]) -> object:
    return [
        (choice.player, [(o.choice.in_english(), o.outcome, o.points, _choices(o.then)) for o in choice.options])
        for choice in choices
    ]


def ruled_by_hand(told: Told) -> Ruling:
    """The ruling on the log written by hand."""
    if told.by_hand.endswith(".log"):
        (file,) = CASES.rglob(told.by_hand.replace(".log", "*.log"))
        return adjudicate(file.read_text("utf-8"), told.rules)
    return adjudicate(told.by_hand, told.rules)


NORTH_007 = "3c Kc 4d 5d Jh Kh 2s 7d 6d Kd 5h"
SOUTH_007 = "Ac 6c 2d Ah As Ts Js 9s Ad Qs"

DISPUTES: dict[str, Told] = {
    "an improper knock, both hands as counts": Told(
        ("knock", "North", "8d", "10", "8"),
        "players: North, South\nknock card: 8d\nposition:\n"
        "  hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd Qh\n  hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d\n"
        "  to discard: North\nNorth knocks with Qh\n",
        "choice",
    ),
    "an improper knock, both hands as cards": Told(
        ("knock", "North", "8c", NORTH_007, "Jh", SOUTH_007), "gr-007.log", "choice"
    ),
    "an improper knock that nobody may accept": Told(
        ("knock", "North", "5s", "4c 4d Jd Kd 9h 4s 8h Qd Th 7c 6c", "6c", "Ac Qc Kc Ad As 9s Ts 6d 2d 3h"),
        "gr-009.log",
        "in_play",
    ),
    "an ace up": Told(
        ("knock", "North", "Ah", "Tc 9h Th Td 2c 3c 4c Ad 5s 6s 7s", "9h", "30"),
        "players: North, South\nknock card: Ah\nposition:\n  hand North: Tc 9h Th Td 2c 3c 4c Ad 5s 6s 7s\n"
        "  hand South: Kc Kh Qd Ts 2h 3d 5c 8s 9s 7d\n  to discard: North\nNorth knocks with 9h\n",
        "in_play",
    ),
    "eleven cards before play": Told(("number", "South", "before", "11", "to play North"), "gr-034.log", "new_deal"),
    "nine cards in the middle": Told(("number", "North", "play", "9", "to play North"), "gr-036.log", "choice"),
    "nine cards against gin": Told(("number", "South", "end", "North", "gin", "9", "0", "65"), "gr-038.log", "gin"),
    "a card of the stock seen": Told(("seen", "North", "drawing", "Qh", "yes"), "gr-042.log", "choice"),
    "the stock touched": Told(("touch", "North", "stock", "to play North"), "gr-046.log", "in_play"),
    "a discard put straight back": Told(("back", "North", "9c", "took"), "gr-051.log", "in_play"),
    "a false gin": Told(
        ("gin", "North", "gin", "yes", "10"),
        "players: North, South\nknock card: 8d\nposition:\n"
        "  hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd Qh\n  hand South: 4c 5c 6c 7c Jc Jd Js Ac 2d 5d\n"
        "  to discard: North\nNorth gins with Qh\n",
        "in_play",
    ),
    "a call that is withdrawn": Told(
        ("gin", "South", "number", "6", "no", "to discard South"),
        "players: North, South\nposition:\n  to discard: South\nSouth calls 6\n",
        "in_play",
    ),
    "the upcard disputed": Told(
        ("upcard", "7s", "9d", "7s"),
        "players: North, South\nupcard: ?\nrecorded upcard: 7s\n"
        "North claims the upcard was 9d\nSouth claims the upcard was 7s\n",
        "stands",
    ),
    "the 50th card knocked with": Told(
        ("last", "North", "knocked", "5c", "5c", "8c", "6", "57"), "gr-024.log", "knock"
    ),
    "the discarded 50th card taken": Told(
        ("last", "North", "taken", "9h", "8d", "6c", "2", "38"), "gr-021.log", "knock"
    ),
    "drawn before the discard": Told(
        ("order", "North", "early"),
        "players: North, South\nposition:\n  to discard: South\nNorth draws 5c before the discard\n",
        "in_play",
    ),
    "a recorded count": Told(
        ("count", "South", "12", "yes", "yes", "North", "11"),
        "players: North, South\nagreed count: South 12\nrecorded count: South 12\nNorth claims 11\n",
        "stands",
    ),
    "a lay-off": Told(
        ("layoff", "North", "knock", "3h 4h 5h 6c 7c 8c 9c Jc Jd 2s", "6h", "8d", "20"),
        "players: North, South\nknock card: 8d\nposition:\n  hand North: 3h 4h 5h 6c 7c 8c 9c Jc Jd 2s\n"
        "North knocks\nSouth lays off 6h\nagreed count: South 20\n",
        "in_play",
    ),
    "the wrong player dealt": Told(("dealer", "Ah", "2c", "South"), "ev-04.log", "in_play"),
    "a short pack": Told(("pack", "51"), "deck: 51 cards\n", "new_deal"),
    "the wrong card turned": Told(
        ("turned", "North", "knock", "6h 7h 8h 9c 9d 9h 2s 3s 4s Kd 2c", "2c", "8d", "8"),
        "players: North, South\nknock card: 8d\nposition:\n"
        "  hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd 2c\n  to discard: North\nNorth knocks with 2c\nagreed count: South 8\n",
        "choice",
    ),
    "something else": Told(
        ("other", "North draws 5c", "North delays", ""), "North draws 5c\nNorth delays\n", "discretion"
    ),
}
