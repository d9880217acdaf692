"""Does the ruling hang on how the rules are read? Every other reading of each point it asked is tried, one at a time."""

from collections.abc import Callable, Mapping
from typing import Any

from adjudicator.rulebook import points
from adjudicator.ruling import Choice, Ruling


def try_other_readings(
    ruling: Ruling,
    asked: Mapping[str, str],
    decisive: Mapping[str, str],
    ruled: Callable[[Mapping[str, str]], Ruling],
) -> None:
    """Fills in ``readings``: the points the ruling rests on, and the readings that would have changed it.

    Where only the next dealer would be another, that stands beside them: who deals next is no part of what is ruled.

    A finding whose points include one that would have changed the ruling rests on a reading, not on the text alone.
    """
    before = signature(ruling)
    changing: set[str] = set()
    known = points()
    for point, letter in sorted(asked.items()):
        otherwise: list[dict[str, Any]] = []
        dealers = dict(ruling.other_dealers.get(point, {})) if "dealer" in ruling.next else {}
        for other in known[point].readings if point in decisive else ():
            if other != letter:
                changed = ruled({point: other})
                if signature(changed) != before:
                    otherwise.append(
                        {
                            "reading": other,
                            "outcome": changed.outcome,
                            "points": changed.points,
                            **_moved(changed, ruling),
                        }
                    )
                elif (dealer := changed.next.get("dealer")) not in (None, ruling.next.get("dealer")):
                    dealers[other] = dealer
        ruling.weighed.append({"point": point, "reading": letter, "otherwise": otherwise, **_dealers(dealers)})
        if otherwise:
            changing.add(point)
    for finding in ruling.found:
        if finding.clause is not None and changing.intersection(finding.points):
            finding.basis = "reading"


def _dealers(dealers: Mapping[str, str]) -> dict[str, Any]:
    """The other players who would deal next, by the reading that names them; nothing where none does."""
    found = [{"reading": letter, "dealer": dealer} for letter, dealer in sorted(dealers.items())]
    return {"dealers": found} if found else {}


def signature(ruling: Ruling) -> tuple[Any, ...]:
    """What counts as a change: the outcome, the points, who may choose what, and where it leads; the game; the table of a record."""
    options = tuple(_options(choice) for choice in ruling.choices)
    hands = tuple(signature(hand) for hand in ruling.hands)
    return ruling.outcome, _pair(ruling.points), options, ruling.standings, ruling.game, ruling.teams, ruling.net, hands


def _moved(changed: Ruling, ruling: Ruling) -> dict[str, Any]:
    """Of a record, the rows that are others under another reading; of a hand, its game if that is another."""
    if (changed.teams, changed.net) != (ruling.teams, ruling.net):
        return {"teams": changed.teams, "net": changed.net, "game": changed.game}
    if changed.standings is None:
        return {} if changed.game == ruling.game else {"game": changed.game}
    return {"standings": [row for row in changed.standings if row not in (ruling.standings or [])]}


def _pair(scored: dict[str, int] | None) -> tuple[tuple[str, int], ...] | None:
    return None if scored is None else tuple(scored.items())


def _options(choice: Choice) -> tuple[Any, ...]:
    options = tuple(
        (o.choice, o.outcome, _pair(o.points), tuple(_options(then) for then in o.then)) for o in choice.options
    )
    return choice.player, options
