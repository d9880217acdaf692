"""``adjudicate LOG...``, the everyday call, which is short for ``adjudicate rule LOG...``."""

from adjudicator.cli.options import EVERYWHERE, EXIT_CODE, KEEP_GOING, LOGS, READING, RULES
from adjudicator.cli.table import Command, Example, Option, Values
from adjudicator.words import mark

FORMATS = ("text", "concise", "json", "jsonl", "md", "html", "junit", "sarif", "github")

FORMAT = Option(
    "--format",
    mark("How rulings are printed: text, concise, json, jsonl, md, html, junit, sarif or github."),
    mark("FORM"),
    choices=FORMATS,
)
COMPARE = Option("--compare", mark("Every rulebook side by side."))
WHY = Option("--why", mark("Why, and why not: from the facts to each clause."))


def run(values: Values) -> int:
    """Rules on the logs."""
    from adjudicator.cli.rule import rule

    return rule(values)


COMMANDS = (
    Command(
        "rule",
        mark("Rule on each log: what applies, who may choose, where each choice leads, the score."),
        run,
        (LOGS,),
        (RULES, READING, FORMAT, COMPARE, WHY, KEEP_GOING, EXIT_CODE, *EVERYWHERE),
        (
            Example("adjudicate dispute.log", mark("the ruling, to be read aloud")),
            Example("adjudicate dispute.log --rules gra-fr", mark("under another rulebook")),
            Example("adjudicate dispute.log --compare", mark("under every rulebook, side by side")),
            Example("adjudicate dispute.log --reading P11=b --why", mark("under another reading, with the reasons")),
            Example("adjudicate logs/ --format jsonl", mark("many logs, one ruling a line, for programs")),
        ),
        (
            mark(
                "Exit status: 0 ruled; 1 with --exit-code, an irregularity was found; 2 the call was wrong or a file "
                "could not be opened; 3 a log could not be read; 4 facts are missing. Of several the worst, in the order "
                "2, 3, 4, 1, 0."
            ),
            mark("The word rule may be left out: adjudicate LOG... is the same."),
        ),
    ),
)
