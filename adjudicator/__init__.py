"""Rules on disputes in gin rummy: a hand log in, a ruling out, clause by clause.

``adjudicate(text)`` rules on a log, ``read(text)`` reads one, ``deadwood("7c 7d 7h …")`` counts a hand and
``load_rulebook("gra")`` gives a rulebook. They are loaded when first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from adjudicator.adjudication import adjudicate
    from adjudicator.bookshelf import load_rulebook
    from adjudicator.counter import deadwood
    from adjudicator.notation import read

__all__ = ["adjudicate", "deadwood", "load_rulebook", "read"]

_HOMES = {"adjudicate": "adjudication", "load_rulebook": "bookshelf", "deadwood": "counter", "read": "notation"}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(f"module 'adjudicator' has no attribute {name!r}")
    return getattr(import_module(f"adjudicator.{_HOMES[name]}"), name)
