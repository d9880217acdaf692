"""Nothing that a reader reads stays in English where the catalogue has another language.

The language of these tests has no letters: every text of the catalogue becomes dots, gaps apart. A letter that is left
on the page was never looked up, unless it belongs to a name, a card, an id, or a line of the log.
"""

import re
from collections.abc import Iterator
from gettext import NullTranslations
from typing import Any, Final

import pytest

from adjudicator import adjudicate, words
from adjudicator.bookshelf import load_rulebook, names
from adjudicator.notation import write_item
from adjudicator.render import text
from adjudicator.render.comparison import side_by_side
from adjudicator.render.explanation import point_explained
from adjudicator.render.rulebooks import shown
from adjudicator.rulebook import points
from adjudicator.ruling import Choice, OptionLine, Ruling
from tests.cases import Case, cases
from tests.scenarios.corpus import Scenario, scenarios

LETTERS: Final = re.compile(r"[^\W\d_]+")
SOME: Final = 25
TEXT_OR_GAP: Final = re.compile(r"\{\w+\}|[^\W\d_]")
IDS: Final = re.compile(r"[a-z-]+\.\w+\.[a-z]\b|\bP\d{2,3}\b|\([a-z]\)")
CARDS: Final = re.compile(r"(?:10|[2-9AVDR])?[♣♦♥♠]|\b[A2-9TJQK][cdhs]\b|\b(?:10|[2-9AVDR])[tkcp]\b")
TEXTS: Final = frozenset({"says", "because", "until", "what", "fact", "available"})
KEPT: Final = frozenset({"upcard", "knock limit", "target", "games", "order of the table"})


class Dots(NullTranslations):
    """A catalogue that has every text, in dots."""

    def gettext(self, message: str) -> str:
        return TEXT_OR_GAP.sub(lambda found: found[0] if found[0][0] == "{" else "·", message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@pytest.fixture(autouse=True)
def _in_dots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(words._catalogues, "fr", Dots())
    with words.speaking("fr"):
        yield


def options(choices: list[Choice]) -> Iterator[OptionLine]:
    for choice in choices:
        for option in choice.options:
            yield option
            yield from options(option.then)


def given(ruling: Ruling) -> Iterator[str]:
    """What is the same in every language: names, ids of rulebooks, lines of the log as they are or would be written."""
    yield from names()
    for hand in (ruling, *ruling.hands):
        for option in options(hand.choices):
            yield option.line
            yield write_item(option.sentence, words.language())
            yield str((option.follows or {}).get("line", ""))
        yield from (
            str(answer["value"]) for ask in hand.ask for answer in ask.answers if isinstance(answer["value"], str)
        )
        yield from (row["player"] for row in hand.standings or ())
    if ruling.log is not None:
        yield from understood(ruling)
        yield from re.findall(r"[^\W\d_]+|\"[^\"]+\"", " ".join(names_in(ruling)))


def understood(ruling: Ruling) -> Iterator[str]:
    """Its lines as they are echoed, whole and without the melds."""
    assert ruling.log is not None
    for line in ruling.log.lines:
        if line.item is not None:
            for tongue in (
                ruling.log.language,
                words.language(),
            ):  # shown as it is, and echoed as the reader would write it
                yield write_item(line.item, tongue).strip()
                yield write_item(line.item, tongue).strip().split(":")[0]


def names_in(ruling: Ruling) -> Iterator[str]:
    """Players and teams: whatever stands in the log with a capital letter."""
    assert ruling.log is not None
    for words_ in understood(ruling):
        yield from re.findall(r"\b[A-Z][\w'’]*", words_)


def left(written: str, ruling: Ruling) -> list[str]:
    """The words in letters that are left when everything is taken away that has no translation."""
    written = CARDS.sub("", IDS.sub("", " ".join(written.split())))
    for same in sorted({CARDS.sub("", known) for known in given(ruling)}, key=len, reverse=True):
        written = written.replace(same, "") if same else written
    return LETTERS.findall(written)


def texts(document: Any) -> Iterator[str]:
    """The texts of a ruling as JSON; keywords stay English."""
    if isinstance(document, dict):
        for key, value in document.items():
            if key in TEXTS and isinstance(value, str) and value not in KEPT:
                yield value
            elif key in TEXTS and isinstance(value, list):
                yield from (entry for entry in value if isinstance(entry, str))
            else:
                yield from texts(value)
    elif isinstance(document, list):
        for entry in document:
            yield from texts(entry)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_ruling_on_a_case_has_no_english_in_it(case: Case) -> None:
    ruling = adjudicate(case.log.read_text(encoding="utf-8"), case.book, case.readings)
    assert left(text(ruling, why=True, width=1000), ruling) == []
    assert left(" ".join(texts(ruling.as_dict())), ruling) == []


@pytest.mark.parametrize("scenario", scenarios()[::SOME], ids=lambda scenario: scenario.name)
def test_nor_has_one_on_a_scenario(scenario: Scenario) -> None:
    ruling = adjudicate(scenario.log, scenario.rules, scenario.readings)
    assert left(text(ruling, why=True, width=1000), ruling) == []
    assert left(" ".join(texts(ruling.as_dict())), ruling) == []


@pytest.mark.parametrize("book", [*names(), "oklahoma"])
def test_nor_has_a_rulebook_on_paper(book: str) -> None:
    lines = shown(load_rulebook(book)).splitlines()
    written = " ".join(line for line in lines if ".toml" not in line)
    for same in sorted([*names(), "oklahoma"], key=len, reverse=True):
        written = IDS.sub("", written).replace(same, "")
    assert LETTERS.findall(written) == []


def test_nor_has_a_point() -> None:
    written = point_explained(points()["P11"], [load_rulebook(name) for name in names()], None)
    for same in (*sorted(names(), key=len, reverse=True), "house", "--reading"):
        written = written.replace(same, "")
    assert LETTERS.findall(IDS.sub("", re.sub(r"P\d+[= ][a-z]", "", written))) == []


def test_nor_has_a_comparison() -> None:
    log = cases()[0].log.read_text(encoding="utf-8")
    ruled = [adjudicate(log, book, compare=False) for book in names()]
    assert left(side_by_side(ruled), ruled[0]) == []
