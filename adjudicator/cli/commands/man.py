"""``adjudicate man``: the manual page, built from the table of commands."""

from adjudicator.cli.options import LANG
from adjudicator.cli.table import Command, Example, Values
from adjudicator.words import mark


def run(values: Values) -> int:
    """Prints the manual page."""
    from adjudicator.cli.manual import page

    print(page(), end="")
    return 0


COMMANDS = (
    Command(
        "man",
        mark("Print the manual page, to be kept where man finds it."),
        run,
        options=(LANG,),
        examples=(
            Example("adjudicate man | man -l -", mark("read it")),
            Example("adjudicate man > ~/.local/share/man/man1/adjudicate.1", mark("keep it for man adjudicate")),
        ),
    ),
)
