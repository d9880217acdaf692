"""Who draws in his own turn is not blamed for it, though his opponent had drawn out of turn and not yet discarded."""

import pytest

from adjudicator import adjudicate

MID_HAND = (
    "rules: gra\nplayers: North, South\nknock card: 8d\nposition:\n  discards: ... 9s\n  stock: 20\n  to play: North\n"
)
SOUTH_FIRST = ("South draws 5h out of turn", "South draws 5h", "South takes 9s out of turn", "South takes 9s")
NORTH_NEXT = ("North draws 6d", "North draws 6d, discards 6d", "North draws 6d, discards 6d\nSouth discards Ad")


@pytest.mark.parametrize("reading", ["a", "b", "c"])
@pytest.mark.parametrize("north", NORTH_NEXT)
@pytest.mark.parametrize("south", SOUTH_FIRST)
def test_who_draws_in_his_own_turn_did_not_draw_early(south: str, north: str, reading: str) -> None:
    """gra.12.c: the opponent who drew out of turn has no discard to make before it."""
    ruling = adjudicate(f"{MID_HAND}{south}\n{north}\n", readings={"P34": reading})
    told = [(finding.circumstance, finding.player) for finding in ruling.findings if finding.irregularity]
    assert told[0] == ("order_of_play.out_of_turn", "South")
    assert {player for _, player in told} == {"South"}
    assert "gra.12.c" not in [finding.clause for finding in ruling.findings]
    assert not ruling.next["barred"]


@pytest.mark.parametrize("south", ["South draws 6d before the discard", "South draws 6d"])
def test_who_draws_while_a_player_in_his_own_turn_holds_eleven_did(south: str) -> None:
    ruling = adjudicate(f"{MID_HAND}North draws 5h\n{south}\n")
    told = [(finding.clause, finding.player) for finding in ruling.findings if finding.irregularity]
    assert told == [("gra.12.c", "South")]
    assert [bar["player"] for bar in ruling.next["barred"]] == ["South"]


@pytest.mark.parametrize("manner", ["before the discard", "out of turn"])
def test_that_it_was_too_early_is_believed_where_the_log_says_so(manner: str) -> None:
    ruling = adjudicate(f"{MID_HAND}South draws 5h out of turn\nNorth draws 6d {manner}\n")
    told = [finding.player for finding in ruling.findings if finding.irregularity]
    assert told == ["South", "North"]
