"""The game around the hand: its score, who has won it, what the sheet adds, and what is still to be done on the sheet."""

from collections.abc import Mapping
from typing import Any

from adjudicator.render.page import Page
from adjudicator.render.phrases import everybody
from adjudicator.ruling import Ruling
from adjudicator.words import Message, say


def put_game(page: Page, ruling: Ruling) -> None:
    """The game after the hand, where the log tells of one and its score is known."""
    if ruling.game is None or ruling.game["score"] is None:
        return
    page.gap()
    for words in game(ruling.game):
        page.sentence(words)


def game(told: Mapping[str, Any]) -> list[Message]:
    """The game in sentences without full stops."""
    which = say("Game {number}", number=told["number"]) if "number" in told else say("Game")
    if told["score"] is None:
        return [say("{game}: the score is not known", game=which)]
    found = [_standing(told, which)]
    if told.get("bonus"):
        found.append(say("Added on the sheet: {bonus}, which makes {total}", bonus=everybody(told["bonus"]),
                         total=everybody(told["total"])))  # fmt: skip
    elif "bonus" in told:
        found.append(say("What is added on the sheet hangs on the hands won, which are not all in the log"))
    if "accepted" in told:
        signed, unsigned = say("The sheet is signed"), say("The score is not accepted until the sheet is signed")
        found.append(signed if told["accepted"] else unsigned)
    return found


def _standing(told: Mapping[str, Any], which: Message) -> Message:
    score, target = everybody(told["score"]), told["target"]
    if target is None:
        return say("{game}: {score}; no target is set", game=which, score=score)
    if told["winner"]:
        return say("{game}: {score}; {player} has won the game to {target}", game=which, score=score,
                   player=told["winner"], target=target)  # fmt: skip
    if told["over"]:
        return say("{game}: {score}; {target} is reached, and nobody has won", game=which, score=score, target=target)
    return say("{game}: {score}, playing to {target}", game=which, score=score, target=target)
