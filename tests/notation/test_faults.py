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


# A line, the kind of fault, its column and length, what was meant (empty where nothing is likelier), a word that is expected.
BAD = [
    ("North discrads Kh", "L004", 7, 8, "discards", "draws"),
    ("North draw 5c", "L004", 7, 4, "draws", "takes"),
    ("North picks 5c", "L004", 7, 5, "takes", "draws"),
    ("North peeks at 9c", "L004", 7, 5, "sees", "draws"),
    ("North drops Kh", "L004", 7, 5, "", "discards"),
    ("North lays down 6h-8h", "L004", 7, 9, "", "knocks"),
    ("North goes down with Kh", "L004", 7, 9, "knocks", "knocks"),
    ("North draws 5c, South discards Kh", "L004", 17, 5, "", "discards"),
    ("North: discrads Kh", "L004", 8, 8, "discards", "draws"),
    ("recorded upcrd: 9d", "L004", 10, 5, "upcard", "count"),
    ("North asks for a nwe deck", "L004", 18, 3, "new", "new"),
    ("hand North: 11 crds", "L004", 16, 4, "cards", "the end of the line"),
    ("deal North 3c", "L004", 12, 0, "", "a colon"),
    ("dealer = North", "L004", 8, 1, ":", "a colon"),
    ("dealer is North", "L004", 8, 2, ":", "a colon"),
    ("deal: North 3c", "L004", 5, 1, "", "North"),
    ("North plays 5c", "L004", 7, 5, "discards", "discards"),
    ("North knock", "L004", 7, 5, "knocks", "draws"),
    ("North wins", "L004", 7, 4, "", "draws"),
    ("North draws card 5c", "L004", 13, 4, "", "discards"),
    ("deal to North: 3c", "L004", 6, 2, "", ""),
    ("1. North draws 5c", "L004", 1, 2, "", ""),
    ("- North draws 5c", "L004", 1, 1, "", ""),
    ("// as I saw it", "L004", 1, 2, "", ""),
    ("players: North vs South", "L004", 16, 2, "", "a comma"),
    ("North has many cards", "L004", 11, 4, "", "a number"),
    ("North draws at random", "L004", 13, 2, "", "discards"),
    ("recorded upcard:", "L005", 17, 0, "", "a card (7h)"),
    ("North", "L005", 6, 0, "", "passes"),
    ("North draws 5c,", "L005", 16, 0, "", "discards"),
    ("house: P11", "L005", 11, 0, "", "the letter of a reading"),
    ("Nroth draws 5c", "L006", 1, 5, "North", "North"),
    ("dealer: Suoth", "L006", 9, 5, "South", "South"),
    ("South touches the cards of Nort", "L006", 28, 4, "North", "North"),
    ("South touches Nort's cards", "L006", 15, 4, "North", "North"),
    ("W draws 5c", "L006", 1, 1, "", "South"),
    ("Stock draws 5c", "L007", 1, 5, '"Stock"', '"Stock"'),
    ("Hand discards 5c", "L007", 1, 4, '"Hand"', '"Hand"'),
    ("Deal passes", "L007", 1, 4, '"Deal"', '"Deal"'),
    ("Knock passes", "L007", 1, 5, '"Knock"', '"Knock"'),
    ("To passes", "L007", 1, 2, '"To"', '"To"'),
    ("Ann Smith draws 5c", "L007", 1, 9, '"Ann Smith"', '"Ann Smith"'),
    ("deal Ann Smith: 3c", "L007", 6, 9, '"Ann Smith"', '"Ann Smith"'),
    ("score: Ann Smith 120", "L007", 8, 9, '"Ann Smith"', '"Ann Smith"'),
    ("pair: Ann Smith, Bob", "L007", 7, 9, '"Ann Smith"', '"Ann Smith"'),
    ("Ann Smith: draws 5c", "L007", 1, 9, '"Ann Smith"', '"Ann Smith"'),
    ("plyers: North, South", "L008", 1, 6, "players", "dealer"),
    ("nock card: 8d", "L008", 1, 9, "knock card", "upcard"),
    ("starter: 8d", "L008", 1, 7, "upcard", "upcard"),
    ("  Hnd North: 3c", "L008", 3, 9, "hand", "deal"),
    ("draws 5c", "L009", 1, 5, "", "North"),
    ("passes", "L009", 1, 6, "", "South"),
    ("North lays off 9h on 6h-8d", "L010", 22, 5, "", "a run (6h-8h)"),
    ("North gins: 6-8", "L010", 13, 3, "", "a run (6h-8h)"),
    ("North draws 11h", "L011", 13, 3, "Jh", ""),
    ("North draws 1oh", "L011", 13, 3, "Th", ""),
    ("North draws 1h", "L011", 13, 2, "", "a card (7h)"),
    ("North draws 9x", "L011", 13, 2, "", "a card (7h)"),
    ("North draws 9", "L011", 13, 1, "", "a card (7h)"),
    ("North draws 10 h", "L011", 13, 4, "Th", ""),
    ("North draws ten of harts", "L011", 13, 12, "Th", ""),
    ("North draws 9hearts", "L011", 13, 7, "9h", ""),
    ("North draws hearts", "L011", 13, 6, "", "a card (7h)"),
    ("North draws joker", "L011", 13, 5, "", "a card (7h)"),
    ("deal North: 3c Zh", "L011", 16, 2, "", "a card (7h)"),
    ('"Ann Smith draws 5c', "L012", 1, 1, "", ""),
    ("target: 2500000000000", "L013", 9, 13, "", "a number"),
    ("captains: North, north", "L014", 18, 5, "", "a name"),
    ('"" draws 5c', "L015", 1, 2, "", "a name"),
    ("deal North: 999", "L016", 13, 3, "", "a set (9cds)"),
    ("North lays off 9h 999", "L018", 16, 0, "", "on"),
    ("North dra\u200bws 5c", "L019", 10, 1, "", ""),
    ("North draws 5c\u202e", "L019", 15, 1, "", ""),
    ("deal North: 9c4d", "L020", 13, 4, "9c 4d", ""),
    ("North draws 9p", "L022", 13, 2, "9s", ""),
    ("North discards Vc", "L022", 16, 2, "Jh", ""),
    ("North accepts North's knock", "L023", 15, 7, "", ""),
]


