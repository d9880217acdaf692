"""``adjudicate config``: every setting that holds for a log, its value, and who says so."""

import os
from collections.abc import Iterator, Mapping
from typing import Any, Final

from adjudicator.cli.logs import STDIN, opened, shown
from adjudicator.cli.settings import KEYS, Held, Search, Settings
from adjudicator.cli.status import RULED
from adjudicator.handlog import HandLog
from adjudicator.notation.files import logs_in, read_part
from adjudicator.words import Message, mark, say, tr

NONE: Final = mark("unset")
COLOURS: Final = {"NO_COLOR": "never", "FORCE_COLOR": "always"}


def config(values: Mapping[str, Any]) -> int:
    """Prints the settings for a log, or for the current folder."""
    name = values["log"] or os.curdir
    search = Search({**values, "format": None})
    settings = search.of(name)
    log = read_part(logs_in(opened(name))[0]) if name == STDIN or not os.path.isdir(name) else None
    rows = list(held(settings, log, search))
    if values["format"] == "json":
        from json import dumps

        print(dumps({key: {"value": h.value, "from": h.origin, "where": h.where} for key, h in rows}, indent=2))
        return RULED
    shown_rows = [(key, _value(one.value), str(origin(one))) for key, one in rows]
    first, second = (max(len(row[column]) for row in shown_rows) for column in (0, 1))
    for key, value, where in shown_rows:
        print(f"{key.ljust(first)}  {value.ljust(second)}  {where}")
    return RULED


def held(settings: Settings, log: HandLog | None, search: Search) -> Iterator[tuple[str, Held]]:
    """Each setting with its value; a reading of its own for each point."""
    yield "rulebook", settings.rulebook(log)
    for point, one in sorted(settings.readings(log).items()) or [("", Held(None, "default"))]:
        yield f"readings.{point}".rstrip("."), one
    yield "language", settings.language(log)
    yield "color", _colour(settings)
    for key in KEYS:
        if key not in ("rulebook", "readings", "language", "color"):
            yield key, settings.held(key)
    yield "settings", search.found(settings)


def _colour(settings: Settings) -> Held:
    """Colour as set; between its own variable and the file stand two that many programs know."""
    found = settings.held("color")
    if found.origin in ("flag", "environment"):
        return found
    return next(
        (Held(value, "environment", name) for name, value in COLOURS.items() if os.environ.get(name)),
        found,
    )


def origin(one: Held) -> Message:
    """Who says so, in words."""
    match one.origin:
        case "flag":
            return say("the flag {name}", name=one.where)
        case "environment":
            return say("the environment, {name}", name=one.where)
        case "file":
            return say("the settings, {place}", place=shown(one.where))
        case "log":
            return say("the log, line {line}", line=one.where)
        case "rulebook":
            return say("the rulebook {name}", name=one.where)
        case "nearest":
            return say("found in the folder of the log, or above it")
    return say("by default")


def _value(value: object) -> str:
    if value is None:
        return tr(NONE)
    return str(value).lower() if isinstance(value, bool) else shown(str(value))
