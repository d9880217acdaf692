"""Facts that are missing: each possible answer is ruled on, and only if they differ is the fact asked for."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from adjudicator.assessment.ask import Ask, Assumed, CountIs, DiscardIs, KnockCardIs
from adjudicator.assessment.case import Case
from adjudicator.cards import NAMES, RANKS, SUITS
from adjudicator.ruling import AskLine, Ruling
from adjudicator.words import Message, listed, mark, say

On: TypeAlias = Callable[[Assumed], tuple[Ruling, Case]]
Said: TypeAlias = str | int | Message
Answer: TypeAlias = tuple[Said, Assumed]

DEPTH = 2
FEW = 6
OF_SPADES = mark("{rank} of spades")
OF_ANOTHER_SUIT = mark("{rank} of another suit")
_COURT = {"T": "10", "J": mark("J"), "Q": mark("Q"), "K": mark("K")}
_RANKS = tuple(say(_COURT.get(rank, rank)) for rank in RANKS)


def settle(ruling: Ruling, case: Case, assumed: Assumed, on: On, depth: int = 0, brief: bool = False) -> Ruling:
    """The ruling itself if every answer to the first question leads to it, else the question with its answers.

    ``brief`` leaves the answers out: it is done with a question as soon as two answers to it differ.
    """
    ask = next((a for a in case.asks if a.answers is not None), None)
    if ask is None or depth >= DEPTH or any(a.answers is None for a in case.asks):
        return ruling
    outcomes: list[tuple[Said, Ruling]] = []
    for value, more in _answers(ask, case, assumed, depth):
        answered, then = on(more)
        if answered.outcome == "needs_facts":
            answered = settle(answered, then, more, on, depth + 1, brief=True)
        outcomes.append((value, answered))
        if brief and (answered.outcome == "needs_facts" or not _same(outcomes[0][1], answered)):
            break
    if not outcomes:
        return ruling
    first = outcomes[0][1]
    if all(_same(first, other) for _, other in outcomes) and first.outcome != "needs_facts":
        return _in_common(first, [other for _, other in outcomes[1:]])
    ruling.ask = [AskLine(a.fact, a.line, _grouped(outcomes, ask) if a is ask and not brief else []) for a in case.asks]
    _deeper(ruling, outcomes)
    return ruling


def _in_common(first: Ruling, others: list[Ruling]) -> Ruling:
    """The ruling on which every answer agrees, without what it says only because of one of them."""
    if any(other.counts != first.counts for other in others):
        first.counts = {}
    first.facts = [fact for fact in first.facts if all(fact in other.facts for other in others)]
    owed = [{(duty.player, duty.what) for duty in other.duties} for other in others]
    first.duties = [d for d in first.duties if all((d.player, d.what) in each for each in owed)]
    for finding in first.found:
        alike = [
            [f.because for f in other.found if (f.clause, f.circumstance) == (finding.clause, finding.circumstance)]
            for other in others
        ]
        finding.because = tuple(b for b in finding.because if all(any(b in each for each in same) for same in alike))
    return first


def _deeper(ruling: Ruling, outcomes: list[tuple[Said, Ruling]]) -> None:
    """Facts that are missing whatever the answer to the first question is."""
    known = {line.fact for line in ruling.ask}
    for _, answered in outcomes:
        for line in answered.ask:
            if line.fact not in known:
                known.add(line.fact)
                ruling.ask.append(AskLine(line.fact, line.line))


def _same(one: Ruling, two: Ruling) -> bool:
    return _result(one) == _result(two)


def _result(ruling: Ruling) -> tuple[Any, ...]:
    points = None if ruling.points is None else tuple(ruling.points.items())
    return ruling.outcome, points, tuple((c.player, tuple(o.choice for o in c.options)) for c in ruling.choices)


def _answers(ask: Ask, case: Case, assumed: Assumed, depth: int) -> Iterable[Answer]:
    """The possible answers to a question, each as it is said and as it is taken."""
    possible = ask.answers
    if isinstance(possible, KnockCardIs):
        words = _knock_cards(len(possible.cards))
        return [(words[card], assumed._replace(knock_card=card)) for card in possible.cards]
    if isinstance(possible, DiscardIs):
        return [(NAMES[c], assumed._replace(discards=(*assumed.discards, (possible.line, c)))) for c in possible.cards]
    if isinstance(possible, CountIs):
        numbers = _numbers(possible, case, depth)
        return [(n, assumed._replace(counts=(*assumed.counts, (possible.seat, n)))) for n in numbers]
    return []


def _knock_cards(number: int) -> Sequence[str | Message]:
    """What a knock card is called: itself, or its rank where a card stands for every suit, or for all but spades."""
    if number < len(RANKS):
        return NAMES
    if number == len(RANKS):
        return _RANKS
    return [say(OF_SPADES if suit == "s" else OF_ANOTHER_SUIT, rank=rank) for suit in SUITS for rank in _RANKS]


def _numbers(possible: CountIs, case: Case, depth: int) -> Iterable[int]:
    """Every count that is possible; below the first question only those where something can turn."""
    every = range(possible.low, possible.high + 1)
    if depth == 0:
        return every
    limit = case.limit.value or 0
    return [n for n in every if n in (possible.low, possible.high, limit, limit + 1)]


def _grouped(outcomes: list[tuple[Said, Ruling]], ask: Ask) -> list[dict[str, Any]]:
    """Answers that lead to the same ruling, put together; by outcome alone where the points are too many to list."""
    groups = _runs(outcomes, with_points=True)
    if len(groups) > FEW:
        groups = _runs(outcomes, with_points=False)
    if not 1 < len(groups) <= FEW:
        return []
    return [
        {"value": _value(values, outcomes), "outcome": ruling.outcome, "points": ruling.points if same else None}
        for values, ruling, same in groups
    ]


def _runs(outcomes: list[tuple[Said, Ruling]], with_points: bool) -> list[tuple[list[Said], Ruling, bool]]:
    found: list[tuple[list[Said], Ruling]] = []
    alike: dict[int, bool] = {}
    for value, ruling in outcomes:
        for values, other in found if not isinstance(value, int) else found[-1:]:
            same = _same(ruling, other) if with_points else ruling.outcome == other.outcome
            if same:
                values.append(value)
                alike[id(values)] = alike[id(values)] and ruling.points == other.points
                break
        else:
            found.append(([value], ruling))
            alike[id(found[-1][0])] = True
    return [(values, ruling, alike[id(values)]) for values, ruling in found]


def _value(values: list[Said], outcomes: list[tuple[Said, Ruling]]) -> str | Message:
    """Counts as a range, cards as a list."""
    low, high = values[0], values[-1]
    if not isinstance(low, int) or not isinstance(high, int):
        return ", ".join(map(str, values)) if isinstance(low, str) else listed(values)
    if low == high == 0:
        return "0"
    if low == outcomes[0][0]:
        return say("{count} or less", count=high)
    if high == outcomes[-1][0]:
        return say("{count} or more", count=low)
    return str(low) if low == high else say("{low} to {high}", low=low, high=high)
