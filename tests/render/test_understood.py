"""What stands below the first sentence: the lines that decide, and what was read into the log."""

import pytest

from adjudicator import adjudicate
from adjudicator.render.text import text
from adjudicator.words import speaking

BACK = """\
rules: gra
players: North, South
knock card: 5c
position:
hand South: 9c 9d 7c 7h Qs 5h 4s 3d 2c Kh Jh
to discard: South
South discards 9c
North takes 9c, discards 9c
South takes 9c
"""
SHEET = """\
rules: gra
players: North, South
upcard: 8d
position:
hand North: 10 cards
hand South: 10 cards
North knocks
agreed count: North 5, South 12
recorded count: North 5, South 12
"""
KNOCK = SHEET.replace("agreed count: North 5, South 12\nrecorded count: North 5, South 12\n", "")
CARDS = """\
rules: gra
players: North, South
upcard: 8d
position:
hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s 5d Kc
hand South: Kd Kh Ks Qd Qh Qs Ac 2c 3c 4h
to discard: North
North knocks with Kc
"""


def beginning(log: str, name: str = "") -> str:
    """What stands before the name of the log or the rulebook, in one line."""
    return " ".join(text(adjudicate(log), name).split("\n\n")[0].split())


def test_a_card_put_back_is_told_with_the_line_that_put_it_back() -> None:
    assert "Understood: North takes 9♣, discards 9♣; South takes 9♣." in beginning(BACK)


def test_an_answer_is_told_with_the_knock_that_it_answers() -> None:
    accepted = KNOCK + "agreed count: North 12, South 7\nSouth accepts the knock\n"
    assert "North knocks; South accepts the knock." in beginning(accepted)


def test_counts_that_were_given_are_told_with_the_knock_that_they_decide() -> None:
    given = beginning(KNOCK + "agreed count: North 10, South 7\n")
    assert "Understood: upcard 8♦; North counts 10; South counts 7; North knocks." in given


@pytest.mark.parametrize(
    ("counts", "says"),
    [
        ("North 5, South 0", "upcard 8♦; North counts 5; South counts 0"),
        ("North 0, South 12", "North counts 0; South counts 12"),
    ],
)
def test_a_count_of_nothing_was_given_too(counts: str, says: str) -> None:
    """It decides: an undercut, or gin, which no limit concerns."""
    assert f"Understood: {says}; North knocks." in beginning(KNOCK + f"agreed count: {counts}\n")


def test_a_gin_says_its_own_count() -> None:
    given = beginning(KNOCK.replace("North knocks", "North gins") + "agreed count: North 0, South 12\n")
    assert "Understood: South counts 12; North gins." in given


def test_what_missing_cards_add_was_not_given() -> None:
    """South holds nine: ten points for the card that is missing."""
    given = beginning(KNOCK.replace("hand South: 10", "hand South: 9") + "agreed count: North 5, South 12\n")
    assert "South counts 12; North knocks." in given


def test_a_count_that_is_made_of_cards_is_not_told_as_given() -> None:
    assert "Understood: upcard 8♦; North knocks with K♣." in beginning(CARDS)


def test_the_count_that_stands_is_named() -> None:
    assert beginning(SHEET).startswith("The recorded count stands: North 5, South 12; North scores 7.")


def test_points_that_stand_are_no_count() -> None:
    points = SHEET.replace("recorded count: North 5, South 12", "recorded points: North 7")
    assert beginning(points).startswith("The recorded points stand: North 7.")


def test_a_sum_that_is_put_right_is_told_to_be() -> None:
    """Point P39: counts on which both agreed stand; a wrong sum of them is mended until the card is signed."""
    wrong = SHEET.replace("recorded count: North 5, South 12", "recorded points: North 9")
    assert beginning(wrong).startswith("The agreed count stands, and the sum on the sheet is put right: North 7.")


def test_a_count_that_is_claimed_is_not_taken_for_ones_own() -> None:
    said = text(adjudicate(SHEET + "North claims 8\n"))
    assert "Read as: line 10: a count of 8 is claimed, whose is not said." in said
    flat = " ".join(said.split())
    assert "North claims that a count is 8: that changes none that stands;" in flat
    assert "claims a count of" not in flat


def test_a_rulebook_that_nothing_names_is_told_to_be_one() -> None:
    unnamed = SHEET.replace("rules: gra\n", "")
    assert "Rules: gra (nothing says which);" in beginning(unnamed)
    assert "Rules: gra;" in beginning(SHEET)
    assert "Rules: gra;" in text(adjudicate(unnamed, "gra"))


def test_so_it_is_in_french() -> None:
    with speaking("fr"):
        said = text(adjudicate("langue: fr\njoueurs: Anne, Paul\npioche: 12\nAnne pioche 5t\n"))
    assert "Règlement\u00a0: gra (rien n’est dit)" in said


def test_a_log_that_is_piped_in_has_no_file() -> None:
    assert "Log: standard input" in beginning(SHEET, "<stdin>")
    with speaking("fr"):
        assert "Relevé : entrée standard" in beginning(SHEET, "<stdin>")


def test_what_is_refused_in_french_is_called_by_its_kind() -> None:
    knock = SHEET.replace("agreed count: North 5, South 12\nrecorded count: North 5, South 12\n", "")
    with speaking("fr"):
        said = beginning(knock + "agreed count: North 12, South 7\n")
    assert "accepter le knock de North" in said
    assert "ou le refuser" in said
