"""Real documents of every refusal, for the description of the interface: ordinary mistakes, and a service that is in trouble."""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from fastapi.testclient import TestClient
from httpx import ASGITransport, AsyncClient
from sqlalchemy.exc import OperationalError

from adjudicator.docket.docket import Docket
from adjudicator.docket.troubles import trouble
from adjudicator.service import limits, weight
from adjudicator.service.app import application
from adjudicator.service.wire.asked import EXAMPLE
from adjudicator.service.wishes import Wishes
from tests.service.calls import tokens_of

KEY: Final = "Idempotency-Key"
JSON: Final = {"Content-Type": "application/json"}
LONG: Final = "a" * 65
"""An id of more characters than the description allows."""

NOTE: Final = "/v1/docket/summer/1/notes"
APPEAL: Final = {"by": "South", "deadline": "2026-12-01T18:00:00+01:00"}
TOLD: Final = {"public_text": "Told."}

ALIKE: Final[tuple[tuple[str, str, str, dict[str, Any]], ...]] = (
    ("", "POST", "/v1/rulings", {"content": b'{"log": ', "headers": JSON}),
    ("", "POST", "/v1/rulings", {"content": b'{"log": ""}'}),
    ("", "POST", "/v1/rulings", {"json": {"log": EXAMPLE, "lenient": True}}),
    ("", "POST", "/v1/rulings", {"json": {"log": EXAMPLE + "South pases\n"}}),
    ("", "POST", "/v1/rulings", {"json": {"log": EXAMPLE, "rules": "grah"}}),
    ("", "POST", "/v1/rulings", {"json": {"log": EXAMPLE.partition("rules: gra\n")[2] * 61}}),
    ("", "POST", "/v1/rulings", {"json": {"log": ""}, "headers": {"Content-Encoding": "gzip"}}),
    ("", "POST", "/v1/rulings", {"content": b" " * 1_048_577, "headers": JSON}),
    ("", "GET", "/v1/docket", {}),
    ("Vi", "POST", "/v1/docket/spring/1/notes", {"json": TOLD}),
    ("Hed", "POST", NOTE, {"json": {"public_text": "Other."}, "headers": {KEY: "table-4-round-2-note"}}),
    ("Hed", "POST", NOTE, {"json": {**TOLD, "expected": 1}}),
)
"""Who calls, and what is answered alike at every operation that meets it."""

OWN: Final[tuple[tuple[str, str, str, str, dict[str, Any]], ...]] = (
    ("rulebook", "", "GET", "/v1/rulebooks/grah", {}),
    ("rulebook", "", "GET", f"/v1/rulebooks/{LONG}", {}),
    ("clause", "", "GET", "/v1/rulebooks/gra/clauses/gra.9", {}),
    ("clause", "", "GET", f"/v1/rulebooks/gra/clauses/{LONG}", {}),
    ("point", "", "GET", "/v1/points/P011", {}),
    ("point", "", "GET", f"/v1/points/{LONG}", {}),
    ("explain", "", "GET", "/v1/explain/gra.9.dd", {}),
    ("explain", "", "GET", "/v1/explain/gra.9.d?rules=", {}),
    ("precedents", "Dora", "GET", "/v1/precedents?event=autumn", {}),
    ("precedents", "Hed", "GET", "/v1/precedents?limit=0", {}),
    ("entries", "Dora", "GET", "/v1/docket/summer", {}),
    ("entries", "Hed", "GET", "/v1/docket/summer?limit=0", {}),
    ("chain", "Dora", "GET", "/v1/docket/summer/chain", {}),
    ("chain", "Hed", "GET", "/v1/docket/summer/chain?again=perhaps", {}),
    ("entry", "Hed", "GET", "/v1/docket/summer/99", {}),
    ("entry", "Hed", "GET", "/v1/docket/summer/0", {}),
    ("case", "Hed", "GET", "/v1/docket/summer/99/case", {}),
    ("case", "Hed", "GET", "/v1/docket/summer/0/case", {}),
    ("open_event", "Dora", "POST", "/v1/docket", {"json": {"name": "Club evening"}}),
    ("open_event", "Hed", "POST", "/v1/docket", {"json": {"name": "Summer open", "event": "summer"}}),
    ("file_ruling", "Dora", "POST", "/v1/docket/summer", {"json": {"log": EXAMPLE}}),
    ("file_ruling", "Hed", "POST", "/v1/docket/summer", {"json": {"log": EXAMPLE + "South pases\n"}}),
    ("deviate", "Hed", "POST", "/v1/docket/summer/99/deviations", {"json": {"instead": "None.", "reason": "None."}}),
    ("deviate", "Hed", "POST", "/v1/docket/summer/2/deviations", {"json": {"instead": "None.", "reason": "None."}}),
    ("appeal", "Hed", "POST", "/v1/docket/summer/99/appeals", {"json": {**APPEAL, "law": "It is otherwise."}}),
    ("appeal", "Hed", "POST", "/v1/docket/summer/1/appeals", {"json": APPEAL}),
    ("decide", "Hed", "POST", "/v1/docket/summer/99/decisions", {"json": {"reason": "None.", "law": "upheld"}}),
    ("decide", "Hed", "POST", "/v1/docket/summer/3/decisions", {"json": {"reason": "None."}}),
    ("note", "Hed", "POST", "/v1/docket/summer/99/notes", {"json": TOLD}),
    ("note", "Hed", "POST", NOTE, {"json": {}}),
)
"""By which operation, who calls, and what is answered otherwise there than elsewhere."""


