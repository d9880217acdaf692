"""What somebody typed turns the direction of its own words at most, never of those around it."""

from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from adjudicator import adjudicate
from adjudicator.docket.filings import NewAppeal, NewDeviation, NewRuling
from adjudicator.service.apart import apart, say_apart
from adjudicator.service.filing import public_path
from adjudicator.service.opened import docket_of
from adjudicator.service.paper import page_of
from adjudicator.service.sheet import sheet
from tests.service.desk import LOG, NOON, desk, signed_in, stranger

TURNED = "Table\u202e 7"
OUT = "A\u2069\u202eB"
HEBREW = "שלום"


def test_what_does_not_turn_is_left_as_it_is() -> None:
    for words in ("Ann", "Éric – 7", "李", "a\u00a0b", "10♥"):
        assert apart(words) == words


@pytest.mark.parametrize(
    ("words", "set_apart"),
    [
        (HEBREW, f"\u2068{HEBREW}\u2069"),
        (TURNED, f"\u2068{TURNED}\u2069"),
        (OUT, "\u2068A\u202eB\u2069"),
        ("A\u2067B", "\u2068A\u2067B\u2069\u2069"),
        ("\u2067A\u2069B\u2069", "\u2068\u2067A\u2069B\u2069"),
    ],
)
def test_what_turns_is_closed(words: str, set_apart: str) -> None:
    assert apart(words) == set_apart


def test_a_name_in_a_sentence_stands_apart() -> None:
    said = str(say_apart("Entry {number} by {director}", number=3, director=OUT))
    assert said == "Entry 3 by \u2068A\u202eB\u2069"


def test_on_the_pages_and_on_the_sheet(tmp_path: Path) -> None:
    app = desk(tmp_path)
    docket, log = docket_of(app), LOG.replace("South", HEBREW)
    docket.new_event(f"Open {HEBREW}", NOON, "turned")
    entry = docket.file(NewRuling("turned", log, table=TURNED, public_text="\u202eheard"), "1", NOON, OUT)
    docket.file(NewDeviation("turned", 1, "\u202ea deal", "\u202easked", {HEBREW: 3}), "2", NOON, OUT)
    docket.file(NewAppeal("turned", 1, HEBREW, NOON, law="\u202eno", fact="\u202eseen"), "3", NOON, OUT)
    for page in (stranger(app).get(public_path(entry)).text, signed_in(app, "Hed").get("/docket/turned/1").text):
        for part in (
            f"table \u2068{TURNED}\u2069",
            f"North – \u2068{HEBREW}\u2069",
            "by \u2068A\u202eB\u2069",
            f"\u2068Open {HEBREW}\u2069",
            '<p class="said" dir="auto">\u202eheard</p>',
            "<bdi>\u202ea deal</bdi>",
            "<bdi>\u202easked</bdi>",
            f"<bdi>{HEBREW}</bdi> 3",
            f"<bdi>{HEBREW}</bdi></p>",
            "<bdi>\u202eno</bdi>",
            "<bdi>\u202eseen</bdi>",
        ):
            assert part in page, part
    later = [each for each in docket.case("turned", 1) if each.number > 1]
    paper = page_of(sheet(adjudicate(log), entry, later, f"Open {HEBREW}", "https://docket.example/e/turned/1/x"))
    for part in (
        f"table \u2068{TURNED}\u2069",
        f"Appealed by \u2068{HEBREW}\u2069: entry 3.",
        f"– \u2068{HEBREW}\u2069",
    ):
        assert part in paper, part
