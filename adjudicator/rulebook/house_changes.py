"""What a house rulebook changes in the book it extends: terms, readings, clauses, answers, and what gives way to what."""

import re
from collections.abc import Iterator
from typing import Any

from adjudicator.rulebook.book import Answer, Book, Terms
from adjudicator.rulebook.consistency import circle, contradictions, unanswered_terms
from adjudicator.rulebook.faults import ONE_OF_TWO
from adjudicator.rulebook.house import Draft, own_answer, own_clauses
from adjudicator.rulebook.places import Path, Place
from adjudicator.rulebook.points import points
from adjudicator.values import replace
from adjudicator.words import LANGUAGES, Message, say

Circumstance = tuple[str, str]

UNSET = {"limit": "upcard", "big_gin": "none", "target": "none"}
"""Terms that may be left open, and the word that says so."""


def changed(draft: Draft) -> Book:
    """The base with the changes of the file; whatever is wrong with them is noted as faults of the draft."""
    base, file = draft.base, draft.file
    _check_clauses(draft)
    clauses = own_clauses(draft)
    book = replace(
        base,
        id=draft.name,
        title=file.title,
        edition=file.edition,
        extends=base.id,
        in_force=file.in_force,
        family=(draft.name, *base.family),
        terms=base.terms._replace(**dict(_terms(draft))),
        readings={**base.readings, **dict(_readings(draft))},
        clauses=clauses,
        amended=tuple(file.amends),
        repealed=tuple(file.repeals),
        language=_language(draft),
        variants={clause: variant for clause, variant in base.variants.items() if clause in clauses},
    )
    book = replace(book, answers=_answers(draft, book), gives_way=_gives_way(draft, book))
    _check_whole(draft, book)
    return book


def _language(draft: Draft) -> str:
    """The language of the file, or of the base where the file names none."""
    name = draft.file.language
    if name is not None and name not in LANGUAGES:
        place = draft.places.value(("language",))
        draft.faults.unknown("R004", place, say("there is no language `{name}`", name=name), name, LANGUAGES)
    return name or draft.base.language


def _check_clauses(draft: Draft) -> None:
    """Only what is there is amended or repealed, only what is not there is added, and each clause once."""
    file, known = draft.file, draft.base.clauses
    for clause in file.amends:
        if clause not in known:
            says = say("{book} has no clause {clause} to amend", book=draft.base.id, clause=clause)
            draft.faults.unknown("R010", draft.places.key(("amends", clause)), says, clause, known)
    for number, clause in enumerate(file.repeals):
        place = draft.places.value(("repeals", str(number)))
        if clause not in known:
            says = say("{book} has no clause {clause} to repeal", book=draft.base.id, clause=clause)
            draft.faults.unknown("R010", place, says, clause, known)
        elif clause in file.amends:
            line = draft.places.key(("amends", clause)).line
            says = say("{clause} is repealed here and amended in line {line}", clause=clause, line=line)
            draft.faults.add("R011", place, says, say("do one of the two"))
        elif clause in file.repeals[:number]:
            draft.faults.add("R011", place, say("{clause} is repealed twice", clause=clause), say("name it once"))
    for clause in file.clauses:
        _check_added(draft, clause)


def _check_added(draft: Draft, clause: str) -> None:
    place = draft.places.key(("clauses", clause))
    if clause in draft.base.clauses:
        says = say(
            "{book} has a clause {clause} already: it can be amended, not added", book=draft.base.id, clause=clause
        )
        draft.faults.add("R011", place, says, say("write {text}", text=f'[amends."{clause}"]'))
    elif not re.fullmatch(rf"(house|{re.escape(draft.name)})(\.\w+)+", clause):
        says = say("{clause} is no name for a clause of this book", clause=clause)
        draft.faults.add("R020", place, says, _for_instance(f"{draft.name}.1.a"))


def _for_instance(text: str) -> Message:
    return say("for instance {text}", text=text)


def _terms(draft: Draft) -> Iterator[tuple[str, Any]]:
    """The terms that the file sets, as they are kept."""
    for name, value in draft.file.terms.items():
        if name not in Terms._fields:
            place = draft.places.key(("terms", name))
            draft.faults.unknown("R007", place, say("there is no term `{name}`", name=name), name, Terms._fields)
        elif value == UNSET.get(name, ()):
            yield name, None
        elif wanted := _wrong_kind(name, value):
            says = say("terms.{name} is not {wanted}", name=name, wanted=wanted)
            draft.faults.add("R004", draft.places.value(("terms", name)), says)
        else:
            yield name, value


