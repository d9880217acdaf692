"""Every ruling on the compliance cases and on recorded hands can be put into words, and nothing that binds is left out."""

import gzip
import json
from collections.abc import Iterator

import pytest

from adjudicator import adjudicate
from adjudicator.render import text
from adjudicator.render.pen import Pen
from adjudicator.ruling import Choice, Ruling
from tests.cases import BOOKS, DATA, Case, cases

CASES = cases()


def words(written: str) -> str:
    """The words of a text without its line breaks."""
    return " ".join(written.split())


def hands() -> list[str]:
    """Every eighth of the recorded hands."""
    with gzip.open(DATA / "hands.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [hand["log"] for hand in map(json.loads, lines) if hand["rules"] in BOOKS][::8]


def parts(ruling: Ruling) -> list[Ruling]:
    return ruling.hands or [ruling]


def promised(ruling: Ruling) -> Iterator[str]:
    """Everything that a text may not leave out."""
    for hand in parts(ruling):
        for finding in hand.findings:
            yield finding.clause or "no clause"
            yield Pen().message(finding.says)
        for choice in hand.choices:
            yield from options(choice)
        yield from (Pen().message(ask.fact).removeprefix("the ") for ask in hand.ask)
        yield from (Pen().message(duty.what) for duty in hand.duties)
        yield from (str(gap["says"]) for gap in hand.gaps)
        yield from (clause for conflict in hand.conflicts for clause in conflict["clauses"])
        yield from (read["point"] for read in hand.readings if read["otherwise"])


def options(choice: Choice) -> Iterator[str]:
    for option in choice.options:
        yield f"Log line: {option.line}"
        for later in option.then:
            yield from options(later)


def lines_are_well_set(written: str, width: int) -> bool:
    lines = written.split("\n")
    return all(line == line.rstrip() and len(line) <= width for line in lines) and "\n\n\n" not in written


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_ruling_on_a_case_leaves_nothing_out(case: Case) -> None:
    ruling = adjudicate(case.log.read_text(encoding="utf-8"), case.book, case.readings)
    written = text(ruling)
    assert [part for part in promised(ruling) if words(part) not in words(written)] == []
    assert lines_are_well_set(written, 80)
    assert text(ruling) == written


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_narrow_page_and_plain_letters_say_the_same(case: Case) -> None:
    ruling = adjudicate(case.log.read_text(encoding="utf-8"), case.book, case.readings)
    narrow = text(ruling, ascii=True, width=40)
    assert lines_are_well_set(narrow, 40)
    assert narrow.isascii()
    assert words(narrow) == words(text(ruling, ascii=True, width=200))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_points_that_change_nothing_are_not_named_as_readings(case: Case) -> None:
    ruling = adjudicate(case.log.read_text(encoding="utf-8"), case.book, case.readings)
    if any(read["otherwise"] for hand in parts(ruling) for read in hand.readings):
        assert "No other reading changes it." in text(ruling)
    else:
        assert "Readings that would" not in text(ruling)
        dealt = [hand for hand in parts(ruling) if any("dealers" in read for read in hand.readings)]
        assert text(ruling).count("Who deals next hangs on ") >= len(dealt)
        assert text(ruling).count("All else is the same under every reading.") == len(dealt)
        assert text(ruling).count("The same under every reading.") == len(parts(ruling)) - len(dealt)


def test_recorded_hands_are_put_into_words() -> None:
    for log in hands():
        ruling = adjudicate(log)
        written = text(ruling)
        assert [part for part in promised(ruling) if words(part) not in words(written)] == []
        assert all(f"{player} {scored}" in words(written) for player, scored in (ruling.points or {}).items())
