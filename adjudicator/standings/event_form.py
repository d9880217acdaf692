"""The form of the event: to what target games are played, how many there are, what a won game is worth on the sheet.

Clauses: gra.f.a, gra.f.b, gra.f.c, gra-pairs.1.a, gra-pairs.2.a, gra-fr.9.c, gra-fr-pairs.1.a, gra-fr-pairs.2.a,
classic.4.a, home.5.a.
"""

from collections.abc import Iterator

from adjudicator.standings.found import Found
from adjudicator.standings.table import Table
from adjudicator.words import Message, either, say

TARGETS = ("target", "target_finals", "target_consolation", "target_consolation_finals", "target_not_printed")
CIRCUMSTANCES = (*TARGETS, "length", "other_length", "too_many", "winner_bonus")


def find(table: Table) -> Iterator[Found]:
    """The target and the length of the event, players with more games than it has, the points of the winner."""
    if table.results:
        yield from _target(table)
        yield from _bonus(table)
    yield from _length(table)
    yield from _too_many(table)


def _target(table: Table) -> Iterator[Found]:
    target, record = table.target, table.record
    line = record.target[1] if record.target else record.games[0].line
    if target.circumstance == "target_not_printed":
        yield Found("target_not_printed", line, _silent(target.options), points=("P56",))
    elif target.printed:
        yield Found(target.circumstance, line, _says(target.printed, target.options))


def _silent(options: tuple[int, ...]) -> Message:
    return (
        say("Games are to {target}.", target=options[0]) if options else say("Games have no target: more points win.")
    )


def _says(printed: tuple[int, ...], options: tuple[int, ...]) -> Message:
    to = either(printed)
    if len(options) > 1:
        return say("Games here are to {target}: which of them, the event says.", target=to)
    if options[0] not in printed:
        return say(
            "Printed for these games is {printed}; the record says {target}, and is followed.",
            printed=to,
            target=options[0],
        )
    return say("Games are to {target}.", target=options[0])


def _bonus(table: Table) -> Iterator[Found]:
    points = table.book.terms.winner_bonus
    if not points:
        return
    reading, line = table.readings("P45"), table.results[0].game.line
    if not any(row.won for row in table.rows.values()):
        return
    if reading == "a":
        says = say(
            "The winner of a game has {points} points more on the sheet; that does not decide who has won.",
            points=points,
        )
        yield Found("winner_bonus", line, says, points=("P45",))
    elif reading == "c":
        says = say(
            "{points} points more for each hand: the record does not tell the hands, so none are added.", points=points
        )
        yield Found("winner_bonus", line, says, points=("P45",))


def _length(table: Table) -> Iterator[Found]:
    length, record = table.length, table.record
    line = record.length[1] if record.length else (record.games[0].line if record.games else 0)
    if length is None or not line:
        return
    known = [lines.games for lines in (table.book.event.long, table.book.event.short) if lines]
    if length in known:
        yield Found("length", line, say("The event has {length} games.", length=length))
    elif known:
        printed = either(known)
        yield Found("other_length", line, say("Printed are {printed} games; the record says {length}, and is followed.", printed=printed, length=length))  # fmt: skip


def _too_many(table: Table) -> Iterator[Found]:
    length = table.length
    for row in table.rows.values() if length is not None else ():
        for result in row.games[length:]:
            says = say("{player} has more than {length} games: game {number} is one too many.", player=row.player, length=length or 0, number=result.game.number)  # fmt: skip
            yield Found("too_many", result.game.line, says, row.player, irregularity=True)
