"""A fact that a hand can have once, stated twice and otherwise: the later line counts, and the ruling says so."""

from collections.abc import Iterable, Iterator
from typing import Any

from adjudicator import handlog as h
from adjudicator.replay.gap import Gap
from adjudicator.words import say


def said_twice(stated: Iterable[h.Line]) -> Iterator[Gap]:
    """A gap for every line that says something else than a line of the same hand before it."""
    told: dict[Any, tuple[Any, int]] = {}
    for line in stated:
        item = line.item
        about = _about(item)
        if about is None:
            continue
        before = told.get(about)
        told[about] = item, line.number
        if before is not None and before[0] != item:
            says = say("line {line} says otherwise, and what is said later counts", line=before[1])
            yield Gap(line.number, says)


def _about(item: Any) -> Any:
    """What a line states, if a hand can have only one such fact."""
    kind = type(item)
    if kind in (h.Rules, h.Dealer, h.Discards):
        return kind
    if kind in (h.OneCard, h.Count, h.PositionNumber, h.PositionPlayer):
        return item.key
    if kind in (h.Deal, h.PositionHand):
        return kind, item.player
    return "score" if kind is h.Tally and item.key == "score" else None
