"""Figures for whoever watches over the service, in the form of Prometheus: how many calls, how long, which rulings.

Nothing in them says who was at a table: addresses are counted as they stand in the program (``/v1/docket/{event}``).
"""

from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import Response

from adjudicator.ruling import Ruling

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
HIDDEN: Final = "other"
"""The rulebook of a ruling that comes from elsewhere: its name is a club's own."""


class Metrics:
    """The figures of one service."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept: dict[str, Any] = {"registry": self.registry, "namespace": "adjudicator"}
        self.calls = Counter("http_requests", "Calls answered.", ("method", "route", "status"), **kept)
        self.seconds = Histogram(
            "http_request_seconds", "How long a call took.", ("method", "route"), buckets=SECONDS, **kept
        )
        self.going = Gauge("http_requests_going", "Calls being answered.", **kept)
        self.rulings = Counter("rulings", "Rulings given.", ("outcome", "rulebook"), **kept)
        self.filed = Counter("filed", "Entries put on the docket.", ("kind",), **kept)

    def called(self, method: str, route: str, status: int, seconds: float) -> None:
        """Counts a call that was answered."""
        self.calls.labels(method, route, str(status)).inc()
        self.seconds.labels(method, route).observe(seconds)

    def ruled(self, ruling: Ruling) -> None:
        """Counts a ruling."""
        from adjudicator.bookshelf import names

        self.rulings.labels(ruling.outcome, ruling.rulebook if ruling.rulebook in names() else HIDDEN).inc()

    def page(self) -> Response:
        """All figures, as Prometheus reads them."""
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)
