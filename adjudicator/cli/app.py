"""The commands of ``adjudicate`` and their options. No rules here: each command calls the room that does the work."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, Final

import typer

from adjudicator.cli.status import Bad

HELP: Final = ("-h", "--help")
SETTINGS: Final = {"help_option_names": list(HELP)}

app = typer.Typer(
    context_settings=SETTINGS,
    name="adjudicate",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=False,
)


class Form(StrEnum):
    """How a ruling is printed."""

    TEXT = "text"
    JSON = "json"
    JSONL = "jsonl"


@app.callback()
def about() -> None:
    """Rules on disputes in gin rummy. `adjudicate LOG...` is short for `adjudicate rule LOG...`.

    `adjudicate rule --help` lists the options.
    """


@app.command("rule", context_settings=SETTINGS)
def rule_command(
    logs: Annotated[list[str], typer.Argument(metavar="LOG", help="Hand logs; - for standard input.")],
    rules: Annotated[
        str | None, typer.Option(metavar="BOOK", help="Rulebook, or the file of one, whatever the log says.")
    ] = None,
    reading: Annotated[
        list[str] | None, typer.Option(metavar="P11=b", help="Reading of a point; may be repeated.")
    ] = None,
    form: Annotated[Form, typer.Option("--format", help="text, one JSON document, or one a line.")] = Form.TEXT,
    exit_code: Annotated[bool, typer.Option("--exit-code", help="Exit 1 if an irregularity was found.")] = False,
    keep_going: Annotated[bool, typer.Option("--keep-going", help="Rule on what could be read of a log.")] = False,
    compare: Annotated[bool, typer.Option("--compare", help="Every rulebook side by side.")] = False,
    why: Annotated[bool, typer.Option("--why", help="Why, and why not: from the facts to each clause.")] = False,
) -> int:
    """Rule on each log. Exit status: 0 ruled, 2 bad call, 3 a log could not be read, 4 facts are missing."""
    from adjudicator.cli.rule import Order, rule

    return rule(logs, Order(rules, readings(reading or []), form.value, exit_code, keep_going, compare, why))


@app.command("explain", context_settings=SETTINGS)
def explain_command(
    name: Annotated[str, typer.Argument(metavar="ID", help="A clause (gra.9.d), a point (P11), a fault (L003).")],
    rules: Annotated[str | None, typer.Option(metavar="BOOK", help="The clause as this rulebook has it.")] = None,
) -> int:
    """Explain a clause, a point of interpretation or a kind of fault: what it says and where it stands."""
    from adjudicator.cli.explain import explain

    return explain(name, rules)


books = typer.Typer(context_settings=SETTINGS, rich_markup_mode=None)
app.add_typer(books, name="rules")


@books.callback(invoke_without_command=True)
def rules_command(context: typer.Context) -> int:
    """List the rulebooks; `show` one, or `diff` two."""
    from adjudicator.cli.rules import list_all

    return 0 if context.invoked_subcommand else list_all()


@books.command("show")
def show_command(book: Annotated[str, typer.Argument(metavar="BOOK", help="Its name, or its file.")]) -> int:
    """Show a whole rulebook: terms, readings, clauses."""
    from adjudicator.cli.rules import show

    return show(book)


@books.command("diff")
def diff_command(
    one: Annotated[str, typer.Argument(metavar="BOOK", help="Its name, or its file.")],
    two: Annotated[str, typer.Argument(metavar="BOOK", help="Another.")],
) -> int:
    """Say in words how two rulebooks differ."""
    from adjudicator.cli.rules import diff

    return diff(one, two)


def readings(words: Sequence[str]) -> dict[str, str]:
    """The readings named on the command line (``P11=b``), point to letter; a ``Bad`` call if one is not of that form."""
    named: dict[str, str] = {}
    for word in words:
        parts = re.fullmatch(r"([A-Za-z]\d+)=([A-Za-z])", word)
        if not parts:
            raise Bad(f"--reading {word}: a reading is a point and a letter, for instance P11=b")
        point, letter = parts[1].upper(), parts[2].lower()
        if named.setdefault(point, letter) != letter:
            raise Bad(f"--reading {word}: {point} is read as {named[point]} already")
    return named


def run(words: Sequence[str], commands: frozenset[str]) -> int:
    """Runs the command that the words name, ``rule`` if they name none; gives its exit status."""
    asks_for_help = not words or words[0] in HELP
    named = asks_for_help or words[0] in commands
    try:
        status: Any = app(list(words) if named else ["rule", *words], prog_name="adjudicate", standalone_mode=False)
    except Exception as why:
        raise _bad(why) from why
    return int(status or 0)


def _bad(why: Exception) -> Exception:
    """The library's refusal of the words as our own; anything else as it is."""
    says = getattr(why, "format_message", None)
    return Bad(f"{says().replace('Value error, ', '').rstrip('.')} (adjudicate --help)") if says else why
