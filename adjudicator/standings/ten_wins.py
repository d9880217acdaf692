"""Players who have ten wins while games are left: they sign a sheet and are paired with each other.

Clauses: gra.16.a.
"""

from collections.abc import Iterator

from adjudicator.standings.found import Found
from adjudicator.standings.table import Row, Table
from adjudicator.words import Message, say

CIRCUMSTANCES = ("ten_wins", "ten_wins_signed", "signed_without")


def find(table: Table) -> Iterator[Found]:
    """Each player with ten wins and games left, whether he has signed, and whom he meets next."""
    sheet = table.book.event.sheet
    if not sheet:
        return
    signed = {signature.player: signature.line for signature in reversed(table.record.ten_win_sheets)}
    queue = [row for row in table.rows.values() if row.won >= sheet and table.remaining(row)]
    queue.sort(key=lambda row: row.games[row.wins[sheet - 1]].game)
    for number, row in enumerate(queue):
        other = number ^ 1
        yield _found(table, row, sheet, queue[other] if other < len(queue) else None, signed.get(row.player))
    for player, line in signed.items():
        if table.rows[player].won < sheet:
            says = say(
                "{player} signed the sheet for {sheet} wins with {won}.",
                player=player,
                sheet=sheet,
                won=table.rows[player].won,
            )
            yield Found("signed_without", line, says, player, irregularity=True)


def _found(table: Table, row: Row, sheet: int, other: Row | None, signed: int | None) -> Found:
    tenth = row.wins[sheet - 1]
    since = row.played - tenth - 1
    whom = _whom(other, sheet)
    facts: tuple[Message, ...] = (say("{won} won, {lost} lost, {left} of {length} games left", won=row.won, lost=row.lost, left=table.remaining(row) or 0, length=table.length or 0),)  # fmt: skip
    if since:
        facts += (say("games played since the last of those wins: {since}", since=since),)
    if signed is not None:
        says = say(
            "{player} has {sheet} wins and has signed the sheet; next: {whom}.",
            player=row.player,
            sheet=sheet,
            whom=whom,
        )
        return Found("ten_wins_signed", max(row.line(tenth), signed), says, row.player, facts)
    return Found(
        "ten_wins",
        row.line(tenth),
        say(
            "{player} has {sheet} wins with games left, and has not signed the ten-win sheet yet.",
            player=row.player,
            sheet=sheet,
        ),
        row.player,
        facts,
        irregularity=since > 0,
        duty=say("signs the ten-win sheet; next: {whom}", whom=whom),
    )


def _whom(other: Row | None, sheet: int) -> Message:
    if other is None:
        return say("to be paired with the first player who also comes to {sheet} wins", sheet=sheet)
    return say("to be paired with {other}, who has {won} wins", other=other.player, won=other.won)
