"""Everything that can be wrong with a file of settings, each with an id that does not change."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from adjudicator.words import mark


class SettingsFaultKind(NamedTuple):
    """One kind of fault: what it is called, what it means and how it is mended, and lines that show it."""

    title: str
    explanation: str
    example: str


KINDS: Final[Mapping[str, SettingsFaultKind]] = {
    "S001": SettingsFaultKind(mark("not TOML"), mark("A file of settings is a text in UTF-8 in the form called TOML."), "rulebook = gra"),
    "S002": SettingsFaultKind(mark("a setting given twice"), mark("Which of the two holds is not said."), 'language = "en"\nlanguage = "fr"'),
    "S003": SettingsFaultKind(
        mark("no such setting"),
        mark("`adjudicate config` shows every setting, its value, and where that comes from."),
        'rulebok = "gra"',
    ),
    "S004": SettingsFaultKind(mark("a value of another kind"), mark("The setting takes a text, true or false, or a table."), "rulebook = 3"),
    "S005": SettingsFaultKind(mark("a value that there is not"), mark("The setting takes only some words."), 'language = "latin"'),
    "S006": SettingsFaultKind(
        mark("no such point or reading"),
        mark("A point of interpretation is a P and a number, its readings have letters: `adjudicate explain P11` lists them."),
        'readings = ["P11=z"]',
    ),
    "S007": SettingsFaultKind(
        mark("no such rulebook"),
        mark("`adjudicate rules` lists the rulebooks; the file of one is named as seen from the settings file."),
        'rulebook = "grah"',
    ),
}  # fmt: skip
"""Fault id to what it means, for ``explain S003``."""
