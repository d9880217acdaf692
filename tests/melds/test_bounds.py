from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.cards import PACK, Cards, cards, each, union
from adjudicator.melds import arrangements, bounding, bounds, bounds_laid_off, deadwood, lay_off
from tests.melds import naive
from tests.melds.hands import hands, plain


def every(known: Cards, hidden: int, unseen: Cards, count: Callable[[naive.Hand], int]) -> list[int]:
    return [count(plain(known | union(drawn))) for drawn in combinations(each(unseen & ~known), hidden)]


@settings(deadline=None, max_examples=60)
@given(hands(most=8), hands(least=4, most=9), st.integers(0, 3))
def test_bounds_are_the_least_and_most_of_all_hands(known: Cards, unseen: Cards, hidden: int) -> None:
    counts = every(known, min(hidden, (unseen & ~known).bit_count()), unseen, naive.least)
    assert bounds(known, hidden, unseen) == (min(counts), max(counts))


@settings(deadline=None, max_examples=40)
@given(hands(most=6), hands(least=4, most=7), st.integers(0, 2), hands(least=9, most=10))
def test_bounds_with_lay_offs(known: Cards, unseen: Cards, hidden: int, other: Cards) -> None:
    melds = arrangements(other)[0].melds
    known, unseen = known & ~other, unseen & ~other
    groups = [plain(meld) for meld in melds]
    hidden_here = min(hidden, (unseen & ~known).bit_count())
    counts = every(known, hidden_here, unseen, lambda one: naive.least_laid_off(one, groups))
    assert bounds_laid_off(known, hidden, unseen, melds) == (min(counts), max(counts))


@settings(deadline=None, max_examples=60)
@given(hands(most=8), hands(least=5, most=9), st.integers(2, 5), st.booleans())
def test_bounds_that_are_not_counted_out_hold_and_the_low_end_is_exact(
    known: Cards, unseen: Cards, hidden: int, with_melds: bool
) -> None:
    other = cards("6h 7h 8h 9c 9d 9s Qs Ks Js 4h") if with_melds else 0
    melds = arrangements(other)[0].melds
    known, unseen = known & ~other, unseen & ~other & ~known
    hidden = min(hidden, unseen.bit_count())
    counts = every(known, hidden, unseen, lambda one: naive.least_laid_off(one, [plain(meld) for meld in melds]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bounding, "FEW_HANDS", 0)
        bounding._bounds.cache_clear()
        low, high = bounds_laid_off(known, hidden, unseen, melds)
        bounding._bounds.cache_clear()
    assert high >= max(counts)
    assert low == min(counts) if hidden <= 4 else low <= min(counts)


@given(hands())
def test_a_known_hand_has_one_count(held: Cards) -> None:
    assert bounds(held, 0, PACK & ~held) == (deadwood(held), deadwood(held))


@given(hands(most=10))
def test_a_known_hand_has_one_count_with_lay_offs(held: Cards) -> None:
    melds = [cards("6h 7h 8h")]
    held &= ~melds[0]
    count = lay_off(held, melds).count
    assert bounds_laid_off(held, 0, PACK, melds) == (count, count)


def test_an_unknown_hand_may_be_gin_or_full_of_court_cards() -> None:
    low, high = bounds(0, 10, PACK)
    assert low == 0
    assert high >= deadwood(cards("Kc Kd Qh Qs Jc Jd Th Ts 9c 9d"))


def test_a_card_that_nothing_can_match_counts_in_any_hand() -> None:
    known = cards("Kd 2c")
    unseen = PACK & ~cards("Kd 2c Qd Kc Kh 2d 2h Ac 3c 4c")
    assert bounds(known, 8, unseen)[0] == 12


def test_a_card_known_and_unseen_is_known() -> None:
    assert bounds(cards("Kd"), 1, cards("Kd Qd")) == (20, 20)


def test_more_hidden_cards_than_unseen_ones_are_all_there_are() -> None:
    assert bounds(cards("Kd"), 5, cards("Qd Jd")) == (0, 0)