def refusals(client: TestClient) -> dict[str, dict[str, Any]]:
    """The documents, by the operation at which they come (``""``: alike at each) and their kind."""
    found: dict[str, dict[str, Any]] = {}
    tokens = tokens_of(client) | {"": {}}
    calls = [("", *call) for call in ALIKE] + [*OWN]
    for operation, who, method, path, how in calls:
        key = {KEY: "refused"} if "/v1/docket/" in path and method == "POST" else {}
        headers = {**key, **tokens[who], **how.get("headers", {})}
        _keep(found, operation, client.request(method, path, **{**how, "headers": headers}).json())
    for document in _in_trouble(client, tokens["Hed"]):
        _keep(found, "", document)
    return found


def _keep(found: dict[str, dict[str, Any]], operation: str, document: dict[str, Any]) -> None:
    of_operation, kind = found.setdefault(operation, {}), document["type"].rpartition("/")[2]
    assert kind not in of_operation, f"{operation or 'alike'}: {document} and {of_operation[kind]}"
    of_operation[kind] = document


def _in_trouble(client: TestClient, token: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    """What a service says that is asked too much, has a mistake, or whose docket does not answer."""
    with patch.object(weight, "_waited", lambda: False):
        yield client.post("/v1/rulings", json={"log": EXAMPLE + "#" * weight.GREAT}).json()
    with patch("adjudicator.service.api.law.points", side_effect=RuntimeError("a mistake")):
        yield client.get("/v1/points").json()
    for code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL):
        said = sqlite3.OperationalError()
        said.sqlite_errorcode = code
        with patch.object(Docket, "new_event", side_effect=trouble(OperationalError("", {}, said))):
            yield client.post("/v1/docket", json={"name": "Club evening"}, headers=dict(token)).json()
    app = application(Wishes("sqlite:///:memory:", Path(), b"secret", each_minute=1))
    with patch.object(limits.Buckets, "take", return_value=2.0):
        yield TestClient(app).get("/v1/points").json()
    with patch.object(limits.Buckets, "take", return_value=0.0), patch.object(limits, "ARRIVES_WITHIN", 0.01):
        yield asyncio.run(_too_slow(app))


async def _too_slow(app: Any) -> dict[str, Any]:
    async def pieces() -> Any:
        yield b"{"
        await asyncio.Event().wait()

    transport = ASGITransport(app)
    async with AsyncClient(transport=transport, base_url="http://testserver") as slow:
        answer = await slow.post("/v1/rulings", content=pieces(), headers=JSON)
    told: dict[str, Any] = answer.json()
    return told
