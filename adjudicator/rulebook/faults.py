"""Everything that can be wrong with a rulebook that a club writes, each with an id that does not change."""

import re
from collections.abc import Iterable
from typing import Final

from adjudicator.alike import did_you_mean, nearest
from adjudicator.handlog import Fault
from adjudicator.rulebook.book import BookError
from adjudicator.rulebook.places import Place
from adjudicator.values import NamedTuple
from adjudicator.words import Message, count, mark, say

_MANY: Final = 12
"""So many known words are listed where one of them is wanted."""


class BookFaultKind(NamedTuple):
    """One kind of fault: what it is called, what it means and how it is mended, and lines that show it.

    Title and explanation are for ``tr``.
    """

    title: str
    explanation: str
    example: str


class HouseError(BookError):
    """A rulebook file that cannot be used: every fault found, in the order of the file."""

    def __init__(self, file: str, faults: Iterable[Fault]) -> None:
        self.file = file
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.line, fault.column)))
        first, more = self.faults[0], len(self.faults) - 1
        says = say("{place}: {says}", place=f"{file}:{first.line}:{first.column}", says=first.says)
        if more:
            says = count("{says} (and 1 more fault)", "{says} (and {number} more faults)", more, says=says)
        super().__init__(says)


class Faults:
    """Collects the faults of one file, each with the line it stands in."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self.found: list[Fault] = []

    def add(
        self, kind: str, place: Place, says: Message, hint: Message | None = None, expected: Iterable[str] = ()
    ) -> None:
        """Notes a fault at a place of the file."""
        text = self._text(place)
        fault = Fault(kind, place.line, place.column, says, tuple(expected), hint, text, _length(text, place))
        self.found.append(fault)

    def whole(self, kind: str, says: Message, hint: Message) -> None:
        """Notes a fault of the file as a whole, which no line of it shows."""
        self.found.append(Fault(kind, 1, 1, says, (), hint))

    def unknown(self, kind: str, place: Place, says: Message, word: str, known: Iterable[str]) -> None:
        """Notes a word that is not among the known ones, with the nearest of them first among what is expected."""
        every = list(known)
        near = nearest(word, every)
        few = every if len(every) <= _MANY else []
        listed = tuple(dict.fromkeys([near, *few] if near else few))
        text = self._text(place)
        length = _length(text, place)
        fault = Fault(
            kind, place.line, place.column, says, listed, did_you_mean([near] if near else []), text, length, near
        )
        self.found.append(fault)

    def _text(self, place: Place) -> str:
        return self._lines[place.line - 1] if place.line <= len(self._lines) else ""


def _length(text: str, place: Place) -> int:
    """How long the word is that stands at a place, its quotes with it."""
    found = re.compile(r'"[^"]*"|[\w.-]+').match(text, place.column - 1)
    return len(found[0]) if found else 0


ONE_OF_TWO: Final = say("keep one of the two")


KINDS: Final[dict[str, BookFaultKind]] = {
    "R001": BookFaultKind(mark("not TOML"), mark("A rulebook is a text in UTF-8 in the form called TOML."), 'title = "Our club'),
    "R002": BookFaultKind(mark("said twice"), mark("A key, or a clause, is given twice: which of the two holds is not said."), '[amends."gra.9.d"]\n[amends."gra.9.d"]'),
    "R003": BookFaultKind(mark("a key that is not understood"), mark("No key of a rulebook is called so at this place."), 'tittle = "Our club"'),
    "R004": BookFaultKind(mark("a value of another kind"), mark("The value is not of the kind this key takes: a text, a number, true or false, a date, a list."), 'gin = "25"'),
    "R005": BookFaultKind(mark("something is missing"), mark("A rulebook has `extends`, `title`, `edition` and `in_force`; a clause of its own has `when` and `says`."), 'extends = "gra"'),
    "R006": BookFaultKind(mark("no rulebook to extend"), mark("`extends` names one of the rulebooks that `adjudicate rules` lists, and the file has another name than they."), 'extends = "grah"'),
    "R007": BookFaultKind(mark("no such term"), mark("`[terms]` holds the numbers of a rulebook; `adjudicate rules show gra` lists them."), "gim = 20"),
    "R008": BookFaultKind(mark("no such point"), mark("A point of interpretation is a P and a number; `adjudicate explain P11` tells one."), 'P311 = "a"'),
    "R009": BookFaultKind(mark("no such reading"), mark("The readings of a point have letters; `adjudicate explain P11` lists them."), 'P11 = "z"'),
    "R010": BookFaultKind(mark("no such clause"), mark("Only a clause that the extended rulebook has can be amended or repealed, and only a clause that there is can be cited."), '[amends."gra.99.z"]'),
    "R011": BookFaultKind(mark("a clause dealt with twice"), mark("A clause is amended, or repealed, or added: one of the three, once."), 'repeals = ["gra.9.d"]\n[amends."gra.9.d"]'),
    "R012": BookFaultKind(mark("no such circumstance"), mark("A circumstance is a regulation and what it finds, for instance improper_knock.above_limit; `adjudicate explain gra.9.a` shows those a clause answers."), '"improper_knock.to_high" = "open"'),
    "R013": BookFaultKind(mark("no such remedy"), mark("No remedy is called so."), '"improper_knock.above_limit" = "opne"'),
    "R014": BookFaultKind(mark("a circumstance without a remedy"), mark("A repealed clause, or a term, leaves a circumstance that nothing answers. It is answered by another clause, or by `remedy = \"none\"` where it is not to matter."), 'repeals = ["gra.9.d"]'),
    "R015": BookFaultKind(mark("two answers to one circumstance"), mark("Two clauses of the file answer the same circumstance: they contradict each other."), '"touch.pile" = "cite"   # in two clauses'),
    "R016": BookFaultKind(mark("a reading that a term contradicts"), mark("The point never comes up under this term, or the term says the opposite."), 'limit = 0\nP06 = "b"'),
    "R017": BookFaultKind(mark("clauses give way in a circle"), mark("Each clause of the circle gives way to the next: none of them would ever hold."), '"club.1.a" = ["club.1.b"]\n"club.1.b" = ["club.1.a"]'),
    "R018": BookFaultKind(mark("an answer that cites nothing"), mark("A remedy is given by a clause, or the text is silent, and the source that fills the gap is named."), 'pile = { remedy = "cite" }'),
    "R019": BookFaultKind(mark("a remedy that does not fit"), mark("The circumstance does not bring what the remedy needs: it would be without effect."), '"touch.pile" = "offer"'),
    "R020": BookFaultKind(mark("an id that is not the book's own"), mark("A clause that is added is called by the name of the file or by `house`, for instance house.1.a."), '[clauses."gra.99.a"]'),
}  # fmt: skip
"""Fault id to what it means, for ``explain R001``."""
