"""How much the service takes: from one call (its size, and how long it may take to arrive) and from one address a minute."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from time import monotonic
from typing import Final, NamedTuple

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.service.kinds import ENCODED, TOO_LARGE, TOO_MANY, TOO_SLOW
from adjudicator.service.problems import problem
from adjudicator.service.roads import header
from adjudicator.service.wishes import Wishes
from adjudicator.words import count, tr

REMEMBERED: Final = 10_000
"""So many addresses are counted at once; the one that was quiet for the longest is forgotten first."""

ARRIVES_WITHIN: Final = 30.0
"""Seconds within which the next piece of a body must come."""

WHOLE_WITHIN: Final = 120.0
"""Seconds within which all of it must have come."""

FREE: Final = ("/static/", "/health/")
"""What is not counted: files that belong to a page, and the questions of whoever watches over the service."""


class Bucket(NamedTuple):
    """What an address may still ask for, and when that was worked out."""

    left: float
    at: float


class Buckets:
    """A bucket for each address: it holds a minute's worth of calls and fills up steadily."""

    def __init__(self, each_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self.each_minute, self.clock = each_minute, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """Counts a call; gives the seconds to wait where there were too many, 0 where it may go on."""
        now, each_second = self.clock(), self.each_minute / 60
        left, at = self._buckets.pop(address, Bucket(self.each_minute, now))
        left = min(self.each_minute, left + (now - at) * each_second)
        wait = 0.0 if left >= 1 else (1 - left) / each_second
        self._buckets[address] = Bucket(left if wait else left - 1, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return wait


def one_visitor(address: str) -> str:
    """What counts as one address: of IPv6 the network that one household has (64 bits)."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]


class TooLarge(Exception):
    """More of a body has come than may."""


class Limits:
    """Refuses what is too large before it is read, what comes too slowly, and what comes too often."""

    def __init__(self, app: ASGIApp, wishes: Wishes) -> None:
        self.app, self.largest = app, wishes.largest
        self.buckets = Buckets(wishes.each_minute) if wishes.each_minute else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a call on, or says why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refused = self._too_often(scope) or self._not_to_be_read(scope)
        if refused is not None:
            await refused(scope, receive, send)
            return
        await self._measured(scope, receive, send)

    def _too_often(self, scope: Scope) -> Response | None:
        if self.buckets is None or scope["path"].startswith(FREE):
            return None
        wait = self.buckets.take(one_visitor((scope.get("client") or ("", 0))[0]))
        if not wait:
            return None
        seconds = math.ceil(wait)
        said = count(
            "Too many calls came from your address; try again in 1 second.",
            "Too many calls came from your address; try again in {number} seconds.",
            seconds,
        )
        return problem(TOO_MANY, str(said), headers={"Retry-After": str(seconds)})

    def _not_to_be_read(self, scope: Scope) -> Response | None:
        length = header(scope, "content-length")
        if length.isdecimal() and (len(length) > 15 or int(length) > self.largest):
            return self._too_large()
        if header(scope, "content-encoding").lower() not in ("", "identity"):
            said = tr("A body must not be compressed.")
            return problem(ENCODED, said, headers={"Accept-Encoding": "identity"})
        return None

    def _too_large(self) -> Response:
        said = count("A body may have 1 byte.", "A body may have {number} bytes.", self.largest)
        return problem(TOO_LARGE, str(said), headers={"Connection": "close"})

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts what comes; a body that is too large or too slow is answered at once, whatever was made of its beginning."""
        arrived, refused, done = 0, None, False
        end = asyncio.get_running_loop().time() + WHOLE_WITHIN

        async def measured() -> Message:
            nonlocal arrived, refused, done
            if done:
                return await receive()
            try:
                async with asyncio.timeout(ARRIVES_WITHIN), asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                refused = _too_slow()
                raise TooLarge from None
            arrived += len(message.get("body", b""))
            done = not message.get("more_body", False)
            if arrived > self.largest:
                refused = self._too_large()
                raise TooLarge
            return message

        async def told(message: Message) -> None:
            if refused is None:
                await send(message)

        with suppress(TooLarge):
            await self.app(scope, measured, told)
        if refused is not None:
            scope.get("state", {}).pop("mistake", None)
            await refused(scope, receive, send)


def _too_slow() -> Response:
    said = tr("The body did not arrive in time.")
    return problem(TOO_SLOW, said, headers={"Connection": "close"})
