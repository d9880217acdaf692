"""The table of a record against a count made without the engine, and lines of an event that are only data."""

from random import Random

import pytest

from adjudicator import adjudicate, load_rulebook, read
from adjudicator.rulebook import Answer, Book, EventTerms, Lines
from adjudicator.ruling import Ruling
from adjudicator.standings.hearing import RecordHearing
from adjudicator.standings.kinds import is_record
from adjudicator.values import replace
from tests.standings.records import Count, counted, drawn, text


@pytest.mark.parametrize("seed", range(5))
def test_the_table_is_what_the_games_make(seed: int) -> None:
    games = drawn(20, 16, Random(seed))
    ruling = adjudicate(text(games, 16), "gra", compare=False).as_dict()
    told = {row["player"]: Count(row["won"], row["lost"], row["points"]) for row in ruling["standings"]}
    assert told == counted(games)


@pytest.mark.parametrize("seed", range(5))
def test_the_order_is_wins_then_losses_then_difference(seed: int) -> None:
    games = drawn(12, 9, Random(seed))
    rows = adjudicate(text(games, 16), "gra", compare=False).as_dict()["standings"]
    keys = [(-row["won"], row["lost"], -row["difference"]) for row in rows]
    assert keys == sorted(keys)
    assert [row["place"] for row in rows] == [1 + sum(other < key for other in keys) for key in keys]


@pytest.mark.parametrize("seed", range(5))
def test_in_the_french_text_a_player_is_in_or_out_by_what_he_reached_first(seed: int) -> None:
    games = drawn(10, 16, Random(seed))
    rows = adjudicate(text(games, 16), "gra-fr", compare=False).as_dict()["standings"]
    for row in rows:
        assert row["status"] == first_reached(row["player"], games), row


def first_reached(name: str, games: list[tuple[int, str, int, str, int]]) -> str:
    """Ten wins or seven losses, whichever came first; of sixteen games one of them must have."""
    won = lost = 0
    for _, one, first, two, second in games:
        if name in (one, two):
            mine = (first > second) == (name == one)
            won, lost = won + mine, lost + (not mine)
            if won == 10 or lost == 7:
                return "in the prizes" if won == 10 else "out"
    raise AssertionError(name)


@pytest.mark.parametrize("book", ["classic", "home"])
def test_a_book_without_events_counts_games_to_its_target(book: str) -> None:
    ruling = adjudicate("games: 16\ngame 1: Ann 112, Bob 40\ngame 2: Bob 99, Ann 0\n", book).as_dict()
    assert [(row["player"], row["won"], row["lost"]) for row in ruling["standings"]] == [("Ann", 1, 0), ("Bob", 0, 1)]
    assert [gap["line"] for gap in ruling["gaps"]] == [3, 3]


@pytest.mark.parametrize(
    ("log", "record"),
    [
        ("games: 16\n", True),
        ("games: 16\nplayers: Ann, Bob\nAnn signs the ten-win sheet\n", True),
        ("fees: 3 x 10\n", True),
        ("games: 16\nplayers: Ann, Bob\nupcard: 8d\nAnn passes\n", False),
        ("games: 16\nplayers: Ann, Bob\nAnn draws 5c\n", False),
        ("game: 3\nplayers: Ann, Bob\n", False),
    ],
)
def test_a_hand_that_names_the_length_of_its_event_is_no_record(log: str, record: bool) -> None:
    assert is_record(read(log)) is record
    assert ("standings" in adjudicate(log, "gra").as_dict()) is record


def pairs(places: int | None, lines: Lines) -> Book:
    """A book of teams: gra with the lines of another event, and clauses of its own that answer for them."""
    gra = load_rulebook("gra")
    own = {"places": "gra.f.a", "wins_long": "gra.f.b", "losses_long": "gra.f.c", "length": "gra.2.a"}
    answers = {**gra.answers, **{("record", name): Answer("cite", clause) for name, clause in own.items()}}
    return replace(gra, answers=answers, event=EventTerms(long=lines, usual=True, places=places))


def ruled(book: Book, log: str) -> Ruling:
    return RecordHearing(read(log), book).rule(book.readings)[0]


TEAMS = "teams: Red = Ann Bob, Blue = Cy Dee, Green = Eve Fay\n"


def test_teams_have_the_rows_whichever_of_their_names_the_games_give() -> None:
    book = pairs(None, Lines(5, wins=4, losses=2, reached="in the prizes"))
    log = TEAMS + "game 1: Red 262, Blue 140\ngame 2: Ann 250, Eve 3\ngame 3: Bob 260, Dee 1\ngame 4: Red 251, Fay 7\n"
    ruling = ruled(book, log + "game 5: Green 280, Blue 279\n")
    assert [(row["player"], row["won"], row["lost"], row["status"]) for row in ruling.standings or ()] == [
        ("Red", 4, 0, "in the prizes"),
        ("Green", 1, 2, "out"),
        ("Blue", 0, 3, "out"),
    ]
    assert [(f.clause, f.line) for f in ruling.found if f.clause in ("gra.f.b", "gra.f.c")] == [
        ("gra.f.c", 4), ("gra.f.b", 5), ("gra.f.c", 5),
    ]  # fmt: skip


def test_the_first_of_the_table_go_to_the_finals_once_all_games_are_played() -> None:
    book = pairs(1, Lines(1))
    ruling = ruled(book, TEAMS + 'game 1: Red 262, Blue 140\ngame 1: Green 270, "Gus Hal" 3\n')
    statuses = {row["player"]: row["status"] for row in ruling.standings or ()}
    assert statuses["Red"] == statuses["Green"] == "level for the finals"
    assert statuses["Blue"] == "not in the finals"
    assert [f.line for f in ruling.found if f.circumstance == "record.places"] == [3]


def test_nobody_is_in_the_finals_while_games_are_left() -> None:
    ruling = ruled(pairs(2, Lines(2)), TEAMS + "game 1: Red 262, Blue 140\n")
    assert {row["status"] for row in ruling.standings or ()} == {"playing"}
    assert not [f for f in ruling.found if f.circumstance == "record.places"]


def test_who_is_no_member_of_a_team_is_not_entered() -> None:
    ruling = ruled(load_rulebook("gra"), TEAMS + "game 1: Red 262, Gus 140\n")
    assert [(f.player, f.line) for f in ruling.found if f.clause == "gra.0.c"] == [("Gus", 2)]
