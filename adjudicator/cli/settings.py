"""What holds for a call and for each of its logs, and who says so.

A flag beats the environment, and that beats the file ``adjudicator.toml`` in the folder of the log or the nearest above
it. What a log says of itself, its rulebook and its readings, beats the environment and the file, which are defaults: only
a flag outranks it, or an event's log would be judged by the rules of another. Looking for a file costs next to nothing;
only where there is one is it read (``settings_file``).
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from adjudicator.adjudication import Default
from adjudicator.bookshelf import load_rulebook
from adjudicator.cli.logs import STDIN, shown
from adjudicator.cli.readings import readings
from adjudicator.cli.status import Bad
from adjudicator.cli.upward import VARIABLE, nearest
from adjudicator.handlog import HandLog, House, Language, Rules
from adjudicator.rulebook import BookError
from adjudicator.values import NamedTuple
from adjudicator.words import LANGUAGES, say

if TYPE_CHECKING:
    from adjudicator.cli.settings_file import SettingsFile

COLOURS: Final = ("auto", "always", "never")
FALSE: Final = ("", "0", "false", "no", "off")


class Key(NamedTuple):
    """One setting: its flag and the name of that flag's value, its variable, the words it takes, and what holds else."""

    flag: str
    value: str
    variable: str
    choices: tuple[str, ...] = ()
    default: Any = None


KEYS: Final[Mapping[str, Key]] = {
    "rulebook": Key("--rules", "rules", "ADJUDICATOR_RULES", default="gra"),
    "readings": Key("--reading", "reading", "ADJUDICATOR_READINGS"),
    "language": Key("--lang", "lang", "ADJUDICATOR_LANG", LANGUAGES, LANGUAGES[0]),
    "color": Key("--color", "color", "ADJUDICATOR_COLOR", COLOURS, "auto"),
    "ascii": Key("--ascii", "ascii", "ADJUDICATOR_ASCII", default=False),
    "format": Key("--format", "format", "ADJUDICATOR_FORMAT", default="text"),
}
"""The settings, in the order in which they are shown. They are the keys of a settings file."""


class Held(NamedTuple):
    """The value of a setting, and who says so: ``flag``, ``environment``, ``file``, ``log``, ``rulebook`` or ``default``.

    ``where`` is the flag, the variable, the place in the file (``adjudicator.toml:3``), the log's line or the rulebook.
    """

    value: Any
    origin: str
    where: str = ""


class Settings:
    """What holds for one log: ``flags`` are the values of the call, ``file`` is the settings file that counts for it."""

    def __init__(self, flags: Mapping[str, Any], file: "SettingsFile | None") -> None:
        self.flags = flags
        self.file = file

    def held(self, name: str) -> Held:
        """The value of a setting, what the log says apart."""
        return self._flag(name) or self._beneath(name) or Held(KEYS[name].default, "default")

    def readings(self, log: HandLog | None = None) -> dict[str, Held]:
        """Every reading that is not the rulebook's own, by point; with those that the log announces."""
        found = self._default_readings()
        for line in log.lines if log else ():
            for point, letter in line.item.items if isinstance(line.item, House) else ():
                if letter is not None:
                    found[point] = Held(letter, "log", str(line.number))
        asked = readings(self.flags.get("reading") or ())
        return found | {point: Held(letter, "flag", KEYS["readings"].flag) for point, letter in asked.items()}

    def rulebook(self, log: HandLog | None = None) -> Held:
        """The rulebook for a log: that of the flag, of the log, of the environment, of the file."""
        return self._flag("rulebook") or (log and _of_log(log, Rules, "book")) or self.held("rulebook")

    def language(self, log: HandLog | None = None) -> Held:
        """The language for a log: as asked for, else that of the log, else that of the rulebook."""
        held = self.held("language")
        if held.origin != "default":
            return held
        return (log and _of_log(log, Language, "code")) or self._of_rulebook(log) or held

    def outranking(self, log: HandLog) -> tuple[str, dict[str, str]]:
        """The rulebook for a log, and the readings that the log does not announce itself: where no default can be given."""
        letters = {point: held.value for point, held in self.readings(log).items() if held.origin != "log"}
        return self.rulebook(log).value, letters

    @property
    def default(self) -> Default:
        """The rulebook and the readings for a log that says nothing of them."""
        book = self._beneath("rulebook")
        return Default(book and book.value, {point: held.value for point, held in self._default_readings().items()})

    def _default_readings(self) -> dict[str, Held]:
        found = {}
        if self.file:
            of_file = self.file.values.get("readings", {})
            found = {p: Held(letter, "file", self.file.place("readings", p)) for p, letter in of_file.items()}
        variable = KEYS["readings"].variable
        words = os.environ.get(variable, "").replace(",", " ").split()
        return found | {p: Held(letter, "environment", variable) for p, letter in readings(words, variable).items()}

    def _flag(self, name: str) -> Held | None:
        value = self.flags.get(KEYS[name].value)
        return Held(value, "flag", KEYS[name].flag) if value else None

    def _beneath(self, name: str) -> Held | None:
        """What the environment says, else the file."""
        key = KEYS[name]
        if (written := os.environ.get(key.variable, "")) != "":
            return Held(
                written.lower() not in FALSE if name == "ascii" else _known(name, written), "environment", key.variable
            )
        if self.file and name in self.file.values:
            return Held(self.file.values[name], "file", self.file.place(name))
        return None

    def _of_rulebook(self, log: HandLog | None) -> Held | None:
        name = self.rulebook(log).value
        try:
            code = getattr(load_rulebook(name), "language", "")
        except BookError:
            return None  # said where the rulebook is wanted
        return Held(code, "rulebook", name) if code and code != LANGUAGES[0] else None


