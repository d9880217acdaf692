"""What must be done at the table now is read aloud with the ruling, and told of an option that leads there."""

from pathlib import Path

import pytest

from adjudicator import adjudicate
from adjudicator.moments import moments
from adjudicator.notation import read
from adjudicator.render.pen import Pen
from adjudicator.render.text import first_sentence, text
from adjudicator.ruling import Ruling
from adjudicator.service.sections import offered
from adjudicator.words import speaking

SEEN = Path("scenarios/examples/seen_card.log").read_text(encoding="utf-8")
UNCOVERED = SEEN.replace("rules: gra", "rules: gra-fr").replace("North sees Qd by mistake", "North uncovers Qd")


def after(line: str) -> Ruling:
    return adjudicate(f"{SEEN}{line}\n")


def aloud(ruling: Ruling) -> str:
    return first_sentence(ruling, Pen(ascii=False))


def words(text: str) -> str:
    return " ".join(text.split())


def test_a_refused_card_goes_on_the_discard_pile_and_another_is_drawn() -> None:
    ruling = after("South refuses the seen card Qd")
    done = "South refused Q♦: it goes on the discard pile, and South draws a new card."
    assert aloud(ruling) == f"Play goes on: South is to play. {done}"
    assert f"From here: {done} South is to play." in words(text(ruling))
    told = [finding["clause"] for finding in ruling.as_dict()["findings"] if finding.get("to_do")]
    assert told == ["gra.11.d"]


def test_it_is_not_said_again_once_the_new_card_is_drawn() -> None:
    ruling = after("South refuses the seen card Qd\nSouth draws 5h")
    assert aloud(ruling) == "Play goes on: South is to discard."
    assert not any("to_do" in finding for finding in ruling.as_dict()["findings"])


def test_who_draws_without_a_word_has_drawn_anew_already() -> None:
    assert aloud(after("South draws 5h")) == "Play goes on: South is to discard."


def test_an_uncovered_stock_is_shuffled() -> None:
    assert aloud(adjudicate(UNCOVERED)).endswith("North uncovered Q♦ of the stock: it is shuffled, and play goes on.")
    with speaking("fr"):
        assert "mélang" in aloud(adjudicate(UNCOVERED))


def test_a_card_that_was_not_his_goes_back_before_the_choice_is_made() -> None:
    said = aloud(after("North takes the seen card Qd"))
    assert said.startswith("South may take the discard")
    assert said.endswith("North took Q♦, which was not his to take: it goes back.")


CUT = "rules: gra\nplayers: Ann, Bob\ncut: Ann 4h, Bob 4c\n"


@pytest.mark.parametrize(
    ("log", "end"),
    [
        (CUT, "The cut is tied: the players cut again."),
        (f"{CUT}cut: Ann 2h, Bob 9c\n", "Ann has the low card: he deals first and keeps the score."),
    ],
)
def test_of_several_cuts_only_what_follows_from_the_last_is_to_do(log: str, end: str) -> None:
    assert aloud(adjudicate(log)) == f"No irregularity, play goes on. {end}"


def test_a_hand_that_is_over_leaves_nothing_of_it_to_do() -> None:
    """The clause stands below; read aloud is the score."""
    log = Path("scenarios/examples/accepted_knock.log").read_text(encoding="utf-8")
    assert aloud(adjudicate(log)) == "Undercut: South scores 27, the bonus of 25 included."


def test_options_that_lead_to_the_same_outcome_say_what_differs() -> None:
    ruling = adjudicate(SEEN)
    (choice,) = offered(ruling)
    leads = [option.leads for option in choice.options]
    assert leads == [
        "Play goes on: South is to discard. South took the discard: the seen cards are shuffled back into the stock, and play goes on.",
        "Play goes on: South is to discard.",
        "Play goes on: South is to play. South refused Q♦: it goes on the discard pile, and South draws a new card.",
    ]
    options = ruling.as_dict()["choices"][0]["options"]
    assert [(option.get("to_play"), option.get("to_discard"), len(option.get("to_do", []))) for option in options] == [
        (None, "South", 1),
        (None, "South", 0),
        ("South", None, 1),
    ]


def test_an_option_that_alone_leads_on_says_only_that_play_goes_on() -> None:
    log = Path("scenarios/examples/improper_knock.log").read_text(encoding="utf-8")
    assert "2. refuse the knock (gra.9.a): play goes on. Log line" in words(text(adjudicate(log)))


MID_HAND = "rules: gra\nplayers: North, South\nposition:\n  discards: ... 9s\n  stock: 20\n  to play: North\n"
TO_BE_DECIDED = {
    "South draws 5c": "South drew out of turn: the director decides whether the draw stands, or the card goes back and the "
    "stock is shuffled.",
    "South takes 9s": "South took the discard out of turn: the director decides whether that stands, or the card goes back.",
    "North uncovers 5c": "North uncovered 5♣ of the stock: the director decides whether it is shuffled and play goes on, or "
    "this counts as seen while drawing.",
}


@pytest.mark.parametrize(("line", "says"), TO_BE_DECIDED.items())
def test_what_the_director_must_decide_before_play_goes_on_is_read_aloud(line: str, says: str) -> None:
    ruling = adjudicate(f"{MID_HAND}{line}\n")
    assert ruling.outcome == "discretion"
    assert aloud(ruling) == f"The rules leave this to the director (gra.0.a); nothing is imposed here. {says}"
    assert f"From here: {says}" in words(text(ruling))
    told = [(finding["clause"], finding["kind"]) for finding in ruling.as_dict()["findings"] if finding.get("to_do")]
    assert told == [("gra.0.a", "discretion")]
    with speaking("fr"):
        assert "\u00a0: le directeur décide si " in aloud(adjudicate(f"{MID_HAND}{line}\n"))


