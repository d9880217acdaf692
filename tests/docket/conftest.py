"""Every test of the docket that asks for ``docket`` runs on both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the extra serve is not installed")

from adjudicator.docket import open_docket
from adjudicator.docket.docket import Docket
from tests.databases import fresh_postgresql, migrated_postgresql, migrated_sqlite

KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database that has its tables."""
    return migrated_sqlite(tmp_path) if request.param == "sqlite" else migrated_postgresql()


@pytest.fixture(params=KINDS)
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database without tables."""
    return f"sqlite:///{tmp_path / 'docket.sqlite'}" if request.param == "sqlite" else fresh_postgresql()


@pytest.fixture
def docket(url: str) -> Iterator[Docket]:
    """A new docket with the event ``spring``."""
    from tests.docket.filed import NOW

    opened = open_docket(url, patience=30)
    opened.new_event("Spring Open", NOW, "spring")
    yield opened
    opened.close()
