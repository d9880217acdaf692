"""Everything that can be wrong with a rulebook that a club writes, each with an id that does not change."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from adjudicator.handlog import Fault
from adjudicator.rulebook.book import BookError
from adjudicator.rulebook.places import Place


class BookFaultKind(NamedTuple):
    """One kind of fault: what it is called, what it means and how it is mended, and lines that show it."""

    title: str
    explanation: str
    example: str


class HouseError(BookError):
    """A rulebook file that cannot be used: every fault found, in the order of the file."""

    def __init__(self, file: str, faults: Iterable[Fault]) -> None:
        self.file = file
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.line, fault.column)))
        first = self.faults[0]
        more = len(self.faults) - 1
        rest = f" (and {more} more {'fault' if more == 1 else 'faults'})" if more else ""
        super().__init__(f"{file}:{first.line}:{first.column}: {first.says}{rest}")


class Faults:
    """Collects the faults of one file, each with the line it stands in."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self.found: list[Fault] = []

    def add(self, kind: str, place: Place, says: str, hint: str = "", expected: Iterable[str] = ()) -> None:
        """Notes a fault at a place of the file."""
        line = self._lines[place.line - 1] if place.line <= len(self._lines) else ""
        self.found.append(Fault(kind, place.line, place.column, says, tuple(expected), hint, line))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The nearest known word as a hint; empty where none is near. Of equally near ones that with the same beginning."""
    from difflib import SequenceMatcher, get_close_matches

    wanted = word.casefold()
    by_letters = {name.casefold(): name for name in known}
    near = get_close_matches(wanted, by_letters, n=8, cutoff=0.6)
    if not near:
        return ""

    def likeness(name: str) -> tuple[float, int]:
        same = [one == other for one, other in zip(name, wanted, strict=False)]
        return SequenceMatcher(None, name, wanted).ratio(), [*same, False].index(False)

    best = max(near, key=likeness)
    return f"did you mean {by_letters[best]}?"


KINDS: Final[dict[str, BookFaultKind]] = {
    "R001": BookFaultKind("not TOML", "A rulebook is a text in UTF-8 in the form called TOML.", 'title = "Our club'),
    "R002": BookFaultKind("said twice", "A key, or a clause, is given twice: which of the two holds is not said.", '[amends."gra.9.d"]\n[amends."gra.9.d"]'),
    "R003": BookFaultKind("a key that is not understood", "No key of a rulebook is called so at this place.", 'tittle = "Our club"'),
    "R004": BookFaultKind("a value of another kind", "The value is not of the kind this key takes: a text, a number, true or false, a date, a list.", 'gin = "25"'),
    "R005": BookFaultKind("something is missing", "A rulebook has `extends`, `title`, `edition` and `in_force`; a clause of its own has `when` and `says`.", 'extends = "gra"'),
    "R006": BookFaultKind("no rulebook to extend", "`extends` names one of the rulebooks that `adjudicate rules` lists, and the file has another name than they.", 'extends = "grah"'),
    "R007": BookFaultKind("no such term", "`[terms]` holds the numbers of a rulebook; `adjudicate rules show gra` lists them.", "gim = 20"),
    "R008": BookFaultKind("no such point", "A point of interpretation is a P and a number; `adjudicate explain P11` tells one.", 'P311 = "a"'),
    "R009": BookFaultKind("no such reading", "The readings of a point have letters; `adjudicate explain P11` lists them.", 'P11 = "z"'),
    "R010": BookFaultKind("no such clause", "Only a clause that the extended rulebook has can be amended or repealed, and only a clause that there is can be cited.", '[amends."gra.99.z"]'),
    "R011": BookFaultKind("a clause dealt with twice", "A clause is amended, or repealed, or added: one of the three, once.", 'repeals = ["gra.9.d"]\n[amends."gra.9.d"]'),
    "R012": BookFaultKind("no such circumstance", "A circumstance is a regulation and what it finds, for instance improper_knock.above_limit; `adjudicate explain gra.9.a` shows those a clause answers.", '"improper_knock.to_high" = "open"'),
    "R013": BookFaultKind("no such remedy", "No remedy is called so.", '"improper_knock.above_limit" = "opne"'),
    "R014": BookFaultKind("a circumstance without a remedy", "A repealed clause, or a term, leaves a circumstance that nothing answers. It is answered by another clause, or by `remedy = \"none\"` where it is not to matter.", 'repeals = ["gra.9.d"]'),
    "R015": BookFaultKind("two answers to one circumstance", "Two clauses of the file answer the same circumstance: they contradict each other.", '"touch.pile" = "cite"   # in two clauses'),
    "R016": BookFaultKind("a reading that a term contradicts", "The point never comes up under this term, or the term says the opposite.", 'limit = 0\nP06 = "b"'),
    "R017": BookFaultKind("clauses give way in a circle", "Each clause of the circle gives way to the next: none of them would ever hold.", '"club.1.a" = ["club.1.b"]\n"club.1.b" = ["club.1.a"]'),
    "R018": BookFaultKind("an answer that cites nothing", "A remedy is given by a clause, or the text is silent, and the source that fills the gap is named.", 'pile = { remedy = "cite" }'),
    "R019": BookFaultKind("a remedy that does not fit", "The circumstance does not bring what the remedy needs: it would be without effect.", '"touch.pile" = "offer"'),
    "R020": BookFaultKind("an id that is not the book's own", "A clause that is added is called by the name of the file or by `house`, for instance house.1.a.", '[clauses."gra.99.a"]'),
}  # fmt: skip
"""Fault id to what it means, for ``explain R001``."""
