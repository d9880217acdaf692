"""Text to log and back: nothing is lost, nothing raises, and the two ways to read a line agree."""

import gzip
import json
import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from lark.exceptions import UnexpectedInput

from adjudicator.events import Sentence
from adjudicator.handlog import Fact, HandLog
from adjudicator.notation import read, read_line, write, write_item
from adjudicator.notation.faults import Trouble
from adjudicator.notation.grammar import read_item
from adjudicator.notation.hot import hot
from adjudicator.notation.names import Names
from tests.notation.strategies import PLAYERS, damaged, lines, logs, texts

DATA = Path(__file__).parents[1] / "data"
CASES = sorted(DATA.glob("cases/**/*.log"))


def recorded() -> list[str]:
    with gzip.open(DATA / "hands.jsonl.gz", "rt", encoding="utf-8") as hands:
        return [json.loads(hand)["log"] for hand in hands]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_a_case_reads_without_a_fault_and_prints_as_it_was(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    log = read(text)
    assert log.faults == ()
    assert write(log) == text


def test_recorded_hands_read_without_a_fault_and_come_back() -> None:
    hands = recorded()
    assert len(hands) == 471
    for text in hands:
        log = read(text)
        assert log.faults == ()
        assert read(write(log)) == log


@settings(max_examples=200, deadline=None)
@given(logs())
def test_a_log_comes_back_from_its_printed_form(log: HandLog) -> None:
    text = write(log)
    assert read(text) == log
    assert write(read(text)) == text


@settings(max_examples=150, deadline=None)
@given(texts())
def test_what_the_grammar_draws_is_read(text: str) -> None:
    # What stands in the way is the sense of a line: a player who answers a knock of his own (L023), say.
    assert {fault.id for fault in read(text).faults} <= {"L014", "L018", "L023"}


@settings(max_examples=200, deadline=None)
@given(damaged())
def test_a_damaged_log_loses_nothing(text: str) -> None:
    log = read(text)
    printed = write(log)
    assert read(printed) == log
    assert write(read(printed)) == printed
    rows = re.split("\r\n|\r|\n", text)
    for fault in log.faults:
        assert fault.id == "L003" or fault.text == rows[fault.line - 1]
        assert 1 <= fault.column <= len(fault.text) + 1


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
@example("North paſſes, İ 7ſ K♠".encode())
@example("a draws 7ſ\na calls ſİx\nkNOCK CARD: Kſ\na shows 6ſ-8S, KſC".encode())
def test_random_bytes_never_raise(source: bytes) -> None:
    log = read(source)
    assert log.faults or any(line.item for line in log.lines)


def slow(text: str) -> Fact | Sentence | None:
    try:
        return read_item(text, Names())
    except (UnexpectedInput, Trouble):
        return None


CARD = st.sampled_from(["7h", "10h", "Th", "KD", "A♠", "?", "hT", "11h", "th", "the", ""])
WORDS = (
    "draws takes discards passes gins knocks with for North Stock and 6 10 007 ² : , ; . players: rules: dealer: deal"
    " hand hand: game: upcard: knock card: position: cards"
)
PIECES = st.one_of(
    CARD,
    st.sampled_from(WORDS.split()),
    st.sampled_from([" ", "  ", "\t", ", ", ": ", "6h-8h", "8h-6h", "Ac-4c", "999", "9cds", '"Ann Smith"', "\u00a0"]),
)


@st.composite
def pieced(draw: st.DrawFn) -> str:
    return draw(st.sampled_from([" ", ""])).join(draw(st.lists(PIECES, min_size=1, max_size=9))).strip()


@st.composite
def turns(draw: st.DrawFn) -> str:
    drawn = f"{draw(st.sampled_from(['draws', 'takes']))} {draw(CARD)}"
    laid = draw(st.sampled_from(["", "", ": 6h-8h, 9c 9s 9d", ": 6h 8h", ": 999", ": 8h-6h", ": ", ": Qd-Kd,Jd"]))
    number = draw(st.sampled_from(["", " for 6", " for 0006", " for six", " for 1234567890"]))
    ended = f"{draw(st.sampled_from(['discards', 'knocks with', 'gins with', 'knocks', 'gins']))} {draw(CARD)}"
    return f"North {draw(st.sampled_from([drawn + ', ', '']))}{ended}{number}{laid}".strip()


@settings(max_examples=1500, deadline=None)
@given(
    st.one_of(turns(), pieced(), lines(), lines().map(lambda text: write_item(item) if (item := slow(text)) else ""))
)
@example("players: North, and")
@example("rules: a\tb")
@example("players: North, north")
@example("deal North: ")
def test_the_quick_way_agrees_with_the_grammar(text: str) -> None:
    quick = hot(text.strip(), Names())
    if quick is not None:
        assert quick == slow(text)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_every_line_of_a_case_reads_the_same_both_ways(case: Path) -> None:
    for line in read(case.read_text(encoding="utf-8")).lines:
        if line.item is not None:
            assert slow(write_item(line.item)) == line.item


@settings(max_examples=150, deadline=None)
@given(lines())
def test_a_line_that_is_added_reads_as_within_the_log(text: str) -> None:
    log = read(f"{PLAYERS}\n{text}")
    if not log.faults:
        assert read_line(text, read(PLAYERS)) == log.lines[1]
