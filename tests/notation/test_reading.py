"""What lines mean: the notation sentence by sentence."""

import subprocess
import sys

import pytest

from adjudicator import events as act
from adjudicator import handlog as log
from adjudicator.cards import card, cards
from adjudicator.events import Act, Sentence, Trio
from adjudicator.handlog import Fact, HandLog
from adjudicator.notation import Unreadable, read, read_cards, read_line, write

HEAD = "players: North, South, Ann, Bob, Cy, Dee, Eve\n"


def c(names: str) -> tuple[int, ...]:
    return tuple(card(name) for name in names.split())


def item(line: str) -> Fact | Sentence | None:
    found = read(HEAD + line)
    assert found.faults == ()
    return found.lines[1].item


def acts(line: str) -> tuple[Act, ...]:
    said = item(line)
    assert isinstance(said, Sentence)
    return said.acts


RUN = c("6h 7h 8h")
NINES = c("9c 9s 9d")

SAID: list[tuple[str, tuple[Act, ...]]] = [
    ("South passes", (act.Pass(),)),
    ("South passes the upcard", (act.Pass(),)),
    ("SOUTH PASSES.", (act.Pass(),)),
    ("North takes 8d, discards Kd", (act.Take(card("8d")), act.Discard(card("Kd")))),
    ("North takes 8d and discards Kd.", (act.Take(card("8d")), act.Discard(card("Kd")))),
    ("North picks up the upcard, then discards Kd", (act.Take(), act.Discard(card("Kd")))),
    ("North takes the discard", (act.Take(),)),
    ("South draws 5c, discards Kh", (act.Draw(card("5c")), act.Discard(card("Kh")))),
    ("South draws 10h", (act.Draw(card("Th")),)),
    ("South draws ♠A", (act.Draw(card("As")),)),
    ("South takes the 8d, discards the Th", (act.Take(card("8d")), act.Discard(card("Th")))),
    ("South draws", (act.Draw(),)),
    ("South draws ?", (act.Draw(),)),
    ("South draws a card from the stock", (act.Draw(),)),
    ("South draws 5c, knocks with Kh", (act.Draw(card("5c")), act.Knock(card("Kh")))),
    ("South takes 5c, knocks with Kh face down", (act.Take(card("5c")), act.Knock(card("Kh")))),
    ("South knocks", (act.Knock(),)),
    ("South knocks for six", (act.Knock(None, 6),)),
    ("South knocks with 6", (act.Knock(None, 6),)),
    ("South knocks with Kh for 6: 6h-8h, 9c 9s 9d, 2s-4s", (act.Knock(card("Kh"), 6, (RUN, NINES, c("2s 3s 4s"))),)),
    ("South knocks with Kh: 6-8h, 9csd and 555", (act.Knock(card("Kh"), None, (RUN, NINES, Trio(4))),)),
    ("South knocks with Kh: 6h 7h 8h 9c 9s 9d", (act.Knock(card("Kh"), None, (RUN + NINES,)),)),
    ("South knocks with Kh: 6h–8h; loose Ac 2d", (act.Knock(card("Kh"), None, (RUN, c("Ac"), c("2d"))),)),
    ("South gins with Kh", (act.Gin(card("Kh")),)),
    ("South goes gin: 9999 6h-8h", (act.Gin(None, (Trio(8, 4), RUN)),)),
    ("South calls big gin", (act.BigGin(),)),
    ("North lays off 9h 10h on 6h-8h, 5c on 555", (act.LayOff(((c("9h Th"), RUN), (c("5c"), Trio(4)))),)),
    ("North lays off 9h, 10h on 6h, 7h, 8h, 5c on 555", (act.LayOff(((c("9h Th"), RUN), (c("5c"), Trio(4)))),)),
    ("North lays off 9h, 10h", (act.LayOff(((c("9h Th"), None),)),)),
    ("North lays off 9h on 6h-8h, 5c", (act.LayOff(((c("9h"), RUN), (c("5c"), None))),)),
    ("North shows 2h-4h, Qc Qd; loose 9h ?", (act.Show((c("2h 3h 4h"), c("Qc Qd")), (card("9h"), None)),)),
    ("South sees 9c 4d", (act.See(c("9c 4d")),)),
    ("South alone sees 9c", (act.See(c("9c"), True),)),
    ("South uncovers 9c", (act.Uncover(c("9c")),)),
    ("South touches the stock", (act.Touch("stock"),)),
    ("South touches the discard pile", (act.Touch("discard pile"),)),
    ("South touches the cards of North", (act.Touch("cards", "North"),)),
    ("South has eleven cards", (act.Holds(11),)),
    ("South has 1 card", (act.Holds(1),)),
    ("South draws 5c before the discard", (act.Draw(card("5c"), "before the discard"),)),
    ("South draws 5c out of turn", (act.Draw(card("5c"), "out of turn"),)),
    ("South calls knock", (act.Call("knock"),)),
    ("South calls gin", (act.Call("gin"),)),
    ("South calls 6", (act.Call(6),)),
    ("South withdraws the call", (act.Withdraw(),)),
    ("South claims the upcard was 9d", (act.ClaimUpcard(card("9d")),)),
    ("South claims 6", (act.ClaimCount(6),)),
    ("North accepts the knock", (act.AcceptKnock(),)),
    ("North accepts", (act.AcceptKnock(),)),
    ("North refuses the knock", (act.RefuseKnock(),)),
    ("North chooses correction", (act.Choose("correction"),)),
    ("North chooses a new deal", (act.Choose("new deal"),)),
    ("South corrects with 5c", (act.Correct(c("5c")),)),
    ("North takes the seen card 9c, discards Ks", (act.TakeSeen(card("9c")), act.Discard(card("Ks")))),
    ("North refuses the seen card 9c", (act.RefuseSeen(card("9c")),)),
    ("South takes back Kh", (act.TakeBack(card("Kh")),)),
    ("South takes Kh back", (act.TakeBack(card("Kh")),)),
    ("South leaves Kh", (act.Leave(card("Kh")),)),
    ("South pretends interest in 8d", (act.Pretend(card("8d")),)),
    ("North signs", (act.Do("signs"),)),
    ("Ann signs the ten-win sheet", (act.Do("signs the ten-win sheet"),)),
    ("North square-cuts", (act.Do("square-cuts"),)),
    ("North shuffles the stock", (act.Do("shuffles the stock"),)),
    ("Cy makes Dee wait", (act.Toward("makes wait", "Dee"),)),
    ("Ann gives the count 12", (act.GiveCount(12),)),
    ("Ann helps Bob lay off", (act.Toward("helps lay off", "Bob"),)),
]


