"""From hand to hand: what one hand, as ruled, hands on to the next of the same game, and who deals it."""

from collections.abc import Mapping

from adjudicator.assessment.cut import cuts, deals_next, named_by_the_cut
from adjudicator.events import Do, Sentence
from adjudicator.replay import Section
from adjudicator.replay.section import Carried
from adjudicator.rulebook import Book
from adjudicator.ruling import Ruling


def carry(
    section: Section, before: Section | None, ruled: Ruling | None, book: Book, letters: Mapping[str, str]
) -> None:
    """Enters in ``section`` what the hand before it hands on, and its dealer where no line names him.

    The cut names the dealer, else the hand before (P03, P20, P51); a dealer who would not fit the first play of the log
    is not entered, for nothing is made up to make a log irregular.
    """
    if section.teams or not section.players:
        return
    if before is not None and ruled is not None and _same_numbers(section, before):
        if not (ruled.game is not None and ruled.game["over"]):
            section.carried = _carried(section, before, ruled, letters)
        elif not section.score:
            nothing = dict.fromkeys(section.players[:2], 0)
            section.carried = Carried("", None, None, None, nothing, nothing)
    if section.dealer is None and not section.in_middle:
        dealer = named_by_the_cut(cuts(section, letters.__getitem__, book.terms.ace_printed)) if section.cuts else None
        if dealer is None and section.carried is not None and not section.cuts:
            dealer = section.carried.dealer
        section.dealer = dealer if _fits(section, dealer) else None


def _same_numbers(section: Section, before: Section) -> bool:
    """Whether no line begins another game: the same number, the same players."""
    return section.game == before.game and set(section.players[:2]) == set(before.players[:2])


def _carried(section: Section, before: Section, ruled: Ruling, letters: Mapping[str, str]) -> Carried:
    game = ruled.game or {}
    ended = ruled.points is not None or ruled.outcome == "new_deal"
    winner = next((player for player, points in (ruled.points or {}).items() if points), None)
    dealer = deals_next(ruled.outcome, winner, before.dealer, section.players, letters.__getitem__) if ended else None
    known = ended or not before.dealt
    score = game.get("score") if known else None
    signed = before.carried is not None and before.carried.signed
    return Carried(
        ruled.outcome, winner, before.dealer, dealer, score, game.get("hands_won"), signed or _signed(before)
    )


def _signed(section: Section) -> bool:
    """Whether two players signed the sheet in this hand of the log."""
    rows = (line.item for line in section.events)
    return len({row.player for row in rows if isinstance(row, Sentence) and Do("signs") in row.acts}) > 1


def _fits(section: Section, dealer: str | None) -> bool:
    """Whether the first to play is the other player, if anybody has played."""
    if dealer is None or section.seat(dealer) < 0:
        return False
    rows = (line.item for line in section.events)
    first = next((row.player for row in rows if isinstance(row, Sentence) and not isinstance(row.acts[0], Do)), None)
    return first != dealer


def of_hands(hands: list[Ruling]) -> Ruling:
    """Several hands in one ruling: what was found in all of them, and the last one's outcome, points and choices."""
    last = hands[-1]
    whole = Ruling(last.rulebook, last.edition, last.outcome, last.points, last.score, hands=hands)
    for hand in hands:
        whole.found += hand.found
        whole.gaps += hand.gaps
        whole.more_gaps += hand.more_gaps
    whole.choices, whole.duties, whole.next = last.choices, list(last.duties), dict(last.next)
    whole.ask, whole.conflicts, whole.facts = last.ask, last.conflicts, list(last.facts)
    return whole
