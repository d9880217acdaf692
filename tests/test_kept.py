"""What is kept beside the bytecode: found again, and worked out again where it cannot be trusted."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from adjudicator import kept as keeping
from adjudicator.kept import kept

DATA = {"clause": ("gra.9.d", None, 3), "list": [1, "two"]}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where something is kept, for as long as a test lasts."""
    place = tmp_path / "kept.data"
    monkeypatch.setattr(keeping, "_file", lambda name: str(place))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return place


def never() -> object:
    raise AssertionError("this was kept")


def test_what_was_worked_out_is_found_again(file: Path) -> None:
    assert kept("data", lambda: DATA) == DATA
    assert kept("data", never) == DATA


def test_another_version_of_a_library_is_another_thing(file: Path) -> None:
    kept("data", lambda: 1, "1.0")
    assert kept("data", lambda: 2, "1.1") == 2
    assert kept("data", never, "1.1") == 2


def test_a_file_of_the_program_that_changed_makes_it_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept("data", lambda: 1)
    monkeypatch.setattr(keeping, "_state", lambda: 0)
    assert kept("data", lambda: 2) == 2


def torn(data: bytes) -> bytes:
    return data[: len(data) // 2]


def changed(data: bytes) -> bytes:
    return data[:-2] + bytes([data[-2] ^ 1]) + data[-1:]


@pytest.mark.parametrize("damage", [torn, changed, lambda _: b"", lambda _: b"\x00" * 40, lambda _: b"junk"])
def test_what_is_damaged_is_made_anew(file: Path, damage: Callable[[bytes], bytes]) -> None:
    kept("data", lambda: DATA)
    file.write_bytes(damage(file.read_bytes()))
    assert kept("data", lambda: DATA) == DATA
    assert kept("data", never) == DATA


def test_where_nothing_can_be_written_it_is_worked_out_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_file", lambda name: str(tmp_path / "missing" / "kept.data"))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    assert kept("data", lambda: 1) == 1
    assert kept("data", lambda: 2) == 2


def test_python_may_be_told_to_keep_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    kept("data", lambda: DATA)
    assert not file.exists()


def test_no_draft_is_left_behind(file: Path) -> None:
    kept("data", lambda: DATA)
    assert list(file.parent.iterdir()) == [file]
