"""Records drawn by chance, and the table counted again without the engine."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple


class Count(NamedTuple):
    """What a player has won and lost, and the sum of his points."""

    won: int
    lost: int
    points: int


def drawn(players: int, rounds: int, chance: Random) -> list[tuple[int, str, int, str, int]]:
    """Games of an event: number, player, points, player, points. Everybody plays once a round; all games are decided."""
    names = [f"P{number:03}" for number in range(players)]
    found: list[tuple[int, str, int, str, int]] = []
    for _ in range(rounds):
        chance.shuffle(names)
        for one, two in zip(names[::2], names[1::2], strict=True):
            points = [chance.randrange(201, 290), chance.randrange(200)]
            chance.shuffle(points)
            found.append((len(found) + 1, one, points[0], two, points[1]))
    return found


def text(games: Sequence[tuple[int, str, int, str, int]], rounds: int) -> str:
    """The record as a log."""
    rows = [f"game {number}: {one} {first}, {two} {second}" for number, one, first, two, second in games]
    return "\n".join(["event: singles", f"games: {rounds}", *rows]) + "\n"


def counted(games: Sequence[tuple[int, str, int, str, int]]) -> dict[str, Count]:
    """The table, counted player by player over all games."""
    names = {name for game in games for name in (game[1], game[3])}
    return {name: _of(name, games) for name in names}


def _of(name: str, games: Sequence[tuple[int, str, int, str, int]]) -> Count:
    mine = [(first, second) for _, one, first, two, second in games if one == name]
    mine += [(second, first) for _, one, first, two, second in games if two == name]
    won = sum(1 for own, other in mine if own > other)
    return Count(won, len(mine) - won, sum(own for own, _ in mine))
