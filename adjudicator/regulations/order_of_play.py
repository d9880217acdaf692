"""Drawing and taking out of order: before the opponent's discard, before the upcard was refused, or twice.

Clauses: gra.12.c, classic.3.b, home.2.b. Points: P34, P35, P36, P80.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.regulations.finding import Bar, Finding
from adjudicator.replay import Step
from adjudicator.words import say

CIRCUMSTANCES = ("early", "early_stands", "early_goes_back", "early_as_seen", "out_of_turn", "upcard_back", "upcard_stands",
                 "stock_back", "stock_stands", "draw_was_made", "only_touched")  # fmt: skip


DRAWS = frozenset((e.Draw, e.Take))


def find(case: Case) -> Iterator[Finding]:
    """Every draw or taking that came out of order, and what follows."""
    for step in case.trace.steps:
        if type(step.act) in DRAWS and (step.before.drawn or step.before.passes < 2 or step.act.manner):
            yield from _early(case, step)
            yield from _upcard(case, step)
            yield from _twice(case, step)


def _later_play(case: Case, step: Step, seat: int | None = None) -> bool:
    """Whether anybody (or this player) drew or took after this step."""
    return any(
        isinstance(s.act, e.Draw | e.Take | e.TakeSeen) and s.seat >= 0 and (seat is None or s.seat == seat)
        for s in case.trace.steps[step.at + 1 :]
    )


def _early(case: Case, step: Step) -> Iterator[Finding]:
    """A draw before the opponent has discarded (P34)."""
    player, where = case.player(step.seat), (step.line, step.at, step.seat)
    other_holds_eleven = step.before.drawn >> (1 - step.seat) & 1
    if step.act.manner == "out of turn" and not other_holds_eleven:
        available = (say("let the draw stand"), say("put the card back and shuffle the stock"))
        says = say("{player} drew out of turn.", player=player)
        yield Finding("order_of_play", "out_of_turn", *where, says, irregularity=True, available=available)
        return
    if not (step.act.manner == "before the discard" or other_holds_eleven):
        return
    says = say("{player} drew before his opponent had discarded.", player=player)
    available = (say("a caution"),)
    yield Finding("order_of_play", "early", *where, says, irregularity=True, available=available)
    reading = case.readings("P34")
    if reading == "a":
        says = say("The draw stands, and {player} has lost the right to that discard.", player=player)
        bar = None if _later_play(case, step) else Bar(step.seat, "the discard", "discard pile")
        yield Finding("order_of_play", "early_stands", *where, says, points=("P34",), bar=bar)
    elif reading == "b":
        says = say("The card goes back and the stock is shuffled.")
        back_to = -1 if _later_play(case, step) else step.at
        yield Finding("order_of_play", "early_goes_back", *where, says, points=("P34",), back_to=back_to)
    else:
        says = say("The card counts as one that {player} saw: he loses the use of it.", player=player)
        yield Finding("order_of_play", "early_as_seen", *where, says, points=("P34",))


def _upcard(case: Case, step: Step) -> Iterator[Finding]:
    """The upcard taken, or the stock drawn, before the other player had spoken (P36, P80)."""
    before = step.before
    if before.passes >= 2 or before.plays != 0 or case.trace.section.dealer is None:
        return
    dealer = case.trace.section.seat(case.trace.section.dealer)
    player, other, where = case.player(step.seat), case.player(1 - step.seat), (step.line, step.at, step.seat)
    if type(step.act) is e.Take and step.seat == dealer and before.passes == 0:
        noticed = not _later_play(case, step)
        if case.readings("P36") == "a" and noticed:
            says = say("{player} took the upcard before {other} had spoken: it goes back, and {other} chooses first.", player=player, other=other)
            yield Finding("order_of_play", "upcard_back", *where, says, points=("P36",), irregularity=True, back_to=step.at)
        else:
            says = say("{player} took the upcard before {other} had spoken: it stands.", player=player, other=other)
            yield Finding("order_of_play", "upcard_stands", *where, says, points=("P36",), irregularity=True)
    elif type(step.act) is e.Draw and step.seat != dealer and before.passes < 2:
        yield from _stock(case, step, dealer)


def _stock(case: Case, step: Step, dealer: int) -> Iterator[Finding]:
    """The stock drawn before the dealer was asked about the upcard: said only where the log goes no further than his answer."""
    following = [s for s in case.trace.steps[step.at + 1 :] if s.seat == dealer and isinstance(s.act, e.Draw | e.Take | e.Pass)]
    claims = bool(following) and type(following[0].act) is e.Take and following[0].before.plays == 0
    if following and not claims:
        return
    reading = case.readings("P80")
    player, other, where = case.player(step.seat), case.player(dealer), (step.line, step.at, step.seat)
    if reading == "b" or claims:
        says = say("{player} drew from the stock before {other} was asked about the upcard: the card goes back.", player=player, other=other)
        yield Finding("order_of_play", "stock_back", *where, says, points=("P80",), irregularity=True, back_to=step.at)
    else:
        says = say("{player} drew from the stock before {other} was asked about the upcard: it stands unless {other} claims the upcard at once.",
                   player=player, other=other)  # fmt: skip
        yield Finding("order_of_play", "stock_stands", *where, says, points=("P80",), irregularity=True)


def _twice(case: Case, step: Step) -> Iterator[Finding]:
    """A card taken after one was drawn in the same turn (P35)."""
    if type(step.act) is not e.Take or not step.before.drawn >> step.seat & 1:
        return
    drawn = next((s for s in reversed(case.trace.steps[: step.at]) if s.seat == step.seat and isinstance(s.act, e.Draw | e.Take)), None)
    if drawn is None or type(drawn.act) is not e.Draw:
        return
    player, where = case.player(step.seat), (step.line, step.at, step.seat)
    if drawn.act.card is None and case.readings("P35") == "b":
        says = say("{player} had raised a card of the stock and not seen its face: he may put it back and take the discard.", player=player)
        yield Finding("order_of_play", "only_touched", *where, says, points=("P35",))
        return
    says = say("{player} had drawn from the stock, and the draw was made: the discard goes back.", player=player)
    points = ("P35",) if drawn.act.card is None else ()
    yield Finding("order_of_play", "draw_was_made", *where, says, points=points, irregularity=True, back_to=step.at)
