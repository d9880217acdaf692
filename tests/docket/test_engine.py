"""The name of the program in an entry: another for each state of the rules, the same wherever that state is installed."""

import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from time import sleep

import pytest

from adjudicator.docket.docket import Docket
from adjudicator.docket.engine import _engine, engine, fingerprint
from adjudicator.kept import PROGRAM
from tests.docket.filed import NOW, RULING


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the program, its times and its bytecode others."""
    kept = shutil.copytree(PROGRAM, tmp_path / "elsewhere", copy_function=shutil.copyfile)
    (kept / "ruling.cpython-311.pyc").write_bytes(b"bytecode")
    (kept / "replay" / "__pycache__").mkdir(exist_ok=True)
    (kept / "replay" / "__pycache__" / "mine.py").write_text("", encoding="utf-8")
    return Path(kept)


def test_an_entry_names_version_and_state_of_the_program(docket: Docket) -> None:
    entry = docket.file(RULING, "one", NOW, "Dora")
    assert entry.engine == engine() == f"{version('adjudicator')}+{fingerprint(Path(PROGRAM))}"
    assert re.fullmatch(r"[0-9.]+\+[0-9a-f]{8}", entry.engine)
    (check,) = docket.verify()
    assert check.again is not None
    assert check.again.engine == ""


def test_it_hangs_on_contents_alone(program: Path) -> None:
    was = fingerprint(Path(PROGRAM))
    assert fingerprint(program) == was
    for file in program.rglob("*.py"):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint(program) == was


@pytest.mark.parametrize(
    "file",
    [
        "outcome.py",
        "assessment/__init__.py",
        "rulebooks/gra.toml",
        "grammar/hand_log.lark",
        "locale/fr/LC_MESSAGES/messages.mo",
    ],
)
def test_it_is_another_where_a_ruling_may_be(program: Path, file: str) -> None:
    (program / file).write_bytes((program / file).read_bytes() + b"\n")
    assert fingerprint(program) != fingerprint(Path(PROGRAM))


def test_a_file_under_another_name_is_another_program(program: Path) -> None:
    (program / "outcome.py").rename(program / "income.py")
    assert fingerprint(program) != fingerprint(Path(PROGRAM))


@pytest.mark.parametrize(
    "file", ["service/app.py", "cli/rule.py", "docket/store.py", "render/text.py", "locale/fr/LC_MESSAGES/command.mo"]
)
def test_what_no_ruling_hangs_on_does_not_count(program: Path, file: str) -> None:
    (program / file).write_bytes((program / file).read_bytes() + b"\n")
    assert fingerprint(program) == fingerprint(Path(PROGRAM))


def test_a_full_hall_that_asks_at_once_has_it_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []

    def slowly(program: Path) -> str:
        asked.append(program)
        sleep(0.05)
        return "3f2a9c1d"

    monkeypatch.setattr("adjudicator.docket.engine.fingerprint", slowly)
    _engine.cache_clear()
    try:
        with ThreadPoolExecutor(8) as hall:
            told = set(hall.map(lambda _: engine(), range(8)))
    finally:
        _engine.cache_clear()
    assert (len(told), len(asked)) == (1, 1)
