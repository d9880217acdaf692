"""What else the log tells of one player's conduct: earlier incidents, in this hand and in those before it.

They bear on what a director may find fit; the ruling lists them and draws nothing from them. Source: gra.0.b, gra.12.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from adjudicator import events as e
from adjudicator.words import Message, say

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case
    from adjudicator.handlog import Line

DEEDS: dict[str, Message] = {
    "delays": say("a delay"),
    "is careless with the deck": say("carelessness with the deck"),
    "breaches decorum": say("a breach of decorum"),
    "plays unethically": say("a report of unethical play"),
    "plays at the wrong seat": say("play at a seat that was not his"),
    "brings back the old deck": say("the changed deck brought back"),
}
LISTED = 10


def earlier_incidents(case: "Case", player: str, line: int) -> tuple[Message, ...]:
    """Each earlier incident of this player, the oldest first; of more than ten the last ten, and that there are more."""
    found = list(islice(_backwards(case, player, line), LISTED + 1))
    shown = tuple(
        say("earlier in the log, line {line}: {what}", line=at, what=what) for at, what in reversed(found[:LISTED])
    )
    return (say("more incidents of his before those"), *shown) if len(found) > LISTED else shown


def _backwards(case: "Case", player: str, line: int) -> Iterator[tuple[int, Message]]:
    """The incidents before this line, the latest first: looked for no further back than they are told."""
    section = case.trace.section
    if player not in case.incidents:
        case.incidents[player] = [found for row in section.events for found in _incident(row, player)]
    here = case.incidents[player]
    yield from reversed(here[: bisect_left(here, line, key=lambda found: found[0])][-LISTED - 1 :])
    for hand in reversed(section.earlier):
        for row in reversed(hand.events):
            yield from reversed(list(_incident(row, player)))


def _incident(row: "Line", player: str) -> Iterator[tuple[int, Message]]:
    sentence = row.item
    if not isinstance(sentence, e.Sentence) or sentence.player != player:
        return
    for act in sentence.acts:
        what = _what(act)
        if what is not None:
            yield row.number, what
    if sentence.intent == "on purpose":
        yield row.number, say("something done on purpose")


def _what(act: object) -> Message | None:
    if isinstance(act, e.Do):
        return DEEDS.get(act.deed)
    if isinstance(act, e.Pretend):
        return say("interest shown in a discard that he did not mean to take")
    if isinstance(act, e.Draw | e.Take) and act.manner:
        return (
            say("a draw before the opponent had discarded")
            if act.manner == "before the discard"
            else say("a draw out of turn")
        )
    return None
