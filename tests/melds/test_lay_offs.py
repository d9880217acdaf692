from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.cards import PACK, Cards, card, cards, each, union, value
from adjudicator.melds import arrangements, lay_off, made_lay_offs, with_extra
from tests.melds import naive
from tests.melds.hands import bits, hands, plain

Faced: TypeAlias = tuple[Cards, tuple[Cards, ...]]
Laid: TypeAlias = tuple[tuple[int, int], ...]


@st.composite
def faced(draw: st.DrawFn, most: int = 11) -> Faced:
    """A hand and the melds of another, out of one pack."""
    other = draw(hands(least=9, most=11))
    melds = arrangements(other)[0].melds
    held = draw(hands(most=most)) & ~other
    return held, melds


def must_fit(laid_off: Laid, melds: Iterable[Cards]) -> None:
    """Every lay-off makes a meld in its turn."""
    groups = [plain(meld) for meld in melds]
    for one, index in laid_off:
        groups[index] = groups[index] | plain(1 << one)
        assert naive.meld(groups[index])


@settings(deadline=None)
@given(faced())
def test_lay_offs_reach_the_least_count_of_all(pair: Faced) -> None:
    held, melds = pair
    found = lay_off(held, melds)
    assert found.count == naive.least_laid_off(plain(held), [plain(meld) for meld in melds])
    must_fit(found.laid_off, melds)
    assert sum(found.melds) + found.loose + union(one for one, _ in found.laid_off) == held
    assert found.count == value(found.loose)


def laid(text: str) -> Laid:
    return tuple((card(one.split(":")[0]), int(one.split(":")[1])) for one in text.split())


@pytest.mark.parametrize(
    ("held", "melds", "count", "laid_off"),
    [
        ("9h Th Kd", ["6h 7h 8h"], 10, "9h:0 Th:0"),  # a chain
        ("Th Kd", ["6h 7h 8h"], 20, ""),
        ("Kc Ad", ["Ac 2c 3c", "Jd Qd Kd"], 11, ""),  # ace low only
        ("4s Ks", ["4c 4d 4h"], 10, "4s:0"),
        ("7s 9h", ["7c 7d 7h", "6s 5s 4s"], 9, "7s:0"),
        ("5d 6d 7d 5c 5s", ["8d 9d Td"], 0, "7d:0 6d:0"),  # breaks up the run that left ten
        ("9h 9s 9d Th", ["6h 7h 8h"], 10, ""),  # 18 would be more
        ("9h Ts", [], 19, ""),
        ("9h", ["8h Th Jh"], 9, ""),  # a group that is no meld takes nothing
    ],
)
def test_known_lay_offs(held: str, melds: list[str], count: int, laid_off: str) -> None:
    found = lay_off(cards(held), [cards(meld) for meld in melds])
    assert (found.count, found.laid_off) == (count, laid(laid_off))


MELDS = [cards("6h 7h 8h"), cards("9c 9d 9s")]


@pytest.mark.parametrize(
    ("made", "count", "laid_off", "refused"),
    [
        ([], 29, "", ""),
        ([("Th 9h", 0)], 10, "9h:0 Th:0", ""),
        ([("Th", 0), ("9h", None)], 10, "9h:0 Th:0", ""),
        ([("9h", 1)], 20, "9h:1", ""),
        ([("9h", 1), ("Th", None)], 20, "9h:1", "Th"),
        ([("Th", 0)], 29, "", "Th"),
        ([("9h 2c", 0)], 20, "9h:0", "2c"),  # not held
        ([("9h", 5)], 29, "", "9h"),
    ],
)
def test_only_lay_offs_made_count(made: list[tuple[str, int | None]], count: int, laid_off: str, refused: str) -> None:
    found = made_lay_offs(cards("9h Th Kd"), MELDS, [(cards(group), on) for group, on in made])
    assert (found.count, found.laid_off, found.refused) == (count, laid(laid_off), cards(refused))


def test_a_lay_off_that_was_made_stands_though_it_costs() -> None:
    assert made_lay_offs(cards("9h Th Jh"), MELDS, [(cards("9h"), 0)]).count == 20
    assert made_lay_offs(cards("9h Th Jh"), MELDS, []).count == 0


@settings(deadline=None)
@given(faced())
def test_making_the_best_lay_offs_gives_the_best_count(pair: Faced) -> None:
    held, melds = pair
    best = lay_off(held, melds)
    assert made_lay_offs(held, melds, [(1 << one, on) for one, on in best.laid_off]) == best
    assert made_lay_offs(held, melds, []).count == naive.least(plain(held))


def plain_extra(held: Cards, extra: int, melds: Iterable[Cards], pick: Callable[[Iterable[int]], int]) -> int:
    cards_held = plain(held)
    groups = [plain(meld) for meld in melds]
    chosen = combinations(sorted(cards_held), min(extra, len(cards_held)))
    return pick(naive.points(aside) + naive.least_laid_off(cards_held - set(aside), groups) for aside in chosen)


@settings(deadline=None, max_examples=40)
@given(faced(most=9), st.integers(0, 2))
def test_additional_cards_count_as_the_chooser_likes(pair: Faced, extra: int) -> None:
    held, melds = pair
    choosers: list[tuple[bool, Callable[[Iterable[int]], int]]] = [(False, min), (True, max)]
    for worst, pick in choosers:
        found = with_extra(held, extra, melds, worst)
        assert found.count == plain_extra(held, extra, melds, pick)
        assert found.aside.bit_count() == min(extra, held.bit_count())
        assert found.count == value(found.aside | found.loose)
        assert sum(found.melds) + found.loose + found.aside + sum(1 << one for one, _ in found.laid_off) == held
        assert with_extra(held, extra, None, worst).count == plain_extra(held, extra, [], pick)


def test_an_additional_card_counts_though_it_melds() -> None:
    gin = cards("4c 5c 6c 9c 9d 9h Jd Qd Kd Ac 2c")
    assert with_extra(gin, 1, None).count == 3  # ace and two are loose anyway
    assert with_extra(gin, 1, None, worst=True).count == 33  # a queen set aside leaves jack and king loose
    assert bits(with_extra(gin, 20, None).aside) == [1 << one for one in each(gin)]
    assert with_extra(PACK & cards("Kd"), 1, [cards("Td Jd Qd")]).count == 10  # may not be laid off
