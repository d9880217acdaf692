"""Logs in French: the same facts and acts as in English, and back; and nothing of one language is taken for the other."""

import re
import subprocess
import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from lark.exceptions import UnexpectedInput

from adjudicator import adjudicate
from adjudicator.cards import card
from adjudicator.events import Discard, Draw, Sentence
from adjudicator.handlog import Fact, HandLog, Language
from adjudicator.notation import Unreadable, read, read_cards, read_line, write, write_item
from adjudicator.notation.faults import Trouble
from adjudicator.notation.french import read_french
from adjudicator.notation.french_hot import french_hot
from adjudicator.notation.grammar import read_item
from adjudicator.notation.names import Names
from adjudicator.notation.two_tongues import in_the_other_language
from tests.cases import Case, cases
from tests.notation import strategies as english
from tests.notation.french_lines import PLAYERS, lines, stated, texts, twin, without_accents
from tests.properties.written import written

EXAMPLES = Path(__file__).parents[2] / "scenarios" / "examples"
TABLE = "langue: fr\njoueurs: Nord, Sud\n"


def one(line: str) -> Fact | Sentence | None:
    """What a line says in a log in French, read without a fault."""
    log = read(TABLE + line)
    assert log.faults == (), log.faults
    return log.lines[2].item


def in_english(line: str) -> Fact | Sentence | None:
    log = read(f"language: en\nplayers: Nord, Sud\n{line}")
    assert log.faults == (), log.faults
    return log.lines[2].item


def fault(line: str, before: str = TABLE) -> str:
    """The id of the one fault of a line."""
    (found,) = read(before + line).faults
    return found.id


# ---- the same log in both languages -----------------------------------------------------------------------------------
@settings(max_examples=200, deadline=None)
@given(texts())
def test_a_log_in_french_comes_back_from_its_printed_form(text: str) -> None:
    log = read(text)
    assert {each.id for each in log.faults} <= {"L014", "L018", "L023"}
    printed = write(log)
    assert read(printed) == log
    assert write(read(printed)) == printed


@settings(max_examples=200, deadline=None)
@given(texts().map(read).filter(lambda log: not log.faults))
def test_a_log_in_french_is_the_same_in_english(log: HandLog) -> None:
    assert read(twin(log, "en")) == stated(log, "en")


@settings(max_examples=200, deadline=None)
@given(english.texts().map(lambda text: read(f"language: en\n{text}")).filter(lambda log: not log.faults))
def test_a_log_in_english_is_the_same_in_french(log: HandLog) -> None:
    assert read(twin(log, "fr")) == stated(log, "fr")


def test_every_written_log_is_the_same_in_french() -> None:
    seen = 0
    for dispute in written():
        log = read(f"language: en\n{dispute.text}")
        if not log.faults:
            seen += 1
            assert read(twin(log, "fr")) == stated(log, "fr"), dispute.text
    assert seen > 100


def known(ruling: Any) -> Any:
    """What a ruling says that does not depend on a language: all but sentences and the lines that options add."""
    if isinstance(ruling, dict):
        said = {"line", "says", "because", "what", "clause_says"}
        return {key: known(value) for key, value in ruling.items() if key not in said or not isinstance(value, str)}
    return [known(each) for each in ruling] if isinstance(ruling, list) else ruling


SOME = [case for case in cases() if not case.readings][::4]


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_case_in_french_is_ruled_as_in_english(case: Case) -> None:
    text = f"language: en\n{case.log.read_text(encoding='utf-8')}"
    french = twin(read(text), "fr")
    ours, theirs = (adjudicate(each, case.book, compare=False).as_dict() for each in (french, text))
    assert known(ours) == known(theirs)


