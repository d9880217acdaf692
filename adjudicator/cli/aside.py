"""What is said beside the data, on standard error. That nobody listens there any more keeps no log from being ruled on."""

import sys
from contextlib import suppress

from adjudicator.paint import harmless
from adjudicator.words import Message


def aside(says: "str | Message") -> None:
    """Says something about the call, after all that was printed before it."""
    if sys.stdout is not None and not sys.stdout.closed:
        sys.stdout.flush()
    if sys.stderr is not None:
        with suppress(OSError):
            plain = "\n".join(map(harmless, str(says).split("\n")))
            print(f"adjudicate: {plain}", file=sys.stderr, flush=True)
