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
