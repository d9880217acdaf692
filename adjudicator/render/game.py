"""The game around the hand: its score, who has won it, what the sheet adds, and what is still to be done on the sheet."""

from collections.abc import Mapping
from typing import Any

from adjudicator.render.page import Page
from adjudicator.render.phrases import everybody, sentence
from adjudicator.ruling import Ruling


def put_game(page: Page, ruling: Ruling) -> None:
    """The game after the hand, where the log tells of one and its score is known."""
    if ruling.game is None or ruling.game["score"] is None:
        return
    page.gap()
    for words in game(ruling.game):
        page.put(sentence(words))


def game(told: Mapping[str, Any]) -> list[str]:
    """The game in sentences without full stops."""
    number = f"Game {told['number']}" if "number" in told else "Game"
    if told["score"] is None:
        return [f"{number}: the score is not known"]
    found = [f"{number}: {everybody(told['score'])}{_standing(told)}"]
    if told.get("bonus"):
        found.append(f"Added on the sheet: {everybody(told['bonus'])}, which makes {everybody(told['total'])}")
    elif "bonus" in told:
        found.append("What is added on the sheet hangs on the hands won, which are not all in the log")
    if "accepted" in told:
        found.append(
            "The sheet is signed" if told["accepted"] else "The score is not accepted until the sheet is signed"
        )
    return found


def _standing(told: Mapping[str, Any]) -> str:
    if told["target"] is None:
        return "; no target is set"
    if told["winner"]:
        return f"; {told['winner']} has won the game to {told['target']}"
    return (
        f", playing to {told['target']}" if not told["over"] else f"; {told['target']} is reached, and nobody has won"
    )
