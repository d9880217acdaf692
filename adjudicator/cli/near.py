"""The nearest word to one that does not exist."""

from collections.abc import Iterable

from adjudicator.words import Message, say

NOTHING = say("")


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    """A question after what is said, ``did you mean `--rules`?``, for a near miss; nothing where none is near."""
    from difflib import get_close_matches

    near = get_close_matches(word, [other for other in known if other != word], 1, 0.6)
    return say("; did you mean `{word}`?", word=near[0]) if near else NOTHING
