"""``adjudicate fmt``: canonical form in place, nothing that was written lost, and the same ruling."""

import gzip
import io
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator import adjudicate as engine
from adjudicator.cli import main
from adjudicator.notation import files, read
from adjudicator.notation.files import formatted, same
from tests.cases import DATA
from tests.notation.strategies import texts

LOOSE = "players:  North , South\n# the upcard\n\nupcard:8D   # agreed  \nnorth draws 5C , discards  KH\n"
TIDY = "players: North, South\n# the upcard\n\nupcard: 8d  # agreed\nNorth draws 5c, discards Kh\n"
FAULTY = "players:  North , South\nNorth smiles\n"
CASES = sorted((DATA / "cases").rglob("*.log"))[::2]


@pytest.fixture
def loose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "x.log"
    file.write_text(LOOSE, encoding="utf-8")
    return file


def test_the_installed_command_writes_the_canonical_form_in_place(loose: Path) -> None:
    adjudicate = Path(sys.executable).with_name("adjudicate")
    run = subprocess.run([adjudicate, "fmt", "x.log"], capture_output=True, text=True, cwd=loose.parent)
    assert (run.returncode, run.stdout) == (0, "")
    assert run.stderr == "adjudicate: 1 log rewritten, 0 are as they should be\n"
    assert loose.read_text(encoding="utf-8") == TIDY
    run = subprocess.run([adjudicate, "fmt", "x.log"], capture_output=True, text=True, cwd=loose.parent)
    assert run.stderr == "adjudicate: 0 logs rewritten, 1 is as it should be\n"


def test_from_standard_input_to_standard_output() -> None:
    adjudicate = Path(sys.executable).with_name("adjudicate")
    run = subprocess.run([adjudicate, "fmt", "-"], input=LOOSE.encode(), capture_output=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, TIDY.encode(), b"")
    run = subprocess.run([adjudicate, "fmt", "-"], input=FAULTY.encode(), capture_output=True)
    assert (run.returncode, run.stdout) == (3, b"")
    assert run.stderr.startswith(b"<stdin>:2:7: ")


