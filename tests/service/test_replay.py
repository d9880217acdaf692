"""The replay: the table at a line, the ways to the other lines, and what if."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.notation import read
from adjudicator.service.frames import frame
from adjudicator.service.packed import pack
from adjudicator.service.seen_by import whole
from adjudicator.service.steps import steps
from adjudicator.words import speaking

EXAMPLE = (Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log").read_text(encoding="utf-8")


def page(client: TestClient, log: str = EXAMPLE, **told: Any) -> str:
    answer = client.get("/replay", params={"z": pack(log) or "", **told})
    assert answer.status_code == 200, answer.text
    return str(answer.text)


def moment(html: str) -> str:
    found = re.search(r'<article class="moment" id="moment".*?</article>', html, re.S)
    assert found
    return found[0]


def test_the_table_at_a_line(client: TestClient) -> None:
    table = moment(page(client, at=14))
    assert 'data-line="14"' in table
    assert "South draws 7♣, discards 10♠" in table
    assert "deadwood 38" in table  # North: 9 10 9 K beside two runs
    assert "deadwood 8" in table  # South: A 2 5
    assert 'aria-label="10 of spades"' in table
    assert 'data-says="South draws 7 of clubs, discards 10 of spades. North is to play."' in table


@pytest.mark.parametrize(
    ("discards", "says"),
    [("", "Discard pile </h3>"), ("  discards: ... 9s 4c\n", "Discard pile <small>…2</small></h3>")],
)
def test_a_pile_of_which_only_the_top_is_known(client: TestClient, discards: str, says: str) -> None:
    log = f"players: North, South\nposition:\n  to play: South\n{discards}\nSouth draws 5c\n"
    html = client.get("/replay", params={"z": pack(log)}).text
    assert says in html
    assert html.count("cards below that are not known") == 1


def test_it_begins_before_anything_is_played(client: TestClient) -> None:
    assert 'data-line="8"' in moment(page(client))
    assert 'data-line="8"' in moment(page(client, at=0))


def test_rights_and_findings_of_the_moment(client: TestClient) -> None:
    table = moment(page(client, at=15))
    assert "South may accept North's knock" in unescape(table)
    assert "gra.9.a" in table
    assert "gra.9.a" not in moment(page(client, at=14))


def test_every_moment_is_a_link(client: TestClient) -> None:
    html = page(client, at=12)
    lines = re.findall(r'<a href="[^"]*at=(\d+)#moment" data-line="\d+" ', html)
    assert lines == ["8", "9", "10", "11", "12", "13", "14", "15"]
    ways = dict(re.findall(r'data-way="(\w+)" href="[^"]*at=(\d+)#moment"', html))
    assert ways == {"first": "8", "prev": "11", "next": "13", "last": "15"}


def test_steps_hold_until_the_next_line() -> None:
    way = steps([(3, 1, "a"), (5, 1, "b"), (9, 1, "c")], 8, str)
    assert way.here.line == 5
    assert [way.ways[name].line for name in ("first", "prev", "next", "last")] == [3, 3, 9, 9]


def test_a_posted_log_is_brought_to_its_address(client: TestClient) -> None:
    token = re.search(r'name="csrf" value="([^"]+)"', client.get("/replay").text)
    assert token
    body = {"log": EXAMPLE.replace("\n", "\r\n"), "csrf": token[1]}
    answer = client.post("/replay", data=body, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/replay?z={pack(EXAMPLE)}"
    long = "\n".join(f"# {number**7}" for number in range(3000))
    assert "too long" in client.post("/replay", data={**body, "log": long}).text


def test_what_if_adds_a_line(client: TestClient) -> None:
    html = page(client, at=15, **{"if": "South accepts the knock"})
    branch = html[html.index('id="branch"') :]
    assert "Supposition" in branch
    assert "Undercut: South scores 27" in branch
    assert "As it was" in branch
    onward = re.search(r'href="(/replay\?[^"]*supposed=15)"', branch)
    assert onward
    told = client.get(onward[1].replace("&amp;", "&")).text
    assert "A supposition from line 15 on" in told
    assert "South accepts the knock" in moment(told)


def test_what_if_takes_the_place_of_a_line(client: TestClient) -> None:
    line = "South draws 7c, knocks with Ts for 8: 4c-7c, Jcds"
    html = page(client, EXAMPLE, **{"at": 14, "if": line, "instead": 1})
    assert "instead of line 14" in html
    assert "Line 14" in html[html.index('id="then"') :]


def test_what_cannot_be_read_of_a_supposition_is_said(client: TestClient) -> None:
    html = page(client, at=15, **{"if": "South accepts the knock\nSouth acepts"})
    assert 'id="branch"' not in html
    assert re.search(r'role="alert">\s*<p>Line 2: ', html)
    assert "South acepts</textarea>" in html


def test_choices_are_offered_as_suppositions(client: TestClient) -> None:
    table = moment(page(client, at=15))
    assert re.search(r'href="[^"]*if=South\+refuses\+the\+knock#branch"', table)


def test_no_file_is_read_for_a_stranger(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text("secret = 1", encoding="utf-8")
    log = EXAMPLE.replace("rules: gra", f"rules: {tmp_path / 'club.toml'}")
    answer = client.get("/replay", params={"z": pack(log) or ""})
    assert answer.status_code == 422
    assert "secret" not in answer.text


def test_faults_are_left_out_and_said(client: TestClient) -> None:
    assert "cannot be read; they are left out" in page(client, EXAMPLE + "South acepts the knock\n")


def test_an_address_that_was_cut_off_asks_for_a_log(client: TestClient) -> None:
    for z in ("", "x", (pack(EXAMPLE) or "")[:-9]):
        answer = client.get("/replay", params={"z": z})
        assert answer.status_code == 200
        assert "<textarea" in answer.text


def test_a_name_is_no_markup(client: TestClient) -> None:
    log = EXAMPLE.replace("North", '"<script>alert(1)</script>"')
    assert "<script>alert" not in page(client, log, at=15)


def test_in_french(client: TestClient) -> None:
    table = moment(page(client, at=12, lang="fr"))
    assert "South pioche V♠, défausse R♥" in table
    client.cookies.clear()


def test_runs_are_written_with_signs() -> None:
    seen = whole(read(EXAMPLE), 15)
    assert frame(seen).title.endswith("6♥–8♥, 9♣ 9♦ 9♥, 2♠–4♠")
    with speaking("fr"):
        assert frame(seen).title.endswith("6♥–8♥, 9♣ 9♦ 9♥, 2♠–4♠")
