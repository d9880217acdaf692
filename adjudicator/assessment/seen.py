"""Cards of the stock that were seen: by whom, whose option they are, and what became of each.

Source: gra.11.a to gra.11.d; points P31, P32, P33, P34, P83.
"""

from functools import partial
from typing import TYPE_CHECKING, Literal

from adjudicator import events as e
from adjudicator.assessment.out_of_order import ENDS, MOVES, can_go_back, is_early
from adjudicator.assessment.void_acts import Void
from adjudicator.cards import Card
from adjudicator.replay import Step
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

State = Literal["seen", "offered", "discard taken", "card taken", "refused", "shuffled", "drawn"]


class Seen(NamedTuple):
    """Cards seen while drawing (or uncovered otherwise).

    ``seat`` is who saw them, ``chooser`` who has the option. ``left`` are the cards still on offer, the first of them
    now; ``buried`` those refused and put on the pile. ``line`` is where they were seen, ``answered_line`` where the
    option was exercised. ``discard`` is the one that came before it (at a knock the one turned face down), ``declined``
    whether the other player said that he leaves it. There is no option on a card that who saw it has ``drawn`` since.
    """

    seat: int
    at: int
    line: int
    cards: tuple[Card | None, ...]
    state: State
    chooser: int
    alone: bool = False
    drawing: bool = True
    discard: Card | None = None
    discard_at: int = -1
    declined: bool = False
    left: tuple[Card | None, ...] = ()
    buried: tuple[Card | None, ...] = ()
    taken: Card | None = None
    answered_line: int = 0
    answered_at: int = -1

    def answered(self, state: State, step: Step, refused: int = 0) -> "Seen":
        """The option exercised with this step; so many of the cards on offer were refused before or with it."""
        return self._replace(
            state=state,
            buried=(*self.buried, *self.left[:refused]),
            left=self.left[refused:],
            answered_line=step.line,
            answered_at=step.at,
        )


def seen(case: "Case") -> list[Seen]:
    """Every time cards of the stock were seen, in order."""
    shown = [step for step in case.trace.of(e.See, e.Uncover) if step.seat >= 0]
    shown += (step for step in case.trace.of(e.Draw, Void) if step.seat >= 0 and _drawn_early(case, step))
    return [entry for entry in map(partial(_follow, case), sorted(shown, key=lambda step: step.at)) if entry.cards]


def _drawn_early(case: "Case", step: Step) -> bool:
    """Whether this is a card drawn too early that counts as seen (P34)."""
    act = step.act.act if type(step.act) is Void else step.act
    if type(act) is not e.Draw or not is_early(case, step, act):
        return False
    return can_go_back(case, step) and case.readings("P34") == "c"


def _follow(case: "Case", step: Step) -> Seen:
    act = step.act
    drawn = act.act if type(act) is Void else act
    if type(drawn) is e.Draw:
        return _answers(case, Seen(step.seat, step.at, step.line, (drawn.card,), "seen", 1 - step.seat))
    entry = Seen(step.seat, step.at, step.line, act.cards, "seen", 1 - step.seat)
    if type(act) is e.Uncover:
        return entry._replace(drawing=False, state="shuffled")
    entry = _without_his_own(case, entry._replace(alone=act.alone))
    if not entry.cards:
        return entry
    if case.book.answer("seen_card", "option").remedy == "none":
        return entry._replace(state="shuffled")
    if act.alone and case.readings("P33") == "b":
        return entry._replace(state="shuffled")
    if len(entry.cards) > 1 and case.readings("P32") == "b":
        entry = entry._replace(cards=entry.cards[:1])
    if case.readings("P31") == "b":
        entry = entry._replace(chooser=step.seat)
    return _answers(case, entry)


def _without_his_own(case: "Case", entry: Seen) -> Seen:
    """Leaves out the card that the player drew himself in that turn: raising it was drawing it (P35)."""
    following = next((s for s in case.trace.steps[entry.at + 1 :] if s.seat >= 0 and isinstance(s.act, MOVES)), None)
    if (
        following is None
        or following.seat != entry.seat
        or type(following.act) is not e.Draw
        or following.act.card is None
    ):
        return entry
    return entry._replace(cards=tuple(card for card in entry.cards if card != following.act.card))


def _answers(case: "Case", entry: Seen) -> Seen:
    """Goes on from the moment the cards were seen: the discard that follows, then the option."""
    before = (s for s in reversed(case.trace.steps[: entry.at]) if s.seat >= 0 and isinstance(s.act, MOVES))
    last = next(before, None)
    if last is not None and last.seat == entry.seat and isinstance(last.act, ENDS):
        # Written after the whole play on one line: the turn is the same.
        entry = _offered(entry, last)
    for step in case.trace.steps[entry.at + 1 :]:
        entry = _one_answer(entry, step) if entry.discard_at >= 0 else _before_the_discard(entry, step)
        if entry.state not in ("seen", "offered"):
            break
    return entry


def _offered(entry: Seen, step: Step) -> Seen:
    return entry._replace(state="offered", discard=step.act.card, discard_at=step.at, left=entry.cards)


def _before_the_discard(entry: Seen, step: Step) -> Seen:
    if (
        step.seat == entry.seat
        and type(step.act) is e.Draw
        and step.act.card is not None
        and step.act.card in entry.cards
    ):
        others = tuple(card for card in entry.cards if card != step.act.card)
        return entry._replace(cards=others) if others else entry._replace(state="drawn")
    if step.seat == entry.seat and isinstance(step.act, ENDS):
        return _offered(entry, step)
    if type(step.act) is e.TakeSeen and step.seat == entry.chooser != entry.seat:
        return _takes(entry._replace(left=entry.cards), step)
    return entry


def _one_answer(entry: Seen, step: Step) -> Seen:
    """One step after the discard, while the option is open."""
    act = step.act
    if step.seat == entry.seat and type(act) is e.TakeBack:
        return entry._replace(state="seen", discard=None, discard_at=-1)
    if step.seat == 1 - entry.seat and type(act) is e.Take:
        return entry.answered("discard taken", step)
    if step.seat == 1 - entry.seat and type(act) is e.Pass:
        return entry._replace(declined=True)
    if step.seat != entry.chooser:
        other_draws = step.seat != entry.seat and type(act) is e.Draw
        return entry.answered("refused", step) if other_draws else entry
    if type(act) is e.RefuseSeen:
        return _refuses(entry, step)
    if type(act) is e.TakeSeen or (type(act) is e.Draw and act.card is not None and act.card in entry.left):
        return _takes(entry, step)
    # A draw without a word refuses whatever is still on offer.
    return entry.answered("refused", step, len(entry.left)) if type(act) is e.Draw else entry


def _place(entry: Seen, card: Card | None) -> int:
    """Which of the cards on offer this is, -1 if none: one that nobody wrote down is the first."""
    if card is None:
        return 0
    if card in entry.left:
        return entry.left.index(card)
    return entry.left.index(None) if None in entry.left else -1


def _takes(entry: Seen, step: Step) -> Seen:
    """Takes a card; those that were offered before it have been refused."""
    place = _place(entry, step.act.card)
    if place < 0:
        return entry
    card = step.act.card if step.act.card is not None else entry.left[place]
    return entry.answered("card taken", step, place)._replace(taken=card)


def _refuses(entry: Seen, step: Step) -> Seen:
    place = _place(entry, step.act.card)
    if place < 0:
        return entry
    refused = entry.answered("refused", step, place + 1)
    return refused if not refused.left else refused._replace(state="offered")
