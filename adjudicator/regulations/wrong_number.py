"""Wrong numbers of cards: a new deal, a choice, or a charge, by when they are found.

Clauses: gra.4.a, gra.8.a to gra.8.e, gra-fr.10.a to 10.e. Points: P25 to P30, P57, P66, P71, P76.
"""

from collections import deque
from collections.abc import Iterator

from adjudicator.assessment.ask import Ask
from adjudicator.assessment.case import Case
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.numbers import PLAYS, Wrong, may_have_a_new_deal
from adjudicator.events import BigGin, Choose, Correct, Gin, Knock, Sentence
from adjudicator.position import TEN
from adjudicator.regulations.finding import Finding, Offer, Option
from adjudicator.words import Message, count, say

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
    """Every wrong number that was found, and the charge for one found at a knock or gin. A new deal ends it all."""
    for wrong in case.wrong_numbers:
        if _after_a_dead_hand(case, wrong):
            continue
        if not case.numbers_ruled():
            yield from (_ten_each(case, wrong), *_unprinted(case, wrong))
        elif not wrong.uncertain or _is_over(case, wrong):
            yield _ten_each(case, wrong)
            new_deal = _new_deal(case, wrong)
            if new_deal is not None:
                yield new_deal
                return
            yield from _ruled(case, wrong)
        else:
            _ask(case, wrong)
    yield from _no_knock(case)
    yield from _charges(case)


def _no_knock(case: Case) -> Iterator[Finding]:
    """A knock with a wrong number (P30), or in the turn of its correction (P79)."""
    for declared in case.declarations:
        if declared.void == "wrong number" or "P30" in declared.points:
            yield _knocker(case, declared.seat, declared.line, declared.step.at)
        elif declared.void == "correction":
            says = say(
                "{player} knocked in the turn in which he put his number of cards right: that is no knock.",
                player=case.player(declared.seat),
            )
            yield Finding(
                "wrong_number",
                "in_correction",
                declared.line,
                declared.step.at,
                declared.seat,
                says,
                points=("P79",),
                irregularity=True,
            )


def _ask(case: Case, wrong: Wrong) -> None:
    """The number hangs on a line that contradicts the log."""
    seat = 0 if wrong.doubts[0] == wrong.uncertain else 1
    fact = say(
        "{player}'s cards, on which line {line} contradicts the log", player=case.player(seat), line=wrong.uncertain
    )
    case.need(Ask(fact, wrong.uncertain))


def _after_a_dead_hand(case: Case, wrong: Wrong) -> bool:
    """Whether the hand had been over by the last card, and scored nothing, when the number was found."""
    last = case.last_card
    return last is not None and last.state == "dead" and (wrong.at > last.dead_at or wrong.found == "end")


def _ten_each(case: Case, wrong: Wrong) -> Finding:
    says = say("Each player is dealt ten cards and holds ten after each of his turns.")
    return Finding("wrong_number", "ten_each", wrong.line, wrong.at, -1, says, _sizes(case, wrong))


def _sizes(case: Case, wrong: Wrong) -> tuple[Message, ...]:
    return tuple(
        say(
            "{player} holds {size} cards, {right} would be right",
            player=case.player(seat),
            size=wrong.sizes[seat],
            right=wrong.right[seat],
        )
        for seat in (0, 1)
    )


def _is_over(case: Case, wrong: Wrong) -> bool:
    """Whether the hand was knocked out before the number was found, or with it: a charge at most is left (P57)."""
    return case.end is not None and wrong.at >= case.end.step.at


def _new_deal(case: Case, wrong: Wrong) -> Finding | None:
    """A new deal that is due for this wrong number, or was chosen before the hand was over (P57)."""
    where, because = (wrong.line, wrong.at), _sizes(case, wrong)
    player, size = case.player(wrong.seats[0]), wrong.sizes[wrong.seats[0]]
    if not _is_over(case, wrong):
        if len(wrong.seats) == 2:
            says = say("Both players hold a wrong number of cards: there is a new deal.")
            return Finding("wrong_number", "both", *where, -1, says, because, irregularity=True)
        if wrong.before_play:
            says = say(
                "{player} holds {size} cards, found before one play was made: there is a new deal.",
                player=player,
                size=size,
            )
            return Finding(
                "wrong_number", "before_play", *where, wrong.seats[0], says, because, ("P25",), irregularity=True
            )
    if wrong.chosen == "new deal" and (
        case.end is None or wrong.chosen_at < case.end.step.at or case.readings("P57") == "b"
    ):
        says = say(
            "{player} held {size} cards, and {other} chose a new deal.",
            player=player,
            size=size,
            other=case.player(1 - wrong.seats[0]),
        )
        return Finding("wrong_number", "new_deal_chosen", *where, wrong.seats[0], says, because, irregularity=True)
    return None


def _ruled(case: Case, wrong: Wrong) -> Iterator[Finding]:
    """The finding for one discovery where there is no new deal, unless the hand is over and only a charge is left."""
    if case.end is not None:
        return
    if len(wrong.seats) == 1 and not _lapsed(case, wrong):
        yield _corrected(case, wrong) if wrong.chosen and wrong.corrected_at >= 0 else _one(case, wrong)


def _lapsed(case: Case, wrong: Wrong) -> bool:
    """Whether the number was still wrong when the other player's went wrong too: that is a new deal for both."""
    later = any(len(other.seats) == 2 for other in case.wrong_numbers if other.at > wrong.at)
    return later and not (wrong.chosen and wrong.corrected_at >= 0)


