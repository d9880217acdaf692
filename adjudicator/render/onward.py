"""What holds from here: duties, whose turn it is, open hands, barred cards, the stock, who deals next, the score."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.regulations.finding import OPEN_HAND
from adjudicator.render.page import Page
from adjudicator.render.phrases import TURNS, brief, duty_line, everybody, with_clause
from adjudicator.ruling import Ruling
from adjudicator.words import Message, count, mark, say

BARS: Final[Mapping[tuple[str, str], str]] = {
    ("discard pile", "card"): mark("{player} may not have {card} from the discard pile"),
    ("discard pile", "seen"): mark("{player} may not have the card that was seen from the discard pile"),
    ("discard pile", "discard"): mark("{player} may not have the discard"),
    ("stock", "card"): mark("{player} may not have {card} from the stock"),
    ("stock", "seen"): mark("{player} may not have the card that was seen from the stock"),
}
"""A card that a player may not have, by where it lies and by what is known of it."""

ONLY: Final[Mapping[tuple[str, str], str]] = {
    ("discard pile", "to knock"): mark("{player} may take {card} from the discard pile only to knock"),
}
"""A card that a player may have for one purpose."""


def put_score(page: Page, ruling: Ruling) -> None:
    """The points, and how they come about."""
    if ruling.points is None:
        return
    page.gap()
    page.put(_score(everybody(ruling.points), ruling.score))


def _score(points: str, score: Mapping[str, int] | None) -> Message:
    """What some books add is named, too: the hand counts double, and a box for the end of the game."""
    if score is None:
        return say("Score: {points}.", points=points)
    made_of: dict[str, Any] = {"points": points, "difference": score["difference"], "bonus": score["bonus"]}
    doubled, box = score.get("times", 1) == 2, score.get("box")
    if box is None:
        if doubled:
            return say("Score: {points} (difference {difference}, bonus {bonus}, doubled).", **made_of)
        return say("Score: {points} (difference {difference}, bonus {bonus}).", **made_of)
    if doubled:
        return say(
            "Score: {points} (difference {difference}, bonus {bonus}, doubled; a box of {box} when the game is over).",
            box=box,
            **made_of,
        )
    return say(
        "Score: {points} (difference {difference}, bonus {bonus}; a box of {box} when the game is over).",
        box=box,
        **made_of,
    )


def put_onward(page: Page, ruling: Ruling) -> None:
    """Duties and position; while a choice is open they hold only until it is made."""
    lines = [*to_do(ruling), *(duty_line(duty) for duty in ruling.duties), *position(ruling)]
    if lines:
        page.heading(say("Until a choice is made:") if ruling.choices else say("From here:"))
        for line in lines:
            page.sentence(line, 1, hang="  ")


def to_do(ruling: Ruling) -> list[Message]:
    """What must be done at the table now, in the words of the findings that say so; nothing of a hand that is over."""
    if ruling.outcome not in ("in_play", "choice", "discretion"):
        return []
    return list(dict.fromkeys(finding.says for finding in ruling.found if finding.to_do))


def position(ruling: Ruling) -> list[Message]:
    """The position after the ruling, in sentences without full stops."""
    after = ruling.next
    found = [say(words, player=after[key]) for key, words in TURNS.items() if after.get(key)]
    bound = {duty.player for duty in ruling.duties if brief(duty.what) == OPEN_HAND}
    found += [with_an_open_hand(player) for player in after.get("open", []) if player not in bound]
    found += [*penalties(after), *bars(after, clauses=True)]
    if (stock := after.get("stock")) is not None:
        found.append(count("{number} card is left in the stock", "{number} cards are left in the stock", stock))
    if dealer := after.get("dealer"):
        deals = say("{player} deals", player=dealer)
        found.append(deals if ruling.outcome == "new_deal" else say("{player} deals the next hand", player=dealer))
    return found


def with_an_open_hand(player: str) -> Message:
    """That a player plays open."""
    return say("{player} plays with an open hand", player=player)


def penalties(after: Mapping[str, Any]) -> list[Message]:
    """Points for an irregularity while play goes on, each in words."""
    return [_penalty(entry["player"], entry["points"]) for entry in after.get("penalties", [])]


def _penalty(player: str, points: int) -> Message:
    if points >= 0:
        return say("{player} scores {points} as a penalty", player=player, points=points)
    return say("{points} are taken off {player}'s score as a penalty", player=player, points=-points)


def bars(after: Mapping[str, Any], *, clauses: bool = False) -> list[Message]:
    """The cards that a player may not have, each in words."""
    return [with_clause(_bar(bar), bar.get("clause") if clauses else None) for bar in after.get("barred", [])]


def _bar(bar: Mapping[str, Any]) -> Message:
    card = str(bar["card"])
    known = {"?": "seen", "the discard": "discard"}.get(card, "card")
    template = ONLY[bar["from"], bar["except"]] if "except" in bar else BARS[bar["from"], known]
    return say(template, player=bar["player"], card=card)
