"""A backup holds everything, can be restored into either database, and a damaged one restores nothing."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from adjudicator.docket import open_docket
from adjudicator.docket.audit import Deed
from adjudicator.docket.backup import backup, restore
from adjudicator.docket.docket import Docket
from adjudicator.docket.drafts import Draft
from adjudicator.docket.people import HEAD, People, Person
from adjudicator.docket.precedents import Wanted
from adjudicator.docket.rows import ORDER
from adjudicator.docket.sessions import Sessions
from adjudicator.docket.store import Store
from adjudicator.docket.tables import METADATA
from adjudicator.docket.troubles import Damaged, Refused, Unreachable
from tests.databases import fresh_postgresql
from tests.docket.filed import NOW, RULING, file_all, file_as_before


def test_every_table_is_in_a_backup_but_the_sessions() -> None:
    assert set(ORDER) == set(METADATA.tables) - {"sessions"}


def _targets(folder: Path) -> list[str]:
    return [f"sqlite:///{folder / 'target.sqlite'}", fresh_postgresql()]


@pytest.mark.parametrize("name", ["docket.backup", "docket.jsonl"])
def test_there_and_back_into_both(name: str, docket: Docket, tmp_path: Path) -> None:
    filed = file_all(docket)
    draft = docket.save_draft(Draft("spring", "d", "half a"), NOW, "Dora")
    People(docket.store).add(Person("Dora", "three little words"), Deed("", NOW))
    backup(docket.store, tmp_path / name)
    assert (tmp_path / name).stat().st_mode & 0o077 == 0
    for url in _targets(tmp_path):
        store = Store(url)
        restore(store, tmp_path / name)
        again = Docket(store)
        assert again.ready()
        assert [e for e in again.entries("spring") if e.kind != "superseded"] == filed
        assert all(check.intact and check.same for check in again.verify())
        assert again.draft("spring", "d") == draft
        assert [account.name for account in People(store).everybody()] == ["Dora"]
        assert len(again.precedents(Wanted(text="limit"))) == 2
        assert again.file(RULING, "key 0", NOW, "Dora") == filed[0]
        assert again.file(RULING, "new", NOW, "Dora").number == 8
        again.new_event("Autumn", NOW, "autumn")
        with pytest.raises(Refused):
            restore(store, tmp_path / name)
        again.close()


def _with_people(docket: Docket) -> tuple[People, str]:
    """A head director, a director of one event with a language and a token, one whose account is closed."""
    people, by = People(docket.store), Deed("Dora", NOW, "terminal")
    people.add(Person("Dora", "three little words", HEAD, "fr"), by)
    people.add(Person("Émile", "four words of another", "director"), by)
    people.add(Person("Gone", "nobody comes back", "viewer"), by)
    people.let_in("Émile", "spring", by)
    people.remove("Gone", by)
    return people, Sessions(docket.store).give_token("Émile", "scores", by)


@pytest.mark.parametrize("name", ["docket.backup", "docket.jsonl"])
def test_accounts_come_back_with_all_that_belongs_to_them(name: str, docket: Docket, tmp_path: Path) -> None:
    before, token = _with_people(docket)
    everybody, trail, by = sorted(before.everybody()), before.trail(), Deed("Dora", NOW)
    backup(docket.store, tmp_path / name)
    for url in _targets(tmp_path):
        store = Store(url)
        restore(store, tmp_path / name)
        people = People(store)
        assert sorted(people.everybody()) == everybody
        assert [(a.name, a.role, a.language, a.closed, set(a.events)) for a in everybody] == [
            ("Dora", HEAD, "fr", False, set()),
            ("Émile", "director", "", False, {"spring"}),
            ("Gone", "viewer", "", True, set()),
        ]
        assert people.trail() == trail
        assert [line.what for line in people.trail()][:2] == ["token made", "account closed"]
        assert people.proven("dora", "three little words", by) is not None
        assert people.proven("Gone", "nobody comes back", by) is None
        assert getattr(Sessions(store).of_token(token), "name", None) == "Émile"
        with pytest.raises(Refused, match="Gone"):
            people.add(Person("Gone", "three little words"), by)
        people.add(Person("New", "three little words"), by)
        assert people.trail()[0].number > trail[0].number
        with pytest.raises(SQLAlchemyError, match="append-only"), store.engine.begin() as connection:
            connection.execute(text("UPDATE audit SET who = 'another'"))
        store.close()


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(docket: Docket, tmp_path: Path) -> None:
    from adjudicator.docket.migration import migrate

    filed = file_as_before(docket, RULING, "one")
    migrate(docket.store, "0001")
    backup(docket.store, tmp_path / "old.jsonl")
    for url in _targets(tmp_path):
        store = Store(url)
        restore(store, tmp_path / "old.jsonl")
        assert Docket(store).ready()
        assert Docket(store).entry("spring", 1) == filed
        assert all(check.intact and check.same for check in Docket(store).verify())
        store.close()


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda whole: whole[: len(whole) // 2],
    "its last line gone": lambda whole: b"".join(whole.splitlines(keepends=True)[:-1]),
    "a line gone": lambda whole: b"".join(line for at, line in enumerate(whole.splitlines(keepends=True)) if at != 3),
    "a word changed": lambda whole: whole.replace(b"Read aloud", b"Read alone"),
    "empty": lambda whole: b"",
    "something else": lambda whole: b'{"what": "else"}\n',
    "a table more": lambda whole: whole.replace(b'"table":"events"', b'"table":"secrets"'),
    "no text": lambda whole: b"\xff\xfe\x00",
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_backup_restores_nothing(what: str, tmp_path: Path) -> None:
    docket = open_docket(f"sqlite:///{tmp_path / 'docket.sqlite'}")
    docket.new_event("Spring", NOW, "spring")
    docket.file(RULING, "one", NOW, "Dora")
    backup(docket.store, tmp_path / "whole.jsonl")
    (tmp_path / "broken.jsonl").write_bytes(DAMAGE[what]((tmp_path / "whole.jsonl").read_bytes()))
    store = Store(f"sqlite:///{tmp_path / 'target.sqlite'}")
    with pytest.raises(Damaged):
        restore(store, tmp_path / "broken.jsonl")
    restore(store, tmp_path / "whole.jsonl")
    assert Docket(store).entry("spring", 1).number == 1


FORGED: dict[str, Callable[[dict[str, Any]], object]] = {
    "a number beyond all": lambda row: row.update(number=2**70),
    "half of a pair": lambda row: row.update(public_text="\ud800"),
    "a list for a text": lambda row: row.update(public_text=[1]),
    "no text": lambda row: row.update(public_text=None),
}


@pytest.mark.parametrize("what", [*FORGED, "no step", "a number for the step"])
def test_a_forged_backup_whose_digest_fits_restores_nothing(what: str, tmp_path: Path) -> None:
    docket = open_docket(f"sqlite:///{tmp_path / 'docket.sqlite'}")
    docket.new_event("Spring", NOW, "spring")
    docket.file(RULING, "one", NOW, "Dora")
    backup(docket.store, tmp_path / "whole.jsonl")
    told = [json.loads(line) for line in (tmp_path / "whole.jsonl").read_text(encoding="utf-8").splitlines()[:-1]]
    if what in FORGED:
        FORGED[what](next(line["row"] for line in told if line.get("table") == "entries"))
    else:
        told[0]["revision"] = "" if what == "no step" else 4
    lines = [json.dumps(line) for line in told]
    end = {"digest": sha256("".join(lines).encode()).hexdigest(), "lines": len(lines)}
    (tmp_path / "forged.jsonl").write_text("\n".join([*lines, json.dumps(end)]) + "\n", encoding="utf-8")
    store = Store(f"sqlite:///{tmp_path / 'target.sqlite'}")
    with pytest.raises(Damaged):
        restore(store, tmp_path / "forged.jsonl")
    restore(store, tmp_path / "whole.jsonl")
    assert Docket(store).entry("spring", 1).number == 1


def test_a_copy_with_bytes_for_a_text_restores_nothing(tmp_path: Path) -> None:
    docket = open_docket(f"sqlite:///{tmp_path / 'docket.sqlite'}")
    docket.new_event("Spring", NOW, "spring")
    backup(docket.store, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as copy, copy:
        for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            copy.execute(f"DROP TRIGGER {name}")
        copy.execute("UPDATE events SET name = x'6869'")
    with pytest.raises(Damaged):
        restore(Store(f"sqlite:///{tmp_path / 'target.sqlite'}"), tmp_path / "copy")


def test_a_damaged_copy_restores_nothing(tmp_path: Path) -> None:
    docket = open_docket(f"sqlite:///{tmp_path / 'docket.sqlite'}")
    docket.new_event("Spring", NOW, "spring")
    docket.file(RULING, "one", NOW, "Dora")
    backup(docket.store, tmp_path / "copy")
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "copy").write_bytes(whole[:20000])
    store = Store(f"sqlite:///{tmp_path / 'target.sqlite'}")
    with pytest.raises(Damaged):
        restore(store, tmp_path / "copy")


def test_a_backup_is_a_new_file_or_none(tmp_path: Path) -> None:
    docket = open_docket(f"sqlite:///{tmp_path / 'docket.sqlite'}")
    (tmp_path / "there").write_text("mine", encoding="utf-8")
    with pytest.raises(Refused):
        backup(docket.store, tmp_path / "there")
    with pytest.raises(Unreachable):
        backup(docket.store, tmp_path / "nowhere" / "file")
    with pytest.raises(Unreachable):
        restore(docket.store, tmp_path / "missing")
    assert (tmp_path / "there").read_text(encoding="utf-8") == "mine"
    assert sorted(file.name for file in tmp_path.iterdir() if ".part" in file.name) == []


def test_the_lines_say_what_they_are(docket: Docket, tmp_path: Path) -> None:
    file_all(docket)
    backup(docket.store, tmp_path / "docket.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "docket.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines[0]["what"] == "adjudicator docket"
    assert lines[-1]["lines"] == len(lines) - 1
    assert [line["row"]["number"] for line in lines if line.get("table") == "entries"] == [1, 2, 3, 4, 5, 6, 7]
