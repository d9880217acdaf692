"""What is told from the first words of a line alone: nothing that can be read is called unreadable."""

import pytest
from hypothesis import given, settings

from adjudicator.notation import read
from adjudicator.notation.openings import may_be_read
from tests.notation.strategies import damaged, lines
from tests.properties.written import written


@settings(max_examples=300, deadline=None)
@given(lines())
def test_every_line_of_the_grammar_may_be_read(text: str) -> None:
    assert may_be_read(text)


def test_every_written_line_may_be_read() -> None:
    for dispute in written():
        for row in dispute.text.splitlines():
            if row.strip() and not row.lstrip().startswith("#"):
                assert may_be_read(row)


@pytest.mark.parametrize("line", ["the quick brown fox", "a b", "draws 5c", "North", "North discrads Kh", ": : :", "%"])
def test_junk_is_told_at_once(line: str) -> None:
    assert not may_be_read(line)


@settings(max_examples=150, deadline=None)
@given(damaged())
def test_faults_that_are_only_counted_are_counted_exactly(text: str) -> None:
    """The same lines after a hundred others with faults, where the first words are looked at first, and alone."""
    rows = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    head = rows[0]
    alone = read("\n".join([head, *rows[1:]]))
    after = read("\n".join([head, *["North discrads Kh"] * 100, *rows[1:]]))
    if [fault.id for fault in alone.faults] != ["L003"]:
        assert after.more_faults == len(alone.faults)
