"""How often somebody may try to sign in: a few wrong passphrases are human, many are a machine. Names that no account has
are counted like those that one has, so that the limit tells nobody who has an account.
"""

from collections import OrderedDict, deque
from collections.abc import Iterable
from datetime import datetime, timedelta
from math import ceil
from threading import Lock
from typing import Final, NamedTuple

WITHIN: Final = timedelta(minutes=15)
AS_ONE: Final = 5
"""Attempts from one address at one name: whoever sits elsewhere is not shut out by them."""
FROM_ONE: Final = 20
"""Attempts from one address, whatever the names."""
AT_ONE: Final = 50
"""Attempts at one name, wherever they come from."""
REMEMBERED: Final = 10_000


class Limit(NamedTuple):
    """What is counted, and how many there may be."""

    key: tuple[str, ...]
    most: int


def limits(address: str, name: str) -> tuple[Limit, ...]:
    """What counts for an attempt from an address at a name."""
    plain = " ".join(name.split()).casefold()[:200]
    return (
        Limit(("as", address, plain), AS_ONE),
        Limit(("from", address), FROM_ONE),
        Limit(("at", plain), AT_ONE),
    )


class Attempts:
    """The attempts of the last minutes, in memory; the oldest are forgotten first."""

    def __init__(self) -> None:
        self._times: OrderedDict[tuple[str, ...], deque[datetime]] = OrderedDict()
        self._lock = Lock()

    def take(self, of: Iterable[Limit], now: datetime) -> int:
        """Counts an attempt before it is made; gives the seconds to wait if there were too many, and 0 if it may be made."""
        whole = tuple(of)
        with self._lock:
            wait = max((self._wait(limit, now) for limit in whole), default=0)
            if not wait:
                for limit in whole:
                    self._times.setdefault(limit.key, deque()).append(now)
                    self._times.move_to_end(limit.key)
            while len(self._times) > REMEMBERED:
                self._times.popitem(last=False)
        return wait

    def forgive(self, of: Iterable[Limit]) -> None:
        """It was the right one: this attempt does not count."""
        with self._lock:
            for limit in of:
                if times := self._times.get(limit.key):
                    times.pop()

    def _wait(self, limit: Limit, now: datetime) -> int:
        times = self._times.get(limit.key, deque())
        while (
            times and not now - WITHIN < times[0] <= now
        ):  # later than now: the clock was put back, and nobody waits for it
            times.popleft()
        return 0 if len(times) < limit.most else ceil((times[0] + WITHIN - now).total_seconds())
