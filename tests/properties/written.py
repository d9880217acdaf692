"""The logs that people wrote, for properties that hold over all of them: scenarios, cases, and some recorded hands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from tests.cases import cases
from tests.properties.effort import EFFORT
from tests.scenarios.corpus import scenarios
from tests.test_hands import hands

RECORDED: Final = 20
"""Recorded hands that are taken, evenly over all of them."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A log, and how it is to be ruled on."""

    name: str
    text: str
    book: str
    readings: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name


@cache
def written() -> tuple[Dispute, ...]:
    """Every log that somebody wrote."""
    return (*from_scenarios(), *from_cases(), *from_records())


def some(number: int) -> tuple[Dispute, ...]:
    """About this many of them (more with more effort), evenly over all: for what takes long."""
    every = written()
    return every[:: max(len(every) // (number * EFFORT), 1)]


@cache
def from_scenarios() -> tuple[Dispute, ...]:
    return tuple(
        Dispute(f"{each.file.name}: {each.name}", each.log + "\n", each.rules, each.readings) for each in scenarios()
    )


def from_cases() -> tuple[Dispute, ...]:
    found = [(str(case), case.log.read_text(encoding="utf-8"), case.book, case.readings) for case in cases()]
    return tuple(Dispute(name, text.rstrip() + "\n", book, letters) for name, text, book, letters in found)


def from_records() -> tuple[Dispute, ...]:
    all_hands = hands()
    return tuple(
        Dispute(f"hand {hand['id']}", hand["log"], hand["rules"])
        for hand in all_hands[:: max(len(all_hands) // (RECORDED * EFFORT), 1)]
    )
