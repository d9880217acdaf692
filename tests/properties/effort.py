"""How many examples the properties try. ``ADJUDICATOR_EFFORT=20`` tries twenty times as many, other ones every time.

By default the same ones are tried on every run: a red suite then means a change, not luck.
"""

import os
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from hypothesis import HealthCheck, Phase, settings

EFFORT: Final = int(os.environ.get("ADJUDICATOR_EFFORT", "1"))

Check: TypeAlias = Callable[[str], Any]
"""Looks at a log and gives what is wrong; nothing (an empty list, ``None``) if all is well."""


def examples(number: int) -> settings:
    """Settings for a property that tries this many examples, as often as is asked for."""
    return settings(
        max_examples=number * EFFORT,
        deadline=None,
        derandomize=EFFORT == 1,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=[HealthCheck.too_slow],
    )


def holds(check: Check, text: str) -> None:
    """Fails if the check finds something wrong with a log; shows the shortest log in which it does."""
    if _wrong(check, text):
        short = shorter(text, check)
        raise AssertionError(f"{_wrong(check, short)}\n\n{short}")


def shorter(text: str, check: Check) -> str:
    """The log without every line that is not needed for something to be wrong in the same way."""
    rows, wrong, at = text.splitlines(), _kind(_wrong(check, text)), 0
    while at < len(rows):
        fewer = [*rows[:at], *rows[at + 1 :]]
        if _kind(_wrong(check, "\n".join(fewer) + "\n")) == wrong:
            rows = fewer
        else:
            at += 1
    return "\n".join(rows) + "\n"


def _wrong(check: Check, text: str) -> Any:
    try:
        return check(text)
    except Exception as error:
        place = error.__traceback__
        while place and place.tb_next:
            place = place.tb_next
        return f"{type(error).__name__} at {place.tb_frame.f_code.co_name if place else ''}: {error}"


def _kind(wrong: Any) -> str:
    return str(wrong)[:24] if wrong else ""
