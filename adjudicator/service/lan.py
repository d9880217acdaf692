"""The service in the hall: under which address telephones reach this machine, and that address as a code for their cameras."""

import io
import socket
from typing import Final

import segno

EVERYWHERE: Final = "0.0.0.0"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for examples. Nothing is sent: only asked by which of its own addresses this machine would send it."""


def address_here() -> str | None:
    """The address of this machine in its network; ``None`` if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == EVERYWHERE else found


def code(url: str) -> str:
    """The code of an address for a terminal, light and dark blocks with a rim."""
    drawn = io.StringIO()
    segno.make(url, error="m").terminal(out=drawn, compact=True)
    return drawn.getvalue()
