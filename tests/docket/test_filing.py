"""What is filed stays as it was filed, once, in the right case, with everything that a ruling needs to be made again."""

import json
from datetime import datetime, timedelta
from hashlib import sha256

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from adjudicator import adjudicate, load_rulebook
from adjudicator.docket.docket import Docket
from adjudicator.docket.drafts import Draft
from adjudicator.docket.filings import Filing, NewAppeal, NewDecision, NewDeviation, NewMark, NewNote, NewRuling
from adjudicator.docket.ruled import book_of, content, freeze
from adjudicator.docket.troubles import Conflict, DraftMerge, Merge, NotThere, Refused
from tests.docket.filed import KNOCK, NOW, RULING, SHORT, file_all


def test_a_ruling_is_frozen_with_all_that_it_rests_on(docket: Docket) -> None:
    entry = docket.file(RULING, "one", NOW, "Dora")
    assert (entry.event, entry.number, entry.kind, entry.case, entry.refers_to) == ("spring", 1, "ruling", 1, None)
    assert (entry.table, entry.players, entry.filed_by, entry.filed_at) == ("4", ("North", "South"), "Dora", NOW)
    assert (entry.log, entry.log_digest) == (KNOCK, sha256(KNOCK.encode()).hexdigest())
    assert entry.facts == json.loads(json.dumps(adjudicate(KNOCK).as_dict()))
    assert (entry.outcome, entry.rulebook, entry.edition) == ("choice", "gra", load_rulebook("gra").edition)
    assert set(entry.clauses) == {"gra.4.b", "gra.9.a", "gra.9.d"}
    assert entry.fact_pattern.split("|") == [
        "choice",
        "improper_knock.above_limit",
        "improper_knock.may_accept",
        "knock_limit.by_upcard",
    ]
    assert (entry.public_text, entry.private_text) == ("Read aloud.", "Seat 2 was upset.")
    assert docket.entry("spring", 1) == entry


def test_the_table_is_that_of_the_log_unless_another_is_named(docket: Docket) -> None:
    log = "table: 12\n" + SHORT
    assert docket.file(NewRuling("spring", log), "one", NOW, "Dora").table == "12"
    assert docket.file(NewRuling("spring", log, table="13"), "two", NOW, "Dora").table == "13"


def test_under_its_key_a_filing_is_kept_once(docket: Docket) -> None:
    first = docket.file(RULING, "one", NOW, "Dora")
    assert docket.file(RULING, "one", NOW + timedelta(days=1), "Dora") == first
    for other in (RULING._replace(table="5"), NewNote("spring", 1, public_text="x")):
        with pytest.raises(Conflict):
            docket.file(other, "one", NOW, "Dora")
    with pytest.raises(Conflict):
        docket.file(RULING, "one", NOW, "Emil")
    assert len(docket.entries("spring")) == 1


def test_everything_about_one_dispute_is_one_case(docket: Docket) -> None:
    filed = file_all(docket)
    other = docket.file(NewRuling("spring", SHORT), "other", NOW, "Dora")
    whole = docket.case("spring", 4)
    told = [(entry.number, entry.kind, entry.refers_to) for entry in whole]
    assert told == [
        (1, "ruling", None),
        (2, "deviation", 1),
        (3, "appeal", 1),
        (4, "decision", 3),
        (5, "note", 1),
        (6, "ruling", 1),
        (7, "superseded", 1),
    ]
    assert [entry for entry in whole if entry.kind != "superseded"] == filed
    assert whole[-1].details["by"] == 6
    assert (other.number, other.case) == (8, 8)
    assert [entry.number for entry in docket.children("spring", 1, "appeal")] == [3]
    assert [entry.number for entry in docket.children("spring", 3)] == [4]
    assert whole[2].details == {
        "by": "South",
        "law": "gra.9.d is about another case",
        "fact": "",
        "deadline": "2026-11-30T22:15:00.000000Z",
    }


def test_pages_forwards_and_back(docket: Docket) -> None:
    file_all(docket)
    assert [entry.number for entry in docket.entries("spring", 2, 3)] == [3, 4, 5]
    assert [entry.number for entry in docket.entries("spring", 0, 2, newest_first=True)] == [7, 6]
    assert [entry.number for entry in docket.entries("spring", 3, 5, newest_first=True)] == [2, 1]


