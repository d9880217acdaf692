"""No clause of any rulebook is left without a scenario that would fail if it were no longer cited."""

from tests.scenarios.table import rows

DESCRIPTIVE = {"gra-fr.n.b": "says that there is more than the text: scenarios stand under it, no ruling rests on it"}


def test_every_clause_of_every_rulebook_is_asserted_by_a_scenario() -> None:
    table = list(rows())
    assert len(table) > 170
    assert [row.clause for row in table if not row.cited and row.clause not in DESCRIPTIVE] == []
    assert [row.clause for row in table if not row.under and row.cited < 2] == []
    assert [row.clause for row in table if not row.features] == []


def test_every_clause_is_found_by_its_number() -> None:
    assert [row.clause for row in rows() if not row.source] == []
