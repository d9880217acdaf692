"""The sheet of a game: its running scores against the hands, and the signatures under it.

Clauses: gra.7.a, gra.15.a, gra-fr.9.a, gra-fr.9.b, gra-fr.18.a. Points: P39, P40. It looks at the game after the score.
"""

from collections.abc import Iterator

from adjudicator import handlog as h
from adjudicator.assessment.case import Case
from adjudicator.assessment.game import Game, Sum, signers
from adjudicator.regulations.finding import Finding
from adjudicator.words import Message, say

CIRCUMSTANCES = ("sum_mended", "sum_stands", "signed", "unsigned", "final_score")


def find(case: Case, game: Game) -> Iterator[Finding]:
    """Every sum that is not what the hands make, and who has still to sign."""
    for found in game.sums:
        yield _sum(case, found)
    if case.book.answer("sheet", "signed").remedy != "none" and game.gained is not None:
        yield from _signatures(case, game)


def _sum(case: Case, found: Sum) -> Finding:
    made = ", ".join(f"{case.player(seat)} {found.right[seat]}" for seat, _ in found.written)
    sheet = ", ".join(f"{case.player(seat)} {number}" for seat, number in found.written)
    because = (say("the sheet says {sheet}", sheet=sheet), say("the hands make {made}", made=made))
    points = () if found.signed else ("P39",)
    if not found.stands:
        says = say("The sheet says {sheet}, the hands make {made}: the sum is mended.", sheet=sheet, made=made)
        return Finding("sheet", "sum_mended", found.line, -1, -1, says, because, points, irregularity=True)
    why = say("the card is signed") if found.signed else say("sums are final too")
    says = say(
        "The sheet says {sheet}, the hands make {made}: the sum stands, for {why}.", sheet=sheet, made=made, why=why
    )
    return Finding("sheet", "sum_stands", found.line, -1, -1, says, because, points, irregularity=True)


def _signatures(case: Case, game: Game) -> Iterator[Finding]:
    """Who signs, and when: at the end of a game or of each hand (P40)."""
    each_hand = case.readings("P40") == "b"
    if game.over:
        yield _final_score(case, game)
    elif not each_hand or not _on_a_sheet(case):
        return
    yield from _signed(case, game)


def _on_a_sheet(case: Case) -> bool:
    """Whether the log tells of a sheet for this hand."""
    return bool(signers(case)) or any(step.act.key.startswith("recorded") for step in case.trace.of(h.Tally))


def _signed(case: Case, game: Game) -> Iterator[Finding]:
    section, reading = case.trace.section, case.readings("P40")
    needed = [case.player(game.winner)] if reading == "d" and game.winner >= 0 else list(section.players[:2])
    missing = [player for player in needed if player not in signers(case)]
    line = section.last_line
    if not missing:
        yield Finding("sheet", "signed", line, -1, -1, say("The sheet is signed."), points=("P40",))
    for player in missing:
        says = say("{player} has not signed the sheet: the score is not accepted until he has.", player=player)
        yield Finding("sheet", "unsigned", line, -1, section.seat(player), says, _whole(case, game), ("P40",),
                      irregularity=section.followed, duty=say("signs the sheet"))  # fmt: skip


def _final_score(case: Case, game: Game) -> Finding:
    says = say("The final score and the number belong on the sheet.")
    return Finding("sheet", "final_score", case.trace.section.last_line, -1, -1, says, _whole(case, game))


def _whole(case: Case, game: Game) -> tuple[Message, ...]:
    section = case.trace.section
    hands = section.hand or (sum(game.won) if game.won else 0)
    found = [say("final score {score}", score=scored(case, game))] if game.over else []
    found += [say("game {number}", number=section.game)] if section.game is not None else []
    found += [say("hands played: {number}", number=hands)] if hands else []
    if game.over and section.game is None:
        found.append(say("the log gives the game no number"))
    return tuple(found)


def scored(case: Case, game: Game) -> str:
    """The score in words."""
    return ", ".join(f"{case.player(seat)} {(game.score or (0, 0))[seat]}" for seat in (0, 1))
