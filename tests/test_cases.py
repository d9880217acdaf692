"""Real disputes and hard readings come out as the texts have it, under every rulebook that is written."""

import pytest

from tests.cases import BOOKS, Case, cases, differences


@pytest.mark.parametrize("case", cases(), ids=str)
def test_case(case: Case) -> None:
    assert differences(case) == []


def test_there_are_cases_for_every_rulebook_that_is_written() -> None:
    assert "gra" in BOOKS
    assert {case.book for case in cases()} >= BOOKS - {"gra-fr-pairs"}
