"""``adjudicate docket restore`` says when nobody has an account afterwards: a docket from before there were any."""

import io
import sys
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the extra serve is not installed")

from adjudicator.cli import main
from adjudicator.docket import open_docket
from adjudicator.docket.backup import backup
from adjudicator.docket.migration import migrate
from tests.databases import migrated_sqlite
from tests.docket.filed import NOW, RULING, file_as_before


@pytest.mark.parametrize("name", ["b.jsonl", "b.backup"])
def test_a_backup_from_before_there_were_accounts(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    docket = open_docket(migrated_sqlite(tmp_path))
    docket.new_event("Spring Open", NOW, "spring")
    file_as_before(docket, RULING, "one")
    migrate(docket.store, "0001")
    backup(docket.store, tmp_path / name)
    docket.close()
    monkeypatch.setenv("ADJUDICATOR_DATABASE", str(tmp_path / "new.sqlite"))
    assert main(["docket", "restore", str(tmp_path / name)]) == 0
    assert capsys.readouterr().err.splitlines() == [
        f"adjudicate: {tmp_path / name} is restored, and every entry is as it was filed",
        "adjudicate: it holds no accounts: adjudicate people add NAME",
    ]
    monkeypatch.setattr(sys, "stdin", io.StringIO("three words and more\n"))
    assert main(["people", "add", "Ann"]) == 0
    assert main(["docket", "backup", str(tmp_path / f"later-{name}")]) == 0
    capsys.readouterr()
    monkeypatch.setenv("ADJUDICATOR_DATABASE", str(tmp_path / "newer.sqlite"))
    assert main(["docket", "restore", str(tmp_path / f"later-{name}")]) == 0
    assert "no accounts" not in capsys.readouterr().err
    assert main(["people"]) == 0
    assert capsys.readouterr().out == "Ann: head director; events: -\n"
