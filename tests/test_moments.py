"""The table at every line: what lies where, and which rights are in force."""

from pathlib import Path

import pytest

from adjudicator.cards import PACK, card
from adjudicator.moments import Moment, moments
from adjudicator.notation import read

EXAMPLE = Path(__file__).parents[1] / "scenarios" / "examples" / "improper_knock.log"

SEEN = """rules: gra
players: North, South
position:
  hand North: 3c 4c 5c 7d 7h 7s Kd Qs 9h ?
  hand South: 10 cards
  discards: ... 9s 4d 2d
  stock: 14
  to play: South
South draws 5d
South sees 9c
"""


def told(text: str, at: int | None = None) -> list[Moment]:
    return list(moments(read(text), at=at))


def test_there_is_a_moment_before_the_play_and_one_for_every_line() -> None:
    found = told(EXAMPLE.read_text(encoding="utf-8"))
    assert [moment.line for moment in found] == [8, 9, 10, 11, 12, 13, 14, 15]
    assert [moment.stock for moment in found] == [31, 31, 31, 30, 29, 28, 27, 26]
    assert [moment.turn for moment in found[:3]] == ["North", "South", "North"]


def test_hands_lie_by_meld_with_their_deadwood() -> None:
    last = told(EXAMPLE.read_text(encoding="utf-8"))[-1]
    north, south = last.holdings
    assert set(north.melds) == {("6h", "7h", "8h"), ("9c", "9d", "9h"), ("2s", "3s", "4s")}
    assert (north.loose, north.deadwood, north.hidden) == (("Kd",), (10, 10), 0)
    assert set(south.melds) == {("4c", "5c", "6c", "7c"), ("Jc", "Jd", "Js")}
    assert (south.loose, south.deadwood) == (("Ac", "2d", "5d"), (8, 8))
    assert last.pile == ("8d", "Qh", "Kh", "3c", "Ts", "Tc")


def test_the_rights_are_those_of_the_log_up_to_the_line() -> None:
    found = told(EXAMPLE.read_text(encoding="utf-8") + "South refuses the knock\n")
    knock, refused = found[-2:]
    assert knock.ruling.outcome == "choice"
    assert [str(option.choice) for option in knock.ruling.choices[0].options] == [
        "accept the knock",
        "refuse the knock",
    ]
    assert refused.ruling.outcome == "in_play"
    assert [duty.player for duty in refused.ruling.duties] == ["North"]
    assert all(not moment.ruling.choices for moment in found[:-2])


def test_what_is_not_known_stays_unknown() -> None:
    start, drawn, seen = told(SEEN)
    north, south = start.holdings
    assert (north.hidden, north.melds) == (1, (("3c", "4c", "5c"), ("7d", "7h", "7s")))
    # K Q 9 are 29; a king or a queen more makes 39. An eight or nine cannot match anything, a jack of spades does not.
    assert north.deadwood is not None
    assert north.deadwood[1] == 39
    assert (south.hidden, south.deadwood, south.loose) == (10, None, ())
    assert start.pile == ("9s", "4d", "2d")
    assert start.below
    assert (drawn.stock, drawn.drawn, drawn.turn) == (13, True, "South")
    assert seen.seen == ("9c",)


def test_of_two_pairs_told_by_turns_each_moment_has_the_ruling_on_its_own_hand() -> None:
    found = told(
        "rules: gra-pairs\nplayers: Ann, Bob, Cy, Dee\nteams: Red = Ann Bob, Blue = Cy Dee\ndealer: Red\nknock card: 7d\n"
        "pair: Ann, Cy\ndeal Ann: ?\npair: Bob, Dee\ndeal Bob: ?\nDee discards Jc\n"
        "pair: Ann, Cy\nCy discards Qs\n"
    )
    (last,) = [moment for moment in found if moment.says == "Cy discards Qs"]
    assert [holding.player for holding in last.holdings] == ["Ann", "Cy"]
    assert last.ruling.next["to_play"] == "Ann"


@pytest.mark.parametrize(("at", "line"), [(1, 8), (8, 8), (10, 10), (15, 15), (99, 15)])
def test_at_a_line(at: int, line: int) -> None:
    (moment,) = told(EXAMPLE.read_text(encoding="utf-8"), at=at)
    assert moment.line == line


@pytest.mark.parametrize(("at", "line"), [(0, 0), (1, 1), (2, 2), (99, 2)])
def test_at_a_line_of_a_log_that_begins_with_the_play(at: int, line: int) -> None:
    log = "North passes\nSouth passes\n"
    (moment,) = told(log, at=at)
    assert moment.line == line
    assert [each.line for each in told(log)] == [0, 1, 2]


def test_no_card_is_in_two_places_and_none_is_lost() -> None:
    for moment in told(EXAMPLE.read_text(encoding="utf-8")):
        placed = [c for h in moment.holdings for meld in h.melds for c in meld]
        placed += [c for h in moment.holdings for c in h.loose] + list(moment.pile)
        assert len(placed) == len({card(name) for name in placed})
        assert len(placed) + (moment.stock or 0) == PACK.bit_count()


def test_every_hand_of_a_log_has_its_moments() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    two = text + "South refuses the knock\nhand: 2\ndealer: North\nupcard: 4d\nSouth passes\n"
    assert [(moment.hand, moment.line) for moment in told(two)][-2:] == [(2, 19), (2, 20)]


def test_as_data() -> None:
    last = told(EXAMPLE.read_text(encoding="utf-8"))[-1].as_dict()
    assert last["says"] == "North draws 9h, knocks with Tc for 10: 6h-8h, 9c 9d 9h, 2s-4s"
    assert last["hands"][1]["count"] == 8
    assert last["outcome"] == "choice"
    assert {finding["clause"] for finding in last["findings"]} == {"gra.4.b", "gra.9.a", "gra.9.d"}
    assert told(SEEN)[0].as_dict()["hands"][1] == {
        "player": "South", "melds": [], "loose": [], "hidden": 10, "count": None, "doubt": 0
    }  # fmt: skip
