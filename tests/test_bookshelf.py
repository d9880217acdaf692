"""Loading a rulebook: what does not fit together is named, and nothing that a rulebook has is idle."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from adjudicator import adjudicate, load_rulebook
from adjudicator.book_check import CIRCUMSTANCES, check
from adjudicator.bookshelf import names
from adjudicator.rulebook import Answer, Book, BookError, build, points
from adjudicator.values import replace
from tests.properties.written import written

GRA = load_rulebook("gra")


def answers(**changed: Answer | None) -> Mapping[tuple[str, str], Answer]:
    """The answers of gra with some changed (``touch__pile``), or taken out."""
    found = dict(GRA.answers)
    for place, answer in changed.items():
        regulation, circumstance = place.split("__")
        found.pop((regulation, circumstance), None)
        if answer is not None:
            found[regulation, circumstance] = answer
    return found


BAD: list[tuple[str, Book, tuple[str, ...]]] = [
    ("a circumstance without an answer", replace(GRA, answers=answers(touch__pile=None)), ("touch.pile", "no answer")),
    (
        "an answer without a circumstance",
        replace(GRA, answers=answers(touch__ceiling=Answer("cite", "gra.5.a"))),
        ("touch.ceiling",),
    ),
    (
        "an answer of no regulation",
        replace(GRA, answers=answers(weather__rain=Answer("cite", "gra.5.a"))),
        ("weather.rain",),
    ),
    (
        "an unknown clause",
        replace(GRA, answers=answers(touch__pile=Answer("cite", "gra.99.z"))),
        ("touch.pile", "gra.99.z"),
    ),
    (
        "a clause of another book",
        replace(GRA, answers=answers(touch__pile=Answer("cite", "classic.5.a"))),
        ("touch.pile", "classic.5.a"),
    ),
    (
        "an unknown remedy",
        replace(GRA, answers=answers(touch__pile=Answer("flog", "gra.5.a"))),
        ("touch.pile", "flog"),
    ),
    (
        "an unknown point",
        replace(GRA, answers=answers(touch__pile=Answer("cite", None, "P999", "custom"))),
        ("touch.pile", "P999"),
    ),
    ("neither clause nor source", replace(GRA, answers=answers(touch__pile=Answer("cite"))), ("touch.pile", "source")),
    ("an order among no clauses", replace(GRA, gives_way={"gra.9": ("gra.99",)}), ("gives_way", "gra.99")),
]


@pytest.mark.parametrize(("book", "told"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_what_does_not_fit_is_named(book: Book, told: tuple[str, ...]) -> None:
    with pytest.raises(BookError) as raised:
        check(book)
    assert "gra" in str(raised.value)
    for word in told:
        assert word in str(raised.value)


def tables(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The tables of a tiny book, changed."""
    data: dict[str, Any] = {
        "title": "t",
        "edition": "e",
        "clauses": {"tiny.1": {"when": "w", "says": "s"}},
        "answers": {"touch": {"pile": {"clause": "tiny.1", "remedy": "cite"}}},
    }
    change(data)
    return data


def test_a_tiny_book_is_built() -> None:
    book = build("tiny", tables(lambda data: None))
    assert book.answer("touch", "pile") == Answer("cite", "tiny.1")
    assert book.readings.keys() == points().keys()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data["answers"]["touch"]["pile"].update(cluase="tiny.1"), "touch.pile"),
        (lambda data: data["answers"]["touch"]["pile"].pop("remedy"), "touch.pile"),
    ],
    ids=["a key nobody knows", "no remedy"],
)
def test_a_row_that_cannot_be_read_is_named(change: Callable[[dict[str, Any]], None], told: str) -> None:
    with pytest.raises(BookError, match=told):
        build("tiny", tables(change))


def test_a_book_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BookError) as raised:
        load_rulebook("bridge")
    assert all(name in str(raised.value) for name in names())


@pytest.mark.parametrize("name", names())
def test_every_rulebook_fits(name: str) -> None:
    book = load_rulebook(name)
    check(book)
    assert {answer.clause for answer in book.answers.values()} - {None} <= book.clauses.keys()
    assert {answer.point for answer in book.answers.values()} - {None} <= points().keys()
    for point, letter in book.readings.items():
        assert letter in points()[point].readings


@cache
def reached() -> frozenset[tuple[str, str]]:
    """Every circumstance that a scenario or a case finds, under its own rulebook: regulation and circumstance."""
    found: set[tuple[str, str]] = set()
    for dispute in written():
        ruling = adjudicate(dispute.text, dispute.book, dispute.readings, compare=False)
        for hand in (ruling, *ruling.hands):
            for finding in hand.found:
                regulation, _, circumstance = finding.circumstance.partition(".")
                found.add((regulation, circumstance))
    return frozenset(found)


@cache
def answered_somewhere() -> frozenset[tuple[str, str]]:
    """What some rulebook, or a variant that an event may announce, answers with more than ``none``."""
    books = [load_rulebook(name) for name in names()]
    rows = [book.answers for book in books] + [v.answers for book in books for v in book.variants.values()]
    return frozenset(place for row in rows for place, answer in row.items() if answer.remedy != "none")


def test_every_regulation_is_reached_by_a_scenario_or_a_case() -> None:
    assert CIRCUMSTANCES.keys() - {regulation for regulation, _ in reached()} == set()


def test_every_circumstance_of_singles_is_reached() -> None:
    own = {place for place, answer in GRA.answers.items() if answer.remedy != "none"}
    assert sorted(".".join(place) for place in own - reached()) == []


def test_every_circumstance_is_reached_by_a_scenario_or_a_case() -> None:
    missing = sorted(".".join(place) for place in answered_somewhere() - reached())
    assert missing == [], "no scenario or case comes to these circumstances"


def test_every_circumstance_is_answered_by_some_book() -> None:
    every = {(regulation, c) for regulation, circumstances in CIRCUMSTANCES.items() for c in circumstances}
    assert every == answered_somewhere()
