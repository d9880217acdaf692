"""Bad input through the installed command: a clear answer and the exit status of the format, never a trace.

The statuses are those of the README: 0 ruled, 2 not opened, 3 not read, 4 facts are missing.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

Run: TypeAlias = Callable[..., subprocess.CompletedProcess[str]]

NORTH = "6h 7h 8h 9c 9d 9h 2s 3s Kd Ac"
SOUTH = "4c 5c Jc Jd 2d 5d Kh Ts Qd Qc"
HEAD = f"players: North, South\ndealer: South\ndeal North: {NORTH}\ndeal South: {SOUTH}\nupcard: 8d\n"
GOOD = HEAD + "North passes\nSouth passes\nNorth draws 4s, knocks with Kd\n"
TEN_MEGABYTES = 10_000_000
PATIENCE = 300
"""Seconds after which a run counts as hung, on the slowest machine."""


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Writes a log and rules on it with the command; what it says must not be a trace of the program's own."""

    def command(source: bytes | str, *words: str) -> subprocess.CompletedProcess[str]:
        log = tmp_path / "dispute.log"
        log.write_bytes(source.encode() if isinstance(source, str) else source)
        return called(log, *words)

    return command


def called(*words: str | Path) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "adjudicator", *words], capture_output=True, text=True, timeout=PATIENCE
    )
    assert "Traceback" not in done.stderr + done.stdout
    assert "mistake in adjudicate" not in done.stderr
    assert done.returncode in (0, 2, 3, 4)
    return done


def document(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(done.stdout)
    return found


UNREADABLE = [
    ("empty", b"", "L003", 1, 1),
    ("blanks and comments", b"\n  \n# to be written\n", "L003", 1, 1),
    ("a byte-order mark alone", b"\xef\xbb\xbf", "L003", 1, 1),
    ("binary", b"\x7fELF\x02\x01\x01\x00\x00" * 100, "L002", 1, 8),
    ("UTF-16", GOOD.encode("utf-16"), "L002", 1, 4),
    ("Latin-1", "players: Zoë, South\n".encode("latin-1"), "L001", 1, 12),
    ("a player nobody named", (GOOD + "West draws 5c\n").encode(), "L006", 9, 1),
    ("a word nobody knows", (GOOD + "North smiles\n").encode(), "L004", 9, 7),
    ("a picture's name for a card", (HEAD + "North draws 5x\n").encode(), "L011", 6, 13),
]


@pytest.mark.parametrize(
    ("source", "kind", "line", "column"), [row[1:] for row in UNREADABLE], ids=[row[0] for row in UNREADABLE]
)
def test_what_cannot_be_read_is_told_with_its_place(source: bytes, kind: str, line: int, column: int, run: Run) -> None:
    done = run(source)
    assert done.returncode == 3
    assert done.stdout == ""
    assert f"dispute.log:{line}:{column}: " in done.stderr.splitlines()[0]
    ruling = document(run(source, "--format", "json"))
    assert (ruling["outcome"], ruling["points"], ruling["findings"]) == ("unread", None, [])
    assert [(fault["id"], fault["line"], fault["column"]) for fault in ruling["faults"]] == [(kind, line, column)]
    assert ruling["faults"][0]["says"]


def test_text_that_is_not_utf8_says_which_byte_and_how_to_save_it(run: Run) -> None:
    said = run("players: Zoë, South\n".encode("latin-1")).stderr
    assert "0xEB" in said
    assert "UTF-8" in said


def test_a_windows_file_is_read_like_any_other(run: Run) -> None:
    plain = document(run(GOOD, "--format", "json"))
    assert (plain["outcome"], plain["points"]) == ("knock", {"North": 75, "South": 0})
    for source in (
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        "\ufeff" + GOOD.replace("\n", "\r\n"),
        GOOD.rstrip("\n"),
    ):
        done = run(source.encode(), "--format", "json")
        assert done.returncode == 0
        assert document(done) == plain


def test_the_same_card_twice_is_a_gap_and_the_hands_are_asked_for(run: Run) -> None:
    done = run(GOOD.replace("Qd Qc", "Qd Ac"), "--format", "json")
    assert done.returncode == 4
    ruling = document(done)
    assert ruling["outcome"] == "needs_facts"
    assert [gap["line"] for gap in ruling["gaps"]] == [4]
    assert "South" in ruling["ask"][0]["fact"]


def test_the_same_card_twice_in_one_hand(run: Run) -> None:
    done = run(GOOD.replace("Qd Qc", "Qd Qd"), "--format", "json")
    assert done.returncode == 4
    assert [gap["line"] for gap in document(done)["gaps"]] == [4]


def test_a_card_drawn_that_lies_in_a_hand(run: Run) -> None:
    done = run(GOOD.replace("draws 4s", "draws 4c"), "--format", "json")
    assert done.returncode == 4
    assert [gap["line"] for gap in document(done)["gaps"]] == [8]


def test_a_hand_of_thirteen_is_a_wrong_number(run: Run) -> None:
    done = run(GOOD.replace("Qd Qc", "Qd Qc 7c 7d Jh"), "--format", "json")
    assert done.returncode == 0
    ruling = document(done)
    assert ruling["gaps"] == []
    assert any(str(finding["clause"]).startswith("gra.8.") for finding in ruling["findings"])


def test_more_cards_than_a_pack_has(run: Run) -> None:
    done = run(HEAD.replace(NORTH, " ".join(["?"] * 60)) + "North passes\n")
    assert done.stdout


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = called(tmp_path / "none.log")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "none.log cannot be opened: no such file" in done.stderr


def test_a_folder(tmp_path: Path) -> None:
    done = called(tmp_path)
    assert done.returncode == 2
    assert "is a folder" in done.stderr


def test_a_name_that_can_be_no_file() -> None:
    assert called("a" * 5000).returncode == 2


def of(line: str, head: str = HEAD) -> str:
    return head + line * ((TEN_MEGABYTES - len(head)) // len(line))


def test_ten_megabytes_of_junk_are_counted(run: Run) -> None:
    line = "the quick brown fox jumps over the lazy dog\n"
    text = of(line)
    done = run(text)
    assert done.returncode == 3
    assert done.stderr.splitlines()[0].endswith("`quick` is not understood here")
    assert done.stderr.splitlines()[-1].endswith(f"and {text.count(line) - 100} more faults like these")
    assert len(done.stderr) < 100_000


def test_ten_megabytes_in_one_line(run: Run) -> None:
    done = run(HEAD + "North draws " + "x" * TEN_MEGABYTES)
    assert done.returncode == 3
    assert len(done.stderr) < 2000


def test_ten_megabytes_of_one_card(run: Run) -> None:
    done = run("players: North, South\ndeal North: " + "5c " * (TEN_MEGABYTES // 3) + "\nNorth passes\n")
    assert done.returncode in (0, 4)
    assert "Line 2" in done.stdout
    assert len(done.stdout) < 20_000


def test_ten_megabytes_of_plays_are_ruled_on(run: Run) -> None:
    done = run(of("North draws 5h, discards 5h\nSouth draws 6c, discards 6c\n"), "--format", "json")
    assert done.returncode in (0, 4)
    ruling = document(done)
    assert ruling["outcome"] != "unread"
    assert {gap["line"] for gap in ruling["gaps"]} >= {8, 9, 10}
    assert len(done.stdout) < 200_000
