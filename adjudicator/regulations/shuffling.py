"""The order of shuffle and cut: the dealer, the non-dealer, the dealer again, the last cut, and nothing after it.

Clauses: gra.3.a, gra.12.b, gra-fr.3.a, home.1.b. Point: P02.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.assessment.case import Case
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Section
from adjudicator.values import NamedTuple
from adjudicator.words import Message, mark, say

CIRCUMSTANCES = ("in_order", "out_of_order", "thorough", "not_shuffled")

AFTER = {
    "shuffles": mark("{player} shuffles after the last cut: nothing is done to the cards after it."),
    "cuts": mark("{player} cuts after the last cut: nothing is done to the cards after it."),
    "square-cuts": mark("{player} square-cuts after the last cut: nothing is done to the cards after it."),
}
ACTS = tuple(AFTER)
START, SHUFFLED, CUT, RESHUFFLED, CLOSED = range(5)


class Act(NamedTuple):
    """A shuffle or a cut: where it stands in the log, by whom, what."""

    line: int
    player: str
    deed: str


def find(case: Case) -> Iterator[Finding]:
    """Each act that was out of turn; where none was, that the order was kept."""
    section = case.trace.section
    if e.Do not in case.trace.kinds and section.previous is None:
        return
    acts = [*_left_over(section), *_before_play(case)]
    if not acts:
        return
    shuffled = next((act for act in acts if act.deed == "shuffles"), None)
    if shuffled is not None:
        yield _found("thorough", shuffled, section, say("The cards are shuffled thoroughly before the deal."))
    elif section.dealt:
        yield _found(
            "not_shuffled",
            acts[-1],
            section,
            say("The cards were cut and dealt, and nobody is said to have shuffled them."),
            True,
        )
    yield from _order(case, acts)


def _left_over(section: Section) -> list[Act]:
    """What the players did at the end of the hand before, once its score was on the sheet."""
    found: list[Act] = []
    for line in reversed(section.previous.events if section.previous else ()):
        item = line.item
        if not isinstance(item, e.Sentence) or not all(isinstance(act, e.Do) for act in item.acts):
            return found[::-1] if isinstance(item, h.Tally) or section.lines.get("hand") is None else []
        found += [
            Act(line.number, item.player, act.deed) for act in item.acts if isinstance(act, e.Do) and act.deed in ACTS
        ]
    return []


def _before_play(case: Case) -> list[Act]:
    """What they did in this hand before anything was played."""
    if case.trace.section.in_middle:
        return []
    found = []
    for step in case.trace.steps:
        if type(step.act) is e.Do:
            if step.act.deed in ACTS:
                found.append(Act(step.line, step.actor, step.act.deed))
        elif step.seat >= 0:
            break
    return found


def _order(case: Case, acts: list[Act]) -> Iterator[Finding]:
    """The acts against the order of the book."""
    section = case.trace.section
    dealer = section.seat(section.dealer or "")
    if dealer < 0 or case.book.answer("shuffling", "out_of_order").remedy == "none":
        return
    state, wrong = START if case.book.terms.dealer_shuffles_first else SHUFFLED, False
    for act in acts:
        after = _after(case, state, act, section.seat(act.player) == dealer)
        if isinstance(after, Message):
            wrong = True
            yield _found(
                "out_of_order",
                act,
                section,
                after,
                True,
                ("P02",) if state in (CUT, RESHUFFLED) and act.deed == "cuts" else (),
            )
        else:
            state = after
    if not wrong:
        yield _found("in_order", acts[-1], section, say("The order of shuffle and cut was kept."))


def _after(case: Case, state: int, act: Act, by_dealer: bool) -> int | Message:
    """The state after an act, or what is wrong with it."""
    player = act.player
    if state == CLOSED:
        return say(AFTER[act.deed], player=player)
    if by_dealer:
        return _dealer_after(state, act)
    if act.deed == "shuffles":
        if state == SHUFFLED:
            return SHUFFLED
        return say("{player} shuffles: the non-dealer shuffles after the dealer and before his own cut.", player=player)
    if state == START:
        return say("{player} cuts before the dealer has shuffled.", player=player)
    if state == SHUFFLED:
        return CUT
    if act.deed == "cuts" and case.readings("P02") == "a":
        return say("{player} cuts: the last cut is one square cut.", player=player)
    return CLOSED


def _dealer_after(state: int, act: Act) -> int | Message:
    if act.deed != "shuffles":
        return say("{player} cuts: the cut is the non-dealer's.", player=act.player)
    return SHUFFLED if state in (START, SHUFFLED) else RESHUFFLED


def _found(
    circumstance: str, act: Act, section: Section, says: Message, irregular: bool = False, points: tuple[str, ...] = ()
) -> Finding:
    return Finding(
        "shuffling",
        circumstance,
        act.line,
        -1,
        section.seat(act.player),
        says,
        points=points,
        irregularity=irregular,
        actor=act.player,
    )
