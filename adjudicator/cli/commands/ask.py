"""``adjudicate ask``: what went wrong?"""

from adjudicator.cli.options import EVERYWHERE, READING
from adjudicator.cli.table import Command, Example, Option, Values
from adjudicator.words import mark

RULES = Option(
    "--rules", mark("The rulebook, or the file of one; asked for if nothing says it."), mark("BOOK"), completes="books"
)
PLAYERS = Option("--players", mark("The names of the two players; North and South else."), mark("NAMES"))
OUTPUT = Option("--output", mark("Where the log is written: dispute.log else; - for nowhere but here."), mark("FILE"))


def run(values: Values) -> int:
    """Asks what went wrong, writes the log and rules on it."""
    from adjudicator.cli.asking import ask

    return ask(values)


COMMANDS = (
    Command(
        "ask",
        mark("Ask what went wrong, and only what matters; write the log, show it, rule on it."),
        run,
        (),
        (RULES, PLAYERS, OUTPUT, READING, *EVERYWHERE),
        (
            Example("adjudicate ask", mark("question by question; the log is written to dispute.log")),
            Example("adjudicate ask --rules gra --players 'Ann, Bob'", mark("with less to be asked")),
            Example("adjudicate ask --output - < answers.txt", mark("the answers from a file, one a line")),
        ),
        (
            mark(
                "An answer is a number from the list, a word, a card (9c), cards, or a number; ? where nobody knows. "
                "back undoes the last answer, quit stops and keeps what there is, and so does the end of the answers."
            ),
            mark("A file that is there already is never written over: the next free name is taken, dispute-2.log."),
        ),
    ),
)
