"""The nearest word to one that does not exist."""

from collections.abc import Iterable

from adjudicator.alike import nearest
from adjudicator.words import Message, say

NOTHING = say("")


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    """A question after what is said, ``did you mean `--rules`?``, for a near miss; nothing where none is near."""
    near = nearest(word, known)
    return say("; did you mean `{word}`?", word=near) if near else NOTHING
