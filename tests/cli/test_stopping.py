"""Ctrl-C keeps what is done; nobody listening, and a full disk, give no trace."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from adjudicator.cli import main
from adjudicator.cli.stopping import Stopping
from adjudicator.ruling import Ruling

EXAMPLE = Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log"
ADJUDICATE = Path(sys.executable).with_name("adjudicate")
MANY = 400


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A folder of so many logs that they take a while."""
    for number in range(MANY):
        (tmp_path / "logs" / f"{number:03}.log").parent.mkdir(exist_ok=True)
        (tmp_path / "logs" / f"{number:03}.log").write_bytes(EXAMPLE.read_bytes())
    return tmp_path / "logs"


@pytest.fixture
def stopped_at_third(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed while the third log is ruled on."""
    from adjudicator import adjudicate

    calls: list[object] = []

    def presses(*words: Any, **more: Any) -> Ruling:
        calls.append(words)
        if len(calls) == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return adjudicate(*words, **more)

    monkeypatch.setattr("adjudicator.cli.rule.adjudicate", presses)


def test_the_installed_command_keeps_what_is_done(many: Path) -> None:
    command = [str(ADJUDICATE), "logs", "--format", "jsonl"]
    run = subprocess.Popen(command, cwd=many.parent, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert run.stdout is not None
    first = run.stdout.readline()  # it is at work
    run.send_signal(signal.SIGINT)
    rest, err = run.communicate(timeout=300)
    lines = [json.loads(line) for line in (first + rest).splitlines()]
    assert run.returncode == 130
    assert 0 < len(lines) < MANY
    assert [line["file"] for line in lines] == [f"logs/{number:03}.log" for number in range(len(lines))]
    assert err == f"adjudicate: stopped: {len(lines)} of {MANY} files done\n"


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "link", "br", "hr", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def whole_html(text: str) -> bool:
    tags = Tags()
    tags.feed(text)
    return not tags.open


WHOLE: dict[str, Callable[[str], bool]] = {
    "json": lambda text: len(json.loads(text)) == 2,
    "jsonl": lambda text: len([json.loads(line) for line in text.splitlines()]) == 2,
    "sarif": lambda text: json.loads(text)["version"] == "2.1.0",
    "junit": lambda text: ElementTree.fromstring(text).get("tests") == "2",
    "html": whole_html,
    "text": lambda text: text.count("Log: ") == 2,
}


@pytest.mark.usefixtures("stopped_at_third")
@pytest.mark.parametrize("form", WHOLE)
def test_every_document_is_closed(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*[str(EXAMPLE)] * 5, "--format", form]) == 130
    out, err = capsys.readouterr()
    assert WHOLE[form](out)
    assert err == "adjudicate: stopped: 2 of 5 files done\n"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("stopped_at_third")
def test_the_logs_of_one_file_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    day = tmp_path / "day.log"
    day.write_text("---\n".join([EXAMPLE.read_text(encoding="utf-8")] * 4), encoding="utf-8")
    assert main([str(day), "--format", "jsonl"]) == 130
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 2
    assert err == "adjudicate: stopped: 2 of 4 logs done\n"


class Pressed(io.StringIO):
    """Where Ctrl-C is pressed while the first log is printed."""

    def write(self, text: str) -> int:
        if not self.getvalue():
            press()
        return super().write(text)


def test_a_log_that_was_printed_when_it_stopped_is_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", printed := Pressed())
    assert main([*[str(EXAMPLE)] * 5, "--format", "jsonl"]) == 130
    assert len(printed.getvalue().splitlines()) == 1
    assert capsys.readouterr().err == "adjudicate: stopped: 1 of 5 files done\n"


def press() -> None:
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0)  # lets the handler run


def pressing(times: int) -> list[str]:
    """What is printed as one whole while Ctrl-C is pressed before each part of it."""
    done: list[str] = []
    with suppress(KeyboardInterrupt), Stopping() as stopping:
        with stopping.whole():
            for number in range(times):
                press()
                done.append(f"part {number}")
        done.append("more")
    return done


def test_what_is_printed_is_printed_whole_and_then_it_stops() -> None:
    assert pressing(1) == ["part 0"]


def test_pressed_again_it_waits_no_longer() -> None:
    assert pressing(2) == ["part 0"]


def test_where_it_is_ignored_it_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with Stopping():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
            press()
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this machine")
@pytest.mark.parametrize(
    "words",
    [
        "'{log}'",
        "'{log}' '{log}' --format json",
        "'{log}' --format jsonl",
        "check '{log}'",
        "explain P11",
        "--help",
        "fmt - <'{log}'",
    ],
)
def test_a_full_disk_is_a_sentence(words: str) -> None:
    script = f"'{ADJUDICATE}' {words.format(log=EXAMPLE)} > /dev/full"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert run.returncode == 2
    assert run.stderr == "adjudicate: what is printed cannot be written: no space left on device\n"


def test_output_that_is_closed_is_a_sentence() -> None:
    run = subprocess.run(["bash", "-c", f"'{ADJUDICATE}' '{EXAMPLE}' >&-"], capture_output=True, text=True)
    assert run.returncode == 2
    assert run.stderr == "adjudicate: there is nowhere to print to: standard output is closed\n"


@pytest.mark.parametrize("words", ["'{logs}' --format jsonl", "'{logs}'", "check '{logs}'", "'{logs}' --format html"])
def test_head_leaves_no_trace_and_no_failure(words: str, many: Path) -> None:
    script = f"set -o pipefail; '{ADJUDICATE}' {words.format(logs=many)} | head -n 1"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert (run.returncode in (0, 1), run.stderr) == (True, "")
    assert len(run.stdout.splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this machine")
def test_that_nobody_hears_of_faults_keeps_no_log_from_being_ruled_on() -> None:
    script = f"'{ADJUDICATE}' none.log '{EXAMPLE}' --format jsonl 2> /dev/full"
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert (run.returncode, len(run.stdout.splitlines())) == (2, 1)
