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
from adjudicator.words import Message, mark, say

Script = Callable[[Draft], Asked[None]]


class Topic(NamedTuple):
    """Something that can have gone wrong: its id, what it is called, its questions, and words in which it is told, too."""

    id: str
    label: Message
    script: Script
    told: str = ""


TOPICS: Final = (
    Topic(
        "knock",
        say("a knock above the limit, or with the ace up"),
        improper_knock,
        mark("improper illegal irregular knocked over too high limit"),
    ),
    Topic(
        "number",
        say("a wrong number of cards"),
        wrong_number,
        mark("eleven nine twelve 11 9 12 has had held extra missing one too many few short card cards"),
    ),
    Topic(
        "seen",
        say("a card of the stock was seen"),
        seen,
        mark("saw sees looked peeked at flashed exposed drew two next top stock card cards"),
    ),
    Topic(
        "turned",
        say("the wrong card was turned face down at a knock or gin"),
        wrong_card,
        mark("wrong discard discarded the knocked"),
    ),
    Topic(
        "back",
        say("a discard was taken and put straight back"),
        put_back,
        mark("put puts took takes returned same discard discarded the again"),
    ),
    Topic("gin", say("a false gin, or a wrong count called"), false_gin, mark("false gin called calls number")),
    Topic(
        "upcard",
        say("the upcard is disputed, or wrong on the sheet"),
        upcard_disputed,
        mark("up card wrong disputed recorded the knock card"),
    ),
    Topic("last", say("the last cards of the stock"), last_cards, mark("last two cards fiftieth 50th end stock")),
    Topic(
        "order",
        say("drawn or passed out of turn, or before the discard"),
        out_of_order,
        mark("drew played too early soon out of turn before his"),
    ),
    Topic(
        "count",
        say("a wrong count was agreed or recorded"),
        recorded_count,
        mark("wrong score points recorded miscounted on the sheet written down"),
    ),
    Topic("layoff", say("a lay-off is disputed"), lay_off, mark("lay laid off layoff the")),
    Topic("dealer", say("the wrong player dealt"), wrong_dealer, mark("wrong dealer deal")),
    Topic("pack", say("the pack has the wrong number of cards"), wrong_pack, mark("deck 51 53 cards missing short")),
    Topic(
        "touch",
        say("somebody touched a pile, or cards that are not his"),
        touched,
        mark("touched moved the pile stock discards"),
    ),
    Topic("other", say("something else: write the lines yourself"), own_words),
)
"""Every topic, the commonest first; the last is for whatever has no script."""
