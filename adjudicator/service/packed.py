"""A log small enough for an address, so that a ruling can be loaded again, linked and put into a code to be scanned."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import Final

from adjudicator.service.weight import LONGEST_LOG

LONGEST: Final = 6000
"""So many signs at most in an address: browsers and proxies take no fewer."""

LARGEST: Final = 1_000_000
"""So many signs of a log a form may bring; of those that are more than can be ruled on it is said what is wrong."""


def pack(log: str) -> str | None:
    """The log for an address; ``None`` if it is too long for one. A surrogate that no text may hold becomes ``?``."""
    text = log.encode(errors="replace")
    if len(text) > LONGEST_LOG:
        return None
    packed = urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    return packed if len(packed) <= LONGEST else None


def unpack(packed: str) -> str:
    """The log in an address. Raises ValueError for what was not packed here, and for what grows too large."""
    try:
        small = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacking = zlib.decompressobj()
        log = unpacking.decompress(small, LONGEST_LOG)
    except (Error, zlib.error) as why:
        raise ValueError("not packed here") from why
    if not unpacking.eof:
        raise ValueError("too large, or cut off")
    return log.decode(errors="replace")
