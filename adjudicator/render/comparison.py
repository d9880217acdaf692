"""One log under many rulebooks, side by side: what comes out, the points, and the clauses that decide it."""

from collections.abc import Sequence
from typing import Any, Final

from adjudicator.render.page import Page
from adjudicator.render.phrases import everybody, outcome, result
from adjudicator.ruling import Ruling
from adjudicator.words import Message, count, say

COLUMN: Final = 16
DESCRIBING: Final = frozenset({"cite", "none"})


def side_by_side(rulings: Sequence[Ruling], log_name: str = "") -> str:
    """The comparison as text: a line for each rulebook, its options below."""
    page = Page()
    put_side_by_side(page, rulings, log_name)
    return str(page)


def put_side_by_side(page: Page, rulings: Sequence[Ruling], log_name: str = "") -> None:
    """The comparison, for a page that may be set in any form."""
    number = len(rulings)
    if log_name:
        page.lead(
            count("{log} under {number} rulebook", "{log} under {number} rulebooks", number, log=log_name),
            whole_words=True,
        )
    else:
        page.lead(count("The log under {number} rulebook", "The log under {number} rulebooks", number))
    page.gap()
    for ruling in rulings:
        clauses = ", ".join(deciding(ruling)) or "-"
        page.entry(ruling.rulebook, say("{result} [{clauses}]", result=_outcome(ruling), clauses=clauses), COLUMN)
        for choice in ruling.choices:
            for option in choice.options:
                leads = result(option.outcome, option.points)
                page.put(say("{player}: {option}: {leads}", player=choice.player, option=option.choice, leads=leads),
                         COLUMN // 2, hang="  ")  # fmt: skip
        for ask in ruling.ask:
            page.put(say("needed: {fact}", fact=ask.fact), COLUMN // 2, hang="  ")
    page.gap()
    if same(rulings):
        page.put(say("The same under every rulebook."))
    else:
        page.put(say("{rulings} rulings among {rulebooks} rulebooks.", rulings=_different(rulings), rulebooks=number))


def _outcome(ruling: Ruling) -> Message:
    if ruling.points is None:
        return outcome(ruling.outcome)
    return say("{outcome}: {points}", outcome=outcome(ruling.outcome), points=everybody(ruling.points))


def as_data(rulings: Sequence[Ruling]) -> dict[str, Any]:
    """The comparison as JSON data."""
    rows = [
        {
            "rulebook": ruling.rulebook,
            "edition": ruling.edition,
            "outcome": ruling.outcome,
            "points": ruling.points,
            "clauses": deciding(ruling),
            "choices": [choice.as_dict() for choice in ruling.choices],
            "ask": [ask.as_dict() for ask in ruling.ask],
        }
        for ruling in rulings
    ]
    return {"same": same(rulings), "rulings": rows}


def same(rulings: Sequence[Ruling]) -> bool:
    """Whether every rulebook comes to the same outcome, points and choices."""
    return _different(rulings) <= 1


def _different(rulings: Sequence[Ruling]) -> int:
    return len({_result(ruling) for ruling in rulings})


def _result(ruling: Ruling) -> tuple[Any, ...]:
    points = None if ruling.points is None else tuple(ruling.points.items())
    options = tuple((c.player, o.choice, o.outcome, str(o.points)) for c in ruling.choices for o in c.options)
    return ruling.outcome, points, options


def deciding(ruling: Ruling) -> list[str]:
    """The clauses that do more than describe; all that are cited where none does. Silences are named by their point."""
    found = [finding for finding in ruling.findings if _remedy(ruling, finding.circumstance) not in DESCRIBING]
    names = [finding.clause or ", ".join(finding.points) or str(finding.source) for finding in found or ruling.findings]
    return list(dict.fromkeys(names))


def _remedy(ruling: Ruling, circumstance: str) -> str:
    regulation, _, name = circumstance.partition(".")
    answer = ruling.book.answers.get((regulation, name)) if ruling.book else None
    return answer.remedy if answer else "cite"
