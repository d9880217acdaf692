"""What was acknowledged is there: after a kill, on a full disk, beside a locked database, behind a dropped connection, among fifty."""

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copy2
from threading import Event

import pytest
from sqlalchemy import text

from adjudicator.docket import open_docket
from adjudicator.docket.docket import Docket
from adjudicator.docket.filings import NewNote, NewRuling
from adjudicator.docket.troubles import Damaged, Full, Locked, Unreachable
from tests.databases import migrated_postgresql, migrated_sqlite
from tests.docket.filed import NOW, SHORT

FILER = """
import sys
from adjudicator.docket import open_docket
from adjudicator.docket.filings import NewNote
from tests.docket.filed import NOW
docket = open_docket(sys.argv[1], patience=60)
for number in range(100_000):
    name = f"{sys.argv[2]} {number}"
    docket.file(NewNote("spring", 1, public_text=name), name, NOW, "Dora")
    print(name, flush=True)
"""


def _filer(url: str, name: str) -> "subprocess.Popen[str]":
    root = Path(__file__).parents[2]
    return subprocess.Popen([sys.executable, "-c", FILER, url, name], stdout=subprocess.PIPE, text=True, cwd=root)


def test_killed_while_filing_nothing_acknowledged_is_lost(docket: Docket, url: str) -> None:
    docket.file(NewRuling("spring", SHORT), "one", NOW, "Dora")
    running = [_filer(url, name) for name in ("a", "b")]
    told = ["", ""]
    for at, filer in enumerate(running):
        assert filer.stdout is not None
        told[at] = "".join(filer.stdout.readline() for _ in range(10))
    for filer in running:
        os.kill(filer.pid, signal.SIGKILL)
    acknowledged = {
        line.strip()
        for filer, before in zip(running, told, strict=True)
        for line in (before + filer.communicate()[0]).splitlines(keepends=True)
        if line.endswith("\n")
    }
    kept = [entry.public_text for entry in docket.entries("spring", 1, 100_000)]
    assert {f"{name} {number}" for name in "ab" for number in range(10)} <= acknowledged, "both have filed"
    assert acknowledged - set(kept) == set(), "nothing lost"
    assert len(set(kept)) == len(kept), "nothing twice"
    assert len(kept) - len(acknowledged) <= len(running), "what was kept and not told is what each was at"
    assert all(check.intact for check in docket.verify(again=False))
    for name in ("a 0", "b 0", kept[-1]):
        assert docket.file(NewNote("spring", 1, public_text=name), name, NOW, "Dora").public_text == name
    assert len(docket.entries("spring", 1, 100_000)) == len(kept)


def test_fifty_at_once_lose_and_double_nothing(docket: Docket) -> None:
    docket.file(NewRuling("spring", SHORT), "one", NOW, "Dora")

    def file(at: int) -> int:
        note = NewNote("spring", 1, public_text=f"note {at // 2}")
        return docket.file(note, f"key {at // 2}", NOW, "Dora").number

    with ThreadPoolExecutor(50) as several:
        numbers = list(several.map(file, range(200)))
    assert numbers[::2] == numbers[1::2]
    kept = docket.entries("spring", 1, 1000)
    assert sorted(entry.public_text for entry in kept) == sorted(f"note {at}" for at in range(100))
    assert [entry.number for entry in kept] == list(range(2, 102))
    assert all(check.intact for check in docket.verify(again=False))


@contextmanager
def _no_file_grows_beyond(size: int) -> Iterator[None]:
    """What a full disk is to a program: a write that the system refuses."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


def _filled(docket: Docket) -> None:
    docket.new_event("Spring", NOW, "spring")
    docket.file(NewRuling("spring", SHORT), "one", NOW, "Dora")


def _file_until_full(docket: Docket, pages: int = 0) -> int:
    """Files notes until the docket is full; how many entries were acknowledged, the first ruling with them."""
    for at in range(500):
        if pages:
            with docket.store.engine.connect() as connection:
                connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        try:
            docket.file(NewNote("spring", 1, public_text="x" * 5000), str(at), NOW, "Dora")
        except Full:
            return at + 1
    raise AssertionError("it was never full")


def test_a_write_that_the_system_refuses(tmp_path: Path) -> None:
    docket = open_docket(migrated_sqlite(tmp_path))
    _filled(docket)
    with _no_file_grows_beyond((tmp_path / "docket.sqlite").stat().st_size + 60_000):
        kept = _file_until_full(docket)
    assert len(docket.entries("spring", 0, 1000)) == kept > 1
    assert docket.file(NewNote("spring", 1, public_text="room again"), "later", NOW, "Dora").number == kept + 1
    assert all(check.intact for check in docket.verify())


def test_a_database_that_may_not_grow(tmp_path: Path) -> None:
    docket = open_docket(migrated_sqlite(tmp_path))
    _filled(docket)
    kept = _file_until_full(docket, (tmp_path / "docket.sqlite").stat().st_size // 4096 + 60)
    docket.close()
    assert len(docket.entries("spring", 0, 1000)) == kept > 1
    assert all(check.intact for check in docket.verify())


def test_locked_by_another_program_it_says_so_and_reads_on(url: str) -> None:
    docket = open_docket(url, patience=0.2)
    _filled(docket)
    other = open_docket(url)
    with other.store.writing(), pytest.raises(Locked):
        docket.file(NewNote("spring", 1, public_text="x"), "two", NOW, "Dora")
    with other.store.writing():
        assert docket.entry("spring", 1).number == 1
    assert docket.file(NewNote("spring", 1, public_text="x"), "two", NOW, "Dora").number == 2
    other.close()
    docket.close()


DROPPED = 12
"""So many connections are cut while something is being done on them."""

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')
"""


