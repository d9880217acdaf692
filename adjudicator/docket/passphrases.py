"""Passphrases are never kept, only what Argon2 makes of them; a wrong name takes as long to refuse as a wrong passphrase."""

from threading import BoundedSemaphore
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST: Final = 12
LONGEST: Final = 1000
"""Characters of a passphrase. No rule asks for digits or signs: length is what counts."""

AT_ONCE: Final = 2
"""How many are worked on at a time: each takes 64 MB, and a crowd of wrong ones must not use up the memory."""


class Passphrases:
    """Makes and checks hashes. ``hasher`` sets what a guess costs; those made at another cost are made anew at sign-in."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._gate = BoundedSemaphore(AT_ONCE)
        self._nobody = ""

    def hashed(self, passphrase: str) -> str:
        """What is kept of a passphrase."""
        with self._gate:
            return self._hasher.hash(passphrase)

    def fits(self, kept: str | None, passphrase: str) -> bool:
        """Whether the passphrase is the one of which ``kept`` was made; ``None``, for somebody unknown, never fits."""
        if not self._nobody:
            self._nobody = self.hashed("nobody has this passphrase")
        with self._gate:
            try:
                self._hasher.verify(kept or self._nobody, passphrase[:LONGEST])
            except (VerificationError, InvalidHashError):
                return False
        return kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made at another cost than today's."""
        return self._hasher.check_needs_rehash(kept)
