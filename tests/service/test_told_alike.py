"""What the page of a ruling and the entry that is filed of it tell alike: where each choice leads, by which rules, several hands."""

import re
from html import unescape
from pathlib import Path
from typing import NamedTuple

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient

from adjudicator.service.packed import pack
from tests.service.desk import desk, send, signed_in
from tests.service.shown import words

EXAMPLES = {log.stem: log.read_text(encoding="utf-8") for log in sorted(Path("scenarios/examples").glob("*.log"))}
IMPROPER = EXAMPLES["improper_knock"].partition("players: North, South\n")[2]
WRONG_CARD = """\
rules: gra
players: North, South
knock card: 8d
position:
  hand North: 6h 7h 8h 9c 9d 2s 3s 4s Kd 5d
  hand South: 4c 5c 6c 7c Jc Jd Js Ac 3d 4d
  discards: ... 3c
  stock: 20
North draws 9h, knocks with 5d for 5
"""
"""By gra.10.a North may take 5d back. If he leaves it he has knocked above the limit, and South may accept that."""

TWO_HANDS = """\
rules: gra
players: North, South
hand: 1
deck: 51 cards
North passes
hand: 2
knock card: 8d
position:
  hand North: 10 cards
North knocks
agreed count: North 10, South 8
"""
"""The second hand is an improper knock: two above the limit of eight."""


class Desk(NamedTuple):
    """Dora at the desk, who rules and files."""

    client: TestClient
    taken: list[str]

    def ruling(self, log: str) -> str:
        """The page of the ruling on a log."""
        return unescape(self.client.get("/ruling", params={"z": pack(log) or ""}).text)

    def entry(self, log: str) -> str:
        """The entry that it is filed as."""
        self.taken.append(log)
        answer = send(self.client, "/file", "/docket", log=log, event="spring", table=str(len(self.taken)))
        assert answer.status_code == 303, answer.text
        return unescape(self.client.get(answer.headers["location"]).text)

    def both(self, log: str) -> tuple[str, str]:
        return self.ruling(log), self.entry(log)


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    app: FastAPI = desk(tmp_path_factory.mktemp("desk"))
    return Desk(signed_in(app, "Dora"), [])


def test_where_a_choice_leads_is_told_where_another_choice_follows_it(at: Desk) -> None:
    """With Kd North counts ten, South eight: undercut by 2, and the bonus is 25. If South refuses, North plays with an open hand."""
    for page in at.both(WRONG_CARD):
        buttons = re.search(r'<ul class="options">(.*?)</ul>', page, re.S)
        assert buttons is not None
        leave = words(buttons[1]).partition("Leave 5♦")[2]
        assert "Then South may accept the knock (undercut, South 27) or refuse it: then North plays with" in leave


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        ("", "Rules: gra (nothing says which); Gin Rummy Association, tournament rules"),
        ("rules: gra\n", "Rules: gra; Gin Rummy Association, tournament rules"),
        ("rules: oklahoma\n", "Rules: oklahoma; "),
    ],
)
def test_by_which_rules_is_told_as_the_text_of_a_ruling_tells_it(at: Desk, rules: str, named: str) -> None:
    """Also that a log says nothing of them, and what a house rulebook extends."""
    for page in at.both(WRONG_CARD.replace("rules: gra\n", rules)):
        (told,) = re.findall(r"Rules: gra[^<]*|Rules: oklahoma[^<]*", page)
        assert told.startswith(named)
        assert ("extends classic" in told) == ("oklahoma" in rules)


def test_of_several_hands_too_it_is_told_that_nothing_says_by_which_rules(at: Desk) -> None:
    for page in at.both(TWO_HANDS.removeprefix("rules: gra\n")):
        assert re.findall(r"Rules: gra[^<;]*", page) == ["Rules: gra (nothing says which)"]


@pytest.mark.parametrize(
    ("first", "hangs"),
    [
        ("deck: 52 cards", "This hangs on the reading of P05 and P22."),
        # The first hand is void by point P85 alone, and it is filed with the others.
        ("deck: 51 cards", "This hangs on the reading of P05, P22 and P85."),
    ],
)
def test_what_an_evening_hangs_on_and_what_is_done_next_is_said_before_it_is_filed(
    at: Desk, first: str, hangs: str
) -> None:
    log = f"rules: gra\nplayers: North, South\nhand: 1\n{first}\nNorth passes\nhand: 2\n{IMPROPER}\n"
    ruling, entry = at.both(log)
    for page in (ruling, entry):
        assert re.findall('<a href="#readings">([^<]*)</a>', page) == [hangs]
        assert page.index("Until a choice is made") < page.index(hangs) < page.index('id="readings"')
        assert "Readings that would change the ruling" in page.partition('id="readings"')[2]
    assert ruling.index(hangs) < ruling.index('id="file"')


def test_several_hands_stand_below_a_heading_of_their_own(at: Desk) -> None:
    for page in at.both(TWO_HANDS):
        before = re.findall(r"<h([1-6])[^>]*>(.*?)</h", page.partition("Hand 1: ")[0])
        assert (before[-1][0], words(before[-1][1])) == ("2", "The ruling")
        assert re.search(r"<h3>Hand 1: .*<h4>Clause by clause.*<h3>Hand 2: ", page, re.S)


@pytest.mark.parametrize("log", [*EXAMPLES.values(), WRONG_CARD, TWO_HANDS], ids=[*EXAMPLES, "wrong_card", "two_hands"])
def test_no_link_of_a_page_leads_nowhere(at: Desk, log: str) -> None:
    """Seen cards may be taken by gra.11.b or refused by gra.11.d, which are cited only once that is done."""
    for page in at.both(log):
        assert {to for to in re.findall(r'href="#([^"]*)"', page) if f'id="{to}"' not in page} == set()
