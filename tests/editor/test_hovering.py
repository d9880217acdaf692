"""What is told about the place under the pointer."""

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.editor.hovering import hover

LOG = """rules: gra-fr
house: P11 b, gra.9.d
deal North: 6h 7h 8h 9c 9d 2s 3s 4s Kd ?
deal South: 4c 5c 6c Jc Jd Js Ac 2d 5d Kh
upcard: 8d
North draws 9h
"""


def told(line: int, column: int) -> str:
    return hover(LOG, line, column) or ""


def test_a_rulebook() -> None:
    assert told(0, 8).startswith("**gra-fr** ")


def test_a_point_with_its_readings() -> None:
    shown = told(1, 8)
    assert shown.startswith("**P11** ")
    assert "- **a** " in shown
    assert "- **b** " in shown


def test_a_clause() -> None:
    assert told(1, 17).startswith("**gra.9.d** ")


def test_a_listed_hand_with_its_count() -> None:
    # Loose are the nines and the king, 28; the tenth card is not known.
    assert "28" in told(2, 1)
    assert "1 not known" in told(2, 1)
    # A 2 5 are 8, the king 10.
    assert "deadwood 18" in told(3, 1)


def test_a_card_with_what_it_counts() -> None:
    assert told(3, 13).startswith("4♣ counts 4.")


def test_an_act_with_the_table_after_it() -> None:
    assert "Line 6: North draws 9h" in told(5, 8)


def test_nothing_to_tell() -> None:
    assert told(40, 3) == ""


@settings(deadline=None, max_examples=40)
@given(st.text(max_size=40), st.integers(0, 3), st.integers(0, 50))
def test_any_place_of_any_text(text: str, line: int, column: int) -> None:
    found = hover(text, line, column)
    assert found is None or found
