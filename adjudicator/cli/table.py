"""What a command of ``adjudicate`` is made of: the one place from which its help, the man page, completion and parsing come.

Nothing heavy is imported here, so that help is there at once. Texts are in English, marked for the catalogues.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from adjudicator.values import NamedTuple
from adjudicator.words import tr

Values: TypeAlias = Mapping[str, Any]
"""What a call gave, by name: the value of each argument and option, its default where nothing was given."""


class Argument(NamedTuple):
    """What stands on the command line without an option: ``LOG...``. ``completes`` names what a shell proposes."""

    name: str
    metavar: str
    says: str
    many: bool = False
    optional: bool = False
    completes: str = ""

    @property
    def default(self) -> Any:
        """The value where nothing is given."""
        return [] if self.many else None

    @property
    def shown(self) -> str:
        """The argument as a usage line has it: ``LOG...``, ``[ID]``."""
        word = tr(self.metavar) + ("..." if self.many else "")
        return f"[{word}]" if self.optional else word


class Option(NamedTuple):
    """``--rules BOOK``; without a ``metavar`` it is a switch. ``choices`` are the only words it takes."""

    flag: str
    says: str
    metavar: str = ""
    many: bool = False
    default: Any = None
    choices: tuple[str, ...] = ()
    completes: str = ""
    short: str = ""

    @property
    def name(self) -> str:
        """The name under which its value is found."""
        return self.flag.lstrip("-").replace("-", "_")

    @property
    def value(self) -> Any:
        """The value where nothing is given."""
        return [] if self.many else False if not self.metavar else self.default

    @property
    def shown(self) -> str:
        """The option as help lists it: ``--rules BOOK``."""
        flags = f"{self.short}, {self.flag}" if self.short else self.flag
        return f"{flags} {tr(self.metavar)}" if self.metavar else flags


class Example(NamedTuple):
    """A call, and what it is good for. A call that another language shows with a clause of its own is named by ``mark``."""

    call: str
    says: str


class Command(NamedTuple):
    """One command: its name (``rules show`` is one below another), what it does, and what runs it.

    ``run`` takes the values and gives the exit status; whatever is heavy is imported within it.
    """

    name: str
    says: str
    run: Callable[[Values], int]
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()
    examples: tuple[Example, ...] = ()
    more: tuple[str, ...] = ()

    @property
    def usage(self) -> str:
        """How it is called: ``adjudicate explain ID [OPTION]...``."""
        words = ["adjudicate", self.name, *(argument.shown for argument in self.arguments)]
        return " ".join([*words, "[OPTION]..."] if self.options else words)

    def defaults(self) -> dict[str, Any]:
        """The values of a call that gives nothing."""
        found: dict[str, Any] = {argument.name: argument.default for argument in self.arguments}
        return found | {option.name: option.value for option in self.options}
