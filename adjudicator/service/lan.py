"""The service in the hall: under which address telephones reach this machine, and that address as a code for their cameras."""

import io
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

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


def only_here(address: str) -> bool:
    """Whether nobody but this machine itself can open an address."""
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def code(url: str) -> str:
    """The code of an address for a terminal, light and dark blocks with a rim."""
    import segno

    drawn = io.StringIO()
    segno.make(url, error="m").terminal(out=drawn, compact=True)
    return drawn.getvalue()
