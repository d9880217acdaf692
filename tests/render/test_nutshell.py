"""The first sentence, for every outcome: what the director says before anything else."""

import pytest

from adjudicator.handlog import Fault
from adjudicator.render.nutshell import SAY, nutshell
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import OUTCOMES
from adjudicator.ruling import AskLine, Duty, Ruling
from adjudicator.words import say
from tests.render.rulings import OPEN, acceptance, finding, return_of_the_card, ruling

ABOVE = finding("house.1", 20, say("North knocked above the limit."), player="North", irregularity=True)
ABOVE.circumstance = "improper_knock.above_limit"
FAULTS = (Fault("verb", 4, 1, say("no such verb")), Fault("card", 9, 3, say("no such card")))

SENTENCES = [
    (
        ruling("knock", points={"North": 33, "South": 0}, score={"difference": 33, "bonus": 0}),
        "Knock by North: North scores 33.",
    ),
    (ruling("knock", points={"North": 0, "South": 0}, score={"difference": 0, "bonus": 0}), "Knock: nobody scores."),
    (
        ruling("gin", points={"North": 0, "South": 92}, score={"difference": 67, "bonus": 25}),
        "Gin by South: South scores 92, the bonus of 25 included.",
    ),
    (
        ruling("big_gin", points={"North": 98, "South": 0}, score={"difference": 67, "bonus": 31}),
        "Big gin by North: North scores 98, the bonus of 31 included.",
    ),
    (
        ruling("undercut", points={"North": 0, "South": 27}, score={"difference": 2, "bonus": 25}),
        "Undercut: South scores 27, the bonus of 25 included.",
    ),
    (ruling("no_score", points={"North": 0, "South": 0}), "The hand is over and nobody scores."),
    (
        ruling("no_score", points={"North": 0, "South": 0}, counts={"North": {}, "South": {}}),
        "The counts are equal: nobody scores.",
    ),
    (ruling("new_deal", next={"dealer": "South"}), "New deal: South deals."),
    (ruling("new_deal"), "New deal."),
    (
        ruling(
            "in_play",
            found=[ABOVE],
            next={"to_play": "South", "open": ["North"]},
            duties=[Duty("North", "house.1", OPEN)],
        ),
        "Play goes on: North plays with an open hand; South is to play.",
    ),
    (
        ruling(
            "in_play",
            found=[ABOVE],
            next={
                "to_discard": "South",
                "barred": [
                    {"player": "South", "card": "9c", "from": "discard pile", "except": "to knock", "clause": "house.4"}
                ],
            },
        ),
        "Play goes on: South may take 9♣ from the discard pile only to knock; South is to discard.",
    ),
    (
        ruling("in_play", found=[ABOVE], next={"to_play": "South", "penalties": [{"player": "South", "points": 25}]}),
        "Play goes on: South scores 25 as a penalty; South is to play.",
    ),
    (
        ruling("in_play", found=[ABOVE], next={"penalties": [{"player": "James", "points": -25}]}),
        "Play goes on: 25 are taken off James' score as a penalty.",
    ),
    (ruling("in_play", next={"to_play": "South"}), "No irregularity, play goes on; South is to play."),
    (
        ruling("choice", found=[ABOVE], choices=[acceptance()]),
        "South may accept North's knock (undercut, South 27) or refuse it: then North plays with all ten cards face up.",
    ),
    (
        ruling("choice", choices=[return_of_the_card(), acceptance()]),
        "North may take back K♥ (may go down again: knock, North 12) or leave it: then South has a choice. After that "
        "South may accept the knock (undercut, South 27) or refuse it: then North plays with all ten cards face up.",
    ),
    (ruling("stands", points={"North": 36, "South": 0}), "The recorded points stand: North 36."),
    (ruling("stands", facts=[{"fact": "upcard", "value": "8d", "from": "record"}]), "The upcard stands as 8♦."),
    (ruling("unread", faults=FAULTS[:1]), "The log could not be read and is not ruled on: 1 fault in line 4."),
    (
        ruling("unread", faults=FAULTS, more_faults=7),
        "The log could not be read and is not ruled on: 9 faults, the first in line 4.",
    ),
    (
        ruling("discretion", found=[finding("house.9", 3, say("South delays the game."), kind="discretion")]),
        "The rules leave this to the director (house.9); nothing is imposed here.",
    ),
    (
        ruling("needs_facts", ask=[AskLine(say("{player}'s ten cards", player="South"), 4)]),
        "Not enough facts for a ruling; needed: South's ten cards.",
    ),
    (
        ruling("conflict", conflicts=[{"line": 8, "clauses": ["house.1", "house.3"]}]),
        "Two clauses apply and differ (house.1 and house.3), and the rules put neither first.",
    ),
    (ruling("standings"), "The standings follow."),
]


@pytest.mark.parametrize(
    ("given", "sentence"), SENTENCES, ids=[f"{n}-{g.outcome}" for n, (g, _) in enumerate(SENTENCES)]
)
def test_the_ruling_in_one_sentence(given: Ruling, sentence: str) -> None:
    assert nutshell(given, Pen()) == sentence


def test_what_is_left_to_the_director_is_not_lost_behind_the_outcome() -> None:
    found = [finding("house.9", 3, say("Li delays the game."), kind="discretion"), ABOVE]
    assert nutshell(ruling("in_play", found=found, next={"to_play": "Li"}), Pen()) == (
        "Play goes on: Li is to play. Left to the director: house.9."
    )


def test_every_outcome_has_its_sentence_and_one_is_tested() -> None:
    assert set(SAY) == set(OUTCOMES) == {given.outcome for given, _ in SENTENCES}


def test_an_outcome_that_nobody_foresaw_is_named() -> None:
    assert nutshell(ruling("half_time"), Pen()) == "Outcome: half time."


def test_an_option_of_another_player_is_said_to_be_his() -> None:
    choice = acceptance()
    choice.player = "North"
    choice.options[1].sentence = return_of_the_card().options[0].sentence
    assert nutshell(ruling("choice", choices=[choice]), Pen()) == (
        "South may accept the knock; if not, North may refuse the knock: then North plays with all ten cards face up."
    )
