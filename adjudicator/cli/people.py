"""``adjudicate people``: accounts from the terminal, for whoever runs the service; no rules here."""

import getpass
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from adjudicator.cli.aside import aside
from adjudicator.cli.status import RULED, Bad
from adjudicator.cli.table import Values
from adjudicator.cli.where import extra, refusals
from adjudicator.cli.where import store as store_of
from adjudicator.paint import harmless
from adjudicator.words import Message, count, say, tr

if TYPE_CHECKING:
    from adjudicator.docket.audit import Deed
    from adjudicator.docket.people import Account, People
    from adjudicator.docket.sessions import Sessions

TERMINAL: Final = "terminal"
SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The signs of a code: none that is easily taken for another."""

TRIES: Final = 3
"""How often something is asked for on a terminal until it will do."""


def everybody(values: Values) -> int:
    """Prints all accounts."""
    with opened(values) as (people, _):
        accounts = people.everybody()
    for account in accounts:
        print(harmless(str(_about(account))))
    if not accounts:
        aside(say("nobody has an account yet: adjudicate people add NAME"))
    return RULED


def add(values: Values) -> int:
    """Makes an account with the passphrase that is asked for."""
    from adjudicator.docket.people import HEAD, Person

    with opened(values) as (people, _):
        role = _role(values["role"]) if values["role"] else "director" if people.anybody() else HEAD
        there = [event for event, _ in people.events()]
        for event in values["let_in"]:
            if event not in there:
                raise Bad(say("there is no event {event}", event=event))
        account = people.add(Person(values["name"], asked_passphrase(values["name"]), role), here())
        for event in values["let_in"]:
            people.let_in(account.name, event, here())
    return _done(say("{name} has an account now: {role}", name=account.name, role=tr(role)))


def role(values: Values) -> int:
    """Gives somebody another role."""
    with opened(values) as (people, _):
        people.give_role(values["name"], _role(values["role"]), here())
    return _done(say("{name}: {role}", name=values["name"], role=tr(_role(values["role"]))))


def let_in(values: Values) -> int:
    """Lets somebody in to an event."""
    with opened(values) as (people, _):
        people.let_in(values["name"], values["event"], here())
    return _done(say("{name} may see the event {event}", name=values["name"], event=values["event"]))


def keep_out(values: Values) -> int:
    """Takes somebody's way in to an event away."""
    with opened(values) as (people, _):
        people.keep_out(values["name"], values["event"], here())
    return _done(say("{name} may not see the event {event} any more", name=values["name"], event=values["event"]))


def passphrase(values: Values) -> int:
    """Gives somebody another passphrase."""
    with opened(values) as (people, _):
        people.give_passphrase(values["name"], asked_passphrase(values["name"]), here())
    return _done(say("{name} has another passphrase and is signed out everywhere", name=values["name"]))


def remove(values: Values) -> int:
    """Closes an account."""
    with opened(values) as (people, _):
        people.remove(values["name"], here())
    return _done(say("the account of {name} is closed", name=values["name"]))


def token(values: Values) -> int:
    """Prints a new token, and nothing else, on standard output."""
    with opened(values) as (_, sessions):
        made = sessions.give_token(values["name"], values["label"], here())
    print(made)
    return _done(say("this token is shown only once; it may do what {name} may do", name=values["name"]))


def revoke(values: Values) -> int:
    """Revokes all tokens of somebody."""
    with opened(values) as (_, sessions):
        revoked = sessions.revoke_tokens(values["name"], here())
    return _done(count("{number} token is revoked", "{number} tokens are revoked", revoked))


def audit(values: Values) -> int:
    """Prints who did what, newest first."""
    if not values["lines"].isdecimal() or not 0 < int(values["lines"]) <= 100_000:
        raise Bad(say("--lines {given}: that is no number of lines", given=values["lines"]))
    with opened(values) as (people, _):
        lines = people.trail(limit=int(values["lines"]))
    for line in lines:
        print(
            *(harmless(word or "-") for word in (line.at, line.who, tr(line.what), line.about(), line.address)),
            sep="\t",
        )
    return RULED


def first_account(people: "People") -> bool:
    """Asks on the terminal for the first account, if there is none; whether there is one now. Raises Bad."""
    from adjudicator.docket.people import HEAD, Person, fit_name

    if people.anybody():
        return True
    if not sys.stdin.isatty():
        return False
    aside(say("nobody has an account yet: who is to be the head director?"))
    with refusals():
        name = _asked_until_it_fits(lambda: fit_name(_prompted(say("Name: "))))
        account = people.add(Person(name, asked_passphrase(name), HEAD), here(), first=True)
    _done(say("{name} has an account now: {role}", name=account.name, role=tr(HEAD)))
    return True


def setup_code() -> str:
    """A code for one account, to be typed from the terminal into a browser: ``K7QF-2M9X-RT4H``."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(4)) for _ in range(3))


def asked_passphrase(name: str, ask: Callable[[str], str] = getpass.getpass) -> str:
    """A passphrase for somebody, typed twice unseen on a terminal, or the first line of what is piped in. Raises Bad.

    On a terminal it is asked for again where it will not do, three times in all.
    """
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    try:
        return _asked_until_it_fits(lambda: _typed_twice(name, ask))
    except EOFError as why:
        raise Bad(say("no passphrase was given, so nothing was done")) from why


def _typed_twice(name: str, ask: Callable[[str], str]) -> str:
    from adjudicator.docket.passphrases import SHORTEST
    from adjudicator.docket.people import fit_passphrase
    from adjudicator.docket.troubles import Refused

    typed = fit_passphrase(ask(str(say("Passphrase (at least {shortest} letters): ", shortest=SHORTEST))), name)
    if typed != ask(str(say("Once more: "))):
        raise Refused(say("these were two passphrases: type the same one twice"))
    return typed


def _asked_until_it_fits(ask: Callable[[], str]) -> str:
    """What was given at last; a Bad that says why the last try will not do, either."""
    from adjudicator.docket.troubles import Refused

    tries = 1
    while True:
        try:
            return ask()
        except Refused as why:
            if tries == TRIES:
                raise Bad(why.says) from why
            aside(why.says)
            tries += 1


def here() -> "Deed":
    """Whoever sits at this machine, now: for the audit trail."""
    from adjudicator.docket.audit import Deed

    return Deed("", datetime.now(UTC), TERMINAL)


@contextmanager
def opened(values: Values) -> Iterator[tuple["People", "Sessions"]]:
    """The accounts and sessions of the docket that a call means. What goes wrong with it is a Bad."""
    with extra():
        from adjudicator.docket.migration import migrate
        from adjudicator.docket.people import People
        from adjudicator.docket.sessions import Sessions
    with store_of(values, new=True) as store:
        migrate(store)
        yield People(store), Sessions(store)


def _role(word: str) -> str:
    return word.replace("-", " ")


def _about(account: "Account") -> Message:
    events = ", ".join(sorted(account.events)) or "-"
    if account.closed:
        return say("{name}: closed", name=account.name)
    return say("{name}: {role}; events: {events}", name=account.name, role=tr(account.role), events=events)


def _done(says: Message) -> int:
    aside(says)
    return RULED


def _prompted(says: Message) -> str:
    try:
        return input(str(says))
    except EOFError as why:
        raise Bad(say("no name was given, so nothing was done")) from why
