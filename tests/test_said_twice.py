"""A fact that a hand can have once, stated twice."""

import pytest

from adjudicator import read
from adjudicator.replay import replay, sections


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("upcard: 8d", "upcard: 9d"),
        ("dealer: North", "dealer: South"),
        ("rules: gra", "rules: classic"),
        ("score: North 10", "score: North 20"),
        ("knock card: 8d", "knock card: 7d"),
        ("deal North: 5c ?", "deal North: 6c ?"),
    ],
)
def test_a_fact_stated_otherwise_on_a_later_line_is_a_gap(one: str, other: str) -> None:
    def gaps(*facts: str) -> list[tuple[int, str]]:
        log = read("\n".join(["players: North, South", *facts, "North passes"]))
        return [(gap.line, str(gap.says)) for gap in replay(sections(log)[0]).gaps]

    assert gaps(one, other) == [(3, "line 2 says otherwise, and what is said later counts")]
    assert gaps(one, one) == []
