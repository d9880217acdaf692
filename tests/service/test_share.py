"""A replay that is shared names no card which its viewpoint has not seen: not in the page, not in what is kept."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient
from sqlalchemy import select

from adjudicator import adjudicate
from adjudicator.cards import NAMES
from adjudicator.docket.tables import shares
from adjudicator.handlog import HandLog, Language
from adjudicator.notation import read, write
from adjudicator.replay import sections
from adjudicator.service.frames import Frame, frame
from adjudicator.service.opened import store_of
from adjudicator.service.packed import pack
from adjudicator.service.seen_by import seen_by
from adjudicator.values import replace

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "scenarios" / "examples" / "improper_knock.log").read_text(encoding="utf-8")
LOGS = [
    *sorted((ROOT / "scenarios" / "examples").glob("*.log")),
    *sorted((ROOT / "tests" / "data" / "cases").glob("*.log")),
]
SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))
SUITS = {"en": ("clubs", "diamonds", "hearts", "spades"), "fr": ("trèfle", "carreau", "cœur", "pique")}
RANKS = {
    "en": ("ace", *map(str, range(2, 11)), "jack", "queen", "king"),
    "fr": ("as", *map(str, range(2, 11)), "valet", "dame", "roi"),
}
LETTERS = {"T": ("T", "10"), "J": ("J", "V"), "Q": ("Q", "D"), "K": ("K", "R")}

# What lies open at the table, line by line: the upcard and the discards. North's hand is laid down at line 15, but for the
# ten of clubs, which was turned face down; South's never is.
OPEN = {8: "8d", 9: "", 10: "", 11: "Qh", 12: "Kh", 13: "3c", 14: "Ts", 15: "6h 7h 8h 9c 9d 9h 2s 3s 4s Kd"}
OF_NORTH = "6h 7h 9c 9d 2s 3s 4s Kd Qh Tc 8h 3c 9h"
OF_SOUTH = "4c 5c 6c Jc Jd Ac 2d 5d Kh Ts Js 7c"


def share(client: TestClient, viewpoint: str, log: str = EXAMPLE) -> str:
    client.cookies.clear()
    page = client.get("/replay", params={"z": pack(log)})
    token = re.search(r'name="csrf" value="([^"]+)"', page.text)
    assert token
    answer = client.post("/share", data={"z": pack(log) or "", "viewpoint": viewpoint, "csrf": token[1]})
    assert answer.status_code == 200, answer.text
    return str(answer.url.path)


def written(name: str) -> set[str]:
    """A card as logs and pages write it: rank and suit, its letter or its sign."""
    rank, suit = name[0], name[1]
    return {letter + sign for letter in LETTERS.get(rank, (rank,)) for sign in (SIGNS[suit], suit)}


def spoken(name: str) -> set[str]:
    """A card as it is said."""
    at, of = "A23456789TJQK".index(name[0]), "cdhs".index(name[1])
    return {f"{RANKS[tongue][at]} {joined} {SUITS[tongue][of]}" for tongue, joined in (("en", "of"), ("fr", "de"))}


def named_in(text: str, cards: Iterable[str]) -> set[str]:
    """The cards that a text names, in whichever way."""
    words = frozenset(re.findall(r"\w+[♣♦♥♠]?", text))
    aloud = text.lower()
    return {
        name for name in cards if words & written(name) or any(re.search(rf"\b{says}", aloud) for says in spoken(name))
    }


def without_chance(page: str, name: str) -> str:
    """A page without what is made by chance, and without ``.js`` and a sentence that begins with *As*, which are no cards."""
    page = re.sub(r'name="csrf" value="[^"]+"|\.js\b', "", page).replace(name, "")
    return re.sub(r"\bAs (?=South sees|North sees|those who watch)", "", page)


@pytest.mark.parametrize("tongue", ["en", "fr"])
@pytest.mark.parametrize(
    ("viewpoint", "own"), [("public", ""), ("seat:South", OF_SOUTH), ("seat:North", OF_NORTH)], ids=str
)
def test_a_shared_link_names_no_hidden_card(client: TestClient, viewpoint: str, own: str, tongue: str) -> None:
    path = share(client, viewpoint)
    name, seen = path.rpartition("/")[2], set(own.split())
    for line, more in OPEN.items():
        seen |= set(more.split())
        hidden = set(NAMES) - seen
        for place in (path, path.replace("share", "embed")):
            answer = client.get(place, params={"at": line, "lang": tongue})
            assert answer.status_code == 200
            assert named_in(without_chance(answer.text, name), hidden) == set(), (place, line)
            assert named_in(str(dict(answer.headers)).replace(name, ""), hidden) == set()


def test_what_was_shown_is_there(client: TestClient) -> None:
    path = share(client, "public")
    page = client.get(path, params={"at": 15}).text
    assert named_in(page, OPEN[15].split()) == set(OPEN[15].split())
    assert "cards not shown: 10" in page  # South's
    assert "knocks for 10" in page


def test_the_directors_see_every_card(client: TestClient) -> None:
    page = client.get(share(client, "director"), params={"at": 15}).text
    assert named_in(page, ["Tc", "4c", "Jd", "Kd"]) == {"Tc", "4c", "Jd", "Kd"}


def test_no_hidden_card_and_no_log_is_kept(client: TestClient) -> None:
    path = share(client, "public", EXAMPLE.replace("South passes", "South passes  # says he holds the 4c"))
    name = path.rpartition("/")[2]
    from adjudicator.docket import shares as room
    from adjudicator.service.who import _clock

    app = client.app
    kept = room.find(store_of(app), name, _clock()).body
    never = set(NAMES) - {card for more in OPEN.values() for card in more.split()}
    assert named_in(kept, never) == set()
    assert "deal " not in kept
    with store_of(app).reading() as connection:
        assert name not in str(connection.execute(select(shares)).all())


def test_a_count_tells_nothing_of_a_hand_that_is_covered(client: TestClient) -> None:
    page = client.get(share(client, "seat:South"), params={"at": 14}).text
    assert "deadwood 8" in page  # South's own
    assert "deadwood 38" not in page


def frames(log: HandLog, eyes: frozenset[str]) -> list[Frame]:
    return [frame(one) for one in seen_by(log, eyes)]


def swapped(text: str, one: str, other: str) -> HandLog:
    """The same log with two cards in each other's place."""
    names = {one: other, other: one}
    return read(re.sub(r"(?<![\w♣♦♥♠])[A2-9TJQK][cdhs](?!\w)", lambda found: names.get(found[0], found[0]), text))


