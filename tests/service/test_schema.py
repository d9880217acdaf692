"""The interface against its own description: whatever the description allows is answered as it says, whatever it does not is refused.

``ADJUDICATOR_EFFORT`` multiplies the examples of each operation.
"""

import os
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("schemathesis", reason="schemathesis is not installed")

import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.config import SchemathesisConfig

from adjudicator.docket.audit import Deed
from adjudicator.docket.filings import NewRuling
from adjudicator.docket.people import People, Person
from adjudicator.service.app import application
from adjudicator.service.opened import docket_of, sessions_of, store_of
from adjudicator.service.wire.asked import EXAMPLE
from adjudicator.service.wishes import Wishes
from tests.service.guests import QUICK

EXAMPLES = 12 * int(os.environ.get("ADJUDICATOR_EFFORT", "1"))
NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
REFUSED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "429", "5xx"]
ALLOWED = {
    "checks": {
        # a log that is no log is refused with 422, and no description of a text can say which texts are logs
        "positive_data_acceptance": {"expected-statuses": ["2xx", "401", "403", "404", "409", "413", "422"]},
        # what is far too large is refused as such, whatever else is wrong with it
        "negative_data_rejection": {"expected-statuses": REFUSED},
    },
}

FIRST = EXAMPLE.partition("\n\n")[0].splitlines()
LINES = [
    *FIRST,
    *EXAMPLE.splitlines(),
    "South pases",
    "Ann draws",
    "---",
    "",
    "# a note",
    "house: P11 b",
    "score: North 12",
]
schemathesis.openapi.format("hand-log", st.lists(st.sampled_from(LINES), max_size=12).map("\n".join))


def service() -> tuple[Any, str]:
    """A service with an event, a ruling in it, and a head director's token."""
    folder = Path(mkdtemp())
    app = application(Wishes("sqlite:///:memory:", folder, b"secret", each_minute=0))
    by = Deed("", NOON, "terminal")
    People(store_of(app), QUICK).add(Person("Hed", "three words and more", "head director"), by)
    docket = docket_of(app)
    docket.new_event("Summer open", NOON, "summer")
    docket.file(NewRuling("summer", EXAMPLE), "first", NOON, "Hed")
    return app, sessions_of(app).give_token("Hed", "schema", by)


APP, TOKEN = service()
schema = schemathesis.openapi.from_asgi("/v1/openapi.json", APP, config=SchemathesisConfig.from_dict(ALLOWED))


KNOWN = {
    "/rulebooks": ("gra", "classic"),
    "/points": ("P11", "p01"),
    "/explain": ("gra.9.d", "P11", "L003", "9.d", "gra.9", "knock"),
}


@schema.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Half of what is asked for is there: made-up names alone would find nothing ever."""
    if not path_parameters or sum(map(ord, str(path_parameters))) % 2:
        return path_parameters
    there = {"event": "summer", "clause": "gra.9.d", "number": 1 + len(str(path_parameters)) % 2}
    for begins, ids in KNOWN.items():
        if begins in context.operation.path:
            there["id"] = ids[len(str(path_parameters)) % len(ids)]
    return {name: there.get(name, value) for name, value in path_parameters.items()}


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_the_interface_is_as_described(case: Any) -> None:
    case.call_and_validate(headers={"Authorization": f"Bearer {TOKEN}"})