@pytest.mark.parametrize(("line", "meant"), SAID, ids=[line for line, _ in SAID])
def test_sentence(line: str, meant: tuple[Act, ...]) -> None:
    assert acts(line) == meant


STATED: list[tuple[str, Fact]] = [
    ("rules: GRA", log.Rules("gra")),
    ("rules: ./House.toml", log.Rules("./House.toml")),
    ("house: P11 b, classic.7.c", log.House((("P11", "b"), ("classic.7.c", None)))),
    ("house: p4=B", log.House((("P04", "b"),))),
    ("event: Spring Open, day 1", log.Text("event", "Spring Open, day 1")),
    ("table: 12", log.Text("table", "12")),
    ("score: North 120, South 85", log.Tally("score", (("North", 120), ("South", 85)))),
    ("cut: North 4h, South Jc", log.CutCards((("North", card("4h")), ("South", card("Jc"))))),
    ("deal South: 7c, 8c and 9c ?", log.Deal("South", (*c("7c 8c 9c"), None))),
    ("deal South: ?", log.Deal("South", (None,))),
    ("upcard: ?", log.OneCard("upcard", None)),
    ("recorded upcard: 9d by South", log.RecordedUpcard(card("9d"), "South")),
    ("knock card: 8d", log.OneCard("knock card", card("8d"))),
    ("finding: upcard 8d", log.OneCard("finding", card("8d"))),
    ("finding: the upcard was 8d", log.OneCard("finding", card("8d"))),
    ("deck: 51 cards", log.Count("deck", 51)),
    ("games: sixteen", log.Count("games", 16)),
    ("  hand South: ten cards", log.PositionCount("South", 10)),
    ("discards: ... 9s 4c", log.Discards(c("9s 4c"), True)),
    ("discards: …, 9s, 4c", log.Discards(c("9s 4c"), True)),
    ("discards: none", log.Discards(())),
    ("to discard: South", log.PositionPlayer("to discard", "South")),
    ("agreed count: South 12", log.Tally("agreed count", (("South", 12),))),
    ("recorded total: North 193, South 85", log.Tally("recorded total", (("North", 193), ("South", 85)))),
    ("teams: Red = Ann Bob, Blue = Cy Dee", log.Teams((("Red", ("Ann", "Bob")), ("Blue", ("Cy", "Dee"))))),
    ("teams: Red = Ann and Bob, Blue = Cy, Dee", log.Teams((("Red", ("Ann", "Bob")), ("Blue", ("Cy", "Dee"))))),
    ("pair: Ann and Cy", log.Pair(("Ann", "Cy"))),
    ("game 1: Ann 212, Bob 140", log.GameResult(1, (("Ann", 212), ("Bob", 140)))),
    ("paired Ann, Bob: by the staff", log.Paired(("Ann", "Bob"), "by the staff")),
    ("report Dee: game against Eve", log.Report("Dee", "Eve")),
    ("not played: Dee, Eve", log.NotPlayed(("Dee", "Eve"))),
    ("fees: 120 × 150", log.Fees(120, 150)),
]


