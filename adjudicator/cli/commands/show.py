"""``adjudicate show dispute.log``: the table line by line."""

from adjudicator.cli.options import EVERYWHERE, LOG, READING, RULES
from adjudicator.cli.table import Command, Example, Option, Values
from adjudicator.words import mark

AT = Option(
    "--at", mark("Only the table as it stood at this line of the log, with what was found there."), mark("LINE")
)
FORMAT = Option("--format", mark("text, or json for programs."), mark("FORM"), default="text", choices=("text", "json"))


def run(values: Values) -> int:
    """Shows the hand."""
    from adjudicator.cli.showing import show

    return show(values)


COMMANDS = (
    Command(
        "show",
        mark("Show the table line by line: hands by meld, counts, pile, stock, the rights in force."),
        run,
        (LOG,),
        (AT, RULES, READING, FORMAT, *EVERYWHERE),
        (
            Example("adjudicate show dispute.log", mark("the whole hand")),
            Example("adjudicate show dispute.log --at 14", mark("the table at line 14 of the log")),
        ),
    ),
)
