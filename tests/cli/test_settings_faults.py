"""What is wrong with settings is told with its place, once, and keeps nobody from what does not need them."""

import json

import pytest

from adjudicator.cli import main
from adjudicator.settings_faults import KINDS
from tests.cli.surroundings import PROPER, Write

FAULTS = [
    ('rulebok = "gra"', 1, 1, "S003", "there is no setting rulebok; did you mean `rulebook`?"),
    ('\nrulebook = "clasic"', 2, 12, "S007", "there is no rulebook clasic; did you mean `classic`?"),
    ('rulebook = "none.toml"', 1, 12, "S007", "there is no file none.toml beside these settings"),
    ("rulebook = 3", 1, 12, "S004", "rulebook is a text in quotes"),
    ('language = "de"', 1, 12, "S005", "language is not de: there is en, fr"),
    ('format = "jsn"', 1, 10, "S005", "format is not jsn: there is text, concise, json, jsonl"),
    ('color = "allways"', 1, 9, "S005", "did you mean `always`?"),
    ("ascii = 1", 1, 9, "S004", "ascii is true or false"),
    ('readings = ["P13=b", "P11=z"]', 1, 22, "S006", "P11 has no reading z; it has a, b"),
    ('[readings]\nP311 = "a"', 2, 1, "S006", "there is no point P311"),
    ("readings = 3", 1, 12, "S004", 'readings = ["P11=b"]'),
    ("rulebook = gra", 1, 12, "S001", "this is not TOML"),
    ('ascii = true\nascii = false', 2, 1, "S002", "ascii is given twice"),
    ('# caf\xe9', 1, 1, "S001", "is not text in UTF-8"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "column", "kind", "says"), FAULTS, ids=[row[0] for row in FAULTS])
def test_what_is_wrong_with_settings_is_told_with_its_place(
    text: str, line: int, column: int, kind: str, says: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    write("x.log", PROPER)
    file = write("adjudicator.toml", text)
    if "\xe9" in text:
        file.write_bytes(text.encode("latin-1"))
    assert main(["x.log"]) == 2
    out, err = capsys.readouterr()
    first, second, *more = err.splitlines()
    assert out == ""
    assert first == "adjudicate: the settings adjudicator.toml cannot be used, 1 fault"
    assert second.startswith(f"adjudicator.toml:{line}:{column}: ")
    assert kind in second
    assert says in err
    if "\xe9" not in text:
        assert text.splitlines()[line - 1] in more[0]
        assert more[1].index("^") - more[0].index(text.splitlines()[line - 1]) == column - 1


def test_faulty_settings_are_told_once_and_logs_elsewhere_are_ruled_on(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    write("a/adjudicator.toml", "rulebook = 3\nasci = true\n")
    for name in ("a/1.log", "a/2.log", "b/3.log"):
        write(name, PROPER)
    assert main(["a", "b", "--format", "jsonl"]) == 2
    out, err = capsys.readouterr()
    assert [json.loads(line)["file"] for line in out.splitlines()] == ["b/3.log"]
    assert err.count("cannot be used, 2 faults") == 1


def test_faulty_settings_do_not_keep_anybody_from_help(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    write("adjudicator.toml", "rulebook = 3")
    assert main(["--help"]) == 0
    assert main(["explain", "P11"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("ADJUDICATOR_LANG", "de", "ADJUDICATOR_LANG=de: there is en, fr"),
        ("ADJUDICATOR_READINGS", "P11", "ADJUDICATOR_READINGS P11: a reading is a point and a letter"),
        ("ADJUDICATOR_READINGS", "P11=z", "ADJUDICATOR_READINGS: P11 has no reading"),
        ("ADJUDICATOR_RULES", "bridge", "ADJUDICATOR_RULES: there is no rulebook"),
        ("ADJUDICATOR_SETTINGS", "none.toml", "the settings none.toml cannot be opened"),
    ],
)
def test_what_is_wrong_with_the_environment(
    variable: str,
    value: str,
    says: str,
    write: Write,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write("x.log", PROPER)
    monkeypatch.setenv(variable, value)
    assert main(["x.log"]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_fault_of_settings_is_explained(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", kind]) == 0
    assert kind in capsys.readouterr().out
