"""The databases that a docket is tested on: a file of SQLite, and a PostgreSQL server of its own that is thrown away.

The server is started once for each process of tests, as the user ``postgres`` where the tests run as root, on a socket in a
temporary folder. Where PostgreSQL is not installed the tests that need it are skipped with a sentence; with ``CI=true`` they fail.
"""

import atexit
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

MISSING: Final = "PostgreSQL is not installed here (Debian: apt install postgresql)"
_numbers: Final[Iterator[int]] = count(1)


@cache
def programs() -> Path | None:
    """The folder of ``initdb`` and ``pg_ctl``, the newest where there are several; ``None`` where there is none."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return folders[-1] if folders else None


def fresh_postgresql() -> str:
    """The address of a new database without tables. Skips the test where there is no PostgreSQL."""
    return _made("template1")


def migrated_postgresql() -> str:
    """The address of a new docket with nothing in it, tables and all; copied, so that it is there at once."""
    return _made(_template() if programs() is not None else "")


def migrated_sqlite(folder: Path) -> str:
    """The same as a file of SQLite in a folder."""
    file = folder / "docket.sqlite"
    file.write_bytes(_template_of_sqlite())
    return f"sqlite:///{file}"


def _made(template: str) -> str:
    if programs() is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    name = f"docket{next(_numbers)}"
    _sql("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
    return _address(name)


def _address(name: str) -> str:
    return f"postgresql:///{name}?host={server()}&user=postgres"


@cache
def _template() -> str:
    from adjudicator.docket import open_docket

    _sql("postgres", "CREATE DATABASE docket_template")
    open_docket(_address("docket_template")).close()
    return "docket_template"


@cache
def _template_of_sqlite() -> bytes:
    from adjudicator.docket import open_docket

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "docket.sqlite"
        open_docket(f"sqlite:///{file}").close()
        return file.read_bytes()


def _sql(database: str, statement: str) -> None:
    import psycopg

    with psycopg.connect(host=str(server()), user="postgres", dbname=database, autocommit=True) as connection:
        connection.execute(statement.encode())


@cache
def server() -> Path:
    """The folder of the socket of a running server, which ends with this process."""
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp" if Path("/tmp").is_dir() else None))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    _as_postgres("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
    _start(folder)
    atexit.register(_end, folder)
    return folder


@contextmanager
def stopped_server() -> Iterator[None]:
    """Within, the server is gone as after a cut of the current; afterwards it is there again with everything in it."""
    _stop(server())
    try:
        yield
    finally:
        _start(server())


def _start(folder: Path) -> None:
    options = f"-k {folder} -c listen_addresses='' -c max_connections=120 -c fsync=off"
    _as_postgres(
        "pg_ctl", "-D", str(folder / "data"), "-o", options, "-l", str(folder / "log"), "-w", "-t", "300", "start"
    )


def _stop(folder: Path) -> None:
    _as_postgres("pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "-w", "-t", "300", "stop")


def _end(folder: Path) -> None:
    _stop(folder)
    shutil.rmtree(folder, ignore_errors=True)


def _as_postgres(program: str, *words: str) -> None:
    """Runs a program of PostgreSQL, which refuses to be run by root."""
    folder = programs()
    assert folder is not None
    call = [str(folder / program), *words]
    if os.geteuid() == 0:
        call = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *call]
    subprocess.run(call, check=True, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