def test_an_open_hand_that_played_on_is_decided_upon() -> None:
    """North was under the limit with an open hand and discarded; by P64 c the director says what that was."""
    log = (
        "players: North, South\nknock card: 8d\nposition:\n  hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd\n"
        "  discards: ... Qh\n  stock: 20\n  to play: North\n  open: North\nNorth draws 2d, discards Kd\n"
    )
    ruling = adjudicate(log, "gra", {"P64": "c"})
    assert aloud(ruling).endswith(
        "North's open hand was under the limit and he played on: the director decides whether he may knock at his next turn, "
        "or the hand is ruled as knocked at that turn."
    )


def test_what_has_been_played_over_is_not_to_be_decided_first() -> None:
    ruling = adjudicate(f"{MID_HAND}South draws 5c, discards Kh\nNorth takes Kh, discards 2c\n")
    assert "director decides" not in aloud(ruling)
    assert not any("to_do" in finding for finding in ruling.as_dict()["findings"])


@pytest.mark.parametrize("line", ["North delays", "North pretends interest in 9s", "North shuffles on purpose"])
def test_that_somebody_may_be_penalised_is_nothing_to_be_done_first(line: str) -> None:
    ruling = adjudicate(f"{MID_HAND}{line}\n")
    assert "The rules leave this to the director" in aloud(ruling)
    assert not any("to_do" in finding for finding in ruling.as_dict()["findings"])


@pytest.mark.parametrize("played", ["South draws 9c, discards 9c", "South takes 9s, discards 2c", "South draws 5h"])
def test_of_an_uncovered_card_that_was_played_over_nothing_is_said_to_be_decided(played: str) -> None:
    ruling = adjudicate(f"{MID_HAND.replace('to play: North', 'to play: South')}South uncovers 9c\n{played}\n")
    (uncovered,) = [finding for finding in ruling.findings if finding.circumstance == "seen_card.uncovered"]
    assert str(uncovered.says) == "South uncovered 9c of the stock."
    assert (uncovered.clause, uncovered.kind, len(uncovered.available)) == ("gra.0.a", "discretion", 2)
    assert "director decides" not in text(ruling)


OPEN = (
    "players: North, South\nupcard: 4d\nposition:\n  hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd\n  discards: ... Qh\n  stock: 20\n"
    "  to play: North\n  open: North\nNorth draws 2d, discards Kd\n"
)
DECIDES = (
    "North's open hand was under the limit and he played on: the director decides whether he may knock at his next turn, "
    "or the hand is ruled as knocked at that turn."
)
PLAYED_ON = "North's open hand was under the limit and he played on."


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("", [DECIDES]),
        ("South draws 5h, discards 5h\n", [DECIDES]),
        ("South draws 5h, discards 5h\nNorth draws Qs, discards Qs\n", [PLAYED_ON, DECIDES]),
        ("South draws 5h, discards 5h\nNorth draws Qs\n", [PLAYED_ON]),
    ],
)
def test_a_turn_that_is_over_is_not_the_next_one(more: str, told: list[str]) -> None:
    """P64 c: he may knock at his next turn or not only until he has had it."""
    ruling = adjudicate(OPEN + more, "gra", {"P64": "c"})
    left = [finding for finding in ruling.findings if finding.circumstance == "open_hand.left_to_director"]
    assert [str(finding.says) for finding in left] == told
    for finding, says in zip(left, told, strict=True):
        assert [str(way) for way in finding.available] == [
            "let the hand be knocked at the next turn" if says == DECIDES else "let what he played stand",
            "rule it as knocked at that turn",
        ]


@pytest.mark.parametrize("drawn", ["South draws 5c", "South takes 9s", "South draws 5c out of turn"])
def test_whose_turn_it_is_is_not_said_while_it_hangs_on_the_director(drawn: str) -> None:
    """If the card goes back North is to play, if not South is to discard."""
    ruling = adjudicate(f"{MID_HAND}{drawn}\n")
    assert not {"to_play", "to_discard"} & ruling.next.keys()
    assert ruling.next["stock"] == (20 if "takes" in drawn else 19)
    assert "is to discard" not in text(ruling)
    assert "is to play" not in text(ruling)
    *_, last = moments(read(f"{MID_HAND}{drawn}\n"))
    assert last.to_act is None


def test_whose_turn_it_is_is_not_said_either_where_play_goes_on_with_something_else() -> None:
    """P34 is ruled on as well, so that the outcome is not left to the director alone."""
    log = f"{MID_HAND}North draws 2c\nSouth draws 6c before the discard\nNorth discards 2c\nSouth discards Ac\n"
    ruling = adjudicate(f"{log}South draws 5c out of turn\n")
    assert ruling.outcome == "in_play"
    assert "director decides whether the draw stands" in aloud(ruling)
    assert not {"to_play", "to_discard"} & ruling.next.keys()
    assert "is to discard" not in aloud(ruling)


@pytest.mark.parametrize(
    ("log", "key", "player"),
    [
        (f"{MID_HAND}South draws 5c, discards Kh\n", "to_play", "North"),
        (f"{MID_HAND}South draws 5c, discards Kh\nNorth takes Kh\n", "to_discard", "North"),
        (f"{MID_HAND}North uncovers 5c\n", "to_play", "North"),
        (f"{MID_HAND}North draws 4c\nNorth uncovers 5c\n", "to_discard", "North"),
    ],
)
def test_it_is_said_where_no_draw_is_left_to_the_director(log: str, key: str, player: str) -> None:
    """Whether South's whole turn stands or not, North is to play after it."""
    after = adjudicate(log).next
    assert {name: after[name] for name in ("to_play", "to_discard") if name in after} == {key: player}
