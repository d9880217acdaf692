"""Messages: their gaps, lists in words, and how words are joined to names."""

import pytest

from adjudicator.words import both, either, in_turn, listed, say, speaking


def test_lists_in_words() -> None:
    assert [str(either(["a", "b", "c"])), str(either(["a"])), str(both([1, 2]))] == ["a, b or c", "a", "1 and 2"]
    assert str(listed(["a", say("{n} b", n=2)])) == "a, 2 b"
    assert [str(in_turn([])), str(in_turn(["a"])), str(in_turn(["a", "b", "c"]))] == ["", "a", "a; b; c"]


def test_an_owner_whose_name_ends_in_s_takes_the_mark_alone() -> None:
    assert [str(say("{player}'s hand", player=name)) for name in ("Ann", "James")] == ["Ann's hand", "James' hand"]


@pytest.mark.parametrize(
    ("name", "written"), [("Anne", "main d’Anne"), ("Paul", "main de Paul"), ("Élise", "main d’Élise")]
)
def test_in_french_de_is_shortened_before_a_vowel(name: str, written: str) -> None:
    with speaking("fr"):
        assert str(say("main de {player}", player=name)) == written


def test_a_message_in_english_whatever_the_language() -> None:
    with speaking("fr"):
        assert say("refuse the knock").in_english() == "refuse the knock"


def test_equal_messages_are_equal_in_every_language() -> None:
    assert say("{a} of {b}", a=1, b=2) == say("{a} of {b}", a=1, b=2) != say("{a} of {b}", a=1, b=3)
