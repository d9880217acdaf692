"""A rulebook says in which language rulings under it are given; a club's says so itself or takes over that of its base."""

import tomllib
from importlib import resources

import pytest

from adjudicator import load_rulebook
from adjudicator.bookshelf import names
from adjudicator.rulebook import BookError, build
from adjudicator.rulebook.faults import HouseError
from adjudicator.rulebook.packing import packed, unpacked
from tests.rulebook.clubs import FIRST, club

FRENCH = {"gra-fr", "gra-fr-pairs"}


def test_the_texts_published_in_french_rule_in_french() -> None:
    assert {name for name in names() if load_rulebook(name).language == "fr"} == FRENCH
    assert {load_rulebook(name).language for name in set(names()) - FRENCH} == {"en"}


def test_a_book_that_is_kept_keeps_its_language() -> None:
    assert unpacked(packed(load_rulebook("gra-fr"))).language == "fr"


def test_a_club_takes_over_the_language_of_the_book_it_extends() -> None:
    assert (club("").language, club("", base="gra-fr").language) == ("en", "fr")


def test_a_club_may_choose_another() -> None:
    assert club('language = "fr"\n').language == "fr"
    assert club('language = "en"\n', base="gra-fr").language == "en"


@pytest.mark.parametrize("value", ['"frr"', '"de"', "1"])
def test_a_language_that_there_is_not_is_refused_at_its_place(value: str) -> None:
    with pytest.raises(HouseError) as refused:
        club(f"language = {value}\n")
    (fault,) = refused.value.faults
    assert (fault.id, fault.line) == ("R004", FIRST)
    assert fault.text[fault.column - 1 :] == value


def test_a_text_of_ours_in_no_language_is_refused() -> None:
    file = resources.files("adjudicator") / "rulebooks" / "gra-fr.toml"
    data = {**tomllib.loads(file.read_text(encoding="utf-8")), "language": "de"}
    with pytest.raises(BookError, match="there is no language `de`"):
        build("gra-fr", data)
