"""The nearest of the words that exist to one that does not, and the question whether it was meant."""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.words import Message, either, say

LONG: Final = 40
"""How much of a word is looked at."""


def alike(word: str, known: Iterable[str], most: int = 1, likeness: float = 0.6) -> list[str]:
    """The known words most like ``word``, the likest first; of equally near ones first that with the same beginning.

    Small and capital letters are the same; ``likeness`` is as ``difflib`` measures it. ``word`` itself is not among them.
    """
    from difflib import SequenceMatcher, get_close_matches

    wanted = word[:LONG].casefold()
    by_letters = {name.casefold(): name for name in known if name != word}
    near = get_close_matches(wanted, by_letters, most + 8, likeness) if word else []

    def rank(name: str) -> tuple[float, int]:
        same = [one == other for one, other in zip(name, wanted, strict=False)]
        return SequenceMatcher(None, name, wanted).ratio(), [*same, False].index(False)

    return [by_letters[name] for name in sorted(near, key=rank, reverse=True)[:most]]


def nearest(word: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """The nearest known word; empty where none is near."""
    return next(iter(alike(word, known, 1, likeness)), "")


def did_you_mean(near: Sequence[str]) -> Message | None:
    """The question, for one word or for several; ``None`` for none."""
    if not near:
        return None
    if len(near) == 1:
        return say("did you mean `{word}`?", word=near[0])
    if len(near) == 2:
        return say("did you mean `{one}` or `{other}`?", one=near[0], other=near[1])
    return say("did you mean {words}?", words=either([f"`{word}`" for word in near]))
