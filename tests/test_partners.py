"""Two pairs side by side: one round however its lines are ordered, options in the hand where they arose, the text form."""

from itertools import pairwise

import pytest

from adjudicator import adjudicate, load_rulebook
from adjudicator.render.text import text
from adjudicator.rulebook.family import whole

HEAD = """players: Ann, Bob, Cy, Dee
teams: Red = Ann Bob, Blue = Cy Dee
dealer: Red
knock card: {card}
"""
ANN = """pair: Ann, Cy
deal Ann: 3c 4c 5c 9d 9h 9s Jh Qh Kh 7c
deal Cy: 2d 2h 2s 6c Kd Qd Ts 5h 4d Ac Qs
"""
BOB = """pair: Bob, Dee
deal Bob: 8c 3c 4h Ks Kd Qs 9d 6s 5s 2d
deal Dee: 4c 5c 6c 7c Td Th Ts Ah 2h 3h Jc
"""
KNOCK = "Cy discards Qs\nAnn draws 8d, knocks with 8d\n"
GIN = "Dee gins with Jc\n"
ROUND = HEAD.format(card="7d") + ANN + KNOCK + BOB + GIN


def test_the_two_hands_may_be_written_in_turns() -> None:
    first, second = KNOCK.splitlines()
    turns = f"{HEAD.format(card='7d')}{ANN}{first}\n{BOB}pair: Cy, Ann\n{second}\npair: Bob, Dee\n{GIN}"
    one, two = adjudicate(ROUND, "gra-pairs"), adjudicate(turns, "gra-pairs")
    assert (one.teams, one.net) == (two.teams, two.net) == ({"Red": 33, "Blue": 92}, {"Blue": 59})
    assert [hand.points for hand in one.hands] == [hand.points for hand in two.hands]


def test_an_option_of_the_first_hand_is_exercised_in_it() -> None:
    """Ann is found with nine cards after a play: Cy chooses, and each line leads where it says when it stands in their hand."""
    begun = "Cy discards Qs\nAnn draws 8d, discards 8d\nAnn has 9 cards\n"
    opened, rest = HEAD.format(card="7d") + ANN + begun, BOB + GIN
    ruling = adjudicate(opened + rest, "gra-pairs")
    options = [option for choice in ruling.hands[0].choices for option in choice.options]
    assert {str(option.choice) for option in options} == {"correction", "a new deal"}
    for option in options:
        then = adjudicate(f"{opened}{option.line}\n{rest}", "gra-pairs").hands[0]
        assert (then.outcome, then.points) == (option.outcome, option.points)


def test_text_says_who_plays_whom_and_what_the_teams_have() -> None:
    words = text(adjudicate(ROUND, "gra-pairs"))
    assert "Hand 1, Ann against Cy: Knock by Ann: Ann scores 33." in words
    assert "Hand 2, Bob against Dee: Gin by Dee: Dee scores 92" in words
    assert "Teams: Red 33, Blue 92; Blue is ahead by 59." in words
    assert "Red deals the next hand" in words


def test_json_names_the_players_of_each_hand() -> None:
    ruling = adjudicate(ROUND, "gra-pairs").as_dict()
    assert [hand["players"] for hand in ruling["hands"]] == [["Ann", "Cy"], ["Bob", "Dee"]]
    assert ruling["teams"] == {"Red": 33, "Blue": 92}


def test_rules_for_two_players_know_nothing_of_eleven_cards() -> None:
    """Under rules of single players the same deal is one of a wrong number of cards."""
    hand = adjudicate(HEAD.format(card="7d") + ANN + "Cy has 11 cards\n", "gra").hands[0]
    assert hand.outcome == "new_deal"
    assert not {finding.clause for finding in hand.found if finding.clause} - load_rulebook("gra").clauses.keys()


@pytest.mark.parametrize(("book", "other"), [("gra-pairs", "gra"), ("gra-fr-pairs", "gra-fr")])
def test_what_a_text_of_pairs_does_not_say_the_other_says(book: str, other: str) -> None:
    pairs, single = load_rulebook(book), load_rulebook(other)
    assert single.clauses.items() <= pairs.clauses.items()
    assert all(clause.startswith(f"{book}.") for clause in pairs.clauses.keys() - single.clauses.keys())
    assert (pairs.terms.target, pairs.terms.gin, pairs.terms.undercut) == (250, single.terms.gin, single.terms.undercut)
    assert pairs.readings["P40"] == "c" != single.readings["P40"]
    changed = {point for point in pairs.readings if pairs.readings[point] != single.readings[point]}
    assert changed == {"P40"}


def test_a_row_takes_the_place_of_a_row_and_an_empty_table_removes_one() -> None:
    base = {
        "answers": {"a": {"x": {"remedy": "cite", "clause": "b.1"}, "y": {"remedy": "none"}}},
        "readings": {"P01": "b"},
    }
    own = {"says_else": "b", "answers": {"a": {"x": {"remedy": "none"}, "y": {}}}}
    found = whole(own, {"b": base}.__getitem__)
    assert found["answers"] == {"a": {"x": {"remedy": "none"}}}
    assert found["family"] == ["b"]
    assert "readings" not in found


ODD = [
    "pair: Ann, Cy\n",
    "teams: Red = Ann Bob, Blue = Cy Dee\npair: Ann, Bob\nAnn draws 5c, discards 5c\n",
    "teams: Red = Ann Bob, Blue = Cy Dee, Green = Eve Flo\npair: Ann, Eve\nAnn discards 5c\npair: Bob, Cy\nCy signs\n",
    "players: Ann, Cy\npair: Ann, Cy\npair: Cy, Ann\nAnn gives the count 5\nCy asks for the count\n",
    "teams: Red = Ann, Blue = Cy\ncaptains: Ann, Cy\nscore: Red 250, Blue 250\nRed changes seats\nAnn signs\n",
    "teams: Red = Ann Bob, Blue = Cy Dee\ncut: Ann 4c, Cy 4d\npair: Bob, Dee\ndeal Bob: ?\nBob knocks\nhand: 2\nhand: 3\npair: Bob, Dee\n",
]


@pytest.mark.parametrize("book", ["gra-pairs", "gra-fr-pairs", "gra", "classic", "home"])
@pytest.mark.parametrize("log", ODD)
def test_odd_logs_of_pairs_are_ruled_on(log: str, book: str) -> None:
    ruling = adjudicate(log, book, keep_going=True)
    assert ruling.as_dict()["outcome"] == ruling.outcome
    assert text(ruling).endswith("\n")
    lines = [finding.line for finding in ruling.found]
    assert all(one <= two for one, two in pairwise(lines))


def test_teams_that_a_log_names_late_take_over_no_score_of_others() -> None:
    """The gin is a round of its own, before anybody is in a team: what it hands on is nothing of Red's or Blue's."""
    late = f"{GIN}knock card: 7s\n{ANN}{BOB}teams: Red = Ann Bob, Blue = Cy Dee\n"
    assert adjudicate(late, "gra").as_dict()["teams"] == {"Red": 0, "Blue": 0}
