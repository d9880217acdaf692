"""Cards and lines: signs or letters, names that look like cards, the width of the page."""

import pytest

from adjudicator.paint import Paint, Style, styled
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


def test_a_wide_sign_takes_two_columns() -> None:
    page = Page(24)
    page.put("日本 名前 日本 名前 日本 名前")
    assert str(page) == "日本 名前 日本 名前 日本\n名前\n"


def test_a_wide_word_is_broken_where_the_page_ends() -> None:
    page = Page(24)
    page.put("名" * 20)
    assert [len(line) for line in str(page).splitlines()] == [12, 8]


def test_columns_of_a_table_are_in_line_whatever_the_names_are_made_of() -> None:
    page = Page(40)
    page.table([("player", "won"), ("名前", "3"), ("Zoe\u0308", "12")], 1, [1])
    assert str(page) == "  player  won\n  名前      3\n  Zoe\u0308      12\n"


def test_a_blank_that_does_not_break_stays_one() -> None:
    page = Page(24)
    page.put("il y a trois cartes ici\u202f: 3\u00a0♥")
    assert str(page) == "il y a trois cartes\nici\u202f: 3\u00a0♥\n"


def test_signs_that_turn_the_line_round_are_left_out() -> None:
    page = Page(80)
    page.put("a\u202ebc\u202c d\u2067e")
    assert str(page) == "a bc  d e\n"


def test_a_page_is_set_in_the_style_of_its_reader() -> None:
    page = Page()
    page.lead("North plays 9♦ (gra.9.a)")
    page.heading("Facts:")
    page.put("limit 8; P11 and L004, not XP11 or a.log.5", 1)
    with styled(Style(40, Paint(True))):
        lead, _, heading, facts, *rest = str(page).splitlines()
    assert lead == "\x1b[1mNorth plays \x1b[34m9♦\x1b[39m (\x1b[4mgra.9.a\x1b[24m)\x1b[22m"
    assert heading == "\x1b[1mFacts:\x1b[22m"
    assert facts == "  limit 8; \x1b[4mP11\x1b[24m and \x1b[4mL004\x1b[24m, not XP11 or"
    assert rest == ["  a.log.5"]
    assert "\x1b" not in str(page)


def test_a_heading_is_set_apart_and_lines_of_a_log_stay_as_they_are() -> None:
    page = Page(24)
    page.put("one")
    page.part("Hand 1")
    page.heading("Faults")
    page.code(["North  draws 5x and more than fits", "             ^~"], 1)
    assert str(page) == "one\n\nHand 1\n\nFaults\n  North  draws 5x and more than fits\n               ^~\n"
