"""``adjudicate check``: only what is wrong, one line each, for many files."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from adjudicator.cli import main
from adjudicator.cli.commands.check import FORMS

HEAD = "players: North, South\ndealer: South\n"
HANDS = "deal North: 6h 7h 8h 9c 9d 9h 2s 3s Kd Ac\ndeal South: 4c 5c Jc Jd 2d 5d Kh Ts Qd Qc\nupcard: 8d\n"
PLAY = "North passes\nSouth passes\nNorth draws 4s, knocks with Kd\n"
PROPER = HEAD + HANDS + PLAY
IMPROPER = PROPER.replace("Ac", "Tc")  # ten, and the upcard allows eight
FAULTY = HEAD + "upcard: 8d\nNorth smiles broadly\n"
IMPOSSIBLE = PROPER.replace("draws 4s", "draws 4c")  # South holds it


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in (("a", PROPER), ("b", IMPROPER), ("c", FAULTY), ("d", IMPOSSIBLE)):
        (tmp_path / f"{name}.log").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_installed_command_tells_one_thing_a_line_and_the_sum(folder: Path) -> None:
    adjudicate = Path(sys.executable).with_name("adjudicate")
    run = subprocess.run([adjudicate, "check", "."], capture_output=True, text=True, cwd=folder)
    assert (run.returncode, run.stderr) == (3, "")
    lines = run.stdout.splitlines()
    assert [line.split(" ")[:2] for line in lines[:-1]] == [
        ["b.log:8:1:", "gra.9.a"],
        ["c.log:4:7:", "L004"],
        ["d.log:8:1:", "gap"],
    ]
    assert lines[-1] == "1 fault, 1 irregularity, 1 impossible line in 4 logs"


@pytest.mark.parametrize(
    ("name", "status", "says"),
    [
        ("a.log", 0, "nothing is wrong in 1 log"),
        ("b.log", 1, "0 faults, 1 irregularity in 1 log"),
        ("c.log", 3, "1 fault, 0 irregularities in 1 log"),
        ("d.log", 1, "0 faults, 0 irregularities, 1 impossible line in 1 log"),
    ],
)
def test_the_sum_and_the_exit_status(
    name: str, status: int, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", name]) == status
    out, err = capsys.readouterr()
    assert (out.splitlines()[-1], err) == (says, "")
    assert main(["check", name, "--format", "concise"]) == status
    assert capsys.readouterr().out.splitlines() == out.splitlines()[:-1]


def test_a_log_that_is_not_there_does_not_keep_others_from_being_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "none.log", "b.log"]) == 2
    out, err = capsys.readouterr()
    assert "none.log cannot be opened" in err
    assert out.startswith("b.log:8:1: gra.9.a ")


def test_missing_facts_are_not_wrong(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "x.log").write_text(PROPER.replace("4c 5c Jc Jd 2d 5d Kh Ts Qd Qc", "?"), encoding="utf-8")
    assert main(["check", "x.log"]) == 0


def test_the_rulebook_and_the_readings_count(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "b.log", "--rules", "gra"]) == 1
    assert main(["check", "b.log", "--rules", "classic"]) == 0  # ten may knock there
    assert main(["check", "b.log", "--reading", "P99=b"]) == 2


def test_data_for_programs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", ".", "--format", "json"]) == 3
    found = json.loads(capsys.readouterr().out)
    assert [(each["file"], each["line"], each["column"], each["kind"], each["id"]) for each in found] == [
        ("b.log", 8, 1, "irregularity", "gra.9.a"),
        ("c.log", 4, 7, "fault", "L004"),
        ("d.log", 8, 1, "gap", "gap"),
    ]
    assert found[1]["text"] == "North smiles broadly"
    assert main(["check", ".", "--format", "jsonl"]) == 3
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == found
    assert main(["check", "a.log", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_annotations(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", ".", "--format", "github"]) == 3
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" ", 1)[0] for line in lines] == ["::warning", "::error", "::notice"]
    assert "file=c.log,line=4,col=7" in lines[1]


def test_one_document_for_all(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", ".", "--format", "sarif"]) == 3
    results = json.loads(capsys.readouterr().out)["runs"][0]["results"]
    assert {"gra.9.a", "L004"} <= {result["ruleId"] for result in results}
    assert main(["check", ".", "--format", "junit"]) == 3
    suites = ElementTree.fromstring(capsys.readouterr().out)
    assert (suites.get("tests"), suites.get("errors"), suites.get("failures")) == ("4", "1", "1")


@pytest.mark.parametrize("form", FORMS)
def test_the_same_logs_give_the_same_bytes(form: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for _ in range(2):
        assert main(["check", ".", "--format", form]) == 3
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != ""


def test_a_part_of_a_file_has_the_lines_of_the_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "day.log").write_text(PROPER + "---\n" + IMPROPER + "---\n" + FAULTY, encoding="utf-8")
    assert main(["check", "day.log", "--format", "jsonl"]) == 3
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(each["line"], each["text"]) for each in found] == [
        (17, "North draws 4s, knocks with Kd"),
        (22, "North smiles broadly"),
    ]
