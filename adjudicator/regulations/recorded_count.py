"""A count that was agreed and recorded stands, right or wrong.

Clauses: gra.15.a, gra.15.b, gra-fr.18.a. Point: P39.
"""

from collections.abc import Iterator, Mapping

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.limit import times
from adjudicator.assessment.recorded import Record
from adjudicator.regulations.finding import Finding
from adjudicator.words import Message, mark, say

CIRCUMSTANCES = ("stands", "not_agreed", "not_recorded", "shuffled")


def find(case: Case) -> Iterator[Finding]:
    """What the sheet settles, and cards shuffled before it did."""
    record = case.record
    at = len(case.trace.steps) - 1
    if stands(case, record):
        says = say("The count was agreed and recorded: it stands.")
        if case.book.answer("recorded_count", "not_agreed").remedy == "none":
            says = say("The score was recorded: it is not changed.")
        yield Finding("recorded_count", "stands", record.line, at, -1, says, _because(case, record), ("P39",))
    elif record.written:
        says = say("The count on the sheet is not one that both players agreed on: it is not final yet.")
        yield Finding("recorded_count", "not_agreed", record.line, at, -1, says, _because(case, record))
    elif record.agreed:
        says = say("The count was agreed and is not recorded: it is not final yet.")
        yield Finding("recorded_count", "not_recorded", record.agreed_line, at, -1, says, _because(case, record))
    yield from _shuffled(case, record)


def stands(case: Case, record: Record) -> bool:
    """Whether the sheet is final under this book."""
    if not record.written:
        return False
    return (bool(record.agreed) and not _differs(record)) or case.book.answer(
        "recorded_count", "not_agreed"
    ).remedy == "none"


def _differs(record: Record) -> bool:
    """Whether the count on the sheet is another than the one that was agreed."""
    agreed = dict(record.agreed)
    return any(agreed.get(seat, number) != number for seat, number in record.counts)


def _because(case: Case, record: Record) -> tuple[Message, ...]:
    found = []
    for template, numbers in (
        (mark("agreed count of {player}: {number}"), record.agreed),
        (mark("recorded count of {player}: {number}"), record.counts),
        (mark("recorded points of {player}: {number}"), record.points),
    ):
        found += [say(template, player=case.player(seat), number=number) for seat, number in numbers]
    return tuple(found)


def points(case: Case, record: Record) -> tuple[int, int] | None:
    """What each player scores by the sheet; a wrong sum of right counts may be mended until the card is signed (P39)."""
    if not record.points:
        return _computed(case, {**_by_the_cards(case), **dict(record.agreed), **dict(record.counts)})
    computed = _computed(case, dict(record.counts) or dict(record.agreed))
    written = dict(record.points)
    as_written = (written.get(0, 0), written.get(1, 0))
    if computed is None or computed == as_written or _signed(case):
        return as_written
    return computed if case.readings("P39") == "a" else as_written


def _signed(case: Case) -> bool:
    """Whether the card bears the signatures it needs: of both sides, or of the winner's alone (P40)."""
    signers = {step.actor for step in case.trace.of(e.Do) if step.act.deed == "signs"}
    return len(signers) > 1 or (len(signers) == 1 and case.readings("P40") == "d")


def _by_the_cards(case: Case) -> dict[int, int]:
    """What the hands count as they lie, for a count that nobody wrote down because nobody doubted it."""
    if case.result is not None:
        return {seat: counted.low + counted.charge for seat, counted in enumerate(case.result.counts)}
    last = case.last
    return {last.seat: last.count.low} if last is not None and last.held.complete else {}


def _computed(case: Case, counts: Mapping[int, int]) -> tuple[int, int] | None:
    """The points that follow from the counts on the sheet, by what was declared."""
    last = case.last
    if set(counts) != {0, 1} or last is None:
        return None
    terms, knocker, other = case.book.terms, last.seat, 1 - last.seat
    difference = counts[other] - counts[knocker]
    if last.called in ("gin", "big gin") and counts[knocker] == 0:
        bonus = terms.gin if last.called == "gin" or terms.big_gin is None else terms.big_gin
        winner, total = knocker, counts[other] + bonus
    elif difference > 0:
        winner, total = knocker, difference
    elif difference == 0 and case.readings("P17") != "a":
        winner, total = knocker, 0
    else:
        winner, total = other, -difference + terms.undercut
    factor = times(case)
    if factor is None:
        return None
    return (factor * total if winner == 0 else 0, factor * total if winner == 1 else 0)


def _shuffled(case: Case, record: Record) -> Iterator[Finding]:
    """Cards shuffled after the hand and before its score was on the sheet."""
    if case.end is None or (record.at < 0 and case.trace.section.followed):
        return  # where the log goes on to another hand, the score has been written down
    for step in case.trace.steps[case.end.step.at + 1 :]:
        if type(step.act) is e.Do and step.act.deed == "shuffles" and (record.at < 0 or step.at < record.at):
            says = say("The cards were shuffled before the score was recorded: they should have stayed as they were.")
            yield Finding("recorded_count", "shuffled", step.line, step.at, step.seat, says, irregularity=True)
