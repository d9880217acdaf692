"""A text that stands on another: what it does not say, the other says. Its file names the other in ``says_else``.

The tables of the two files are laid over each other before the book is built, so that the book is whole.
"""

from collections.abc import Callable, Mapping
from typing import Any

Tables = Mapping[str, Any]


def whole(data: Tables, read: Callable[[str], Tables]) -> Tables:
    """The tables of a book with those of the text it stands on; ``read`` gives the tables of that text's file.

    A row of the book takes the place of the other's row, and an empty table removes it; readings are not taken over,
    ``family`` finds them.
    """
    other = data.get("says_else")
    if other is None:
        return data
    base = dict(read(other))
    base.pop("readings", None)
    return {**_laid_over(base, data), "family": [other, *base.get("family", ())]}


def _laid_over(base: Tables, own: Tables) -> dict[str, Any]:
    found = dict(base)
    for key, value in own.items():
        under = found.pop(key, None)
        if value == {}:
            continue
        # A row such as an answer is taken as it is; tables of rows are gone into.
        deeper = isinstance(value, Mapping) and isinstance(under, Mapping) and not _is_row(value)
        found[key] = _laid_over(under, value) if deeper and isinstance(under, Mapping) else value
    return found


def _is_row(table: Tables) -> bool:
    """Whether this is an answer, a clause or the lines of an event, which hold together."""
    return not table.keys().isdisjoint(("remedy", "when", "games"))
