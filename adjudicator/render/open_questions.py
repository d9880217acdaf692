"""What the ruling could not settle: missing facts, clauses that clash, gaps in the log."""

from collections.abc import Mapping
from typing import Any

from adjudicator.render.clauses import clauses, in_our_words
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import either, result, sentence
from adjudicator.ruling import AskLine, Ruling


def put_asks(page: Page, ruling: Ruling, pen: Pen) -> None:
    """The facts that are missing and what each answer would lead to."""
    if ruling.ask:
        page.heading("Facts that are needed:")
    for ask in ruling.ask:
        _put_ask(page, ask, pen)


def _put_ask(page: Page, ask: AskLine, pen: Pen) -> None:
    where = f" (line {ask.line})" if ask.line else ""
    page.put(f"{sentence(pen.message(ask.fact)).rstrip('.')}{where}{':' if ask.answers else '.'}", 1, hang="  ")
    for answer in ask.answers:
        page.put(f"{pen.signs(str(answer['value']))}: {result(answer['outcome'], answer['points'])}.", 2, hang="  ")


def put_conflicts(page: Page, ruling: Ruling, pen: Pen) -> None:
    """Clauses that apply to one act and differ, each with what it says."""
    if ruling.conflicts:
        page.heading("Clauses that clash:")
    book = clauses(ruling)
    for conflict in ruling.conflicts:
        page.put(f"Line {conflict['line']}: {_both(conflict)} apply and differ; neither gives way.", 1, hang="  ")
        for clause in conflict["clauses"]:
            says = f": {pen.words(in_our_words(book[clause]))}" if clause in book else ""
            page.put(f"{clause}{says}", 2, hang="  ")


def _both(conflict: Mapping[str, Any]) -> str:
    return either(list(conflict["clauses"]), "and")


def put_gaps(page: Page, ruling: Ruling, pen: Pen) -> None:
    """What the log leaves open or says twice, by line."""
    if ruling.gaps:
        page.heading("Gaps in the log:")
    for gap in ruling.gaps:
        page.put(f"Line {gap['line']}: {pen.words(str(gap['says']))}", 1, hang="  ")
