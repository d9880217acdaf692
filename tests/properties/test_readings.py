"""A ruling names the points it hangs on: those, all of those, and only those.

Flipping a point that a ruling does not list changes nothing; of those it lists, the readings named would change it, and
no others would. And no reading of any point is idle: each changes the ruling of some scenario.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

import pytest
from hypothesis import given

from adjudicator import adjudicate, load_rulebook
from adjudicator.otherwise import signature
from adjudicator.rulebook import points
from tests.properties.effort import examples, holds
from tests.properties.hands import irregular_logs
from tests.properties.written import from_scenarios, some, written

Document: TypeAlias = dict[str, Any]
Letters: TypeAlias = Mapping[str, str]


def in_force(book: str, letters: Letters, ruling: Document) -> dict[str, str]:
    """The reading of every point that the ruling was made under, as far as it can be told from outside."""
    listed = {each["point"]: each["reading"] for each in ruling["readings"]}
    return {**load_rulebook(book).readings, **letters, **listed}


def listed(ruling: Document) -> set[str]:
    return {each["point"] for part in (ruling, *ruling.get("hands", ())) for each in part["readings"]}


def turned(letters: Letters, step: int) -> dict[str, str]:
    """Every one of these points read another way: the next of its letters, the one after that, and so on."""
    known = points()
    found = {}
    for point, letter in letters.items():
        all_letters = list(known[point].readings)
        found[point] = all_letters[(all_letters.index(letter) + step) % len(all_letters)]
    return found


def unlisted_points_that_matter(text: str, book: str, letters: Letters) -> list[str]:
    """Points that the ruling does not list and that change it all the same. All are flipped at once, then one by one.

    Nothing may change in the whole ruling. What it says of *other* readings is left out: that may hang on points which
    only those readings ask.
    """
    ruling = adjudicate(text, book, letters, compare=False).as_dict()
    rest = {p: letter for p, letter in in_force(book, letters, ruling).items() if p not in listed(ruling)}
    for step in (1, 2):
        other = turned(rest, step)
        if adjudicate(text, book, {**letters, **other}, compare=False).as_dict() != ruling:
            alone = [
                p for p in other if adjudicate(text, book, {**letters, p: other[p]}, compare=False).as_dict() != ruling
            ]
            return alone or ["several together"]
    return []


def test_points_that_are_not_listed_change_nothing_in_written_logs() -> None:
    told = {}
    for dispute in written():
        if found := unlisted_points_that_matter(dispute.text, dispute.book, dispute.readings):
            told[str(dispute)] = found
    assert told == {}


@examples(80)
@given(irregular_logs())
def test_points_that_are_not_listed_change_nothing_in_any_log(text: str) -> None:
    holds(lambda text: unlisted_points_that_matter(text, "gra", {}), text)


def misnamed(text: str, book: str, letters: Letters) -> Iterator[str]:
    """Readings said to change the ruling that do not, and readings that do and are not named."""
    ruling = adjudicate(text, book, letters)
    if ruling.hands:
        return
    before, known = signature(ruling), points()
    for each in ruling.readings:
        point = each["point"]
        named = {other["reading"] for other in each["otherwise"]}
        for letter in known[point].readings:
            other = adjudicate(text, book, {**letters, point: letter}, compare=False)
            if (signature(other) != before) != (letter in named):
                yield f"{point} {letter}: {ruling.outcome} {ruling.points}, then {other.outcome} {other.points}"


def test_readings_named_are_those_that_change_a_written_log() -> None:
    told = {}
    for dispute in some(100):
        if found := list(misnamed(dispute.text, dispute.book, dispute.readings)):
            told[str(dispute)] = found
    assert told == {}


@examples(40)
@given(irregular_logs())
def test_readings_named_are_those_that_change_any_log(text: str) -> None:
    holds(lambda text: list(misnamed(text, "gra", {})), text)


ELSEWHERE: Final = {
    "P40": "a and b are for singles; c and d for pairs, whose sheet one member signs",
    "P45": "gra-fr only: 200 more points for the winner of a game",
    "P48": "gra-fr-pairs only: its knock card",
    "P49": "pairs only: the team's result",
    "P50": "pairs only: a count given while the partner plays",
    "P53": "boxes, blitz and spades: nothing in a hand or a game under gra scores them; house rulebooks may",
    "P55": "classic only: two cards left",
    "P56": "gra-fr only: the target of a game",
    "P70": "home only: a knock over ten",
    "P71": "classic and home only: a wrong number",
    "P72": "classic only: a variant",
    "P73": "classic only: what doubles in a game",
    "P74": "pairs only: the first play from eleven cards",
    "P78": "home only: big gin",
    "P84": "pairs only: one of two hands is dead",
    "P86": "classic only: the card just taken thrown back",
}
"""Points that no clause of gra touches in a log of one table, and why."""


def without_readings(ruling: Document) -> Document:
    """What the ruling says, without what it says about other readings."""
    kept = {key: value for key, value in ruling.items() if key not in ("readings", "findings", "hands")}
    own = ("basis", "points")
    kept["findings"] = [{k: v for k, v in finding.items() if k not in own} for finding in ruling["findings"]]
    kept["hands"] = [without_readings(hand) for hand in ruling.get("hands", ())]
    return kept


def effective(book: str, wanted: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The readings (point and letter) that change the ruling of some scenario of this book."""
    found: set[tuple[str, str]] = set()
    for scenario in from_scenarios():
        if scenario.book != book:
            continue
        first = adjudicate(scenario.text, book, scenario.readings, compare=False).as_dict()
        ruling = without_readings(first)
        for point in listed(first):
            for letter in points()[point].readings:
                if (point, letter) in wanted - found and point not in scenario.readings:
                    other = adjudicate(scenario.text, book, {**scenario.readings, point: letter}, compare=False)
                    if without_readings(other.as_dict()) != ruling:
                        found.add((point, letter))
    return found


def test_every_reading_of_every_point_changes_some_scenario() -> None:
    own = load_rulebook("gra").readings
    wanted = {
        (point, letter)
        for point, row in points().items()
        for letter in row.readings
        if point not in ELSEWHERE and letter != own[point]
    }
    missing = sorted(wanted - effective("gra", wanted))
    assert missing == [], f"no scenario of gra changes under: {', '.join(' '.join(each) for each in missing)}"


def test_points_set_aside_are_not_asked_under_gra() -> None:
    asked = {
        point
        for dispute in written()
        if dispute.book == "gra"
        for point in listed(adjudicate(dispute.text, "gra", dispute.readings, compare=False).as_dict())
    }
    assert ELSEWHERE.keys() <= points().keys()
    assert asked & ELSEWHERE.keys() <= {"P40"}


@pytest.mark.parametrize("book", ["gra-fr", "classic", "home"])
def test_every_reading_that_a_hand_asks_changes_some_scenario_of_its_book(book: str) -> None:
    # What the pairs' books take over from singles is shown there, under gra and gra-fr.
    own = load_rulebook(book).readings
    asked: set[str] = set()
    for scenario in from_scenarios():
        if scenario.book == book:
            asked |= listed(adjudicate(scenario.text, book, scenario.readings, compare=False).as_dict())
    wanted = {(point, letter) for point in asked for letter in points()[point].readings if letter != own[point]}
    assert len(asked) > 30
    missing = sorted(wanted - effective(book, wanted))
    assert missing == [], f"no scenario of {book} changes under: {', '.join(' '.join(each) for each in missing)}"
