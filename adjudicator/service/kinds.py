"""Why a call can be refused: each kind with its title, its status, what it means and what to do. ``/problems/…`` shows them.

The address of a kind is the ``type`` of its problem documents (RFC 9457) and never changes.
"""

from typing import Final, NamedTuple

from adjudicator.words import mark


class Kind(NamedTuple):
    """A way in which a call is refused. ``title`` and ``means`` are looked up in the reader's language where they are shown."""

    title: str
    status: int
    means: str = ""

    @property
    def name(self) -> str:
        """The end of its address, made of the English title: ``the-log-could-not-be-read``."""
        return self.title.lower().replace(" ", "-")

    @property
    def type(self) -> str:
        """Where it is explained; for what only HTTP knows ``about:blank``, as the standard has it."""
        return f"/problems/{self.name}" if self.means else "about:blank"


BAD_REQUEST: Final = Kind(
    mark("Bad request"),
    400,
    mark(
        "The body of the call is no JSON in UTF-8. Mend the program that calls; to send the same again does not help."
    ),
)
SIGN_IN: Final = Kind(
    mark("Sign in first"),
    401,
    mark("The docket is for those with an account. A program sends a token, which adjudicate people token makes."),
)
NOT_OURS: Final = Kind(
    mark("Not from this page"),
    403,
    mark(
        "A form did not come from a page of this service, or its page had been open for too long. Load the page again."
    ),
)
NOT_ALLOWED: Final = Kind(
    mark("Not allowed"),
    403,
    mark(
        "Your account may read this but not change it, or its role is too small. A head director can give another role."
    ),
)
NOT_FOUND: Final = Kind(
    mark("Not found"),
    404,
    mark("There is nothing of that name, or it belongs to an event that you were not let in to."),
)
WRONG_METHOD: Final = Kind(
    mark("Method not allowed"),
    405,
    mark("The address is right, the method is not: the header Allow says which there are."),
)
TOO_SLOW: Final = Kind(
    mark("Too slow"),
    408,
    mark("The body of the call did not arrive in time. Nothing was done; send it again."),
)
KEY_USED: Final = Kind(
    mark("Key used before"),
    409,
    mark("Something else was filed under this Idempotency-Key, and it stands. Take a new key for what is new."),
)
FILED_MEANWHILE: Final = Kind(
    mark("Filed by another meanwhile"),
    409,
    mark("Another director has filed in the same case. Read it, then file again with its number in expected."),
)
TOO_LARGE: Final = Kind(
    mark("Too large"),
    413,
    mark("The body of the call has more bytes than the service takes."),
)
TOO_MUCH: Final = Kind(
    mark("Too much at once"),
    413,
    mark("The log has more signs, hands or moments than are ruled on in one call. Send it in parts."),
)
ENCODED: Final = Kind(
    mark("Unsupported encoding"),
    415,
    mark("The body of the call is compressed. Send it as it is."),
)
NO_JSON: Final = Kind(
    mark("Unsupported content type"),
    415,
    mark(
        "The body of the call must be JSON, and the header Content-Type must say so: application/json. curl sends another type "
        'unless told otherwise: `-H "Content-Type: application/json"`.'
    ),
)
NOT_AS_DESCRIBED: Final = Kind(
    mark("Not as described"),
    422,
    mark("The call is not as the description of the interface has it: errors names each member that is not."),
)
UNREAD: Final = Kind(
    mark("The log could not be read"),
    422,
    mark(
        "Lines of the log have faults: faults names each with line, column and hint. With keep_going the rest is ruled on."
    ),
)
NO_SUCH_RULES: Final = Kind(
    mark("No such rulebook or reading"),
    422,
    mark(
        "The rulebook, the point or the reading that is named does not exist: /v1/rulebooks and /v1/points list them."
    ),
)
NOT_FILED: Final = Kind(
    mark("Cannot be filed"),
    422,
    mark("What was to be filed is not complete, or does not fit what it refers to. Nothing was filed."),
)
NO_VIEWPOINT: Final = Kind(
    mark("No such viewpoint"),
    422,
    mark("A replay is shared as the director, a player of the log or those who watch see it."),
)
TOO_MANY: Final = Kind(
    mark("Too many calls"),
    429,
    mark(
        "More calls came from your address than are answered in a minute. The header Retry-After says when to come back."
    ),
)
OUR_MISTAKE: Final = Kind(
    mark("A mistake of ours"),
    500,
    mark("The program has a mistake. Whoever runs the service finds it by the X-Request-ID of the answer."),
)
BUSY: Final = Kind(
    mark("Busy"),
    503,
    mark("Other long logs are being ruled on. Try again after the seconds of Retry-After."),
)
IN_USE: Final = Kind(
    mark("Docket in use"),
    503,
    mark("Too many are writing to the docket at this moment. Nothing was kept of the call; send it again."),
)
UNREACHABLE: Final = Kind(
    mark("Docket not reachable"),
    503,
    mark("The database does not answer. Nothing was kept of the call; send it again after the seconds of Retry-After."),
)
NOT_READY: Final = Kind(
    mark("Not ready"),
    503,
    mark(
        "The database does not answer, or its tables are not those of this version. Send visitors elsewhere meanwhile."
    ),
)
DISK_FULL: Final = Kind(
    mark("Disk full"),
    507,
    mark("The disk of the docket is full. Nothing was kept of the call; whoever runs the service makes room first."),
)

KINDS: Final = tuple(kind for kind in tuple(globals().values()) if isinstance(kind, Kind))
"""All of them, by status."""

OF_HTTP: Final = {kind.status: kind for kind in (BAD_REQUEST, NOT_FOUND, WRONG_METHOD)}
"""What HTTP itself refuses, as we call it."""
