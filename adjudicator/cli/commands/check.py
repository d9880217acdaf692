"""``adjudicate check LOG...``: faults and irregularities only, for many files."""

from adjudicator.cli.options import EVERYWHERE, LOGS, READING, RULES
from adjudicator.cli.table import Command, Example, Option, Values
from adjudicator.words import mark

FORMS = ("text", "concise", "json", "jsonl", "junit", "sarif", "github")

FORMAT = Option("--format", mark("How what was found is printed."), mark("FORM"), choices=FORMS)


def run(values: Values) -> int:
    """Checks the logs."""
    from adjudicator.cli.checking import check_logs

    return check_logs(values)


COMMANDS = (
    Command(
        "check",
        mark("Tell only what is wrong in logs: faults and irregularities, one line each."),
        run,
        (LOGS,),
        (RULES, READING, FORMAT, *EVERYWHERE),
        (
            Example("adjudicate check logs/", mark("all logs of a folder, and how much is wrong in them")),
            Example("adjudicate check 'logs/2026-*.log' --format github", mark("as annotations of a pull request")),
            Example("adjudicate check dispute.log --format jsonl", mark("one thing a line, for programs")),
        ),
        (
            mark(
                "Exit status: 0 nothing was found; 1 an irregularity or an impossible line; 2 as for rule; 3 a fault."
            ),
            mark("Other readings are not tried and missing facts are not asked for: that is what rule does."),
        ),
    ),
)
