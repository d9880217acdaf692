"""Lay-offs: which cards go on which meld, where commas are only blanks."""

from typing import Any

from adjudicator.events import Group, Trio
from adjudicator.notation import card_words
from adjudicator.notation.faults import Trouble
from adjudicator.notation.human import A_CARD
from adjudicator.words import say

Parts = list[Any]
LaidOff = tuple[tuple[Group, Group | None], ...]


def lay_offs(parts: Parts) -> LaidOff:
    """The pairs of cards and meld of one line.

    A comma is a blank here: cards without ``on`` belong to the next ``on``, unless the meld before is not whole yet.
    """
    found: list[tuple[Group, Group | None]] = []
    waiting: list[Group] = []
    for part in parts:
        cards, meld = _sides(part)
        if meld is None and not waiting and found and _grows(found[-1][1], cards):
            laid, short = found[-1]
            found[-1] = (laid, _joined([short or (), cards], part))
            continue
        waiting.append(cards)
        if meld is not None:
            found.append((_joined(waiting, part), meld))
            waiting = []
    return (*found, (_joined(waiting, parts[-1]), None)) if waiting else tuple(found)


def _sides(part: Any) -> tuple[Group, Group | None]:
    sides = [_single(group) for group in part.children]
    return sides[0], sides[1] if len(sides) > 1 else None


def _single(group: Any) -> Group:
    found = card_words.groups(group.children)
    if len(found) > 1:
        raise _apart(group.children[0].column)
    return found[0]


def _joined(groups: list[Group], part: Any) -> Group:
    """The cards of several groups; a trio cannot be joined to anything."""
    if len(groups) == 1:
        return groups[0]
    if any(isinstance(group, Trio) for group in groups):
        raise _apart(part.children[0].children[0].column)
    return tuple(card for group in groups if not isinstance(group, Trio) for card in group)


def _apart(column: int) -> Trouble:
    says = say("a set without suits stands alone in a lay-off: before `on`, or after it")
    return Trouble("L018", column, says, ("on", A_CARD))


def _grows(meld: Group | None, cards: Group) -> bool:
    """Whether ``meld`` is too short to be one, so that the cards after the comma still belong to it."""
    return isinstance(meld, tuple) and isinstance(cards, tuple) and len(meld) < 3
