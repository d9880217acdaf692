"""The way through the logs of a call, one after another: what cannot be opened is told, and the others have their turn."""

from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from adjudicator.cli.aside import aside
from adjudicator.cli.inputs import Inputs
from adjudicator.cli.logs import shown
from adjudicator.cli.progress import Progress
from adjudicator.cli.refusals import in_words
from adjudicator.cli.settings import Search, Settings
from adjudicator.cli.status import BAD_CALL, BROKEN, STOPPED, Bad, ours, worst
from adjudicator.cli.stopping import Stopping
from adjudicator.handlog import HandLog
from adjudicator.notation.files import Part, read_part
from adjudicator.rulebook import BookError
from adjudicator.values import NamedTuple
from adjudicator.words import Message, say, speaking


class Log(NamedTuple):
    """A log whose turn it is. ``line`` is where it starts in its file, 0 if it is the only one there."""

    name: str
    line: int
    read: HandLog
    text: bytes
    settings: Settings

    @property
    def document(self) -> dict[str, int]:
        """What JSON says of its place, besides the file."""
        return {"line": self.line} if self.line else {}


Done: TypeAlias = tuple[int, Callable[[], None] | None]
"""What was done with a log: its exit status, and what prints it, if anything is to be printed."""


def _nothing() -> None:
    return None


class Way:
    """Goes through the logs of a call. ``work`` is done on each, in its language, and gives the status and what prints it.

    Ctrl-C may stop the work; what is printed, and ``close`` at the end, is printed whole.
    """

    def __init__(self, inputs: Inputs, search: Search, work: Callable[[Log], Done]) -> None:
        self._inputs = inputs
        self._search = search
        self._work = work
        self._statuses = set[int]()
        self._told = set[str]()
        self._stopping = Stopping()
        self._progress = Progress(len(inputs.files))
        self._share = 0.0
        self._at_file = (0, 0)

    def go(self, close: Callable[[], None] = _nothing) -> int:
        """Works on every log; gives the worst exit status. ``close`` prints the end of what was begun."""
        with self._stopping:
            try:
                for number, file in enumerate(self._inputs.files):
                    self._file(number, file)
            except KeyboardInterrupt:
                self._statuses.add(STOPPED)
            finally:
                self._progress.erase()
                with suppress(KeyboardInterrupt), self._stopping.whole():
                    close()
        if STOPPED in self._statuses:
            aside(self._stopped())
        return worst(self._statuses)

    def _file(self, number: int, file: "str | Bad") -> None:
        self._at_file = number, 1
        try:
            settings = self._search.of(str(file)) if not isinstance(file, Bad) else None
            parts = self._inputs.parts(file)
        except Bad as bad:
            self._tell(bad.says)
            self._statuses.add(BAD_CALL)
            return
        assert settings is not None
        self._at_file = number, len(parts)
        for place, part in enumerate(parts, 1):
            share = number + place / len(parts)
            self._statuses.add(self._part(str(file), part, len(parts) > 1, settings, share))
            self._count(share)

    def _count(self, share: float) -> None:
        """A log is done; it is counted once."""
        if share > self._share:
            self._share = share
            self._progress.one_more(share)

    def _part(self, name: str, part: Part, several: bool, settings: Settings, share: float) -> int:
        try:
            log = Log(name, part.line if several else 0, read_part(part), part.text, settings)
            with speaking(settings.language(log.read).value):
                status, put = self._work(log)
                if put:
                    with self._stopping.whole():  # what is printed is counted too, or neither
                        with self._progress.away():
                            put()
                        self._count(share)
                return status
        except OSError:
            raise
        except (Bad, BookError) as why:
            self._tell(why.says if isinstance(why, Bad) else _about(name, in_words(why)))
            return BAD_CALL
        except Exception as why:
            self._tell(_about(name, ours(why)))
            return BROKEN

    def _tell(self, says: "str | Message") -> None:
        """Says what is wrong, once if it is the same for many logs."""
        if str(says) not in self._told:
            self._told.add(str(says))
            with self._progress.away():
                aside(says)

    def _stopped(self) -> Message:
        _, parts = self._at_file
        files = len(self._inputs.files)
        if files == 1:
            return say("stopped: {done} of {all} logs done", done=self._progress.done, all=parts)
        return say("stopped: {done} of {all} files done", done=int(self._share), all=files)


def _about(name: str, says: str) -> Message:
    return say("{name}: {what}", name=shown(name), what=says)