@pytest.mark.parametrize(("line", "meant"), STATED, ids=[line for line, _ in STATED])
def test_fact(line: str, meant: Fact) -> None:
    assert item(line) == meant


@pytest.mark.parametrize("intent", ["on purpose", "by mistake"])
def test_any_sentence_may_end_in_an_intent(intent: act.Intent) -> None:
    for line, meant in SAID:
        said = item(f"{line.rstrip('.')} {intent}.")
        assert isinstance(said, Sentence)
        assert (said.acts, said.intent) == (meant, intent)


@pytest.mark.parametrize(
    ("run", "meant"),
    [
        ("6h-8h", "6h 7h 8h"),
        ("6-8h", "6h 7h 8h"),
        ("6h—8", "6h 7h 8h"),
        ("8h - 6h", "6h 7h 8h"),
        ("Ac-3c", "Ac 2c 3c"),
        ("3c-Ac", "Ac 2c 3c"),
        ("Js-Ks", "Js Qs Ks"),
        ("Qs-As", "Qs Ks As"),
        ("h6-h8", "6h 7h 8h"),
    ],
)
def test_a_run_is_its_cards_in_order(run: str, meant: str) -> None:
    assert acts(f"North gins: {run}") == (act.Gin(None, (c(meant),)),)


def test_names_ignore_case_and_keep_the_spelling_first_declared() -> None:
    found = read("north passes\nplayers: North, South\nSOUTH passes")
    assert [line.item.player for line in found.lines if isinstance(line.item, Sentence)] == ["North", "South"]


def test_without_players_the_first_two_names_are_the_players() -> None:
    found = read("dealer: Ann\nBob passes\nann passes\nCy passes")
    assert found.players == ("Ann", "Bob")
    assert [(fault.id, fault.line, fault.column) for fault in found.faults] == [("L006", 4, 1)]


def test_in_a_tournament_record_every_name_is_good() -> None:
    found = read("game 1: Ann 212, Bob 140\ngame 2: Ann 95, Cy 203\nDee signs")
    assert found.faults == ()
    assert found.players == ("Ann", "Bob", "Cy", "Dee")


def test_teams_may_act_and_their_members_are_the_players() -> None:
    found = read("teams: Red = Ann Bob, Blue = Cy Dee\ndealer: red\nRed changes seats\nEve passes")
    assert found.players == ("Ann", "Bob", "Cy", "Dee")
    assert [line.item for line in found.lines[1:3]] == [log.Dealer("Red"), Sentence("Red", (act.Do("changes seats"),))]
    assert [fault.id for fault in found.faults] == ["L006"]


