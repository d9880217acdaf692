"""A short rush on the service: what was acknowledged is there, nothing is there twice (``tests/bench/service.py`` at length)."""

from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from tests.bench.service import load
from tests.databases import migrated_postgresql, migrated_sqlite


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_rush_loses_and_doubles_nothing(tmp_path: Path, database: str) -> None:
    url = migrated_sqlite(tmp_path) if database == "sqlite" else migrated_postgresql()
    report = load(url, tmp_path, clients=20, seconds=5)
    print(report)
    assert (report.lost, report.doubled, dict(report.refused), report.intact) == (set(), 0, {}, True)
    assert len(report.acknowledged) >= 20, "every client was answered"
    assert report.again, "some had to send again"
    assert report.entries == list(range(1, len(report.entries) + 1)), "no number is missing"
