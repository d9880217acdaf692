"""While a hand is still to be played, the public page of its ruling shows no card that was not shown at the table."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI

from adjudicator import adjudicate
from adjudicator.cards import NAMES
from adjudicator.docket.again import Again, Difference
from adjudicator.docket.entry import Entry
from adjudicator.docket.filings import NewRuling
from adjudicator.docket.verification import Check
from adjudicator.notation import read, write
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.render.text import first_sentence
from adjudicator.ruling import Ruling
from adjudicator.service.filing import public_path
from adjudicator.service.lan import only_here
from adjudicator.service.not_over import still_open
from adjudicator.service.opened import docket_of
from adjudicator.service.packed import pack
from adjudicator.service.paper import page_of
from adjudicator.service.sheet import sheet
from tests.service.desk import NOON, signed_in, stranger
from tests.service.test_share import EXAMPLE, LOGS, OPEN, in_english, named_in, swapped

OVER = "South accepts the knock\n"
LINE = "The hand is not over: cards that were not shown at the table are covered here."
SHOWN = {card for more in OPEN.values() for card in more.split()}
HIDDEN = set(NAMES) - SHOWN
SOUTH = {"4c", "5c", "6c", "Jc", "Jd", "Ac", "2d", "5d", "Js", "7c"}
"""What South holds when North knocks."""

NONE_HIDDEN = {"ev-05-a-second-reque", "ev-13-feigned-intere"}
"""Logs of a hand that is not over and of which no card is known."""


def filed(app: FastAPI, log: str, event: str = "spring", **said: Any) -> Entry:
    return docket_of(app).file(NewRuling(event, log, table="7", **said), str(hash((log, event))), NOON, "Dora")


def page(app: FastAPI, entry: Entry, tongue: str = "en") -> str:
    """The public page, without its address and what was made by chance; ``.js`` and *As it was filed* are no cards."""
    answer = stranger(app).get(public_path(entry), params={"lang": tongue})
    assert answer.status_code == 200
    headers = str({name: value for name, value in answer.headers.items() if name != "x-request-id"})
    return plain(answer.text + headers, entry)


def plain(words: str, entry: Entry) -> str:
    words = words.replace(public_path(entry), "").replace(entry.hash, "")
    words = words.replace("As it was filed?", "")
    return re.sub(r'name="csrf" value="[^"]+"|\.js\b|[?&;][a-z]=[\w-]+|set-cookie[^,]+', "", words)


@pytest.mark.parametrize("tongue", ["en", "fr"])
def test_no_card_that_was_not_shown(app: FastAPI, tongue: str) -> None:
    whole = page(app, filed(app, EXAMPLE.replace("South passes", "South passes  # he says he holds the 4c")), tongue)
    assert named_in(whole, HIDDEN) == set()
    assert named_in(whole, SHOWN) == SHOWN


def test_what_was_read_aloud_and_found_is_there(app: FastAPI) -> None:
    words = page(app, filed(app, EXAMPLE))
    for part in (
        "South may accept North&#39;s knock (undercut, South 27) or refuse it",
        LINE,
        "North knocked above the limit",
        "South may accept the knock as proper and take the undercut, or refuse it.",
        "gra.9.d",
        "gra.9.a",
        "South draws ?, discards K",
        "? ? ? ? ? ? ? ? ? ?",
    ):
        assert part in re.sub(r"</?span[^>]*>", "", words).replace("&#x27;", "&#39;"), part
    for part in ("Because", "Facts", "counts 8", "loose"):
        assert part not in words, part


def test_no_digest_by_which_a_guess_at_the_cards_could_be_tried(app: FastAPI) -> None:
    entry = filed(app, EXAMPLE)
    assert entry.log_digest not in page(app, entry)


def test_for_those_of_the_event_everything_stays_open(app: FastAPI) -> None:
    filed(app, EXAMPLE)
    for who in ("Dora", "Vi"):
        whole = signed_in(app, who).get("/docket/spring/1").text
        assert named_in(whole, SOUTH) == SOUTH
        assert LINE not in whole


def test_once_the_hand_is_over_everything_is_shown(app: FastAPI) -> None:
    first = filed(app, EXAMPLE)
    last = filed(app, EXAMPLE + OVER, corrects=1)
    for entry in (first, last):
        whole = page(app, entry)
        assert named_in(whole, SOUTH) == SOUTH
        assert LINE not in whole
        assert entry.log_digest in whole


def test_a_correction_of_the_log_does_not_end_the_hand(app: FastAPI) -> None:
    first = filed(app, EXAMPLE)
    second = filed(app, EXAMPLE.replace("Ts\n", "9s\n").replace("Kh Ts", "Kh 9s"), corrects=1)
    assert [named_in(page(app, entry), SOUTH) for entry in (first, second)] == [set(), set()]
    third = filed(app, EXAMPLE + OVER, corrects=second.number)
    assert [named_in(page(app, entry), SOUTH) for entry in (first, second, third)] == [SOUTH] * 3


def test_a_hand_that_goes_on_after_all_is_covered_again(app: FastAPI) -> None:
    first = filed(app, EXAMPLE + OVER)
    second = filed(app, EXAMPLE + "South refuses the knock\n", corrects=1)
    assert [named_in(page(app, entry), SOUTH) for entry in (first, second)] == [set(), set()]


def test_each_of_several_hands_for_itself(app: FastAPI) -> None:
    head, hand = EXAMPLE.split("dealer: South")
    log = f"{head}hand: 1\ndealer: South{hand}{OVER}hand: 2\ndealer: South{hand}"
    words = re.sub(r"<[^>]*>", "", page(app, filed(app, log)))
    assert LINE in words
    deals = re.findall(r"deal South: (.*)", words)
    assert deals == ["4♣ 5♣ 6♣ J♣ J♦ A♣ 2♦ 5♦ K♥ 10♠", " ".join("?" * 10)]
    over, _, opened = words.partition("The log")[0].partition("Hand 2:")
    assert named_in(opened, HIDDEN) == set()
    assert "South counts 8" in over
    assert "South counts 8" not in opened


def test_what_differs_today_is_not_told_card_by_card(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = filed(app, EXAMPLE)
    again = Again((Difference("counts.South.loose", '["Ac","2d","5d"]', "[]"),))
    other = Check("spring", 1, "ruling", (), again)
    monkeypatch.setattr("adjudicator.service.pages.entry.check", lambda *given: other)
    for tongue in ("en", "fr"):
        whole = page(app, entry, tongue)
        assert named_in(whole, HIDDEN) == set()
        assert "counts.South" not in whole
    assert "counts.South" in signed_in(app, "Dora").get("/docket/spring/1").text


def open_logs() -> list[Path]:
    """The logs of the examples and cases whose hand is not over: as the ruling has no points and no new deal is given."""
    found = []
    for file in LOGS:
        ruling = adjudicate(file.read_bytes(), files=False, compare=False)
        hands = ruling.hands or [ruling]
        if any(hand.points is None and hand.outcome not in ("new_deal", "standings", "unread") for hand in hands):
            found.append(file)
    return found


@pytest.mark.parametrize("file", open_logs(), ids=lambda file: file.stem[:20])
def test_with_other_unseen_cards_it_is_the_same_page(app: FastAPI, file: Path) -> None:
    """But for its address and the digest in it, for which a salt is drawn. What was read aloud is the same in both."""
    text = in_english(read(file.read_bytes()))
    entry = filed(app, text)
    pages = [page(app, entry, tongue) for tongue in ("en", "fr")]
    unseen = sorted(set(NAMES) - named_in(pages[0].replace("–", " "), NAMES))
    hidden = [name for name in unseen if re.search(rf"\b{name}\b", text)]
    assert bool(hidden) == (file.stem[:20] not in NONE_HIDDEN)
    others = others_like(text, hidden, unseen)
    assert bool(others) == bool(hidden)
    for number, other in enumerate(others):
        docket_of(app).new_event("Spring Open", NOON, f"other{number}")
        like = filed(app, other, f"other{number}")
        assert [page(app, like, tongue) for tongue in ("en", "fr")] == pages, other


def others_like(text: str, hidden: list[str], unseen: list[str]) -> list[str]:
    """The same log with two unseen cards in each other's place, where the same is read aloud: a few of them."""
    aloud: Callable[[Ruling], str] = lambda ruling: first_sentence(ruling, WITH_SIGNS)  # noqa: E731
    said, found = aloud(adjudicate(text, files=False, compare=False)), []
    for number, card in enumerate(hidden):
        other = [name for name in unseen if name != card][-1 - number % 3]
        log = write(swapped(text, card, other))
        if aloud(adjudicate(log, files=False, compare=False)) == said:
            found.append(log)
    return found[:: max(1, len(found) // 4)]


def test_that_a_covered_hand_may_lay_off_is_not_told(app: FastAPI) -> None:
    """With the five of spades for the four of clubs, South may lay off first: the sentence that is read aloud is the same."""
    other = write(swapped(EXAMPLE, "4c", "5s"))
    assert "gra.9.e" in [finding.clause for finding in adjudicate(other).findings]
    assert "gra.9.e" not in page(app, filed(app, other))


@pytest.mark.parametrize(
    ("facts", "still"),
    [
        *(({"outcome": outcome}, {1}) for outcome in ("in_play", "choice", "needs_facts", "discretion", "conflict", "unread")),
        *(({"outcome": outcome}, set()) for outcome in ("knock", "gin", "big_gin", "undercut", "no_score", "new_deal")),
        ({"outcome": "stands", "next": {"dealer": "North"}}, set()),
        ({"outcome": "stands", "next": {"to_play": "North", "stock": 20}}, {1}),
        ({"outcome": "knock", "hands": [{"outcome": "in_play"}, {"outcome": "knock"}]}, {1}),
    ],
)  # fmt: skip
def test_which_hands_are_not_over(app: FastAPI, facts: dict[str, Any], still: set[int]) -> None:
    entry = filed(app, EXAMPLE)._replace(facts={"next": {}, **facts})
    assert still_open(entry, [entry]) == still


@pytest.mark.parametrize(("more", "printed"), [("", True), (OVER, False)])
def test_the_sheet_says_that_it_is_not_for_the_players(app: FastAPI, more: str, printed: bool) -> None:
    filed(app, EXAMPLE + more)
    words = "Holds cards of both hands: not for the players before the hand is over."
    assert (words in signed_in(app, "Dora").get("/docket/spring/1/sheet").text) == printed


def test_nothing_is_said_of_covered_cards_where_there_are_none(app: FastAPI) -> None:
    """Only the number of cards is known, and the upcard that lay there for all to see."""
    log = "players: North, South\nupcard: 9d\nposition:\n  hand North: 11 cards\n  to play: North\n"
    entry = filed(app, log)
    assert still_open(entry, [entry])
    assert "not for the players" not in signed_in(app, "Dora").get("/docket/spring/1/sheet").text
    assert "are covered here" not in stranger(app).get(public_path(entry)).text


def test_the_sheet_of_a_ruling_whose_hand_is_over_by_now(app: FastAPI) -> None:
    filed(app, EXAMPLE)
    filed(app, EXAMPLE + OVER, corrects=1)
    assert "not for the players" not in signed_in(app, "Dora").get("/docket/spring/1/sheet").text


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://127.1.2.3", True),
        ("http://[::1]:8000", True),
        ("http://localhost:8000", True),
        ("http://192.168.1.5:8000", False),
        ("https://gin.example.org", False),
    ],
)
def test_an_address_that_no_telephone_opens(app: FastAPI, address: str, here: bool) -> None:
    assert only_here(address) == here
    app.state.wishes = app.state.wishes._replace(address=address)
    code = stranger(app).get("/ruling/code", params={"z": pack(EXAMPLE) or ""}).text
    assert ("Only this machine can open this address; start the service with --lan" in code) == here
    entry = filed(app, EXAMPLE)
    on_paper = page_of(sheet(adjudicate(EXAMPLE), entry, [], "Spring Open", address + public_path(entry)))
    assert address + public_path(entry) in on_paper
    assert ('class="qr"' in on_paper) == (not here)
    assert ("Only the machine that keeps the docket can open this address." in on_paper) == here
