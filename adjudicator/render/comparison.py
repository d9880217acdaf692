"""One log under many rulebooks, side by side: what comes out, the points, and the clauses that decide it."""

from collections.abc import Sequence
from typing import Any, Final

from adjudicator.render.page import Page
from adjudicator.render.phrases import everybody, outcome, result
from adjudicator.ruling import Ruling

COLUMN: Final = 16
DESCRIBING: Final = frozenset({"cite", "none"})


def side_by_side(rulings: Sequence[Ruling], log_name: str = "") -> str:
    """The comparison as text: a line for each rulebook, its options below."""
    page = Page()
    put_side_by_side(page, rulings, log_name)
    return str(page)


def put_side_by_side(page: Page, rulings: Sequence[Ruling], log_name: str = "") -> None:
    """The comparison, for a page that may be set in any form."""
    page.lead(f"{log_name or 'The log'} under {len(rulings)} rulebooks", whole_words=True)
    page.gap()
    for ruling in rulings:
        clauses = ", ".join(deciding(ruling)) or "-"
        points = "" if ruling.points is None else f": {everybody(ruling.points)}"
        page.put(f"{ruling.rulebook.ljust(COLUMN)}{outcome(ruling.outcome)}{points} [{clauses}]", hang=" " * COLUMN)
        for choice in ruling.choices:
            for option in choice.options:
                where = f"{option.choice}: {result(option.outcome, option.points)}"
                page.put(f"{' ' * COLUMN}{choice.player}: {where}".lstrip(), COLUMN // 2, hang="  ")
        for ask in ruling.ask:
            page.put(f"needed: {ask.fact}", COLUMN // 2, hang="  ")
    page.gap()
    page.put(
        "The same under every rulebook."
        if same(rulings)
        else f"{_different(rulings)} rulings among {len(rulings)} rulebooks."
    )


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
    options = tuple((c.player, str(o.choice), o.outcome, str(o.points)) for c in ruling.choices for o in c.options)
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
