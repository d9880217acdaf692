"""The entry fees: what they come to, what is kept, what is left for prizes.

Clauses: gra.n.a, gra-fr.n.a.
"""

from collections.abc import Iterator

from adjudicator.standings.found import Found, Note
from adjudicator.standings.table import Table
from adjudicator.words import say

CIRCUMSTANCES = ("fees",)


def find(table: Table) -> Iterator[Found]:
    """Each line of fees."""
    kept = table.book.event.kept
    for line, fees in table.record.fees if kept is not None else ():
        fund = fees.players * fees.fee
        says = say(
            "The entry fees come to {fund}: {kept} is kept, {left} is left for prizes.",
            fund=fund, kept=_amount(fund * (kept or 0)), left=_amount(fund * (100 - (kept or 0))),
        )  # fmt: skip
        because = (
            say("{players} players at {fee}", players=fees.players, fee=fees.fee),
            say("{kept} per cent is kept", kept=kept or 0),
        )
        yield Found("fees", line, says, because=because)


def notes(table: Table) -> Iterator[Note]:
    """Fees for another number of players than the record lists, and fees that the book does not divide."""
    for line, fees in table.record.fees:
        if table.record.listed and fees.players != table.record.listed:
            yield Note(
                line,
                say(
                    "fees of {players} players, and {listed} are listed",
                    players=fees.players,
                    listed=table.record.listed,
                ),
            )
        if table.book.event.kept is None:
            yield Note(
                line,
                say(
                    "the fees come to {fund}; these rules do not say what is kept of them", fund=fees.players * fees.fee
                ),
            )


def _amount(hundredths: int) -> str:
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02}" if rest else str(whole)
