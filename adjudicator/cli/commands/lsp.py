"""``adjudicate lsp``: the language server, which an editor starts."""

from adjudicator.cli.options import LANG, SETTINGS
from adjudicator.cli.table import Command, Example, Values
from adjudicator.words import mark


def run(values: Values) -> int:
    """Serves an editor until it says goodbye."""
    from adjudicator.cli.editing import serve

    return serve(values)


COMMANDS = (
    Command(
        "lsp",
        mark("Help in an editor while a log is written: faults, irregularities, completion, counts, formatting."),
        run,
        options=(LANG, SETTINGS),
        examples=(Example("adjudicate lsp", mark("what an editor starts for files that end in .log")),),
        more=(
            mark(
                "It speaks the language server protocol on standard input and output, and needs the extra lsp: pip install 'adjudicator[lsp]'."
            ),
        ),
    ),
)