def _wrong_kind(name: str, value: object) -> Message | None:
    """What the term would have to be, if the value is not that."""
    usual = Terms._field_defaults[name]
    if isinstance(usual, bool):
        return None if isinstance(value, bool) else say("true or false")
    if isinstance(usual, tuple):
        return None if isinstance(value, list) and all(map(_is_number, value)) else say("a list of numbers from 0 up")
    if _is_number(value):
        return None
    return say('a number from 0 up or "{word}"', word=UNSET[name]) if name in UNSET else say("a number from 0 up")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _readings(draft: Draft) -> Iterator[tuple[str, str]]:
    known = points()
    for point, letter in draft.file.readings.items():
        path = ("readings", point)
        if point not in known:
            _no_point(draft, point, draft.places.key(path))
        elif letter not in known[point].readings:
            letters = list(known[point].readings)
            says = say("{point} has no reading `{letter}`", point=point, letter=letter)
            draft.faults.add("R009", draft.places.value(path), says, None, letters)
        else:
            yield point, letter


def _no_point(draft: Draft, point: str, place: Place) -> None:
    draft.faults.unknown("R008", place, say("there is no point {point}", point=point), point, points())


def _stated(draft: Draft) -> Iterator[tuple[str, Answer, Path]]:
    """Every answer the file gives, by ``regulation.circumstance``, with the path of its value."""
    file = draft.file
    for section, clauses in (("amends", file.amends), ("clauses", file.clauses)):
        for clause, row in clauses.items():
            for circumstance, remedy in row.answers.items():
                yield circumstance, own_answer(remedy, clause), (section, clause, "answers", circumstance)
    for regulation, rows in file.answers.items():
        for name, given in rows.items():
            answer = Answer(given.remedy, given.clause, given.point, given.source)
            yield f"{regulation}.{name}", answer, ("answers", regulation, name)


def _answers(draft: Draft, book: Book) -> dict[Circumstance, Answer]:
    own: dict[Circumstance, tuple[Answer, Path]] = {}
    for circumstance, answer, path in _stated(draft):
        regulation, _, name = circumstance.partition(".")
        if name not in draft.law.circumstances.get(regulation, ()):
            _no_circumstance(draft, circumstance, path)
            continue
        if (regulation, name) in own:
            line = draft.places.key(own[regulation, name][1]).line
            says = say(
                "{circumstance} is answered here and in line {line}: the two contradict each other",
                circumstance=circumstance,
                line=line,
            )
            draft.faults.add("R015", draft.places.key(path), says, ONE_OF_TWO)
        _check_answer(draft, book, (regulation, name), answer, path)
        own.setdefault((regulation, name), (answer, path))
    _check_repealed(draft, own)
    return {**draft.base.answers, **{place: answer for place, (answer, _) in own.items()}}


def _no_circumstance(draft: Draft, circumstance: str, path: Path) -> None:
    known = [f"{regulation}.{name}" for regulation, names in draft.law.circumstances.items() for name in names]
    says = say("no regulation finds a circumstance {circumstance}", circumstance=circumstance)
    draft.faults.unknown("R012", draft.places.key(path), says, circumstance, known)


def _check_answer(draft: Draft, book: Book, place: Circumstance, answer: Answer, path: Path) -> None:
    name, remedies = ".".join(place), ("none", *draft.law.remedies)
    value = path if path[0] != "answers" else (*path, "remedy")
    if answer.remedy not in remedies:
        says = say("there is no remedy `{name}`", name=answer.remedy)
        draft.faults.unknown("R013", draft.places.value(value), says, answer.remedy, remedies)
    elif answer.remedy not in (fitting := draft.law.fitting(*place)):
        says = say(
            "{name} cannot have the remedy {remedy}: it would be without effect", name=name, remedy=answer.remedy
        )
        draft.faults.add("R019", draft.places.value(value), says, None, sorted(fitting))
    elif answer.remedy != "none" and answer.clause is None and not answer.source:
        says = say("{name} names neither a clause nor the source that fills the gap", name=name)
        draft.faults.add("R018", draft.places.key(path), says, _for_instance('source = "custom"'))
    if answer.clause is not None and answer.clause not in book.clauses and path[0] == "answers":
        says = say("{book} has no clause {clause} to cite", book=draft.base.id, clause=answer.clause)
        draft.faults.unknown("R010", draft.places.key((*path, "clause")), says, answer.clause, book.clauses)
    if answer.point is not None and answer.point not in points():
        _no_point(draft, answer.point, draft.places.value((*path, "point")))
    _check_named(draft, place, answer, path)


