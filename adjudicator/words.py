"""Sentences with gaps for names and numbers, filled in only when somebody reads them.

A message keeps its template and its values apart, so that a catalogue can put the template into another language.
"""

from typing import NamedTuple, TypeAlias

Value: TypeAlias = "str | int | Message"


class Message(NamedTuple):
    """A template in English (the key of every catalogue) and the values for its gaps."""

    template: str
    values: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return self.template.format(**dict(self.values)) if self.values else self.template


def say(template: str, **values: Value) -> Message:
    """A message whose gaps are filled by ``values``."""
    return Message(template, tuple(values.items()))