def test_dropped_connections_lose_and_double_nothing() -> None:
    docket = open_docket(migrated_postgresql())
    _filled(docket)
    kept, refused, enough = list[str](), list[str](), Event()

    def file(first: int) -> None:
        for at in range(first, 100_000, 4):
            if enough.is_set():
                return
            try:
                docket.file(NewNote("spring", 1, public_text=str(at)), str(at), NOW, "Dora")
                kept.append(str(at))
            except Unreachable:
                refused.append(str(at))

    with closing(open_docket(docket.store.url.render_as_string(hide_password=False), migrating=False)) as other:
        with ThreadPoolExecutor(4) as several:
            filing = [several.submit(file, first) for first in range(4)]
            try:
                _cut(other, filing)
            finally:
                enough.set()
        assert [future.exception() for future in filing] == [None] * 4, "nothing but that it cannot be reached"
    there = [entry.public_text for entry in docket.entries("spring", 1, 100_000)]
    assert set(kept) - set(there) == set(), "nothing lost"
    for name in (*kept, *refused):
        docket.file(NewNote("spring", 1, public_text=name), name, NOW, "Dora")
    there = [entry.public_text for entry in docket.entries("spring", 1, 100_000)]
    assert sorted(there) == sorted((*kept, *refused)), "nothing twice"
    assert all(check.intact for check in docket.verify(again=False))
    docket.close()


def _cut(other: Docket, filing: Sequence[Future[None]]) -> None:
    """Cuts the connections of others that are at work, until it has cut enough of them."""
    cut, end = 0, time.monotonic() + 60
    while cut < DROPPED:
        assert time.monotonic() < end
        assert not any(future.done() for future in filing), "it goes on after each"
        with other.store.engine.connect() as connection:
            cut += sum(connection.execute(text(CUT)).scalars())
        time.sleep(0.01)


AWAY: dict[str, Callable[[Path], object]] = {
    "moved away": lambda file: file.rename(file.with_name("elsewhere")),
    "deleted": lambda file: file.unlink(),
    "replaced by an empty file": lambda file: (file.rename(file.with_name("elsewhere")), file.write_bytes(b"")),
    "replaced by a copy": lambda file: Path(copy2(file, file.with_name("copy"))).replace(file),
    "in a folder that was moved": lambda file: file.parent.rename(file.parent.with_name("moved")),
}


@pytest.mark.parametrize("what", AWAY)
def test_nothing_is_acknowledged_that_goes_into_another_file(what: str, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    docket = open_docket(migrated_sqlite(tmp_path / "data"))
    _filled(docket)
    AWAY[what](tmp_path / "data" / "docket.sqlite")
    there = sorted(tmp_path.rglob("*"))
    for _ in range(2):
        with pytest.raises(Unreachable):
            docket.file(NewNote("spring", 1, public_text="x"), "two", NOW, "Dora")
        with pytest.raises(Unreachable):
            docket.ready()
    assert sorted(tmp_path.rglob("*")) == there
    docket.close()


def _written_meanwhile(docket: Docket, happens: Callable[[], object]) -> None:
    with docket.store.writing() as connection:
        connection.execute(text("UPDATE events SET last_number = 5"))
        happens()


def test_moved_while_an_entry_is_written_it_is_not_acknowledged_and_put_back_it_is_filed_once(tmp_path: Path) -> None:
    docket = open_docket(migrated_sqlite(tmp_path))
    _filled(docket)
    file = tmp_path / "docket.sqlite"
    with pytest.raises(Unreachable):
        _written_meanwhile(docket, lambda: file.rename(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").rename(file)
    assert docket.ready()
    assert docket.event("spring").last_number == 1
    assert docket.file(NewNote("spring", 1, public_text="x"), "two", NOW, "Dora").number == 2
    assert all(check.intact for check in docket.verify())
    docket.close()


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(Unreachable) as why:
        open_docket("postgresql://nobody@127.0.0.1:1/docket", patience=1)
    assert "cannot be reached" in str(why.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("North passes\n" * 100, encoding="utf-8")
    with pytest.raises(Damaged):
        open_docket(str(tmp_path / "log"))


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unreachable):
        open_docket(str(tmp_path / "file" / "docket.sqlite"))


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE events (id)")
    with pytest.raises(Damaged):
        open_docket(str(file))
