"""What holds from here: duties, whose turn it is, open hands, barred cards, the stock, who deals next, the score."""

from collections.abc import Mapping
from typing import Any

from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import cited, everybody, owed, possessive, sentence
from adjudicator.ruling import Ruling


def put_score(page: Page, ruling: Ruling) -> None:
    """The points, and how they come about."""
    if ruling.points is None:
        return
    made_of = ""
    if ruling.score is not None:
        made_of = f" (difference {ruling.score['difference']}, bonus {ruling.score['bonus']}{_added(ruling.score)})"
    page.gap()
    page.put(f"Score: {everybody(ruling.points)}{made_of}.")


def _added(score: Mapping[str, int]) -> str:
    """What some books add: the hand counts double, and a box for the end of the game."""
    doubled = ", doubled" if score.get("times", 1) == 2 else ""
    return doubled + (f"; a box of {score['box']} when the game is over" if "box" in score else "")


def put_onward(page: Page, ruling: Ruling, pen: Pen) -> None:
    """Duties and position; while a choice is open they hold only until it is made."""
    lines = [f"Duty: {sentence(owed(duty, pen) + cited(duty.clause))}" for duty in ruling.duties]
    lines += [sentence(words) for words in position(ruling, pen)]
    if lines:
        page.heading("Until a choice is made:" if ruling.choices else "From here:")
        for line in lines:
            page.put(line, 1, hang="  ")


def position(ruling: Ruling, pen: Pen) -> list[str]:
    """The position after the ruling, in sentences without full stops."""
    after = ruling.next
    found = [f"{after[key]} is {words}" for key, words in TURNS.items() if after.get(key)]
    bound = {duty.player for duty in ruling.duties if duty.what.template.startswith("plays with all ten cards")}
    found += [f"{player} plays with an open hand" for player in after.get("open", []) if player not in bound]
    found += [*penalties(after), *bars(after, pen, clauses=True)]
    if (stock := after.get("stock")) is not None:
        found.append("1 card is left in the stock" if stock == 1 else f"{stock} cards are left in the stock")
    if dealer := after.get("dealer"):
        found.append(f"{dealer} deals" if ruling.outcome == "new_deal" else f"{dealer} deals the next hand")
    return found


TURNS: Mapping[str, str] = {"to_play": "to play", "to_discard": "to discard"}


def penalties(after: Mapping[str, Any]) -> list[str]:
    """Points for an irregularity while play goes on, each in words."""
    return [
        f"{entry['player']} scores {entry['points']} as a penalty"
        if entry["points"] >= 0
        else f"{-entry['points']} are taken off {possessive(entry['player'])} score as a penalty"
        for entry in after.get("penalties", [])
    ]


def bars(after: Mapping[str, Any], pen: Pen, *, clauses: bool = False) -> list[str]:
    """The cards that a player may not have, each in words."""
    return [_bar(bar, pen) + (cited(bar.get("clause")) if clauses else "") for bar in after.get("barred", [])]


def _bar(bar: Mapping[str, Any], pen: Pen) -> str:
    card, source = str(bar["card"]), f" from the {bar['from']}"
    if card == "?":
        card = "the card that was seen"
    elif card == "the discard":
        source = ""
    what = pen.signs(card) + source
    if "except" in bar:
        return f"{bar['player']} may take {what} only {bar['except']}"
    return f"{bar['player']} may not have {what}"
