"""Disputes about play itself: the number of cards, the order of the turns, a discard taken and put back."""

from adjudicator import events as e
from adjudicator.interview import asked
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked, Choice
from adjudicator.interview.topics.ends import GIN, KNOCK, counts
from adjudicator.position import TEN
from adjudicator.words import Message, say

WRONG = (11, 9, 12)
"""Wrong numbers of cards that stand for all."""


def wrong_number(draft: Draft) -> Asked[None]:
    """Whose hand is wrong, when it was found, how many cards it has."""
    one, two = draft.players
    whose = yield from asked.pick(
        "whose",
        say("Whose number of cards is wrong?"),
        (Choice(one, one), Choice(two, two), Choice("both", say("that of both"))),
    )
    found = yield from asked.pick(
        "found",
        say("When was it found?"),
        (
            Choice("before", say("before anybody had played")),
            Choice("play", say("in the course of play")),
            Choice("end", say("when somebody went down")),
        ),
    )
    wrong = draft.players if whose == "both" else (whose,)
    draft.starts_here()
    if found == "before":
        draft.number("plays", 0)
    if found == "end":
        yield from _at_the_end(draft, wrong)
        return
    for player in wrong:
        text = say("How many cards does {player} hold?", player=player)
        number = yield from _how_many(player, text)
        if len(wrong) == 1:
            draft.did(player, e.Holds(number))
        else:  # found at the same time, neither before the other
            draft.hand(player, number)
    yield from asked.turn(draft, always=True)
    for player in draft.players:
        if player not in wrong:  # his number is right, or he would have been named
            draft.hand(player, TEN + draft.discarding(player))


def _how_many(player: str, text: Message) -> Asked[int]:
    told = yield from asked.number(
        f"number {player}",
        text,
        low=1,
        high=30,
        always=True,
        unknown=False,
        probes=WRONG,
    )
    return told or 0


def _at_the_end(draft: Draft, wrong: tuple[str, ...]) -> Asked[None]:
    down = yield from asked.player(draft, "down", say("Who went down?"))
    how = yield from asked.pick("how", say("Was it a knock or gin?"), (KNOCK, GIN))
    for player in draft.players:
        draft.hand(player, TEN)  # the number of whoever is not named as wrong is right
    for player in wrong:
        text = say("How many cards does {player} hold?", player=player)
        if player == down:
            text = say("How many cards does {player} hold after the discard?", player=player)
        draft.hand(player, (yield from _how_many(player, text)))
    draft.did(down, e.Gin() if how == "gin" else e.Knock())
    yield from counts(draft, down)


def out_of_order(draft: Draft) -> Asked[None]:
    """Who did what too early, and which card he drew."""
    who = yield from asked.player(draft, "who", say("Who acted out of order?"))
    other = draft.other(who)
    what = yield from asked.pick(
        "what",
        say("What did {player} do?", player=who),
        (
            Choice("early", say("drew before {other} had discarded", other=other)),
            Choice("turn", say("drew when it was the turn of {other}", other=other)),
            Choice("passed", say("passed when it was the turn of {other}", other=other)),
        ),
    )
    draft.turn("to discard" if what == "early" else "to play", other)
    if what == "passed":
        left = yield from asked.number(
            "stock", say("How many cards were left in the stock?"), high=31, probes=(31, 10, 2)
        )
        if left is not None:
            draft.number("stock", left)
        draft.did(who, e.Pass())
        return
    drawn = yield from asked.one_card("drawn", say("Which card did {player} draw?", player=who))
    draft.did(who, e.Draw(drawn, "before the discard" if what == "early" else "out of turn"))


def put_back(draft: Draft) -> Asked[None]:
    """Who put which card straight back, and what the other player did or would like to do."""
    who = yield from asked.player(draft, "who", say("Who took the discard and put it straight back?"))
    other = draft.other(who)
    card = yield from asked.one_card("card", say("Which card is it?"), always=True, unknown=False)
    then = yield from asked.pick(
        "then",
        say("What did {player} do?", player=other),
        (
            Choice("nothing", say("nothing yet")),
            Choice("took", say("took the card again")),
            Choice("knocked", say("took the card again and knocked")),
        ),
    )
    draft.starts_here()
    draft.did(who, e.Take(card), e.Discard(card))
    if then == "took":
        draft.did(other, e.Take(card))
    if then == "knocked":
        turned = yield from asked.one_card(
            "turned", say("Which card did {player} turn face down?", player=other), always=True
        )
        draft.hand(other, TEN)
        draft.did(other, e.Take(card), e.Knock(turned))
        yield from counts_of_both(draft, other)


def counts_of_both(draft: Draft, down: str) -> Asked[None]:
    """The upcard and the counts, where the discard is known already."""
    yield from asked.upcard(draft)
    yield from asked.count(draft, down)
    yield from asked.count(draft, draft.other(down))
