"""What is written as it is said at the table: read where it has one meaning, told back where that is not literal."""

import pytest

from adjudicator.events import Sentence
from adjudicator.notation import read, write, write_item

HEAD = "players: North, South\n"

PLAIN = {
    "North\tdraws\u00a05c, discards Kh": "North draws 5c, discards Kh",
    "North drew 5c, discarded Kh": "North draws 5c, discards Kh",
    "North drew 5c. Discarded Kh.": "North draws 5c, discards Kh",
    "North: draws 5c; throws Kh!": "North draws 5c, discards Kh",
    "North： draws 5c， threw Kh": "North draws 5c, discards Kh",
    "North picks up the 8d": "North takes 8d",
    "North picked up 8d, discarded K♥": "North takes 8d, discards Kh",
    "North draws the ten of hearts": "North draws Th",
    "North draws 10 of hearts": "North draws Th",
    "North discards ace of Spades": "North discards As",
    "North goes gin": "North gins",
    "North went gin with King of clubs: 6–8♥": "North gins with Kc: 6h-8h",
    "“North” saw 9c 4d": "North sees 9c 4d",
    "«North» passed": "North passes",
    "North touched South's cards": "North touches the cards of South",
    "North touches South’s cards": "North touches the cards of South",
    "South knocked for six points with Kh": "South knocks with Kh for 6",
    "South had eleven cards": "South has 11 cards",
    "South said 6": "South calls 6",
    "dealer： North": "dealer: North",
}


@pytest.mark.parametrize(("said", "meant"), PLAIN.items(), ids=PLAIN)
def test_one_meaning(said: str, meant: str) -> None:
    log = read(HEAD + said)
    assert log.faults == ()
    assert log.understood == ()
    assert write(log) == HEAD + meant + "\n"
    assert read(write(log)) == log


READ_AS = {
    "N draws 5c": ("North draws 5c", ["N is North"]),
    "n: passed": ("North passes", ["n is North"]),
    "S knocks 6": ("South knocks for 6", ["S is South", "South knocks for 6"]),
    "South knocks with 6": ("South knocks for 6", ["South knocks for 6"]),
    "South knocks 6h": ("South knocks with 6h", ["South knocks with 6♥"]),
    "South knocks 10♥ for 6": ("South knocks with Th for 6", ["South knocks with 10♥"]),
    "South draws 5c, knocks 6 with Kh": ("South draws 5c, knocks with Kh for 6", ["South knocks for 6"]),
}


@pytest.mark.parametrize(("said", "meant", "told"), [(said, *rest) for said, rest in READ_AS.items()], ids=READ_AS)
def test_what_is_read_into_a_line_is_told_back(said: str, meant: str, told: list[str]) -> None:
    log = read(HEAD + said)
    assert log.faults == ()
    assert write(log) == HEAD + meant + "\n"
    assert [(line, str(says)) for line, says in log.understood] == [(2, says) for says in told]
    assert read(write(log)).understood == ()


def test_an_initial_is_told_back_once_in_a_log() -> None:
    log = read(HEAD + "N passes\nS passes\nN draws 5c, discards Kh\nWest passes\nN passes\n")
    assert [(line, str(says)) for line, says in log.understood] == [(2, "N is North"), (3, "S is South")]


def test_nothing_is_told_of_a_line_that_is_not_read() -> None:
    log = read(HEAD + "N smiles\nS knocks 6 hearts\nN passes\n")
    assert [(line, str(says)) for line, says in log.understood] == [(4, "N is North")]


def test_a_letter_that_is_a_name_is_no_initial() -> None:
    for text in ("N passes\nS passes\n", "players: N, Nora\nN passes\nNora passes\n", "game 1: N 10, Nora 20\n"):
        log = read(text)
        assert (log.faults, log.understood, log.players[0]) == ((), (), "N")


def test_an_initial_stands_for_a_player_of_the_deal_too() -> None:
    log = read("deal North: 3c\ndeal South: 4c\nN passes\n")
    assert log.players == ("North", "South")
    assert isinstance(said := log.lines[2].item, Sentence)
    assert write_item(said) == "North passes"


@pytest.mark.parametrize("answer", ["North accepts South's knock", "North refused South’s knock"])
def test_whose_knock_it_is_may_be_said(answer: str) -> None:
    log = read(f"{HEAD}South knocks\n{answer}\n")
    assert log.faults == ()
    assert "the knock" in write(log)


def test_a_knock_makes_nobody_a_player() -> None:
    log = read("North accepts South's knock\n")
    assert [fault.id for fault in log.faults] == ["L006"]
    assert log.players == ("North",)


def test_a_name_may_be_spelled_with_either_apostrophe() -> None:
    log = read("players: O’Brien, South\nO'Brien passes\n")
    assert log.faults == ()
    assert write(log) == "players: O’Brien, South\nO’Brien passes\n"


@pytest.mark.parametrize(
    "said",
    [
        "North lays down 6h-8h",
        "North drops Kh",
        "North goes down with Kh",
        "North gets 5c",
        "No draws 5c",
        "North draws 1h",
        "North draws 9c4d",
        "North draws 9",
        "North knocks 6 hearts",
        "North draws 5c,",
        "North draws 5c South discards Kh",
    ],
)
def test_what_has_two_meanings_is_a_fault(said: str) -> None:
    assert len(read(HEAD + said).faults) == 1
