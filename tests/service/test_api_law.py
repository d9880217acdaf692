"""The law for programs: rulebooks, clauses, points, what a kind of refusal means."""

import re
from html import unescape
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.cli import main
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


@pytest.mark.parametrize(
    "name",
    ["gra.9.d", "9.d", "7.b", "gra.9", "GRA-fr.1", "P11", "l004", "R001", "S003", "knock", "big gin", "undercut"],
)
def test_explain_takes_what_the_command_takes(
    client: TestClient, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", name]) == 0
    by_command = capsys.readouterr().out
    by_service = client.get(f"/v1/explain/{name}").json()["text"]
    assert by_service == without_the_command(by_command)
    assert len(by_service.splitlines()) >= 2


def without_the_command(told: str) -> str:
    """What the command tells but for what only its user can follow: its own calls and options, files of scenarios."""
    told = re.sub(r"More of one: .+\n|Scenarios:\n(?:  .*\n)+", "", told)
    told = re.sub(
        r"Another reading: --reading (\w+)=(\w), or in\s+the\s+log: house: \1 \2\n",
        r"Another reading, in the log: house: \1 \2\n",
        told,
    )
    return told.replace(" (--rules)", "").rstrip("\n") + "\n"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["7.b", "gra.9.d", "P11", "undercut"])
def test_explain_has_nothing_of_the_command(client: TestClient, name: str, lang: str) -> None:
    """A program has no command, and where the scenarios are it does not ask."""
    told = client.get(f"/v1/explain/{name}?lang={lang}").json()["text"]
    assert not re.search(r"adjudicate |--|Scenarios|Scénarios|installation", told)


@pytest.mark.parametrize("name", ["gra", "gra.9.dd", "9.z", "P99", "L999", "xyzzy"])
def test_explain_refuses_what_the_command_refuses(
    client: TestClient, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", name]) == 2
    said = capsys.readouterr().err.strip().removeprefix("adjudicate: ")
    detail = is_problem(client.get(f"/v1/explain/{name}"), 404, "not-found")["detail"]
    assert detail == said.replace("adjudicate rules show", "GET /v1/rulebooks/").replace("/ ", "/")


def test_one_name_of_several_clauses_gives_each(client: TestClient) -> None:
    several = client.get("/v1/explain/7.b").json()
    assert (several["id"], several["kind"], several["also_in"]) == ("7.b", "clauses", [])
    assert [(one["id"], one["rulebook"]) for one in several["clauses"]] == [
        ("classic.7.b", "classic"),
        ("gra-pairs.7.b", "gra-pairs"),
    ]
    one = client.get("/v1/explain/7.b?rules=classic").json()
    assert (one["id"], one["kind"], [each["id"] for each in one["clauses"]]) == (
        "classic.7.b",
        "clause",
        ["classic.7.b"],
    )
    word = client.get("/v1/explain/undercut").json()
    assert [each["id"] for each in word["clauses"]] == ["gra.6.c", "gra.9.d"]
    assert "classic" in word["also_in"]
    assert client.get("/v1/explain/P11").json()["clauses"] == []


def test_a_word_is_looked_up_in_the_rulebook_of_the_service_first(tmp_path: Path) -> None:
    client = TestClient(with_people(tmp_path, rules="classic"))
    assert {each["rulebook"] for each in client.get("/v1/explain/undercut").json()["clauses"]} == {"classic"}
    named = client.get("/v1/explain/undercut?rules=gra").json()
    assert ({each["rulebook"] for each in named["clauses"]}, named["also_in"]) == ({"gra"}, [])


def test_a_clause_of_a_rulebook_is_found_without_its_first_part(client: TestClient) -> None:
    by_name = client.get("/v1/rulebooks/gra/clauses/gra.9.d").json()
    assert client.get("/v1/rulebooks/gra/clauses/9.d").json() == by_name
    told = is_problem(client.get("/v1/rulebooks/gra/clauses/gra.9"), 404, "not-found")
    assert told["candidates"] == [f"gra.9.{letter}" for letter in "abcdefg"]
    which = ", ".join(told["candidates"][:-1]) + " or gra.9.g"
    assert told["detail"] == f"gra.9 is not one clause but several; which: {which}?"


@pytest.mark.parametrize(
    ("path", "detail"),
    [
        ("rulebooks/gra/clauses/P11", "gra has no clause P11; `GET /v1/explain/P11` tells what it is"),
        ("rulebooks/gra/clauses/knock", "gra has no clause knock; `GET /v1/explain/knock` tells what it is"),
        ("rulebooks/gra/clauses/big%20gin", "gra has no clause big gin; `GET /v1/explain/big%20gin` tells what it is"),
        (
            "rulebooks/gra/clauses/classic.7.b",
            "gra has no clause classic.7.b; `GET /v1/explain/classic.7.b` tells what it is",
        ),
        ("rulebooks/gra/clauses/gra", "gra has no clause gra; a whole rulebook: GET /v1/rulebooks/gra"),
        ("rulebooks/gra/clauses/classic", "gra has no clause classic; a whole rulebook: GET /v1/rulebooks/classic"),
        ("rulebooks/gra/clauses/d", "gra has no clause d"),
        ("rulebooks/gra/clauses/gra.9.dd", "gra has no clause gra.9.dd; did you mean `gra.9.d`?"),
        ("points/gra.9.d", "there is no point gra.9.d; `GET /v1/explain/gra.9.d` tells what it is"),
        ("points/L003", "there is no point L003; `GET /v1/explain/L003` tells what it is"),
        ("points/gra", "there is no point gra; a whole rulebook: GET /v1/rulebooks/gra"),
        ("points/P011", "there is no point P011; did you mean `P01`?"),
        ("points/xyzzy", "there is no point xyzzy"),
    ],
)
def test_what_is_not_there_is_said_of_what_was_asked_for(client: TestClient, path: str, detail: str) -> None:
    told = is_problem(client.get(f"/v1/{path}"), 404, "not-found")
    assert told["detail"] == detail
    assert "candidates" not in told


def test_explain_says_it_in_french(client: TestClient) -> None:
    english, french = (client.get(f"/v1/explain/P11?lang={lang}").json()["text"] for lang in ("en", "fr"))
    assert ("Readings:" in english, "Readings:" in french) == (True, False)


@pytest.mark.parametrize(
    "path", ["rulebooks/gra.toml", "rulebooks/..%2Fx", "rulebooks/gra/clauses/gra.9.q", "points/P99", "explain/xyzzy"]
)
def test_what_is_not_there(client: TestClient, path: str) -> None:
    is_problem(client.get(f"/v1/{path}"), 404, "not-found")


def test_a_near_name_is_proposed(client: TestClient) -> None:
    assert "gra.9.d" in is_problem(client.get("/v1/explain/gra.9.dd"), 404, "not-found")["detail"]


# --- the docket
