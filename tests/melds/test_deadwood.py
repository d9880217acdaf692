import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from adjudicator.cards import PACK, Cards, card, cards, union
from adjudicator.melds import after_discard, deadwood, deadwoods
from adjudicator.melds.choices import CHOICES
from adjudicator.melds.counting import _rank_by_rank
from tests.melds import naive
from tests.melds.hands import from_plain, hands, plain

CORPUS = Path(__file__).parent.parent / "data" / "deadwood.jsonl.gz"


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    with gzip.open(CORPUS, "rt") as file:
        return [json.loads(line) for line in file]


def test_every_hand_of_the_corpus_is_counted_right(rows: list[dict[str, Any]]) -> None:
    assert len(rows) == 5000
    wrong = [row["id"] for row in rows if deadwood(cards(" ".join(row["cards"]))) != row["min_deadwood_all"]]
    assert wrong == []


def test_every_best_discard_of_the_corpus_is_found(rows: list[dict[str, Any]]) -> None:
    eleven = [row for row in rows if row["n"] == 11]
    assert len(eleven) > 2000
    for row in eleven:
        expected = row["min_deadwood_after_discard"], union(map(card, row["best_discards"]))
        assert after_discard(cards(" ".join(row["cards"]))) == expected, row["id"]


@pytest.mark.parametrize(
    ("names", "count"),
    [
        ("", 0),
        ("Kd", 10),
        ("Ac 2c 3c", 0),
        ("Qc Kc Ac", 21),  # the ace is low only
        ("Kc Ad 2d", 13),  # suits do not run into each other
        ("7c 7d 7h 7s", 0),
        ("7c 7d 7h 8h 9h", 14),
        ("5h 6h 7h 7c 7d 7s", 0),  # the run keeps its seven, three others are a set
        ("4c 5c 6c 4d 5d 6d 4h 5h 6h 4s 5s 6s Kd", 10),
    ],
)
def test_known_counts(names: str, count: int) -> None:
    assert deadwood(cards(names)) == count


@given(hands())
def test_deadwood_is_that_of_the_plain_counter(held: Cards) -> None:
    assert deadwood(held) == naive.least(plain(held))


@given(hands(least=1, most=12))
def test_discards_are_those_of_the_plain_counter(held: Cards) -> None:
    low, which = naive.least_after_discard(plain(held))
    assert after_discard(held) == (low, from_plain(which))


def test_no_card_can_be_discarded_from_no_hand() -> None:
    assert after_discard(0) == (0, 0)


@given(hands())
def test_a_hand_in_other_suits_counts_the_same(held: Cards) -> None:
    turned = (held << 13 | held >> 39) & PACK
    assert deadwood(turned) == deadwood(held)


def test_many_hands_at_once_count_as_one_by_one() -> None:
    rng = random.Random(4)
    many = [union(rng.sample(range(52), 10)) for _ in range(500)]
    assert deadwoods(many) == [deadwood(held) for held in many]


@given(hands())
def test_the_way_for_too_many_cards_agrees_with_the_plain_counter(held: Cards) -> None:
    assert _rank_by_rank(held) == naive.least(plain(held))


def test_more_cards_than_any_hand_are_counted_too() -> None:
    assert deadwood(PACK) == 0
    rng = random.Random(9)
    for size in (16, 24, 32, 40):
        for _ in range(20):
            held = union(rng.sample(range(52), size))
            assert deadwood(held) == _rank_by_rank(held)


def test_counts_stay_right_when_the_memory_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(2)
    monkeypatch.setattr("adjudicator.melds.choices.ROOM", 7)
    CHOICES.clear()
    CHOICES._left = 7
    for _ in range(300):
        held = union(rng.sample([suit * 13 + rank for suit in range(4) for rank in range(4, 8)], 11))
        assert deadwood(held) == _rank_by_rank(held)
        assert sum(len({id(suit): suit for suit in costs[1:]}) for costs in CHOICES.values()) <= 4 * 11
