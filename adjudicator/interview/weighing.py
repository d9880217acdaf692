"""Whether an answer makes a difference: the rest of the script is played through for each answer that could be given.

Nothing here knows a rule: two answers differ where the engine rules differently on the logs that they lead to. A
question whose every answer leads to the same ruling is not asked.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from adjudicator.adjudication import adjudicate
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked, Question, Value
from adjudicator.ruling import Choice, Ruling

Given: TypeAlias = tuple[Value, ...]
Begin: TypeAlias = "Callable[[], tuple[Draft, Asked[None]]]"
"""Begins a script anew, with an empty log."""
Result: TypeAlias = tuple[Any, ...]

MOST: Final = 80
"""So many rulings are compared for an answer; where more would be needed the question is asked."""
KEPT: Final = 20_000
TURN: Final = ("to_play", "to_discard", "stock")
"""What a log says itself of how play goes on: no ruling hangs on it."""


class Weighing:
    """Compares what answers lead to; remembers the rulings it has made, under one rulebook and its readings."""

    def __init__(self, rules: str | None, readings: Mapping[str, str], files: bool = True) -> None:
        self.rules, self.readings, self.files = rules, readings, files
        self._results: dict[str, Result] = {}

    def matters(self, begin: Begin, given: Given, question: Question) -> bool:
        """Whether answers to a question can lead to different rulings, after the answers given before it.

        That nobody knows is one of them: what is not asked is not in the log.
        """
        roads = [self._roads(begin, (*given, probe)) for probe in question.probes]
        if len(roads) < 2 or _differ(roads):
            return True
        # Only now, because a missing fact takes the engine a ruling for each value that it may have.
        return _differ([self._roads(begin, (*given, probe)) for probe in (question.probes[0], None)])

    def _roads(self, begin: Begin, given: Given) -> Iterator[Result]:
        """What every way to answer the rest of the script leads to, in an order that is the same for like scripts."""
        draft, question = played(begin, given)
        if question is None:
            yield self.result(draft.text())
            return
        for probe in question.probes:
            yield from self._roads(begin, (*given, probe))

    def result(self, text: str) -> Result:
        """What the ruling on this log comes to, as far as it matters to the players."""
        found = self._results.get(text)
        if found is None:
            if len(self._results) > KEPT:
                self._results.clear()
            found = self._results[text] = _result(self.ruling(text))
        return found

    def ruling(self, text: str) -> Ruling:
        """The ruling on a log, other readings aside."""
        return adjudicate(text, self.rules, self.readings, compare=False, files=self.files)


def _differ(roads: Sequence[Iterator[Result]]) -> bool:
    """Whether any way to answer the rest leads to another ruling on one road than on the others."""
    at_most = MOST // len(roads)
    for number, results in enumerate(zip(*roads, strict=False)):
        if any(result != results[0] for result in results) or number >= at_most:
            return True
    # One answer may ask more than another: then there are results without a counterpart.
    return any(next(road, None) is not None for road in roads)


def played(begin: Begin, given: Sequence[Value]) -> tuple[Draft, Question | None]:
    """A script after these answers: the log so far, and the next question (``None``: there is none)."""
    draft, script = begin()
    try:
        question = next(script)
        for value in given:
            question = script.send(value)
    except StopIteration:
        return draft, None
    return draft, question


def _result(ruling: Ruling) -> Result:
    points = tuple(sorted((ruling.points or {}).items()))
    duties = tuple((duty.player, duty.what) for duty in ruling.duties)
    onward = repr(sorted((key, value) for key, value in ruling.next.items() if key not in TURN))
    wrong = tuple((f.player, f.clause, f.circumstance) for f in ruling.found if f.irregularity or f.kind != "fixed")
    # Where a recorded card stands, the card is the ruling.
    stands = repr(ruling.facts) if ruling.outcome == "stands" else ""
    return ruling.outcome, points, _options(ruling.choices), duties, onward, wrong, stands


def _options(choices: Sequence[Choice]) -> Result:
    return tuple(
        (choice.player, tuple((o.sentence, o.outcome, repr(o.points), _options(o.then)) for o in choice.options))
        for choice in choices
    )
