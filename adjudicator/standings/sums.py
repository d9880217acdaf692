"""Sums on the sheet that are not what the games make.

Clauses: gra.15.a, gra-fr.18.a.
"""

from collections.abc import Iterator

from adjudicator.standings.found import Found
from adjudicator.standings.record import Total
from adjudicator.standings.table import Table
from adjudicator.words import say

CIRCUMSTANCES = ("sum_mended", "sum_stands")


def find(table: Table) -> Iterator[Found]:
    """Each sum that is wrong, and whether it may still be mended."""
    for total in table.record.totals:
        made = _made(table, total)
        if made != total.points:
            yield _found(table, total, made)


def _found(table: Table, total: Total, made: int) -> Found:
    player = total.player
    signed = any(s.player == player and s.line > total.line for s in table.record.signatures)
    mended = table.readings("P39") == "a" and not signed
    says = (
        say(
            "The sheet says {sheet} for {player}, the games make {made}: the sum is put right.",
            sheet=total.points,
            player=player,
            made=made,
        )
        if mended
        else say(
            "The sheet says {sheet} for {player}, the games make {made}: the sum stands.",
            sheet=total.points,
            player=player,
            made=made,
        )
    )
    because = (say("signed after it was written"),) if signed else ()
    return Found(
        "sum_mended" if mended else "sum_stands", total.line, says, player, because, ("P39",), irregularity=True
    )


def _made(table: Table, total: Total) -> int:
    """What the games on the record before that line make, with what the winner of each has more."""
    before = {game.line for game in table.record.games[: total.games_before]}
    made = 0
    for result in table.results:
        game = result.game
        if game.line in before and total.player in game.players and result.state != "void":
            made += game.points[game.players.index(total.player)]
            if result.winner == total.player and table.book.event.winner and table.readings("P45") == "a":
                made += table.book.event.winner
    return made
