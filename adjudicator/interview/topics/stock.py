"""Disputes about the stock: a card that was seen, a pile that was touched, the last two cards."""

from adjudicator import events as e
from adjudicator.cards import card as named
from adjudicator.interview import asked
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked, Choice
from adjudicator.position import TEN
from adjudicator.words import say

TWO_LEFT = 2


def seen(draft: Draft) -> Asked[None]:
    """Who saw which cards, how, and whether he has discarded since."""
    who = yield from asked.player(draft, "who", say("Who saw a card of the stock?"))
    how = yield from asked.pick(
        "how",
        say("When was that?"),
        (Choice("drawing", say("while {player} was drawing", player=who)), Choice("otherwise", say("at another time"))),
    )
    text = say("Which cards were seen, the top one first?")
    if how == "drawing":
        text = say("Which cards were seen, the top one first? The card that was drawn is not one of them.")
    cards = yield from asked.several_cards(
        "cards",
        text,
        say("they are what the other player may be offered"),
    )
    draft.starts_here()
    if how == "otherwise":
        draft.did(who, e.Uncover(cards or (None,)))
        yield from asked.turn(draft)
        return
    draft.did(who, e.Draw())
    draft.did(who, e.See(cards or (None,)))
    text = say("Has {player} discarded since?", player=who)
    if (yield from asked.pick("discarded", text, (asked.YES, asked.NO))) == "yes":
        draft.did(who, e.Discard())


def touched(draft: Draft) -> Asked[None]:
    """Who touched what, and what he wants to do instead."""
    who = yield from asked.player(draft, "who", say("Who touched something?"))
    other = draft.other(who)
    what = yield from asked.pick(
        "what",
        say("What was touched?"),
        (
            Choice("stock", say("the stock")),
            Choice("discard pile", say("the discard pile")),
            Choice("cards", say("the cards of {player}", player=other)),
        ),
    )
    draft.starts_here()
    draft.did(who, _touch(what, other))
    yield from asked.turn(draft)
    if what == "cards" or draft.discarding(who):
        return
    takes = yield from asked.whether("other pile", say("Does {player} now want the other pile?", player=who))
    if takes:
        draft.did(who, e.Take() if what == "stock" else e.Draw())


def _touch(what: str, other: str) -> e.Touch:
    if what == "cards":
        return e.Touch("cards", other)
    return e.Touch("stock" if what == "stock" else "discard pile")


def last_cards(draft: Draft) -> Asked[None]:
    """Who drew the 50th card, and what happened with it."""
    who = yield from asked.player(draft, "who", say("Who drew the 50th card, which leaves two in the stock?"))
    other = draft.other(who)
    then = yield from asked.pick(
        "then",
        say("What happened then?"),
        (
            Choice("knocked", say("{player} knocked", player=who)),
            Choice("discarded", say("{player} discarded", player=who)),
            Choice("taken", say("{player} discarded, {other} took the discard and knocked", player=who, other=other)),
            Choice("drew", say("{player} discarded, {other} drew another card", player=who, other=other)),
        ),
    )
    draft.number("stock", TWO_LEFT + 1)
    draft.turn("to play", who)
    if then == "knocked":
        yield from _knocked(draft, who)
    else:
        yield from _discarded(draft, who, then)


def _knocked(draft: Draft, who: str) -> Asked[None]:
    fiftieth = yield from asked.one_card("50th", say("Which card was the 50th?"))
    turned = yield from asked.one_card(
        "turned", say("Which card did {player} turn face down?", player=who), always=True
    )
    draft.hand(who, TEN)
    draft.did(who, e.Draw(fiftieth), e.Knock(turned))
    yield from _counts(draft, who)


def _discarded(draft: Draft, who: str, then: str) -> Asked[None]:
    other = draft.other(who)
    discard = yield from asked.one_card(
        "discard", say("Which card did {player} discard?", player=who), always=then == "taken"
    )
    draft.did(who, e.Draw(), e.Discard(discard))
    if then == "drew":
        draft.did(other, e.Draw())
    if then == "taken":
        turned = yield from asked.one_card(
            "turned",
            say("Which card did {player} turn face down?", player=other),
            always=True,
            probes=(named("4d"), named("7s")),
        )
        draft.hand(other, TEN)
        draft.did(other, e.Take(discard), e.Knock(turned))
        yield from _counts(draft, other)


def _counts(draft: Draft, down: str) -> Asked[None]:
    yield from asked.upcard(draft)
    yield from asked.count(draft, down)
    yield from asked.count(draft, draft.other(down))
