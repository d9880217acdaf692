"""Closed streams, readers who leave, files that nobody meant: the command says one sentence, and the right status."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator import kept
from adjudicator.cli import formatting, main
from adjudicator.notation.files import Formatted, formatted

ADJUDICATE = str(Path(sys.executable).with_name("adjudicate"))
LOG = "players: North, South\nupcard: 8d\nNorth passes\n"
NESTED = "extends = 'classic'\nx = " + "[" * 3000 + "\n"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("ADJUDICATOR_")]:
        monkeypatch.delenv(name)
    file = tmp_path / "x.log"
    file.write_text(LOG, encoding="utf-8")
    return file


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A line of a shell, in which the command is ``$A``."""
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, env={**os.environ, "A": ADJUDICATE})


@pytest.mark.parametrize("call", ["rules", "show x.log", "x.log --format json"])
def test_a_reader_who_has_left_is_no_failure_in_a_call_with_options_either(log: Path, call: str) -> None:
    run = shell(f"{{ sleep 1; $A {call}; echo $? >status; }} | true; cat status")
    assert (run.stdout, run.stderr) == ("0\n", "")


def test_what_is_said_beside_the_data_stays_out_of_it_where_standard_error_is_closed(log: Path) -> None:
    log.write_text("North smiles\n", encoding="utf-8")
    run = shell("$A x.log 2>&-; echo $?")
    assert run.stdout == "3\n"


def test_an_interview_needs_somebody_to_ask(log: Path) -> None:
    run = shell("$A ask <&-; echo $?")
    assert (run.stdout, run.stderr) == ("2\n", "adjudicate: nothing is piped in: standard input is closed\n")


def test_settings_nested_without_end_are_a_fault_of_the_settings(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.with_name("adjudicator.toml").write_text(NESTED, encoding="utf-8")
    assert main(["x.log"]) == 2
    assert "adjudicator.toml:1:1: S001 this is not TOML" in capsys.readouterr().err


def test_a_rulebook_nested_without_end_is_a_fault_of_the_rulebook(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.with_name("club.toml").write_text(NESTED, encoding="utf-8")
    assert main(["x.log", "--rules", "club.toml"]) == 2
    assert "club.toml:1:1: R001 this is not TOML" in capsys.readouterr().err


def test_a_reading_given_twice_in_the_settings_is_a_fault(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.with_name("adjudicator.toml").write_text('readings = ["P11=b", "p11=a"]\n', encoding="utf-8")
    assert main(["x.log"]) == 2
    assert "adjudicator.toml:1:22: S002 p11 is given twice" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["FORMAT", "COLOR"])
def test_a_word_that_a_variable_does_not_take_is_refused(
    log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setenv(f"ADJUDICATOR_{name}", "xml")
    assert [main(["x.log"]), main(["check", "x.log"])] == [2, 2]
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count(f"adjudicate: ADJUDICATOR_{name}=xml: there is ") == 2


def test_what_is_wanted_is_not_offered_in_its_own_place(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.with_name("gone.log").symlink_to("nowhere")
    assert [main(["gone.log"]), main(["x.log", "--at", "3"])] == [2, 2]
    said = capsys.readouterr().err
    assert "did you mean `gone.log`?" not in said
    assert "did you mean `--at`?" not in said


def test_an_empty_variable_of_a_shell_completes_nothing(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_ADJUDICATE_COMPLETE", "")
    assert main(["x.log"]) == 0


def test_a_file_without_ending_among_those_of_the_program_is_none_of_its_folders(tmp_path: Path) -> None:
    (tmp_path / "tags").write_text("an editor's index", encoding="utf-8")
    (tmp_path / "module.py").write_text("pass\n", encoding="utf-8")
    assert [size for _, size in kept._files(str(tmp_path))] == [5]


def test_what_somebody_else_writes_while_a_log_is_formatted_is_not_lost(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log.write_text("upcard:8D\n", encoding="utf-8")
    calls = list[bytes]()

    def meanwhile(text: bytes) -> Formatted:
        if not calls:
            log.write_text("upcard:8D\nNorth  passes\n", encoding="utf-8")
        calls.append(text)
        return formatted(text)

    monkeypatch.setattr(formatting, "formatted", meanwhile)
    assert main(["fmt", "x.log"]) == 0
    assert log.read_text(encoding="utf-8") == "upcard: 8d\nNorth passes\n"