def in_english(log: HandLog) -> str:
    lines = tuple(line for line in log.lines if line.unread is None and not isinstance(line.item, Language))
    return write(replace(log, faults=(), language="en", lines=lines))


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem[:20])
def test_other_hidden_cards_would_look_the_same(file: Path) -> None:
    """Nothing that is shown or said hangs on a card that was not seen: with another in its place all stays as it is."""
    text = in_english(read(file.read_bytes()))
    log = read(text)
    players = {player for section in sections(log) for player in section.players[:2]}
    for eyes in (frozenset[str](), *(frozenset({player}) for player in sorted(players))):
        seen = frames(log, eyes)
        told = " ".join(one.model_dump_json() for one in seen)
        unseen = sorted(set(NAMES) - named_in(told, NAMES))
        hidden = [name for name in unseen if re.search(rf"\b{name}\b", text)]
        for card in hidden[:1]:
            other = [name for name in unseen if name != card][-1]
            assert frames(swapped(text, card, other), eyes) == seen, (eyes, card, other)


def test_where_covered_cards_decide_that_is_said(client: TestClient) -> None:
    """A knock whose melds nobody wrote down: the director counts South's hand, those who watch cannot."""
    log = EXAMPLE.replace("upcard: 8d", "upcard: Td").replace(": 6h-8h, 9c 9d 9h, 2s-4s", "")
    ruling = adjudicate(log)
    assert (ruling.outcome, ruling.points) == ("undercut", {"North": 0, "South": 27})
    decides = "The cards that are shown here do not decide."
    assert decides in client.get(share(client, "public", log), params={"at": 15}).text
    assert decides not in client.get(share(client, "public", log), params={"at": 14}).text
    assert decides not in client.get(share(client, "director", log), params={"at": 15}).text


