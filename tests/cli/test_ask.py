"""``adjudicate ask``: the interview in a plain pipe, what it writes and where, and that nothing typed breaks it."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adjudicator.cli import main
from adjudicator.notation import read
from tests.cli.terminal import said_by

ROOT = Path(__file__).parents[2]
COMMAND = Path(sys.executable).with_name("adjudicate")
KNOCK = ("knock", "North", "8d", "10", "8", "1")

KNOCK_LOG = """\
rules: gra
players: North, South
knock card: 8d
position:
  hand North: 10 cards

North knocks
agreed count: North 10, South 8
South accepts the knock
"""


class Piped(io.StringIO):
    """Answers as a pipe gives them."""


def talked(answers: tuple[str, ...], *options: str) -> tuple[int, str, str]:
    """The exit status of ``adjudicate ask`` with these answers, what it prints and what it says beside it."""
    before, out, err = sys.stdin, io.StringIO(), io.StringIO()
    sys.stdin = Piped("".join(f"{answer}\n" for answer in answers))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(["ask", *options])
    finally:
        sys.stdin = before
    return status, out.getvalue(), err.getvalue()


def piped(folder: Path, answers: str, *options: str) -> subprocess.CompletedProcess[str]:
    """The installed command, with these answers in a plain pipe."""
    return subprocess.run(
        [COMMAND, "ask", *options], cwd=folder, input=answers, capture_output=True, text=True, timeout=60, check=False
    )


def test_the_installed_command_in_a_plain_pipe(tmp_path: Path) -> None:
    done = piped(tmp_path, "\n" + "\n".join(KNOCK) + "\n")
    assert done.returncode == 0
    assert (tmp_path / "dispute.log").read_text("utf-8") == KNOCK_LOG
    log, ruling = done.stdout.split("\n\nUndercut", 1)
    assert log + "\n" == KNOCK_LOG
    assert ": South scores 27, the bonus of 25 included." in ruling
    assert "Log: dispute.log" in ruling
    assert "Which rules are you playing by?" in done.stderr
    assert "  knock card: 8♦\n" in done.stderr
    assert "  8 or less: a choice; 9 or more: play goes on\n" in done.stderr
    assert done.stderr.endswith("adjudicate: the log is in dispute.log\n")


def test_the_readme_shows_what_is_asked() -> None:
    shown = (ROOT / "README.md").read_text("utf-8").split("## Asked instead of written")[1].split("```")
    transcript = shown[1].removeprefix("text\n").rsplit("adjudicate: ", 1)[0]
    assert transcript in talked(KNOCK, "--rules", "gra", "--output", "-")[2]


def test_the_log_that_was_written_is_ruled_on_as_in_the_interview(tmp_path: Path) -> None:
    asked = piped(tmp_path, "\n".join(KNOCK) + "\n", "--rules", "gra").stdout
    again = subprocess.run(
        [COMMAND, "dispute.log"], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert asked == f"{KNOCK_LOG}\n{again.stdout}"


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.log").write_text("# mine\n", "utf-8")
    for name in ("own-2.log", "own-3.log"):
        status, out, err = talked(("pack", "51"), "--rules", "gra", "--output", "own.log")
        assert status == 0
        assert f"the log is in {name}" in err
        assert out.startswith(Path(name).read_text("utf-8"))
    assert Path("own.log").read_text("utf-8") == "# mine\n"


def test_a_folder_that_is_not_there_keeps_nobody_from_the_ruling(tmp_path: Path) -> None:
    status, out, err = talked(("pack", "51"), "--rules", "gra", "--output", str(tmp_path / "none" / "a.log"))
    assert status == 2
    assert "cannot be written" in err
    assert "\nNew deal.\n" in out


def test_without_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, _ = talked(("number", "North", "play", "9", "to play North", ""), "--rules", "gra", "--output", "-")
    assert status == 0
    assert "North has 9 cards\n\nSouth may choose" in out
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_the_answers_and_quit_keep_what_was_told() -> None:
    for answers in (("knock", "North", "8d"), ("knock", "North", "8d", "quit", "10")):
        status, out, _ = talked(answers, "--rules", "gra", "--output", "-")
        assert status == 4
        assert out.startswith("rules: gra\nplayers: North, South\nknock card: 8d\nposition:\n  hand North: 10 cards\n")
        assert "Not enough facts" in out


def test_nothing_told_is_nothing_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = talked((), "--rules", "gra")
    assert (status, out) == (0, "")
    assert "nothing was told, so no log is written" in err
    assert list(tmp_path.iterdir()) == []


def test_back_undoes_and_says_so() -> None:
    whole = talked(KNOCK, "--rules", "gra", "--output", "-")[1]
    status, out, err = talked(
        ("back", "seen", "back", *KNOCK[:3], "30", "back", *KNOCK[3:]), "--rules", "gra", "--output", "-"
    )
    assert (status, out) == (0, whole)
    assert "There is nothing to undo." in err
    assert err.count("The last answer is undone.") == 2


def test_a_line_with_a_fault_is_shown_with_a_mark() -> None:
    _, out, err = talked(("other", "North discrads Kh", "North discards Kh", ""), "--rules", "gra", "--output", "-")
    assert "North discrads Kh\n        ^" in err
    assert "discrads" not in out
    assert "North discards Kh\n" in out


def test_names_of_the_players() -> None:
    _, out, _ = talked(("touch", "ann", "stock"), "--rules", "gra", "--output", "-", "--players", "Ann, Bob")
    assert out.startswith("rules: gra\nplayers: Ann, Bob\nposition:\n\nAnn touches the stock\n")
    status, _, err = talked((), "--players", "Ann")
    assert status == 2
    assert "two names are wanted" in err


def test_the_rulebook_of_the_settings_is_not_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("adjudicator.toml").write_text('rulebook = "classic"\n', "utf-8")
    _, out, err = talked(("pack", "51"), "--output", "-")
    assert "By which rules" not in err
    assert out.startswith("rules: classic\n")


def test_a_rulebook_that_does_not_exist() -> None:
    status, out, err = talked((), "--rules", "grb")
    assert (status, out) == (2, "")
    assert "there is no rulebook" in err


def test_on_a_terminal_the_last_answer_can_be_undone_too(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    call = [str(COMMAND), "ask", "--rules", "gra"]
    with subprocess.Popen(call, cwd=tmp_path, stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL) as running:
        os.write(ours, b"pack\n51\nback\n53\n\n")
        shown = said_by(ours, running).decode()
        assert running.wait(60) == 0
    assert "deck: 53 cards" in shown
    os.close(ours)
    os.close(theirs)
    assert (tmp_path / "dispute.log").read_text("utf-8") == "rules: gra\nplayers: North, South\ndeck: 53 cards\n"


LINES = st.sampled_from(
    ["knock", "number", "seen", "gin", "other", "1", "2", "9c", "10", "?", "back", "", "North passes"]
)


@given(st.lists(LINES | st.text(max_size=6), max_size=12))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_answers_break_it(lines: list[str]) -> None:
    answers = tuple(line.replace("\n", " ").replace("\r", " ") for line in lines)
    status, out, err = talked(answers, "--rules", "gra", "--output", "-")
    assert status in (0, 4)
    assert "Traceback" not in err
    # What is printed first is the log: up to the last line before the ruling, it can be read.
    told = out.split("\nRules: ")[0].rsplit("\n\n", 1)[0]
    assert out == "" or read(told).faults == ()
