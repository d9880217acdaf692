"""The words of a scenario, one table of anchored patterns; every step of every feature is matched by exactly one.

The ruling is read as the JSON that other programs get, so that a scenario speaks of what users see.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from adjudicator import adjudicate
from tests.scenarios.corpus import RULED_ON, readings

Document: TypeAlias = dict[str, Any]
Check: TypeAlias = Callable[..., None]

NAME: Final = r'[^\s",]+|"[^"]+"'
CLAUSE: Final = r"[a-z-]+(?:\.[0-9a-z]+)+"
POINTS: Final = rf"(?:{NAME}) \d+(?:, (?:{NAME}) \d+)*"

GIVEN: Final = r"the log"
WHEN: Final = RULED_ON.pattern
THEN: Final[dict[str, Check]] = {}


def then(pattern: str) -> Callable[[Check], Check]:
    """Enters a check of the ruling in the table; the named groups of the pattern are its arguments."""

    def enter(check: Check) -> Check:
        assert pattern not in THEN
        THEN[pattern] = check
        return check

    return enter


def rule_on(log: str, book: str, named: str | None) -> Document:
    """The ruling on a scenario's log, as programs get it."""
    return adjudicate(log, book, readings(named)).as_dict()


def unquoted(name: str) -> str:
    """A player's name without the quotes that a name of two words needs."""
    return name.strip('"')


def numbers(words: str) -> dict[str, int]:
    """``North 33, South 0``, player to points."""
    return {unquoted(name): int(number) for name, number in re.findall(rf"({NAME}) (\d+)", words)}


def findings(ruling: Document, clause: str) -> list[Document]:
    """The findings that cite this clause."""
    return [finding for finding in ruling["findings"] if finding["clause"] == clause]


def options(ruling: Document, player: str) -> Iterator[Document]:
    """Every option that is open to a player."""
    for choice in ruling["choices"]:
        if choice["player"] == unquoted(player):
            yield from choice["options"]


def next_play(ruling: Document) -> Document:
    """What holds for the play that follows; nothing where the hand is over."""
    return ruling.get("next") or {}


def otherwise(ruling: Document) -> set[tuple[str, str]]:
    """The readings that would have changed the ruling: point and letter."""
    return {(read["point"], other["reading"]) for read in ruling["readings"] for other in read["otherwise"]}


@then(r"the outcome is (?P<outcome>[a-z_]+)")
def outcome_is(ruling: Document, outcome: str) -> None:
    assert ruling["outcome"] == outcome


@then(rf"the points are (?P<points>{POINTS})")
def points_are(ruling: Document, points: str) -> None:
    assert ruling["points"] == numbers(points)


@then(r"no points are scored yet")
def no_points(ruling: Document) -> None:
    assert ruling["points"] is None


@then(rf"(?P<clause>{CLAUSE}) is cited")
def is_cited(ruling: Document, clause: str) -> None:
    assert findings(ruling, clause), sorted({str(finding["clause"]) for finding in ruling["findings"]})


@then(rf"(?P<clause>{CLAUSE}) is cited on line (?P<line>\d+)")
def is_cited_on(ruling: Document, clause: str, line: str) -> None:
    assert int(line) in [finding["line"] for finding in findings(ruling, clause)]


@then(rf"(?P<clause>{CLAUSE}) is not cited")
def is_not_cited(ruling: Document, clause: str) -> None:
    assert not findings(ruling, clause)


@then(rf"(?P<player>{NAME}) plays with an open hand")
def plays_open(ruling: Document, player: str) -> None:
    assert unquoted(player) in next_play(ruling)["open"]


@then(r"no hand is open")
def none_open(ruling: Document) -> None:
    assert not next_play(ruling).get("open")


@then(rf"(?P<player>{NAME}) has the duty: (?P<what>.+)")
def has_the_duty(ruling: Document, player: str, what: str) -> None:
    owed = [duty["what"] for duty in ruling["duties"] if duty["player"] == unquoted(player)]
    assert any(what in words for words in owed), owed


@then(r"nobody has a duty")
def no_duty(ruling: Document) -> None:
    assert ruling["duties"] == []


@then(rf"(?P<player>{NAME}) is next to play")
def next_to_play(ruling: Document, player: str) -> None:
    assert next_play(ruling)["to_play"] == unquoted(player)


@then(rf"(?P<player>{NAME}) is next to discard")
def next_to_discard(ruling: Document, player: str) -> None:
    assert next_play(ruling)["to_discard"] == unquoted(player)


@then(rf"the next dealer is (?P<player>{NAME})")
def next_dealer(ruling: Document, player: str) -> None:
    assert next_play(ruling)["dealer"] == unquoted(player)


@then(r"the stock holds (?P<number>\d+) cards?")
def stock_holds(ruling: Document, number: str) -> None:
    assert next_play(ruling)["stock"] == int(number)


@then(rf"(?P<card>[A2-9TJQK][cdhs]) is barred to (?P<player>{NAME})")
def is_barred(ruling: Document, card: str, player: str) -> None:
    barred = [(bar["card"], bar["player"]) for bar in next_play(ruling)["barred"]]
    assert (card, unquoted(player)) in barred, barred


@then(r"nothing is barred")
def nothing_barred(ruling: Document) -> None:
    assert not next_play(ruling).get("barred")


