"""Lines that cannot be read, told by their first words alone: for a file of junk, where only the number of faults counts.

A line is a fact, which opens with a word of its own, or a sentence: a name, then a verb.
"""

import re
from functools import lru_cache
from typing import Final

from adjudicator.notation.human import VERBS
from adjudicator.notation.words import FACT_WORDS_OF

_END: Final = r'(?![^\s",，:：;；=“”„«».…!])'
_NAME: Final = r'(?:[^\s",，:：;；=“”„«»]+|"[^"“”„«»]*"|[“„][^"“”„«»]*[“”]|«[^"“”„«»]*»)'


def may_be_read(body: str, language: str = "en") -> bool:
    """Whether a line begins as one that is read; most that do not are no lines of a log of this language."""
    return _readable(language).match(body) is not None


@lru_cache(maxsize=2)
def _readable(language: str) -> re.Pattern[str]:
    verbs, facts = VERBS, FACT_WORDS_OF[language]
    if language == "fr":
        from adjudicator.notation.french_words import VERBS as verbs

        facts |= {"a"}  # `a jouer` without its accent
    verb = "|".join(re.escape(verb) for verb in sorted(verbs - {"square-cuts"})) + r"|square[-\s]cuts"
    fact = "|".join(re.escape(word) for word in sorted(facts))
    return re.compile(rf"\s*(?:(?:{fact}){_END}|{_NAME}\s*[:：.]?\s*(?:{verb}){_END})", re.I)