# ---- words and cards --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Nord tire 5t, jette Rc", "Nord draws 5c, discards Kh"),
        ("Nord prend la retourne puis se défausse de R♣", "Nord takes upcard, discards Kc"),
        ("Nord frappe avec le roi de cœur pour six: 6-8c, 9tkp", "Nord knocks with Kh for 6: 6h-8h, 9c 9d 9s"),
        ("Nord fait un knock avec Rc", "Nord knocks with Kh"),
        ("Nord gin avec 10t", "Nord gins with Tc"),
        ("Nord a pioché 5t, jeté Rc", "Nord draws 5c, discards Kh"),
        ("Nord s'est défaussé de Rc", "Nord discards Kh"),
        ("Nord knocke pour 6", "Nord knocks for 6"),
        ("Nord knocké 6", "Nord knocks 6"),
        ("Nord accepte le knock de Sud", "Nord accepts Sud's knock"),
        ("Nord aide Sud à réorganiser", "Nord helps Sud rearrange"),
        ("Nord annonce un grand gin", "Nord calls big gin"),
        ("NORD POSE 9C SUR 6C-8C", "Nord lays off 9h on 6h-8h"),
        ("Nord étale 2c-4c, dtkcp ; mort : 9c 7p at", "Nord shows 2h-4h, Qcdhs; loose 9h 7s Ac"),
        ("Nord touche les cartes d’Sud exprès", "Nord touches the cards of Sud on purpose"),
        ("Nord a onze cartes.", "Nord has 11 cards"),
        ("Nord retire son annonce", "Nord withdraws the call"),
        ("Nord prétend que la carte retournée est 9t", "Nord claims the upcard was 9c"),
        ("Nord joue à la mauvaise place", "Nord plays at the wrong seat"),
        ("retourne : 8 de carreau", "upcard: 8d"),
        ("carte du knock: ?", "knock card: ?"),
        ("carte retournée inscrite: 9t par Sud", "recorded upcard: 9c by Sud"),
        ("compte inscrit: Sud 12", "recorded count: Sud 12"),
        ("à jouer: Sud", "to play: Sud"),
        ("main Nord: 10 cartes", "hand Nord: 10 cards"),
        ("défausse: … 9p 4t 2k", "discards: ... 9s 4c 2d"),
        ("droits: 120 x 150", "fees: 120 x 150"),
    ],
)
def test_what_a_line_says(line: str, meant: str) -> None:
    assert one(line) == in_english(meant)
    assert one(without_accents(line)) == in_english(meant)
    assert one(unicodedata.normalize("NFD", line)) == in_english(meant)


@pytest.mark.parametrize("written", ["9c", "9C", "c9", "9♥", "♥9", "9 de cœur", "neuf de coeur"])
def test_nine_of_hearts(written: str) -> None:
    assert one(f"Nord pioche {written}") == Sentence("Nord", (Draw(card("9h")),))


@pytest.mark.parametrize(
    "written", ["9d", "9h", "9s", "Jh", "Qs", "Kh", "Th", "Tc", "1c", "11c", "Kd", "kD", "Td", "ace of hearts"]
)
def test_no_card_of_a_log_in_french(written: str) -> None:
    """English letters; and what would be the queen of diamonds or clubs here and a king or a ten to whoever writes English."""
    assert fault(f"Nord pioche {written}") in ("L011", "L022", "L004")


@pytest.mark.parametrize("laid", ["Kd-9k", "9k-Kd", "6h-8h", "9cds", "JJJ", "QQQ", "KKK", "TTT"])
def test_no_meld_of_a_log_in_french(laid: str) -> None:
    assert read(f"{TABLE}Nord fait gin: {laid}").faults


@pytest.mark.parametrize("written", ["9p", "9k", "Dp", "Vt", "Rc", "Dc"])
def test_no_card_of_a_log_in_english(written: str) -> None:
    """A log that states no language is in English, whatever its cards look like."""
    assert fault(f"North draws {written}", "players: North, South\n") in ("L011", "L022")


def test_letters_that_both_have_are_those_of_the_log() -> None:
    assert one("Nord jette Ac") == Sentence("Nord", (Discard(card("Ah")),))
    assert in_english("Nord discards Ac") == Sentence("Nord", (Discard(card("Ac")),))


def test_cards_alone_are_read_in_english() -> None:
    assert read_cards("9c Kd").bit_count() == 2


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


# ---- the quick way ----------------------------------------------------------------------------------------------------
def slow(text: str) -> Fact | Sentence | None:
    try:
        return read_item(text, Names(language="fr"))
    except (UnexpectedInput, Trouble):
        return None


CARD = st.sampled_from(["7c", "10C", "Rk", "A♠", "?", "Kd", "11c", "tr", "5T", ""])
WORDS = (
    "pioche prend défausse jette passe gin fait knocke avec pour Nord Pioche et 6 10 007 : , ; . joueurs: règlement: donneur:"
    " donne main main: partie: partie carte retournée: du knock: position: cartes Stock hand deal mort montre voit"
    " annonce affirme sur ajoute a touche la découvre seul par tournoi: maison: coups: score: coupe: à erreur dessein"
)
PIECES = st.one_of(
    CARD, st.sampled_from(WORDS.split()), st.sampled_from([" ", ", ", ": ", "6c-8c", "8c-6c", "999", "9tk"])
)


