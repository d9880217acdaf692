"""Whatever a record says, it is answered, and every line that is named is a line of it."""

from random import Random

import pytest

from adjudicator import adjudicate

NAMES = ("Ann", "Bob", "Cy", "Dee", '"Eve Fay"')
BOOKS = ("gra", "gra-fr", "classic", "home")


def some(chance: Random) -> str:
    """One line of a record, right or wrong."""
    one, two = chance.choice(NAMES), chance.choice(NAMES)
    number, points, others = (
        chance.randrange(6),
        chance.randrange(150, 260),
        chance.choice((0, 199, 200, 201, 10**9 - 1)),
    )
    return chance.choice(
        [
            f"game {number}: {one} {points}, {two} {others}",
            f"game {number}: {one} {others}, {two} {points}",
            f"game {number}: {one} {points}",
            f"paired {one}, {two}: by {chance.choice(('lot', 'the staff', 'themselves'))}",
            f"report {one}: game against {two}",
            f"not played: {one}, {two}",
            f"{one} signs the ten-win sheet",
            f"{one} signs",
            f"{one} delays on purpose",
            f"{one} knocks with Kd",
            f"recorded total: {one} {points}",
            f"games: {chance.choice((0, 1, 12, 16))}",
            f"target: {chance.choice((0, 200, 250))}",
            f"fees: {number} x {points}",
            f"event: {chance.choice(('singles finals', 'consolation', 'consolation finals'))}",
            f"players: {NAMES[0]}, {chance.choice(NAMES[1:])}",
            "teams: Red = Ann Bob, Blue = Cy Dee",
            f"deal {one}: 3c 4c",
        ]
    )


@pytest.mark.parametrize("seed", range(60))
def test_any_record_is_answered(seed: int) -> None:
    chance = Random(seed)
    log = "\n".join(["fees: 2 x 10", *(some(chance) for _ in range(chance.randrange(1, 60)))])
    ruling = adjudicate(log, chance.choice(BOOKS), keep_going=True).as_dict()
    last = len(log.splitlines())
    lines = [entry["line"] for kind in ("findings", "gaps", "ask") for entry in ruling[kind]]
    assert all(1 <= line <= last for line in lines)
    assert [f["line"] for f in ruling["findings"]] == sorted(f["line"] for f in ruling["findings"])
    assert ruling["outcome"] == ("needs_facts" if ruling["ask"] else "standings")
    assert sum(row["won"] for row in ruling["standings"]) == sum(row["lost"] for row in ruling["standings"])


def test_more_gaps_than_a_hundred_are_counted() -> None:
    log = "games: 16\n" + "game 1: Ann 212, Ann 3\n" * 130
    ruling = adjudicate(log, "gra").as_dict()
    assert (len(ruling["gaps"]), ruling["more_gaps"]) == (100, 30)


def test_a_hand_within_a_record_is_named_line_by_line() -> None:
    log = "game 1: Ann 212, Bob 3\nupcard: 8d\ndeal Ann: 3c 4c\nAnn draws 5c\n"
    assert [gap["line"] for gap in adjudicate(log, "gra").as_dict()["gaps"]] == [2, 3, 4]


def test_conduct_on_a_record_is_left_to_the_director() -> None:
    ruling = adjudicate("game 1: Ann 212, Bob 3\nBob breaches decorum\n", "gra").as_dict()
    told = [(f["clause"], f["line"], f["kind"], bool(f["available"])) for f in ruling["findings"] if "available" in f]
    assert told == [("gra.0.b", 2, "discretion", True)]
