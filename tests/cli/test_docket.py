"""``adjudicate docket``: the installed command once, the rest in this process."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the extra serve is not installed")

from adjudicator.cli import main
from adjudicator.docket import open_docket
from adjudicator.docket.migration import NEWEST
from tests.databases import migrated_sqlite
from tests.docket.filed import NOW, file_all

ADJUDICATE = Path(sys.executable).with_name("adjudicate")
WANTED = [
    "Règlement : gra ; guide des joueurs tel que publié (texte source 000)",
    "Issue : un choix",
    "À la place : the hand is played again",
    "Appel de : South",
    "Délai : 2026-11-30 22:15 UTC",
    "En droit : rejeté",
    "Motif : the clause says so",
    "Elle remplace l’entrée 1.",
    "Remplacée par l’entrée 6.",
]
"""Lines of entries as a French director reads them; what was filed stays as it was."""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A docket with seven entries, which ADJUDICATOR_DATABASE names."""
    docket = open_docket(migrated_sqlite(tmp_path))
    docket.new_event("Spring Open", NOW, "spring")
    file_all(docket)
    docket.close()
    monkeypatch.setenv("ADJUDICATOR_DATABASE", str(tmp_path / "docket.sqlite"))
    return tmp_path / "docket.sqlite"


def test_the_installed_command(file: Path) -> None:
    run = subprocess.run([ADJUDICATE, "docket", "verify"], capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (0, "")
    assert run.stderr.splitlines() == ["adjudicate: 7 entries were checked", "adjudicate: all is well"]


def test_events_and_entries(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket"]) == 0
    assert capsys.readouterr().out == "spring\tSpring Open\t7 entries\n"
    assert main(["docket", "list", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("\t")[0] for line in lines] == ["1", "2", "3", "4", "5", "6", "7"]
    assert lines[0].split("\t")[5:] == ["North, South"]
    assert main(["docket", "event", "Autumn", "--id", "autumn"]) == 0
    assert capsys.readouterr().out == "autumn\n"
    assert main(["docket", "list"]) == 2
    assert main(["docket", "list", "--event", "autumn"]) == 0
    assert capsys.readouterr().out == ""


def test_an_entry_without_and_with_its_private_text(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket", "show", "1"]) == 0
    shown = capsys.readouterr().out
    assert "gra.9.d: South may accept the knock as proper" in shown
    assert "Read aloud." in shown
    assert "upset" not in shown
    assert main(["docket", "show", "1", "--private"]) == 0
    assert "Seat 2 was upset." in capsys.readouterr().out
    assert main(["docket", "show", "3"]) == 0
    assert "On the law: gra.9.d is about another case" in capsys.readouterr().out
    for number in ("0", "8", "x"):
        assert main(["docket", "show", number]) == 2


def test_what_an_entry_says_is_said_in_the_language_of_the_reader(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for number in range(2, 8):
        assert main(["docket", "show", str(number), "--lang", "fr"]) == 0
        said += capsys.readouterr().out.splitlines()
    assert [line for line in WANTED if line not in [words.replace("\u00a0", " ") for words in said]] == []


def test_what_was_changed_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TRIGGER entries_stay")
        connection.execute("UPDATE entries SET public_text = 'otherwise' WHERE number = 5")
        connection.commit()
    assert main(["docket", "verify", "--chain-only"]) == 1
    told = capsys.readouterr()
    assert told.out == "spring, entry 5: it was changed after it was filed\n"
    assert told.err.splitlines()[-1] == "adjudicate: 1 is not as it should be"


def test_backup_and_restore(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket", "backup", str(tmp_path / "b.jsonl")]) == 0
    assert (
        json.loads((tmp_path / "b.jsonl").read_text(encoding="utf-8").splitlines()[0])["what"] == "adjudicator docket"
    )
    assert main(["docket", "restore", str(tmp_path / "b.jsonl")]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["docket", "restore", str(tmp_path / "b.jsonl"), "--database", str(tmp_path / "new.sqlite")]) == 0
    assert main(["docket", "verify", "--database", str(tmp_path / "new.sqlite")]) == 0


def test_steps(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket", "migrate", "--to", "0002"]) == 0
    assert main(["docket", "migrate"]) == 0
    assert capsys.readouterr().err.splitlines()[-1] == f"adjudicate: the docket is at step {NEWEST}"
    assert main(["docket", "migrate", "--to", "base"]) == 2
    assert main(["docket", "migrate", "--to", "0099"]) == 2
    assert main(["docket", "verify", "--chain-only"]) == 0


def test_a_docket_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket", "verify", "--database", str(tmp_path / "no.sqlite")]) == 2
    assert "there is no docket at" in capsys.readouterr().err
    assert not (tmp_path / "no.sqlite").exists()


def test_the_docket_of_a_folder(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--data`` means the docket that ``serve --data`` keeps; an address that is named is stronger."""
    monkeypatch.delenv("ADJUDICATOR_DATABASE")
    assert main(["docket", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "spring\tSpring Open\t7 entries\n"
    assert main(["people", "--data", str(tmp_path)]) == 0
    assert "nobody has an account yet" in capsys.readouterr().err
    assert main(["docket", "--data", str(tmp_path / "elsewhere")]) == 2
    assert f"there is no docket at sqlite:///{tmp_path / 'elsewhere' / 'docket.sqlite'}" in capsys.readouterr().err
    assert main(["docket", "--data", str(tmp_path / "elsewhere"), "--database", str(file)]) == 0


def test_options_before_the_name_of_a_command_are_meant_for_it(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Were they not, the docket that is looked after by default would be verified, and all would be well."""
    monkeypatch.setenv("ADJUDICATOR_DATABASE", f"sqlite:///{tmp_path / 'another.sqlite'}")
    assert main(["docket", "--database", str(tmp_path / "nowhere"), "verify"]) == 2
    assert "there is no docket at" in capsys.readouterr().err
    assert main(["docket", "--database", str(file), "verify"]) == 0
    assert "7 entries were checked" in capsys.readouterr().err
    assert (
        main(["docket", "--data", str(tmp_path), "--database", str(tmp_path / "x"), "list", "--database", str(file)])
        == 0
    )
    assert len(capsys.readouterr().out.splitlines()) == 7
    assert main(["people", "--database", str(file), "list"]) == 0
    assert not (tmp_path / "another.sqlite").exists()


def test_signs_that_a_terminal_would_obey_are_not_printed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from adjudicator.docket.filings import NewNote

    docket = open_docket(str(file))
    docket.file(NewNote("spring", 1, public_text="\x1b[2Jgone"), "esc", NOW, "Dora")
    docket.close()
    assert main(["docket", "show", "8"]) == 0
    assert "\x1b" not in capsys.readouterr().out
