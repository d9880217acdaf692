"""What can go wrong at the table, one script each: the facts in the order in which they are asked."""

from collections.abc import Callable
from typing import Final, NamedTuple

from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked
from adjudicator.interview.topics.ends import false_gin, improper_knock, lay_off, wrong_card
from adjudicator.interview.topics.own_words import own_words
from adjudicator.interview.topics.sheet import recorded_count, upcard_disputed, wrong_dealer, wrong_pack
from adjudicator.interview.topics.stock import last_cards, seen, touched
from adjudicator.interview.topics.turns import out_of_order, put_back, wrong_number
from adjudicator.words import Message, say

Script = Callable[[Draft], Asked[None]]


class Topic(NamedTuple):
    """Something that can have gone wrong: its id, what it is called, and the script of its questions."""

    id: str
    label: Message
    script: Script


TOPICS: Final = (
    Topic("knock", say("a knock above the limit, or with the ace up"), improper_knock),
    Topic("number", say("a wrong number of cards"), wrong_number),
    Topic("seen", say("a card of the stock was seen"), seen),
    Topic("turned", say("the wrong card was turned face down at a knock or gin"), wrong_card),
    Topic("back", say("a discard was taken and put straight back"), put_back),
    Topic("gin", say("a false gin, or a wrong count called"), false_gin),
    Topic("upcard", say("the upcard is disputed, or wrong on the sheet"), upcard_disputed),
    Topic("last", say("the last cards of the stock"), last_cards),
    Topic("order", say("drawn or passed out of turn, or before the discard"), out_of_order),
    Topic("count", say("a wrong count was agreed or recorded"), recorded_count),
    Topic("layoff", say("a lay-off is disputed"), lay_off),
    Topic("dealer", say("the wrong player dealt"), wrong_dealer),
    Topic("pack", say("the pack has the wrong number of cards"), wrong_pack),
    Topic("touch", say("somebody touched a pile, or cards that are not his"), touched),
    Topic("other", say("something else: write the lines yourself"), own_words),
)
"""Every topic, the commonest first; the last is for whatever has no script."""
