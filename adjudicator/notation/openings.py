"""Lines that cannot be read, told by their first words alone: for a file of junk, where only the number of faults counts.

A line is a fact, which opens with a word of its own, or a sentence: a name, then a verb.
"""

import re
from typing import Final

from adjudicator.notation.human import VERBS
from adjudicator.notation.words import FACT_WORDS

_END: Final = r'(?![^\s",:;=“”.…])'
_NAME: Final = r'(?:[^\s",:;=“”]+|"[^"“”]*"|“[^"“”]*”)'
_VERBS: Final = "|".join(re.escape(verb) for verb in sorted(VERBS - {"square-cuts"})) + r"|square[-\s]cuts"
_FACTS: Final = "|".join(re.escape(word) for word in sorted(FACT_WORDS))
_READABLE: Final = re.compile(rf"\s*(?:(?:{_FACTS}){_END}|{_NAME}\s*(?:{_VERBS}){_END})", re.I)


def may_be_read(body: str) -> bool:
    """Whether a line begins as one that is read; most that do not are no lines of a log."""
    return _READABLE.match(body) is not None
