"""``adjudicate fmt LOG...``: logs in their one canonical form."""

from adjudicator.cli.options import EVERYWHERE, LOGS
from adjudicator.cli.table import Command, Example, Option, Values
from adjudicator.words import mark

CHECK = Option(
    "--check", mark("Write nothing: print the names of the logs that would change, and exit with 1 if any would.")
)
DIFF = Option("--diff", mark("Write nothing: show what would change, and exit with 1 if anything would."))


def run(values: Values) -> int:
    """Formats the logs."""
    from adjudicator.cli.formatting import fmt

    return fmt(values)


COMMANDS = (
    Command(
        "fmt",
        mark("Write logs in their one canonical form, in place; comments and blank lines stay."),
        run,
        (LOGS,),
        (CHECK, DIFF, *EVERYWHERE),
        (
            Example("adjudicate fmt dispute.log", mark("the file in canonical form")),
            Example("adjudicate fmt logs/ --check", mark("which logs would change")),
            Example("adjudicate fmt dispute.log --diff", mark("what would change in it")),
            Example("adjudicate fmt - < dispute.log", mark("from standard input to standard output")),
        ),
        (
            mark(
                "What a log says stays the same, and so does the ruling. A log with a fault is left as it is (status 3)."
            ),
        ),
    ),
)
