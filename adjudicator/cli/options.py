"""Options and arguments that several commands share."""

from adjudicator.cli.table import Argument, Option
from adjudicator.words import LANGUAGES, mark

LOGS = Argument(
    "logs",
    mark("LOG"),
    mark(
        "Hand logs, folders of them, patterns such as 'logs/*.log', compressed logs (.gz), or - for what is piped in."
    ),
    many=True,
    completes="logs",
)
LOG = Argument("log", mark("LOG"), mark("A hand log, or - for what is piped in."), completes="logs")
BOOK = Argument("book", mark("BOOK"), mark("A rulebook: its name, or its file."), completes="books")

RULES = Option(
    "--rules", mark("The rulebook, or the file of one, whatever the log says."), mark("BOOK"), completes="books"
)
READING = Option("--reading", mark("A reading of a point; may be repeated."), "P11=b", many=True, completes="readings")
KEEP_GOING = Option("--keep-going", mark("Rule on what could be read of a log."))
EXIT_CODE = Option("--exit-code", mark("Exit with 1 if an irregularity was found."))

LANG = Option("--lang", mark("The language of what is printed: en or fr."), mark("LANG"), choices=LANGUAGES)
COLOR = Option(
    "--color",
    mark("Colour: auto (only on a terminal), always, never."),
    mark("WHEN"),
    choices=("auto", "always", "never"),
)
ASCII = Option("--ascii", mark("Cards as in a log (Ts, not 10♠), and no other sign outside ASCII."))
SETTINGS = Option(
    "--settings", mark("The file of settings, instead of adjudicator.toml in the log's folder or above."), mark("FILE")
)
DATABASE = Option(
    "--database",
    mark("The docket: sqlite:///FILE or postgresql://…; else ADJUDICATOR_DATABASE, else the file of --data."),
    mark("URL"),
)

DATA = Option("--data", mark("The folder for the docket and the secret; left out, your data folder."), mark("FOLDER"))

EVERYWHERE = (LANG, COLOR, ASCII, SETTINGS)
"""Options of every command that prints for a reader."""
