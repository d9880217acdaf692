"""Who is in the record and not among those entered.

Clauses: gra.0.c.
"""

from collections.abc import Iterator

from adjudicator.standings.found import Found
from adjudicator.standings.table import Table
from adjudicator.words import say

CIRCUMSTANCES = ("not_entered",)

APPROVAL = (say("approval of the entry"), say("refusal of the entry"))


def find(table: Table) -> Iterator[Found]:
    """Each player whom the list of players does not name."""
    entered = table.record.entered
    for player, line in table.record.names.items() if entered else ():
        if player not in entered:
            says = say("{player} is not among the players of this event: the entry needs approval.", player=player)
            yield Found("not_entered", line, says, player, irregularity=True, available=APPROVAL)
