"""Drawing and taking out of order: before the opponent's discard, before the upcard was refused, or twice.

Clauses: gra.12.c, classic.3.b, 3.c, 5.a, home.2.b, home.3.b. Points: P34, P35, P36, P80.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.incidents import earlier_incidents
from adjudicator.assessment.numbers import noticed_at_once
from adjudicator.assessment.out_of_order import (
    ENDS,
    before_the_dealer_spoke,
    is_early,
    not_his_turn,
    out_of_turn,
    played_on,
    upcard_claimed,
)
from adjudicator.assessment.void_acts import Void
from adjudicator.cards import NAMES
from adjudicator.regulations.finding import Bar, Finding
from adjudicator.replay import Step
from adjudicator.words import say

CIRCUMSTANCES = ("early", "early_stands", "early_goes_back", "early_as_seen", "alternate", "out_of_turn", "upcard_back", "upcard_stands",
                 "stock_back", "stock_stands", "draw_was_made")  # fmt: skip


def find(case: Case) -> Iterator[Finding]:
    """Every draw or taking that came out of order, and what follows; of turns out of order that nobody named, the first."""
    unnamed = False
    odd, void = case.trace.odd, case.trace.of(Void)
    for step in sorted((*odd, *void), key=lambda s: s.at) if void else odd:
        act = step.act.act if type(step.act) is Void else step.act
        if (
            step.seat >= 0
            and type(act) in (e.Draw, e.Take)
            and (step.before.drawn or step.before.passes < 2 or act.manner or not_his_turn(step))
        ):
            if not (unnamed and not_his_turn(step) and not act.manner):
                yield from _early(case, step, act)
            unnamed = unnamed or not_his_turn(step)
            yield from _upcard(case, step, act)
            yield from _twice(case, step, act)


def _early(case: Case, step: Step, act: e.Draw | e.Take) -> Iterator[Finding]:
    """A draw before the opponent has discarded (P34)."""
    player, where = case.player(step.seat), (step.line, step.at, step.seat)
    if out_of_turn(case, step, act) and not step.before.drawn >> (1 - step.seat) & 1:
        yield Finding("order_of_play", "alternate", *where, say("Turns alternate."))
        yield _out_of_turn(case, step, type(act) is e.Take)
        return
    if not is_early(case, step, act):
        return
    says = say("{player} drew before his opponent had discarded.", player=player)
    because = earlier_incidents(case, player, step.line)
    yield Finding("order_of_play", "early", *where, says, because, irregularity=True, available=(say("a caution"),))
    reading = case.readings("P34")
    if type(step.act) is not Void:
        says = say("The draw stands, and {player} has lost the right to that discard.", player=player)
        yield Finding("order_of_play", "early_stands", *where, says, points=("P34",), bars=_lost_discard(case, step))
    elif reading == "b":
        says = say("The card goes back and the stock is shuffled.")
        yield Finding("order_of_play", "early_goes_back", *where, says, points=("P34",), to_do=True)
    else:
        says = say(
            "The card goes back and counts as one that {player} saw while drawing: he loses the use of it.",
            player=player,
        )
        yield Finding("order_of_play", "early_as_seen", *where, says, points=("P34",), to_do=True)


def _out_of_turn(case: Case, step: Step, took: bool) -> Finding:
    """A card drawn or taken out of turn. Where the text leaves it to the director, he decides before play goes on."""
    player, left = case.player(step.seat), case.book.answer("order_of_play", "out_of_turn").remedy == "discretion"
    now = left and not played_on(case, step.at)
    if took:
        available = (say("let it stand"), say("put the card back on the discard pile"))
        says = say("{player} took the discard out of turn.", player=player)
        decides = say("{player} took the discard out of turn: the director decides whether that stands, or the card goes back.",
                      player=player)  # fmt: skip
    else:
        available = (say("let the draw stand"), say("put the card back and shuffle the stock"))
        says = say("{player} drew out of turn.", player=player)
        decides = say("{player} drew out of turn: the director decides whether the draw stands, or the card goes back and the stock is shuffled.",
                      player=player)  # fmt: skip
    because = earlier_incidents(case, player, step.line)
    return Finding("order_of_play", "out_of_turn", step.line, step.at, step.seat, decides if now else says, because,
                   irregularity=True, available=available, to_do=now)  # fmt: skip


def _lost_discard(case: Case, step: Step) -> tuple[Bar, ...]:
    """The discard that he may not have any more, until his own play is over."""
    since = case.trace.steps[step.at + 1 :]
    if any(s.seat == step.seat and isinstance(s.act, ENDS) for s in since):
        return ()
    made = next((s.act.card for s in since if s.seat == 1 - step.seat and isinstance(s.act, ENDS)), None)
    return (Bar(step.seat, "the discard" if made is None else NAMES[made], "discard pile"),)


def _upcard(case: Case, step: Step, act: e.Draw | e.Take) -> Iterator[Finding]:
    """The upcard taken, or the stock drawn, before the other player had spoken (P36, P80)."""
    if step.before.passes >= 2 or step.before.plays != 0 or case.trace.section.dealer is None:
        return
    player, other, where = case.player(step.seat), case.player(1 - step.seat), (step.line, step.at, step.seat)
    if type(act) is e.Draw and before_the_dealer_spoke(case, step):
        yield from _stock(case, step)
    elif type(act) is e.Take and player == case.trace.section.dealer and step.before.passes == 0:
        if case.readings("P36") == "a" and not played_on(case, step.at):
            says = say(
                "{player} took the upcard before {other} had spoken: it goes back, and {other} chooses first.",
                player=player,
                other=other,
            )
            yield Finding(
                "order_of_play", "upcard_back", *where, says, points=("P36",), irregularity=True, back_to=step.at
            )
        else:
            says = say("{player} took the upcard before {other} had spoken: it stands.", player=player, other=other)
            yield Finding("order_of_play", "upcard_stands", *where, says, points=("P36",), irregularity=True)


def _stock(case: Case, step: Step) -> Iterator[Finding]:
    """The stock drawn before the dealer was asked about the upcard: said only where the log goes no further than his answer."""
    player, other, where = case.player(step.seat), case.player(1 - step.seat), (step.line, step.at, step.seat)
    if type(step.act) is Void:
        says = say(
            "{player} drew from the stock before {other} was asked about the upcard: the card goes back.",
            player=player,
            other=other,
        )
        yield Finding("order_of_play", "stock_back", *where, says, points=("P80",), irregularity=True, to_do=True)
    elif upcard_claimed(case, step) == "pending":
        says = say("{player} drew from the stock before {other} was asked about the upcard: it stands unless {other} claims the upcard at once.",
                   player=player, other=other)  # fmt: skip
        yield Finding("order_of_play", "stock_stands", *where, says, points=("P80",), irregularity=True, to_do=True)


def _twice(case: Case, step: Step, act: e.Draw | e.Take) -> Iterator[Finding]:
    """A card taken after one was drawn in the same turn (P35); played on with, it is out of the hand already (P34)."""
    if type(act) is not e.Take or not step.before.drawn >> step.seat & 1:
        return
    if type(step.act) is Void:
        says = say("{player} had lost the right to that discard: it goes back.", player=case.player(step.seat))
        yield Finding(
            "order_of_play",
            "draw_was_made",
            step.line,
            step.at,
            step.seat,
            says,
            points=("P34",),
            irregularity=True,
            to_do=True,
        )
        return
    drawn = next(
        (
            s
            for s in reversed(case.trace.steps[: step.at])
            if s.seat == step.seat and isinstance(s.act, e.Draw | e.Take)
        ),
        None,
    )
    if drawn is None or type(drawn.act) is not e.Draw or not noticed_at_once(case, step):
        return
    if drawn.act.card is None:
        # Read the other way, the hand is replayed with the raised card put back.
        case.readings("P35")
    player, where = case.player(step.seat), (step.line, step.at, step.seat)
    says = say("{player} had drawn from the stock, and the draw was made: the discard goes back.", player=player)
    points = ("P35",) if drawn.act.card is None else ()
    back_to = -1 if played_on(case, step.at, 1 - step.seat) else step.at
    yield Finding("order_of_play", "draw_was_made", *where, says, points=points, irregularity=True, back_to=back_to)
