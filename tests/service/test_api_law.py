"""The law for programs: rulebooks, clauses, points, what a kind of refusal means."""

from html import unescape
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.service.kinds import KINDS, Kind
from tests.service.calls import is_problem
from tests.service.guests import with_people


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(with_people(tmp_path))


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_the_type_of_a_problem_can_be_opened(client: TestClient, kind: Kind) -> None:
    page = client.get(kind.type, headers={"Accept": "text/html"})
    assert page.status_code == 200
    assert f"<h1>{kind.title}</h1>" in page.text
    assert kind.means in unescape(page.text)
    assert f'href="{kind.type}"' in client.get("/problems").text


def test_what_only_http_refuses_has_no_page_of_ours(client: TestClient) -> None:
    assert client.get("/problems/tea").status_code == 404
    assert len({kind.type for kind in KINDS}) == len(KINDS)
    assert Kind("I'm a teapot", 418).type == "about:blank"


def test_the_law(client: TestClient) -> None:
    shelf = {book["id"]: book for book in client.get("/v1/rulebooks").json()["rulebooks"]}
    assert {"gra", "gra-fr", "classic", "oklahoma"} <= shelf.keys()
    assert shelf["oklahoma"]["extends"]
    gra = client.get("/v1/rulebooks/gra").json()
    assert gra["terms"]["gin"] == 25
    clause = client.get("/v1/rulebooks/gra/clauses/gra.9.d").json()
    assert {"id", "when", "says", "kind", "source"} <= gra["clauses"][0].keys()
    assert clause["kind"] == "choice"
    assert {"circumstance": "improper_knock.may_accept", "remedy": "offer"} in clause["answers"]


def test_the_points(client: TestClient) -> None:
    points = client.get("/v1/points").json()["points"]
    one = client.get("/v1/points/p11").json()
    assert one in points
    assert one["read_by"]["gra"] in one["readings"]


@pytest.mark.parametrize(
    ("name", "kind"), [("gra.9.d", "clause"), ("p11", "point"), ("L004", "fault"), ("GRA.9.D", "clause")]
)
def test_explain(client: TestClient, name: str, kind: str) -> None:
    told = client.get(f"/v1/explain/{name}").json()
    assert (told["id"].lower(), told["kind"]) == (name.lower(), kind)
    assert told["text"].lower().startswith(name.lower())


def test_explain_says_it_in_french(client: TestClient) -> None:
    english, french = (client.get(f"/v1/explain/P11?lang={lang}").json()["text"] for lang in ("en", "fr"))
    assert ("Readings:" in english, "Readings:" in french) == (True, False)


@pytest.mark.parametrize(
    "path", ["rulebooks/gra.toml", "rulebooks/..%2Fx", "rulebooks/gra/clauses/gra.9.q", "points/P99", "explain/nothing"]
)
def test_what_is_not_there(client: TestClient, path: str) -> None:
    is_problem(client.get(f"/v1/{path}"), 404, "not-found")


def test_a_near_name_is_proposed(client: TestClient) -> None:
    assert "gra.9.d" in is_problem(client.get("/v1/explain/gra.9.dd"), 404, "not-found")["detail"]


# --- the docket
