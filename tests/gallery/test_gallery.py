"""Every bad log and every bad rulebook of the gallery is told exactly what stands beside it."""

from pathlib import Path

import pytest

from adjudicator.cli import main
from adjudicator.notation import KINDS as OF_LOGS
from adjudicator.notation import read
from adjudicator.rulebook.faults import KINDS as OF_BOOKS
from tests.gallery.gallery import HERE, INDEX, books, command, index, logs, said_to, said_to_logs


@pytest.fixture(scope="module")
def told() -> dict[str, str]:
    return said_to_logs()


@pytest.mark.parametrize("log", logs(), ids=lambda log: log.stem)
def test_what_is_said_to_a_log(log: Path, told: dict[str, str]) -> None:
    assert told[log.name] == said_to(log).read_text(encoding="utf-8")


@pytest.mark.parametrize("book", books(), ids=lambda book: book.stem)
def test_what_is_said_to_a_rulebook(
    book: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(HERE)
    assert main(["rules", "show", book.name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == said_to(book).read_text(encoding="utf-8")


def test_a_bad_rulebook_that_a_log_names_is_told_by_the_installed_command() -> None:
    done = command("rules", "show", books()[0].name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == said_to(books()[0]).read_text(encoding="utf-8")


def test_the_status_is_that_of_a_log_that_could_not_be_read() -> None:
    assert command(logs()[0].name).returncode == 3


def test_the_index_is_that_of_the_folder() -> None:
    assert index([*logs(), *books()]) == INDEX.read_text(encoding="utf-8")


def test_every_kind_of_fault_is_in_the_gallery() -> None:
    shown = "".join(said_to(entry).read_text(encoding="utf-8") for entry in (*logs(), *books()))
    only_where_a_line_is_added = {"L017"}
    assert {kind for kind in (*OF_LOGS, *OF_BOOKS) if f" {kind} " not in shown} == only_where_a_line_is_added


def test_nothing_is_left_in_the_folder_that_no_entry_has() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(map(said_to, (*logs(), *books())))
    assert len(logs()) >= 40


def test_a_log_is_told_whatever_follows_its_name() -> None:
    assert all(said_to(log).read_text(encoding="utf-8").startswith(f"{log.name}:") for log in logs())


@pytest.mark.parametrize("log", logs(), ids=lambda log: log.stem)
def test_what_is_proposed_mends_the_line(log: Path) -> None:
    """Whatever the message says, it is right: with what was meant in place of what is marked, that fault is gone."""
    raw = log.read_bytes()
    for fault in read(raw).faults:
        if fault.meant:
            start = fault.column - 1
            mended = fault.text[:start] + fault.meant + fault.text[start + max(fault.length, 1) :]
            rows = raw.decode("utf-8").replace("\r\n", "\n").split("\n")
            rows[fault.line - 1] = mended
            left = [other for other in read("\n".join(rows)).faults if other.line == fault.line]
            assert all(other.column > fault.column for other in left), (fault, left)
