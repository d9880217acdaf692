"""The game after a hand: the score, the target, who has won, and what is found on the sheet of it."""

from typing import Any

from adjudicator.assessment.case import Case
from adjudicator.assessment.game import Game, Pair, game
from adjudicator.precedence import Ruled
from adjudicator.regulations.catalogue import findings_of_the_game
from adjudicator.ruling import Duty, Ruling


def of_the_game(case: Case, ruling: Ruling) -> list[Ruled]:
    """What is found of the game, in force; enters the game, its duties and what comes after it in the ruling."""
    played = game(case, _gained(case, ruling))
    found = [Ruled(f, case.book.answer(f.regulation, f.circumstance)) for f in findings_of_the_game(case, played)]
    live = [entry for entry in found if entry.answer.remedy != "none"]
    ruling.game = _as_dict(case, played)
    for finding, answer in live:
        if finding.duty is not None:
            ruling.duties.append(Duty(case.player(finding.seat), answer.clause, finding.duty))
        if finding.circumstance == "new_cut":
            kept = {key: value for key, value in ruling.next.items() if key in ("open", "stock", "barred")}
            ruling.next = {"cut": answer.clause, **kept}
    if any(finding.regulation == "sheet" and finding.circumstance in ("signed", "unsigned") for finding, _ in live):
        ruling.game["accepted"] = all(finding.circumstance != "unsigned" for finding, _ in live)
    return live


def _gained(case: Case, ruling: Ruling) -> Pair | None:
    """What the hand is worth: as ruled; of a hand of which the log has only the sheet, as written there."""
    if ruling.points is not None:
        return ruling.points.get(case.player(0), 0), ruling.points.get(case.player(1), 0)
    if ruling.outcome == "in_play" and case.record.points and not case.trace.section.dealt:
        written = dict(case.record.points)
        return written.get(0, 0), written.get(1, 0)
    return None


def _as_dict(case: Case, played: Game) -> dict[str, Any]:
    """The game as JSON data, points by player; ``bonus`` and ``total`` only where the sheet adds something."""
    found: dict[str, Any] = {
        "score": _named(case, played.score),
        "target": played.target,
        "over": played.over,
        "winner": case.player(played.winner) if played.winner >= 0 else None,
        "hands_won": _named(case, played.won),
    }
    if case.trace.section.game is not None:
        found["number"] = case.trace.section.game
    if played.bonus != (0, 0):
        found["bonus"], found["total"] = _named(case, played.bonus), _named(case, played.total)
    return found


def _named(case: Case, pair: Pair | None) -> dict[str, int] | None:
    return None if pair is None else {case.player(seat): pair[seat] for seat in (0, 1)}
