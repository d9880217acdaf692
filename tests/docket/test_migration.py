"""The steps to the tables of the docket and back, on both databases; and the addresses of dockets."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from adjudicator.docket import open_docket, shares
from adjudicator.docket.docket import Docket
from adjudicator.docket.migration import NEWEST, migrate, revision
from adjudicator.docket.precedents import Wanted
from adjudicator.docket.store import Store, address, default_address
from adjudicator.docket.tables import METADATA
from adjudicator.docket.troubles import Damaged, Refused, Unreachable
from tests.docket.filed import NOW, RULING, file_as_before

STEPS = ("0001", "0002", "0003", "0004", "0005", "0006")


def test_every_step_forwards_and_back(bare_url: str) -> None:
    store = Store(bare_url)
    assert revision(store) == "base"
    for step in (*STEPS, "0002", "0001", "base", "head", "base", "head"):
        assert migrate(store, step) == revision(store) == (NEWEST if step == "head" else step)
    store.close()


def test_the_tables_are_those_that_the_program_knows(url: str) -> None:
    store = Store(url)
    with store.reading() as connection:
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
    names = {getattr(what[1], "name", "") for what in found if isinstance(what, tuple)}
    assert all(name.startswith(("entry_words", "ix_entry_words")) for name in names)
    store.close()


def test_what_was_filed_outlives_steps_back(url: str) -> None:
    docket = open_docket(url)
    docket.new_event("Spring", NOW, "spring")
    entry = file_as_before(docket, RULING, "one")
    assert docket.ready()
    migrate(docket.store, "0001")
    assert not docket.ready()
    migrate(docket.store)
    assert docket.entry("spring", 1) == entry
    assert [found.entry for found in docket.precedents(Wanted(text="limit"))] == [entry]
    assert all(check.intact and check.same for check in docket.verify())
    docket.close()


def test_no_step_back_leaves_entries_that_cannot_be_verified(docket: Docket) -> None:
    before = file_as_before(docket, RULING, "one")
    since = docket.file(RULING, "two", NOW, "Dora")
    for step in ("0004", "0001", "base"):
        with pytest.raises(Refused):
            migrate(docket.store, step)
        assert revision(docket.store) == NEWEST
    assert docket.entries("spring") == [before, since]
    assert all(check.intact and check.same for check in docket.verify())


def test_several_processes_may_open_a_new_docket_at_once(bare_url: str) -> None:
    code = f"from adjudicator.docket import open_docket; print(open_docket({bare_url!r}, patience=60).ready())"
    started = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [process.communicate()[0] for process in started] == ["True\n"] * 3


def test_a_docket_of_a_newer_version_is_left_alone(url: str) -> None:
    docket = open_docket(url)
    with docket.store.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert not docket.ready()
    docket.close()
    with pytest.raises(Damaged):
        open_docket(url)
    open_docket(url, migrating=False).close()


@pytest.mark.parametrize("statement", ["UPDATE alembic_version SET version_num = '0002'", "DROP TABLE shares"])
def test_half_of_the_tables_is_a_damaged_docket(url: str, statement: str) -> None:
    docket = open_docket(url)
    with docket.store.writing() as connection:
        connection.execute(text(statement))
    docket.close()
    with pytest.raises(Damaged):
        shares.find(open_docket(url).store, "any", NOW)


def test_a_step_that_does_not_exist(url: str) -> None:
    store = Store(url)
    with pytest.raises(Refused):
        migrate(store, "nowhere")
    assert revision(store) == NEWEST
    store.close()


def test_addresses() -> None:
    assert address("docket.sqlite").database == "docket.sqlite"
    assert address("sqlite:////srv/docket").database == "/srv/docket"
    for shared in ("postgresql://db/docket", "postgresql+psycopg://db/docket"):
        assert address(shared).drivername == "postgresql+psycopg"
    for wrong in ("mysql://db/docket", "://", "postgresql://db:port/x"):
        with pytest.raises(Unreachable):
            address(wrong)


def test_the_embedded_docket_is_in_the_folder_for_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert default_address() == f"sqlite:///{tmp_path / 'adjudicator' / 'docket.sqlite'}"
        open_docket(default_address()).close()
        assert (tmp_path / "adjudicator" / "docket.sqlite").stat().st_mode & 0o077 == 0
