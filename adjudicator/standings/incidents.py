"""What players did that is no result: incidents, ruled on as at the table, and lines that belong to a hand.

Clauses: those of conduct.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.regulations.conduct import DEEDS, PRACTICE
from adjudicator.standings.found import Found, Note
from adjudicator.standings.record import OF_A_HAND
from adjudicator.standings.table import Table
from adjudicator.words import say

CIRCUMSTANCES = ()


def find(table: Table) -> Iterator[Found]:
    """Each incident, with what the director may do."""
    for line, sentence in table.record.incidents:
        act, player = sentence.acts[0], sentence.player
        if isinstance(act, e.Do) and act.deed in DEEDS:
            circumstance, template = DEEDS[act.deed]
            ordinary = circumstance == "new_deck"
            yield Found(circumstance, line, say(template, player=player), player, irregularity=not ordinary,
                        available=() if ordinary else PRACTICE, regulation="conduct")  # fmt: skip
        if sentence.intent == "on purpose":
            says = say("{player} did this on purpose: that the rules name a penalty is no licence.", player=player)
            yield Found("on_purpose", line, says, player, irregularity=True, available=PRACTICE, regulation="conduct")


def notes(table: Table) -> Iterator[Note]:
    """Lines that tell of a hand: the record of an event does not rule on them."""
    for line, sentence in table.record.incidents:
        act = sentence.acts[0]
        if not (isinstance(act, e.Do) and act.deed in DEEDS):
            yield Note(line, OF_A_HAND)