def test_a_discard_turned_face_down_wrongly_stays_so() -> None:
    """What a better discard would have left tells which card it was: it is not said."""
    log = read(EXAMPLE.replace("Tc", "3d"))
    last = frames(log, frozenset({"South"}))[-1]
    assert last == frames(read(EXAMPLE), frozenset({"South"}))[-1]


def test_a_hand_played_open_is_seen() -> None:
    log = read(EXAMPLE + "South refuses the knock\nSouth draws 3s, discards 3h\nNorth draws 5s, discards Kd\n")
    north = frames(log, frozenset({"South"}))[-1].seats[0]
    assert ["2s", "3s", "4s", "5s"] in north.melds
    assert north.backs == 0
    south = frames(log, frozenset({"North"}))[-1].seats[1]
    assert (south.melds, south.loose) == ([], [])


def test_a_card_seen_by_one_player_alone() -> None:
    log = read("players: North, South\nposition:\n  stock: 9\nSouth alone sees 9c\n")
    assert frames(log, frozenset({"North"}))[-1].seen == ["?"]
    assert frames(log, frozenset({"South"}))[-1].seen == ["9c"]


def test_nobody_finds_a_share_by_guessing(client: TestClient) -> None:
    path = share(client, "public")
    assert len(path.rpartition("/")[2]) == 24
    unknown, cut_off = client.get("/share/" + "A" * 24), client.get(path[:-1])
    assert unknown.status_code == cut_off.status_code == 404
    assert unknown.content == cut_off.content


def test_a_share_runs_out(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from datetime import timedelta

    from adjudicator.service.who import _clock

    path = share(client, "public")
    monkeypatch.setattr(client.app.state, "clock", lambda: _clock() + timedelta(days=91), raising=False)  # type: ignore[attr-defined]
    assert client.get(path).status_code == 404


def test_a_viewpoint_that_is_none_is_refused(client: TestClient) -> None:
    token = re.search(r'name="csrf" value="([^"]+)"', client.get("/replay", params={"z": pack(EXAMPLE)}).text)
    assert token
    body = {"z": pack(EXAMPLE) or "", "viewpoint": "seat:Nobody", "csrf": token[1]}
    assert client.post("/share", data=body).status_code == 422
    assert client.post("/share", data={**body, "viewpoint": "public", "csrf": ""}).status_code == 403


def test_only_what_is_embedded_may_be_framed(client: TestClient) -> None:
    path = share(client, "public")
    framed = client.get(path.replace("share", "embed"))
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "x-frame-options" not in framed.headers
    assert "<form" not in framed.text.replace('<form class="scrub"', "")
    for place in (path, "/replay"):
        answer = client.get(place)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-frame-options"] == "DENY"


def test_the_player_sits_at_his_side_of_the_table(client: TestClient) -> None:
    page = client.get(share(client, "seat:North"), params={"at": 11}).text
    assert page.index("<span>South</span>") < page.index("<span>North</span>")


def test_a_card_laid_down_in_one_hand_is_hidden_in_the_next() -> None:
    head, hand = EXAMPLE.split("dealer: South")
    log = read(f"{head}hand: 1\ndealer: South{hand}South accepts the knock\nhand: 2\ndealer: South{hand}")
    seen = frames(log, frozenset())
    begun = [one for one in seen if one.hand == 2]
    assert [one.title for one in begun] == [one.title for one in seen if one.hand == 1][: len(begun)]
    for one in begun[:-1]:
        assert [(seat.melds, seat.loose, seat.backs) for seat in one.seats] == [([], [], 10)] * 2


def test_a_log_without_end_is_not_shared(client: TestClient) -> None:
    log = "players: North, South\n" + "North passes\nSouth passes\n" * 101
    client.cookies.clear()
    token = re.search(r'name="csrf" value="([^"]+)"', client.get("/replay", params={"z": pack(log)}).text)
    assert token
    answer = client.post("/share", data={"z": pack(log) or "", "viewpoint": "public", "csrf": token[1]})
    assert answer.status_code == 422
    assert "too long to be shared" in answer.text
