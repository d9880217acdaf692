"""A record under one book, heard under as many readings as are asked for: from findings to the ruling."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from adjudicator.handlog import HandLog
from adjudicator.rulebook import Answer, Book, Readings
from adjudicator.ruling import AskLine, Duty, FindingLine, Ruling
from adjudicator.standings.catalogue import findings, notes
from adjudicator.standings.found import Found, Note
from adjudicator.standings.record import record_of
from adjudicator.standings.sums import standing
from adjudicator.standings.table import Table
from adjudicator.words import say

MOST_NOTES: Final = 100
ORDER: Final = say("wins, then fewer losses, then the difference of points")


class RecordHearing:
    """A record, read once; only the law changes between its rulings."""

    def __init__(self, log: HandLog, book: Book) -> None:
        self.record, self.book = record_of(log), book

    def rule(self, letters: Mapping[str, str], brief: bool = False) -> tuple[Ruling, dict[str, str], dict[str, str]]:
        """The ruling; the points asked, and those of them that can have decided anything. It is never long."""
        readings = Readings(letters)
        table = Table(self.record, self.book, readings)
        found = sorted(findings(table), key=lambda each: each.line)
        answered = [(each, self.book.answer(each.regulation, each.circumstance)) for each in found]
        live = [(each, answer) for each, answer in answered if answer.remedy != "none"]
        noted = [
            *notes(table),
            *(_unanswered(each, self.book) for each, a in answered if a.remedy == "none" and each.irregularity),
        ]
        return self._ruling(table, live, sorted(noted, key=lambda note: note.line)), readings.asked, readings.decisive

    def _ruling(self, table: Table, live: list[tuple[Found, Answer]], noted: list[Note]) -> Ruling:
        ruling = Ruling(self.book.id, self.book.edition, "standings")
        ruling.standings = _rows(table, live)
        ruling.found = [self._line(found, answer, table.readings) for found, answer in live]
        ruling.duties = [Duty(f.player or "", answer.clause, f.duty) for f, answer in live if f.duty is not None]
        ruling.facts = _facts(table)
        ruling.gaps = [{"line": note.line, "says": note.says} for note in noted[:MOST_NOTES]]
        ruling.more_gaps = max(len(noted) - MOST_NOTES, 0)
        ruling.ask = _asks(table)
        if ruling.ask:
            ruling.outcome = "needs_facts"
        return ruling

    def _line(self, found: Found, answer: Answer, readings: Readings) -> FindingLine:
        kind = self.book.clauses[answer.clause].kind if answer.clause else "fixed"
        points = found.points
        if answer.point and answer.point not in points:
            points = (*points, answer.point)
        return FindingLine(
            answer.clause,
            "discretion" if answer.remedy == "discretion" else kind,
            "text" if answer.clause else "silent",
            tuple(point for point in points if point in readings.asked),
            found.irregularity,
            found.player,
            found.line,
            found.says,
            found.because,
            answer.source,
            found.available,
            f"{found.regulation}.{found.circumstance}",
        )


def _unanswered(found: Found, book: Book) -> Note:
    """An irregularity on which the book says nothing."""
    return Note(found.line, say("{says} The rules {book} say nothing of it.", says=found.says, book=book.id))


def _rows(table: Table, live: list[tuple[Found, Answer]]) -> list[dict[str, Any]]:
    penalties: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for found, answer in live:
        for player in found.against:
            penalties[player].append({"clause": answer.clause, "line": found.line, "available": found.penalty})
    more, sums = _more(table), standing(table)
    return [
        {
            "place": place,
            "player": row.player,
            "played": row.played,
            "won": row.won,
            "lost": row.lost,
            "points": row.points + more * row.won + sums.get(row.player, 0),
            "difference": row.points - row.against,
            "status": row.status,
            "penalties": penalties.get(row.player, []),
        }
        for place, row in table.places()
    ]


def _more(table: Table) -> int:
    """What a winner has more on the sheet for each game."""
    points = table.book.terms.winner_bonus
    return points if points and any(row.won for row in table.rows.values()) and table.readings("P45") == "a" else 0


def _facts(table: Table) -> list[dict[str, Any]]:
    """What the table takes for given, and where each comes from."""
    found: list[dict[str, Any]] = []
    if table.results and len(table.target.options) == 1:
        source = "record" if table.record.target else table.book.id if table.target.printed else "custom"
        found.append({"fact": "target", "value": table.target.options[0], "from": source})
    if table.length is not None:
        found.append(
            {"fact": "games", "value": table.length, "from": "record" if table.record.length else table.book.id}
        )
    if table.results:
        found.append({"fact": "order of the table", "value": ORDER, "from": "custom: no text ranks players"})  # fmt: skip
    return found


def _asks(table: Table) -> list[AskLine]:
    """Facts of the event without which somebody's record cannot be told."""
    found: list[AskLine] = []
    undecided = next((result for result in table.results if result.state == "open"), None)
    if undecided is not None:
        options = [_leads(f"target: {option}") for option in table.target.options]
        found.append(AskLine(say("the target of these games (`target:`)"), undecided.game.line, options))
    if table.length_decides:
        options = [_leads(f"games: {lines.games}") for lines in table.kinds]
        found.append(AskLine(say("how many games the event has (`games:`)"), table.record.games[-1].line, options))
    return found


def _leads(value: str) -> dict[str, Any]:
    return {"value": value, "outcome": "standings", "points": None}
