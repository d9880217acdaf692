"""Whole texts again, written by hand: those of a log, of several hands, of a log that was not ruled on."""

from adjudicator import adjudicate
from adjudicator.handlog import Fault
from adjudicator.render import text
from adjudicator.words import say
from tests.cases import DATA
from tests.render.rulings import RULES, acceptance, ruling


def test_a_log_that_could_not_be_read_is_not_ruled_on() -> None:
    given = ruling("unread", faults=(Fault("verb", 4, 1, say("no such verb")),))
    assert (
        text(given, "hand.log")
        == f"""\
The log could not be read and is not ruled on: 1 fault in line 4.
Log: hand.log
{RULES}"""
    )


def test_several_hands_each_in_turn() -> None:
    first = ruling("new_deal", next={"dealer": "Li"})
    last = ruling("in_play", next={"to_play": "Bo"})
    assert (
        text(ruling("in_play", next={"to_play": "Bo"}, hands=[first, last]))
        == f"""\
2 hands. The last: No irregularity, play goes on; Bo is to play.
{RULES}
Hand 1: New deal: Li deals.

From here:
  Li deals.

The same under every reading.

Hand 2: No irregularity, play goes on; Bo is to play.

From here:
  Bo is to play.

The same under every reading.
"""
    )


def test_a_ruling_from_a_log_tells_the_clauses_in_our_words() -> None:
    log = next((DATA / "cases").glob("gr-034-*.log"))
    assert (
        text(adjudicate(log.read_text(encoding="utf-8"), "gra"), "gr-034.log")
        == """\
New deal: South deals.
Understood: South has 11 cards.
Log: gr-034.log
Rules: gra; Gin Rummy Association, tournament rules, singles; players' guide as
  published (source text 000)

From here:
  South deals.

Clause by clause:
  gra.2.b (line 8, text)
    Each player counts his cards before play.
    Clause: before play: each player counts the cards.
  gra.4.a (line 8, text)
    Each player is dealt ten cards and holds ten after each of his turns.
    Because North holds 10 cards, 10 would be right; South holds 11 cards, 10
      would be right.
    Clause: deal: ten each, the 21st card face up, the rest is the stock.
  gra.8.a (line 8, text, irregularity)
    South holds 11 cards, found before one play was made: there is a new deal.
    Because North holds 10 cards, 10 would be right; South holds 11 cards, 10
      would be right.
    Clause: wrong number of cards found before one play: new deal.

Who deals next hangs on P51 ("new deal", "new hand": who deals), read as (a) the
  same dealer; otherwise: (b) the deal passes -> North.
All else is the same under every reading.
"""
    )


def test_the_options_of_a_knock_above_the_limit_from_its_log() -> None:
    log = next((DATA / "cases").glob("gr-007-*.log"))
    whole = text(adjudicate(log.read_text(encoding="utf-8"), "gra"))
    assert whole.startswith("""\
South may accept North's knock (undercut, South 27) or refuse it: then North
plays with all ten cards face up.
""")
    assert (
        """
  1. accept the knock (gra.9.d): undercut, North 0, South 27.
      Log line: South accepts the knock
  2. refuse the knock (gra.9.a): play goes on.
      Log line: South refuses the knock
"""
        in whole
    )
    assert (
        """
  North counts 10: melds K♣ K♦ K♥, 4♦ 5♦ 6♦ 7♦; loose 3♣ 5♥ 2♠.
  South counts 8: melds A♣ A♦ A♥ A♠, 9♠ 10♠ J♠ Q♠; loose 6♣ 2♦.
"""
        in whole
    )


def test_the_choice_made_by_hand_is_the_one_the_engine_gives() -> None:
    log = next((DATA / "cases").glob("gr-007-*.log"))
    ruled, made = adjudicate(log.read_text(encoding="utf-8"), "gra").choices[0], acceptance()
    assert [(str(o.choice), o.line, o.outcome, o.points) for o in ruled.options] == [
        (str(o.choice), o.line, o.outcome, o.points) for o in made.options
    ]


def test_a_hand_that_begins_with_a_discard_is_told_to_be_read_so() -> None:
    """Without ``position:`` Ann discards one of ten cards: whoever left the line out sees why the ruling is another."""
    play = "Ann discards 9c\nBill takes 9c, discards 9c\n"
    told = "Read as: line 2: the hand begins here; if it was in play already, write\n  `position:` above this line."
    assert told in text(adjudicate(f"players: Ann, Bill\n{play}"), width=80)
    assert "Read as" not in text(adjudicate(f"players: Ann, Bill\nposition:\n{play}"), width=80)
    assert "Read as" not in text(adjudicate("players: Ann, Bill\nBill draws 5c, discards Kh\n"), width=80)
