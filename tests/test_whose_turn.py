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


def test_who_draws_before_the_discard_is_not_the_one_who_was_to_play() -> None:
    start, _ = told(MID_HAND + "South draws 5c before the discard\n")
    assert start.turn != "South"
