"""The whole ruling as plain text: one sentence for the table, then what it rests on."""

from typing import Final

from adjudicator.render.choices import put_choices
from adjudicator.render.clauses import known_book, put_clauses
from adjudicator.render.facts import put_facts
from adjudicator.render.game import put_game
from adjudicator.render.nutshell import nutshell
from adjudicator.render.onward import put_onward, put_score
from adjudicator.render.open_questions import put_asks, put_conflicts, put_gaps
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.readings import put_readings
from adjudicator.render.rulebooks import extends
from adjudicator.render.standings import put_standings
from adjudicator.render.teams import net, put_teams
from adjudicator.render.understood import put_read_as, put_understood
from adjudicator.render.why import put_why
from adjudicator.ruling import Ruling
from adjudicator.words import Message, in_turn, say

STDIN: Final = "<stdin>"
"""What a log is called that has no file."""


def text(
    ruling: Ruling, log_name: str = "", *, ascii: bool = False, width: int | None = None, why: bool = False
) -> str:
    """The ruling as a director reads it aloud: the ruling in one sentence, then everything it rests on.

    ``log_name`` is named below the first sentence; ``ascii`` writes cards as logs do (``Ts``, not ``10♠``), and
    ``why`` adds the chain from the facts to each clause. Lines are wrapped at ``width`` columns (24 at least, 80 if
    not told otherwise). That
    no reading would change the ruling is said of a ruling on which other readings were tried, as ``adjudicate`` does
    unless told otherwise. Ends with a line break.
    """
    page = Page(width)
    put_whole(page, ruling, Pen(ascii), log_name, why=why)
    return str(page)


def put_whole(page: Page, ruling: Ruling, pen: Pen, log_name: str = "", *, why: bool = False) -> None:
    """The whole ruling, for a page that may be set in any form."""
    page.pen = pen
    page.lead(first_sentence(ruling, pen))
    if not ruling.hands:
        put_understood(page, ruling)
    put_read_as(page, ruling)
    if log_name:
        name = say("standard input") if log_name == STDIN else log_name
        page.put(say("Log: {name}", name=name), whole_words=True)
    page.put(say("Rules: {rules}", rules=by_which_rules(ruling)), hang="  ")
    if ruling.outcome != "unread":
        for number, hand in enumerate(ruling.hands, start=1):
            page.part(_hand(number, hand, pen))
            put_understood(page, hand)
            _put_ruling(page, hand, why)
        put_teams(page, ruling)
        if not ruling.hands:
            _put_ruling(page, ruling, why)


def first_sentence(ruling: Ruling, pen: Pen) -> str:
    """The ruling in a sentence; of several hands how many they are, and the last."""
    hands = len(ruling.hands)
    if hands < 2:
        return nutshell(ruling, pen)
    first = say("{number} hands. The last: {ruling}", number=hands, ruling=nutshell(ruling, pen))
    return f"{pen.message(first)} {pen.sentence(net(ruling))}" if ruling.net else pen.message(first)


def _hand(number: int, hand: Ruling, pen: Pen) -> Message:
    """The heading of one of several hands."""
    ruled = nutshell(hand, pen)
    if len(hand.players) != 2:
        return say("Hand {number}: {ruling}", number=number, ruling=ruled)
    one, two = hand.players
    return say("Hand {number}, {one} against {two}: {ruling}", number=number, one=one, two=two, ruling=ruled)


def by_which_rules(ruling: Ruling) -> Message:
    """By which rules, in which edition, what they extend; and where nothing says which, that nothing does."""
    book = known_book(ruling)
    named = say("{rulebook} (nothing says which)", rulebook=ruling.rulebook) if ruling.unnamed else ruling.rulebook
    parts = [named, say(book.title) if book else "", say(ruling.edition) if ruling.edition else ""]
    if book and book.extends:
        parts.append(extends(book))
    return in_turn([part for part in parts if part])


def _put_ruling(page: Page, ruling: Ruling, why: bool) -> None:
    """Everything below the first sentence, in the order in which it is needed."""
    put_score(page, ruling)
    put_game(page, ruling)
    put_standings(page, ruling)
    put_choices(page, ruling)
    put_asks(page, ruling)
    put_onward(page, ruling)
    put_facts(page, ruling)
    put_clauses(page, ruling)
    if why:
        put_why(page, ruling)
    put_conflicts(page, ruling)
    put_readings(page, ruling)
    put_gaps(page, ruling)
