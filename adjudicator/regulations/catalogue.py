"""Every regulation, listed by name: the order is that in which a hand runs.

A regulation is a module with ``CIRCUMSTANCES``, what it can find, and ``find(case)``, which yields its findings. Beside
its name stands when there can be anything for it to find, the kinds of act that it looks at or a question about the case;
one that has nothing to look at is not even loaded.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.game import Game
from adjudicator.assessment.void_acts import Void
from adjudicator.regulations.finding import Finding

When: TypeAlias = Callable[[Case], object]


def _shuffled(case: Case) -> object:
    return e.Do in case.trace.kinds or case.trace.section.previous is not None


def _of_the_pack(case: Case) -> object:
    return e.Do in case.trace.kinds or case.trace.section.deck != 52


def _behaved(case: Case) -> object:
    return case.trace.intents or e.Do in case.trace.kinds or e.Pretend in case.trace.kinds


def _down_or_open(case: Case) -> object:
    return case.declarations or case.trace.section.open is not None


def _side_by_side(case: Case) -> object:
    return case.trace.section.teams or case.trace.section.eleven is not None


REGULATIONS: Final[tuple[tuple[str, When | tuple[type, ...] | None], ...]] = (
    ("before_the_hand", None),
    ("shuffling", _shuffled),
    ("deck", _of_the_pack),
    ("conduct", _behaved),
    ("order_of_play", None),
    ("touch", (e.Touch,)),
    ("seen_card", (e.See, e.Uncover, e.TakeSeen, Void)),
    ("returned_card", (e.Take,)),
    ("wrong_number", None),
    ("knock_limit", None),
    ("upcard_dispute", None),
    ("announcement", None),
    ("wrong_card", lambda case: case.declarations or Void in case.trace.kinds),
    ("improper_knock", lambda case: case.declarations),
    ("laid_melds", (e.Knock, e.Gin, e.BigGin)),
    ("viewing", (e.Do, e.Touch)),
    ("open_hand", _down_or_open),
    ("hand_ends", None),
    ("lay_offs", (e.LayOff,)),
    ("last_card", None),
    ("recorded_count", None),
    ("pairs_deal", _side_by_side),
    ("partnership", (e.Do, e.Toward)),
    ("partner_counts", lambda case: case.trace.section.teams),
    ("doubt", (e.ClaimCount,)),
)

OF_THE_GAME: Final = ("game_score", "sheet")
"""These look at the game once the hand has its score: ``find(case, game)``."""

OF_THE_ROUND: Final = ("team_result",)
"""This looks at a round of two teams once both hands are ruled: ``find(round)``."""


@cache
def module(name: str) -> Any:
    """A regulation, loaded when it is first wanted."""
    return import_module(f"adjudicator.regulations.{name}")


def every() -> tuple[str, ...]:
    """The names of all regulations."""
    return (*(name for name, _ in REGULATIONS), *OF_THE_GAME, *OF_THE_ROUND)


def circumstances() -> dict[str, tuple[str, ...]]:
    """What each regulation can find."""
    return {name: module(name).CIRCUMSTANCES for name in every()}


def findings(case: Case) -> Iterator[Finding]:
    """What every regulation finds in a case."""
    happened = case.trace.kinds.keys()
    for name, when in REGULATIONS:
        if when is not None and (happened.isdisjoint(when) if isinstance(when, tuple) else not when(case)):
            continue
        yield from module(name).find(case)


def findings_of_the_game(case: Case, game: Game) -> Iterator[Finding]:
    """What is found once the hand has its score, in a log that tells of a game."""
    for name in OF_THE_GAME:
        yield from module(name).find(case, game)
