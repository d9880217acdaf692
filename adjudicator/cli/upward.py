"""Where a file of settings lies: in the folder of a log, or the nearest above it. Looking costs next to nothing."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

FILE: Final = "adjudicator.toml"
VARIABLE: Final = "ADJUDICATOR_SETTINGS"
"""The variable that names a file of settings to be taken instead."""


def nearest(folder: str) -> str | None:
    """The file of settings in a folder, or in the nearest above it that has one."""
    folder = os.path.abspath(folder)
    while not os.path.isfile(path := os.path.join(folder, FILE)):
        above = os.path.dirname(folder)
        if above == folder:
            return None
        folder = above
    return path


def of_words(words: Sequence[str]) -> Mapping[str, Any]:
    """What the settings say that count for a call as a whole; empty where there are none, or none that can be used.

    What is wrong with them is told where they count.
    """
    path = after("--settings", words) or os.environ.get(VARIABLE) or _near(words)
    if not path:
        return {}
    from adjudicator.cli.settings_file import read_settings
    from adjudicator.cli.status import Bad

    try:
        return read_settings(path).values
    except Bad:
        return {}


def after(flag: str, words: Sequence[str]) -> str:
    """What follows the last ``flag`` of a call; empty without one."""
    found = ""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word.startswith(flag + "="):
            found = word.removeprefix(flag + "=")
        elif word == flag and place + 1 < len(words):
            found = words[place + 1]
    return found


def _near(words: Sequence[str]) -> str | None:
    """The file of settings nearest to the first file or folder that a call names, else to the current folder."""
    try:
        named = next((word for word in words if not word.endswith(".toml") and os.path.exists(word)), os.curdir)
        return nearest(named if os.path.isdir(named) else os.path.dirname(named))
    except (OSError, ValueError):  # the current folder is gone; a name that can be none
        return None
