"""The nearest words to one that is not understood, and which of many expected words are worth listing."""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.alike import LONG, alike
from adjudicator.notation.human import Vocabulary, Word
from adjudicator.notation.words import is_bare

_MANY: Final = 8
_NEAR: Final = 0.65
"""How like a word is to one that may have been meant, as ``difflib`` measures it; ``smiles`` is less like ``sees``."""
_SHORTEST: Final = 3
"""A word of fewer letters is like too many."""
_LONGER: Final = 2
"""By so many letters at most a word was written longer or shorter than it is."""
_VERY_NEAR: Final = 0.75
"""How like it is to be listed before what is commonest."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like ``word``; empty where none is like it."""
    return next(iter(_alike(word, known, 1, _NEAR)), "")


def meant(word: str, known: Sequence[str], vocabulary: Vocabulary) -> tuple[str, ...]:
    """What was probably meant: what the notation says for a word of the table, else the nearest word that is known.

    A word of the table is no other word misspelt, even where nothing that it stands for would be understood.
    """
    instead = vocabulary.instead.get(word.casefold())
    if instead is not None:
        return tuple(each for each in instead if each and each.split()[0] in known)
    return tuple(_alike(word, known, 1, _NEAR)) if len(word) >= _SHORTEST else ()


def useful(expected: Iterable[Word], word: str, likely: Sequence[str], vocabulary: Vocabulary) -> tuple[Word, ...]:
    """The expected words that help: what was probably meant and what is like it first, then what is commonest."""
    every = list(dict.fromkeys(expected))
    alike = _alike(word, [entry for entry in every if isinstance(entry, str)], 3, _VERY_NEAR)
    first = [entry for entry in dict.fromkeys((*likely, *alike)) if entry in every]
    common = [entry for entry in vocabulary.commonest if entry in every]
    ordered = list(dict.fromkeys((*first, *(every if len(every) <= _MANY else (*common, *every)))))
    return tuple(ordered[: max(_MANY, len(first))])


def shown(word: str) -> str:
    """A word as it is said back: not too long, nothing in it that would steer a terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in word[:LONG])


def quoted(player: str, language: str) -> str:
    """A player's name as a log of this language has it."""
    return player if is_bare(player, language) else f'"{player}"'


def _alike(word: str, known: Iterable[str], most: int, likeness: float) -> list[str]:
    near = alike(word, (entry for entry in known if len(entry) > 1), 2 * most, likeness)
    return [each for each in near if abs(len(each) - len(word[:LONG])) <= _LONGER][:most]
