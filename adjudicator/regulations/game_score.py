"""The game: its target, whether it is over, and what the sheet adds for winning it.

Clauses: gra.f.a, gra.f.b, gra.f.c, gra.2.a, gra-fr.2.a, gra-fr.9.c, classic.4.a, classic.6.b, classic.8.a, home.4.e,
home.5.a, home.6.a. Points: P45, P46, P56, P73. It looks at the game after the score.
"""

from collections.abc import Iterator

from adjudicator.assessment.case import Case
from adjudicator.assessment.game import Game
from adjudicator.regulations.finding import Finding
from adjudicator.regulations.sheet import scored
from adjudicator.words import Message, say

CIRCUMSTANCES = ("target", "target_named", "target_announced", "target_consolation", "no_target", "winner_bonus", "game_bonus",
                 "no_game_bonus", "bonus_amounts", "new_cut")  # fmt: skip


def find(case: Case, game: Game) -> Iterator[Finding]:
    """What the hand has made of the game, if it is over and the score is known."""
    if game.gained is None:
        return
    if ("home.4.e", None) in case.trace.section.house:
        says = say("The event has announced other bonuses, and the log does not say which: the usual ones are counted.")
        yield _found(case, "bonus_amounts", says)
    if game.score is None:
        return
    if game.over or _is_said(case, game):
        yield _target(case, game)
    if game.winner >= 0:
        yield from _won(case, game)
    if game.over:
        yield _found(
            case, "new_cut", say("A new game begins with a cut: the low card deals first and keeps the score.")
        )


def _is_said(case: Case, game: Game) -> bool:
    """Whether there is something to say of the target while the game goes on: the event has set it, or none is set."""
    section = case.trace.section
    return section.target is not None or game.target is None or "consolation" in section.event.lower()


def _target(case: Case, game: Game) -> Finding:
    because = (say("score {score}", score=scored(case, game)),)
    if game.target is None:
        return _found(case, "no_target", say("No target is printed: only totals are kept."), because, ("P56",))
    points = ("P46",) if game.target == max(game.score or (0, 0)) else ()
    if not case.book.terms.target_printed and case.trace.section.target is None:
        points = (*points, "P56")
    if game.over:
        who = case.player(game.winner) if game.winner >= 0 else ""
        says = say("The target is {target}: {player} has won the game.", target=game.target, player=who)
        says = (
            says
            if who
            else say("The target of {target} is reached by both alike: the game is not decided.", target=game.target)
        )
    else:
        says = say("The target is {target}: the game goes on.", target=game.target)
    return _found(case, _kind(case, game.target), says, because, points)


def _kind(case: Case, target: int) -> str:
    """Whose target it is: the book's, the event's, or that of a consolation."""
    section = case.trace.section
    if "consolation" in section.event.lower():
        return "target_consolation"
    if target == case.book.terms.target:
        return "target"
    return "target_named" if target in (*case.book.terms.targets, *case.book.event.finals) else "target_announced"


def _won(case: Case, game: Game) -> Iterator[Finding]:
    """What the winner of the game has more."""
    terms, player = case.book.terms, case.player(game.winner)
    if terms.winner_bonus:
        yield _for_winning(case, game)
    elif not (terms.game or terms.box):
        yield _found(case, "no_game_bonus", say("Nothing is added for winning the game."))
    elif game.bonus is None:
        says = say(
            "Winning the game brings {bonus} and each hand {box}: the hands won are not all in the log.",
            bonus=terms.game,
            box=terms.box,
        )
        yield _found(case, "game_bonus", says)
    else:
        won = game.won or (0, 0)
        because = tuple(
            say("hands won by {player}: {number}", player=case.player(seat), number=won[seat]) for seat in (0, 1)
        )
        says = say("{player} adds {bonus} for the game and the hands won; {other} adds {less}.",
                   player=player, bonus=game.bonus[game.winner], other=case.player(1 - game.winner), less=game.bonus[1 - game.winner])  # fmt: skip
        doubled = terms.shutout_doubles and won[1 - game.winner] == 0
        yield _found(case, "game_bonus", says, because, ("P73",) if doubled else ())


def _for_winning(case: Case, game: Game) -> Finding:
    player = case.player(game.winner)
    if game.bonus == (0, 0):
        says = say(
            "{player} wins a game to {target}; nothing is added to his score.", player=player, target=game.target or 0
        )
    elif case.readings("P45") == "c":
        says = say("Every hand won brings {points} more on the sheet.", points=case.book.terms.winner_bonus)
    else:
        says = say(
            "{player} has {points} more on the sheet for the game; they decide nothing.",
            player=player,
            points=case.book.terms.winner_bonus,
        )
    return _found(case, "winner_bonus", says, points=("P45",))


def _found(
    case: Case, circumstance: str, says: Message, because: tuple[Message, ...] = (), points: tuple[str, ...] = ()
) -> Finding:
    return Finding("game_score", circumstance, case.trace.section.last_line, -1, -1, says, because, points)
