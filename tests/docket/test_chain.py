"""Numbers without gaps, one chain for each event, and no change that a check does not find."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from adjudicator.docket import open_docket
from adjudicator.docket.docket import Docket
from adjudicator.docket.entry import Entry, link
from adjudicator.docket.filings import Filing, NewNote, NewRuling
from adjudicator.docket.tables import entries, events
from adjudicator.docket.troubles import Damaged, DocketError
from tests.databases import migrated_sqlite
from tests.docket.filed import NOW, RULING, SHORT, file_all, file_as_before

STEPS = some.lists(
    some.tuples(
        some.sampled_from(["ruling", "note", "corrects"]), some.sampled_from(["spring", "autumn"]), some.integers(1, 6)
    ),
    max_size=12,
)


def _filing(kind: str, event: str, number: int) -> Filing:
    if kind == "note":
        return NewNote(event, number, public_text=f"note on {number}")
    return NewRuling(event, SHORT, table=str(number), corrects=number if kind == "corrects" else None)


@cache
def _in_memory() -> Docket:
    return open_docket("sqlite:///:memory:")


@settings(max_examples=30, deadline=None)
@given(STEPS)
def test_any_sequence_of_filings(steps: list[tuple[str, str, int]]) -> None:
    docket = _in_memory()
    names = {name: docket.new_event(name, NOW).public_id for name in ("spring", "autumn")}
    filed: dict[tuple[str, int], Entry] = {}
    for at, (kind, name, number) in enumerate(steps):
        event, now = names[name], NOW + timedelta(seconds=at)
        try:
            entry = docket.file(_filing(kind, event, number), f"{kind} {number}", now, "Dora")
        except DocketError:
            continue
        assert filed.setdefault((event, entry.number), entry) == entry
    for event in names.values():
        found = docket.entries(event)
        assert [entry.number for entry in found] == list(range(1, len(found) + 1))
        assert all(filed.get((event, entry.number), entry) == entry for entry in found)
        assert all(check.intact for check in docket.verify(event, again=False))


def test_all_is_well_where_nobody_meddled(docket: Docket) -> None:
    file_all(docket)
    checks = list(docket.verify())
    assert [check.number for check in checks] == [1, 2, 3, 4, 5, 6, 7]
    assert all(check.intact and check.same for check in checks)
    assert [check.number for check in checks if check.again is not None] == [1, 6]


@contextmanager
def owner(docket: Docket) -> Iterator[Callable[[str], str]]:
    """Runs statements as somebody would who owns the database: without its triggers and references."""
    docket.store.close()
    if docket.store.embedded:
        with closing(sqlite3.connect(str(docket.store.url.database), isolation_level=None)) as embedded:
            for (name,) in embedded.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                embedded.execute(f"DROP TRIGGER {name}")
            yield lambda statement: str(embedded.execute(statement))
        return
    import psycopg

    address = docket.store.url.set(drivername="postgresql").render_as_string()
    with psycopg.connect(address, autocommit=True) as shared:
        shared.execute("SET session_replication_role = replica")
        yield lambda statement: str(shared.execute(statement.encode()))


NUMBERS = {"id", "event_id", "number", "case_number", "refers_to", "last_number"}
UNSEEN = {"id", "public_id"}
"""Of an event: the number of its row, which only the database knows, and the name under which it is asked for."""


def test_a_change_of_any_column_is_found(docket: Docket) -> None:
    file_all(docket)
    with owner(docket) as run:
        for table, where in ((entries, "hash = '{hash}'"), (events, "public_id = 'spring'")):
            with docket.store.reading() as connection:
                row = connection.execute(table.select().order_by(table.c.id)).first()
            assert row is not None
            for column in (c.name for c in table.columns if table is entries or c.name not in UNSEEN):
                was, there = getattr(row, column), where.format(hash=row._asdict().get("hash", ""))
                run(f"UPDATE {table.name} SET {column} = {_another(column)} WHERE {there}")
                assert any(not check.intact for check in docket.verify(again=False)), column
                back = there if column != "hash" else "hash = 'appeal'"
                run(f"UPDATE {table.name} SET {column} = {_literal(was)} WHERE {back}")
                assert all(check.intact for check in docket.verify(again=False)), column


def _another(column: str) -> str:
    return "99" if column in NUMBERS else "'2026-12-01T00:00:00.000000Z'" if column.endswith("_at") else "'appeal'"


def _literal(value: object) -> str:
    return (
        "NULL" if value is None else str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"
    )


MEDDLING = {
    "the first entry gone": "DELETE FROM entries WHERE number = 1",
    "one in the middle gone": "DELETE FROM entries WHERE number = 4",
    "the last gone": "DELETE FROM entries WHERE number = 7",
    "all gone": "DELETE FROM entries",
    "two in each other's place": "UPDATE entries SET number = CASE number WHEN 4 THEN 105 ELSE 104 END WHERE number IN (4, 5)",
    "a citation gone": "DELETE FROM citations WHERE clause = 'gra.9.d' AND entry_id = 1",
    "a citation more": "INSERT INTO citations VALUES ('gra.1.a', 2)",
    "another rulebook": "UPDATE rulebooks SET content = replace(content, '25', '24')",
    "no rulebook": "DELETE FROM rulebooks",
}


@pytest.mark.parametrize("what", MEDDLING)
def test_what_is_missing_or_out_of_place_is_found(what: str, docket: Docket) -> None:
    file_all(docket)
    with owner(docket) as run:
        run(MEDDLING[what])
    assert any(not check.intact for check in docket.verify(again=False))


OF_ANOTHER_KIND = {
    "bytes for a text": ("UPDATE entries SET public_text = x'6869' WHERE number = 2", [2]),
    "bytes for a log": ("UPDATE entries SET log = x'6869' WHERE number = 6", [6]),
    "bytes for clauses": ("UPDATE entries SET clauses = x'6869' WHERE number = 1", [1]),
    "a word for a number": ("UPDATE entries SET number = 'two' WHERE number = 7", [7]),
    "a number that is none": ("UPDATE entries SET number = 1e999 WHERE number = 7", [7]),
    "no day for the birth of the event": ("UPDATE events SET created_at = 'yesterday'", [1]),
    "a word for the last number": ("UPDATE events SET last_number = 'many'", [0]),
    "bytes for a rulebook": ("UPDATE rulebooks SET content = x'6869'", [1, 6]),
}
"""What SQLite takes in a column, whatever its type; and at which entries it is found."""


@pytest.mark.parametrize("what", OF_ANOTHER_KIND)
def test_what_no_entry_ever_held_is_found_and_the_rest_is_looked_at(what: str, tmp_path: Path) -> None:
    statement, at = OF_ANOTHER_KIND[what]
    docket = open_docket(migrated_sqlite(tmp_path))
    docket.new_event("Spring Open", NOW, "spring")
    file_all(docket)
    with owner(docket) as run:
        run(statement)
    checks = list(docket.verify())
    assert len({check.number for check in checks} - {0}) == 7
    assert [7 if isinstance(c.number, str | float) else c.number for c in checks if not c.intact] == at
    docket.close()


def test_a_text_that_is_none_is_a_damaged_docket(tmp_path: Path) -> None:
    docket = open_docket(migrated_sqlite(tmp_path))
    docket.new_event("Spring Open", NOW, "spring")
    file_all(docket)
    with owner(docket) as run:
        run("UPDATE entries SET public_text = CAST(x'ff' AS TEXT) WHERE number = 2")
    with pytest.raises(Damaged):
        list(docket.verify())
    docket.close()


def test_a_forged_entry_whose_own_hash_fits_is_found_at_the_next(docket: Docket) -> None:
    file_all(docket)
    with docket.store.reading() as connection:
        row = connection.execute(entries.select().where(entries.c.number == 2)).one()._asdict()
    row["public_text"] = "nothing of the kind"
    forged = link(row, "spring")
    with owner(docket) as run:
        run(f"UPDATE entries SET public_text = 'nothing of the kind', hash = '{forged}' WHERE number = 2")
    assert [check.number for check in docket.verify(again=False) if not check.intact] == [3]


def row_of(docket: Docket, number: int) -> dict[str, Any]:
    with docket.store.reading() as connection:
        return connection.execute(entries.select().where(entries.c.number == number)).one()._asdict()


def test_a_private_text_cannot_be_guessed_by_the_hash(docket: Docket) -> None:
    """A viewer has the hash and every column but two; were the text all that he lacks, he could try until one fits."""
    docket.file(RULING, "one", NOW, "Dora")
    docket.file(RULING._replace(corrects=1), "two", NOW, "Dora", "0f" * 16)
    for number in (1, 2, 3):
        row = row_of(docket, number)
        assert len(bytes.fromhex(row["salt"])) == 16
        known = {name: value for name, value in row.items() if name != "salt"}
        assert link({**known, "salt": None}, "spring") != row["hash"]
        assert link({**known, "salt": "00" * 16}, "spring") != row["hash"]
        assert link(row, "spring") == row["hash"]
    assert row_of(docket, 2)["salt"] == "0f" * 16
    assert row_of(docket, 1)["salt"] != row_of(docket, 2)["salt"]


def test_sent_again_it_is_filed_once_whatever_the_salt(docket: Docket) -> None:
    first = docket.file(RULING, "one", NOW, "Dora", "00" * 16)
    assert docket.file(RULING, "one", NOW, "Dora", "ff" * 16) == first
    assert docket.event("spring").last_number == 1


def test_what_was_filed_without_a_salt_is_verified_as_it_was_hashed(docket: Docket) -> None:
    """The hash was worked out by the version before step 0005, by hand: every column but three, and the event."""
    file_as_before(docket, RULING, "one")
    row = row_of(docket, 1)
    covered = {name: value for name, value in row.items() if name not in ("event_id", "hash", "salt")}
    plain = json.dumps({**covered, "event": "spring"}, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert (row["salt"], row["hash"]) == (None, sha256(plain.encode()).hexdigest())
    docket.file(RULING, "two", NOW, "Dora")
    assert [(check.intact, check.same) for check in docket.verify()] == [(True, True)] * 2


SALTS = {
    "given to an entry that had none": ("salt = '000102030405060708090a0b0c0d0e0f'", 1),
    "empty, where there was none": ("salt = ''", 1),
    "taken away": ("salt = NULL", 2),
    "emptied": ("salt = ''", 2),
    "another": ("salt = '000102030405060708090a0b0c0d0e0f'", 2),
    "a part of it moved into the text": (
        "salt = substr(salt, 1, 30), private_text = substr(salt, 31) || private_text",
        2,
    ),
    "a part of the text moved into it": (
        "salt = salt || substr(private_text, 1, 1), private_text = substr(private_text, 2)",
        2,
    ),
}


@pytest.mark.parametrize("what", SALTS)
def test_a_salt_that_was_changed_is_found(what: str, docket: Docket) -> None:
    change, number = SALTS[what]
    file_as_before(docket, RULING, "one")
    docket.file(RULING, "two", NOW, "Dora")
    with owner(docket) as run:
        if not docket.store.embedded:
            run("ALTER TABLE entries ALTER COLUMN salt TYPE text")
        run(f"UPDATE entries SET {change} WHERE number = {number}")
    assert [check.number for check in docket.verify(again=False) if not check.intact] == [number]


def test_a_ruling_that_cannot_be_made_again_is_told(docket: Docket) -> None:
    file_all(docket)
    with owner(docket) as run:
        run("UPDATE entries SET log = 'North pases' WHERE number = 1")
    (check,) = [check for check in docket.verify() if check.number == 1]
    assert not check.intact
    assert not check.same
