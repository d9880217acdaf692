"""What the ruling could not settle: missing facts, clauses that clash, gaps in the log."""

from adjudicator.render.clauses import clauses
from adjudicator.render.law_words import clause_in_words
from adjudicator.render.page import Page
from adjudicator.render.phrases import result
from adjudicator.ruling import AskLine, Ruling
from adjudicator.words import Message, both, say


def put_asks(page: Page, ruling: Ruling) -> None:
    """The facts that are missing and what each answer would lead to."""
    if ruling.ask:
        page.heading(say("Facts that are needed:"))
    for ask in ruling.ask:
        _put_ask(page, ask)


def _put_ask(page: Page, ask: AskLine) -> None:
    fact = page.pen.sentence(_fact(ask))
    page.put(say("{fact}:", fact=fact.rstrip(".")) if ask.answers else fact, 1, hang="  ")
    for answer in ask.answers:
        leads = result(answer["outcome"], answer["points"])
        page.put(say("{cards}: {leads}.", cards=answer["value"], leads=leads), 2, hang="  ")


def _fact(ask: AskLine) -> Message:
    return say("{fact} (line {line})", fact=ask.fact, line=ask.line) if ask.line else ask.fact


def put_conflicts(page: Page, ruling: Ruling) -> None:
    """Clauses that apply to one act and differ, each with what it says."""
    if ruling.conflicts:
        page.heading(say("Clauses that clash:"))
    book = clauses(ruling)
    for conflict in ruling.conflicts:
        named = both(list(conflict["clauses"]))
        page.put(say("Line {line}: {clauses} apply and differ; neither gives way.", line=conflict["line"], clauses=named),
                 1, hang="  ")  # fmt: skip
        for clause in conflict["clauses"]:
            words = (
                say("{clause}: {words}", clause=clause, words=clause_in_words(book[clause]))
                if clause in book
                else clause
            )
            page.put(words, 2, hang="  ")


def put_gaps(page: Page, ruling: Ruling) -> None:
    """What the log leaves open or says twice, by line."""
    if ruling.gaps:
        page.heading(say("Gaps in the log:"))
    for gap in ruling.gaps:
        page.put(say("Line {line}: {says}", line=gap["line"], says=gap["says"]), 1, hang="  ")
