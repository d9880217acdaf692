"""Where a docket is kept: one file (SQLite) or a server that several machines share (PostgreSQL), with the same promises.

A transaction is kept whole or not at all, and when it is acknowledged it is on the disk. Writers come one after another.
"""

import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from adjudicator.docket import PATIENCE
from adjudicator.docket.troubles import Locked, Unreachable, trouble
from adjudicator.words import say

TURN: Final = 0x646F636B
"""The number of the lock by which the writers of a shared database come one after another."""


def address(url: str) -> URL:
    """The address of a docket: ``sqlite:///file``, ``postgresql://…``, or the name of a file. Raises Unreachable."""
    try:
        found = make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError) as why:
        raise Unreachable(say("{url} is no address of a database", url=_without_password(url))) from why
    kind = found.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return found.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise Unreachable(say("a docket is kept in SQLite or PostgreSQL, not in {kind}", kind=kind))
    return found


def _without_password(url: str) -> str:
    """An address that may be shown, whatever the user's name and password were made of."""
    return re.sub(r"(?<=//).*@", "…@", url)


def default_address() -> str:
    """The embedded docket: a file in the folder where this person's programs keep their data."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('adjudicator', appauthor=False) / 'docket.sqlite'}"


class Store:
    """A database that is open. ``reading`` and ``writing`` give a connection within a transaction.

    Both may be used from any thread. What the database refuses is raised as a DocketError.
    """

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = address(url)
        self.patience = patience
        self.embedded = self.url.get_backend_name() == "sqlite"
        self.in_memory = self.embedded and self.url.database in (None, "", ":memory:")
        self.turns = threading.RLock() if self.in_memory else nullcontext()
        self.queue = threading.RLock()
        self.file: tuple[int, int] | None = None
        self.engine = self._sqlite() if self.embedded else self._postgresql()
        self._reader = self.engine.execution_options(reading=True)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to look things up: all of it as it was at one moment."""
        with self._transaction(self._reader) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection to change things: kept when the block ends, forgotten when it raises. One writer at a time."""
        with self._turn(), self._transaction(self.engine) as connection:
            yield connection
            self._check_file()

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Writers of one process queue up: left to SQLite, each tries again by chance, and some wait for seconds."""
        if not self.embedded:
            yield
            return
        if not self.queue.acquire(timeout=self.patience):
            raise Locked(say("the docket is busy: too many are using it at once; try again"))
        try:
            yield
        finally:
            self.queue.release()

    def _check_file(self) -> None:
        """What is written into a file that was moved away or replaced is not there at the next start: it is not acknowledged."""
        if self.file is not None and _numbers(str(self.url.database)) != self.file:
            raise Unreachable(say("the file of the docket was moved or replaced: put it back, or start anew"))

    @contextmanager
    def _transaction(self, engine: Engine) -> Iterator[Connection]:
        self._check_file()
        try:
            with self.turns, engine.begin() as connection:
                yield connection
        except SQLAlchemyError as why:
            raise trouble(why) from why

    def close(self) -> None:
        """Closes every connection."""
        self.engine.dispose()

    def _sqlite(self) -> Engine:
        if not self.in_memory:
            _make_file(Path(str(self.url.database)))
        about: dict[str, Any] = {"poolclass": StaticPool} if self.in_memory else {"pool_size": 10, "max_overflow": 50}
        engine = create_engine(self.url, connect_args={"timeout": self.patience, "check_same_thread": False}, **about)
        event.listen(engine, "connect", self._open_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def _open_sqlite(self, connection: Any, record: object) -> None:
        _prepare(connection)
        if self.file is None and not self.in_memory:
            self.file = _numbers(str(self.url.database))

    def _postgresql(self) -> Engine:
        # A search for a common word and one for a rare word want different ways through the index: each is planned anew.
        options = f"-c lock_timeout={int(self.patience * 1000)} -c plan_cache_mode=force_custom_plan"
        engine = create_engine(
            self.url,
            pool_size=10,
            max_overflow=20,
            pool_timeout=self.patience,
            pool_pre_ping=True,
            isolation_level="READ COMMITTED",
            connect_args={"options": options, "connect_timeout": max(2, int(self.patience))},
        )
        event.listen(engine, "begin", _begin_postgresql)
        return engine


def _make_file(file: Path) -> None:
    """The file of a docket, where there is none yet: nobody else on the machine may read it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    except OSError as why:
        from adjudicator.reasons import reason

        raise Unreachable(say("the docket cannot be made: {file}: {why}", file=str(file), why=reason(why))) from why


def _numbers(file: str) -> tuple[int, int] | None:
    """By what the system knows a file, whatever it is called; none where there is no file of that name."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _prepare(connection: Any) -> None:
    """Every connection: transactions are ours to begin, references are kept, a commit is on the disk when it returns."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "recursive_triggers=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _begin_postgresql(connection: Connection) -> None:
    """A reader sees one moment and writers come one after another, as on SQLite."""
    if connection.get_execution_options().get("reading", False):
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")
