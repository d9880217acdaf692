"""The whole ruling as plain text: one sentence for the table, then what it rests on."""

from adjudicator.render.choices import put_choices
from adjudicator.render.clauses import known_book, put_clauses
from adjudicator.render.facts import put_facts
from adjudicator.render.game import put_game
from adjudicator.render.nutshell import nutshell
from adjudicator.render.onward import put_onward, put_score
from adjudicator.render.open_questions import put_asks, put_conflicts, put_gaps
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import sentence
from adjudicator.render.readings import put_readings
from adjudicator.render.standings import put_standings
from adjudicator.render.teams import against, net, put_teams
from adjudicator.render.why import put_why
from adjudicator.ruling import Ruling


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
    page.lead(first_sentence(ruling, pen))
    if log_name:
        page.put(f"Log: {log_name}", whole_words=True)
    page.put(f"Rules: {_rules(ruling, pen)}", hang="  ")
    if ruling.outcome != "unread":
        for number, hand in enumerate(ruling.hands, start=1):
            page.part(f"Hand {number}{against(hand)}: {nutshell(hand, pen)}")
            _put_ruling(page, hand, pen, why)
        put_teams(page, ruling, pen)
        if not ruling.hands:
            _put_ruling(page, ruling, pen, why)


def first_sentence(ruling: Ruling, pen: Pen) -> str:
    """The ruling in a sentence; of several hands how many they are, and the last."""
    if len(ruling.hands) < 2:
        return nutshell(ruling, pen)
    ahead = f" {sentence(net(ruling))}" if ruling.net else ""
    return f"{len(ruling.hands)} hands. The last: {nutshell(ruling, pen)}{ahead}"


def _rules(ruling: Ruling, pen: Pen) -> str:
    """By which rules, and in which edition."""
    book = known_book(ruling)
    parts = [ruling.rulebook, book.title if book else "", ruling.edition]
    if book and book.extends:
        parts.append(
            f"extends {book.extends}" + (f", in force from {book.in_force.isoformat()}" if book.in_force else "")
        )
    return pen.words("; ".join(part for part in parts if part))


def _put_ruling(page: Page, ruling: Ruling, pen: Pen, why: bool) -> None:
    """Everything below the first sentence, in the order in which it is needed."""
    put_score(page, ruling)
    put_game(page, ruling)
    put_standings(page, ruling, pen)
    put_choices(page, ruling, pen)
    put_asks(page, ruling, pen)
    put_onward(page, ruling, pen)
    put_facts(page, ruling, pen)
    put_clauses(page, ruling, pen)
    if why:
        put_why(page, ruling, pen)
    put_conflicts(page, ruling, pen)
    put_readings(page, ruling, pen)
    put_gaps(page, ruling, pen)