def test_words_that_only_look_like_others() -> None:
    text = "players: Cutler, the\nthe draws 2h\nCutler cuts"
    found = read(text)
    assert found.faults == ()
    assert found.players == ("Cutler", "the")


def test_comments_stay_on_their_lines() -> None:
    text = '# top\nNorth passes  # why: "#1"\n\nSouth passes#1\nevent: a#b\n"Ann #2" passes\n'
    found = read(text)
    assert [line.comment for line in found.lines] == [" top", ' why: "#1"', None, None, None, None]
    assert [fault.line for fault in found.faults] == [4]
    assert write(found) == text


def test_a_mark_at_the_start_and_line_ends_make_no_difference() -> None:
    text = "players: North, South\nNorth passes\n"
    assert read(text) == read("\ufeff" + text) == read(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())


def test_a_card_in_two_places_and_a_hand_of_thirteen_are_no_faults() -> None:
    assert read("deal North: 3c 3c\ndeal South: As-Ks").faults == ()


def test_canonical_form() -> None:
    text = 'PLAYERS: "North" and "hand"\nPosition:\nhand north: 10 CARDS\nNorth gins with 10H: 6h 7h 8h, 9CDS & 999.'
    canonical = 'players: North, "hand"\nposition:\n  hand North: 10 cards\nNorth gins with Th: 6h-8h, 9c 9d 9s, 999\n'
    assert write(read(text)) == canonical


def test_a_line_is_added_after_the_last() -> None:
    base = read("players: North, South\n\n")
    assert read_line("south accepts the knock # ruled", base) == log.Line(
        3, Sentence("South", (act.AcceptKnock(),)), " ruled"
    )


@pytest.mark.parametrize(("text", "kind"), [("West passes", "L006"), ("North pases", "L004"), ("a\nb", "L017")])
def test_a_line_that_cannot_be_added_is_refused(text: str, kind: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_line(text, read("players: North, South"))
    assert (refused.value.fault.id, refused.value.fault.line) == (kind, 2)


def test_common_lines_need_no_lark() -> None:
    text = (
        "rules: gra\nplayers: North, South\ndealer: South\ndeal North: 3c 4c ?\nupcard: 8d # seen\n\nposition:\n"
        "  hand South: 10 cards\nNorth passes\nSouth draws 5c, discards Kh\nNorth takes 10h\n"
        "North knocks with Kh for 6: 6h-8h, 9c 9s 9d\nSouth gins\n"
    )
    script = "import sys; from adjudicator.notation import read; log = read(sys.argv[1]); print('lark' in sys.modules, len(log.faults))"
    run = subprocess.run([sys.executable, "-c", script, text], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "0"]


def test_a_list_of_cards_is_read_as_in_a_log() -> None:
    assert read_cards("7C 7d, 7♥ and 10s") == cards("7c 7d 7h Ts")
    assert read_cards("6h-8h 9cds") == cards("6h 7h 8h 9c 9d 9s")


@pytest.mark.parametrize("text", ["", "11h", "7c 7c", "7c ?", "6h-8h 7h", "7c # 8c", "7c: 8c"])
def test_a_list_that_is_no_set_of_cards_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_cards(text)


def test_an_empty_log_has_nothing_to_print() -> None:
    assert write(HandLog()) == ""


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("North", "Nroth", True),
        ("North", "Nort", True),
        ("North", "N", True),
        ("Anna", "Anne", True),
        ("North", "South", False),
        ("Ann", "Bob", False),
        ("Nora", "Anton", False),
        ("East", "West", False),
    ],
)
def test_a_second_player_who_may_be_the_first_misspelt_is_told(first: str, second: str, told: bool) -> None:
    log = read(f"{first} draws 5c, discards Kh\n{second} knocks with Ts\n")
    assert log.players == (first, second)
    assert [line for line, _ in log.understood] == ([2] if told else [])
    declared = read(f"players: {first}, {second}\n{first} draws 5c, discards Kh\n{second} knocks with Ts\n")
    assert declared.understood == ()
