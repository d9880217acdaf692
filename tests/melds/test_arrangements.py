import pytest
from hypothesis import given

from adjudicator.cards import PACK, Cards, cards, value
from adjudicator.melds import Arrangement, arrangements, as_laid, is_meld, splits
from tests.melds import naive
from tests.melds.hands import from_plain, hands, plain


@given(hands())
def test_all_best_arrangements_and_no_others_each_once(held: Cards) -> None:
    low, expected = naive.best_layouts(plain(held))
    found = arrangements(held)
    assert {one.count for one in found} == {low}
    assert {frozenset(map(plain, one.melds)) for one in found} == expected
    assert len(found) == len(expected)


@given(hands())
def test_an_arrangement_holds_every_card_once(held: Cards) -> None:
    for one in arrangements(held):
        assert sum(one.melds) + one.loose == held
        assert all(map(is_meld, one.melds))
        assert one.count == value(one.loose)


@given(hands(most=6))
def test_a_meld_is_what_the_plain_counter_takes_for_one(held: Cards) -> None:
    assert is_meld(held) == naive.meld(plain(held))


@pytest.mark.parametrize(
    "names", ["Ac 2c 3c", "Jd Qd Kd", "Ks Kh Kd", "Ac Ad Ah As", "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"]
)
def test_melds(names: str) -> None:
    assert is_meld(cards(names))


@pytest.mark.parametrize(
    "names", ["", "Ac", "Ac 2c", "Qc Kc Ad", "Kc Ad 2d", "Qd Kd Ad", "7c 7d", "7c 7d 7h 8h", "4c 5c 7c"]
)
def test_no_melds(names: str) -> None:
    assert not is_meld(cards(names))


def test_runs_that_touch_are_one_meld() -> None:
    assert arrangements(cards("4h 5h 6h 7h 8h 9h")) == (Arrangement((cards("4h 5h 6h 7h 8h 9h"),), 0, 0),)


def test_a_square_of_nine_is_three_runs_or_three_sets() -> None:
    names = "4c 5c 6c 4d 5d 6d 4h 5h 6h"
    runs = {cards("4c 5c 6c"), cards("4d 5d 6d"), cards("4h 5h 6h")}
    sets = {cards("4c 4d 4h"), cards("5c 5d 5h"), cards("6c 6d 6h")}
    assert {frozenset(melds) for melds in splits(cards(names))} == {frozenset(runs), frozenset(sets)}


def test_what_is_not_wholly_melds_does_not_split() -> None:
    assert splits(cards("4c 5c 6c Kd")) == ()
    assert splits(PACK) == ()
    assert splits(0) == ((),)


def test_too_many_cards_have_no_arrangements() -> None:
    with pytest.raises(ValueError, match="52 cards"):
        arrangements(PACK)


@given(hands())
def test_the_best_laid_down_counts_as_the_best(held: Cards) -> None:
    for one in arrangements(held):
        assert as_laid(held, one.melds) == one


def test_groups_that_are_no_melds_not_held_or_used_twice_are_loose() -> None:
    held = cards("4c 5c 6c 6d 6h Ks")
    laid = [cards("4c 5c 6c"), cards("6c 6d 6h"), cards("Ks"), cards("2c 3c 4c")]
    assert as_laid(held, laid) == Arrangement((cards("4c 5c 6c"),), cards("6d 6h Ks"), 22)
    assert from_plain(plain(held)) == held
