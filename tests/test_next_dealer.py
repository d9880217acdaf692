"""Who deals next may hang on a reading on which nothing else does: the ruling says so, and who it would be."""

from pathlib import Path

import pytest

from adjudicator import adjudicate
from adjudicator.otherwise import signature
from adjudicator.render.text import text
from adjudicator.rulebook import points
from adjudicator.words import speaking
from tests.cases import Case, cases

ACCEPTED = Path("scenarios/examples/accepted_knock.log")
DEAD_PACK = "rules: gra\nplayers: Ann, Bob\ndealer: Ann\ndeck: 51 cards\n"
TIED_CUT = "rules: gra\nplayers: Ann, Bob\ncut: Ann 4h, Bob 4c\n"


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_example_says_who_deals_under_another_reading() -> None:
    """South dealt and won: the loser deals next, as does who did not deal; only if the winner deals is it South."""
    ruling = adjudicate(ACCEPTED.read_text(encoding="utf-8"))
    assert ruling.next == {"dealer": "North"}
    (read,) = [read for read in ruling.as_dict()["readings"] if read["point"] == "P03"]
    assert read == {"point": "P03", "reading": "a", "otherwise": [], "dealers": [{"reading": "b", "dealer": "South"}]}
    said = words(text(ruling))
    assert "Who deals next hangs on P03 (next dealer in singles), read as (a)" in said
    assert "otherwise: (b) winner -> South. No other reading changes it." in said


def test_it_is_said_in_french_too() -> None:
    with speaking("fr"):
        said = words(text(adjudicate(ACCEPTED.read_text(encoding="utf-8"))))
    assert "Le donneur suivant dépend de P03 (donneur suivant en individuel)" in said
    assert "(b) le gagnant de la main -> South." in said


def test_after_a_void_hand_it_hangs_on_whether_the_deal_passes() -> None:
    said = words(text(adjudicate(DEAD_PACK)))
    assert 'Who deals next hangs on P51 ("new deal", "new hand": who deals), read as (a)' in said
    assert "otherwise: (b) the deal passes -> Bob." in said


def test_after_a_tied_cut_it_hangs_on_whether_the_suits_rank() -> None:
    """Clubs rank lowest: nobody deals yet, or Bob does."""
    said = words(text(adjudicate(TIED_CUT)))
    assert "Who deals next hangs on P01 (tie on the cut), read as (a)" in said
    assert said.endswith("-> Bob. All else is the same under every reading.")


def test_nothing_is_said_of_it_where_no_reading_was_tried() -> None:
    ruling = adjudicate(ACCEPTED.read_text(encoding="utf-8"), compare=False)
    assert all("dealers" not in read for read in ruling.readings)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_dealers_are_those_of_the_ruling_under_that_reading(case: Case) -> None:
    """Ruled again under each other reading: the same but for the dealer where one is named, and then that one."""
    log = case.log.read_text(encoding="utf-8")
    ruling = adjudicate(log, case.book, case.readings)
    if ruling.hands:
        return
    for read in ruling.readings:
        told = {other["reading"]: other["dealer"] for other in read.get("dealers", [])}
        for letter in points()[read["point"]].readings:
            again = adjudicate(log, case.book, {**case.readings, read["point"]: letter}, compare=False)
            dealer = again.next.get("dealer")
            if signature(again) == signature(ruling):
                other = dealer if dealer not in (None, ruling.next.get("dealer")) else None
                assert told.get(letter) == other
            else:
                assert letter not in told
