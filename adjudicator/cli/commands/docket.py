"""``adjudicate docket``: what was filed, whether it is as it was filed, and how it is kept safe."""

from collections.abc import Callable
from typing import Final

from adjudicator.cli.options import DATA, DATABASE, EVERYWHERE
from adjudicator.cli.table import Argument, Command, Example, Option, Values
from adjudicator.words import mark

NUMBER: Final = Argument("number", mark("NUMBER"), mark("The number of an entry."))
NAME: Final = Argument("name", mark("NAME"), mark("What the event is called."))
FILE: Final = Argument("file", mark("FILE"), mark("The file of the backup."))
EVENT: Final = Option("--event", mark("The event, by its public id; left out where there is only one."), mark("EVENT"))
ID: Final = Option("--id", mark("The public id of the event; left out, one that cannot be guessed."), mark("EVENT"))
TO: Final = Option("--to", mark("A step, head (the newest) or base (no tables)."), mark("REV"), default="head")
PRIVATE: Final = Option("--private", mark("The private text, too."))
CHAIN_ONLY: Final = Option("--chain-only", mark("Do not make the rulings again."))
HOLDS: Final = Option(
    "--holds",
    mark("The digest of an entry that must be there, or how it begins, as a sheet has it; may be repeated."),
    mark("DIGEST"),
    many=True,
)
OPTIONS: Final = (DATABASE, DATA, *EVERYWHERE)


def _runs(name: str) -> Callable[[Values], int]:
    """What runs a command: a function of the room that is loaded only then."""

    def run(values: Values) -> int:
        from adjudicator.cli import docket

        run_it: Callable[[Values], int] = getattr(docket, name)
        return run_it(values)

    return run


COMMANDS = (
    Command(
        "docket",
        mark("List the events of the docket."),
        _runs("events"),
        (),
        OPTIONS,
        (Example("adjudicate docket", mark("which events there are, and how many entries each has")),),
        (mark("It needs the extra serve: pip install 'adjudicator[serve]'."),),
    ),
    Command(
        "docket event",
        mark("Open an event, in which rulings can be filed then."),
        _runs("new_event"),
        (NAME,),
        (ID, *OPTIONS),
        (Example('adjudicate docket event "Spring Open" --id spring-open', mark("an event with an id of your own")),),
    ),
    Command(
        "docket list",
        mark("List what was filed in an event."),
        _runs("entries"),
        (),
        (EVENT, *OPTIONS),
        (Example("adjudicate docket list --event spring-open", mark("every entry in a line")),),
    ),
    Command(
        "docket show",
        mark("Show an entry as it was filed."),
        _runs("show"),
        (NUMBER,),
        (EVENT, PRIVATE, *OPTIONS),
        (Example("adjudicate docket show 12", mark("the twelfth entry")),),
    ),
    Command(
        "docket verify",
        mark("Check that every entry is as it was filed, and make every ruling again."),
        _runs("verify"),
        (),
        (EVENT, CHAIN_ONLY, HOLDS, *OPTIONS),
        (
            Example("adjudicate docket verify", mark("what was changed, and which rulings would come out otherwise")),
            Example(
                "adjudicate docket verify --holds 3fa2b1c09d8e", mark("whether the entry of a sheet is still there")
            ),
        ),
        (
            mark("The exit status is 1 where an entry was changed or is missing, or a ruling comes out otherwise."),
            mark(
                "Whoever can write the database can cut off the last entries unseen: what each event ends with is told, "
                "to be held against a sheet or a note."
            ),
        ),
    ),
    Command(
        "docket backup",
        mark("Write the docket into a new file."),
        _runs("backup"),
        (FILE,),
        OPTIONS,
        (
            Example("adjudicate docket backup docket.backup", mark("at any time, while others file")),
            Example("adjudicate docket backup docket.jsonl", mark("as lines of JSON")),
        ),
        (
            mark(
                "The backup holds what was filed, drafts and shared replays, the accounts with their roles and tokens, "
                "who was let in to which event, and the audit trail. Passphrases and tokens are kept as hashes alone, but keep the file safe."
            ),
            mark("The backup does not hold the sessions: after a restore everybody signs in again."),
        ),
    ),
    Command(
        "docket restore",
        mark("Put a backup into a docket that is empty."),
        _runs("restore"),
        (FILE,),
        OPTIONS,
        (
            Example(
                "adjudicate docket restore docket.backup --database postgresql:///docket",
                mark("from a file of one machine to a server for several"),
            ),
        ),
        (
            mark(
                "The accounts come back with it; where the backup holds none, that is told: adjudicate people add NAME."
            ),
        ),
    ),
    Command(
        "docket migrate",
        mark("Bring the tables of the docket up to date, or back to an earlier step."),
        _runs("migrate"),
        (),
        (TO, *OPTIONS),
        (Example("adjudicate docket migrate", mark("to what this version of the program knows")),),
        (mark("Back to base only a docket goes that holds nothing."),),
    ),
)
