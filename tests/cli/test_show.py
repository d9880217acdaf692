"""``adjudicate show``: the table line by line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.cli import main

EXAMPLE = Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log"

AT_15 = """\
Line 15: North draws 9h, knocks with Tc for 10: 6h-8h, 9c 9d 9h, 2s-4s
  North: 9♣ 9♦ 9♥, 6♥ 7♥ 8♥, 2♠ 3♠ 4♠, loose K♦; deadwood 10
  South: 4♣ 5♣ 6♣ 7♣, J♣ J♦ J♠, loose A♣ 2♦ 5♦; deadwood 8
  Discard pile 8♦ Q♥ K♥ 3♣ 10♠ 10♣; stock 26
  South may accept North's knock (undercut, South 27) or refuse it: then North plays with all ten
    cards face up (gra.9.d).
"""


def test_the_table_at_a_line() -> None:
    adjudicate = Path(sys.executable).with_name("adjudicate")
    run = subprocess.run([adjudicate, "show", EXAMPLE, "--at", "15"], capture_output=True, text=True, encoding="utf-8")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith(AT_15)
    assert "gra.9.a: North knocked above the limit" in run.stdout


def test_the_whole_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(EXAMPLE)]) == 0
    shown = capsys.readouterr().out
    titles = [line.split(":")[0] for line in shown.splitlines() if line.startswith("Line ")]
    assert titles == [f"Line {number}" for number in range(8, 16)]
    assert AT_15 in shown


def test_without_signs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(EXAMPLE), "--at", "15", "--ascii"]) == 0
    assert capsys.readouterr().out.isascii()


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(EXAMPLE), "--format", "json"]) == 0
    assert [moment["line"] for moment in json.loads(capsys.readouterr().out)] == list(range(8, 16))


def test_what_cannot_be_read_is_told_and_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "x.log"
    log.write_text("players: North, South\nupcard: 8d\nNorth pases\nNorth passes\n", encoding="utf-8")
    assert main(["show", str(log)]) == 3
    shown = capsys.readouterr()
    assert "x.log:3:7" in shown.err
    assert "Line 4: North passes" in shown.out


@pytest.mark.parametrize("at", ["0", "x", "-3", "9" * 10])
def test_at_wants_the_number_of_a_line(at: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(EXAMPLE), f"--at={at}"]) == 2
    assert "give the number of a line" in capsys.readouterr().err
