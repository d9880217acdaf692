"""Keeps the catalogues in step with the texts: ``python -m tests.locale.catalogues update``, then ``compile``.

``update`` collects the texts; what was translated stays, also what nobody says any more (marked ``#~``) until
``update --prune``. ``missing DOMAIN [FOLDER]`` prints what has no translation yet as a catalogue of its own; filled in, it
is taken over by ``fill DOMAIN FILE``. ``compile`` writes what the program reads. Several may do all this at the same time.
"""

import argparse
import fcntl
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from adjudicator.words import LANGUAGES
from tests.locale.texts import DOMAINS, ROOT, Text, texts

FOLDER: Final = ROOT / "adjudicator" / "locale"
TRANSLATED: Final = LANGUAGES[1:]
_KEPT: Final = ("MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Language", "Plural-Forms")
_PLURALS: Final = {"fr": (2, "(n > 1)")}


class Plain(Catalog):
    """A catalogue whose head holds no date, name or version, so that the same texts always give the same file."""

    @property
    def num_plurals(self) -> int:
        """How many forms a text has by number; the forms for millions that some tables have are left out."""
        return _PLURALS[str(self.locale)][0]

    @property
    def plural_expr(self) -> str:
        """Which form is taken for ``n``, as gettext writes it."""
        return _PLURALS[str(self.locale)][1]

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The lines of the head."""
        return [(key, value) for key, value in super().mime_headers if key in _KEPT]

    @mime_headers.setter
    def mime_headers(self, lines: Iterable[tuple[str, str]]) -> None:
        """A head that is read changes nothing: there is only one."""


def po(language: str, domain: str) -> Path:
    """The catalogue that translators write."""
    return FOLDER / language / "LC_MESSAGES" / f"{domain}.po"


def read(file: Path, language: str) -> Catalog:
    """A catalogue as it stands in its file; an empty one where there is no file."""
    if not file.exists():
        return Catalog(locale=language)
    with file.open("rb") as stream:
        return read_po(stream, locale=language)


def merged(old: Catalog, found: Iterator[Text], language: str, *, prune: bool) -> Catalog:
    """The texts with the translations they had; texts that are gone are kept apart unless ``prune``."""
    new = _empty(language)
    for text in found:
        new.add((text.one, text.many) if text.many else text.one, locations=[(text.file, 0)])
    for message in new:
        before = old.get(_key(message)) or old.obsolete.get(_key(message))
        if message.id and before is not None and _fits(before, message):
            message.string = before.string
            message.user_comments = before.user_comments
    if not prune:
        gone = [m for m in (*old, *old.obsolete.values()) if m.id and _key(m) not in new and filled(m)]
        new.obsolete.update({_key(message): message for message in gone})
    return new


def _empty(language: str) -> Plain:
    return Plain(locale=language, fuzzy=False, creation_date=datetime(2000, 1, 1, tzinfo=UTC), header_comment="")


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _fits(before: Message, message: Message) -> bool:
    """Whether a translation can be taken over: one text stays one text."""
    return filled(before) and isinstance(before.string, str) == isinstance(message.id, str)


def filled(message: Message) -> bool:
    """Whether every form of a text is translated."""
    return bool(message.string and all(message.string))


def written(catalogue: Catalog) -> bytes:
    """A catalogue as the text of a file: in the order of the source files, without line numbers."""
    order = sorted((m for m in catalogue if m.id), key=lambda message: message.locations[0][0])
    plain = _empty(str(catalogue.locale))
    for message in order:
        plain[message.id] = message
    plain.obsolete.update(sorted(catalogue.obsolete.items()))
    out = BytesIO()
    write_po(out, plain, width=120, include_lineno=False)
    return out.getvalue().strip() + b"\n"


def compiled(file: Path, language: str) -> bytes:
    """What the program reads of a catalogue: its texts that are translated."""
    plain = _empty(language)
    for message in read(file, language):
        if message.id and filled(message) and not message.fuzzy:
            plain.add(message.id, message.string)
    out = BytesIO()
    write_mo(out, plain)
    return out.getvalue()


@contextmanager
def locked() -> Iterator[None]:
    """Only one at a time changes the catalogues."""
    FOLDER.mkdir(exist_ok=True)
    folder = os.open(FOLDER, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def put(file: Path, content: bytes) -> None:
    """Writes a file whole or not at all, and only where something changes."""
    if file.exists() and file.read_bytes() == content:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".writing-")
    with os.fdopen(handle, "wb") as stream:
        stream.write(content)
    Path(name).chmod(0o644)
    Path(name).replace(file)


def update(*, prune: bool = False) -> None:
    """Brings every catalogue up to date."""
    for language in TRANSLATED:
        for domain in DOMAINS:
            file = po(language, domain)
            put(file, written(merged(read(file, language), texts(domain), language, prune=prune)))


def compile_all() -> None:
    """Writes what the program reads, beside each catalogue."""
    for language in TRANSLATED:
        for domain in DOMAINS:
            file = po(language, domain)
            put(file.with_suffix(".mo"), compiled(file, language))


def missing(language: str, domain: str, folder: str = "") -> Catalog:
    """The texts of a domain, or of a folder or file in it, that have no translation yet."""
    found = _empty(language)
    whole = merged(read(po(language, domain), language), texts(domain), language, prune=True)
    for message in whole:
        if message.id and not filled(message) and any(str(f).startswith(folder) for f, _ in message.locations):
            found[message.id] = message
    return found


def fill(language: str, domain: str, source: Path) -> list[str]:
    """Takes over the translations of a file; gives the texts of it that the domain does not have."""
    given = {_key(message): message for message in read(source, language) if message.id and filled(message)}
    whole = merged(read(po(language, domain), language), texts(domain), language, prune=False)
    for message in whole:
        if message.id and _key(message) in given and _fits(given[_key(message)], message):
            message.string = given.pop(_key(message)).string
            message.flags.discard("fuzzy")
    put(po(language, domain), written(whole))
    return sorted(given)


def main(arguments: list[str]) -> int:
    """One of the four commands; the exit status is 1 where texts of ``fill`` were not taken over."""
    parser = argparse.ArgumentParser(prog="python -m tests.locale.catalogues", description=__doc__)
    parser.add_argument("--language", choices=TRANSLATED, default=TRANSLATED[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update").add_argument("--prune", action="store_true")
    commands.add_parser("compile")
    for name, more in (("missing", "folder"), ("fill", "file")):
        command = commands.add_parser(name)
        command.add_argument("domain", choices=DOMAINS)
        command.add_argument(more, **({"nargs": "?", "default": ""} if name == "missing" else {"type": Path}))
    asked = parser.parse_args(arguments)
    with locked():
        return _done(asked)


def _done(asked: argparse.Namespace) -> int:
    left: list[str] = []
    match asked.command:
        case "update":
            update(prune=asked.prune)
        case "compile":
            compile_all()
        case "missing":
            sys.stdout.write(written(missing(asked.language, asked.domain, asked.folder)).decode())
        case "fill":
            left = fill(asked.language, asked.domain, asked.file)
            print("\n".join(f"no such text in {asked.domain}: {text}" for text in left), end="\n" if left else "")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
