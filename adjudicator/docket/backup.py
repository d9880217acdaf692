"""A docket into a file and back. Nobody has to stop filing while it is written."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from adjudicator.docket import rows
from adjudicator.docket.migration import migrate, revision
from adjudicator.docket.store import Store
from adjudicator.docket.troubles import Damaged, Full, Refused, Unreachable
from adjudicator.reasons import reason
from adjudicator.words import say

SQLITE: Final = b"SQLite format 3\0"


def backup(store: Store, file: Path) -> None:
    """Writes the docket as it is at this moment into a new file, whole or not at all.

    An embedded docket is copied as a database; a file that ends in ``.jsonl``, and the docket of a server, is lines of JSON. Either can
    be restored into both. Raises Refused where the file is there already, Full or Unreachable where it cannot be written.
    """
    if file.exists():
        raise Refused(say("{file} is there already: a backup is written into a new file", file=str(file)))
    with _new(file) as draft:
        if store.embedded and file.suffix != ".jsonl":
            _copy(store, draft)
        else:
            _dump(store, draft)


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """A file beside the one that is wanted, which takes its name when it is written and on the disk."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    except OSError as why:
        raise Unreachable(say("the backup {file} cannot be written: {why}", file=str(file), why=reason(why))) from why
    finally:
        draft.unlink(missing_ok=True)


def _copy(store: Store, draft: Path) -> None:
    with store.reading() as connection, closing(sqlite3.connect(draft)) as target:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        try:
            source.backup(target, pages=1000)
        except sqlite3.Error as why:
            raise Full(say("the backup cannot be written: {why}", why=str(why))) from why


def _dump(store: Store, draft: Path) -> None:
    step = revision(store)
    with store.reading() as connection, draft.open("w", encoding="utf-8", newline="\n") as stream:
        stream.writelines(rows.lines(step, rows.of_connection(connection)))


def restore(store: Store, file: Path) -> None:
    """Puts a backup into a docket that holds nothing yet, and brings it up to date.

    Raises Refused where the docket is not empty, Damaged for a file that is no whole backup; then nothing was put in.
    """
    try:
        with file.open("rb") as stream:
            embedded = stream.read(len(SQLITE)) == SQLITE
        step, found = rows.of_sqlite(file) if embedded else rows.of_lines(file)
    except OSError as why:
        raise Unreachable(say("the backup {file} cannot be read: {why}", file=str(file), why=reason(why))) from why
    _make_way(store)
    migrate(store, step)
    try:
        with store.writing() as connection:
            rows.into(connection, found)
    except (
        sqlite3.Error,
        SQLAlchemyError,
        OverflowError,
        UnicodeError,
    ) as why:  # what no docket had, or cannot be read
        raise Damaged(say("the backup {file} is damaged or not whole; nothing was restored", file=str(file))) from why
    migrate(store)


def _make_way(store: Store) -> None:
    """An empty docket goes back to no tables, so that it can become what the backup was."""
    with store.reading() as connection:
        there = [name for name in rows.ORDER if inspect(connection).has_table(name)]
        full = [name for name in there if connection.execute(text(f"SELECT 1 FROM {name} LIMIT 1")).first()]
    if full:
        raise Refused(say("the docket is not empty: restore into a new one"))
    if there:
        migrate(store, "base")
