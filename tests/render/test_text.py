"""Whole texts, written by hand: what the director has before him, line by line."""

from adjudicator.render import text
from adjudicator.ruling import AskLine, Duty, Ruling
from adjudicator.words import say
from tests.render.rulings import OPEN, RULES, acceptance, finding, return_of_the_card, ruling


def body(given: Ruling) -> str:
    """The text below the first sentence and the name of the rules, which other tests look at."""
    return text(given, width=80).split(RULES, 1)[1].strip("\n")


def test_a_choice_with_another_behind_it() -> None:
    given = ruling(
        "choice",
        choices=[return_of_the_card()],
        next={"to_play": "South", "open": ["North"], "stock": 14, "barred": []},
    )
    assert (
        body(given)
        == """\
Choices:
  North may choose, until the count is agreed and recorded (house.3):
  1. take back K♥ (house.3): play goes on.
      Log line: North takes back Kh
      Duty: North goes down again (house.3).
      May follow: North knocks with Ts: knock, North 12, South 0.
  2. leave K♥ (house.3): a choice.
      Log line: North leaves Kh
      Then:
        South may choose, until South draws or takes (house.2):
        1. accept the knock (house.2): undercut, North 0, South 27.
            Log line: South accepts the knock
        2. refuse the knock (house.1): play goes on.
            Log line: South refuses the knock
            Duty: North plays with all ten cards face up; he shows what he draws
              (house.1).

Until a choice is made:
  South is to play.
  North plays with an open hand.
  14 cards are left in the stock.

The same under every reading."""
    )


def test_a_choice_that_leads_back_to_itself_is_told_once() -> None:
    choice = acceptance()
    choice.options = choice.options[:1]
    choice.options[0].then = [choice]
    assert (
        body(ruling("choice", choices=[choice]))
        == """\
Choices:
  South may choose, until South draws or takes (house.2):
  1. accept the knock (house.2): undercut, North 0, South 27.
      Log line: South accepts the knock
      Then:
        South has the same choice again (house.2).

The same under every reading."""
    )


def test_a_knock_with_its_counts() -> None:
    north = {
        "melds": [["Kc", "Kd", "Kh"], ["4d", "5d", "6d", "7d"]],
        "laid_off": [],
        "loose": ["3c", "2s"],
        "count": 5,
        "charge": 0,
    }
    south = {"melds": [], "laid_off": ["Ks"], "set_aside": ["Ah"], "loose": ["Th"], "count": 11, "charge": 10}
    given = ruling(
        "knock",
        points={"North": 16, "South": 0},
        score={"difference": 16, "bonus": 0},
        facts=[
            {"fact": "upcard", "value": "8c", "from": "finding"},
            {"fact": "knock limit", "value": 8, "from": "finding"},
        ],
        counts={"North": north, "South": south},
        next={"dealer": "South"},
    )
    assert (
        body(given)
        == """\
Score: North 16, South 0 (difference 16, bonus 0).

From here:
  South deals the next hand.

Facts:
  Upcard 8♣, as the director has found.
  Knock limit 8.
  North counts 5: melds K♣ K♦ K♥, 4♦ 5♦ 6♦ 7♦; loose 3♣ 2♠.
  South counts 21 (11 in cards, 10 for missing cards): laid off K♠; set aside
    A♥; loose 10♥.

The same under every reading."""
    )


def test_play_that_goes_on_with_a_duty_and_a_barred_card() -> None:
    bars = [
        {"player": "South", "card": "9c", "from": "discard pile", "except": "to knock", "clause": "house.4"},
        {"player": "North", "card": "?", "from": "stock", "clause": None},
        {"player": "North", "card": "the discard", "from": "discard pile", "clause": "house.5"},
    ]
    says = say("{player} drew early.", player="Kd")
    early = finding(None, 7, says, basis="silent", points=("P34",), source="custom", irregularity=True)
    given = ruling(
        "in_play",
        found=[early],
        duties=[Duty("North", "house.1", OPEN)],
        next={"to_play": "South", "open": ["North"], "stock": 1, "barred": bars},
        weighed=[{"point": "P34", "reading": "a", "otherwise": []}],
    )
    assert (
        body(given)
        == """\
From here:
  Duty: North plays with all ten cards face up; he shows what he draws
    (house.1).
  South is to play.
  South may take 9♣ from the discard pile only to knock (house.4).
  North may not have the card that was seen from the stock.
  North may not have the discard (house.5).
  1 card is left in the stock.

Clause by clause:
  no clause (line 7, silent, irregularity)
    Kd drew early.
    No article says it; custom fills the gap (P34, drew before the opponent's
      discard: the draw stands, the right to that discard is lost).

The same under every reading."""
    )


