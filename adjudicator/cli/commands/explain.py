"""``adjudicate explain gra.9.d``."""

from adjudicator.cli.options import EVERYWHERE
from adjudicator.cli.table import Argument, Command, Example, Option, Values
from adjudicator.words import mark

ID = Argument(
    "id",
    "ID",
    mark(
        "A clause (gra.9.d; 9.d in whatever rulebook has it) or an article (gra.9), a point of interpretation (P11), a kind of "
        "fault (L003), or a word of the table (knock): the clauses that deal with it."
    ),
    completes="ids",
)
RULES = Option("--rules", mark("The clause as this rulebook has it."), mark("BOOK"), completes="books")


def run(values: Values) -> int:
    """Explains what an id means."""
    from adjudicator.cli.explain import explain

    return explain(values["id"], values["rules"])


COMMANDS = (
    Command(
        "explain",
        mark("Explain a clause, a point of interpretation or a kind of fault: what it says and where it stands."),
        run,
        (ID,),
        (RULES, *EVERYWHERE),
        (
            Example(mark("adjudicate explain gra.9.d"), mark("a clause: what it says, what it answers, its scenarios")),
            Example("adjudicate explain knock", mark("the clauses that deal with a word of the table")),
            Example("adjudicate explain P11", mark("a point: its readings, and how each rulebook reads it")),
            Example("adjudicate explain L004", mark("a fault of a log: what it means and how it is mended")),
        ),
    ),
)
