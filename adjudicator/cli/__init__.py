"""The command ``adjudicate``: the front door, which opens without loading what the call does not need.

Logs alone, the everyday call, go straight to the ruling. Any option or sub-command is read by the app in ``app``, whose
library takes longer to load than a log takes to rule on.
"""

import os
import sys
from collections.abc import Sequence

from adjudicator.cli.status import BAD_CALL, BROKEN, Bad, ours

COMMANDS = frozenset({"explain", "rule", "rules"})


def main(words: Sequence[str] | None = None) -> int:
    """Runs ``adjudicate`` with these words (those of the call if ``None``); gives the exit status, never a traceback."""
    try:
        _speak_plainly()
        status = _run(list(sys.argv[1:] if words is None else words))
        sys.stdout.flush()
    except BrokenPipeError:
        return _unheard()
    except KeyboardInterrupt:
        return 130
    except Bad as bad:
        return _sorry(str(bad), BAD_CALL)
    except Exception as why:  # the last door: a mistake of ours is one sentence for the user, not a traceback
        return _sorry(ours(why), BROKEN)
    return status


def _run(words: list[str]) -> int:
    if not words:
        raise Bad("name at least one log, or - for standard input (adjudicate --help)")
    if words[0] not in COMMANDS and not any(_is_option(word) for word in words):
        from adjudicator.cli.rule import rule

        return rule(words)
    from adjudicator.cli.app import run

    return run(words, COMMANDS)


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
