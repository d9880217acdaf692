"""The facts as the ruling takes them: the upcard and the limit, and each player's count with the cards it is made of."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator import events as e
from adjudicator.render.page import Page
from adjudicator.ruling import Ruling
from adjudicator.words import Message, in_turn, listed, mark, say

FACTS: Final[Mapping[str, str]] = {
    "upcard": mark("upcard {card}"),
    "knock limit": mark("knock limit {number}"),
    "target": mark("target {number}"),
    "games": mark("games {number}"),
    "order of the table": mark("order of the table {order}"),
}
FROM: Final[Mapping[str, str]] = {
    "upcard": mark("as the log has it"),
    "knock card": mark("given as the knock card"),
    "record": mark("as written on the sheet"),
    "claim": mark("as both players say"),
    "finding": mark("as the director has found"),
    "assumed": mark("taken so for the sake of an answer"),
    "book": mark("set by the rulebook"),
    "log": mark("from the log"),
    "rulebook": mark("from the rulebook"),
    "sheet": mark("from the sheet"),
    "custom": mark("from custom"),
    "custom: no text ranks players": mark("from custom: no text ranks players"),
}
COUNTS: Final = mark("{player} counts {number}")
PARTS: Final = (
    ("laid_off", mark("laid off {cards}")),
    ("set_aside", mark("set aside {cards}")),
    ("loose", mark("loose {cards}")),
)


def put_facts(page: Page, ruling: Ruling) -> None:
    """What was taken for given, then the counts."""
    lines = [_told(fact) for fact in _distinct(ruling.facts)]
    lines += [_count(player, count) for player, count in ruling.counts.items()]
    if lines:
        page.heading(say("Facts:"))
        for line in lines:
            page.sentence(line, 1, hang="  ")


def _distinct(facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The facts, the source said once where one fact after another has the same."""
    found: list[dict[str, Any]] = []
    for fact in facts:
        said = bool(found) and facts[len(found) - 1].get("from") == fact.get("from")
        found.append({**fact, "from": ""} if said else fact)
    return found


def fact_in_words(fact: Mapping[str, Any]) -> Message:
    """A fact without its source: ``upcard 8♦``."""
    template = FACTS[fact["fact"]]
    return say(template, **dict.fromkeys(("card", "number", "order"), fact["value"]))


def _told(fact: Mapping[str, Any]) -> Message:
    source = str(fact.get("from") or "")
    if not source:
        return fact_in_words(fact)
    return listed((fact_in_words(fact), say(FROM[source]) if source in FROM else say("from {source}", source=source)))


def counts_given(ruling: Ruling) -> list[Message]:
    """The counts that were told as numbers, not made from cards: ``North counts 10``; what missing cards add is not given.

    Gin says its own, and a sheet that stands is told already.
    """
    if ruling.outcome == "stands":
        return []
    made_of, gone = ("melds", *(key for key, _ in PARTS)), _called_gin(ruling)
    given = {who: count for who, count in ruling.counts.items() if who not in gone and not any(map(count.get, made_of))}
    return [say(COUNTS, player=who, number=count["count"]) for who, count in given.items()]


def _called_gin(ruling: Ruling) -> set[str]:
    lines = ruling.log.lines if ruling.log else ()
    said = (line.item for line in lines if isinstance(line.item, e.Sentence))
    return {each.player for each in said if any(isinstance(act, e.Gin | e.BigGin) for act in each.acts)}


def _count(player: str, count: Mapping[str, Any]) -> Message:
    parts = []
    if count["melds"]:
        parts.append(say("melds {cards}", cards=", ".join(" ".join(meld) for meld in count["melds"])))
    parts += [say(words, cards=" ".join(count[key])) for key, words in PARTS if count.get(key)]
    number = _number(count)
    if not parts:
        return say(COUNTS, player=player, number=number)
    return say("{player} counts {number}: {cards}", player=player, number=number, cards=in_turn(parts))


def _number(count: Mapping[str, Any]) -> Message | int:
    number, charge = int(count["count"]), int(count["charge"])
    if not charge:
        return number
    return say("{total} ({number} in cards, {charge} for missing cards)", total=number + charge, number=number, charge=charge)  # fmt: skip
