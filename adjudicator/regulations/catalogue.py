"""Every regulation, listed by name: the order is that in which a hand runs.

A regulation is a module with ``CIRCUMSTANCES``, what it can find, and ``find(case)``, which yields its findings. One
that looks only at some kinds of act names them in ``LOOKS_AT`` and is passed over where none of them happened.
"""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TypeAlias

from adjudicator.assessment.case import Case
from adjudicator.assessment.game import Game
from adjudicator.regulations import (
    announcement,
    before_the_hand,
    conduct,
    deck,
    doubt,
    game_score,
    hand_ends,
    improper_knock,
    knock_limit,
    laid_melds,
    last_card,
    lay_offs,
    open_hand,
    order_of_play,
    pairs_deal,
    partner_counts,
    partnership,
    recorded_count,
    returned_card,
    seen_card,
    sheet,
    shuffling,
    team_result,
    touch,
    upcard_dispute,
    viewing,
    wrong_card,
    wrong_number,
)
from adjudicator.regulations.finding import Finding

Find: TypeAlias = Callable[[Case], Iterator[Finding]]

MODULES: tuple[ModuleType, ...] = (
    before_the_hand,
    shuffling,
    deck,
    conduct,
    order_of_play,
    touch,
    seen_card,
    returned_card,
    wrong_number,
    knock_limit,
    upcard_dispute,
    announcement,
    wrong_card,
    improper_knock,
    laid_melds,
    viewing,
    open_hand,
    hand_ends,
    lay_offs,
    last_card,
    recorded_count,
    pairs_deal,
    partnership,
    partner_counts,
    doubt,
)

# These look at the game once the hand has its score: `find(case, game)`.
OF_THE_GAME: tuple[ModuleType, ...] = (game_score, sheet)

# This looks at a round of two teams once both hands are ruled: `find(round)`.
OF_THE_ROUND: tuple[ModuleType, ...] = (team_result,)

CATALOGUE: dict[str, tuple[str, ...]] = {
    m.__name__.rsplit(".", 1)[1]: m.CIRCUMSTANCES for m in (*MODULES, *OF_THE_GAME, *OF_THE_ROUND)
}
FINDERS: tuple[tuple[Find, frozenset[type]], ...] = tuple(
    (m.find, frozenset(getattr(m, "LOOKS_AT", ()))) for m in MODULES
)


def findings(case: Case) -> Iterator[Finding]:
    """What every regulation finds in a case."""
    happened = case.trace.kinds.keys()
    for find, looks_at in FINDERS:
        if not looks_at or not looks_at.isdisjoint(happened):
            yield from find(case)


def findings_of_the_game(case: Case, game: Game) -> Iterator[Finding]:
    """What is found once the hand has its score, in a log that tells of a game."""
    for module in OF_THE_GAME:
        yield from module.find(case, game)
