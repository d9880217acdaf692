"""A whole docket as rows, table by table, in an order in which each finds what it refers to; out of one database, into another."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, inspect, text

from adjudicator.docket.canonical import canonical
from adjudicator.docket.troubles import Damaged
from adjudicator.words import say

Rows: TypeAlias = Iterable[tuple[str, Mapping[str, Any]]]

ORDER: Final = {
    "events": "id",
    "rulebooks": "digest",
    "patterns": "fact_pattern",
    "entries": "id",
    "citations": "clause, entry_id",
    "filing_keys": "event_id, key",
    "drafts": "id",
    "accounts": "id",
    "event_access": "account_id, event_id",
    "tokens": "token_hash",
    "audit": "id",
    "shares": "id_hash",
}
"""Every table but the sessions, and how its rows are ordered: after a restore everybody signs in again."""

FORM: Final = "adjudicator docket"


def of_connection(connection: Connection) -> Rows:
    """The rows of a database that is open."""
    there = set(inspect(connection).get_table_names())
    for table in (name for name in ORDER if name in there):
        result = connection.execution_options(yield_per=500).execute(
            text(f"SELECT * FROM {table} ORDER BY {ORDER[table]}")
        )
        for row in result.mappings():
            yield table, dict(row)


def into(connection: Connection, rows: Rows) -> None:
    """Puts rows into a database that has their tables and nothing in them."""
    known = {table: {c["name"] for c in inspect(connection).get_columns(table)} for table in _there(connection)}
    for table, row in rows:
        if (
            table not in known
            or not set(row) <= known[table]
            or any(isinstance(value, bytes) for value in row.values())
        ):
            raise Damaged(say("the backup holds what a docket of its time did not have: {what}", what=table))
        columns = sorted(row)
        gaps = ", ".join(f":{name}" for name in columns)
        connection.execute(text(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({gaps})"), dict(row))
    if connection.dialect.name == "postgresql":
        _count_on(connection)


def _there(connection: Connection) -> list[str]:
    there = set(inspect(connection).get_table_names())
    return [table for table in ORDER if table in there]


def _count_on(connection: Connection) -> None:
    """New rows are numbered after those that were put in."""
    for table in set(_there(connection)) & {"events", "entries", "accounts", "audit"}:
        last = f"(SELECT coalesce(max(id), 0) + 1 FROM {table})"
        connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {last}, false)"))


def of_sqlite(file: Path) -> tuple[str, Rows]:
    """The revision and the rows of a database file that nobody writes to."""
    address = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        try:
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0] or None
            if not isinstance(revision, str):
                raise TypeError(revision)
        except (sqlite3.Error, TypeError) as why:
            raise Damaged(say("{file} is no backup of a docket", file=str(file))) from why
    return revision, _of_sqlite(address)


def _of_sqlite(address: str) -> Rows:
    with closing(sqlite3.connect(address, uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for table in (name for name in ORDER if name in there):
            for row in connection.execute(f"SELECT * FROM {table} ORDER BY {ORDER[table]}"):
                yield table, dict(row)


def lines(revision: str, rows: Rows) -> Iterator[str]:
    """A docket as lines of JSON: what it is, a row each, and last how many there were and their digest."""
    seen, number = sha256(), 0
    for line in _lines(revision, rows):
        seen.update(line.encode("utf-8"))
        number += 1
        yield line + "\n"
    yield canonical({"digest": seen.hexdigest(), "lines": number}) + "\n"


def _lines(revision: str, rows: Rows) -> Iterator[str]:
    yield canonical({"what": FORM, "revision": revision})
    for table, row in rows:
        yield canonical({"table": table, "row": row})


def of_lines(file: Path) -> tuple[str, Rows]:
    """The revision and the rows of a file of lines. That it is whole shows at its end: until then nothing of it is to be kept."""
    try:
        with file.open(encoding="utf-8") as stream:
            head = json.loads(stream.readline())
            if head["what"] != FORM or not isinstance(head["revision"], str) or not head["revision"]:
                raise ValueError(FORM)
            return head["revision"], _of_lines(file)
    except (ValueError, KeyError, TypeError) as why:
        raise Damaged(say("{file} is no backup of a docket", file=str(file))) from why


def _of_lines(file: Path) -> Rows:
    seen, number, whole = sha256(), 0, False
    with file.open(encoding="utf-8", newline="\n") as stream:
        for line in stream:
            try:
                data = json.loads(line)
                if "digest" in data:
                    whole = data == {"digest": seen.hexdigest(), "lines": number}
                    break
                seen.update(line.rstrip("\n").encode("utf-8"))
                number += 1
                if "table" in data:
                    yield str(data["table"]), dict(data["row"])
            except (ValueError, KeyError, TypeError) as why:
                raise Damaged(_broken(file)) from why
    if not whole:
        raise Damaged(_broken(file))


def _broken(file: Path) -> Any:
    return say("the backup {file} is damaged or not whole; nothing was restored", file=str(file))