def test_two_directors_at_one_case_see_both_versions(docket: Docket) -> None:
    docket.file(RULING, "one", NOW, "Dora")
    hers = docket.file(NewNote("spring", 1, public_text="hers", expected=1), "two", NOW, "Dora")
    his = NewDeviation("spring", 1, "no penalty", "a first offence", expected=1)
    with pytest.raises(Merge) as merge:
        docket.file(his, "three", NOW, "Emil")
    assert (merge.value.mine, merge.value.theirs) == (his, (hers,))
    assert len(docket.entries("spring")) == 2
    assert docket.file(his._replace(expected=2), "three", NOW, "Emil").number == 3


REFUSED: list[Filing] = [
    RULING._replace(log="North pases"),
    RULING._replace(rules="nobody"),
    RULING._replace(rules="/etc/passwd.toml"),
    RULING._replace(readings={"P99": "a"}),
    RULING._replace(language="xx"),
    RULING._replace(log=KNOCK + "# \0"),
    RULING._replace(public_text="\ud800"),
    NewDeviation("spring", 1, "something else", " "),
    NewDeviation("spring", 2, "of a note", "a reason"),
    NewAppeal("spring", 1, "South", NOW),
    NewAppeal("spring", 1, "South", datetime(2026, 11, 30), law="no zone"),
    NewDecision("spring", 1, "of a ruling", law="upheld"),
    NewMark("spring", 1, "deviation"),
    NewMark("spring", 1, "superseded"),
    NewNote("spring", 1),
]


@pytest.mark.parametrize("new", REFUSED)
def test_what_cannot_be_filed_is_refused_and_leaves_nothing(new: Filing, docket: Docket) -> None:
    docket.file(NewRuling("spring", SHORT), "one", NOW, "Dora")
    docket.file(NewNote("spring", 1, public_text="x"), "two", NOW, "Dora")
    with pytest.raises(Refused) as refusal:
        docket.file(new, "three", NOW, "Dora")
    assert str(refusal.value)
    assert len(docket.entries("spring")) == 2


def test_what_is_not_there(docket: Docket) -> None:
    docket.file(NewRuling("spring", SHORT), "one", NOW, "Dora")
    docket.new_event("Autumn", NOW, "autumn")
    for new in (NewNote("autumn", 1, public_text="of another event"), NewNote("spring", 9, public_text="x")):
        with pytest.raises(NotThere):
            docket.file(new, "two", NOW, "Dora")
    for number in (0, -1, 2, 2**40):
        with pytest.raises(NotThere):
            docket.entry("spring", number)
    with pytest.raises(NotThere):
        docket.entry("winter", 1)


@pytest.mark.parametrize("key", ["", "k" * 201, "\0"])
def test_a_key_is_short_and_can_be_kept(key: str, docket: Docket) -> None:
    with pytest.raises(Refused):
        docket.file(RULING, key, NOW, "Dora")


@pytest.mark.parametrize(
    ("name", "public_id"), [("", "x"), ("n" * 201, "x"), ("a\nb", None), ("A", "a/b"), ("B", "spring")]
)
def test_names_and_addresses_of_events(name: str, public_id: str | None, docket: Docket) -> None:
    if name == "a\nb":
        assert docket.new_event(name, NOW, public_id).name == "a b"
        return
    with pytest.raises(Refused):
        docket.new_event(name, NOW, public_id)


def test_an_address_that_nobody_guesses(docket: Docket) -> None:
    made = {docket.new_event("Same", NOW).public_id for _ in range(20)}
    assert len(made) == 20
    assert all(len(public) == 12 and public.isalnum() for public in made)


STATEMENTS = [
    "UPDATE entries SET public_text = 'x'",
    "UPDATE entries SET hash = 'x' WHERE number = 1",
    "DELETE FROM entries",
    "UPDATE citations SET clause = 'x'",
    "DELETE FROM citations",
    "UPDATE rulebooks SET content = 'x'",
    "DELETE FROM patterns",
    "UPDATE events SET name = 'x'",
    "DELETE FROM events",
]


