"""Which logs a call means: files, folders, patterns, compressed files, several logs in one file. Progress beside them."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adjudicator.cli import logs, main
from adjudicator.cli.inputs import Inputs
from adjudicator.cli.logs import shown
from adjudicator.cli.status import Bad
from adjudicator.notation.files import logs_in, parts, read_part

HEAD = "players: North, South\ndealer: South\n"
NORTH = "deal North: 6h 7h 8h 9c 9d 9h 2s 3s Kd Ac\n"
SOUTH = "deal South: 4c 5c Jc Jd 2d 5d Kh Ts Qd Qc\n"
PROPER = HEAD + NORTH + SOUTH + "upcard: 8d\nNorth passes\nSouth passes\nNorth draws 4s, knocks with Kd\n"
FAULTY = HEAD + "upcard: 8d\nNorth smiles broadly\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with logs in it and below it, and things that are none; it is the current one."""
    for name in ("b.log", "a.log", "below/c.log", "below/D.LOG", ".hidden/x.log", "below/.y.log", "notes.txt"):
        file = tmp_path / "logs" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(PROPER, encoding="utf-8")
    (tmp_path / "logs" / "below" / "e.log.gz").write_bytes(gzip.compress(PROPER.encode()))
    monkeypatch.chdir(tmp_path)
    return tmp_path


ALL = ["logs/a.log", "logs/b.log", "logs/below/D.LOG", "logs/below/c.log", "logs/below/e.log.gz"]


def files(*names: str) -> list[str]:
    return [str(file) for file in Inputs(names).files]


def installed(*words: str | bytes, cwd: Path, **more: Any) -> "subprocess.CompletedProcess[str]":
    adjudicate = Path(sys.executable).with_name("adjudicate")
    return subprocess.run([adjudicate, *words], capture_output=True, text=True, cwd=cwd, **more)


def test_a_folder_is_every_log_in_it_and_below_in_the_order_of_names(folder: Path) -> None:
    assert files("logs") == ALL
    assert files("logs/") == ALL
    run = installed("logs", "--format", "jsonl", cwd=folder)
    assert (run.returncode, run.stderr) == (0, "")
    rulings = [json.loads(line) for line in run.stdout.splitlines()]
    assert [ruling["file"] for ruling in rulings] == ALL
    assert {ruling["outcome"] for ruling in rulings} == {"knock"}


def test_the_current_folder_is_named_without_ado(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder / "logs" / "below")
    assert files(".") == ["D.LOG", "c.log", "e.log.gz"]


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("logs/*.log", ["logs/a.log", "logs/b.log"]),
        ("logs/**/*.log", ["logs/a.log", "logs/b.log", "logs/below/c.log"]),
        ("logs/?.txt", []),
        ("logs/notes.*", ["logs/notes.txt"]),
        ("logs/below/[c-e].*", ["logs/below/c.log", "logs/below/e.log.gz"]),
        ("l*s/below", ["logs/below/D.LOG", "logs/below/c.log", "logs/below/e.log.gz"]),
        ("logs/**", ALL),
        ("logs/.hidden/*", ["logs/.hidden/x.log"]),
    ],
)
def test_a_pattern_that_the_shell_left_alone(pattern: str, found: list[str], folder: Path) -> None:
    if found:
        assert files(pattern) == found
    else:
        assert f"no file matches {pattern}" in files(pattern)[0]


def test_a_pattern_from_the_root(folder: Path) -> None:
    assert files(f"{folder}/logs/*.log") == [f"{folder}/logs/a.log", f"{folder}/logs/b.log"]


def test_a_file_whose_name_looks_like_a_pattern_is_that_file(folder: Path) -> None:
    (folder / "a[1].log").write_text(PROPER, encoding="utf-8")
    assert files("a[1].log") == ["a[1].log"]


def test_a_file_that_a_folder_has_too_is_ruled_on_once_and_one_named_twice_twice(folder: Path) -> None:
    assert files("logs/b.log", "logs") == ["logs/b.log", "logs/a.log", *ALL[2:]]
    assert files("logs", "logs/b.log", "logs/*.log") == ALL
    assert files("logs/a.log", "logs/a.log") == ["logs/a.log", "logs/a.log"]


def test_links_that_lead_in_a_circle_end(folder: Path) -> None:
    (folder / "logs" / "below" / "up").symlink_to(folder / "logs", target_is_directory=True)
    (folder / "logs" / "self.log").symlink_to("self.log")
    assert files("logs") == [*ALL, "logs/self.log"]
    assert files("logs/**/*.log")[:2] == ALL[:2]
    assert "cannot be opened" in installed("logs/self.log", cwd=folder).stderr


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("empty", "empty is a folder without logs, files that end in .log or .log.gz; name the file, whatever"),
        ("texts", "if the .txt files in it are logs, name them: 'texts/*.txt'"),
        ("none/*.log", "no file matches none/*.log; name files, folders or patterns"),
        ("logs/a**b", "a**b"),
        ("logs/aa.log", "logs/aa.log cannot be opened: no such file; did you mean `logs/a.log`?"),
        ("nothing.log", "nothing.log cannot be opened: no such file\n"),
        ("chek", "chek cannot be opened: no such file; did you mean `check`?"),
        ("help", "help cannot be opened: no such file; did you mean `--help`?"),
    ],
)
def test_what_is_not_there_is_told_with_what_to_do(
    name: str, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "empty").mkdir()
    (folder / "texts").mkdir()
    (folder / "texts" / "dispute.txt").write_text(PROPER, encoding="utf-8")
    assert main([name, "logs/a.log", "--format", "jsonl"]) == 2
    out, err = capsys.readouterr()
    assert says in err
    assert len(err.splitlines()) == 1
    assert [json.loads(line)["file"] for line in out.splitlines()] == ["logs/a.log"]


