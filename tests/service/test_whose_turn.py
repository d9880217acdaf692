"""The replay on every road marks a player as the one to play only where the log tells it, and never against the ruling."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.notation import read
from adjudicator.service.frames import Frame, frame
from adjudicator.service.packed import pack
from adjudicator.service.pages.replay import places
from adjudicator.service.seen_by import seen_by, whole
from adjudicator.words import speaking

MID_HAND = "players: North, South\nposition:\n  discards: ... 9s\n  stock: 20\n"
LOG = MID_HAND + "North claims the upcard was 9d\nSouth touches the stock\n"

# The upcard is the dealer's once the other has passed: South, who deals, may not take it yet (P36). It goes back.
UPCARD = "rules: gra\nplayers: North, South\ndealer: South\nupcard: 8d\nSouth takes 8d\n"


def frames(text: str) -> Iterator[Frame]:
    """Every moment of a log: as the director sees it, as those who watch do, and as each player does."""
    log = read(text)
    for line, _, _ in places(log):
        yield frame(whole(log, line))
    for eyes in ((), ("North",), ("South",)):
        yield from map(frame, seen_by(log, frozenset(eyes)))


def marked(shown: Frame) -> list[str]:
    return [seat.player for seat in shown.seats if seat.to_play]


@pytest.mark.parametrize(("tongue", "words"), [("en", " is to "), ("fr", " de jouer")])
def test_nobody_is_to_play_whom_no_line_tells(tongue: str, words: str) -> None:
    with speaking(tongue):
        found = list(frames(LOG))
    assert len(found) == 12
    for shown in found:
        assert not marked(shown)
        assert not any(words in said for said in (shown.spoken, *shown.rights))


def test_the_page_the_share_and_the_embed_mark_nobody(client: TestClient) -> None:
    page = client.get("/replay", params={"z": pack(LOG), "at": 5}).text
    token = page.split('name="csrf" value="')[1].split('"')[0]
    kept = client.post("/share", data={"z": pack(LOG), "viewpoint": "public", "csrf": token}, follow_redirects=False)
    name = kept.headers["location"].split("?")[0].removeprefix("/share/")
    for html in (page, *(client.get(f"/{road}/{name}?at=5").text for road in ("share", "embed"))):
        assert 'data-line="5"' in html
        assert 'class="seat turn"' not in html
        assert "is to play" not in html


def test_programs_are_told_none(client: TestClient) -> None:
    found: list[dict[str, Any]] = client.post("/v1/replay", json={"log": LOG}).json()["moments"]
    assert [moment["turn"] for moment in found] == [None, None, None]


def test_who_plays_is_marked(client: TestClient) -> None:
    shown = [marked(shown) for shown in frames(LOG + "South draws 5c\n")][3]
    assert shown == ["South"]


def test_a_play_that_goes_back_leaves_the_turn_where_the_ruling_leaves_it() -> None:
    for shown in frames(UPCARD):
        assert marked(shown) == ["North"]
        assert "North is to play" in shown.spoken


def test_no_moment_says_another_is_to_play_than_its_ruling() -> None:
    """The knock cannot be made with that card (gra.13.b): South draws anew, and is not done."""
    log = Path(__file__).parents[1] / "data" / "cases" / "gr-051-takes-the-discard-puts-it-straight-back-opponent.log"
    for text in (UPCARD, log.read_text(encoding="utf-8")):
        for line, _, _ in places(read(text)):
            seen = whole(read(text), line)
            ruled = seen.moment.ruling.next.get("to_play") or seen.moment.ruling.next.get("to_discard")
            if ruled and seen.moment.ruling.outcome in ("in_play", "choice"):
                assert marked(frame(seen)) == [ruled]
