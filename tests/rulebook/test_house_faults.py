"""What is wrong with a club's rulebook is refused by name, with its line, its column and a hint."""

import pytest

from adjudicator.bookshelf import law
from adjudicator.rulebook.faults import KINDS, HouseError
from adjudicator.rulebook.house import read_house
from tests.rulebook.clubs import FIRST, HEAD, club

CLAUSE = '[clauses."{id}"]\nwhen = "w"\nsays = "s"\n'
ONE, TWO = CLAUSE.format(id="club.1.a"), CLAUSE.format(id="club.1.b")
UNANSWERED = '[answers.touch]\npile = { remedy = "none" }\n'

# Body, the fault, its line (counted from the first line of the body), the word that the mark stands under, the hint.
REFUSED = {
    "not TOML": ("[terms\n", "R001", 1, "", ""),
    "a term twice": ("[terms]\ngin = 20\ngin = 25\n", "R002", 3, "gin", "keep one"),
    "a clause amended twice": ('[amends."gra.5.a"]\n[terms]\n[amends."gra.5.a"]\n', "R002", 3, '"gra.5.a"', "keep one"),
    "an unknown table": ("[term]\ngin = 20\n", "R003", 1, "term", "did you mean terms"),
    "an unknown key of a clause": (ONE + 'sais = "s"\n', "R003", 4, "sais", "did you mean says"),
    "a title of two kinds": (ONE.replace('"w"', "3"), "R004", 2, "3", ""),
    "a term in quotes": ('[terms]\ngin = "20"\n', "R004", 2, '"20"', ""),
    "a term below nothing": ("[terms]\ngin = -1\n", "R004", 2, "-1", ""),
    "a number for a yes": ("[terms]\nspades_double = 1\n", "R004", 2, "1", ""),
    "a yes for a number": ("[terms]\nbox = true\n", "R004", 2, "true", ""),
    "a clause without words": ('[clauses."club.1.a"]\nwhen = "w"\n', "R005", 1, '"club.1.a"', "says"),
    "an unknown term": ("[terms]\ngim = 20\n", "R007", 2, "gim", "did you mean gin"),
    "an unknown point": ('[readings]\nP511 = "a"\n', "R008", 2, "P511", "did you mean P"),
    "an unknown letter": ('[readings]\nP11 = "z"\n', "R009", 2, '"z"', ""),
    "amending what is not there": ('[amends."gra.9.dd"]\nsays = "x"\n', "R010", 1, '"gra.9.dd"', "did you mean gra.9.d"),
    "repealing what is not there": ('repeals = ["gra.19.z"]\n', "R010", 1, '"gra.19.z"', "did you mean"),
    "citing what is not there": (
        '[amends."gra.5.a"]\n[answers.touch]\npile = { clause = "gra.5.b", remedy = "cite" }\n',
        "R010", 3, "clause", "did you mean gra.",
    ),
    "amended and repealed": ('repeals = ["gra.5.a"]\n[amends."gra.5.a"]\n' + UNANSWERED, "R011", 1, '"gra.5.a"', "one of the two"),
    "repealed twice": ('repeals = ["gra.5.a", "gra.5.a"]\n' + UNANSWERED, "R011", 1, '"gra.5.a"]', "once"),
    "added where it is": (CLAUSE.format(id="gra.9.d"), "R011", 1, '"gra.9.d"', 'write [amends."gra.9.d"]'),
    "an unknown circumstance": (ONE + 'answers = { "touch.pyle" = "cite" }\n', "R012", 4, '"touch.pyle"', "did you mean touch.pile"),
    "an unknown remedy": ('[amends."gra.5.a"]\nanswers = { "touch.pile" = "site" }\n', "R013", 2, '"site"', "did you mean cite"),
    "a repeal that leaves a gap": ('repeals = ["gra.5.a"]\n', "R014", 1, '"gra.5.a"', "[answers.touch] write pile"),
    "a term without a clause": ("[terms]\nbig_gin = 31\n", "R014", 2, "big_gin", "hand_ends.big_gin"),
    "two clauses, one circumstance": (
        'repeals = ["gra.5.a"]\n' + ONE + 'answers = { "touch.pile" = "cite" }\n' + TWO + 'answers = { "touch.pile" = "none" }\n',
        "R015", 9, '"touch.pile"', "keep one",
    ),
    "a circumstance taken from a clause that stays": (ONE + 'answers = { "touch.pile" = "cite" }\n', "R015", 4, '"touch.pile"', "amend or repeal gra.5.a"),
    "a reading against a term": ('[readings]\nP71 = "b"\n', "R016", 2, '"b"', "the reading or the term"),
    "a circle": (ONE + TWO + '[gives_way]\n"club.1.a" = ["club.1.b"]\n"club.1.b" = ["club.1.a"]\n', "R017", 8, '"club.1.a"', ""),
    "giving way to what is not there": ('[gives_way]\n"gra.5.a" = ["gra.5.c"]\n', "R010", 2, '"gra.5.c"', "did you mean gra.5.a"),
    "an answer that cites nothing": (
        '[amends."gra.5.a"]\n[answers.touch]\npile = { remedy = "cite" }\n', "R018", 3, "pile", "source",
    ),
    "a remedy without effect": ('[amends."gra.5.a"]\nanswers = { "touch.pile" = "offer" }\n', "R019", 2, '"offer"', ""),
    "an id of somebody else": (CLAUSE.format(id="bridge.1.a"), "R020", 1, '"bridge.1.a"', "club.1.a"),
}  # fmt: skip


