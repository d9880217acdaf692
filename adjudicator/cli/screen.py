"""How what a call prints is set: in colour only for a terminal, at its width, with ``--ascii`` in no sign outside ASCII.

A flag outranks the environment, and that the settings: ``--color``, then ``ADJUDICATOR_COLOR``, ``NO_COLOR``
and ``FORCE_COLOR`` (as many programs know them), then ``color`` in ``adjudicator.toml``, then whether a terminal is
looking that has colours.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from adjudicator.cli.upward import after, of_words
from adjudicator.paint import WIDTH, Paint, Style, styled

VARIABLE: Final = "ADJUDICATOR_COLOR"
ASCII: Final = "ADJUDICATOR_ASCII"
WIDEST: Final = 100


@contextmanager
def shown(words: Sequence[str]) -> Iterator[None]:
    """Whatever a call with these words prints within is set as it asks."""
    style = style_of(words)
    with ExitStack() as stack:
        stack.enter_context(styled(style))
        for stream in (sys.stdout, sys.stderr):
            stack.enter_context(_spoken(stream, style.ascii))
        yield


def style_of(words: Sequence[str]) -> Style:
    """How to set what a call with these words prints."""
    settings = of_words(words)
    wish, setting = after("--color", words) or os.environ.get(VARIABLE, ""), str(settings.get("color", ""))
    plain = "--ascii" in (words[: words.index("--")] if "--" in words else words)
    out, err = (Paint(coloured(wish, stream, setting)) for stream in (sys.stdout, sys.stderr))
    return Style(_width(sys.stdout), out, err, plain or _asked_of(os.environ.get(ASCII)) or bool(settings.get("ascii")))


def _asked_of(variable: str | None) -> bool:
    return variable is not None and variable.lower() not in ("", "0", "false", "no", "off")


def coloured(wish: str, stream: Any, setting: str = "") -> bool:
    """Whether to write to a stream in colour: as ``always`` or ``never`` wish, else as environment, settings, stream say."""
    if wish in ("always", "never"):
        return wish == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if forced := os.environ.get("FORCE_COLOR"):
        return forced not in ("0", "false")
    if setting in ("always", "never"):
        return setting == "always"
    return _is_terminal(stream) and os.environ.get("TERM") != "dumb"


def _is_terminal(stream: Any) -> bool:
    try:
        return bool(stream.isatty())
    except (AttributeError, ValueError):
        return False


def _width(stream: Any) -> int:
    """The width of a terminal, as far as lines are still read easily; that of a page for a pipe or a file."""
    if not _is_terminal(stream):
        return WIDTH
    given = os.environ.get("COLUMNS", "")
    try:
        width = int(given) if given.isdecimal() else os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        width = 0
    return min(width or WIDTH, WIDEST)


@contextmanager
def _spoken(stream: Any, ascii: bool) -> Iterator[None]:
    """A sign that the stream cannot show must not stop a ruling; with ``ascii`` none outside ASCII gets through."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is None:
        yield
    elif not ascii:
        reconfigure(errors="backslashreplace")
        yield
    else:
        from adjudicator.cli.plain_letters import register

        before = stream.encoding, stream.errors
        reconfigure(encoding="ascii", errors=register())
        try:
            yield
        finally:
            reconfigure(encoding=before[0], errors=before[1])
