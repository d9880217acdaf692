"""The command ``adjudicate``: the front door, which opens without loading what the call does not need.

Logs alone, the everyday call, go straight to the ruling; help and ``explain`` have a way of their own. Any other option or
sub-command is read by the library in ``app``, which takes longer to load than a log takes to rule on.
"""

import gc
import os
import sys
from collections.abc import Sequence

from adjudicator.cli.screen import shown
from adjudicator.cli.speech import language_of
from adjudicator.cli.status import BAD_CALL, BROKEN, STOPPED, Bad, ours
from adjudicator.words import say, speaking

COMPLETING = "_ADJUDICATE_COMPLETE"
"""The variable by which a shell asks what could stand next."""


def main(words: Sequence[str] | None = None) -> int:
    """Runs ``adjudicate`` with these words (those of the call if ``None``); gives the exit status, never a traceback."""
    call = list(sys.argv[1:] if words is None else words)
    if words is None:
        gc.set_threshold(20_000)  # loading makes many objects and no rubbish: looking for it took a tenth of a call
    if sys.stderr is None:  # print() would take standard output instead
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (it is the program's from here on)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (it is the program's from here on)
        return _sorry(str(say("there is nowhere to print to: standard output is closed")), BAD_CALL)
    try:
        with speaking(language_of(call)), shown(call):
            return _answered(call)
    except KeyboardInterrupt:
        return STOPPED
    except Exception as why:  # before the call was read, or while what went wrong was told
        return _sorry(ours(why), BROKEN)
    finally:
        if words is None:
            gc.freeze()  # the process ends here; Python need not look through everything once more


def _answered(call: list[str]) -> int:
    """Runs the call; whatever goes wrong is a sentence."""
    try:
        status = _run(call)
        if not sys.stdout.closed:  # the language server closes it when its editor goes
            sys.stdout.flush()
    except BrokenPipeError:
        return _unheard()
    except OSError as why:  # whatever is opened is opened elsewhere and told there: this is what was printed
        from adjudicator.reasons import reason

        return _sorry(str(say("what is printed cannot be written: {why}", why=reason(why))), _unheard(BAD_CALL))
    except Bad as bad:
        return _sorry(str(bad), BAD_CALL)
    except Exception as why:  # the last door: a mistake of ours is one sentence for the user, not a traceback
        return _sorry(ours(why), BROKEN)
    return status


def _run(words: list[str]) -> int:
    if os.environ.get(COMPLETING) and "COMP_WORDS" in os.environ:
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


def _sorry(says: str, status: int) -> int:
    from adjudicator.cli.aside import aside

    try:
        aside(says)
    except OSError:
        return _unheard(status)
    return status


def _unheard(status: int = 0) -> int:
    """Nobody takes our output any more (``| head``, a full disk): Python is to say nothing of it on its way out, either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return status