def test_missing_facts_with_their_answers() -> None:
    answers = [
        {"value": "8 or less", "outcome": "choice", "points": None},
        {"value": "9 or more", "outcome": "in_play", "points": None},
    ]
    given = ruling(
        "needs_facts",
        ask=[
            AskLine(say("the upcard of this hand"), 0, []),
            AskLine(say("{player}'s ten cards", player="Li"), 4, answers),
        ],
    )
    assert (
        body(given)
        == """\
Facts that are needed:
  The upcard of this hand.
  Li's ten cards (line 4):
    8 or less: a choice.
    9 or more: play goes on.

The same under every reading."""
    )


def test_a_matter_for_the_director() -> None:
    given = ruling(
        "discretion",
        found=[
            finding(
                "house.9",
                3,
                say("Li delays the game."),
                kind="discretion",
                irregularity=True,
                available=(say("a caution"), say("the loss of a game")),
            )
        ],
    )
    assert (
        body(given)
        == """\
Clause by clause:
  house.9 (line 3, text, discretion, irregularity)
    Li delays the game.
    Open to the director: a caution; the loss of a game. Nothing is imposed
      here.

The same under every reading."""
    )


def test_clauses_that_clash_stand_with_their_choice_and_a_gap() -> None:
    given = ruling(
        "conflict",
        conflicts=[{"line": 8, "clauses": ["house.1", "house.3"]}],
        gaps=[{"line": 9, "says": "9c is in two places"}],
    )
    assert (
        body(given)
        == """\
Clauses that clash:
  Line 8: house.1 and house.3 apply and differ; neither gives way.
    house.1
    house.3

The same under every reading.

Gaps in the log:
  Line 9: 9c is in two places"""
    )


def test_a_count_on_the_sheet() -> None:
    given = ruling(
        "stands",
        points={"North": 36, "South": 0},
        found=[
            finding(
                "house.8",
                30,
                say("The count was agreed and recorded: it stands."),
                because=(say("agreed count of North: 4"), say("agreed count of South: 40")),
            )
        ],
    )
    assert (
        body(given)
        == """\
Score: North 36, South 0.

Clause by clause:
  house.8 (line 30, text)
    The count was agreed and recorded: it stands.
    Because agreed count of North: 4; agreed count of South: 40.

The same under every reading."""
    )


def test_readings_that_would_change_the_ruling() -> None:
    given = ruling(
        "gin",
        points={"North": 92, "South": 0},
        score={"difference": 67, "bonus": 25},
        found=[finding("house.7", 24, say("North has gin."), basis="reading", points=("P13", "P21", "P60"))],
        weighed=[
            {
                "point": "P13",
                "reading": "a",
                "otherwise": [{"reading": "b", "outcome": "gin", "points": {"North": 92, "South": 0}}],
            },
            {
                "point": "P21",
                "reading": "a",
                "otherwise": [{"reading": "c", "outcome": "gin", "points": {"North": 77, "South": 0}}],
            },
            {"point": "P60", "reading": "a", "otherwise": []},
        ],
    )
    assert (
        body(given)
        == """\
Score: North 92, South 0 (difference 67, bonus 25).

Clause by clause:
  house.7 (line 24, reading of P13 and P21)
    North has gin.

Readings that would change the ruling:
  P13, gin is called, the hand is not gin but within the limit
    as ruled: (a) open hand
    otherwise: (b) scored as a knock -> other options, or other results of them
  P21, lay-offs (barely mentioned in gra, gra-fr)
    as ruled: (a) opponent only, on the knocker's melds, chains allowed, none on
      gin
    otherwise: (c) also on gin -> gin, North 77
  No other reading changes it."""
    )
