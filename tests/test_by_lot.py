"""Where the text has the dealer found by lot and no more, a ruling does not say that the text has the low card deal."""

import pytest

from adjudicator import adjudicate
from adjudicator.render.text import text
from adjudicator.words import speaking

CUT = "players: North, South\ncut: North 4h, South 9c\n"
CUSTOM = "the text says by lot, and no more: that the low card deals is custom"
LOGS = [CUT, CUT + "dealer: South\n", CUT + "dealer: South\nupcard: 8d\n"]


@pytest.mark.parametrize("log", LOGS)
@pytest.mark.parametrize(("book", "custom"), [("classic", True), ("gra", False), ("gra-fr", False), ("home", False)])
def test_that_the_low_card_deals_is_custom_where_only_a_lot_is_printed(log: str, book: str, custom: bool) -> None:
    found = adjudicate(log, book).as_dict()["findings"]
    (low,) = [each for each in found if "low card" in each["says"]]
    assert (CUSTOM in low["because"]) is custom
    assert low.get("source") == ("custom" if custom else None)


@pytest.mark.parametrize("log", LOGS)
def test_what_custom_has_is_not_given_as_an_article(log: str) -> None:
    ruled = adjudicate(log, "classic").as_dict()
    (low,) = [each for each in ruled["findings"] if "low card" in each["says"]]
    assert (low["clause"], low["basis"], low["irregularity"]) == (None, "silent", "dealer: South" in log)
    assert all(duty["clause"] is None for duty in ruled["duties"])
    (lot,) = [each for each in ruled["findings"] if each["clause"] == "classic.3.a"]
    assert (lot["basis"], lot["irregularity"], lot["line"]) == ("text", False, 2)
    assert lot["says"] == "The first dealer is found by lot."


def test_the_duty_of_the_low_card_cites_no_article() -> None:
    assert adjudicate(CUT + "dealer: South\n", "classic").as_dict()["duties"] == [
        {"player": "North", "clause": None, "what": "deals"}
    ]


@pytest.mark.parametrize("book", ["gra", "gra-fr", "home"])
def test_a_text_that_has_the_low_card_deal_is_cited_once(book: str) -> None:
    found = adjudicate(CUT, book).as_dict()["findings"]
    assert [each["basis"] for each in found] == ["text"]


def test_custom_is_told_as_custom_in_french() -> None:
    with speaking("fr"):
        told = text(adjudicate(CUT, "classic"))
    assert "un tirage au sort : que la carte la plus basse donne relève de l’usage" in " ".join(told.split())
