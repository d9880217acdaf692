"""Every regulation of records, listed by name, and what each can find.

A regulation of records is a module with ``CIRCUMSTANCES`` and ``find(table)``; ``notes(table)`` names lines that mean
nothing as they stand. Books answer the circumstances under ``[answers.record]``.
"""

from collections.abc import Iterator
from types import ModuleType

from adjudicator.standings import (
    entry,
    event_form,
    incidents,
    pairing,
    prize_fund,
    qualifying,
    repeats,
    reported,
    sums,
    ten_wins,
)
from adjudicator.standings.found import Found, Note
from adjudicator.standings.table import Table

REGULATIONS: tuple[ModuleType, ...] = (
    entry,
    event_form,
    pairing,
    reported,
    ten_wins,
    qualifying,
    sums,
    prize_fund,
    incidents,
)
NOTING: tuple[ModuleType, ...] = (reported, prize_fund, incidents, repeats)

CIRCUMSTANCES: tuple[str, ...] = tuple(name for module in REGULATIONS for name in module.CIRCUMSTANCES)


def findings(table: Table) -> Iterator[Found]:
    """What every regulation finds on a record."""
    for module in REGULATIONS:
        yield from module.find(table)


def notes(table: Table) -> Iterator[Note]:
    """Every line of the record that cannot be as it stands, or may not be meant so."""
    yield from table.record.notes
    yield from table.notes
    for module in NOTING:
        yield from module.notes(table)
