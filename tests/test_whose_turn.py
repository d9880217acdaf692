"""Whose turn it is: a line says so, or somebody plays. Who only spoke first in a log that begins in mid-hand need not be to play."""

import pytest

from adjudicator import adjudicate
from adjudicator.moments import Moment, moments
from adjudicator.notation import read
from adjudicator.render.moments import rights

MID_HAND = "players: North, South\nposition:\n  discards: ... 9s\n  stock: 20\n"

TELLS_NOTHING = [
    "North claims the upcard was 9d",
    "North claims 6",
    "North calls knock",
    "North touches the stock",
    "North uncovers 9c",
    "North has 10 cards",
    "North shows 2h-4h, Qcdhs; loose 9h 7s Ac",
    "North shuffles",
    "North accepts the knock",
]
"""What a player may say or do at any time."""

PLAYED = [
    "draws 5c",
    "draws 5c, discards Kh",
    "takes 9s, discards Kh",
    "discards Kh",
    "knocks with Kh",
    "sees 9c",
]


def told(log: str) -> list[Moment]:
    return list(moments(read(log)))


@pytest.mark.parametrize("said", TELLS_NOTHING)
@pytest.mark.parametrize(
    "before", [MID_HAND, MID_HAND.replace("position:", "dealer: South\nposition:"), "upcard: 8d\n"]
)
def test_who_speaks_first_is_not_said_to_be_to_play(said: str, before: str) -> None:
    log = f"{before}{said}\n" if "players" in before else f"players: North, South\n{before}{said}\n"
    assert not {"to_play", "to_discard"} & adjudicate(log).next.keys()
    for moment in told(log):
        assert moment.turn is None
        assert not any("is to" in str(right) for right in rights(moment))


@pytest.mark.parametrize("said", TELLS_NOTHING)
@pytest.mark.parametrize("played", PLAYED)
def test_who_plays_after_another_has_spoken_did_not_play_out_of_turn(said: str, played: str) -> None:
    """The ruling on a play is the same, whoever said something before it."""
    alone = adjudicate(f"{MID_HAND}South {played}\n")
    spoken = adjudicate(f"{MID_HAND}{said}\nSouth {played}\n")
    turn = {key: alone.next.get(key) for key in ("to_play", "to_discard")}
    assert {key: spoken.next.get(key) for key in turn} == turn
    assert not [f for f in spoken.findings if f.player == "South" and f.circumstance == "order_of_play.out_of_turn"]


@pytest.mark.parametrize("said", TELLS_NOTHING)
def test_the_replay_tells_whose_turn_it_was_by_who_plays_first(said: str) -> None:
    assert [moment.turn for moment in told(f"{MID_HAND}{said}\nSouth draws 5c\nSouth discards Kh\n")] == [
        "South",
        "South",
        "South",
        "North",
    ]


def test_a_line_that_says_it_tells() -> None:
    (start,) = told(MID_HAND + "  to play: South\n")
    assert start.turn == "South"
    (start, spoken) = told(MID_HAND + "  to play: South\nNorth claims 6\n")
    assert (start.turn, spoken.turn) == ("South", "South")


def test_who_draws_out_of_turn_is_not_the_one_who_was_to_play() -> None:
    start, drawn = told(MID_HAND + "South draws 5c out of turn\n")
    assert start.turn == "North"
    assert [f.circumstance for f in drawn.ruling.findings if f.irregularity] == ["order_of_play.out_of_turn"]


IN_ANOTHERS_TURN = [
    ("South draws 5c before the discard\n", "to discard: North"),
    ("South draws 5c before the discard\nNorth discards Kd\n", "to discard: North"),
    ("South draws 5c before the discard\nNorth discards Kd\nSouth discards Ad\n", "to discard: North"),
    ("South draws 5c before the discard\nNorth knocks with Kd for 5\n", "to discard: North"),
    ("South takes 9s before the discard\nNorth discards Kd\n", "to discard: North"),
    ("South draws 5c out of turn\nNorth discards Kd\n", "to discard: North"),
    ("South draws 5c out of turn\nNorth draws 6d, discards Kd\n", "to play: North"),
]
"""What is done in another's turn, and the line that would have said whose turn it was."""


@pytest.mark.parametrize("reading", ["", "P34=b", "P34=c"])
@pytest.mark.parametrize(("done", "line"), IN_ANOTHERS_TURN)
def test_what_is_done_in_anothers_turn_tells_whose_turn_it_is(done: str, line: str, reading: str) -> None:
    """The ruling is the one that it is where a line says whose turn it was."""
    chosen = dict([reading.split("=")]) if reading else {}
    untold, told = (adjudicate(MID_HAND + more + done, readings=chosen) for more in ("", f"  {line}\n"))
    assert (untold.outcome, untold.next, untold.duties) == (told.outcome, told.next, told.duties)
    where = {(f.circumstance, f.line - 1) for f in told.found}
    assert {(f.circumstance, f.line) for f in untold.found} == where


@pytest.mark.parametrize("before", [MID_HAND, "players: North, South\nupcard: 8d\n"])
def test_a_draw_before_the_discard_gives_no_hand_a_wrong_number(before: str) -> None:
    """Ten cards each, and the card that North has drawn: eleven are right until he discards."""
    ruling = adjudicate(before + "South draws 5c before the discard\nNorth discards Kd\nSouth discards Ad\n")
    assert ruling.outcome == "in_play"
    assert [f.clause for f in ruling.findings if f.irregularity] == ["gra.12.c"]


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        ("South has 11 cards\n", "choice"),
        ("South has 11 cards\nSouth discards Kh\n", "choice"),
        ("South has 11 cards\nSouth knocks with Kh for 5\n", "choice"),
        ("South has 11 cards\nNorth chooses correction\nSouth discards Kh\n", "in_play"),
        ("South has 11 cards\nSouth discards Kh\nNorth chooses a new deal\n", "new_deal"),
    ],
)
def test_a_number_that_was_told_is_not_explained_away_by_a_later_discard(said: str, outcome: str) -> None:
    """gra.8.c: of a hand of eleven that is found, a discard does not say that it was in mid-turn."""
    ruling = adjudicate(MID_HAND + said)
    assert ruling.outcome == outcome
    assert [f.clause for f in ruling.findings if f.irregularity][:1] == ["gra.8.c"]


def test_who_takes_a_card_back_is_not_said_to_be_to_play() -> None:
    assert not {"to_play", "to_discard"} & adjudicate(MID_HAND + "South takes back Kh\n").next.keys()


def test_of_a_pair_that_has_eleven_cards_from_the_deal_he_begins_who_has_not_yet_discarded() -> None:
    """gra-pairs: Cy draws while Ann, who was dealt eleven cards, has not discarded."""
    ruling = adjudicate(
        "rules: gra-pairs\nteams: Red = Ann Bob, Blue = Cy Dee\npair: Ann, Cy\nknock card: 8d\n"
        "Cy draws 5h before the discard\nAnn discards Kd\n"
    )
    assert (ruling.outcome, ruling.next["to_discard"]) == ("in_play", "Cy")
    assert [f.clause for f in ruling.found if f.irregularity] == ["gra.12.c"]
