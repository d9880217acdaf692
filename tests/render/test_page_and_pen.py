"""Cards and lines: signs or letters, names that look like cards, the width of the page."""

import pytest

from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.words import say, speaking


@pytest.mark.parametrize(
    ("letters", "signs"),
    [
        ("Th", "10♥"),
        ("Ac 9d", "A♣ 9♦"),
        ("Js, Qs", "J♠, Q♠"),
        ("the seen card 9c", "the seen card 9♣"),
        ("?", "?"),
        ("Thx 10h", "Thx 10h"),
    ],
)
def test_cards_are_written_with_signs_and_ten_as_ten(letters: str, signs: str) -> None:
    assert Pen().signs(letters) == signs
    assert Pen(ascii=True).signs(letters) == letters


def test_a_player_called_like_a_card_keeps_his_name() -> None:
    message = say("{player} holds {count}: {loose}", player="As", count=3, loose="As 2c")
    assert Pen().message(message) == "As holds 3: A♠ 2♣"


def test_a_message_within_a_message_is_written_too() -> None:
    assert Pen().message(say("until {what}", what=say("{card} goes back", card="Kh"))) == "until K♥ goes back"


def test_a_name_with_braces_is_not_taken_for_a_gap() -> None:
    assert Pen().message(say("{player} draws", player="{card}")) == "{card} draws"


def test_words_of_a_rulebook_have_no_signs_that_ascii_lacks() -> None:
    assert Pen(ascii=True).words("a 10–6 record … “so”") == 'a 10-6 record ... "so"'
    assert Pen().words("a 10–6 record") == "a 10–6 record"


def test_lines_are_wrapped_and_hang() -> None:
    page = Page(30)
    page.put("1. accept the knock, which is above the limit", 1, hang="1. ")
    assert str(page) == "  1. accept the knock, which\n     is above the limit\n"


def test_a_word_that_is_too_long_is_broken_unless_it_is_to_stay_whole() -> None:
    page = Page(24)
    page.put("Log: " + "x" * 30)
    page.put("Log: " + "y" * 30, whole_words=True)
    assert str(page) == f"Log: {'x' * 19}\n{'x' * 11}\nLog:\n{'y' * 30}\n"


def test_what_a_terminal_would_obey_is_not_sent_to_it() -> None:
    page = Page(80)
    page.put("North\x1b[2Jdraws \udcff a\u200db")
    assert str(page) == "North [2Jdraws   a\u200db\n"


def test_in_french_the_court_cards_are_v_d_r() -> None:
    with speaking("fr"):
        assert Pen().signs("Js Qd Kh Tc As 9c") == "V♠ D♦ R♥ 10♣ A♠ 9♣"
        assert Pen().message(say("{player} took {card}", player="Kd", card="Kd")) == "Kd took R♦"


def test_in_french_without_signs_cards_have_the_letters_of_a_french_log() -> None:
    with speaking("fr"):
        assert Pen(ascii=True).signs("Js Qd Kh Tc, 9c") == "Vp Dk Rc 10t, 9t"


def test_accents_and_french_blanks_are_left_out_where_only_ascii_can_be_shown() -> None:
    assert (
        Pen(ascii=True).words("«\u00a0cœur\u00a0», carte dévoilée\u00a0: à l’as")
        == '" coeur ", carte devoilee : a l\'as'
    )


def test_a_blank_at_which_no_line_is_broken_stays() -> None:
    page = Page(24)
    page.put("Peut le refuser, ou le\u00a0prendre")
    assert str(page) == "Peut le refuser, ou\nle\u00a0prendre\n"


def test_messages_are_written_by_the_pen_of_the_page() -> None:
    page = Page(40, Pen(ascii=True))
    page.put(say("{card} goes back – at once", card="Kh"))
    page.sentence(say("{card} goes back", card="Kh"), 1)
    assert str(page) == "Kh goes back - at once\n  Kh goes back.\n"


def test_the_nine_of_hearts_of_a_french_log_is_no_club() -> None:
    assert Pen().log_line("Nord pioche 9c, défausse 10t", "fr") == "Nord pioche 9♥, défausse 10♣"
    assert Pen().log_line("North draws 9c, discards Tc", "en") == "North draws 9♣, discards 10♣"
    assert Pen(ascii=True).log_line("Nord pioche 9c", "fr") == "Nord pioche 9c"
