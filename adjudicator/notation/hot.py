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

_INTENTS: Final[tuple[Intent, ...]] = ("on purpose", "by mistake")


def hot(text: str, names: Names) -> Fact | Sentence | None:
    """What a common line says; ``None`` for any other line. ``text`` has no comment and no blanks around it."""
    word, _, rest = text.partition(" ")
    if word in KEYS:
        return KEYS[word](rest, names)
    if word[:1] == '"':
        word, rest = _parted(text)
    intent: tuple[Intent, ...] = ()
    done = acts(rest)
    if not done:
        done, intent = _meant(rest)
        if not done:
            return None
    player = who(word, names)
    if player is None:
        return None
    if done[-1].__class__ in (Touch, Toward):
        done = _named(done, names)
    return Sentence(player, done, *intent) if done else None


def _parted(text: str) -> tuple[str, str]:
    """A name in quotes, and what follows it."""
    end = text.find('"', 1) + 1
    return text[:end], text[end + 1 :] if text[end : end + 1] == " " else ""


def _meant(rest: str) -> tuple[tuple[Act, ...], tuple[Intent, ...]]:
    """The acts of a sentence that says whether it was meant so."""
    for intent in _INTENTS:
        if rest.endswith(f" {intent}"):
            return acts(rest.removesuffix(f" {intent}")), (intent,)
    return (), ()


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
