"""``adjudicate serve``: the service at the table."""

from adjudicator.cli.options import DATA, DATABASE, LANG
from adjudicator.cli.table import Command, Example, Option, Values
from adjudicator.words import mark

HOST = Option("--host", mark("The address to listen at."), mark("ADDRESS"), default="127.0.0.1")
PORT = Option("--port", mark("The port to listen at; 0 for any that is free."), mark("NUMBER"), default="8000")
LAN = Option("--lan", mark("For telephones in the same network: prints the address, and as a code to be scanned."))
BOOK = Option("--rules", mark("The rulebook where a log names none."), mark("BOOK"), default="gra", completes="books")
ADDRESS = Option(
    "--address",
    mark("How others reach the service, for links and codes: https://gin.example.org"),
    mark("URL"),
    default="",
)
CODE = Option("--setup-code", mark("Print a code by which the first account can be made in a browser."))
MINUTE = Option(
    "--each-minute",
    mark("How many calls an address may make in a minute; 0 for any number."),
    mark("NUMBER"),
    default="600",
)


def run(values: Values) -> int:
    """Serves until it is stopped."""
    from adjudicator.cli.serving import serve

    return serve(values)


COMMANDS = (
    Command(
        "serve",
        mark("The service at the table: questions on a telephone, rulings, the docket, an interface for programs."),
        run,
        options=(HOST, PORT, LAN, DATABASE, DATA, BOOK, ADDRESS, CODE, MINUTE, LANG),
        examples=(
            Example("adjudicate serve", mark("on this machine only; the first time it asks who is head director")),
            Example("adjudicate serve --lan", mark("for the telephones of the hall")),
            Example("adjudicate serve --database postgresql://docket@db/docket", mark("a docket that several share")),
        ),
        more=(
            mark(
                "It needs the extra serve: pip install 'adjudicator[serve]'. Ctrl-C or SIGTERM ends it, after what was begun."
            ),
            mark(
                "For programs: /v1/openapi.json; /health/live, /health/ready and /metrics for whoever watches over it."
            ),
            mark("The journal, a line of JSON a call, goes to standard error; to a terminal only what went wrong."),
        ),
    ),
)
