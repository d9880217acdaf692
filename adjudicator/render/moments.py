"""The table line by line, to be looked at: hands by meld, counts, pile, stock, and the rights in force."""

from collections.abc import Iterable, Iterator

from adjudicator.moments import Holding, Moment
from adjudicator.render.offers import in_a_sentence
from adjudicator.render.onward import bars, with_an_open_hand
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import TURNS, owed, with_clause
from adjudicator.words import Message, count, in_turn, listed, say

WIDTH = 100
TOP = 6
"""Cards of the pile that are shown: the last ones discarded."""


def tables(moments: Iterable[Moment], *, ascii: bool = False, width: int = WIDTH, whole: bool = False) -> Iterator[str]:
    """Each moment as lines of text, one after the other as they are worked out.

    ``whole`` shows the whole pile, and says what was found at each line in full.
    """
    hand = 1
    for moment in moments:
        page = Page(width, Pen(ascii))
        if moment.hand != hand:
            hand = moment.hand
            page.put(say("Hand {number}", number=hand))
            page.gap()
        _put_table(page, moment, whole)
        yield str(page)


def _put_table(page: Page, moment: Moment, whole: bool) -> None:
    page.put(_title(moment))
    for holding in moment.holdings:
        page.put(_holding(holding), 1, hang="  ")
    page.put(_piles(moment, whole), 1, hang="  ")
    for words in rights(moment):
        page.sentence(words, 1, hang="  ")
    if whole:
        _put_findings(page, moment)


def _title(moment: Moment) -> Message:
    if moment.says is None:
        return say("Line {number}: before anything is played", number=moment.line)
    return say("Line {number}: {line}", number=moment.line, line=moment.says)


def _holding(holding: Holding) -> Message:
    """``South: 4♣ 5♣ 6♣, J♣ J♦ J♠, loose A♣ 2♦; counts 3``"""
    held = listed(list(_held(holding))) if holding.melds or holding.loose or holding.hidden else say("no cards")
    player = holding.player
    if holding.doubt:
        return say("{player}: {held}; in doubt since line {line}", player=player, held=held, line=holding.doubt)
    if holding.deadwood is None:
        return say("{player}: {held}", player=player, held=held)
    low, high = holding.deadwood
    if low == high:
        return say("{player}: {held}; deadwood {low}", player=player, held=held, low=low)
    return say("{player}: {held}; deadwood {low} to {high}", player=player, held=held, low=low, high=high)


def _held(holding: Holding) -> Iterator[Message]:
    """The cards of a hand in groups."""
    for meld in holding.melds:
        yield Message("{cards}", (("cards", " ".join(meld)),))
    if holding.loose:
        yield say("loose {cards}", cards=" ".join(holding.loose))
    if holding.hidden > 0:
        yield count("{number} card not known", "{number} cards not known", holding.hidden)
    if holding.hidden < 0:
        yield count("{number} card fewer, not known which", "{number} cards fewer, not known which", -holding.hidden)


def _piles(moment: Moment, whole: bool) -> Message:
    shown = moment.pile if whole else moment.pile[-TOP:]
    more = moment.below or len(shown) < len(moment.pile)
    cards = ("... " if more else "") + " ".join(shown)
    parts = [say("Discard pile {cards}", cards=cards) if shown or more else say("No discard pile")]
    if moment.stock is not None:
        parts.append(say("stock {number}", number=moment.stock))
    if moment.seen:
        parts.append(say("seen on it {cards}", cards=" ".join(moment.seen)))
    return in_turn(parts)


def rights(moment: Moment) -> Iterator[Message]:
    """Who may choose what, who owes what, which cards are barred, whose turn it is."""
    ruling = moment.ruling
    for choice in ruling.choices:
        yield with_clause(in_a_sentence(choice, ruling), choice.clause)
    for duty in ruling.duties:
        yield with_clause(owed(duty), duty.clause)
    yield from bars(ruling.next, clauses=True)
    bound = {duty.player for duty in ruling.duties}
    for player in ruling.next.get("open", ()):
        if player not in bound:
            yield with_an_open_hand(player)
    now = moment.to_act
    if not ruling.choices and now is not None and ruling.outcome == "in_play":
        yield say(TURNS[now[0]], player=now[1])


def _put_findings(page: Page, moment: Moment) -> None:
    for finding in moment.ruling.found:
        if finding.line == moment.line and moment.says is not None:
            clause, says = finding.clause or say("no clause"), page.pen.sentence(finding.says)
            page.put(say("{clause}: {says}", clause=clause, says=says), 1, hang="  ")
