"""The commands of ``adjudicate``, one small file each: what it is called, its options, what runs it.

A command is found by its first word without loading the others.
"""

from importlib import import_module
from typing import Final

from adjudicator.cli.table import Command

NAMES: Final = (
    "rule",
    "check",
    "fmt",
    "show",
    "ask",
    "explain",
    "rules",
    "config",
    "lsp",
    "serve",
    "docket",
    "people",
    "man",
    "completion",
)
"""The first words of commands, in the order in which help lists them; each is a module of this folder."""


def named(word: str) -> tuple[Command, ...]:
    """The command of that name and those below it."""
    found: tuple[Command, ...] = import_module(f"{__name__}.{word}").COMMANDS
    return found


def everything() -> tuple[Command, ...]:
    """All commands."""
    return tuple(command for name in NAMES for command in named(name))


def meant(words: list[str]) -> tuple[Command | None, list[str]]:
    """The command that the words name, and the words behind its name; ``None`` if they name none."""
    if not words or words[0] not in NAMES:
        return None, words
    return max(
        ((command, words[len(command.name.split()) :]) for command in named(words[0]) if _begins(words, command)),
        key=lambda found: len(found[0].name),
    )


def _begins(words: list[str], command: Command) -> bool:
    name = command.name.split()
    return words[: len(name)] == name
