"""What is wrong with a log in French, in the words of its notation; and nothing of one language is taken for the other."""

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.handlog import Language
from adjudicator.notation import read, write
from adjudicator.notation.two_tongues import in_the_other_language
from tests.notation.french_lines import texts

TABLE = "langue: fr\njoueurs: Nord, Sud\n"


def fault(line: str, before: str = TABLE) -> str:
    """The id of the one fault of a line."""
    (found,) = read(before + line).faults
    return found.id


# ---- the line that states the language --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "first", ["langue: fr", "LANGUE : FR", "language: fr", "  langue: français.", "# vu\n\nlangue:fr # oui"]
)
def test_a_log_says_first_that_it_is_in_french(first: str) -> None:
    log = read(f"{first}\njoueurs: Nord, Sud\nNord pioche 5t")
    assert (log.language, log.faults) == ("fr", ())
    assert Language("fr") in [line.item for line in log.lines]
    assert "langue: fr\n" in write(log) or "langue: fr  #" in write(log)


def test_a_log_in_english_may_say_so() -> None:
    log = read("langue: en\nplayers: North, South\nNorth draws 5c")
    assert (log.language, log.faults) == ("en", ())
    assert write(log).startswith("language: en\n")
    assert read("players: North, South").language == "en"


def test_a_language_that_comes_too_late_is_a_fault() -> None:
    assert fault("langue: fr", "players: North, South\n") == "L024"
    assert fault("langue: fr") == "L024"
    assert fault("langue: de", "") == "L024"


def test_nothing_makes_a_log_french_but_its_first_fact() -> None:
    log = read("joueurs: Nord, Sud\nNord pioche 5t")
    assert log.language == "en"
    assert len(log.faults) == 2


@pytest.mark.parametrize(
    "line", ["Nord pioche 5t, jette Rc", "joueurs: Nord, Sud", "carte retournée: 8k", '"Anne L" passe']
)
def test_a_line_in_french_in_a_log_in_english(line: str) -> None:
    assert fault(line, "") == "L022"


@pytest.mark.parametrize("line", ["Nord draws 5c, discards Kh", "dealer: Nord", "upcard: 8d"])
def test_a_line_in_english_in_a_log_in_french(line: str) -> None:
    assert fault(line) == "L022"


@pytest.mark.parametrize("line", ["Nord pioche 9s", "the quick brown fox", "Nord", "pioche 5t"])
def test_a_line_that_reads_in_no_language(line: str) -> None:
    assert in_the_other_language(line, "en") is None
    assert in_the_other_language(line, "fr") is None


# ---- faults, in the words of the notation in French ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Nord pioch 5t", "pioche"),
        ("Nord", "pioche"),
        ("Nord pioche 5t, defosse Rc", "défausse"),
        ("Nord draws 5t", "pioche"),
    ],
)
def test_a_fault_expects_french_words(line: str, expected: str) -> None:
    (found,) = read(TABLE + line).faults
    assert expected in found.expected
    assert "draws" not in found.expected


@pytest.mark.parametrize(
    ("line", "kind", "meant"),
    [
        ("Nord pioche 9d", "L022", "9k"),
        ("Nord pioche Kh", "L022", "Rc"),
        ("Nord pioche Kd", "L022", ""),
        ("Nord pioche 9t4k", "L020", "9t 4k"),
        ("Nord pioche 11c", "L011", "Vc"),
        ("Nord pioche 1oc", "L011", "10c"),
        ("Nord pioche 1c", "L011", ""),
        ("Nord pioche 9 cœur", "L011", "9c"),
        ("Nord pioche dame pique", "L011", "Dp"),
        ("Nord pioche 9x", "L011", ""),
        ("Nord pioche dame", "L011", ""),
        ("Nord pioche cœur", "L011", ""),
        ("Nord pioche joker", "L011", ""),
        ("donne Nord: 999", "L016", ""),
        ("Nord ajoute 999 9c", "L018", ""),
        ("Nord accepte le knock de Nord", "L023", ""),
    ],
)
def test_what_is_wrong_with_a_card(line: str, kind: str, meant: str) -> None:
    (found,) = read(TABLE + line).faults
    assert (found.id, found.meant) == (kind, meant)


def test_a_run_that_is_none_is_shown_as_it_was_written() -> None:
    (found,) = read(f"{TABLE}Nord fait gin: 6c-8k").faults
    assert found.id == "L010"
    assert "6c-8k" in str(found.says)
    assert [str(word) for word in found.expected] == ["a run (6c-8c)"]


def test_a_name_that_is_a_word_of_the_notation_stands_in_quotes() -> None:
    assert fault("Pioche pioche 5t", "langue: fr\n") == "L007"
    log = read('langue: fr\njoueurs: "Pioche", Stock\n"Pioche" pioche 5t\nStock passe\n')
    assert log.faults == ()
    assert write(log).splitlines()[1:] == ['joueurs: "Pioche", Stock', '"Pioche" pioche 5t', "Stock passe"]


def test_the_column_of_a_fault_counts_what_was_written() -> None:
    line = unicodedata.normalize("NFD", "Zoé défausse 99t")
    (found,) = read(f"langue: fr\njoueurs: Zoé, Sud\n{line}").faults
    assert found.column == line.index("99t") + 1


@settings(max_examples=150, deadline=None)
@given(texts(), st.data())
def test_a_damaged_log_in_french_loses_nothing(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        piece = data.draw(st.text(st.sampled_from("aékRt7 ,:;.?-\"“#=\n9…d\u0301'"), max_size=3))
        text = text[:at] + piece + text[at + data.draw(st.integers(0, 3)) :]
    log = read(text)
    printed = write(log)
    assert read(printed) == log
    rows = re.split("\r\n|\r|\n", text)
    for each in log.faults:
        assert each.id == "L003" or each.text == rows[each.line - 1]
        assert 1 <= each.column <= len(each.text) + 1


def test_a_line_that_breaks_off_after_accents_written_apart_is_told_at_its_end() -> None:
    line = unicodedata.normalize("NFD", "carte retournée:")
    (found,) = read(f"langue: fr\n{line}\n").faults
    assert (found.id, found.column) == ("L005", len(line) + 1)


@pytest.mark.parametrize(
    ("line", "word"), [("Nord pioche VKK", "VKK"), ("Nord pioche vvv", "vvv"), ("Nord pioche Qs", "Qs")]
)
def test_a_word_is_said_back_as_it_was_written(line: str, word: str) -> None:
    (fault,) = read(f"langue: fr\njoueurs: Nord, Sud\n{line}\n").faults
    assert f"`{word}`" in str(fault.says)
