"""What a house rulebook changes in the book it extends: terms, readings, clauses, answers, and what gives way to what."""

import re
from collections.abc import Iterator
from typing import Any

from adjudicator.rulebook.book import Answer, Book, Terms
from adjudicator.rulebook.consistency import circle, contradictions, unanswered_terms
from adjudicator.rulebook.faults import did_you_mean
from adjudicator.rulebook.house import Draft, own_answer, own_clauses
from adjudicator.rulebook.places import Path
from adjudicator.rulebook.points import points
from adjudicator.values import replace
from adjudicator.words import LANGUAGES

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
        draft.faults.add("R004", place, f"there is no language {name}", did_you_mean(name, LANGUAGES), LANGUAGES)
    return name or draft.base.language


def _check_clauses(draft: Draft) -> None:
    """Only what is there is amended or repealed, only what is not there is added, and each clause once."""
    file, known = draft.file, draft.base.clauses
    for clause in file.amends:
        if clause not in known:
            _no_clause(draft, clause, ("amends", clause), "amend", known)
    for number, clause in enumerate(file.repeals):
        place = draft.places.value(("repeals", str(number)))
        if clause not in known:
            hint = did_you_mean(clause, known)
            draft.faults.add("R010", place, f"{draft.base.id} has no clause {clause} to repeal", hint)
        elif clause in file.amends:
            line = draft.places.key(("amends", clause)).line
            draft.faults.add(
                "R011", place, f"{clause} is repealed here and amended in line {line}", "do one of the two"
            )
        elif clause in file.repeals[:number]:
            draft.faults.add("R011", place, f"{clause} is repealed twice", "name it once")
    for clause in file.clauses:
        _check_added(draft, clause)


def _check_added(draft: Draft, clause: str) -> None:
    place = draft.places.key(("clauses", clause))
    if clause in draft.base.clauses:
        says = f"{draft.base.id} has a clause {clause} already: it can be amended, not added"
        draft.faults.add("R011", place, says, f'write [amends."{clause}"]')
    elif not re.fullmatch(rf"(house|{re.escape(draft.name)})(\.\w+)+", clause):
        draft.faults.add(
            "R020", place, f"{clause} is no name for a clause of this book", f"for instance {draft.name}.1.a"
        )


def _no_clause(draft: Draft, clause: str, path: Path, verb: str, known: Any) -> None:
    says = f"{draft.base.id} has no clause {clause} to {verb}"
    draft.faults.add("R010", draft.places.key(path), says, did_you_mean(clause, known))


def _terms(draft: Draft) -> Iterator[tuple[str, Any]]:
    """The terms that the file sets, as they are kept."""
    for name, value in draft.file.terms.items():
        if name not in Terms._fields:
            hint = did_you_mean(name, Terms._fields)
            draft.faults.add("R007", draft.places.key(("terms", name)), f"there is no term {name}", hint, Terms._fields)
        elif value == UNSET.get(name, ()):
            yield name, None
        elif wanted := _wrong_kind(name, value):
            draft.faults.add("R004", draft.places.value(("terms", name)), f"terms.{name} is not {wanted}")
        else:
            yield name, value


def _wrong_kind(name: str, value: object) -> str:
    """What the term would have to be, if the value is not that."""
    usual = Terms._field_defaults[name]
    if isinstance(usual, bool):
        return "" if isinstance(value, bool) else "true or false"
    if isinstance(usual, tuple):
        return "" if isinstance(value, list) and all(map(_is_number, value)) else "a list of numbers from 0 up"
    if _is_number(value):
        return ""
    return "a number from 0 up" + (f' or "{UNSET[name]}"' if name in UNSET else "")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _readings(draft: Draft) -> Iterator[tuple[str, str]]:
    known = points()
    for point, letter in draft.file.readings.items():
        path = ("readings", point)
        if point not in known:
            hint = did_you_mean(point, known)
            draft.faults.add("R008", draft.places.key(path), f"there is no point {point}", hint)
        elif letter not in known[point].readings:
            letters = list(known[point].readings)
            draft.faults.add("R009", draft.places.value(path), f"{point} has no reading {letter}", "", letters)
        else:
            yield point, letter


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
            says = f"{circumstance} is answered here and in line {line}: the two contradict each other"
            draft.faults.add("R015", draft.places.key(path), says, "keep one of the two")
        _check_answer(draft, book, (regulation, name), answer, path)
        own.setdefault((regulation, name), (answer, path))
    _check_repealed(draft, own)
    return {**draft.base.answers, **{place: answer for place, (answer, _) in own.items()}}