@pytest.mark.parametrize("statement", STATEMENTS)
def test_the_database_itself_refuses_changes(statement: str, docket: Docket) -> None:
    docket.file(RULING, "one", NOW, "Dora")
    with pytest.raises(DBAPIError, match="append-only"), docket.store.engine.begin() as connection:
        connection.execute(text(statement))


def test_replacing_and_truncating_are_changes_too(docket: Docket) -> None:
    docket.file(RULING, "one", NOW, "Dora")
    statement = (
        "INSERT OR REPLACE INTO entries SELECT * FROM entries" if docket.store.embedded else "TRUNCATE entries CASCADE"
    )
    with pytest.raises(DBAPIError, match="append-only"), docket.store.engine.begin() as connection:
        connection.execute(text(statement))


def test_the_rulebook_is_kept_whole() -> None:
    for name in ("gra", "classic", "gra-fr-pairs", "oklahoma"):
        kept = content(load_rulebook(name))
        assert content(book_of(kept)) == kept
    assert adjudicate(KNOCK, book_of(content(load_rulebook("gra")))).as_dict() == adjudicate(KNOCK).as_dict()


def test_a_ruling_is_made_again_under_the_book_as_it_was_and_marked_once(
    docket: Docket, monkeypatch: pytest.MonkeyPatch
) -> None:
    docket.file(RULING, "one", NOW, "Dora")
    assert docket.mark_outdated("spring", NOW, "Dora") == []
    was = load_rulebook("gra")
    plain = json.loads(content(was))
    plain[0]["edition"], plain[1]["terms"][1] = "players' guide, next year's", 31
    now = book_of(json.dumps(plain))
    monkeypatch.setattr("adjudicator.docket.again.load_rulebook", lambda name, files: now)
    (check,) = docket.verify()
    assert check.intact
    assert check.same
    assert check.again is not None
    assert check.again.outdated == "players' guide, next year's"
    (mark,) = docket.mark_outdated("spring", NOW, "Dora")
    assert (mark.kind, mark.refers_to) == ("outdated", 1)
    assert "next year's" in mark.details["reason"]
    assert docket.mark_outdated("spring", NOW, "Dora") == [mark]
    assert len(docket.entries("spring")) == 2


def test_what_differs_is_named(docket: Docket, monkeypatch: pytest.MonkeyPatch) -> None:
    from adjudicator.docket import again

    docket.file(RULING, "one", NOW, "Dora")
    honest = freeze

    def another(*words: object) -> object:
        frozen = honest(*words)  # type: ignore[arg-type]
        return frozen._replace(facts={**frozen.facts, "outcome": "knock"})

    monkeypatch.setattr(again, "freeze", another)
    monkeypatch.setattr(again, "engine", lambda: "9.9")
    (check,) = docket.verify()
    assert check.intact
    assert not check.same
    assert check.again is not None
    assert check.again.differences == (("outcome", '"choice"', '"knock"'),)
    assert check.again.engine == docket.entry("spring", 1).engine


def test_drafts_are_kept_and_nobodys_words_are_lost(docket: Docket) -> None:
    first = docket.save_draft(Draft("spring", "d1", "North kno"), NOW, "Dora")
    assert (first.version, docket.draft("spring", "d1")) == (1, first)
    second = docket.save_draft(first._replace(body="North knocks"), NOW, "Dora")
    mine = first._replace(body="North passes")
    with pytest.raises(DraftMerge) as merge:
        docket.save_draft(mine, NOW, "Emil")
    assert (merge.value.mine, merge.value.theirs) == (mine, second)
    assert docket.drafts("spring") == [second]
    docket.new_event("Autumn", NOW, "autumn")
    with pytest.raises(Refused):
        docket.save_draft(Draft("autumn", "d1", "of another event"), NOW, "Emil")
    with pytest.raises(NotThere):
        docket.draft("autumn", "d1")
    docket.drop_draft("autumn", "d1")
    docket.drop_draft("spring", "d1")
    assert docket.drafts("spring") == []
