"""Why and why not: the chain from facts to clauses, and the smallest change that would turn a count."""

import json
import subprocess
import sys
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from adjudicator import adjudicate
from adjudicator.cards import NAMES, card, cards, rank_of, union
from adjudicator.why import smallest_change
from tests.melds import naive

ROOT = Path(__file__).resolve().parents[1]
IMPROPER = """players: North, South
knock card: 8d
position:
  hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Tc
  hand South: {south}
North draws Kd, knocks with Tc
"""


def said(log: str, rules: str = "gra") -> list[tuple[str | None, bool, str]]:
    return [(link.clause, link.holds, str(link.says)) for link in adjudicate(log, rules).why]


def test_the_knock_fails_by_two_and_an_eight_for_the_king_would_mend_it() -> None:
    # North is left with the king: ten against eight. South holds 4c-7c, three jacks, A 2 5: eight.
    chain = said(IMPROPER.format(south="4c 5c 6c 7c Jc Jd Js Ac 2d 5d"))
    assert (None, True, "North counts 10: Kd") in chain
    assert ("gra.4.b", True, "the knock limit is 8") in chain
    assert ("gra.6.e", False, "a proper knock needs 8 or less, and 10 is 2 more") in chain
    assert ("gra.6.e", False, "it would hold if Kd were an eight: 10 -> 8") in chain
    assert ("gra.9.d", True, "South's count is at or under 8: he may accept the knock") in chain


def test_a_count_whose_cards_nobody_knows_is_told_without_cards() -> None:
    log = """players: North, South
knock card: 8d
position:
  hand North: 10 cards
North knocks
agreed count: North 10, South 8
"""
    assert (None, True, "North counts 10") in said(log)
    above = next(finding for finding in adjudicate(log).findings if finding.clause == "gra.9.a")
    assert [str(fact) for fact in above.because] == ["the knock limit is 8", "North holds 10 unmatched"]


def test_the_clause_that_the_opponent_leaned_on_fails_by_one() -> None:
    # The six for the five makes nine, one too many to accept; the six would have to be a five.
    chain = said(IMPROPER.format(south="4c 5c 6c 7c Jc Jd Js Ac 2d 6d"))
    assert ("gra.9.d", False, "to accept the knock South needs 8 or less") in chain
    assert ("gra.9.d", False, "it would hold if 6d were a five: 9 -> 8") in chain


def test_when_a_wrong_number_was_found_is_the_reason() -> None:
    log = (
        "players: North, South\nknock card: 4c\nposition:\n  hand North: 9 cards\n  plays: {plays}\nNorth has 9 cards\n"
    )
    assert ("gra.8.a", True, "it was found before one play was made") in said(log.format(plays=0))
    assert ("gra.8.a", False, "it was not found before one play was made") in said(log.format(plays=3))


def test_the_reckoning_says_what_an_undercut_would_have_needed() -> None:
    log = IMPROPER.replace("8d", "Td").format(south="4c 5c 6c 7c Jc Jd Js Ac 2h Qd")
    # Ten may knock with the ten up; South holds ace, deuce and queen: thirteen, so North scores three.
    chain = said(log)
    assert (None, True, "10 against 13: difference 3, bonus 0, to North") in chain
    assert ("gra.6.c", False, "an undercut needs a count of 10 or less against the knock, and it is 13") in chain


def test_nothing_is_promised_where_no_single_card_would_do() -> None:
    assert smallest_change(cards("Kc Kd Qh Qs 9c 9d 7h 5s 3c Ad"), 74, 8) is None


def test_the_highest_card_is_changed_first() -> None:
    # Loose are 8d and 4c: twelve. With ten allowed the eight would have to be a six; the four a deuce would do as well.
    assert smallest_change(cards("9c 9h 9s As 2s 3s 4s 5s 8d 4c"), 12, 10) == (card("8d"), rank_of(card("6d")))


@given(st.sets(st.sampled_from(range(52)), min_size=10, max_size=10), st.integers(1, 10))
def test_a_change_that_is_named_really_gives_the_count(held: set[int], less: int) -> None:
    count = naive.least(naive.hand(NAMES[c] for c in held))
    change = smallest_change(union(held), count, count - less)
    if change is not None:
        old, rank = change
        new = old - rank_of(old) + rank
        assert old in held
        assert new not in held
        assert naive.least(naive.hand(NAMES[c] for c in held - {old} | {new})) == count - less


def test_the_command_prints_the_chain_and_puts_it_into_the_json() -> None:
    example = "scenarios/examples/improper_knock.log"
    words = [sys.executable, "-m", "adjudicator", example, "--why"]
    plain = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "line 15: not gra.6.e: a proper knock needs 8 or less, and 10 is 2 more" in plain
    data = json.loads(subprocess.run([*words, "--format", "json"], cwd=ROOT, capture_output=True, check=True).stdout)
    assert {"line": 15, "says": "the knock limit is 8", "clause": "gra.4.b", "holds": True} in data["why"]
    without = subprocess.run(words[:-1], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "Why:" not in without
