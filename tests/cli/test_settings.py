"""Settings: a flag beats the environment beats the file; what a log says of itself outranks the last two. And ``config``."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adjudicator.cli import main
from adjudicator.cli.settings import KEYS, Search
from adjudicator.cli.upward import nearest
from adjudicator.notation import read
from tests.cli.surroundings import CLUB, PROPER, Write, ruled


def settings(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, tuple[Any, str, str]]:
    assert main(["config", *words, "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    return {key: (held["value"], held["from"], held["where"]) for key, held in found.items()}


def test_the_nearest_file_above_the_log_counts(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("a/b/x.log", PROPER)
    write("other/y.log", PROPER)
    write("adjudicator.toml", 'rulebook = "home"')
    assert ruled(capsys, "a/b/x.log")["rulebook"] == "home"
    write("a/adjudicator.toml", 'rulebook = "classic"')
    assert ruled(capsys, "a/b/x.log")["rulebook"] == "classic"
    assert main(["a", "other", "--format", "jsonl"]) == 0
    books = {ruling["file"]: ruling["rulebook"] for ruling in map(json.loads, capsys.readouterr().out.splitlines())}
    assert books == {"a/b/x.log": "classic", "other/y.log": "home"}


def test_the_installed_command_finds_settings_for_what_is_piped_in(write: Write, tmp_path: Path) -> None:
    write("adjudicator.toml", 'rulebook = "classic"\nformat = "jsonl"\n')
    adjudicate = Path(sys.executable).with_name("adjudicate")
    run = subprocess.run([adjudicate, "-"], input=PROPER, capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)["rulebook"] == "classic"


def test_flag_before_log_before_environment_before_file(
    write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write("plain.log", PROPER)
    write("says.log", "rules: gra-fr\n" + PROPER)
    rows = [("plain.log", "gra"), ("says.log", "gra-fr")]
    assert [ruled(capsys, log)["rulebook"] for log, _ in rows] == [book for _, book in rows]
    write("adjudicator.toml", 'rulebook = "classic"')
    assert [ruled(capsys, log)["rulebook"] for log, _ in rows] == ["classic", "gra-fr"]
    monkeypatch.setenv("ADJUDICATOR_RULES", "home")
    assert [ruled(capsys, log)["rulebook"] for log, _ in rows] == ["home", "gra-fr"]
    assert [ruled(capsys, log, "--rules", "oklahoma")["rulebook"] for log, _ in rows] == ["oklahoma", "oklahoma"]


@pytest.mark.parametrize("written", ['readings = ["P13=b"]', 'readings = { P13 = "b" }', '[readings]\np13 = "B"'])
def test_readings_of_the_file_hold_unless_the_log_announces_others(
    written: str, write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gin = PROPER.replace("knocks with Kd", "gins with Kd")  # P13: gin is called and there is none
    write("x.log", gin)
    write("house.log", "house: P13 a\n" + gin)
    assert ruled(capsys, "x.log")["outcome"] == "in_play"
    write("adjudicator.toml", written)
    assert ruled(capsys, "x.log")["outcome"] == "knock"
    assert ruled(capsys, "house.log")["outcome"] == "in_play"
    assert ruled(capsys, "house.log", "--reading", "P13=b")["outcome"] == "knock"
    assert ruled(capsys, "x.log", "--reading", "P13=a")["outcome"] == "in_play"
    monkeypatch.setenv("ADJUDICATOR_READINGS", "P13=a,P02=b")
    assert ruled(capsys, "x.log")["outcome"] == "in_play"


def test_a_rulebook_file_is_named_as_seen_from_the_settings(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("club/adjudicator.toml", 'rulebook = "rules/club.toml"')
    write("club/rules/club.toml", CLUB)
    write("club/logs/x.log", PROPER)
    ruling = ruled(capsys, "club/logs/x.log")
    assert (ruling["rulebook"], ruling["extends"]) == ("club", "classic")


def test_settings_that_are_named_count_alone(
    write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write("x.log", PROPER)
    write("adjudicator.toml", 'rulebook = "classic"')
    write("event.toml", 'rulebook = "home"')
    write("empty.toml", "")
    assert ruled(capsys, "x.log", "--settings", "event.toml")["rulebook"] == "home"
    monkeypatch.setenv("ADJUDICATOR_SETTINGS", "event.toml")
    assert ruled(capsys, "x.log")["rulebook"] == "home"
    assert ruled(capsys, "x.log", "--settings", "empty.toml")["rulebook"] == "gra"
    assert main(["x.log", "--settings", "none.toml"]) == 2
    assert "the settings none.toml cannot be opened: no such file" in capsys.readouterr().err


def test_the_language_of_each_log(
    write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def language(log: str, **flags: str) -> tuple[str, str]:
        held = Search(flags).of("x.log").language(read(log))
        return held.value, held.origin

    assert language(PROPER) == ("en", "default")
    assert language("rules: gra-fr\n" + PROPER) == ("fr", "rulebook")
    assert language(PROPER, rules="gra-fr") == ("fr", "rulebook")
    assert language("langue: en\nrules: gra-fr\n" + PROPER) == ("en", "log")
    assert language("langue: fr\n") == ("fr", "log")
    write("adjudicator.toml", 'language = "en"')
    assert language("langue: fr\n") == ("en", "file")
    monkeypatch.setenv("ADJUDICATOR_LANG", "fr")
    assert language("langue: en\n") == ("fr", "environment")
    assert language("langue: fr\n", lang="en") == ("en", "flag")


def test_a_ruling_is_given_in_the_language_of_its_log(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("x.log", PROPER)
    write("y.log", "rules: gra-fr\n" + PROPER)
    assert main(["y.log", "x.log", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert main(["y.log", "x.log"]) == 0
    mixed = capsys.readouterr().out
    assert mixed != english
    assert mixed[mixed.index("Log: x.log") :] == english[english.index("Log: x.log") :]
    write("adjudicator.toml", 'language = "fr"')
    assert main(["x.log", "--lang", "fr"]) == 0
    asked = capsys.readouterr().out
    assert main(["x.log"]) == 0
    assert capsys.readouterr().out == asked


def test_config_says_what_holds_and_from_where(
    write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings(capsys) == {
        "rulebook": ("gra", "default", ""),
        "readings": (None, "default", ""),
        "language": ("en", "default", ""),
        "color": ("auto", "default", ""),
        "ascii": (False, "default", ""),
        "format": ("text", "default", ""),
        "settings": (None, "default", ""),
    }
    write("a/adjudicator.toml", '# ours\nrulebook = "classic"\nascii = true\n[readings]\nP11 = "b"\nP13 = "b"\n')
    write("a/x.log", "house: P13 a\n" + PROPER)
    monkeypatch.setenv("ADJUDICATOR_LANG", "en")
    monkeypatch.setenv("NO_COLOR", "1")
    assert settings(capsys, "a/x.log", "--reading", "P02=b") == {
        "rulebook": ("classic", "file", "a/adjudicator.toml:2"),
        "readings.P02": ("b", "flag", "--reading"),
        "readings.P11": ("b", "file", "a/adjudicator.toml:5"),
        "readings.P13": ("a", "log", "1"),
        "language": ("en", "environment", "ADJUDICATOR_LANG"),
        "color": ("never", "environment", "NO_COLOR"),
        "ascii": (True, "file", "a/adjudicator.toml:3"),
        "format": ("text", "default", ""),
        "settings": ("a/adjudicator.toml", "nearest", ""),
    }
    assert settings(capsys, "a", "--rules", "home")["rulebook"] == ("home", "flag", "--rules")


def test_config_for_people(write: Write, tmp_path: Path) -> None:
    write("adjudicator.toml", 'rulebook = "classic"\n')
    write("x.log", "rules: gra\n" + PROPER)
    adjudicate = Path(sys.executable).with_name("adjudicate")
    run = subprocess.run([adjudicate, "config", "x.log"], capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert [line.split(maxsplit=2) for line in run.stdout.splitlines()] == [
        ["rulebook", "gra", "the log, line 1"],
        ["readings", "unset", "by default"],
        ["language", "en", "by default"],
        ["color", "auto", "by default"],
        ["ascii", "false", "by default"],
        ["format", "text", "by default"],
        ["settings", "adjudicator.toml", "found in the folder of the log, or above it"],
    ]


def test_ascii_and_colour_of_the_settings(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("x.log", PROPER)
    write("adjudicator.toml", 'ascii = true\ncolor = "always"\n')
    assert main(["x.log"]) == 0
    out = capsys.readouterr().out
    assert out.isascii()
    assert "\x1b[" in out
    assert main(["x.log", "--color", "never"]) == 0
    assert "\x1b[" not in capsys.readouterr().out


def test_looking_for_settings_where_there_are_none_loads_nothing(write: Write, tmp_path: Path) -> None:
    write("x.log", PROPER)
    script = (
        "import sys; from adjudicator.cli import main; main(['x.log']);"
        "sys.exit(bool({'adjudicator.cli.settings_file', 'glob', 'gzip'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, cwd=tmp_path).returncode == 0
    assert nearest(str(tmp_path)) is None


def test_show_takes_settings_too(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("x.log", PROPER)
    assert main(["show", "x.log", "--lang", "fr", "--rules", "classic"]) == 0
    asked = capsys.readouterr().out
    write("adjudicator.toml", 'rulebook = "classic"\nlanguage = "fr"\n')
    assert main(["show", "x.log"]) == 0
    assert capsys.readouterr().out == asked
    rules, letters = Search({"reading": ["P02=b"]}).of("x.log").outranking(read("rules: gra\nhouse: P11 b\n" + PROPER))
    assert (rules, letters) == ("gra", {"P02": "b"})


def test_the_man_page_names_every_variable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["man"]) == 0
    page = capsys.readouterr().out
    for variable in (*(key.variable for key in KEYS.values()), "ADJUDICATOR_SETTINGS"):
        assert f".B {variable}\n" in page
