"""Cards of the stock that were seen: by whom, whose option they are, and what became of each.

Source: gra.11.a to gra.11.d; points P31, P32, P33, P83.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple

from adjudicator import events as e
from adjudicator.cards import Card
from adjudicator.replay import Step

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

State = Literal["seen", "offered", "discard taken", "card taken", "refused", "shuffled", "hand over"]


class Seen(NamedTuple):
    """Cards seen while drawing (or uncovered otherwise).

    ``seat`` is who saw them, ``chooser`` who has the option. ``offer`` is the card now on offer, ``left`` those behind
    it; ``buried`` those refused and put on the pile. ``line`` is where they were seen, ``answered_line`` where the
    option was exercised, ``discard`` the discard that came before it.
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
    left: tuple[Card | None, ...] = ()
    buried: tuple[Card | None, ...] = ()
    taken: Card | None = None
    answered_line: int = 0
    answered_at: int = -1


def seen(case: "Case") -> list[Seen]:
    """Every time cards of the stock were seen, in order."""
    return [_follow(case, step) for step in case.trace.of(e.See, e.Uncover) if step.seat >= 0]


def _follow(case: "Case", step: Step) -> Seen:
    act = step.act
    entry = Seen(step.seat, step.at, step.line, act.cards, "seen", 1 - step.seat)
    if type(act) is e.Uncover:
        return entry._replace(drawing=False, state="shuffled")
    if case.book.answer("seen_card", "option").remedy == "none":
        return entry._replace(state="shuffled")
    entry = entry._replace(alone=act.alone)
    if act.alone and case.readings("P33") == "b":
        return entry._replace(state="shuffled")
    if len(act.cards) > 1 and case.readings("P32") == "b":
        entry = entry._replace(cards=act.cards[:1])
    if case.readings("P31") == "b":
        entry = entry._replace(chooser=step.seat)
    return _answers(case, entry)


def _answers(case: "Case", entry: Seen) -> Seen:
    """Goes on from the moment the cards were seen: the discard that follows, then the option."""
    left = entry.cards
    for step in case.trace.steps[entry.at + 1 :]:
        act = step.act
        if entry.discard_at < 0:
            if step.seat != entry.seat:
                continue
            if isinstance(act, e.Knock | e.Gin | e.BigGin):
                return entry._replace(state="hand over")
            if type(act) is e.Discard:
                entry = entry._replace(state="offered", discard=act.card, discard_at=step.at, left=left)
            continue
        entry = _one_answer(entry, step)
        if entry.state != "offered":
            break
    return entry


def _one_answer(entry: Seen, step: Step) -> Seen:
    """One step after the discard, while the option is open."""
    act, line, at = step.act, step.line, step.at
    if type(act) is e.Take and step.seat != entry.seat:
        return entry._replace(state="discard taken", answered_line=line, answered_at=at)
    if step.seat != entry.chooser:
        other_draws = step.seat != entry.seat and type(act) is e.Draw
        return entry._replace(state="refused", answered_line=line, answered_at=at) if other_draws else entry
    if type(act) is e.RefuseSeen:
        entry = entry._replace(buried=(*entry.buried, *entry.left[:1]), left=entry.left[1:])
        return entry if entry.left else entry._replace(state="refused", answered_line=line, answered_at=at)
    takes = type(act) is e.TakeSeen or (type(act) is e.Draw and act.card is not None and act.card == entry.left[0])
    if takes:
        card = act.card if act.card is not None else entry.left[0]
        return entry._replace(state="card taken", taken=card, answered_line=line, answered_at=at)
    if type(act) is e.Draw:
        # A draw without a word refuses what was not yet offered.
        return entry._replace(
            state="refused", buried=(*entry.buried, *entry.left), left=(), answered_line=line, answered_at=at
        )
    return entry