@st.composite
def turns(draw: st.DrawFn) -> str:
    drawn = f"{draw(st.sampled_from(['pioche', 'prend']))} {draw(CARD)}"
    laid = draw(st.sampled_from(["", "", ": 6c-8c, 9t 9k 9p", ": 6c 8c", ": 999", ": 8c-6c", ": ", ": Dk-Rk,Vk"]))
    number = draw(st.sampled_from(["", " pour 6", " pour 0006", " pour six", " pour 1234567890"]))
    ended = f"{draw(st.sampled_from(['défausse', 'knocke avec', 'fait gin avec', 'knocke', 'fait gin']))} {draw(CARD)}"
    return f"Nord {draw(st.sampled_from([drawn + ', ', '']))}{ended}{number}{laid}".strip()


def printed(text: str) -> str:
    item = slow(text)
    return write_item(item, "fr").strip() if item else ""


@settings(max_examples=1500, deadline=None)
@given(
    st.one_of(
        turns(),
        st.lists(PIECES, min_size=1, max_size=8).map(" ".join),
        lines(),
        lines().map(printed),
        english.lines(),
    )
)
@example("hand gin: 6c")
@example("joueurs: Nord, Pioche")
@example("pioche passe")
def test_the_quick_way_agrees_with_the_grammar(text: str) -> None:
    quick = french_hot(text.strip(), Names(language="fr"))
    if quick is not None:
        assert quick == slow(text)


def test_a_whole_hand_needs_no_grammar() -> None:
    for row in (EXAMPLES / "coup_irregulier.log").read_text(encoding="utf-8").splitlines()[2:]:
        if row:
            assert french_hot(row, Names(language="fr")) is not None, row


@settings(max_examples=100, deadline=None)
@given(lines())
def test_a_line_that_is_added_reads_as_within_the_log(text: str) -> None:
    log = read(f"{PLAYERS}\n{text}")
    if not log.faults:
        assert read_line(text, read(PLAYERS)) == log.lines[2]


def test_a_line_in_english_is_not_added_to_a_log_in_french() -> None:
    with pytest.raises(Unreadable):
        read_line("Nord draws 5c", read(TABLE))
    with pytest.raises(Unreadable):
        read_line("langue: en", read(TABLE))


def test_trouble_is_raised_for_a_single_line() -> None:
    with pytest.raises(Trouble):
        read_french("Nord pioche 9s", Names(language="fr"), explain=True)


def test_the_table_of_the_readme_says_the_same_in_both_languages() -> None:
    readme = (EXAMPLES.parents[1] / "README.md").read_text(encoding="utf-8")
    rows = readme.partition("| in English | in French |\n|---|---|\n")[2].partition("\n\n")[0].splitlines()
    assert len(rows) >= 15
    for row in rows:
        ours, theirs = (re.findall("`([^`]*)`", cell) for cell in row.strip("|").split(" | "))
        assert len(ours) == len(theirs) > 0
        for one_line, other in zip(ours, theirs, strict=True):
            log, french = read(f"language: en\n{one_line}"), read(f"langue: fr\n{other}")
            assert french.faults == ()
            assert french.lines[1].item == log.lines[1].item
            assert write(log).splitlines()[1].strip().replace("9c 9d 9s", "9cds") == one_line
            assert write(french).splitlines()[1].strip().replace("9t 9k 9p", "9tkp") == other


# ---- rulings ------------------------------------------------------------------------------------------------------------
def test_the_lines_of_a_choice_are_french_and_can_be_added() -> None:
    text = (EXAMPLES / "coup_irregulier.log").read_text(encoding="utf-8")
    ruling = adjudicate(text, compare=False)
    options = [option for choice in ruling.choices for option in choice.options]
    assert [option.line for option in options] == ["Sud accepte le knock", "Sud refuse le knock"]
    for option in options:
        assert read_line(option.line, read(text)).item == option.sentence
        longer = adjudicate(f"{text}{option.line}\n", compare=False)
        assert (longer.outcome, longer.points) == (option.outcome, option.points)


def test_the_example_is_that_of_the_readme_in_french() -> None:
    french = (EXAMPLES / "coup_irregulier.log").read_text(encoding="utf-8")
    ours = (EXAMPLES / "improper_knock.log").read_text(encoding="utf-8")
    assert write(read(french)) == french.replace("9tkc", "9t 9k 9c")
    said = [line.item for line in read(french).lines if isinstance(line.item, Sentence)]
    names = {"North": "Nord", "South": "Sud"}
    assert said == [
        line.item._replace(player=names[line.item.player])
        for line in read(ours).lines
        if isinstance(line.item, Sentence)
    ]


def test_the_installed_command_rules_on_a_log_in_french() -> None:
    command = [str(Path(sys.executable).with_name("adjudicate")), str(EXAMPLES / "coup_irregulier.log")]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert "Sud accepte le knock" in done.stdout
    assert "Nord pioche 9♥" in done.stdout  # `9c`: said back as a club, a slip of the pen would go unseen
    assert "gra-fr.11" in done.stdout
