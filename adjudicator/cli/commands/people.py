"""``adjudicate people``: who has an account at the service, and who did what."""

from collections.abc import Callable
from typing import Final

from adjudicator.cli.options import DATA, DATABASE, EVERYWHERE
from adjudicator.cli.table import Argument, Command, Example, Option, Values
from adjudicator.words import mark

NAME: Final = Argument("name", mark("NAME"), mark("Who: the name of the account."))
EVENT: Final = Argument("event", mark("EVENT"), mark("The event, by its public id."))
ROLES: Final = ("viewer", "director", "head-director")
ROLE: Final = Argument("role", mark("ROLE"), mark("viewer, director or head-director."))
FIRST_ROLE: Final = Option(
    "--role",
    mark("viewer, director or head-director; left out, director, for the first account head-director."),
    mark("ROLE"),
    choices=ROLES,
)
EVENTS: Final = Option("--let-in", mark("An event to let somebody in to; may be repeated."), mark("EVENT"), many=True)
LABEL: Final = Option("--label", mark("What the token is for."), mark("TEXT"), default="")
LINES: Final = Option("--lines", mark("How many lines, the newest first."), mark("NUMBER"), default="50")
OPTIONS: Final = (DATABASE, DATA, *EVERYWHERE)


def _runs(name: str) -> Callable[[Values], int]:
    """What runs a command: a function of the room that is loaded only then."""

    def run(values: Values) -> int:
        from adjudicator.cli import people

        run_it: Callable[[Values], int] = getattr(people, name)
        return run_it(values)

    return run


COMMANDS = (
    Command(
        "people",
        mark("Say who has an account at the service, with which role, for which events."),
        _runs("everybody"),
        (),
        OPTIONS,
        (Example("adjudicate people", mark("who has an account")),),
        (
            mark(
                "A viewer reads the dockets of the events he was let in to, a director files in them, a head director "
                "sees every event and looks after accounts. A ruling needs no account."
            ),
        ),
    ),
    Command(
        "people list",
        mark("The same: say who has an account."),
        _runs("everybody"),
        (),
        OPTIONS,
        (Example("adjudicate people list", mark("who has an account")),),
    ),
    Command(
        "people add",
        mark("Make an account; asks for its passphrase, or reads it from a pipe."),
        _runs("add"),
        (NAME,),
        (FIRST_ROLE, EVENTS, *OPTIONS),
        (
            Example("adjudicate people add Ann --role head-director", mark("the account of the head director")),
            Example("adjudicate people add Bob --let-in spring-open", mark("a director of one event")),
        ),
    ),
    Command(
        "people role",
        mark("Give somebody another role."),
        _runs("role"),
        (NAME, ROLE),
        OPTIONS,
        (Example("adjudicate people role Bob viewer", mark("Bob reads, and files no more")),),
    ),
    Command(
        "people let-in",
        mark("Let somebody in to an event."),
        _runs("let_in"),
        (NAME, EVENT),
        OPTIONS,
        (Example("adjudicate people let-in Bob spring-open", mark("Bob sees that event's docket")),),
    ),
    Command(
        "people keep-out",
        mark("Take somebody's way in to an event away."),
        _runs("keep_out"),
        (NAME, EVENT),
        OPTIONS,
        (Example("adjudicate people keep-out Bob spring-open", mark("Bob sees that event's docket no more")),),
    ),
    Command(
        "people passphrase",
        mark("Give somebody another passphrase; ends his sessions and revokes his tokens."),
        _runs("passphrase"),
        (NAME,),
        OPTIONS,
        (Example("adjudicate people passphrase Bob", mark("when Bob has forgotten his")),),
    ),
    Command(
        "people remove",
        mark("Close an account. What its owner filed keeps its name."),
        _runs("remove"),
        (NAME,),
        OPTIONS,
        (Example("adjudicate people remove Bob", mark("Bob can sign in no more")),),
    ),
    Command(
        "people token",
        mark("Make a token by which a program speaks for somebody; it is printed this once."),
        _runs("token"),
        (NAME,),
        (LABEL, *OPTIONS),
        (Example("adjudicate people token Bob --label scores", mark("for Authorization: Bearer TOKEN below /v1")),),
    ),
    Command(
        "people revoke",
        mark("Revoke all tokens of somebody."),
        _runs("revoke"),
        (NAME,),
        OPTIONS,
        (Example("adjudicate people revoke Bob", mark("no program speaks for Bob any more")),),
    ),
    Command(
        "people audit",
        mark("Say who did what, when and from where; nobody can change that list."),
        _runs("audit"),
        (),
        (LINES, *OPTIONS),
        (Example("adjudicate people audit --lines 20", mark("the last twenty deeds")),),
    ),
)
