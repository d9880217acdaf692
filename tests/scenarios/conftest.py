"""Hands the table of steps to pytest-bdd."""

from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from tests.scenarios import choice_steps, game_steps, partner_steps, record_steps, silence_steps, steps


@pytest.fixture
def named() -> set[tuple[str, str]]:
    """The readings that a scenario has named so far."""
    return set()


@given(parsers.re(steps.GIVEN), target_fixture="log")
def the_log(docstring: str) -> str:
    return docstring + "\n"


@when(parsers.re(steps.WHEN), target_fixture="ruling")
def ruled_on(log: str, book: str, readings: str | None) -> dict[str, Any]:
    return steps.rule_on(log, book, readings)


TABLES = (steps, choice_steps, record_steps, game_steps, silence_steps, partner_steps)
"""Each enters its steps when it is loaded."""

for pattern, check in steps.THEN.items():
    then(parsers.re(pattern))(check)
