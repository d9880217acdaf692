"""``adjudicate docket``: the installed command once, the rest in this process."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the extra serve is not installed")

from adjudicator.cli import main
from adjudicator.docket import open_docket
from adjudicator.docket.migration import NEWEST
from tests.databases import migrated_sqlite
from tests.docket.filed import NOW, RULING, file_all, file_as_before

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
    docket = open_docket(str(file))
    last = docket.entry("spring", 7).hash
    docket.close()
    assert run.stderr.splitlines() == [
        f"adjudicate: spring: 7 entries, the last of digest {last}",
        "adjudicate: 7 entries were checked",
        "adjudicate: all is well",
    ]


def _cut(file: Path, after: int) -> None:
    """What somebody does who can write the file: the last entries go, and the event knows of none of them."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("DELETE FROM filing_keys")
        connection.execute("DELETE FROM citations WHERE entry_id > ?", [after])
        connection.execute("DELETE FROM entries WHERE number > ?", [after])
        (last,) = connection.execute("SELECT hash FROM entries WHERE number = ?", [after]).fetchone()
        connection.execute("UPDATE events SET last_number = ?, last_hash = ?", [after, last])


def test_entries_that_were_cut_off_are_missed_by_the_digest_on_their_sheet(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docket = open_docket(str(file))
    first, sixth, last = (docket.entry("spring", number).hash for number in (1, 6, 7))
    docket.close()
    verify = ["docket", "verify", "--chain-only"]
    assert main([*verify, "--holds", last, "--holds", f" {first[:12].upper()} "]) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[:2] == [
        f"adjudicate: {first[:12]}: entry 1 of Spring Open, ruling, table 4, as it was filed",
        f"adjudicate: {last}: entry 7 of Spring Open, superseded, as it was filed",
    ]
    _cut(file, 6)
    assert main(verify) == 0
    assert f"spring: 6 entries, the last of digest {sixth}" in capsys.readouterr().err
    assert main([*verify, "--holds", last[:12], "--holds", first]) == 1
    told = capsys.readouterr()
    assert told.out == f"no entry that is as it was filed has the digest {last[:12]}\n"
    assert told.err.splitlines()[-1] == "adjudicate: 1 is not as it should be"


def test_the_digest_of_the_log_is_not_taken_for_that_of_the_entry(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docket = open_docket(str(file))
    log = docket.entry("spring", 1).log_digest
    docket.close()
    assert main(["docket", "verify", "--chain-only", "--holds", log]) == 1
    told = capsys.readouterr()
    assert told.out == f"no entry that is as it was filed has the digest {log}\n"
    assert told.err.splitlines()[0] == (
        "adjudicate: a sheet bears two digests: that of the log is not that of the entry, which is needed here"
    )


def test_an_entry_that_was_changed_is_not_the_one_of_the_sheet(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    docket = open_docket(str(file))
    digest = docket.entry("spring", 5).hash
    docket.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TRIGGER entries_stay")
        connection.execute("UPDATE entries SET public_text = 'otherwise' WHERE number = 5")
    assert main(["docket", "verify", "--chain-only", "--holds", digest]) == 1
    assert f"has the digest {digest}\n" in capsys.readouterr().out


def test_an_event_that_is_gone_and_one_without_entries(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    docket = open_docket(str(file))
    docket.new_event("Autumn Open", NOW, "autumn")
    digest = docket.entry("spring", 1).hash
    docket.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        for table in ("filing_keys", "citations", "entries"):
            connection.execute(f"DELETE FROM {table}")
        connection.execute("DELETE FROM events WHERE public_id = 'spring'")
    assert main(["docket", "verify"]) == 0
    assert capsys.readouterr().err.splitlines()[0] == "adjudicate: autumn: 0 entries"
    assert main(["docket", "verify", "--holds", digest]) == 1


@pytest.mark.parametrize("given", ["", "3fa2b1c09d8", "3fa2b1c09d8x", "0" * 65])
def test_what_is_no_digest_is_not_looked_for(file: Path, given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket", "verify", "--holds", given]) == 2
    assert "is no digest" in capsys.readouterr().err


def test_a_number_that_is_none_is_told_and_not_stumbled_over(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TRIGGER entries_stay")
        connection.execute("UPDATE entries SET number = 'two' WHERE number = 7")
    assert main(["docket", "verify", "--chain-only"]) == 1
    assert "spring, entry two: entry 7 is missing" in capsys.readouterr().out


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
    assert "it holds no accounts: adjudicate people add NAME" in capsys.readouterr().err
    assert main(["docket", "verify", "--database", str(tmp_path / "new.sqlite")]) == 0


def test_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    docket = open_docket(migrated_sqlite(tmp_path))
    docket.new_event("Spring Open", NOW, "spring")
    file_as_before(docket, RULING, "one")
    docket.close()
    monkeypatch.setenv("ADJUDICATOR_DATABASE", str(tmp_path / "docket.sqlite"))
    assert main(["docket", "migrate", "--to", "0002"]) == 0
    assert main(["docket", "migrate"]) == 0
    assert capsys.readouterr().err.splitlines()[-1] == f"adjudicate: the docket is at step {NEWEST}"
    assert main(["docket", "migrate", "--to", "base"]) == 2
    assert main(["docket", "migrate", "--to", "0099"]) == 2
    assert main(["docket", "verify", "--chain-only"]) == 0


def test_a_step_back_that_would_break_the_proof_is_not_taken(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket", "migrate", "--to", "0004"]) == 2
    assert "the docket stays as it is" in capsys.readouterr().err
    with closing(sqlite3.connect(file)) as docket:
        assert docket.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
    assert main(["docket", "verify", "--chain-only"]) == 0


def test_a_docket_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docket", "verify", "--database", str(tmp_path / "no.sqlite")]) == 2
    assert "there is no docket at" in capsys.readouterr().err
    assert not (tmp_path / "no.sqlite").exists()


def test_an_address_that_was_left_empty_is_not_the_usual_docket(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As of a variable of the shell that is not set: else another docket would be restored into, or taken back a step."""
    for command in (["verify"], ["migrate", "--to", "0004"], ["backup", "x"]):
        assert main(["docket", *command, "--database", ""]) == 2
        assert "--database names nothing" in capsys.readouterr().err


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
