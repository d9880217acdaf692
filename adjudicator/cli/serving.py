"""``adjudicate serve``: what has to be there before the first visitor comes, then the service until somebody stops it."""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from adjudicator.cli.aside import aside
from adjudicator.cli.people import first_account, setup_code
from adjudicator.cli.status import RULED, Bad
from adjudicator.cli.table import Values
from adjudicator.cli.where import extra, place
from adjudicator.cli.where import folder as folder_of
from adjudicator.reasons import reason
from adjudicator.words import LANGUAGES, language, say

if TYPE_CHECKING:
    import socket

    from adjudicator.service.wishes import Wishes

HIGHEST_PORT: Final = 65_535


def serve(values: Values) -> int:
    """Serves; a ``Bad`` call where that cannot be: the extra, the port, the folder, the docket, the rulebook."""
    with extra():
        return _serve(values)


def _serve(values: Values) -> int:
    from adjudicator.service.app import application
    from adjudicator.service.running import listen, run

    host = _host(values)
    with _bound(host, _number("--port", values["port"], HIGHEST_PORT)) as socket:
        port = socket.getsockname()[1]
        wishes = _wishes(values, _address(values, host, port))
        app = application(wishes)
        _open(app, wishes)
        with _told(host, port):
            listen(socket)
        _greet(values, wishes)
        run(app, socket)
    aside(say("the service has ended"))
    return RULED


def _host(values: Values) -> str:
    from adjudicator.service.lan import EVERYWHERE

    return EVERYWHERE if values["lan"] and values["host"] == "127.0.0.1" else str(values["host"])


def _number(flag: str, given: str, highest: int) -> int:
    if not given.isascii() or not given.isdecimal() or len(given) > 9 or int(given) > highest:
        raise Bad(say("{option} {given}: give a number from 0 to {highest}", option=flag, given=given, highest=highest))
    return int(given)


def _bound(host: str, port: int) -> "socket.socket":
    from adjudicator.service.running import bound_to

    with _told(host, port):
        return bound_to(host, port)


@contextmanager
def _told(host: str, port: int) -> Iterator[None]:
    """Within, an address that cannot be had is a Bad."""
    try:
        yield
    except OSError as why:
        if why.errno == errno.EADDRINUSE:
            other = min(port + 1, HIGHEST_PORT)
            says = say("port {port} is taken by another program; another: --port {other}", port=port, other=other)
            raise Bad(says) from why
        where = f"{host}:{port}"
        raise Bad(say("it cannot listen at {address}: {why}", address=where, why=reason(why))) from why
    except UnicodeError as why:
        raise Bad(say("{address} is no address to listen at", address=host)) from why


def _address(values: Values, host: str, port: int) -> str:
    """How others reach the service."""
    from adjudicator.service.lan import address_here

    if given := values["address"]:
        parts = urlsplit(given)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
            raise Bad(say("--address {given}: give one like https://gin.example.org", given=given))
        return str(given).rstrip("/")
    seen = address_here() if host in ("0.0.0.0", "::") else host
    if seen is None and values["lan"]:
        raise Bad(say("this machine is in no network: connect it, or leave out --lan"))
    seen = seen or "127.0.0.1"
    return f"http://[{seen}]:{port}" if ":" in seen else f"http://{seen}:{port}"


def _wishes(values: Values, address: str) -> "Wishes":
    from adjudicator.bookshelf import names
    from adjudicator.service.secret import secret_in
    from adjudicator.service.wishes import Wishes

    if values["rules"] not in names():
        raise Bad(
            say("there is no rulebook `{name}`; there are: {names}", name=values["rules"], names=", ".join(names()))
        )
    each_minute = _number("--each-minute", values["each_minute"], 1_000_000)
    folder = folder_of(values)
    try:
        secret = secret_in(folder)
    except OSError as why:
        raise Bad(say("the folder {folder} cannot be used: {why}", folder=str(folder), why=reason(why))) from why
    except ValueError as why:
        says = say("{file} is cut off: remove it, and everybody signs in once more", file=str(folder / "secret"))
        raise Bad(says) from why
    return Wishes(
        place(values),
        folder,
        secret,
        address,
        values["rules"],
        language() if language() in LANGUAGES else LANGUAGES[0],
        each_minute=each_minute,
        secure_cookies=address.startswith("https:"),
        setup_code=setup_code() if values["setup_code"] else "",
    )


def _open(app: object, wishes: "Wishes") -> None:
    """Opens the docket, and asks for the first account where there is none."""
    from adjudicator.docket.troubles import DocketError
    from adjudicator.service.opened import people_of

    try:
        people = people_of(app)
        if wishes.setup_code and not people.anybody():
            aside(say("the code for the first account: {code}", code=wishes.setup_code))
        elif not wishes.setup_code and not first_account(people):
            aside(say("nobody has an account yet, so nothing can be filed: adjudicate people add NAME"))
    except DocketError as why:
        raise Bad(str(why)) from why


def _greet(values: Values, wishes: "Wishes") -> None:
    from adjudicator.service.lan import code, only_here

    print(wishes.address, flush=True)
    if values["lan"]:
        print(code(wishes.address), flush=True)
        aside(
            say(
                "everybody in this network can open this address, and what is typed crosses it unencrypted; Ctrl-C ends it"
            )
        )
    elif sys.stderr is not None and sys.stderr.isatty():
        aside(say("open this address in a browser; Ctrl-C ends the service"))
        if only_here(wishes.address):
            aside(say("only this machine can open it: for telephones, start the service with --lan, or with --address"))