@pytest.mark.parametrize(("body", "kind", "line", "word", "hint"), REFUSED.values(), ids=REFUSED.keys())
def test_refused_by_name(body: str, kind: str, line: int, word: str, hint: str) -> None:
    with pytest.raises(HouseError) as refused:
        club(body)
    fault = next(fault for fault in refused.value.faults if fault.id == kind)
    assert fault.line == FIRST + line - 1
    assert fault.text == (HEAD.format(base="gra") + body).splitlines()[fault.line - 1]
    assert fault.text[fault.column - 1 :].startswith(word)
    assert hint in str(fault.hint or "").replace("`", "")
    assert f"club.toml:{refused.value.faults[0].line}:" in str(refused.value)


@pytest.mark.parametrize(
    "name", [name for name in REFUSED if name not in ("a circumstance taken from a clause that stays",)]
)
def test_nothing_else_is_refused_along_with_it(name: str) -> None:
    body, kind, *_ = REFUSED[name]
    with pytest.raises(HouseError) as refused:
        club(body)
    assert {fault.id for fault in refused.value.faults} == {kind}


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        (b"", {"R005"}),
        (b"\xff\xfe", {"R001"}),
        (HEAD.format(base="grah").encode(), {"R006"}),
        (HEAD.format(base="club").encode(), {"R006"}),
        (HEAD.format(base="gra").replace("2026-01-15", '"2026"').encode(), {"R004"}),
        (HEAD.format(base="gra").replace("edition", "edtion").encode(), {"R003", "R005"}),
    ],
)
def test_the_head_of_the_file(text: bytes, kinds: set[str]) -> None:
    with pytest.raises(HouseError) as refused:
        read_house(text, "club", "club.toml", law())
    assert {fault.id for fault in refused.value.faults} == kinds


def test_every_fault_of_a_file_is_named_in_its_order() -> None:
    with pytest.raises(HouseError) as refused:
        club('[terms]\ngim = 1\nbocks = 2\n[readings]\nP11 = "z"\n[amends."gra.99.z"]\n')
    assert [fault.id for fault in refused.value.faults] == ["R007", "R007", "R009", "R010"]


@pytest.mark.parametrize("term", ["limit = 0", "limit = 10"])
def test_the_same_reading_is_in_order_where_the_term_leaves_it_open(term: str) -> None:
    reading, answer = '[readings]\nP06 = "b"\n', ONE + 'answers = { "knock_limit.fixed" = "cite" }\n'
    assert club(reading).readings["P06"] == "b"
    with pytest.raises(HouseError) as refused:
        club(reading + answer + f"[terms]\n{term}\n")
    assert {fault.id for fault in refused.value.faults} == {"R016"}


def test_every_kind_of_fault_is_shown_by_a_test() -> None:
    shown = {kind for _, kind, *_ in REFUSED.values()} | {"R006"}
    assert shown == set(KINDS)
