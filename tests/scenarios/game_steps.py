"""Steps that speak of what is around a hand: the game, the sheet, the cut, earlier incidents. Entered in the table of ``steps``."""

import re

from tests.scenarios.steps import CLAUSE, NAME, POINTS, Document, findings, next_play, numbers, then, unquoted


@then(rf"the score of the game is (?P<points>{POINTS})")
def game_score_is(ruling: Document, points: str) -> None:
    assert ruling["game"]["score"] == numbers(points)


@then(r"the score of the game is not known")
def game_score_unknown(ruling: Document) -> None:
    assert ruling["game"]["score"] is None


@then(r"the log tells of no game")
def no_game(ruling: Document) -> None:
    assert "game" not in ruling


@then(r"the target is (?P<target>\d+)")
def target_is(ruling: Document, target: str) -> None:
    assert ruling["game"]["target"] == int(target)


@then(r"no target is set")
def no_target(ruling: Document) -> None:
    assert ruling["game"]["target"] is None
    assert ruling["game"]["winner"] is None


@then(rf"(?P<player>{NAME}) has won the game")
def game_won(ruling: Document, player: str) -> None:
    assert ruling["game"]["over"] is True
    assert ruling["game"]["winner"] == unquoted(player)


@then(r"the game goes on")
def game_goes_on(ruling: Document) -> None:
    assert ruling["game"]["over"] is False
    assert ruling["game"]["winner"] is None


@then(rf"the sheet adds (?P<points>{POINTS})")
def sheet_adds(ruling: Document, points: str) -> None:
    game, added = ruling["game"], numbers(points)
    assert game["bonus"] == added
    assert game["total"] == {player: score + added[player] for player, score in game["score"].items()}


@then(r"the sheet adds nothing")
def sheet_adds_nothing(ruling: Document) -> None:
    assert "bonus" not in ruling["game"]


@then(r"what the sheet adds is not known")
def sheet_adds_unknown(ruling: Document) -> None:
    assert ruling["game"]["bonus"] is None


@then(r"the score is accepted")
def accepted(ruling: Document) -> None:
    assert ruling["game"]["accepted"] is True


@then(r"the score is not accepted yet")
def not_accepted(ruling: Document) -> None:
    assert ruling["game"]["accepted"] is False


@then(rf"a new game begins with a cut by (?P<clause>{CLAUSE})")
def new_cut(ruling: Document, clause: str) -> None:
    assert next_play(ruling)["cut"] == clause
    assert "dealer" not in next_play(ruling)


@then(r"the cut is made again")
def cut_again(ruling: Document) -> None:
    assert next_play(ruling)["cut"] == "again"


@then(rf"(?P<clause>{CLAUSE}) on line (?P<line>\d+) lists the incidents? on lines? (?P<listed>\d+(?:, \d+)*)")
def lists_incidents(ruling: Document, clause: str, line: str, listed: str) -> None:
    """Every earlier incident of the same player in the log, and no other."""
    found = [finding["because"] for finding in findings(ruling, clause) if finding["line"] == int(line)]
    assert len(found) == 1
    told = [int(number) for fact in found[0] for number in re.findall(r"earlier in the log, line (\d+)", fact)]
    assert told == [int(number) for number in listed.split(", ")]


@then(rf"(?P<clause>{CLAUSE}) on line (?P<line>\d+) lists no earlier incident")
def lists_none(ruling: Document, clause: str, line: str) -> None:
    found = [finding["because"] for finding in findings(ruling, clause) if finding["line"] == int(line)]
    assert len(found) == 1
    assert not [fact for fact in found[0] if "earlier in the log" in fact]


@then(r"nothing is irregular on line (?P<line>\d+)")
def regular_on(ruling: Document, line: str) -> None:
    assert int(line) not in [finding["line"] for finding in ruling["findings"] if finding["irregularity"]]


@then(rf"(?P<first>{CLAUSE}) is cited before (?P<second>{CLAUSE})")
def cited_before(ruling: Document, first: str, second: str) -> None:
    """Findings stand in the order of the log, the root cause first."""
    clauses = [finding["clause"] for finding in ruling["findings"]]
    assert clauses.index(first) < clauses.index(second)


@then(rf"a penalty of (?P<points>-?\d+) is written for (?P<player>{NAME})")
def penalty_is(ruling: Document, points: str, player: str) -> None:
    """Points for the sheet while play goes on; below nought where they are taken off."""
    assert {"player": unquoted(player), "points": int(points)} in next_play(ruling)["penalties"]


@then(r"no penalty is written")
def no_penalty(ruling: Document) -> None:
    assert not next_play(ruling).get("penalties")
