"""Acts that the rules take for none: a raised card that counts as touched (P35), a draw past the last card (P82), a card
taken back that may not come back, with what was laid down instead of it (P15, P58).

They are taken out and the hand is replayed without them, so that the cards and the numbers that follow are right.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from adjudicator import events as e
from adjudicator.assessment.out_of_order import can_go_back, draws_that_go_back, is_early
from adjudicator.handlog import Line
from adjudicator.position import TEN
from adjudicator.replay import Step, Trace, replay
from adjudicator.values import Value, replace

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case
    from adjudicator.assessment.declared import Declaration


PLAYS = (e.Draw, e.Take, e.TakeSeen, e.Discard, e.Knock, e.Gin, e.BigGin)


class Void(Value):
    """An act that the rules take for none; it moves no card."""

    act: Any


def void_acts(case: "Case") -> dict[int, Any]:
    """What takes the place of each act that does not count, by the number of its step."""
    found: dict[int, Any] = {step.at: e.Touch("stock") for step in _raised(case)}
    found |= {step.at: Void(step.act) for step in draws_that_go_back(case)}
    found |= {step.at: Void(step.act) for step in _not_to_come_back(case)}
    found |= {step.at: Void(step.act) for step in (*_given_back(case), *_lost_discards(case))}
    found |= {step.at: Void(step.act) for step in _past_the_last_card(case)}
    # What another void act did to a hand may only make it look as if nothing had been drawn.
    return found or {step.at: Void(step.act) for step in _undrawn(case)}


def _raised(case: "Case") -> Iterator[Step]:
    """Cards of the stock raised and not seen, before the discard was taken in the same turn (P35)."""
    for step in case.trace.odd:
        if type(step.act) is not e.Take or not step.before.drawn >> step.seat & 1 or step.at == 0:
            continue
        earlier = case.trace.steps[step.at - 1]
        if (
            type(earlier.act) is e.Draw
            and earlier.seat == step.seat
            and earlier.act.card is None
            and case.readings("P35") == "b"
        ):
            yield earlier


def _undrawn(case: "Case") -> Iterator[Step]:
    """Knocks and gins of a player who has not drawn: a knock is made after the draw (P18), and the card stays with him."""
    for step in case.trace.of(e.Knock, e.Gin):
        if step.seat < 0 or step.before.drawn >> step.seat & 1 or step.before.hands[step.seat].size != TEN:
            continue
        if step.act.card is None:
            if _in_the_run_of_play(case, step):
                yield step
        elif step.before.hands[step.seat].known >> step.act.card & 1:
            yield step


def _in_the_run_of_play(case: "Case", step: Step) -> bool:
    """Whether the log tells the play before this knock, so that a draw would be told too; a log may begin with a knock."""
    played = [s for s in case.trace.steps[: step.at] if s.seat >= 0 and isinstance(s.act, PLAYS)]
    if played and played[-1].seat == step.seat and type(played[-1].act) is e.Discard:
        return False  # said after the discard: that is for P18 to settle
    return bool(played) or not case.trace.section.in_middle or step.before.turn == 1 - step.seat


def _given_back(case: "Case") -> Iterator[Step]:
    """Barred cards taken and given back for a draw in the same turn, which is what the rules would have had (P87)."""
    again = [s for s in case.trace.odd if type(s.act) is e.Draw and s.before.drawn >> s.seat & 1]
    if not again or case.book.answer("returned_card", "barred").remedy == "none":
        return
    for entry in case.returned:
        if entry.free or entry.taken_at < 0:
            continue
        moves = (
            s for s in case.trace.steps[entry.taken_at + 1 :] if s.seat == 1 - entry.seat and isinstance(s.act, PLAYS)
        )
        following = next(moves, None)
        if following in again and case.readings("P87") == "a":
            yield case.trace.steps[entry.taken_at]


def _lost_discards(case: "Case") -> Iterator[Step]:
    """Discards taken by a player who had drawn before they were made, and so had lost the right to them (P34)."""
    for step in case.trace.odd:
        if type(step.act) is not e.Take or not step.before.drawn >> step.seat & 1 or can_go_back(case, step):
            continue
        draws = (s for s in reversed(case.trace.steps[: step.at]) if s.seat == step.seat and type(s.act) is e.Draw)
        drawn = next(draws, None)
        if drawn is not None and is_early(case, drawn, drawn.act) and case.readings("P34") == "a":
            yield step


def _past_the_last_card(case: "Case") -> Iterator[Step]:
    """Draws after the 50th card, and what was done with the cards drawn so (P82)."""
    stock = case.trace.final.stock
    room = 6 if case.trace.of(e.See) else 0
    if stock is None or stock >= case.book.terms.last_cards + room:
        return
    last = case.last_card
    if last is None or last.void_at < 0:
        return
    if case.readings("P82") == "b":
        yield from (s for s in case.trace.steps[last.void_at :] if s.seat >= 0 and isinstance(s.act, PLAYS))
        return
    holds = [False, False]
    for step in case.trace.steps[last.void_at :]:
        if step.seat < 0:
            continue
        if type(step.act) is e.Draw:
            holds[step.seat] = True
            yield step
        elif type(step.act) is e.Take:
            holds[step.seat] = False
        elif holds[step.seat] and isinstance(step.act, e.Discard | e.Knock | e.Gin | e.BigGin):
            holds[step.seat] = False
            yield step


def _not_to_come_back(case: "Case") -> Iterator[Step]:
    """Cards taken back too late or by the wrong player, and what their taker then turned down or discarded instead."""
    backs = case.trace.of(e.TakeBack)
    if not backs:
        return
    allowed = {
        (d.seat, d.answered_at) for d in case.declarations if d.answered == "taken back" and may_become_gin(case, d)
    }
    for step in backs:
        if step.seat < 0 or (step.seat, step.at) in allowed:
            continue
        yield step
        for later in case.trace.steps[step.at + 1 :]:
            if type(later.act) is e.TakeBack or (later.seat != step.seat and isinstance(later.act, PLAYS)):
                break
            if later.seat == step.seat and isinstance(later.act, PLAYS):
                yield later
                break


def may_become_gin(case: "Case", declared: "Declaration") -> bool:
    """Whether a card taken back can still mend what was called: a false gin only by becoming gin (P77)."""
    return declared.verdict != "false gin" or case.readings("P77") == "a"


def without(trace: Trace, void: dict[int, Any]) -> Trace:
    """The hand replayed with these acts replaced; the steps keep their numbers."""
    events: list[Line] = []
    at = 0
    for line in trace.section.events:
        item = line.item
        if isinstance(item, e.Sentence):
            acts = tuple(void.get(at + index, act) for index, act in enumerate(item.acts))
            at += len(acts)
            events.append(line if acts == item.acts else line._replace(item=item._replace(acts=acts)))
        else:
            at += 1
            events.append(line)
    return replay(replace(trace.section, events=events))
