"""Wrong numbers of cards: a new deal, a choice, or a charge, by when they are found.

Clauses: gra.4.a, gra.8.a to gra.8.e, gra-fr.10.a to 10.e. Points: P25 to P30, P57, P66, P71, P76.
"""

from collections.abc import Iterator

from adjudicator.assessment.case import Case
from adjudicator.assessment.numbers import Wrong
from adjudicator.events import Choose, Sentence
from adjudicator.regulations.finding import Finding, Offer, Option
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "ten_each",
    "before_play",
    "both",
    "one",
    "new_deal_chosen",
    "correction_chosen",
    "corrected",
    "knocker",
    "missing",
    "additional",
    "instead",
    "in_correction",
    "not_printed",
    "as_held",
)


def find(case: Case) -> Iterator[Finding]:
    """Every wrong number that was found, and the charge for one found at a knock or gin."""
    for wrong in case.wrong_numbers:
        if _after_a_dead_hand(case, wrong):
            continue
        yield _ten_each(case, wrong)
        yield from _ruled(case, wrong) if case.numbers_ruled() else _unprinted(case, wrong)
    for declared in case.declarations:
        if declared.void == "wrong number" or "P30" in declared.points:
            yield _knocker(case, declared.seat, declared.line, declared.step.at)
        elif declared.void == "correction":
            says = say("{player} knocked in the turn in which he put his number of cards right: that is no knock.", player=case.player(declared.seat))
            yield Finding("wrong_number", "in_correction", declared.line, declared.step.at, declared.seat, says, points=("P79",), irregularity=True)
    yield from _charges(case)


def _after_a_dead_hand(case: Case, wrong: Wrong) -> bool:
    """Whether the hand had been over by the last card, and scored nothing, when the number was found."""
    last = case.last_card
    return last is not None and last.state == "dead" and (wrong.at > last.dead_at or wrong.found == "end")


def _ten_each(case: Case, wrong: Wrong) -> Finding:
    says = say("Each player is dealt ten cards and holds ten after each of his turns.")
    return Finding("wrong_number", "ten_each", wrong.line, wrong.at, -1, says, _sizes(case, wrong))


def _sizes(case: Case, wrong: Wrong) -> tuple[Message, ...]:
    return tuple(
        say("{player} holds {size} cards, {right} would be right", player=case.player(seat), size=wrong.sizes[seat], right=wrong.right[seat])
        for seat in (0, 1)
    )


def _ruled(case: Case, wrong: Wrong) -> Iterator[Finding]:
    """The finding for one discovery, unless the hand is over and only a charge is left."""
    where = (wrong.line, wrong.at)
    because = _sizes(case, wrong)
    if len(wrong.seats) == 2:
        says = say("Both players hold a wrong number of cards: there is a new deal.")
        yield Finding("wrong_number", "both", *where, -1, says, because, irregularity=True)
    elif case.end is not None and not _before_the_end(case, wrong):
        return
    elif wrong.before_play:
        says = say("{player} holds {size} cards, found before one play was made: there is a new deal.",
                   player=case.player(wrong.seats[0]), size=wrong.sizes[wrong.seats[0]])  # fmt: skip
        yield Finding("wrong_number", "before_play", *where, wrong.seats[0], says, because, ("P25",), irregularity=True)
    elif wrong.corrected and case.end is None:
        says = say("{player} held {size} cards; his hand has been put right.", player=case.player(wrong.seats[0]), size=wrong.sizes[wrong.seats[0]])
        yield Finding("wrong_number", "corrected", *where, wrong.seats[0], says, because, irregularity=True)
    else:
        yield from _one(case, wrong, because)


def _unprinted(case: Case, wrong: Wrong) -> Iterator[Finding]:
    """A book that has no article on wrong numbers (P71)."""
    where, because = (wrong.line, wrong.at, -1), _sizes(case, wrong)
    if case.end is None or wrong.at < case.end.step.at:
        says = say("A wrong number of cards was found in play: there is a new deal.")
        yield Finding("wrong_number", "not_printed", *where, says, because, ("P71",), irregularity=True)
    else:
        says = say("A wrong number of cards was found at the end of the hand: the cards count as held, and nothing is charged.")
        yield Finding("wrong_number", "as_held", *where, says, because, ("P71",), irregularity=True)