def _check_named(draft: Draft, place: Circumstance, answer: Answer, path: Path) -> None:
    """A circumstance is taken from a clause of the extended book only where that clause is named."""
    before = draft.base.answers[place].clause
    if before is None or before in draft.file.amends or before in draft.file.repeals:
        return
    says = say(
        "{circumstance} is answered by {clause} too, which this file leaves as it is",
        circumstance=".".join(place),
        clause=before,
    )
    draft.faults.add("R015", draft.places.key(path), says, say("amend or repeal {clause}", clause=before))


def _check_repealed(draft: Draft, own: dict[Circumstance, tuple[Answer, Path]]) -> None:
    """Whatever a repealed clause answered is answered anew, if only by "none"."""
    for number, clause in enumerate(draft.file.repeals):
        for (regulation, name), answer in draft.base.answers.items():
            if answer.clause == clause and (regulation, name) not in own:
                circumstance = f"{regulation}.{name}"
                says = say(
                    "{clause} is repealed, and nothing answers {circumstance}", clause=clause, circumstance=circumstance
                )
                text = f'{name} = {{ remedy = "none" }}'
                hint = say(
                    "under [answers.{regulation}] write {text}, or let a clause answer it",
                    regulation=regulation,
                    text=text,
                )
                draft.faults.add("R014", draft.places.value(("repeals", str(number))), says, hint)


def _gives_way(draft: Draft, book: Book) -> dict[str, tuple[str, ...]]:
    """The order of the base without what was repealed, and that of the file."""
    merged = {
        key: kept
        for key, others in draft.base.gives_way.items()
        if _names(book, key) and (kept := tuple(other for other in others if other in book.clauses))
    }
    for key, others in draft.file.gives_way.items():
        if not _names(book, key):
            says = say("{book} has no clause {clause} to put in order", book=draft.base.id, clause=key)
            draft.faults.unknown("R010", draft.places.key(("gives_way", key)), says, key, book.clauses)
        for number, other in enumerate(others):
            if other not in book.clauses:
                place = draft.places.value(("gives_way", key, str(number)))
                says = say("there is no clause {clause} to give way to", clause=other)
                draft.faults.unknown("R010", place, says, other, book.clauses)
        merged[key] = tuple(dict.fromkeys((*merged.get(key, ()), *others)))
    return merged


def _names(book: Book, key: str) -> bool:
    """Whether this is a clause or an article with clauses."""
    return any(clause == key or clause.startswith(key + ".") for clause in book.clauses)


def _check_whole(draft: Draft, book: Book) -> None:
    """What shows only in the whole book: circles, readings against terms, terms that no clause tells."""
    if round_ := circle(book):
        mine = next((key for key in draft.file.gives_way if any(f"{c}.".startswith(f"{key}.") for c in round_)), "")
        says = say("clauses give way in a circle: {clauses}", clauses=", ".join(round_))
        draft.faults.add("R017", draft.places.key(("gives_way", mine)), says, say("let one of them stand"))
    for point, why in contradictions(book, draft.file.readings):
        says = say(
            "{point} read as {letter} contradicts the terms: {why}",
            point=point,
            letter=draft.file.readings[point],
            why=say(why),
        )
        hint = say("change the reading or the term")
        draft.faults.add("R016", draft.places.value(("readings", point)), says, hint)
    for term, (regulation, name) in unanswered_terms(book):
        circumstance = f"{regulation}.{name}"
        says = say(
            "the term {term} needs a clause: nothing answers {circumstance}", term=term, circumstance=circumstance
        )
        hint = say("give a clause {text}", text=f'answers = {{ "{circumstance}" = "…" }}')
        draft.faults.add("R014", draft.places.key(("terms", term)), says, hint)