def test_a_compressed_log_is_a_log_whatever_it_is_called(folder: Path) -> None:
    packed = gzip.compress(PROPER.encode())
    (folder / "plain.log").write_bytes(packed)
    (folder / "unpacked.log.gz").write_text(PROPER, encoding="utf-8")
    script = f"'{Path(sys.executable).with_name('adjudicate')}' plain.log unpacked.log.gz - --format jsonl < plain.log"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, cwd=folder)
    assert (run.returncode, run.stderr) == (0, "")
    assert [json.loads(line)["outcome"] for line in run.stdout.splitlines()] == ["knock"] * 3


def test_compressed_files_that_are_broken_or_a_trap(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = gzip.compress(os.urandom(4000))
    monkeypatch.setattr(logs, "MOST", 1_000_000)
    for name, content in (
        ("short.log.gz", packed[:-100]),
        ("torn.log.gz", packed[:100] + b"\0" * 50 + packed[150:]),
        ("bomb.log.gz", gzip.compress(b"\n" * 50_000_000)),
        ("long.log", b"#" * 1_000_001),
    ):
        (folder / name).write_bytes(content)
        assert main([name]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "adjudicate: short.log.gz breaks off: the compressed file is not complete",
        "adjudicate: torn.log.gz cannot be unpacked: the compressed file is damaged",
        "adjudicate: bomb.log.gz holds more than 1 MB: that is no hand log",
        "adjudicate: long.log holds more than 1 MB: that is no hand log",
    ]


def test_several_logs_in_one_file_keep_the_lines_of_the_file(folder: Path) -> None:
    (folder / "day.log").write_text(PROPER + "---\n" + FAULTY + "--- # table 3\r\n\n" + PROPER, encoding="utf-8")
    run = installed("day.log", "--format", "jsonl", cwd=folder)
    assert run.returncode == 3
    first, second, third = [json.loads(line) for line in run.stdout.splitlines()]
    assert [(each["file"], each["line"]) for each in (first, second, third)] == [
        ("day.log", 1),
        ("day.log", 10),
        ("day.log", 15),
    ]
    assert [(fault["line"], fault["text"]) for fault in second["faults"]] == [(13, "North smiles broadly")]
    assert {f["line"] + 15 for f in first["findings"]} == {f["line"] for f in third["findings"]}
    array = json.loads(installed("day.log", "--format", "json", cwd=folder).stdout)
    assert [each["outcome"] for each in array] == ["knock", "unread", "knock"]
    text = installed("day.log", cwd=folder)
    assert "Log: day.log, line 15\n" in text.stdout
    assert text.stderr.startswith("day.log:13:7: ")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a\n", [1]),
        ("a\n---\nb\n", [1, 3]),
        ("---\na\n---\n\n# nothing\n---\nb\n---\n", [2, 7]),
        ("a\r\n-----\r\nb\r\n", [1, 3]),
        ("a\r---\rb\r", [1, 3]),
        ("a\n  ---  \nb", [1, 3]),
        ("a --- b\n--\n", [1]),
        ("---\n---\n", [1]),
        ("\ufeff# only a title\n---\na\n", [3]),
    ],
)
def test_where_the_logs_of_a_file_begin(text: str, lines: list[int]) -> None:
    assert [part.line for part in logs_in(text.encode())] == lines


def test_the_parts_of_a_file_are_the_whole_file() -> None:
    text = b"---\na\r\n--- # x\r\n\n---\nb"
    assert b"".join(part.text + part.cut for part in parts(text)) == text


def test_a_file_that_is_no_text_is_not_taken_apart() -> None:
    for text in (b"\xff\n---\na\n", b"a\0\n---\nb\n"):
        assert [part.text for part in parts(text)] == [text]


def test_a_part_is_read_as_the_log_it_is_further_down() -> None:
    first, second = [read_part(part) for part in logs_in((PROPER + "---\n" + PROPER).encode())]
    assert [line.number for line in second.lines] == [line.number + 9 for line in first.lines]
    assert [line.item for line in second.lines] == [line.item for line in first.lines]


def test_one_log_in_a_folder_is_an_array_all_the_same(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, kind in (("logs/.hidden", list), ("logs/a.log", dict), ("logs/a.l?g", list)):
        assert main([name, "--format", "json"]) == 0
        assert isinstance(json.loads(capsys.readouterr().out), kind)


def test_names_that_begin_with_a_dash_or_are_no_text(folder: Path) -> None:
    (folder / "-x.log").write_text(PROPER, encoding="utf-8")
    assert installed("--format", "jsonl", "--", "-x.log", cwd=folder).returncode == 0
    odd = os.fsdecode(b"odd\xff.log")
    try:
        (folder / odd).write_text(FAULTY, encoding="utf-8")
    except OSError:
        pytest.skip("this file system has no such names")
    run = installed(os.fsencode(odd), cwd=folder)
    assert (run.returncode, run.stdout) == (3, "")
    assert run.stderr.startswith("odd\\xff.log:4:7: ")


def test_a_name_cannot_steer_a_terminal() -> None:
    assert shown("a\x1b[2Jb\n.log") == "a\\x1b[2Jb\\n.log"
    assert shown("Zoë 1.log") == "Zoë 1.log"


def test_what_is_piped_in_is_read_once(folder: Path) -> None:
    with pytest.raises(Bad, match="once"):
        Inputs(["-", "logs", "-"])
    script = f"'{Path(sys.executable).with_name('adjudicate')}' - <&-"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert run.returncode == 2
    assert run.stderr == "adjudicate: nothing is piped in: standard input is closed\n"