def _before_the_end(case: Case, wrong: Wrong) -> bool:
    """Whether a new deal was due before the hand was knocked out, or had been chosen by then."""
    assert case.end is not None
    return wrong.at < case.end.step.at and (wrong.before_play or wrong.chosen == "new deal")


def _one(case: Case, wrong: Wrong, because: tuple[Message, ...]) -> Iterator[Finding]:
    seat = wrong.seats[0]
    player, other, size = case.player(seat), case.player(1 - seat), wrong.sizes[seat]
    where = (wrong.line, wrong.at)
    if not wrong.chosen:
        says = say("{player} holds {size} cards, play has begun: {other}, whose number is right, may let it be corrected or have a new deal.",
                   player=player, size=size, other=other)  # fmt: skip
        yield Finding("wrong_number", "one", *where, seat, says, because, ("P66",), irregularity=True, offer=_offer(case, seat))
    elif wrong.chosen == "new deal":
        says = say("{player} held {size} cards, and {other} chose a new deal.", player=player, size=size, other=other)
        yield Finding("wrong_number", "new_deal_chosen", *where, seat, says, because, irregularity=True)
    else:
        says = say("{player} holds {size} cards, and {other} chose to let it be corrected.", player=player, size=size, other=other)
        yield Finding("wrong_number", "correction_chosen", *where, seat, says, because, ("P26",), irregularity=True, duty=_correction(case, wrong, seat))


def _correction(case: Case, wrong: Wrong, seat: int) -> Message:
    """How the hand is put right (P26)."""
    short = wrong.sizes[seat] < wrong.right[seat]
    number = abs(wrong.sizes[seat] - wrong.right[seat])
    at_once = case.readings("P26") == "b"
    if short:
        if at_once:
            return say("draws {number} at once, then plays his normal turn", number=number)
        return say("in his own turn draws {number} and does not discard", number=number)
    if at_once:
        return say("discards {number} at once, then plays his normal turn", number=number)
    return say("in his own turn does not draw and discards {number}", number=number)


def _offer(case: Case, seat: int) -> Offer:
    other = case.player(1 - seat)
    options = [Option(say("correction"), Sentence(other, (Choose("correction"),)), "one")]
    improper = any(d.verdict == "improper" for d in case.declarations)
    if not improper or case.readings("P66") == "a":
        options.append(Option(say("a new deal"), Sentence(other, (Choose("new deal"),)), "one"))
    return Offer(1 - seat, say("the hand is over"), tuple(options))


def _knocker(case: Case, seat: int, line: int, at: int) -> Finding:
    says = say("{player} holds a wrong number of cards himself: with it he has neither a knock nor a gin; the cards he showed stay face up.",
               player=case.player(seat))  # fmt: skip
    duty = say("leaves the cards that were shown face up")
    return Finding("wrong_number", "knocker", line, at, seat, says, points=("P30",), irregularity=True, duty=duty)


def _charges(case: Case) -> Iterator[Finding]:
    """What a wrong number costs a player against whom a proper knock or gin was made."""
    end, result = case.end, case.result
    if end is None or result is None or not (result.missing or result.additional):
        return
    seat = 1 - end.seat
    player = case.player(seat)
    if result.charged:
        counted = result.counts[seat]
        says = say("{player}'s hand is short by {missing}: {charge} is added to his count.", player=player, missing=result.missing, charge=counted.charge)
        points = ("P27", "P76") if end.verdict == "gin" else ("P27", "P28")
        yield Finding("wrong_number", "missing", end.line, end.step.at, seat, says, points=points, irregularity=True)
    if result.additional and case.numbers_ruled():
        says = say("{player}'s hand is too long by {number}: what is additional counts at its value.", player=player, number=result.additional)
        yield Finding("wrong_number", "additional", end.line, end.step.at, seat, says, points=("P29",), irregularity=True)
    if case.book.answer("wrong_number", "instead").remedy != "none" and case.readings("P57") == "b":
        says = say("{player}, whose number is right, may have the hand corrected or dealt anew instead of the score.", player=case.player(end.seat))
        yield Finding("wrong_number", "instead", end.line, end.step.at, seat, says, points=("P57",), offer=_offer(case, seat))
