"""Games that were handed in and not played.

Clauses: gra.12.e.
"""

from collections.abc import Iterator

from adjudicator.standings.found import Found, Note
from adjudicator.standings.record import Named
from adjudicator.standings.table import Table
from adjudicator.words import say

CIRCUMSTANCES = ("not_played",)


def find(table: Table) -> Iterator[Found]:
    """Each report of a game that was not played; the loss is for the one who reported it."""
    not_played = {frozenset(named.players): named.line for named in table.record.not_played}
    for report in table.record.reports:
        line = not_played.get(frozenset(report.players))
        if line is not None:
            yield _found(report, line)


def _found(report: Named, line: int) -> Found:
    by, against = report.players
    return Found(
        "not_played",
        report.line,
        say(
            "{by} reported a game against {against} that was not played; {against} gets no win from it.",
            by=by,
            against=against,
        ),
        by,
        because=(say("line {line}: {by} and {against} did not play", line=line, by=by, against=against),),
        irregularity=True,
        available=(say("the loss of one game for {by}", by=by),),
        against=(by,),
        penalty=say("one game lost"),
    )


def notes(table: Table) -> Iterator[Note]:
    """Reports without a result, and games not played that nobody is said to have reported."""
    record = table.record
    reported = {frozenset(named.players) for named in record.reports}
    not_played = {frozenset(named.players) for named in record.not_played}
    played = {frozenset(game.players) for game in record.games} if reported else set()
    for named in record.reports:
        if frozenset(named.players) not in played | not_played:
            yield Note(
                named.line, say("a game is reported, and the record has neither its result nor that it was not played")
            )
    for named in record.not_played:
        if frozenset(named.players) not in reported:
            yield Note(named.line, say("who reported this game is not told (`report`)"))
