"""Sums on the sheet that are not what the games make.

Clauses: gra.15.a, gra-fr.18.a.
"""

from collections.abc import Iterator

from adjudicator.events import Player
from adjudicator.standings.found import Found
from adjudicator.standings.record import Total
from adjudicator.standings.table import Table
from adjudicator.words import mark, say

CIRCUMSTANCES = ("sum_mended", "sum_stands")
PUT_RIGHT = mark("The sheet says {sheet} for {player}, the games make {made}: the sum is put right.")
LEFT = mark("The sheet says {sheet} for {player}, the games make {made}: the sum stands.")


def find(table: Table) -> Iterator[Found]:
    """Each sum that is wrong, and whether it may still be mended."""
    for total, made in _wrong(table):
        yield _found(table, total, made)


def standing(table: Table) -> dict[Player, int]:
    """What the sums that stand although they are wrong give a player more than his games make (or less)."""
    return {total.player: total.points - made for total, made in _wrong(table) if not _mended(table, total)}


def _wrong(table: Table) -> Iterator[tuple[Total, int]]:
    if table.record.totals:
        table.readings("P39")  # a sum that is right may be wrong under another reading of what a game makes
    for total in table.record.totals:
        made = _made(table, total)
        if made != total.points:
            yield total, made


def _mended(table: Table, total: Total) -> bool:
    return table.readings("P39") == "a" and not _signed(table, total)


def _signed(table: Table, total: Total) -> bool:
    return any(s.player == total.player and s.line > total.line for s in table.record.signatures)


def _found(table: Table, total: Total, made: int) -> Found:
    mended = _mended(table, total)
    says = say(PUT_RIGHT if mended else LEFT, sheet=total.points, player=total.player, made=made)
    because = (say("signed after it was written"),) if _signed(table, total) else ()
    circumstance = "sum_mended" if mended else "sum_stands"
    return Found(circumstance, total.line, says, total.player, because, ("P39",), irregularity=True)


def _made(table: Table, total: Total) -> int:
    """What the games on the record before that line make, with what the winner of each has more."""
    before = {game.line for game in table.record.games[: total.games_before]}
    made = 0
    for result in table.results:
        game = result.game
        if game.line in before and total.player in game.players and result.state != "void":
            made += game.points[game.players.index(total.player)]
            if result.winner == total.player and table.book.terms.winner_bonus and table.readings("P45") == "a":
                made += table.book.terms.winner_bonus
    return made
