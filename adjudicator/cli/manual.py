"""The manual page in the language of man pages (troff), from the table of commands."""

from collections.abc import Iterator
from typing import Final

from adjudicator.cli.commands import everything
from adjudicator.cli.help import ABOUT, EXAMPLES
from adjudicator.cli.table import Command
from adjudicator.cli.version import version
from adjudicator.words import mark, tr

VARIABLES: Final = (
    ("ADJUDICATOR_RULES", mark("The rulebook for logs that name none.")),
    ("ADJUDICATOR_READINGS", mark("Readings for logs that announce none, for instance P11=b,P13=b.")),
    ("ADJUDICATOR_LANG", mark("The language: en or fr.")),
    ("ADJUDICATOR_COLOR", mark("Colour: auto, always or never; NO_COLOR and FORCE_COLOR are heeded, too.")),
    ("ADJUDICATOR_ASCII", mark("1: no sign outside ASCII.")),
    ("ADJUDICATOR_FORMAT", mark("How rulings are printed.")),
    ("ADJUDICATOR_SETTINGS", mark("The file of settings.")),
)
FILES: Final = (
    ("adjudicator.toml", mark("Settings, for the logs in its folder and below: adjudicate config shows them.")),
)


def page() -> str:
    """The whole page: name, calls, commands with their options, examples."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield f'.TH ADJUDICATE 1 "" "adjudicate {version()}"'
    yield from _section(tr("NAME"), f"adjudicate \\- {_plain(tr(ABOUT))}")
    yield f".SH {tr('SYNOPSIS')}"
    for command in everything():
        yield from (f".B {_plain(command.usage)}", ".br")
    yield from _section(tr("DESCRIPTION"), _plain(tr(ABOUT)))
    yield f".SH {tr('COMMANDS')}"
    for command in everything():
        yield from _command(command)
    yield f".SH {tr('EXAMPLES')}"
    for example in EXAMPLES:
        yield from _item(tr(example.call), tr(example.says))
    for title, rows in ((tr("ENVIRONMENT"), VARIABLES), (tr("FILES"), FILES)):
        yield f".SH {title}"
        for name, says in rows:
            yield from _item(name, tr(says))


def _section(title: str, words: str) -> Iterator[str]:
    yield f".SH {title}"
    yield words


def _command(command: Command) -> Iterator[str]:
    yield f".SS {_plain(command.usage)}"
    yield _plain(tr(command.says))
    for argument in command.arguments:
        yield from _item(tr(argument.metavar), tr(argument.says))
    for option in command.options:
        yield from _item(option.shown, tr(option.says))
    for more in command.more:
        yield from (".PP", _plain(tr(more)))
    for example in command.examples:
        yield from _item(tr(example.call), tr(example.says))


def _item(word: str, says: str) -> Iterator[str]:
    yield from (".TP", f".B {_plain(word)}", _plain(says))


def _plain(words: str) -> str:
    """Words that troff must not obey."""
    words = words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\\&" + words if words.startswith(".") else words
