"""Help: examples first, then how a command is called, its options, what more there is to know. From the table, at once."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adjudicator.cli.commands import everything, meant
from adjudicator.cli.table import Command, Example
from adjudicator.paint import style
from adjudicator.words import mark, tr

COLUMN: Final = 30

ABOUT: Final = mark(
    "Rules on disputes in gin rummy: what happened at the table goes in, line by line; a ruling comes out, clause by clause."
)
EXAMPLES: Final = (
    Example("adjudicate dispute.log", mark("the ruling, to be read aloud")),
    Example("adjudicate dispute.log --rules gra-fr", mark("under another rulebook")),
    Example(mark("adjudicate explain gra.9.d"), mark("a clause: what it says, what it answers, its scenarios")),
)
MORE: Final = (
    mark("adjudicate LOG... is short for adjudicate rule LOG...; adjudicate rule --help lists its options."),
    mark("--lang fr or ADJUDICATOR_LANG=fr: in French. --version: which version this is."),
)


def show_help(words: Sequence[str]) -> int:
    """Prints the help of the command that the words name, or an overview."""
    command, _ = meant([word for word in words if not word.startswith("-")])
    print("\n".join(overview() if command is None else of_command(command)))
    return 0


def show_version() -> int:
    """Prints the version."""
    from adjudicator.cli.version import version

    print(f"adjudicate {version()}")
    return 0


def overview() -> Iterator[str]:
    """What the program does, examples, every command in a line."""
    yield from _paragraph(tr(ABOUT))
    yield from _examples(EXAMPLES)
    calls = [f"adjudicate {tr('LOG')}... [OPTION]...", f"adjudicate {tr('COMMAND')} ..."]
    yield from _section(tr("Usage:"), calls)
    yield from _table(tr("Commands:"), [(command.name, tr(command.says)) for command in everything()])
    yield ""
    for more in MORE:
        yield from _paragraph(tr(more))


def of_command(command: Command) -> Iterator[str]:
    """The help of one command, and what commands are below it."""
    yield from _paragraph(tr(command.says))
    yield from _examples(command.examples)
    yield from _section(tr("Usage:"), [command.usage])
    if command.arguments:
        yield from _table(tr("Arguments:"), [(tr(a.metavar), tr(a.says)) for a in command.arguments])
    if command.options:
        yield from _table(tr("Options:"), [(option.shown, tr(option.says)) for option in command.options])
    below = [other for other in everything() if other.name.startswith(command.name + " ")]
    if below:
        yield from _table(tr("Commands:"), [(other.name, tr(other.says)) for other in below])
    for more in command.more:
        yield ""
        yield from _paragraph(tr(more))


def _width() -> int:
    return style().width


def _paragraph(words: str) -> list[str]:
    return textwrap.wrap(words, _width(), break_on_hyphens=False)


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield ""
    yield style().paint.heading(title)
    yield from (f"  {line}" for line in lines)


def _examples(examples: Sequence[Example]) -> Iterator[str]:
    if examples:
        yield from _table(tr("Examples:"), [(tr(example.call), tr(example.says)) for example in examples])


def _table(title: str, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Two columns; a word too long for the first stands on a line of its own."""
    yield ""
    yield style().paint.heading(title)
    column = min(max(len(left) for left, _ in rows), max(COLUMN, _width() // 2)) + 2
    for left, right in rows:
        wrapped = textwrap.wrap(right, max(_width() - column - 2, 20), break_on_hyphens=False) or [""]
        if len(left) + 2 > column:
            yield f"  {left}"
        else:
            yield f"  {left.ljust(column)}{wrapped.pop(0)}".rstrip()
        yield from (" " * (column + 2) + line for line in wrapped)
