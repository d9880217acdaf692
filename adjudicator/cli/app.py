"""A call with options, read by the library from the table of commands. No rules here: a command runs the room it names."""

import inspect
import os
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import typer
from typer.completion import completion_init  # type: ignore[attr-defined]

from adjudicator.cli.commands import NAMES, everything, meant
from adjudicator.cli.completing import proposals
from adjudicator.cli.near import did_you_mean
from adjudicator.cli.status import Bad
from adjudicator.cli.table import Argument, Command, Option
from adjudicator.words import Message, say, tr

PROGRAM: Final = "adjudicate"
SETTINGS: Final = {"help_option_names": ["-h", "--help"]}


class Unheard(Exception):
    """The reader has left: told in disguise, because the library would end the process with status 1 for it."""


def run(words: Sequence[str]) -> int:
    """Runs the command that the words name, ``rule`` if they name none; gives its exit status."""
    call = list(words) if words[0] in NAMES else ["rule", *words]
    try:
        status: Any = app()(call, prog_name=PROGRAM, standalone_mode=False)
    except Unheard as why:
        raise BrokenPipeError from why
    except Exception as why:
        raise _bad(why, call) from why
    return int(status or 0)


def complete(words: Sequence[str]) -> int:
    """Answers a shell that asks what could stand next: where no command is named, what ``rule`` would take."""
    typed = os.environ.get("COMP_WORDS", "").split()
    if len(typed) > 1 and typed[1] not in NAMES and int(os.environ.get("COMP_CWORD", "1")) > 1:
        os.environ["COMP_WORDS"] = " ".join([typed[0], "rule", *typed[1:]])
        os.environ["COMP_CWORD"] = str(int(os.environ["COMP_CWORD"]) + 1)
    completion_init()
    app()(list(words), prog_name=PROGRAM)
    return 0


def app() -> typer.Typer:
    """All commands as the library wants them."""
    whole = _typer(PROGRAM)
    folders: dict[str, typer.Typer] = {}
    commands = everything()
    for command in commands:
        first, _, second = command.name.partition(" ")
        if second:
            folders[first].command(second, context_settings=SETTINGS)(_function(command))
        elif any(other.name.startswith(first + " ") for other in commands):
            folders[first] = _typer(first)
            folders[first].callback(invoke_without_command=True)(_unless_below(command))
            whole.add_typer(folders[first], name=first)
        else:
            whole.command(first, context_settings=SETTINGS)(_function(command))
    return whole


def _typer(name: str) -> typer.Typer:
    return typer.Typer(
        name=name,
        context_settings=SETTINGS,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )


def _function(command: Command) -> Callable[..., int]:
    """A function with the signature from which the library reads arguments and options."""

    def called(**values: Any) -> int:
        for option in command.options:
            _check(option, values[option.name])
        return _run(command, values)

    return _signed(called, command)


def _run(command: Command, values: dict[str, Any]) -> int:
    try:
        return command.run(values)
    except BrokenPipeError as why:
        raise Unheard from why


def _unless_below(command: Command) -> Callable[..., int]:
    """The same for a command with others below it: it runs only if none of them is named.

    Options before the name of one below are meant for that one: ``docket --database URL verify``.
    """

    def called(context: typer.Context, **values: Any) -> int:
        below = context.invoked_subcommand
        if below is None:
            return _run(command, values)
        given = {name: value for name, value in values.items() if _was_given(context, name)}
        context.default_map = {below: given}
        return 0

    return _signed(called, command, context=typer.Context)


def _was_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _signed(called: Callable[..., int], command: Command, **first: Any) -> Callable[..., int]:
    kind = inspect.Parameter.KEYWORD_ONLY
    hints = dict(first)
    parameters = [inspect.Parameter(name, kind, annotation=hint) for name, hint in first.items()]
    both: tuple[Argument | Option, ...] = (*command.arguments, *command.options)
    for given in both:
        default, hint = _parameter(given)
        hints[given.name] = hint
        parameters.append(inspect.Parameter(given.name, kind, default=default, annotation=hint))
    called.__signature__ = inspect.Signature(parameters, return_annotation=int)  # type: ignore[attr-defined]
    called.__annotations__ = {**hints, "return": int}
    called.__doc__ = command.says
    return called


def _parameter(given: Argument | Option) -> tuple[Any, Any]:
    """The default and the annotation of one argument or option."""
    completion = proposals(given.completes, given.choices if isinstance(given, Option) else ())
    about: dict[str, Any] = {"help": given.says, "autocompletion": completion}
    if isinstance(given, Argument):
        kind: Any = list[str] if given.many else str | None if given.optional else str
        default: Any = inspect.Parameter.empty if not given.optional else [] if given.many else None
        return default, Annotated[kind, typer.Argument(metavar=given.metavar, **about)]
    flags = (given.flag, given.short) if given.short else (given.flag,)
    if not given.metavar:
        return False, Annotated[bool, typer.Option(*flags, help=given.says)]
    kind = list[str] if given.many else str | None
    return given.value, Annotated[kind, typer.Option(*flags, metavar=given.metavar, **about)]


def _check(option: Option, value: Any) -> None:
    """One of the words that the option takes, if it takes only some."""
    if option.choices and value is not None and value not in option.choices:
        near = did_you_mean(value, option.choices)
        there_is = ", ".join(option.choices)
        raise Bad(
            say("{flag} {value}: there is {choices}{near}", flag=option.flag, value=value, choices=there_is, near=near)
        )


def _bad(why: Exception, call: list[str]) -> Exception:
    """The library's refusal of the words in our own; anything else as it is."""
    says = _in_our_words(why, call, type(why).__name__, str(getattr(why, "message", "")))
    if says is None and hasattr(why, "format_message"):
        says = say("{what}", what=why.format_message().replace("Value error, ", "").rstrip("."))
    return Bad(say("{what} (adjudicate --help)", what=says)) if says else why


def _in_our_words(why: Exception, call: list[str], kind: str, message: str) -> Message | None:
    """What the library refuses, in the reader's language; ``None`` for what it refuses otherwise."""
    name = str(getattr(why, "option_name", ""))
    options = {option.flag: option for command in everything() for option in command.options}
    if kind == "NoSuchOption":
        return say("there is no option {name}{near}", name=name, near=did_you_mean(name, _flags(call)))
    if kind == "BadOptionUsage" and name in options:
        return (
            say("{name} needs a value", name=name) if options[name].metavar else say("{name} takes no value", name=name)
        )
    if kind == "MissingParameter":
        param = getattr(why, "param", None)
        return say("{what} is missing", what=tr(str(getattr(param, "metavar", None) or getattr(param, "name", ""))))
    if kind == "NoSuchCommand" or "No such command" in message:
        return say("there is no such command: {what}", what=message.split("'")[1])
    if kind == "UsageError" and "unexpected extra argument" in message:
        words = message.partition("(s) (" if "(s) (" in message else " (")[2].rstrip(").")
        return say("nothing is done with {words}: too many words", words=words)
    return None


def _flags(call: list[str]) -> list[str]:
    """The options of the command that a call names: those of another would be no help."""
    command, _ = meant(call)
    return sorted(option.flag for option in (command.options if command else ()))
