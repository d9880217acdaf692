"""Why a file could not be opened, or is not TOML, in the reader's language: the system and the library know English only."""

from typing import Final

from adjudicator.words import Message, mark, say

OF_THE_SYSTEM: Final = frozenset(
    {
        mark("no such file or directory"),
        mark("permission denied"),
        mark("operation not permitted"),
        mark("is a directory"),
        mark("not a directory"),
        mark("no space left on device"),
        mark("read-only file system"),
        mark("file name too long"),
        mark("too many levels of symbolic links"),
        mark("too many open files"),
        mark("input/output error"),
        mark("embedded null byte"),
        mark("bad file descriptor"),
    }
)
OF_TOML: Final = frozenset(
    {
        mark("invalid statement"),
        mark("invalid value"),
        mark("invalid date or datetime"),
        mark("invalid initial character for a key part"),
        mark("expected '=' after a key in a key/value pair"),
        mark("expected newline or end of document after a statement"),
        mark("expected ']' at the end of a table declaration"),
        mark("expected ']]' at the end of an array declaration"),
        mark("unterminated string"),
        mark("unclosed array"),
        mark("unclosed inline table"),
        mark("unescaped '\\' in a string"),
        mark("cannot overwrite a value"),
    }
)
"""What can be said in another language; anything else is told as the system or the library has it."""

TOO_DEEP: Final = "nested too deep (at line 1, column 1)"
"""What is said, as the library would, of brackets within brackets without end."""


def reason(why: OSError | ValueError) -> Message:
    """Why the system refused a file, to stand behind a colon."""
    return of_text((why.strerror if isinstance(why, OSError) else None) or str(why))


def of_text(words: str) -> Message:
    """What the library says of a text that is not TOML (without where), to stand behind a colon."""
    return say(words[:1].lower() + words[1:])
