"""The command ``adjudicate``: the front door, which opens without loading what the call does not need.

Logs alone, the everyday call, go straight to the ruling; help and ``explain`` have a way of their own. Any other option or
sub-command is read by the library in ``app``, which takes longer to load than a log takes to rule on.
"""

import os
import sys
from collections.abc import Sequence

from adjudicator.cli.speech import language_of
from adjudicator.cli.status import BAD_CALL, BROKEN, STOPPED, Bad, ours
from adjudicator.words import say, speaking

COMPLETING = "_ADJUDICATE_COMPLETE"
"""The variable by which a shell asks what could stand next."""


def main(words: Sequence[str] | None = None) -> int:
    """Runs ``adjudicate`` with these words (those of the call if ``None``); gives the exit status, never a traceback."""
    call = list(sys.argv[1:] if words is None else words)
    with speaking(language_of(call)):
        try:
            _speak_plainly()
            status = _run(call)
            sys.stdout.flush()
        except BrokenPipeError:
            return _unheard()
        except KeyboardInterrupt:
            return STOPPED
        except Bad as bad:
            return _sorry(str(bad), BAD_CALL)
        except Exception as why:  # the last door: a mistake of ours is one sentence for the user, not a traceback
            return _sorry(ours(why), BROKEN)
    return status


def _run(words: list[str]) -> int:
    if COMPLETING in os.environ:
        from adjudicator.cli.app import complete

        return complete(words)
    if not words:
        raise Bad(say("name at least one log, or - for standard input (adjudicate --help)"))
    if any(_is_option(word) for word in words):
        return _with_options(words)
    from adjudicator.cli.commands import meant, named

    command, rest = meant(words)
    if command is None:
        everyday = named("rule")[0]
        return everyday.run(everyday.defaults() | {"logs": words})
    if command.name == "explain" and len(rest) == 1:
        return command.run(command.defaults() | {"id": rest[0]})
    return _with_options(words)


def _with_options(words: list[str]) -> int:
    before = words[: words.index("--")] if "--" in words else words
    if {"-h", "--help"}.intersection(before):
        from adjudicator.cli.help import show_help

        return show_help(before)
    if words[0] in ("-V", "--version"):
        from adjudicator.cli.help import show_version

        return show_version()
    from adjudicator.cli.app import run

    return run(words)


def _is_option(word: str) -> bool:
    return word.startswith("-") and word != "-"


def _speak_plainly() -> None:
    """A sign that the terminal cannot show must not stop a ruling."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="backslashreplace")


def _sorry(says: str, status: int) -> int:
    try:
        sys.stdout.flush()
        print(f"adjudicate: {says}", file=sys.stderr, flush=True)
    except BrokenPipeError:
        return _unheard(status)
    return status


def _unheard(status: int = 0) -> int:
    """Whoever read our output has left (``| head``): nothing more is said, not even by Python on its way out."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return status
