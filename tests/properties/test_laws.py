"""Rulings keep to their format, on the logs that people wrote and on any other; nothing in a log makes the engine fail."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator import adjudicate
from tests.notation.strategies import damaged, texts
from tests.properties.effort import examples, holds
from tests.properties.hands import chances, irregular, irregular_logs
from tests.properties.laws import LAWS, broken
from tests.properties.written import Dispute, written

BOOKS = ("gra",)


def test_rulings_on_written_logs_keep_every_law() -> None:
    told = {}
    for dispute in written():
        ruling = adjudicate(dispute.text, dispute.book, dispute.readings, compare=False).as_dict()
        if found := broken(ruling, dispute.text):
            told[str(dispute)] = found
    assert told == {}


@pytest.mark.parametrize("book", BOOKS)
def test_rulings_on_any_log_keep_every_law(book: str) -> None:
    @examples(80)
    @given(irregular_logs())
    def keep(text: str) -> None:
        holds(lambda text: broken(adjudicate(text, book).as_dict(), text), text)

    keep()


@examples(40)
@given(irregular_logs())
def test_the_same_log_has_the_same_ruling(text: str) -> None:
    assert adjudicate(text, "gra").as_dict() == adjudicate(text, "gra").as_dict()


def edited(chance: Random) -> str:
    """A log with lines left out, doubled, moved, or words of it swapped."""
    rows = irregular(chance).splitlines()
    for _ in range(chance.randrange(1, 4)):
        one, two = chance.randrange(len(rows)), chance.randrange(len(rows))
        edit = chance.randrange(4)
        if edit == 0 and len(rows) > 1:
            del rows[one]
        elif edit == 1:
            rows.insert(two, rows[one])
        elif edit == 2:
            rows[one], rows[two] = rows[two], rows[one]
        else:
            words, others = rows[one].split(), rows[two].split()
            words[chance.randrange(len(words))] = chance.choice(others)
            rows[one] = " ".join(words)
    return "\n".join(rows) + "\n"


@examples(100)
@given(chances().map(edited))
def test_a_log_with_its_lines_mixed_up_is_ruled_on(text: str) -> None:
    holds(lambda text: broken(adjudicate(text, "gra", keep_going=True).as_dict(), text), text)


@examples(60)
@given(texts() | damaged())
def test_a_log_of_anything_the_grammar_knows_is_ruled_on(text: str) -> None:
    assert adjudicate(text, "gra", keep_going=True).as_dict()["outcome"]


@examples(60)
@given(st.binary(max_size=60) | st.text(max_size=60))
def test_any_bytes_are_answered(text: bytes | str) -> None:
    assert adjudicate(text, "gra").as_dict()["outcome"]


def test_a_law_that_is_broken_is_told() -> None:
    dispute: Dispute = written()[0]
    good = adjudicate(dispute.text, dispute.book, dispute.readings).as_dict()
    bad = [
        {**good, "outcome": "won"},
        {**good, "outcome": "in_play", "points": {"North": 3, "South": 0}},
        {**good, "outcome": "in_play", "choices": [{"player": "North", "clause": None, "options": []}]},
        {**good, "outcome": "needs_facts", "ask": []},
        {**good, "duties": [{"player": "North", "clause": "gra.99.z"}]},
        {**good, "gaps": [{"line": 1000}]},
        {**good, "counts": {"Nobody": {"melds": [], "laid_off": [], "loose": ["Kd"], "count": 3, "charge": 0}}},
        {**good, "outcome": "in_play", "next": {"stock": 53}},
    ]
    assert [bool(broken(ruling, dispute.text)) for ruling in bad] == [True] * len(bad)
    assert len(LAWS) == len({law.__name__ for law in LAWS})
