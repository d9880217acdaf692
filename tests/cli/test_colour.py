"""Colour and width: on a terminal only, as flag and environment say; plain text is byte for byte the same below it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.cli import main
from adjudicator.cli.screen import coloured, style_of
from tests.cli.terminal import said_by

EXAMPLE = Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log"
FAULTY = "players: North, South\nupcard: 8♦\nNorth draws 5x, discards 9h\n"
VARIABLES = ("NO_COLOR", "FORCE_COLOR", "ADJUDICATOR_COLOR", "COLUMNS", "TERM")
LOOK = re.compile(r"\x1b\[\d+m")


class Screen:
    """A stream that says that it is a terminal."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


def adjudicate(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[str, str]:
    main(list(words))
    out, err = capsys.readouterr()
    return out, err


@pytest.mark.parametrize(
    "call", [("explain", "gra.9.d"), ("rules", "show", "gra"), ("--help",), ("rule", "-h"), (str(EXAMPLE),)]
)
def test_colour_adds_nothing_but_colour(call: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    plain, _ = adjudicate(capsys, *call)
    assert "\x1b" not in plain
    colourful, _ = adjudicate(capsys, *call, "--color", "always")
    assert LOOK.search(colourful)
    assert LOOK.sub("", colourful) == plain


def test_suits_have_four_colours_ids_are_underlined_and_the_ruling_is_bold(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = adjudicate(capsys, str(EXAMPLE), "--color=always")
    assert out.startswith("\x1b[1mSouth may accept")
    for card in ("\x1b[31m6♥\x1b[39m", "\x1b[34m8♦\x1b[39m", "\x1b[32m10♣\x1b[39m", " 2♠ "):
        assert card in out
    assert "(\x1b[4mgra.9.d\x1b[24m)" in out
    assert "\x1b[1mChoices:\x1b[22m\n" in out


def test_the_mark_below_a_fault_is_red(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "faulty.log"
    log.write_text(FAULTY, encoding="utf-8")
    _, err = adjudicate(capsys, str(log), "--color", "always")
    assert "\x1b[31mL011\x1b[39m" in err
    assert re.search(r"\n +\x1b\[31m\^~\x1b\[39m\n", err)


@pytest.mark.parametrize("form", ["json", "jsonl", "md", "html", "junit", "sarif", "github"])
def test_what_programs_read_is_never_in_colour(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = adjudicate(capsys, str(EXAMPLE), "--format", form, "--color", "always")
    assert "\x1b" not in out
    assert "u001b" not in out


@pytest.mark.parametrize(
    ("wish", "env", "terminal", "expected"),
    [
        ("", {}, True, True),
        ("", {}, False, False),
        ("auto", {}, True, True),
        ("auto", {}, False, False),
        ("always", {"NO_COLOR": "1"}, False, True),
        ("never", {"FORCE_COLOR": "1"}, True, False),
        ("auto", {"NO_COLOR": "1"}, True, False),
        ("", {"NO_COLOR": ""}, True, True),
        ("", {"FORCE_COLOR": "1"}, False, True),
        ("", {"FORCE_COLOR": "0"}, True, False),
        ("", {"FORCE_COLOR": ""}, False, False),
        ("", {"NO_COLOR": "1", "FORCE_COLOR": "1"}, True, False),
        ("", {"TERM": "dumb"}, True, False),
        ("", {"TERM": "dumb", "FORCE_COLOR": "1"}, True, True),
    ],
)
def test_a_flag_outranks_the_environment_which_outranks_the_terminal(
    wish: str, env: dict[str, str], terminal: bool, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert coloured(wish, Screen() if terminal else object()) is expected


def test_the_last_flag_counts_and_none_behind_the_dashes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert style_of(["a.log", "--color=never", "--color", "always"]).paint.coloured
    assert not style_of(["a.log", "--", "--color=always", "--ascii"]).paint.coloured
    assert not style_of(["a.log", "--", "--color=always", "--ascii"]).ascii
    monkeypatch.setenv("ADJUDICATOR_COLOR", "always")
    assert style_of(["a.log"]).paint.coloured
    assert not style_of(["a.log", "--color", "never"]).paint.coloured


@pytest.mark.parametrize(("columns", "width"), [("60", 60), ("90", 90), ("200", 100), ("", 80), ("x", 80), ("0", 80)])
def test_lines_are_as_wide_as_the_terminal_and_at_most_100(
    columns: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(sys, "stdout", Screen())
    assert style_of([]).width == width


def test_a_pipe_gets_80_columns_whatever_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    for call in ([str(EXAMPLE)], ["explain", "P11"], ["--help"], ["rules", "diff", "gra", "gra-fr"]):
        out, _ = adjudicate(capsys, *call)
        assert 60 < max(map(len, out.splitlines())) <= 80


def test_a_call_without_colour_follows_one_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    adjudicate(capsys, str(EXAMPLE), "--color", "always", "--ascii")
    out, _ = adjudicate(capsys, str(EXAMPLE))
    assert "\x1b" not in out
    assert "10♣" in out


@pytest.mark.parametrize("form", ["text", "concise", "json", "jsonl", "md", "html", "junit", "sarif", "github"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ascii_lets_no_other_sign_through(
    form: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "zoe.log"
    text = EXAMPLE.read_text(encoding="utf-8").replace("North", "Zoë").replace("South", "Łukasz")
    log.write_text(text, encoding="utf-8")
    out, err = adjudicate(capsys, str(log), "--ascii", "--format", form, "--lang", lang)
    assert (out + err).isascii()
    if form in ("text", "concise", "md", "github"):
        assert "Zoe" in out
        assert "Lukasz" in out


def test_ascii_writes_cards_as_a_log_does_and_faults_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "faulty.log"
    log.write_text(FAULTY + "Жук passes\n", encoding="utf-8")
    out, err = adjudicate(capsys, str(EXAMPLE), str(log), "--ascii")
    assert "loose Kd" in out
    assert "knocks with Tc for 10" in out
    assert (out + err).isascii()
    assert "\\u0416" in err


@pytest.mark.parametrize("call", [("--help",), ("explain", "gra.9.d"), ("rules",), ("man",)])
def test_help_and_explanations_obey_ascii(call: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = adjudicate(capsys, *call, "--lang", "fr", "--ascii")
    assert out.isascii()


def test_the_installed_command_colours_a_pipe_only_when_told() -> None:
    command = str(Path(sys.executable).with_name("adjudicate"))
    env = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    plain = subprocess.run([command, str(EXAMPLE)], capture_output=True, env=env).stdout
    forced = subprocess.run([command, str(EXAMPLE)], capture_output=True, env={**env, "FORCE_COLOR": "1"}).stdout
    assert b"\x1b" not in plain
    assert re.sub(rb"\x1b\[\d+m", b"", forced) == plain


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_the_installed_command_colours_a_terminal() -> None:
    import pty

    ours, theirs = pty.openpty()
    command = str(Path(sys.executable).with_name("adjudicate"))
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "60"}
    process = subprocess.Popen([command, str(EXAMPLE)], stdout=theirs, stderr=theirs, stdin=subprocess.DEVNULL, env=env)
    shown = said_by(ours, process).decode("utf-8").replace("\r\n", "\n")
    os.close(theirs)
    os.close(ours)
    assert shown.startswith("\x1b[1mSouth may")
    assert max(len(LOOK.sub("", line)) for line in shown.splitlines()) <= 60


def test_settings_say_what_neither_flag_nor_environment_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "adjudicator.toml").write_text('color = "always"\nascii = true\n', encoding="utf-8")
    log = tmp_path / "knock.log"
    log.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    out, _ = adjudicate(capsys, str(log))
    assert out.startswith("\x1b[1mSouth may")
    assert out.isascii()
    out, _ = adjudicate(capsys, str(log), "--color", "never")
    assert "\x1b" not in out
    monkeypatch.setenv("NO_COLOR", "1")
    out, _ = adjudicate(capsys, str(log))
    assert "\x1b" not in out


def test_a_name_in_a_refusal_is_shown_harmless(capsys: pytest.CaptureFixture[str]) -> None:
    for call in (["no\x1b[2J.log"], ["explain", "\x1b[2J"], ["--rules", "\x1b[2J", str(EXAMPLE)], ["--\x1b[2J"]):
        out, err = adjudicate(capsys, *call)
        assert "\x1b" not in out + err
        assert err
