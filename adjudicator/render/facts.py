"""The facts as the ruling takes them: the upcard and the limit, and each player's count with the cards it is made of."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import sentence
from adjudicator.ruling import Ruling

FROM: Final[Mapping[str, str]] = {
    "upcard": "as the log has it",
    "knock card": "given as the knock card",
    "record": "as written on the sheet",
    "claim": "as both players say",
    "finding": "as the director has found",
    "assumed": "taken so for the sake of an answer",
    "book": "set by the rulebook",
    "log": "from the log",
    "rulebook": "from the rulebook",
    "sheet": "from the sheet",
}


def put_facts(page: Page, ruling: Ruling, pen: Pen) -> None:
    """What was taken for given, then the counts."""
    lines = [_fact(fact, pen) for fact in _distinct(ruling.facts)]
    lines += [_count(player, count, pen) for player, count in ruling.counts.items()]
    if lines:
        page.heading("Facts:")
        for line in lines:
            page.put(line, 1, hang="  ")


def _distinct(facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The facts, the source said once where one fact after another has the same."""
    found: list[dict[str, Any]] = []
    for fact in facts:
        said = bool(found) and facts[len(found) - 1].get("from") == fact.get("from")
        found.append({**fact, "from": ""} if said else fact)
    return found


def _fact(fact: Mapping[str, Any], pen: Pen) -> str:
    source = str(fact.get("from") or "")
    behind = f", {FROM.get(source, 'from ' + source)}" if source else ""
    value = str(fact["value"])
    value = pen.signs(value) if fact["fact"] == "upcard" else value
    return sentence(f"{fact['fact']} {value}{behind}")


def _count(player: str, count: Mapping[str, Any], pen: Pen) -> str:
    parts = []
    if count["melds"]:
        parts.append("melds " + ", ".join(pen.cards(meld) for meld in count["melds"]))
    for word, key in (("laid off", "laid_off"), ("set aside", "set_aside"), ("loose", "loose")):
        if count.get(key):
            parts.append(f"{word} {pen.cards(count[key])}")
    made_of = ": " + "; ".join(parts) if parts else ""
    return f"{player} counts {_number(count)}{made_of}."


def _number(count: Mapping[str, Any]) -> str:
    number, charge = count["count"], count["charge"]
    return f"{number + charge} ({number} in cards, {charge} for missing cards)" if charge else str(number)