def _no_circumstance(draft: Draft, circumstance: str, path: Path) -> None:
    known = [f"{regulation}.{name}" for regulation, names in draft.law.circumstances.items() for name in names]
    says = f"no regulation finds a circumstance {circumstance}"
    draft.faults.add("R012", draft.places.key(path), says, did_you_mean(circumstance, known))


def _check_answer(draft: Draft, book: Book, place: Circumstance, answer: Answer, path: Path) -> None:
    name, remedies = ".".join(place), ("none", *draft.law.remedies)
    value = path if path[0] != "answers" else (*path, "remedy")
    if answer.remedy not in remedies:
        hint = did_you_mean(answer.remedy, remedies)
        draft.faults.add("R013", draft.places.value(value), f"there is no remedy {answer.remedy}", hint, remedies)
    elif answer.remedy not in (fitting := draft.law.fitting(*place)):
        says = f"{name} cannot have the remedy {answer.remedy}: it would be without effect"
        draft.faults.add("R019", draft.places.value(value), says, "", sorted(fitting))
    elif answer.remedy != "none" and answer.clause is None and not answer.source:
        says = f"{name} names neither a clause nor the source that fills the gap"
        draft.faults.add("R018", draft.places.key(path), says, 'for instance source = "custom"')
    if answer.clause is not None and answer.clause not in book.clauses and path[0] == "answers":
        _no_clause(draft, answer.clause, (*path, "clause"), "cite", book.clauses)
    if answer.point is not None and answer.point not in points():
        draft.faults.add(
            "R008",
            draft.places.value((*path, "point")),
            f"there is no point {answer.point}",
            did_you_mean(answer.point, points()),
        )
    _check_named(draft, place, answer, path)


def _check_named(draft: Draft, place: Circumstance, answer: Answer, path: Path) -> None:
    """A circumstance is taken from a clause of the extended book only where that clause is named."""
    before = draft.base.answers[place].clause
    if before is None or before in draft.file.amends or before in draft.file.repeals:
        return
    says = f"{'.'.join(place)} is answered by {before} too, which this file leaves as it is"
    draft.faults.add("R015", draft.places.key(path), says, f"amend or repeal {before}")


def _check_repealed(draft: Draft, own: dict[Circumstance, tuple[Answer, Path]]) -> None:
    """Whatever a repealed clause answered is answered anew, if only by "none"."""
    for number, clause in enumerate(draft.file.repeals):
        for (regulation, name), answer in draft.base.answers.items():
            if answer.clause == clause and (regulation, name) not in own:
                says = f"{clause} is repealed, and nothing answers {regulation}.{name}"
                hint = f'under [answers.{regulation}] write {name} = {{ remedy = "none" }}, or let a clause answer it'
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
            _no_clause(draft, key, ("gives_way", key), "put in order", book.clauses)
        for number, other in enumerate(others):
            if other not in book.clauses:
                place = draft.places.value(("gives_way", key, str(number)))
                draft.faults.add(
                    "R010", place, f"there is no clause {other} to give way to", did_you_mean(other, book.clauses)
                )
        merged[key] = tuple(dict.fromkeys((*merged.get(key, ()), *others)))
    return merged


def _names(book: Book, key: str) -> bool:
    """Whether this is a clause or an article with clauses."""
    return any(clause == key or clause.startswith(key + ".") for clause in book.clauses)


def _check_whole(draft: Draft, book: Book) -> None:
    """What shows only in the whole book: circles, readings against terms, terms that no clause tells."""
    if round_ := circle(book):
        mine = next((key for key in draft.file.gives_way if any(f"{c}.".startswith(f"{key}.") for c in round_)), "")
        says = f"clauses give way in a circle: {' to '.join(round_)}"
        draft.faults.add("R017", draft.places.key(("gives_way", mine)), says, "let one of them stand")
    for point, why in contradictions(book, draft.file.readings):
        says = f"{point} read as {draft.file.readings[point]} contradicts the terms: {why}"
        draft.faults.add("R016", draft.places.value(("readings", point)), says, "change the reading or the term")
    for term, (regulation, name) in unanswered_terms(book):
        says = f"the term {term} needs a clause: nothing answers {regulation}.{name}"
        hint = f'give a clause answers = {{ "{regulation}.{name}" = "…" }}'
        draft.faults.add("R014", draft.places.key(("terms", term)), says, hint)