def _corrected(case: Case, wrong: Wrong) -> Finding:
    """A number that was put right, in a turn that is over with it (P26)."""
    seat = wrong.seats[0]
    says = say(
        "{player} held {size} cards; his hand has been put right.", player=case.player(seat), size=wrong.sizes[seat]
    )
    return Finding("wrong_number", "corrected", wrong.line, wrong.at, seat, says, _sizes(case, wrong), irregularity=True,
                   turn=_turn(case, seat))  # fmt: skip


def _turn(case: Case, seat: int) -> int:
    """Whose turn it is where the correction was the last that happened: the other's, or still the same (P26)."""
    moved = (
        s
        for s in case.trace.of(*PLAYS, Correct)
        if not isinstance(s.act, Knock | Gin | BigGin) or getattr(s.act, "card", None) is not None
    )
    last = deque(moved, 1)
    if not last or type(last[0].act) is not Correct or last[0].seat != seat or last[0].before.turn == 1 - seat:
        return -1
    return seat if case.readings("P26") == "b" else 1 - seat


def _unprinted(case: Case, wrong: Wrong) -> Iterator[Finding]:
    """A book that has no article on wrong numbers (P71)."""
    where, because = (wrong.line, wrong.at, -1), _sizes(case, wrong)
    if case.end is None or wrong.at < case.end.step.at:
        says = say("A wrong number of cards was found in play: there is a new deal.")
        yield Finding("wrong_number", "not_printed", *where, says, because, ("P71",), irregularity=True)
    else:
        says = say(
            "A wrong number of cards was found at the end of the hand: the cards count as held, and nothing is charged."
        )
        yield Finding("wrong_number", "as_held", *where, says, because, ("P71",), irregularity=True)


def _one(case: Case, wrong: Wrong) -> Finding:
    seat, because = wrong.seats[0], _sizes(case, wrong)
    player, other, size = case.player(seat), case.player(1 - seat), wrong.sizes[seat]
    where = (wrong.line, wrong.at)
    if not wrong.chosen:
        says = say("{player} holds {size} cards, play has begun: {other}, whose number is right, may let it be corrected or have a new deal.",
                   player=player, size=size, other=other)  # fmt: skip
        return Finding(
            "wrong_number", "one", *where, seat, says, because, ("P66",), irregularity=True, offer=_offer(case, seat)
        )
    says = say(
        "{player} holds {size} cards, and {other} chose to let it be corrected.", player=player, size=size, other=other
    )
    return Finding("wrong_number", "correction_chosen", *where, seat, says, because, ("P26",),
                   irregularity=True, duty=_correction(case, seat))  # fmt: skip


def _correction(case: Case, seat: int) -> Message:
    """How the hand, as it is now, is put right (P26): ten cards at the end of his turn, or before he begins it."""
    position = case.trace.final
    size, drawn = position.hands[seat].size, position.drawn >> seat & 1
    if case.readings("P26") == "b":
        odd = size - position.right_number(seat)
        if odd < 0:
            return count("draws {number} at once, then plays his normal turn",
                         "draws {number} at once, then plays his normal turn", -odd)  # fmt: skip
        return count("discards {number} at once, then plays his normal turn",
                     "discards {number} at once, then plays his normal turn", odd)  # fmt: skip
    number = abs(size - TEN)
    if size - TEN - drawn < 0:
        if not number:
            return say("does not discard in this turn")
        return count("in his own turn draws {number} and does not discard",
                     "in his own turn draws {number} and does not discard", number)  # fmt: skip
    if drawn:
        return count("discards {number} in this turn", "discards {number} in this turn", number)
    return count("in his own turn does not draw and discards {number}",
                 "in his own turn does not draw and discards {number}", number)  # fmt: skip


def _offer(case: Case, seat: int) -> Offer:
    other = case.player(1 - seat)
    options = [Option(say("correction"), Sentence(other, (Choose("correction"),)), "one")]
    if may_have_a_new_deal(case):
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
    if end is None or result is None or end.verdict == "unknown" or not (result.missing or result.additional):
        return
    seat = 1 - end.seat
    player = case.player(seat)
    if result.charged:
        counted = result.counts[seat]
        says = say(
            "{player}'s hand is short by {missing}: {charge} is added to his count.",
            player=player,
            missing=result.missing,
            charge=counted.charge,
        )
        points = ("P27", "P76") if end.verdict == "gin" else ("P27", "P28")
        yield Finding("wrong_number", "missing", end.line, end.step.at, seat, says, points=points, irregularity=True)
    if result.additional and case.numbers_ruled():
        says = say(
            "{player}'s hand is too long by {number}: what is additional counts at its value.",
            player=player,
            number=result.additional,
        )
        yield Finding(
            "wrong_number", "additional", end.line, end.step.at, seat, says, points=("P29",), irregularity=True
        )
    if result.winner < 0 and not result.equal:
        says = say(
            "{player} would undercut, and with a wrong number of cards he may not: nobody scores.", player=player
        )
        circumstance = "missing" if result.missing else "additional"
        yield Finding("wrong_number", circumstance, end.line, end.step.at, seat, says, points=("P28",))
    yield from _instead(case, end, seat)


def _instead(case: Case, end: Declaration, seat: int) -> Iterator[Finding]:
    """The right player's choice instead of the score, where it is read so (P57)."""
    if case.book.answer("wrong_number", "instead").remedy != "none" and case.readings("P57") == "b":
        says = say(
            "{player}, whose number is right, may have the hand corrected or dealt anew instead of the score.",
            player=case.player(end.seat),
        )
        yield Finding(
            "wrong_number", "instead", end.line, end.step.at, seat, says, points=("P57",), offer=_offer(case, seat)
        )