@then(r"it asks for (?P<fact>.+)")
def asks_for(ruling: Document, fact: str) -> None:
    asked = [ask["fact"] for ask in ruling["ask"]]
    assert any(fact in words for words in asked), asked


@then(r"it asks nothing")
def asks_nothing(ruling: Document) -> None:
    assert ruling["ask"] == []


@then(r"a gap is named on line (?P<line>\d+)")
def gap_on(ruling: Document, line: str) -> None:
    assert int(line) in [gap["line"] for gap in ruling["gaps"]]


@then(r"no gap is named")
def no_gap(ruling: Document) -> None:
    assert ruling["gaps"] == []


@then(r"(?P<point>P\d+) read as (?P<reading>[a-z]) would change it")
def would_change(ruling: Document, named: set[tuple[str, str]], point: str, reading: str) -> None:
    named.add((point, reading))
    assert (point, reading) in otherwise(ruling), otherwise(ruling)


@then(r"no reading of (?P<point>P\d+) would change it")
def no_reading_would_change(ruling: Document, point: str) -> None:
    assert point not in {changed for changed, _ in otherwise(ruling)}


@then(r"no other reading would change it")
def no_other_would_change(ruling: Document, named: set[tuple[str, str]]) -> None:
    """No other than those that the scenario named before; none at all if it named none."""
    assert otherwise(ruling) == named


@then(r"it consulted (?P<point>P\d+)")
def consulted(ruling: Document, point: str) -> None:
    assert point in [read["point"] for read in ruling["readings"]]


@then(rf"the basis of (?P<clause>{CLAUSE}) is (?P<basis>text|reading|silent)")
def basis_is(ruling: Document, clause: str, basis: str) -> None:
    assert {finding["basis"] for finding in findings(ruling, clause)} == {basis}


@then(r"the text is silent on (?P<point>P\d+)")
def silent_on(ruling: Document, point: str) -> None:
    assert any(finding["basis"] == "silent" and point in finding["points"] for finding in ruling["findings"])


@then(rf"(?P<player>{NAME})'s count is (?P<number>\d+)")
def count_is(ruling: Document, player: str, number: str) -> None:
    assert ruling["counts"][unquoted(player)]["count"] == int(number)


@then(r"there is a conflict")
def conflicting(ruling: Document) -> None:
    assert ruling["conflicts"]


@then(rf"the discard is barred to (?P<player>{NAME})")
def discard_is_barred(ruling: Document, player: str) -> None:
    """A discard that is still to be made."""
    is_barred(ruling, "the discard", player)


@then(rf"a card that nobody wrote down is barred to (?P<player>{NAME})")
def unknown_card_is_barred(ruling: Document, player: str) -> None:
    is_barred(ruling, "?", player)


@then(r"the stock is not known")
def stock_unknown(ruling: Document) -> None:
    assert next_play(ruling)["stock"] is None


@then(r"it did not consult (?P<point>P\d+)")
def not_consulted(ruling: Document, point: str) -> None:
    assert point not in [read["point"] for read in ruling["readings"]]


@then(r"the text is silent on nothing")
def silent_on_nothing(ruling: Document) -> None:
    assert not [finding["points"] for finding in ruling["findings"] if finding["basis"] == "silent"]


@then(rf"(?P<clause>{CLAUSE}) names what the director may do")
def names_what_is_available(ruling: Document, clause: str) -> None:
    """A finding of discretion: something is available and nothing imposed."""
    found = findings(ruling, clause)
    assert found
    assert all(finding["kind"] == "discretion" and finding["available"] for finding in found)


@then(rf"(?P<clause>{CLAUSE}) is no irregularity")
def no_irregularity(ruling: Document, clause: str) -> None:
    found = findings(ruling, clause)
    assert found
    assert not any(finding["irregularity"] for finding in found)


@then(rf"(?P<player>{NAME}) has no duty")
def has_no_duty(ruling: Document, player: str) -> None:
    assert [duty["what"] for duty in ruling["duties"] if duty["player"] == unquoted(player)] == []


@then(rf"(?P<player>{NAME})'s hand is not open")
def is_not_open(ruling: Document, player: str) -> None:
    assert unquoted(player) not in next_play(ruling).get("open", [])


@then(r"something is irregular on line (?P<line>\d+)")
def irregular_on(ruling: Document, line: str) -> None:
    assert int(line) in [finding["line"] for finding in ruling["findings"] if finding["irregularity"]]


@then(r"nothing is irregular")
def nothing_irregular(ruling: Document) -> None:
    assert [finding["says"] for finding in ruling["findings"] if finding["irregularity"]] == []


@then(rf"(?P<player>{NAME}) owes nothing more for (?P<clause>{CLAUSE})")
def owes_nothing_for(ruling: Document, player: str, clause: str) -> None:
    owed = [duty for duty in ruling["duties"] if (duty["player"], duty["clause"]) == (unquoted(player), clause)]
    assert owed == []


@then(rf"(?P<clause>{CLAUSE}) is an irregularity on line (?P<line>\d+)")
def irregularity_on(ruling: Document, clause: str, line: str) -> None:
    assert [finding["irregularity"] for finding in findings(ruling, clause) if finding["line"] == int(line)] == [True]
