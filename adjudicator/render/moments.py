"""The table line by line, to be looked at: hands by meld, counts, pile, stock, and the rights in force."""

from collections.abc import Iterable, Iterator

from adjudicator.moments import Holding, Moment
from adjudicator.notation import write_item
from adjudicator.render.offers import in_a_sentence
from adjudicator.render.onward import bars
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import cited, owed, sentence
from adjudicator.words import count, say, tr

WIDTH = 100
TOP = 6
"""Cards of the pile that are shown: the last ones discarded."""


def tables(moments: Iterable[Moment], *, ascii: bool = False, width: int = WIDTH, whole: bool = False) -> Iterator[str]:
    """Each moment as lines of text, one after the other as they are worked out.

    ``whole`` shows the whole pile, and says what was found at each line in full.
    """
    pen, hand = Pen(ascii), 1
    for moment in moments:
        page = Page(width)
        if moment.hand != hand:
            hand = moment.hand
            page.put(str(say("Hand {number}", number=hand)))
            page.gap()
        _put_table(page, moment, pen, whole)
        yield str(page)


def _put_table(page: Page, moment: Moment, pen: Pen, whole: bool) -> None:
    page.put(_title(moment, pen))
    for holding in moment.holdings:
        page.put(_holding(holding, pen), 1, hang="  ")
    page.put(_piles(moment, pen, whole), 1, hang="  ")
    for words in _rights(moment, pen):
        page.put(words, 1, hang="  ")
    if whole:
        _put_findings(page, moment, pen)


def _title(moment: Moment, pen: Pen) -> str:
    if moment.item is None or moment.item.item is None:
        return str(say("Line {number}: before anything is played", number=moment.line))
    return str(say("Line {number}: {line}", number=moment.line, line=write_item(moment.item.item)))


def _holding(holding: Holding, pen: Pen) -> str:
    """``South: 4♣ 5♣ 6♣, J♣ J♦ J♠, loose A♣ 2♦; counts 3``"""
    groups = [pen.cards(meld) for meld in holding.melds]
    if holding.loose:
        groups.append(str(say("loose {cards}", cards=pen.cards(holding.loose))))
    if holding.hidden > 0:
        groups.append(str(count("1 card not known", "{number} cards not known", holding.hidden)))
    if holding.hidden < 0:
        groups.append(
            str(count("1 card fewer, not known which", "{number} cards fewer, not known which", -holding.hidden))
        )
    held = ", ".join(groups) or tr("no cards")
    if holding.doubt:
        return str(
            say("{player}: {held}; in doubt since line {line}", player=holding.player, held=held, line=holding.doubt)
        )
    if holding.deadwood is None:
        return f"{holding.player}: {held}"
    low, high = holding.deadwood
    if low == high:
        return str(say("{player}: {held}; deadwood {low}", player=holding.player, held=held, low=low))
    return str(say("{player}: {held}; deadwood {low} to {high}", player=holding.player, held=held, low=low, high=high))


def _piles(moment: Moment, pen: Pen, whole: bool) -> str:
    shown = moment.pile if whole else moment.pile[-TOP:]
    more = moment.below or len(shown) < len(moment.pile)
    cards = ("... " if more else "") + pen.cards(shown)
    parts = [str(say("Discard pile {cards}", cards=cards)) if shown or more else tr("No discard pile")]
    if moment.stock is not None:
        parts.append(str(say("stock {number}", number=moment.stock)))
    if moment.seen:
        parts.append(str(say("seen on it {cards}", cards=pen.cards(moment.seen))))
    return "; ".join(parts)


def _rights(moment: Moment, pen: Pen) -> list[str]:
    """Who may choose what, who owes what, which cards are barred, whose turn it is."""
    ruling = moment.ruling
    found = [sentence(in_a_sentence(choice, ruling, pen) + cited(choice.clause)) for choice in ruling.choices]
    found += [sentence(owed(duty, pen) + cited(duty.clause)) for duty in ruling.duties]
    found += [sentence(words) for words in bars(ruling.next, pen, clauses=True)]
    bound = {duty.player for duty in ruling.duties}
    found += [
        str(say("{player} plays with an open hand.", player=player))
        for player in ruling.next.get("open", ())
        if player not in bound
    ]
    if not ruling.choices and moment.turn is not None and ruling.outcome == "in_play":
        turn = (
            say("{player} is to discard.", player=moment.turn)
            if moment.drawn
            else say("{player} is to play.", player=moment.turn)
        )
        found.append(str(turn))
    return found


def _put_findings(page: Page, moment: Moment, pen: Pen) -> None:
    for finding in moment.ruling.found:
        if finding.line == moment.line and moment.item is not None:
            page.put(f"{finding.clause or tr('no clause')}: {sentence(pen.message(finding.says))}", 1, hang="  ")
