"""What may be written next."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.editor.proposals import proposals

LOG = """rules: gra
players: North, "Ann Smith"
deal North: 6h 7h 9c 9d 2s 3s 4s Kd Qh Tc
upcard: 8d
"""


def proposed(line: str) -> list[str]:
    text = LOG + line
    return [one.text for one in proposals(text, text.count("\n"), len(line))]


@pytest.mark.parametrize(
    ("line", "among"),
    [
        ("", {"North", '"Ann Smith"', "rules", "upcard"}),
        ("Nor", {"North"}),
        ("North dr", {"draws"}),
        ("North dis", {"discards"}),
        ("North draws 8h, ", {"discards", "knocks"}),
        ("rules: gra", {"gra", "gra-fr", "gra-pairs"}),
        ("house: P1", {"P11 a", "P11 b"}),
        ("dealer: ", {"North", '"Ann Smith"'}),
        ("North discards Q", {"Qh"}),
    ],
)
def test_what_may_stand_here(line: str, among: set[str]) -> None:
    found = proposed(line)
    begun = line.rpartition(" ")[2].lower()
    assert among <= set(found)
    assert all(word.lower().startswith(begun) for word in found)


def test_cards_in_hands_come_first() -> None:
    found = proposed("North discards ")
    assert set(found[:10]) == {"6h", "7h", "9c", "9d", "2s", "3s", "4s", "Kd", "Qh", "Tc"}
    assert "8d" not in found  # it lies on the pile
    assert len([word for word in found if len(word) == 2]) == 51


def test_cards_are_proposed_while_the_name_of_the_rulebook_is_half_typed() -> None:
    text = LOG.replace("rules: gra", "rules: gr") + "North discards Q"
    found = [one.text for one in proposals(text, text.count("\n"), len("North discards Q"))]
    assert {"Qh", "Qs"} <= set(found)


@pytest.mark.parametrize("line", ["# a comment ", "North draws 5c # and"])
def test_nothing_is_proposed_where_nothing_can_stand(line: str) -> None:
    assert proposed(line) == []


@settings(deadline=None, max_examples=40)
@given(st.text(max_size=40), st.integers(0, 3), st.integers(0, 50))
def test_any_place_of_any_text(text: str, line: int, column: int) -> None:
    assert isinstance(proposals(text, line, column), list)


FRENCH = """langue: fr
joueurs: Nord, Sud
donne Nord: 6c 7c 9t 9k 2p 3p 4p Rk Dc 10t
"""


@pytest.mark.parametrize(
    ("line", "among"),
    [("Nord pio", {"pioche"}), ("Nord défausse R", {"Rk", "Rt"}), ("car", {"carte retournée"})],
)
def test_in_a_french_log(line: str, among: set[str]) -> None:
    assert among <= {one.text for one in proposals(FRENCH + line, 3, len(line))}


def test_players_are_those_of_the_log_that_the_line_is_in() -> None:
    text = LOG + "---\nplayers: Cy, Dee\n"
    found = [one.text for one in proposals(text + "dealer: ", 6, 8)]
    assert set(found) >= {"Cy", "Dee"}
    assert "North" not in found
