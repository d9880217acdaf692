"""Where the text has the dealer found by lot and no more, a ruling does not say that the text has the low card deal."""

import pytest

from adjudicator import adjudicate

CUT = "players: North, South\ncut: North 4h, South 9c\n"
CUSTOM = "the text says by lot, and no more: that the low card deals is custom"


@pytest.mark.parametrize("log", [CUT, CUT + "dealer: South\n", CUT + "dealer: South\nupcard: 8d\n"])
@pytest.mark.parametrize(("book", "custom"), [("classic", True), ("gra", False), ("gra-fr", False), ("home", False)])
def test_that_the_low_card_deals_is_custom_where_only_a_lot_is_printed(log: str, book: str, custom: bool) -> None:
    found = adjudicate(log, book).as_dict()["findings"]
    (low,) = [each for each in found if "low card" in each["says"]]
    assert (CUSTOM in low["because"]) is custom
    assert low.get("source") == ("custom" if custom else None)
