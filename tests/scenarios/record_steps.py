"""The words of scenarios about the record of an event: rows of the table, penalties, notes on lines."""

from tests.scenarios.steps import CLAUSE, NAME, Document, findings, then, unquoted


def row(ruling: Document, player: str) -> Document:
    """The row of a player in the table."""
    return next(row for row in ruling["standings"] if row["player"] == unquoted(player))


@then(rf"(?P<player>{NAME}) has won (?P<won>\d+) and lost (?P<lost>\d+)")
def won_and_lost(ruling: Document, player: str, won: str, lost: str) -> None:
    told = row(ruling, player)
    assert (told["won"], told["lost"], told["played"]) == (int(won), int(lost), int(won) + int(lost))


@then(rf"the status of (?P<player>{NAME}) is (?P<status>[a-z ]+)")
def status_is(ruling: Document, player: str, status: str) -> None:
    assert row(ruling, player)["status"] == status


@then(rf"(?P<player>{NAME}) has (?P<points>\d+) points on the sheet")
def sheet_points(ruling: Document, player: str, points: str) -> None:
    assert row(ruling, player)["points"] == int(points)


@then(rf"the table is (?P<table>\d+ (?:{NAME})(?:, \d+ (?:{NAME}))*)")
def table_is(ruling: Document, table: str) -> None:
    """Place and player, from the first to the last."""
    told = [f"{row['place']} {row['player']}" for row in ruling["standings"]]
    assert told == [entry.replace('"', "") for entry in table.split(", ")]


@then(rf"(?P<player>{NAME}) can be penalised under (?P<clause>{CLAUSE})")
def can_be_penalised(ruling: Document, player: str, clause: str) -> None:
    assert clause in [penalty["clause"] for penalty in row(ruling, player)["penalties"]]


@then(rf"(?P<player>{NAME}) cannot be penalised")
def cannot_be_penalised(ruling: Document, player: str) -> None:
    assert row(ruling, player)["penalties"] == []


@then(rf"(?P<clause>{CLAUSE}) says: (?P<words>.+)")
def clause_says(ruling: Document, clause: str, words: str) -> None:
    """The words stand in what one of the findings says, or in the facts it rests on."""
    told = [words_ for finding in findings(ruling, clause) for words_ in (finding["says"], *finding["because"])]
    assert any(words in each for each in told), told


@then(rf"(?P<clause>{CLAUSE}) is cited (?P<times>\d+) times?")
def cited_times(ruling: Document, clause: str, times: str) -> None:
    assert len(findings(ruling, clause)) == int(times)


@then(rf"(?P<clause>{CLAUSE}) is an irregularity of (?P<player>{NAME})")
def is_an_irregularity(ruling: Document, clause: str, player: str) -> None:
    told = [finding for finding in findings(ruling, clause) if finding["player"] == unquoted(player)]
    assert any(finding["irregularity"] for finding in told), told


@then(r"the gap on line (?P<line>\d+) says: (?P<words>.+)")
def gap_says(ruling: Document, line: str, words: str) -> None:
    told = [gap["says"] for gap in ruling["gaps"] if gap["line"] == int(line)]
    assert any(words in each for each in told), ruling["gaps"]
