"""``adjudicate ask``: the interview on a terminal or in a pipe. Questions go to standard error, the log to standard output."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from adjudicator.adjudication import adjudicate
from adjudicator.cli import faults
from adjudicator.cli.paper import Paper, Ruled
from adjudicator.cli.readings import readings
from adjudicator.cli.rule import check
from adjudicator.cli.settings import Search
from adjudicator.cli.status import BAD_CALL, NEEDS_FACTS, RULED, STOPPED, Bad
from adjudicator.cli.table import Values
from adjudicator.handlog import Players
from adjudicator.interview import Interview, NotUnderstood, Question, Setting
from adjudicator.interview.draft import USUAL
from adjudicator.notation import read
from adjudicator.paint import style
from adjudicator.reasons import reason
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import result
from adjudicator.ruling import fault_dict
from adjudicator.words import Message, in_turn, language, mark, say, tr

LOG: Final = "dispute.log"
NOWHERE: Final = "-"
BACK: Final = mark("back")
QUIT: Final = mark("quit")
LAST: Final = mark("That is all. Enter writes the log and rules on it; back undoes the last answer.")
PROMPT: Final = "> "

Reader = Callable[[], str]


def ask(values: Values) -> int:
    """Asks until all is said, or until there are no more answers; then writes the log, prints it, and rules on it."""
    settings = Search(values).of()
    held = settings.rulebook()
    rules = None if held.origin == "default" else str(held.value)
    asked = readings(values["reading"])
    check(rules, asked)
    outranking = tuple((point, held.value) for point, held in settings.readings().items())
    setting = Setting(_players(values["players"]), rules, language(), outranking)
    talk = Talk(Interview(setting), _reader())
    stopped = talk.go()
    if not talk.interview.text:
        _aside(say("nothing was told, so no log is written"))
        return STOPPED if stopped else RULED
    ruling = adjudicate(talk.interview.text, values["rules"], asked, default=settings.default)
    status = NEEDS_FACTS if ruling.outcome == "needs_facts" else RULED
    name, written = _keep(talk.interview.text, values["output"])
    print(talk.interview.text)
    Paper("text", several=False).put(Ruled(name, ruling, {}, (), talk.interview.text.encode()))
    return STOPPED if stopped else status if written else BAD_CALL


class Talk:
    """The talk with whoever answers: ``interview`` is where it stands, ``reader`` gives one answer after another."""

    def __init__(self, interview: Interview, reader: Reader) -> None:
        self.interview, self._reader = interview, reader
        self._told: Sequence[str] = ()
        self._undone = self._refused = False

    def go(self) -> bool:
        """Goes on until all is said, the answers end or somebody quits; whether it was stopped by Ctrl-C."""
        _put(str(say("Answer by number or in words; ? if nobody knows, back to undo, quit to stop.")))
        self._told = self.interview.lines
        try:
            while (question := self.interview.question) is not None or self._at_a_terminal():
                if not self._refused:  # what to do has just been said, and the question stands above it
                    _put("\n" + "\n".join(_asked(question) if question else [str(tr(LAST))]))
                said = self._reader()
                if not said and question:
                    _put(str(say("No more answers: the log holds what was told.")))
                if not said or not self._hear(said.strip()) or (question is None and not self._undone):
                    return False
        except KeyboardInterrupt:
            _put("")
            return True
        return False

    def _at_a_terminal(self) -> bool:
        """Whether the last answer, too, can still be undone: in a pipe nobody waits to be asked for that."""
        return self._reader is _typed

    def _hear(self, said: str) -> bool:
        """Takes one answer; whether to go on."""
        word = said.casefold()
        if word in (QUIT, tr(QUIT).casefold()):
            return False
        self._refused = False
        try:
            self._undone = word in (BACK, tr(BACK).casefold())
            if self._undone:
                self._undo()
            else:
                self.interview = self.interview.answer(said)
        except NotUnderstood as why:
            self._refused = True
            _put("\n".join(_refused(why)))
        else:
            self._echo()
        return True

    def _undo(self) -> None:
        if not self.interview.answers:
            _put("  " + str(say("There is nothing to undo.")))
            return
        self.interview = self.interview.back()
        _put("  " + str(say("The last answer is undone.")))

    def _echo(self) -> None:
        """Shows the lines of the log that are new, as understood."""
        now = self.interview.lines
        pen = Pen(style().ascii)
        for line in now:
            if line.strip() and line not in self._told:
                _put("  " + pen.signs(line.strip()))
        self._told = now


def _asked(question: Question) -> Iterator[str]:
    """A question as it is shown: its text, why it is asked, what answers lead to, the choices by number."""
    pen = Pen(style().ascii)
    yield pen.message(question.text)
    if question.why:
        yield "  " + pen.message(say("({why})", why=question.why))
    if question.leads:
        yield "  " + pen.message(in_turn([_lead(lead) for lead in question.leads]))
    for number, choice in enumerate(question.choices, start=1):
        label = say("{choice} (Enter)", choice=choice.label) if choice.id == question.default else choice.label
        yield f"{number:4}  {pen.written(label)}"


def _lead(lead: Mapping[str, Any]) -> Message:
    return say("{value}: {leads}", value=lead["value"], leads=result(lead["outcome"], lead["points"]))


def _refused(why: NotUnderstood) -> Iterator[str]:
    """What is wrong with an answer; with a line of the log as for any log."""
    if why.fault is None:
        yield "  " + str(why)
        return
    shown = fault_dict(why.fault) | {"line": why.fault.line}
    yield from faults.lines(str(say("your line")), [shown])


def _players(written: str | None) -> tuple[str, str]:
    """The two names of ``--players``; a ``Bad`` call for anything else."""
    if written is None:
        return USUAL[language()]
    log = read(f"players: {written}")
    item = log.lines[0].item if len(log.lines) == 1 else None
    if log.faults or not isinstance(item, Players) or len(item.names) != 2:
        raise Bad(say("--players {written}: two names are wanted, for instance --players 'Ann, Bob'", written=written))
    return item.names[0], item.names[1]


def _reader() -> Reader:
    """Reads a line from the terminal, with its history, or from what is piped in; empty at the end."""
    if sys.stdin is None:
        raise Bad(say("nothing is piped in: standard input is closed"))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        if reconfigure := getattr(sys.stdin, "reconfigure", None):
            reconfigure(errors="replace")
        return _piped
    import readline  # noqa: F401 (gives input() its history)

    return _typed


def _piped() -> str:
    print(PROMPT, end="", file=sys.stderr, flush=True)
    said = sys.stdin.readline()
    if not sys.stdin.isatty():
        _put(said.strip())  # what a terminal would show of it
    return said


def _typed() -> str:
    try:
        return input(PROMPT) + "\n"
    except EOFError:
        return ""


def _keep(text: str, wanted: str | None) -> tuple[str, bool]:
    """Writes the log to a file that is not there yet; gives its name, and whether it could be written."""
    if wanted == NOWHERE:
        return "", True
    path = Path(wanted or LOG)
    number = 1
    while True:
        name = path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            with name.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            number += 1
        except (OSError, ValueError) as why:
            _aside(say("{file} cannot be written: {why}", file=str(name), why=reason(why)))
            return "", False
        else:
            _aside(say("the log is in {file}", file=str(name)))
            return str(name), True


def _put(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def _aside(says: Message) -> None:
    sys.stdout.flush()
    _put(f"adjudicate: {says}")
