"""The secret by which cookies are signed: made at the first start, kept in the data folder, readable by its owner only."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

NAME: Final = "secret"
BYTES: Final = 32


def secret_in(folder: Path) -> bytes:
    """The secret of a data folder; folder and secret are made where they are not there yet. Raises OSError, and
    ValueError for a secret that was cut off.

    Whoever starts two services at once gets the same secret in both: it is written elsewhere and then put into its place,
    which only one of them can.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = folder / NAME
    if not place.exists():
        _make(place)
    place.chmod(0o600)
    found = place.read_bytes()
    if len(found) < BYTES:
        raise ValueError(f"fewer than {BYTES} bytes")
    return found


def _make(place: Path) -> None:
    aside = place.with_name(f".{NAME}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secrets.token_bytes(BYTES))
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        os.link(aside, place)
    aside.unlink()