@pytest.mark.parametrize(("line", "kind", "column", "length", "meant", "accepted"), BAD, ids=[line for line, *_ in BAD])
def test_one_exact_fault(line: str, kind: str, column: int, length: int, meant: str, accepted: str) -> None:
    found = fault(line)
    assert (found.id, found.column, found.length, found.meant) == (kind, column, length, meant)
    expected = [str(word) for word in found.expected]
    assert accepted in expected if accepted else expected == []
    assert found.id in KINDS
    assert str(found.says)
    assert meant in (":", "") or meant in str(found.hint)
    assert len(expected) <= 8


def test_what_was_meant_is_read_in_its_place() -> None:
    for line, _, column, length, meant, _ in BAD:
        mended = line[: column - 1] + meant + line[column - 1 + length :]
        if meant and not line.startswith(
            (
                "To",
                "  Hnd",
                "North peeks",
                "North: ",
                '"',
                "North lays",
                "pair",
                "players",
                "dealer i",
                "North plays 5c",
            )
        ):
            assert not [found for found in read(HEAD + mended).faults if found.column <= column and found.id != "L006"]


def test_a_word_that_was_meant_for_another_is_asked_for() -> None:
    hints = {
        line: str(fault(line).hint)
        for line in ("North drops Kh", "North discrads Kh", "North draws 11h", "North draws 1h")
    }
    assert hints == {
        "North drops Kh": "did you mean `discards` or `knocks`?",
        "North discrads Kh": "did you mean `discards`?",
        "North draws 11h": "did you mean `Jh` (J♥)?",
        "North draws 1h": "did you mean `Ah` or `10h`?",
    }


def test_what_helps_is_said() -> None:
    hints = {
        "North wins": "who wins, and what, is for the ruling: a log says what the players did",
        "North sees next card 9c": "the line is read without `next card`",
        "North knocks with a 6": "the line is read without `a`",
        "deal to North: 3c": "the line is read without `to`",
        "14) North draws 5c": "the line is read without `14)`",
        "// as I saw it": "a comment begins with `#`",
        "deal: North 3c": "here the name of a player stands before the colon",
        "North has 11 cards, South has 9 cards": "what South did stands on a line of its own",
    }
    assert {line: str(fault(line).hint) for line in hints} == hints


def test_two_names_without_a_comma_may_be_one_name() -> None:
    (found,) = read("players: North South").faults
    assert (found.id, found.meant) == ("L007", '"North South"')
    assert str(found.hint) == 'did you mean `"North South"`, or a comma between two names?'


def test_a_filler_is_left_out_only_where_the_line_is_read_then() -> None:
    for line in ("North takes the top card", "North saw the top card"):
        assert fault(line).hint is None


def test_an_initial_of_two_players_is_neither() -> None:
    found = read("players: Ann, Abe\nA draws 5c\nAb draws 5c").faults
    assert [(each.id, each.line, each.meant) for each in found] == [("L021", 2, ""), ("L006", 3, "Abe")]
    assert str(found[0].says) == "`A` could be Ann or Abe"


def test_every_kind_of_fault_in_a_line_is_shown_by_its_own_example() -> None:
    for kind in sorted({kind for _, kind, *_ in BAD} | {"L021"}):
        head = "" if KINDS[kind].example.startswith("players: A") else HEAD
        assert kind in {found.id for found in read(head + KINDS[kind].example).faults}


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
    assert "0xE9" in str(found.faults[0].says)
    assert "UTF-8" in str(found.faults[0].says)


@pytest.mark.parametrize("source", [b"PK\x03\x04\n\x00\x00\xff", "a\nb\0c", "players: a, b".encode("utf-16")])
def test_a_file_that_is_no_text_is_one_fault(source: str | bytes) -> None:
    assert [found.id for found in read(source).faults] == ["L002"]


def test_faults_are_listed_to_a_hundred_and_then_counted() -> None:
    found = read(HEAD + "North discrads Kh\n" * 250)
    assert (len(found.faults), found.more_faults) == (100, 150)
    found = read(HEAD + "West passes\n" * 100)
    assert (len(found.faults), found.more_faults) == (100, 0)


def test_what_is_said_of_a_long_line_is_short() -> None:
    assert len(str(fault("North " + "x" * 100_000).says)) < 200
