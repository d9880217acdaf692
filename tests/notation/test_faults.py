"""What is wrong with a line: which fault, where, what would be accepted, and the nearest word."""

import pytest

from adjudicator.handlog import Fault
from adjudicator.notation import KINDS, read, write

HEAD = "players: North, South\n"


def fault(line: str) -> Fault:
    found = read(HEAD + line)
    assert len(found.faults) == 1
    assert found.faults[0].line == 2
    assert found.faults[0].text == line
    assert found.lines[0].item is not None
    return found.faults[0]


BAD = [
    ("North discrads Kh", "L004", 7, "discards", "discards"),
    ("North draw 5c", "L004", 7, "draws", "takes"),
    ("recorded upcrd: 9d", "L004", 10, "upcard", "count"),
    ("North asks for a nwe deck", "L004", 18, "new", "new"),
    ("hand North: 11 crds", "L004", 16, "cards", "the end of the line"),
    ("deal North 3c", "L004", 12, "", ":"),
    ("North has many cards", "L004", 11, "", "a number"),
    ("recorded upcard:", "L005", 17, "", "a card (7h)"),
    ("North", "L005", 6, "", "passes"),
    ("house: P11", "L005", 11, "", "the letter of a reading"),
    ("Nroth draws 5c", "L006", 1, "North", "North"),
    ("dealer: Suoth", "L006", 9, "South", "South"),
    ("South touches the cards of Nort", "L006", 28, "North", "North"),
    ("Stock draws 5c", "L007", 1, '"Stock"', '"Stock"'),
    ("Hand discards 5c", "L007", 1, '"Hand"', '"Hand"'),
    ("Deal passes", "L007", 1, '"Deal"', '"Deal"'),
    ("Knock passes", "L007", 1, '"Knock"', '"Knock"'),
    ("To passes", "L007", 1, '"To"', '"To"'),
    ("Ann Smith draws 5c", "L007", 1, '"Ann Smith"', "draws"),
    ("pair: Ann Smith, Bob", "L007", 7, '"Ann Smith"', "a comma"),
    ("plyers: North, South", "L008", 1, "players", "players"),
    ("nock card: 8d", "L008", 1, "knock card", "knock card"),
    ("  Hnd North: 3c", "L008", 3, "hand", "hand"),
    ("draws 5c", "L009", 1, "", "a name"),
    ("passes", "L009", 1, "", "a name"),
    ("North lays off 9h on 6h-8d", "L010", 22, "", "a run (6h-8h)"),
    ("North gins: 6-8", "L010", 13, "", "a run (6h-8h)"),
    ("North draws 11h", "L011", 13, "", "a card (7h)"),
    ("deal North: 3c Zh", "L011", 16, "", "a card (7h)"),
    ('"Ann Smith draws 5c', "L012", 1, "", '"'),
    ("target: 2500000000000", "L013", 9, "", "a number"),
    ("captains: North, north", "L014", 18, "", "a name"),
    ('"" draws 5c', "L015", 1, "", "a name"),
    ("deal North: 999", "L016", 13, "", "a set (9cds)"),
    ("North lays off 9h 999", "L018", 16, "on", "on"),
]


@pytest.mark.parametrize(("line", "kind", "column", "hint", "accepted"), BAD, ids=[line for line, *_ in BAD])
def test_one_exact_fault(line: str, kind: str, column: int, hint: str, accepted: str) -> None:
    found = fault(line)
    assert (found.id, found.column, found.hint) == (kind, column, hint)
    assert accepted in found.expected
    assert found.id in KINDS
    assert found.says


def test_every_kind_of_fault_in_a_line_is_shown_by_its_own_example() -> None:
    for kind in sorted({kind for _, kind, *_ in BAD}):
        assert kind in {found.id for found in read(HEAD + KINDS[kind].example).faults}


def test_the_good_lines_are_still_read() -> None:
    found = read(HEAD + "North discrads Kh\nSouth passes\nfoo: bar\n")
    assert [line.item is not None for line in found.lines] == [True, False, True, False]
    assert [(line.number, line.unread) for line in found.lines if line.unread] == [
        (2, "North discrads Kh"),
        (4, "foo: bar"),
    ]
    assert write(found) == HEAD + "North discrads Kh\nSouth passes\nfoo: bar\n"


@pytest.mark.parametrize("text", ["", "\n\n", "# only this\n", "  \n# this\n", "\ufeff", b""])
def test_an_empty_file_is_a_fault(text: str | bytes) -> None:
    assert [found.id for found in read(text).faults] == ["L003"]


def test_text_that_is_not_utf8_is_one_fault_that_says_where_and_what_to_do() -> None:
    found = read("players: North, Zoé\nZoé passes # ".encode() + b"caf\xe9\nfoo\xff")
    assert [(each.id, each.line, each.column) for each in found.faults] == [("L001", 2, 17)]
    assert "0xE9" in found.faults[0].says
    assert "UTF-8" in found.faults[0].says


@pytest.mark.parametrize("source", [b"PK\x03\x04\n\x00\x00\xff", "a\nb\0c", "players: a, b".encode("utf-16")])
def test_a_file_that_is_no_text_is_one_fault(source: str | bytes) -> None:
    assert [found.id for found in read(source).faults] == ["L002"]


def test_faults_are_listed_to_a_hundred_and_then_counted() -> None:
    found = read(HEAD + "North discrads Kh\n" * 250)
    assert (len(found.faults), found.more_faults) == (100, 150)
    found = read(HEAD + "West passes\n" * 100)
    assert (len(found.faults), found.more_faults) == (100, 0)


def test_what_is_said_of_a_long_line_is_short() -> None:
    assert len(fault("North " + "x" * 100_000).says) < 200
