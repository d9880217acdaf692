"""Hands add up to games: recorded hands put one after the other in a log, the sums made here by adding."""

from random import Random
from typing import Any

import pytest

from adjudicator import adjudicate
from tests.test_hands import hands

PLAYERS = ("North", "South")
TARGETS = {"gra": 200, "classic": 100}


def several(book: str, seed: int, number: int) -> list[dict[str, Any]]:
    """So many recorded hands of one book, drawn by lot."""
    return Random(seed).sample([hand for hand in hands() if hand["rules"] == book], number)


def joined(played: list[dict[str, Any]], *, dealers: bool = False) -> str:
    """One log of several hands; without ``dealers`` the first alone says who deals."""
    rows: list[str] = []
    for number, hand in enumerate(played):
        lines = hand["log"].splitlines()
        later = [row for row in lines if not row.startswith(("rules:", "players:"))]
        if not dealers:
            later = [row for row in later if not row.startswith("dealer:")]
        rows += [f"hand: {number + 1}", *(later if number else lines)]
    return "\n".join(rows) + "\n"


def after(played: list[dict[str, Any]], target: int) -> tuple[dict[str, int], str | None]:
    """The score of the game after the last hand and its winner; a new game begins after each that is won."""
    score, winner = dict.fromkeys(PLAYERS, 0), None
    for hand in played:
        if winner is not None:
            score, winner = dict.fromkeys(PLAYERS, 0), None
        score = {player: score[player] + hand["points"][player] for player in PLAYERS}
        winner = next((player for player in PLAYERS if score[player] >= target), None)
    return score, winner


@pytest.mark.parametrize("book", sorted(TARGETS))
@pytest.mark.parametrize("seed", range(6))
def test_the_score_of_a_game_is_the_sum_of_its_hands(book: str, seed: int) -> None:
    played = several(book, seed, 12)
    ruling = adjudicate(joined(played), compare=False)
    assert [hand.points for hand in ruling.hands] == [hand["points"] for hand in played]
    told = [(hand.game["score"], hand.game["winner"]) for hand in ruling.hands if hand.game is not None]
    assert told == [after(played[: number + 1], TARGETS[book]) for number in range(len(played))]


@pytest.mark.parametrize("book", sorted(TARGETS))
def test_a_hand_counts_the_same_alone_and_among_others(book: str) -> None:
    played = several(book, 17, 10)
    together = adjudicate(joined(played, dealers=True), compare=False).hands
    alone = [adjudicate(hand["log"], compare=False) for hand in played]
    assert [(hand.outcome, hand.points, hand.counts) for hand in together] == [
        (hand.outcome, hand.points, hand.counts) for hand in alone
    ]


@pytest.mark.parametrize("off", [-30, -1, 1, 25])
def test_a_wrong_total_is_found_whatever_it_is_off_by(off: int) -> None:
    played = several("gra", 3, 3)
    score, _ = after(played, 10_000)
    ahead = max(PLAYERS, key=score.__getitem__)
    wrong = {**score, ahead: score[ahead] + off}
    log = joined(played).replace("rules: gra", "rules: gra\ntarget: 10000")
    log += f"recorded total: North {wrong['North']}, South {wrong['South']}\n"
    ruling = adjudicate(log).as_dict()
    found = [finding for finding in ruling["findings"] if finding["clause"] == "gra.15.a" and finding["irregularity"]]
    assert [finding["line"] for finding in found] == [len(log.splitlines())]
    assert ruling["game"]["score"] == score


def test_one_hand_alone_tells_of_no_game() -> None:
    assert all(adjudicate(hand["log"], compare=False).game is None for hand in hands()[:20])
