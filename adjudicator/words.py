"""Sentences with gaps for names and numbers, filled in only when somebody reads them, in that reader's language.

A message keeps its template and its values apart, so that a catalogue can put the template into another language. The
template in English is the key of every catalogue (``locale/``); a sentence that no catalogue has is said in English.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, TypeAlias

from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from gettext import NullTranslations

Value: TypeAlias = "str | int | Message"

LANGUAGES: Final = ("en", "fr")
"""The languages in which rulings are given; the first is that of the code."""

_DOMAINS: Final = ("messages", "command", "books")
_language: Final[ContextVar[str]] = ContextVar("language", default=LANGUAGES[0])
_ELIDED: Final = re.compile(r"\b([Dd]e|[Qq]ue) \{(\w+)\}")
_OWNED: Final = re.compile(r"(\{(\w+)\})'s\b")
_VOWELS: Final = frozenset("aeiouyàâäéèêëîïôöùûüœAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ")
_catalogues: Final[dict[str, "NullTranslations"]] = {}


class Message(NamedTuple):
    """A template in English (the key of every catalogue), the values for its gaps, and the template for more than one."""

    template: str
    values: tuple[tuple[str, Value], ...] = ()
    plural: str = ""
    number: int = 1

    def __str__(self) -> str:
        template = self.translated()
        return fill(template, {gap: str(value) for gap, value in self.values}) if self.values else template

    def translated(self) -> str:
        """The template in the language of the reader, its gaps still open."""
        if not self.plural:
            return tr(self.template)
        if _language.get() == LANGUAGES[0]:
            return self.template if self.number == 1 else self.plural
        return _catalogue().ngettext(self.template, self.plural, self.number)

    def in_english(self) -> str:
        """The message as programs know it, whatever the language of the reader."""
        with speaking(LANGUAGES[0]):
            return str(self)


def say(template: str, **values: Value) -> Message:
    """A message whose gaps are filled by ``values``."""
    return Message(template, tuple(values.items()))


def count(one: str, many: str, number: int, **values: Value) -> Message:
    """A message for ``number`` things, which fills the gap ``{number}``: ``one`` for a single one, ``many`` for any other number."""
    return Message(one, (("number", number), *values.items()), many, number)


def listed(items: Sequence[Value]) -> Message:
    """``a, b, c``: a list whose order and commas no language changes."""
    gaps = [f"item{number}" for number in range(len(items))]
    return Message(", ".join(f"{{{gap}}}" for gap in gaps), tuple(zip(gaps, items, strict=True)))


def either(items: Sequence[Value]) -> Message:
    """``a, b or c``"""
    return listed(items) if len(items) < 2 else say("{items} or {last}", items=listed(items[:-1]), last=items[-1])


def both(items: Sequence[Value]) -> Message:
    """``a, b and c``"""
    return listed(items) if len(items) < 2 else say("{items} and {last}", items=listed(items[:-1]), last=items[-1])


def in_turn(items: Sequence[Value]) -> Message:
    """``a; b; c``: clauses one after another in a sentence."""
    return listed(items) if len(items) < 2 else say("{first}; {rest}", first=items[0], rest=in_turn(items[1:]))


def mark(template: str) -> str:
    """Names a text for the catalogues where it stands; it is put into the reader's language later, by ``tr``."""
    return template


def tr(text: str) -> str:
    """A text in the language of the reader; as it stands where no catalogue has it."""
    if not text or _language.get() == LANGUAGES[0]:
        return text
    return _catalogue().gettext(text)


def fill(template: str, values: Mapping[str, str]) -> str:
    """A template with its gaps filled, joined to their words as the language asks."""
    return joined(template, values).format(**values)


def joined(template: str, values: Mapping[str, str]) -> str:
    """A template whose words are joined to what will stand in its gaps.

    In French ``de {player}`` becomes ``d'Anne`` and ``de Paul``; in English ``{player}'s`` becomes ``Ann's`` and ``James'``.
    """
    if _language.get() == "fr":
        template = _ELIDED.sub(lambda found: _elided(found, values), template)
    elif "}'s" in template:
        template = _OWNED.sub(
            lambda found: f"{found[1]}'" if values.get(found[2], "").endswith("s") else found[0], template
        )
    return template


def _elided(found: "re.Match[str]", values: Mapping[str, str]) -> str:
    """The word before a gap, shortened where what fills the gap begins with a vowel."""
    value = values.get(found[2], "")
    return f"{found[1][:-1]}’{{{found[2]}}}" if value and value[0] in _VOWELS else found[0]


def language() -> str:
    """The language of the reader: ``en`` unless ``speaking`` says otherwise."""
    return _language.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Whatever is filled in within is said in this language. Only the edges (a command, a service) choose one."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def _catalogue() -> "NullTranslations":
    """The catalogue of the reader's language: all domains as one, read when first wanted."""
    found = _catalogues.get(_language.get())
    if found is None:
        from gettext import NullTranslations, translation
        from pathlib import Path

        folder = Path(__file__).with_name("locale")
        found = NullTranslations()
        for domain in reversed(_DOMAINS):
            one = translation(domain, folder, [_language.get()], fallback=True)
            one.add_fallback(found)
            found = one
        _catalogues[_language.get()] = found
    return found
