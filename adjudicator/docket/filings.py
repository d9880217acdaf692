"""What can be filed: a ruling, and what is said of one later. Each is a plain value; ``Docket.file`` makes an entry of it.

``expected`` is the number of the last entry of the case that the director has seen: if another has been filed since, both are
shown (``Merge``) and nothing is filed. ``None`` files in any case. Texts are as people wrote them; ``public_text`` is for everybody,
``private_text`` for the directors of the event.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple, TypeAlias

from adjudicator.rulebook import Book


class NewRuling(NamedTuple):
    """A log to be ruled on and filed. ``corrects`` is the number of the ruling that it takes the place of.

    ``rules`` is a rulebook or the name of one that ships with the program, ``None`` for the one that the log names.
    """

    event: str
    log: str
    rules: Book | str | None = None
    readings: Mapping[str, str] = {}
    language: str = "en"
    table: str = ""
    public_text: str = ""
    private_text: str = ""
    corrects: int | None = None
    expected: int | None = None


class NewDeviation(NamedTuple):
    """The director departs from the ruling: what holds ``instead``, and the ``reason``. Both must be said."""

    event: str
    refers_to: int
    instead: str
    reason: str
    points: Mapping[str, int] = {}
    language: str = "en"
    public_text: str = ""
    private_text: str = ""
    expected: int | None = None


class NewAppeal(NamedTuple):
    """A player appeals: what he says the ``law`` is and what he says happened (``fact``), one of them at least.

    ``deadline`` is the moment until which the event takes appeals in this case; one that comes later is kept, marked as late.
    """

    event: str
    refers_to: int
    by: str
    deadline: datetime
    law: str = ""
    fact: str = ""
    language: str = "en"
    public_text: str = ""
    private_text: str = ""
    expected: int | None = None


class NewDecision(NamedTuple):
    """The decision on an appeal, law and fact apart: ``upheld``, ``dismissed``, or empty where nothing was asked."""

    event: str
    refers_to: int
    reason: str
    law: str = ""
    fact: str = ""
    language: str = "en"
    public_text: str = ""
    private_text: str = ""
    expected: int | None = None


class NewMark(NamedTuple):
    """``superseded`` (by the entry of number ``by``) or ``outdated`` (``reason`` says by what). The ruling itself stays as filed."""

    event: str
    refers_to: int
    kind: str
    reason: str = ""
    by: int | None = None
    language: str = "en"
    public_text: str = ""
    private_text: str = ""
    expected: int | None = None


class NewNote(NamedTuple):
    """Anything else that is to stand beside an entry."""

    event: str
    refers_to: int
    language: str = "en"
    public_text: str = ""
    private_text: str = ""
    expected: int | None = None


Filing: TypeAlias = NewRuling | NewDeviation | NewAppeal | NewDecision | NewMark | NewNote
