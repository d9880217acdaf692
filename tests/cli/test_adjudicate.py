"""The command: what it prints, where, and with which exit status. Runs in this process unless the shell matters."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adjudicator import adjudicate as engine
from adjudicator.cli import main
from adjudicator.cli.status import worst
from adjudicator.handlog import HandLog
from adjudicator.notation import read
from adjudicator.ruling import Ruling

EXAMPLE = Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log"
HEAD = "players: North, South\ndealer: South\n"
PROPER = (
    HEAD + "deal North: 6h 7h 8h 9c 9d 9h 2s 3s Kd Ac\ndeal South: 4c 5c Jc Jd 2d 5d Kh Ts Qd Qc\nupcard: 8d\n"
    "North passes\nSouth passes\nNorth draws 4s, knocks with Kd\n"
)
FAULTY = HEAD + "upcard: 8d\nNorth draws 5x, discards 9h\n"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "proper.log"
    file.write_text(PROPER, encoding="utf-8")
    return file


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    file = tmp_path / "faulty.log"
    file.write_text(FAULTY, encoding="utf-8")
    return file


def adjudicate(*words: str | Path) -> int:
    return main([str(word) for word in words])


def test_a_log_is_ruled_on_for_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(EXAMPLE) == 0
    out, err = capsys.readouterr()
    assert "gra.9.d" in out
    assert "27" in out
    assert err == ""


def test_the_short_way_and_the_command_print_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(EXAMPLE) == 0
    short = capsys.readouterr().out
    assert adjudicate("rule", EXAMPLE, "--format", "text") == 0
    assert capsys.readouterr().out == short
    assert adjudicate("--format", "text", EXAMPLE) == 0
    assert capsys.readouterr().out == short


def test_json_of_one_log_is_an_object(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(log, "--format", "json") == 0
    ruling = json.loads(capsys.readouterr().out)
    assert (ruling["rulebook"], ruling["outcome"]) == ("gra", "knock")


def test_json_of_several_logs_is_an_array_in_their_order(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(EXAMPLE, log, "--format", "json") == 0
    rulings = json.loads(capsys.readouterr().out)
    assert [ruling["outcome"] for ruling in rulings] == ["choice", "knock"]
    assert [ruling["file"] for ruling in rulings] == [str(EXAMPLE), str(log)]


@pytest.mark.parametrize("times", [1, 2])
def test_jsonl_is_a_ruling_a_line_with_its_file(log: Path, times: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(*[log] * times, "--format", "jsonl") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["file"] for line in lines] == [str(log)] * times


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(PROPER.encode())))
    assert adjudicate("-", "--format", "jsonl") == 0
    ruling = json.loads(capsys.readouterr().out)
    assert (ruling["file"], ruling["outcome"]) == ("-", "knock")


def test_a_reading_may_change_the_ruling(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gin = tmp_path / "gin.log"
    gin.write_text(PROPER.replace("knocks with Kd", "gins with Kd"), encoding="utf-8")
    outcomes = []
    for words in ([], ["--reading", "P13=b"], ["--reading", "p13=B"]):
        assert adjudicate(gin, "--format", "json", *words) == 0
        outcomes.append(json.loads(capsys.readouterr().out)["outcome"])
    assert outcomes == ["in_play", "knock", "knock"]


def test_exit_code_tells_an_irregularity_only_when_asked(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(EXAMPLE) == 0
    assert adjudicate(EXAMPLE, "--exit-code") == 1
    assert adjudicate(log, "--exit-code") == 0


def test_missing_facts_are_status_four(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unknown = tmp_path / "unknown.log"
    unknown.write_text(PROPER.replace("4c 5c Jc Jd 2d 5d Kh Ts Qd Qc", "?"), encoding="utf-8")
    assert adjudicate(unknown) == 4
    assert "South" in capsys.readouterr().out


def test_a_fault_is_shown_where_it_stands(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(faulty) == 3
    out, err = capsys.readouterr()
    first, line, mark, *_ = err.splitlines()
    assert out == ""
    assert first.startswith(f"{faulty}:4:13: ")
    assert line == "  North draws 5x, discards 9h"
    assert mark.index("^") == line.index("5x")


def test_a_fault_does_not_keep_other_logs_from_being_ruled(
    faulty: Path, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert adjudicate(faulty, log, "--format", "json") == 3
    unread, ruled = json.loads(capsys.readouterr().out)
    assert (unread["outcome"], ruled["outcome"]) == ("unread", "knock")
    assert [(fault["line"], fault["column"]) for fault in unread["faults"]] == [(4, 13)]


def test_keep_going_rules_on_the_rest_and_says_so_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mixed = tmp_path / "mixed.log"
    mixed.write_text(PROPER + "North smiles broadly\n", encoding="utf-8")
    assert adjudicate(mixed, "--keep-going") == 3
    out, err = capsys.readouterr()
    assert out.splitlines()[0] == f"{mixed} was read only in part; left out: line 9."
    assert err.startswith(f"{mixed}:9:")
    assert adjudicate(mixed, "--keep-going", "--format", "json") == 3
    ruling = json.loads(capsys.readouterr().out)
    assert ruling["outcome"] == "knock"
    assert [fault["line"] for fault in ruling["faults"]] == [9]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "name at least one log"),
        (["{tmp}/none.log"], "cannot be opened: no such file"),
        (["-", "-"], "once"),
        (["{log}", "--rules", "bridge"], "bridge"),
        (["{log}", "--reading", "P11"], "P11=b"),
        (["{log}", "--reading", "P999=b"], "P999"),
        (["{log}", "--reading", "P11=z"], "P11"),
        (["{log}", "--reading", "P11=b", "--reading", "P11=a"], "already"),
        (["{log}", "--format", "xml"], "jsonl"),
        (["{log}", "--loud"], "--loud"),
        (["rule"], "LOG"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_a_wrong_call_is_told_in_one_sentence(
    words: list[str], says: str, log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert adjudicate(*[word.format(tmp=tmp_path, log=log) for word in words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.startswith("adjudicate: ")
    assert says in err


def test_a_wrong_call_is_told_once_for_many_logs(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert adjudicate(log, log, log, "--rules", "bridge") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_is_not_there_does_not_keep_others_from_being_ruled(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert adjudicate(tmp_path / "none.log", log, "--format", "json") == 2
    assert [ruling["outcome"] for ruling in json.loads(capsys.readouterr().out)] == ["knock"]


def test_a_mistake_of_ours_is_a_sentence_and_other_logs_are_ruled(
    log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = read(EXAMPLE.read_bytes())

    def breaks(text: HandLog, *rest: Any, **more: Any) -> Ruling:
        if text == broken:
            raise IndexError("no such card")
        return engine(text, *rest, **more)

    monkeypatch.setattr("adjudicator.cli.rule.adjudicate", breaks)
    assert adjudicate(EXAMPLE, log) == 70
    out, err = capsys.readouterr()
    assert "proper.log" in out
    assert "a mistake in adjudicate" in err
    assert "IndexError" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("statuses", "status"), [([], 0), ([0, 1], 1), ([1, 4], 4), ([4, 3, 0], 3), ([3, 2, 4], 2), ([0, 0], 0)]
)
def test_the_worst_status_counts(statuses: list[int], status: int) -> None:
    assert worst(statuses) == status


def test_head_leaves_no_trace() -> None:
    many = " ".join([f"'{EXAMPLE}'"] * 200)
    script = f"'{sys.executable}' -m adjudicator {many} | head -n 1"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert run.stderr == ""
    assert len(run.stdout.splitlines()) == 1


def test_a_sign_that_the_terminal_cannot_show_is_no_trace(tmp_path: Path) -> None:
    log = tmp_path / "names.log"
    log.write_text(PROPER.replace("North", "Émile"), encoding="utf-8")
    env = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    run = subprocess.run([sys.executable, "-m", "adjudicator", log], capture_output=True, text=True, env=env)
    assert (run.returncode, run.stderr) == (0, "")
    assert "\\xc9mile" in run.stdout


def test_logs_alone_do_not_load_the_command_library() -> None:
    script = f"import sys; from adjudicator.cli import main; main([{str(EXAMPLE)!r}]); sys.exit('typer' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0
