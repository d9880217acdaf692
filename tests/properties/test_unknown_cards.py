"""What is certain of a log with unknown cards holds whatever those cards are."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from hypothesis import given

from adjudicator import adjudicate
from adjudicator.cards import NAMES
from tests.properties.effort import examples, holds
from tests.properties.hands import chances, clean

Result: TypeAlias = tuple[Any, ...]

CARD = re.compile(r"\b[A2-9TJQK][cdhs]\b")
COMPLETIONS = 4


def result(text: str) -> Result:
    """Outcome, points, and who may choose what."""
    ruling = adjudicate(text, "gra", compare=False).as_dict()
    choices = [(choice["player"], [option["choice"] for option in choice["options"]]) for choice in ruling["choices"]]
    return ruling["outcome"], ruling["points"], choices


def masked(chance: Random, text: str) -> tuple[str, list[str]]:
    """The log with some cards of one hand unknown, none of which a later line names; and those cards."""
    rows = text.splitlines()
    at = chance.choice([number for number, row in enumerate(rows) if row.startswith("deal ")])
    head, _, listed = rows[at].partition(": ")
    played = set(CARD.findall("\n".join(rows[4:])))  # the upcard and everything after it
    free = [card for card in listed.split() if card not in played]
    hidden = chance.sample(free, chance.randrange(1, len(free) + 1)) if free else []
    rows[at] = f"{head}: {' '.join('?' if card in hidden else card for card in listed.split())}"
    return "\n".join(rows) + "\n", hidden


def completed(chance: Random, text: str) -> str:
    """The log with each unknown card one that no line of it names."""
    named = set(CARD.findall(text))
    free = [name for name in NAMES if name not in named]
    chance.shuffle(free)
    return re.sub(r"\?", lambda _: free.pop(), text)


def contradicted(text: str, completions: list[str]) -> Iterator[str]:
    """Completions that are ruled on differently from the log in which the cards are unknown."""
    certain = result(text)
    if certain[0] != "needs_facts":
        for completion in completions:
            if (then := result(completion)) != certain:
                yield f"{certain} is called certain of\n{text}\nand it is {then} with\n{completion}"


@examples(250)
@given(chances())
def test_a_certain_ruling_holds_for_every_completion(chance: Random) -> None:
    whole = clean(chance)
    text, hidden = masked(chance, whole)
    if hidden:
        completions = [whole, *(completed(chance, text) for _ in range(COMPLETIONS))]
        assert next(contradicted(text, completions), None) is None


@examples(100)
@given(chances())
def test_what_is_asked_can_be_answered_in_two_ways(chance: Random) -> None:
    """A log with one unknown card in a hand is only asked about if two cards there are ruled on differently."""
    text, _ = masked(chance, clean(chance))
    if text.count("?") == 1 and result(text)[0] == "needs_facts":
        named = set(CARD.findall(text))
        results = {repr(result(text.replace("?", name))) for name in NAMES if name not in named}
        holds(lambda _: [] if len(results) > 1 else [f"asked, and always {results}"], text)
