"""What is asked once the script of a topic is through: cards that the ruling still needs, and what is chosen."""

from collections.abc import Iterator
from typing import Final

from adjudicator import events as e
from adjudicator.assessment.ask import cards_of
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Choice, Question, Value
from adjudicator.interview.weighing import Weighing
from adjudicator.position import TEN
from adjudicator.ruling import Ruling
from adjudicator.words import say

OPEN: Final = Choice("open", say("nothing is chosen yet"))
SIZES: Final = range(TEN - 3, TEN + 4)
SHOWN: Final = "shown "


def follow_up(draft: Draft, weighing: Weighing) -> Question | None:
    """The next question about a log whose topic is told; ``None`` if none is left."""
    if draft.empty:
        return None
    ruling = weighing.ruling(draft.text())
    if ruling.outcome == "choice" and ruling.choices:
        text = say("Who chooses what?")
        options = tuple(_options(ruling))
        return Question("choice", text, "pick", (*options, OPEN), always=True, default=OPEN.id, settled=True)
    return _cards(draft, ruling) if ruling.outcome == "needs_facts" else None


def take(draft: Draft, question: Question, value: Value) -> None:
    """Writes the answer to such a question into the log."""
    if isinstance(value, tuple):
        draft.did(question.id.removeprefix(SHOWN), e.Show((), value))
    else:
        draft.line(str(value))


def _cards(draft: Draft, ruling: Ruling) -> Question | None:
    """The cards of a player, where the ruling needs them and his hand has not been shown."""
    wanted = {cards_of(player, size): (player, size) for player in draft.players for size in SIZES}
    for ask in ruling.ask:
        if ask.fact in wanted and not draft.shown(wanted[ask.fact][0]):
            player, size = wanted[ask.fact]
            text = say("Which cards does {player} hold?", player=player)
            taken = draft.held(draft.other(player)) | draft.seen()
            why = say("the ruling hangs on them")
            leads = tuple(ask.answers)
            return Question(SHOWN + player, text, "cards", (), why, True, True, (), (size,), taken=taken, leads=leads)
    return None


def _options(ruling: Ruling) -> Iterator[Choice]:
    for choice in ruling.choices:
        for option in choice.options:
            label = say("{player}: {choice}", player=choice.player, choice=option.choice)
            yield Choice(option.line, label)