def test_check_names_what_would_change_and_writes_nothing(loose: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (loose.parent / "tidy.log").write_text(TIDY, encoding="utf-8")
    assert main(["fmt", ".", "--check"]) == 1
    out, err = capsys.readouterr()
    assert out == "x.log\n"
    assert err == "adjudicate: 1 log would be rewritten, 1 is as it should be\n"
    assert loose.read_text(encoding="utf-8") == LOOSE
    assert main(["fmt", "tidy.log", "--check"]) == 0
    assert capsys.readouterr().out == ""


def test_diff_shows_what_would_change_and_writes_nothing(loose: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fmt", "x.log", "--diff"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "--- x.log",
        "+++ x.log",
        "@@ -1,5 +1,5 @@",
        "-players:  North , South",
        "+players: North, South",
        " # the upcard",
        " ",
        "-upcard:8D   # agreed  ",
        "-north draws 5C , discards  KH",
        "+upcard: 8d  # agreed",
        "+North draws 5c, discards Kh",
    ]
    assert loose.read_text(encoding="utf-8") == LOOSE


def test_a_difference_in_line_ends_is_seen(loose: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loose.write_bytes(b"players: North, South\r\nNorth passes")
    assert main(["fmt", "x.log", "--diff"]) == 1
    assert capsys.readouterr().out.splitlines()[3:] == [
        "-players: North, South\\r",
        "-North passes",
        "\\ No newline at end of file",
        "+players: North, South",
        "+North passes",
    ]


def test_a_difference_in_colour(loose: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fmt", "x.log", "--diff", "--color", "always"]) == 1
    out = capsys.readouterr().out
    assert "\x1b[31m-players:  North , South\x1b[39m\n" in out
    assert "\x1b[32m+players: North, South\x1b[39m\n" in out


def test_a_log_with_a_fault_is_left_and_others_are_written(loose: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = loose.parent / "bad.log"
    bad.write_text(FAULTY, encoding="utf-8")
    assert main(["fmt", ".", "none.log"]) == 2
    err = capsys.readouterr().err
    assert "bad.log:2:7: " in err
    assert "none.log cannot be opened" in err
    assert (bad.read_text(encoding="utf-8"), loose.read_text(encoding="utf-8")) == (FAULTY, TIDY)
    assert main(["fmt", "bad.log", "--diff"]) == 3


def test_rights_links_and_compression_stay(loose: Path) -> None:
    loose.chmod(0o640)
    link, packed = loose.parent / "link.log", loose.parent / "y.log.gz"
    link.symlink_to("x.log")
    packed.write_bytes(gzip.compress(LOOSE.encode()))
    assert main(["fmt", "link.log", "y.log.gz"]) == 0
    assert link.is_symlink()
    assert loose.read_text(encoding="utf-8") == TIDY
    assert stat.S_IMODE(loose.stat().st_mode) == 0o640
    assert gzip.decompress(packed.read_bytes()).decode() == TIDY
    assert sorted(os.listdir(loose.parent)) == ["link.log", "x.log", "y.log.gz"]


def test_a_file_that_cannot_be_written_is_left_whole(
    loose: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert main(["fmt", "x.log"]) == 2
    assert "x.log cannot be written: no space left on device" in capsys.readouterr().err
    assert loose.read_text(encoding="utf-8") == LOOSE
    assert os.listdir(loose.parent) == ["x.log"]


def test_a_log_that_would_read_otherwise_is_left(
    loose: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(files, "write", lambda log: "North passes\n")
    assert main(["fmt", "x.log"]) == 70
    assert "mistake in adjudicate" in capsys.readouterr().err
    assert loose.read_text(encoding="utf-8") == LOOSE


def test_several_logs_in_a_file_and_what_stands_between_them() -> None:
    text = "\ufeff# Tuesday  \r\n-----\r\nNorth  passes\r\nSouth passes\n--- # table 2  \n  # late\n\n---\nNorth passes\n---"
    found = formatted(text.encode()).after
    assert found == "# Tuesday\n---\nNorth passes\nSouth passes\n---  # table 2\n# late\n\n---\nNorth passes\n---\n"
    assert same(text, found)


def test_a_french_log_stays_french() -> None:
    text = "langue: fr\njoueurs: Nord,  Sud\nretourne: 8k\nNord pioche 9t ,jette  Rc\n"
    log, after = read(text), formatted(text.encode()).after
    assert not log.faults
    assert after.startswith("langue: fr\n")
    assert "pioche" in after
    assert read(after) == log


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_a_ruling_is_the_same_after_formatting(case: Path) -> None:
    before = case.read_text(encoding="utf-8")
    rows = [row if "#" in row else row.replace(", ", " ,  ") for row in before.splitlines()]
    loose = " \r\n".join(rows)
    after = formatted(loose.encode()).after
    assert after == formatted(before.encode()).after
    assert formatted(after.encode()).after == after
    assert engine(after, compare=False).as_dict() == engine(before, compare=False).as_dict()


@settings(deadline=None, max_examples=60)
@given(st.lists(texts(), min_size=1, max_size=3), st.sampled_from(["\n", "\r\n"]))
def test_formatting_twice_is_formatting_once_and_says_the_same(logs: list[str], end: str) -> None:
    text = "---\n".join(logs).replace("\n", end)
    found = formatted(text.encode())
    if found.faults:
        return
    assert same(text, found.after)
    assert formatted(found.after.encode()).after == found.after
    kept = [line.partition("#")[2].strip() for line in text.splitlines() if line.lstrip().startswith("#")]
    assert [line[1:].strip() for line in found.after.splitlines() if line.startswith("#")] == kept


def test_an_empty_file_is_a_fault_and_left(loose: Path) -> None:
    loose.write_text("", encoding="utf-8")
    assert main(["fmt", "x.log"]) == 3
    assert loose.read_text(encoding="utf-8") == ""


def test_standard_input_in_this_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(LOOSE.encode())))
    assert main(["fmt", "-", "--check"]) == 1
    assert capsys.readouterr().out == "<stdin>\n"


def test_odd_line_ends_within_a_comment_do_not_end_it() -> None:
    text = "# one\u2028two\x0bthree  \n---\nNorth passes\nSouth passes  # a\u2028b\n"
    assert formatted(text.encode()).after == text.replace("three  ", "three")
