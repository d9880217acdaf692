"""A knock of which nobody wrote down the discard, where both agreed on the counts."""

import pytest

from adjudicator import adjudicate

KNOCK = """\
rules: gra
players: Ann, Bob
upcard: 8d
position:
hand Ann: 10 cards
hand Bob: 10 cards
Ann draws ?, knocks
"""


def test_counts_on_which_both_agreed_settle_a_knock_without_its_discard() -> None:
    ruling = adjudicate(KNOCK + "agreed count: Ann 6, Bob 20\n")
    assert (ruling.outcome, ruling.points) == ("knock", {"Ann": 14, "Bob": 0})


def test_so_they_do_where_the_knock_is_a_line_of_its_own() -> None:
    ruling = adjudicate(KNOCK.replace("?, knocks", "?\nAnn knocks") + "agreed count: Ann 6, Bob 20\n")
    assert ruling.points == {"Ann": 14, "Bob": 0}


def test_nobody_owes_a_discard_after_a_knock_whose_discard_is_not_written_down() -> None:
    ruling = adjudicate(KNOCK + "agreed count: Ann 12, Bob 20\n")
    assert ruling.outcome == "in_play"
    assert ruling.next["open"] == ["Ann"]
    assert ruling.next["to_play"] == "Bob"
    assert "to_discard" not in ruling.next


def test_a_knock_above_the_limit_may_be_accepted_by_the_agreed_count() -> None:
    log = KNOCK + "agreed count: Ann 12, Bob 7\n"
    assert adjudicate(log).outcome == "choice"
    accepted = adjudicate(log + "Bob accepts the knock\n")
    assert (accepted.outcome, accepted.points) == ("undercut", {"Ann": 0, "Bob": 30})
    assert "to_discard" not in accepted.next


def test_the_discard_is_asked_for_where_nothing_else_tells_the_count() -> None:
    ruling = adjudicate(KNOCK)
    assert ruling.outcome == "needs_facts"
    assert [str(ask.fact) for ask in ruling.ask] == ["the card that Ann discarded"]
    assert "to_discard" not in ruling.next


@pytest.mark.parametrize("agreed", ["", "agreed count: Ann 2, Bob 20\n"])
def test_known_cards_speak_before_a_count_that_is_not_recorded(agreed: str) -> None:
    """South holds 3-4-5 of clubs, three sevens, three kings and two loose cards: what is left depends on the discard."""
    log = KNOCK.replace("hand Ann: 10 cards", "hand Ann: 3c 4c 5c 7d 7h 7s Kd Ks Kh 2d").replace("draws ?", "draws 9s")
    assert adjudicate(log + agreed).outcome == "needs_facts"
