"""The lines that are read without the grammar: what directors write every day, in the words of the printer.

Whatever is read here the grammar reads alike (a property test holds the two together); ``None`` sends a line to it.
Nobody is entered among the names before the whole line is known to be good.
"""

from typing import Final

from adjudicator.events import Act, Intent, Player, Sentence, Touch, Toward
from adjudicator.handlog import Fact
from adjudicator.notation.hot_acts import acts
from adjudicator.notation.hot_cards import who
from adjudicator.notation.hot_facts import KEYS
from adjudicator.notation.names import Names
from adjudicator.values import replace

_INTENTS: Final[tuple[Intent, ...]] = ("", "on purpose", "by mistake")
_TO_ANOTHER: Final = frozenset((Touch, Toward))


def hot(text: str, names: Names) -> Fact | Sentence | None:
    """What a common line says; ``None`` for any other line. ``text`` has no comment and no blanks around it."""
    word, _, rest = text.partition(" ")
    if word in KEYS:
        return KEYS[word](rest, names)
    done = acts(rest)
    if done and done[-1].__class__ not in _TO_ANOTHER:
        player = names.bare(word)
        if player is not None:
            return Sentence(player, done)
    return _rarer(text, word, rest, names)


def _rarer(text: str, word: str, rest: str, names: Names) -> Sentence | None:
    """A sentence with a name in quotes, an act that is done to another player, or a word on whether it was meant so."""
    if word[:1] == '"':
        word, rest = _parted(text)
    done, intent = acts(rest), _INTENTS[0]
    if not done:
        done, intent = _meant(rest)
    player = who(word, names) if done else None
    if player is None:
        return None
    done = _named(done, names)
    return Sentence(player, done, intent) if done else None


def _parted(text: str) -> tuple[str, str]:
    """A name in quotes, and what follows it."""
    end = text.find('"', 1) + 1
    return text[:end], text[end + 1 :] if text[end : end + 1] == " " else ""


def _meant(rest: str) -> tuple[tuple[Act, ...], Intent]:
    """The acts of a sentence that says whether it was meant so."""
    for intent in _INTENTS[1:]:
        if rest.endswith(f" {intent}"):
            return acts(rest.removesuffix(f" {intent}")), intent
    return (), ""


def _named(done: tuple[Act, ...], names: Names) -> tuple[Act, ...]:
    """The acts, the last of them with the other player as he is called in this log; none if there is no such player."""
    last = done[-1]
    written: Player | None = getattr(last, "owner", None) or getattr(last, "other", None)
    if written is None:
        return done
    other = names.find(written)
    if other is None:
        return ()
    return (*done[:-1], replace(last, **{"owner" if isinstance(last, Touch) else "other": other}))
