"""``adjudicate config``: which settings hold, and who says so."""

from adjudicator.cli.options import EVERYWHERE, READING, RULES
from adjudicator.cli.table import Argument, Command, Example, Option, Values
from adjudicator.words import mark

LOG = Argument(
    "log",
    mark("LOG"),
    mark("A hand log, or a folder; without one, the current folder."),
    optional=True,
    completes="logs",
)
FORMAT = Option("--format", mark("text, or json for programs."), mark("FORM"), default="text", choices=("text", "json"))


def run(values: Values) -> int:
    """Shows the settings."""
    from adjudicator.cli.configuration import config

    return config(values)


COMMANDS = (
    Command(
        "config",
        mark("Show every setting that holds for a log, its value, and where it comes from."),
        run,
        (LOG,),
        (RULES, READING, FORMAT, *EVERYWHERE),
        (
            Example("adjudicate config", mark("what holds in this folder")),
            Example("adjudicate config dispute.log", mark("what holds for a log")),
            Example("adjudicate config dispute.log --format json", mark("the same for programs")),
        ),
        (
            mark(
                "A flag beats the environment (ADJUDICATOR_RULES, ADJUDICATOR_READINGS=P11=b,P02=b, ADJUDICATOR_LANG, "
                "ADJUDICATOR_COLOR, ADJUDICATOR_ASCII, ADJUDICATOR_FORMAT), and that beats adjudicator.toml in the folder of "
                "the log or the nearest above it, or the file that --settings or ADJUDICATOR_SETTINGS names."
            ),
            mark(
                "What a log says of its rulebook and readings outranks the environment and the file; a flag outranks the log."
            ),
        ),
    ),
)
