"""How the service is to run: where it keeps things, how much it takes from one visitor, in which language it greets."""

from pathlib import Path
from typing import Final, NamedTuple

MEGABYTE: Final = 1024 * 1024


class Wishes(NamedTuple):
    """What ``adjudicate serve`` was told.

    ``database`` is the address of the docket (``sqlite:///…`` or ``postgresql://…``); ``folder`` holds the embedded
    database and the secret by which cookies are signed. ``largest`` is the greatest body in bytes, ``each_minute`` how
    many calls one address may make; 0 for as many as it likes. ``address`` is how others reach the service, for links
    and codes on paper. With ``setup_code``, shown on the terminal, the first account can be made in a browser.
    """

    database: str
    folder: Path
    secret: bytes
    address: str = "http://127.0.0.1:8000"
    rules: str = "gra"
    language: str = "en"
    largest: int = MEGABYTE
    each_minute: int = 600
    secure_cookies: bool = False
    setup_code: str = ""
