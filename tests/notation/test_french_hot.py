"""The common lines of a log in French are read without the grammar, and as it reads them."""

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from lark.exceptions import UnexpectedInput

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation import Unreadable, read, read_line, write_item
from adjudicator.notation.faults import Trouble
from adjudicator.notation.french import read_french
from adjudicator.notation.french_hot import french_hot
from adjudicator.notation.grammar import read_item
from adjudicator.notation.names import Names
from tests.notation import strategies as english
from tests.notation.french_lines import PLAYERS, lines

EXAMPLES = Path(__file__).parents[2] / "scenarios" / "examples"
TABLE = "langue: fr\njoueurs: Nord, Sud\n"


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