class Search:
    """Finds the settings for each log of a call: from a file that is named, else from the nearest above the log."""

    def __init__(self, flags: Mapping[str, Any]) -> None:
        self.flags = flags
        self.named: str | None = flags.get("settings") or os.environ.get(VARIABLE)
        self._read: dict[str, SettingsFile | Bad] = {}
        self._nearest: dict[str, str | None] = {}

    def of(self, log: str = STDIN) -> Settings:
        """The settings for a log; for what is piped in those of the current folder. A ``Bad`` call for a faulty file."""
        return Settings(self.flags, self._file(self.named or self._above(log)))

    def of_call(self, logs: Sequence[str]) -> Settings:
        """The settings of the whole call, its format and colour: those of the first log."""
        return self.of(logs[0] if logs else STDIN)

    def found(self, settings: Settings) -> Held:
        """The file of settings that counts, and who named it."""
        if settings.file is None:
            return Held(None, "default")
        by_flag = bool(self.flags.get("settings"))
        origin, where = (
            ("flag", "--settings") if by_flag else ("environment", VARIABLE) if self.named else ("nearest", "")
        )
        return Held(settings.file.path, origin, where)

    def _above(self, log: str) -> str | None:
        folder = os.curdir if log == STDIN else log if os.path.isdir(log) else os.path.dirname(log) or os.curdir
        if folder not in self._nearest:
            self._nearest[folder] = nearest(folder)
        return self._nearest[folder]

    def _file(self, path: str | None) -> "SettingsFile | None":
        if path is None:
            return None
        if path not in self._read:
            from adjudicator.cli.settings_file import read_settings

            try:
                self._read[path] = read_settings(path)
            except Bad as bad:
                self._read[path] = bad
        found = self._read[path]
        if isinstance(found, Bad):
            raise found
        return found


def of_environment() -> Iterator[tuple[str, Default]]:
    """What each variable says of rulebook and readings."""
    variable = KEYS["rulebook"].variable
    if book := os.environ.get(variable):
        yield variable, Default(book)
    variable = KEYS["readings"].variable
    if words := os.environ.get(variable, "").replace(",", " ").split():
        yield variable, Default(None, readings(words, variable))


def words_of(name: str) -> tuple[str, ...]:
    """The only words that a setting takes; none where it takes any."""
    if name == "format":
        from adjudicator.cli.commands.rule import FORMATS

        return FORMATS
    return KEYS[name].choices


def _known(name: str, written: str) -> str:
    """One of the words that a variable takes, if it takes only some."""
    key, choices = KEYS[name], words_of(name)
    if choices and written not in choices:
        from adjudicator.cli.near import did_you_mean

        there_is, near = ", ".join(choices), did_you_mean(written, choices)
        raise Bad(
            say(
                "{name}={value}: there is {choices}{near}",
                name=key.variable,
                value=shown(written),
                choices=there_is,
                near=near,
            )
        )
    return written


def _of_log(log: HandLog, kind: "type[Rules] | type[Language]", field: str) -> Held | None:
    """What the last fact of a kind in a log says."""
    found = next((line for line in reversed(log.lines) if isinstance(line.item, kind)), None)
    return Held(getattr(found.item, field), "log", str(found.number)) if found else None
