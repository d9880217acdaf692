"""Disputes about the end of a hand: an improper knock, a false gin, the wrong card turned down, a lay-off."""

from adjudicator import events as e
from adjudicator.interview import asked
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked, Choice
from adjudicator.position import TEN
from adjudicator.words import say

KNOCK = Choice("knock", say("a knock"))
GIN = Choice("gin", say("gin"))


def improper_knock(draft: Draft) -> Asked[None]:
    """Who knocked, the upcard, both counts."""
    down = yield from asked.player(draft, "who", say("Who knocked?"))
    draft.hand(down, TEN)
    draft.did(down, e.Knock())
    yield from counts(draft, down)


def counts(draft: Draft, down: str) -> Asked[None]:
    """The upcard and what both hands count, as far as anything hangs on them."""
    yield from asked.upcard(draft)
    yield from asked.count(draft, down, went_down=True)
    yield from asked.count(draft, draft.other(down))


def false_gin(draft: Draft) -> Asked[None]:
    """What was called, whether the melds are down, and what the hand really counts."""
    caller = yield from asked.player(draft, "who", say("Who made the call?"))
    what = yield from asked.pick("called", say("What was called?"), (GIN, KNOCK, Choice("number", say("a number"))))
    number = None
    if what == "number":
        number = yield from asked.number(
            "called number", say("Which number was called?"), low=1, high=99, always=True, unknown=False, probes=(2, 9)
        )
    down = yield from asked.pick(
        "down", say("Are the melds of {player} on the table?", player=caller), (asked.YES, asked.NO)
    )
    if down == "yes":
        draft.hand(caller, TEN)
        draft.did(caller, e.Gin() if what == "gin" else e.Knock(None, number))
        yield from counts(draft, caller)
    else:
        yield from asked.turn(draft, always=True)
        draft.did(caller, e.Call("gin" if what == "gin" else number or "knock"))
        if (yield from asked.whether("withdrawn", say("Did {player} withdraw the call?", player=caller))):
            draft.did(caller, e.Withdraw())


def wrong_card(draft: Draft) -> Asked[None]:
    """Who went down and how, the eleven cards, the one that was turned face down."""
    down = yield from asked.player(draft, "who", say("Who turned a wrong card face down?"))
    how = yield from asked.pick("how", say("Was it a knock or gin?"), (KNOCK, GIN))
    draft.hand(down, TEN + 1)
    draft.turn("to discard", down)
    draft.did(down, e.Gin() if how == "gin" else e.Knock())
    eleven = yield from asked.several_cards(
        "eleven",
        say("Which eleven cards did {player} hold before the discard?", player=down),
        say("another of them may be the right one"),
        sizes=(TEN + 1,),
        probes=(tuple(range(11)), (0, 1, 2, 14, 15, 16, 28, 29, 30, 44, 51)),
    )
    if eleven:
        draft.hand(down, eleven)
    yield from asked.turned_down(draft, down, eleven)
    yield from asked.upcard(draft)
    yield from asked.count(draft, draft.other(down))


def lay_off(draft: Draft) -> Asked[None]:
    """The hand on whose melds cards were laid off, and which cards these are."""
    down = yield from asked.player(draft, "who", say("On whose melds were cards laid off?"))
    other = draft.other(down)
    how = yield from asked.pick("how", say("How did {player} go down?", player=down), (KNOCK, GIN))
    draft.hand(down, TEN)
    draft.did(down, e.Gin() if how == "gin" else e.Knock())
    ten = yield from asked.several_cards(
        "ten",
        say("Which ten cards did {player} lay down?", player=down),
        say("they tell the melds"),
        sizes=(TEN,),
        probes=((0, 1, 2, 14, 15, 16, 28, 29, 30, 51),),
    )
    if ten:
        draft.hand(down, ten)
    laid = yield from asked.several_cards(
        "laid off",
        say("Which cards did {player} lay off?", player=other),
        taken=draft.held(down),
        probes=((3,), (17,)),
        unknown=False,
    )
    draft.did(other, e.LayOff(tuple(((card,), None) for card in laid if card is not None)))
    yield from asked.upcard(draft)
    yield from asked.count(draft, other)
