"""Precedents: by clause, by what happened, by words; the likest first."""

from datetime import timedelta

import pytest

from adjudicator.docket import precedents
from adjudicator.docket.docket import Docket
from adjudicator.docket.filings import NewDeviation, NewNote, NewRuling
from adjudicator.docket.precedents import Wanted, likeness, meant
from tests.docket.filed import KNOCK, NOW, SHORT

PROPER = KNOCK.replace("9d 2s 3s 4s Kd", "9d 2s 3s 4s 7d")
"""North has loose a seven where he had a king: seven points, within the limit of eight."""


@pytest.fixture
def filled(docket: Docket) -> Docket:
    """Five rulings: 1 and 4 alike, 2 another dispute, 3 nothing to rule on, 5 in another event; words in two languages."""
    docket.new_event("Autumn", NOW, "autumn")
    news = (
        NewRuling("spring", KNOCK, public_text="The cat looked on.", private_text="secret"),
        NewRuling(
            "spring", PROPER.replace("for 10", "for 7"), public_text="Nothing in it, said the cat; the cat left."
        ),
        NewRuling("spring", SHORT, public_text="L'été, on joue dehors."),
        NewRuling("spring", KNOCK, public_text="Again."),
        NewRuling("autumn", KNOCK, public_text="Elsewhere."),
    )
    for at, new in enumerate(news):
        docket.file(new, str(at), NOW + timedelta(minutes=at), "Dora")
    return docket


def found(docket: Docket, wanted: Wanted) -> list[str]:
    return [f"{precedent.entry.event} {precedent.entry.number}" for precedent in docket.precedents(wanted)]


def test_nothing_wanted_gives_the_newest(filled: Docket) -> None:
    assert found(filled, Wanted(limit=2)) == ["autumn 1", "spring 4"]


def test_by_clause(filled: Docket) -> None:
    assert found(filled, Wanted(clause="gra.9.d")) == ["autumn 1", "spring 4", "spring 1"]
    assert found(filled, Wanted(clause="gra.9.d", events=["spring"])) == ["spring 4", "spring 1"]
    assert found(filled, Wanted(clause="gra.99.z")) == []
    assert found(filled, Wanted(events=[])) == []


def test_a_clause_may_be_named_in_part(filled: Docket) -> None:
    """All below it, or that of any rulebook; an entry that cites several of them comes once."""
    assert found(filled, Wanted(clause="gra.9")) == ["autumn 1", "spring 4", "spring 1"]
    assert found(filled, Wanted(clause="9.d", text="cat")) == ["spring 1"]
    assert found(filled, Wanted(clause="9.dd")) == []
    assert meant("9.d") == ("gra.9.d", "9.d")
    assert meant("gra.9.d") == ("gra.9.d",)


def test_the_table_and_the_players_are_found(filled: Docket) -> None:
    log = "players: Aimée, Bea\ndeck: 51 cards\n"
    filled.file(NewRuling("autumn", log, table="B 12"), "table", NOW, "Dora")
    assert found(filled, Wanted(text="table b 12")) == ["autumn 2"]
    assert found(filled, Wanted(text="aimee")) == ["autumn 2"]


def test_by_what_happened_the_same_first_then_the_likest(filled: Docket) -> None:
    pattern = filled.entry("spring", 1).fact_pattern
    alike = filled.precedents(Wanted(facts=pattern))
    assert [precedent.likeness for precedent in alike][:3] == [1.0, 1.0, 1.0]
    assert alike[3].entry.number == 2
    assert 0 < alike[3].likeness < 1
    assert found(filled, Wanted(facts=pattern, limit=1)) == ["autumn 1"]
    assert found(filled, Wanted(facts="nobody|has.this")) == []


def test_by_words_with_and_without_accents_and_capitals(filled: Docket) -> None:
    assert found(filled, Wanted(text="ETE dehors")) == ["spring 3"]
    assert found(filled, Wanted(text="the CAT"))[:2] == ["spring 2", "spring 1"]
    assert found(filled, Wanted(text="dehors unheard-of")) == ["spring 3"]
    assert found(filled, Wanted(text="secret")) == []
    assert found(filled, Wanted(text="\" ' * ) zebra NEAR( & | ! :* \\ --")) == []
    assert found(filled, Wanted(text="&|!")) == []


def test_all_at_once(filled: Docket) -> None:
    first = filled.entry("spring", 1)
    wanted = Wanted(clause="gra.9.d", facts=first.fact_pattern, text="cat", events=["spring"])
    assert found(filled, wanted) == ["spring 1", "spring 4"]


@pytest.mark.parametrize("few", [0, 100])
def test_an_event_is_searched_alike_whether_it_holds_little_or_much(
    filled: Docket, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    """Of what is filed elsewhere nothing is found, however well it fits."""
    monkeypatch.setattr(precedents, "FEW", few)
    one, two = (filled.entry("spring", number).fact_pattern for number in (1, 2))
    assert found(filled, Wanted(events=["spring"], limit=3)) == ["spring 4", "spring 3", "spring 2"]
    assert found(filled, Wanted(clause="gra.9.d", events=["spring"])) == ["spring 4", "spring 1"]
    assert found(filled, Wanted(facts=one, events=["spring"])) == ["spring 4", "spring 1", "spring 2"]
    assert found(filled, Wanted(facts=one, events=["spring"], limit=1)) == ["spring 4"]
    assert found(filled, Wanted(facts=two, events=["autumn"])) == ["autumn 1"]
    assert found(filled, Wanted(clause="gra.9.d", facts=two, events=["spring"])) == ["spring 4", "spring 1"]
    assert found(filled, Wanted(text="limit", events=["autumn"])) == ["autumn 1"]
    assert found(filled, Wanted(text="elsewhere", events=["spring"])) == []


def test_what_followed_is_told_and_a_deviation_is_found_by_its_reason(filled: Docket) -> None:
    filled.file(NewDeviation("spring", 1, "a new deal", "a parrot called the cards"), "d", NOW, "Dora")
    filled.file(NewNote("spring", 5, public_text="so it went"), "n", NOW, "Dora")
    filled.file(NewRuling("spring", SHORT, corrects=3), "c", NOW, "Dora")
    assert found(filled, Wanted(text="parrot")) == ["spring 5"]
    by_number = {p.entry.number: p.followed_by for p in filled.precedents(Wanted(events=["spring"]))}
    assert by_number[1] == (("deviation", 5), ("note", 6))
    assert by_number[3] == (("ruling", 7), ("superseded", 8))
    assert by_number[7] == ()


def test_likeness() -> None:
    assert likeness("a|b", "b|a") == 1
    assert likeness("a|b", "a|c") == pytest.approx(1 / 3)
    assert likeness("a", "b") == 0


def test_a_rare_word_of_long_ago_is_found_beside_common_words(filled: Docket, monkeypatch: pytest.MonkeyPatch) -> None:
    """*Limit* is in every ruling: were all words weighed alike, the newest rulings would hide the one that is meant."""
    monkeypatch.setattr(precedents, "COMMON", 2)
    assert found(filled, Wanted(text="limit dehors nobody")) == ["spring 3"]
    assert found(filled, Wanted(text="limit cat")) == ["spring 2", "spring 1"]
    assert len(found(filled, Wanted(text="limit nobody"))) == 2
