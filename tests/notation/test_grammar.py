"""The grammar as a whole: nothing in it is out of reach, and what the strategies draw is all of it."""

import re

import pytest
from hypothesis import given, settings
from lark.grammar import Rule

from adjudicator.notation import KINDS, read
from adjudicator.notation.facts import FACTS
from adjudicator.notation.grammar import parser
from adjudicator.notation.human import HUMAN, KEYS, VERBS, human
from adjudicator.notation.names import Names
from adjudicator.notation.sentences import ACTS, DEEDS
from adjudicator.notation.words import FACT_WORDS, NUMBER_WORDS, is_bare
from tests.notation.grammar_walk import productions, terminals, through
from tests.notation.strategies import PLAYERS, SPELLED, derivations, joined, spellings


def lexed(text: str) -> list[str]:
    return [token.type for token in parser().parse_interactive(text).exhaust_lexer()]


def accepted_after(text: str) -> set[str]:
    parse = parser().parse_interactive(text)
    parse.exhaust_lexer()
    return set(parse.accepts())  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("rule", productions(), ids=str)
def test_every_production_reads_as_itself(rule: Rule) -> None:
    kinds, used = through(rule)
    names = iter(["North", "South", "Ash", "Jd", "Cutler", "the"])
    text = " ".join(next(names) if kind in ("NAME", "QUOTED") else spellings(kind)[0] for kind in kinds)
    assert rule in used
    assert lexed(text) == ["NAME" if kind == "QUOTED" else kind for kind in kinds]
    assert [fault.id for fault in read(f"{PLAYERS}\n{text}").faults] in ([], ["L018"])


def test_the_strategies_draw_every_production_and_every_word() -> None:
    rules: set[Rule] = set()
    spelled: set[str] = set()

    @settings(max_examples=5000, derandomize=True, database=None, deadline=None)
    @given(derivations())
    def draw(drawn: tuple[list[tuple[str, str]], set[Rule]]) -> None:
        pairs, used = drawn
        rules.update(used)
        spelled.update(kind for kind, _ in pairs)
        assert lexed(joined(pairs)) == [kind for kind, _ in pairs]

    draw()
    assert set(productions()) - rules == set()
    assert set(terminals()) - spelled == set()


def test_every_spelling_is_the_terminal_it_is_listed_for() -> None:
    patterns = {terminal.name: terminal.pattern for terminal in parser().terminals}
    for kind in terminals():
        for text in spellings(kind):
            found = re.match(patterns[kind].to_regexp(), text + {"_SEP": " ", "_PERIOD": " a"}.get(kind, ""))
            assert found is not None, (kind, text)
            assert found[0].strip() == text


def test_every_alternative_of_a_word_is_spelled() -> None:
    for terminal in parser().terminals:
        words = re.match(r"\(\?i:([a-z|]+)\)", terminal.pattern.to_regexp())
        if words and terminal.name != "NUMBER":
            written = {text.lower() for text in spellings(terminal.name)}
            assert set(words[1].split("|")) <= written, terminal.name


def test_the_tables_beside_the_grammar_name_only_what_is_in_it() -> None:
    assert set(SPELLED) <= set(terminals())
    assert set(HUMAN) - {"$END"} <= set(terminals())
    made = {str(rule.alias or rule.origin.name) for rule in productions()}
    assert set(FACTS) | set(ACTS) | set(DEEDS) <= made


@pytest.mark.parametrize("kind", terminals())
def test_every_terminal_has_a_word_for_the_table(kind: str) -> None:
    word = str(human(kind))
    assert word == word.strip() != ""
    assert "_" not in word


def test_every_word_that_opens_a_fact_is_known_as_one() -> None:
    accepted = accepted_after("") - {"NAME", "QUOTED"}
    openings = {text.split()[0].lower() for kind in accepted for text in spellings(kind)}
    assert openings - {"up"} == FACT_WORDS - {"to", "up"} | {"to"}
    assert {key.split()[0] for key in KEYS} == FACT_WORDS - {"up", "up-card", "games"} | {"games"}


def test_every_verb_is_known_as_one() -> None:
    openings = {text.split()[0].lower() for kind in accepted_after("North") for text in spellings(kind)}
    assert openings - {"square", ":", "：", "."} == VERBS


def test_number_words_are_those_of_the_grammar() -> None:
    pattern = next(terminal.pattern.to_regexp() for terminal in parser().terminals if terminal.name == "NUMBER")
    assert all(word in pattern for word in NUMBER_WORDS)
    for word, number in NUMBER_WORDS.items():
        log = read(f"players: North, South\nNorth has {word} cards")
        assert log == read(f"players: North, South\nNorth has {number} cards")
        assert log.faults == ()


def test_a_bare_name_is_a_name_in_the_grammar() -> None:
    pattern = next(terminal.pattern.to_regexp() for terminal in parser().terminals if terminal.name == "NAME")
    for word in ("North", "O'Brien", "A.", "J.R", "a:b", "…", "x?", "12", '"', "“Bo"):
        assert is_bare(word) == (re.fullmatch(pattern, word) is not None)
    assert not is_bare("and")
    assert not is_bare("#1")
    assert Names().bare("Stock") is None


def test_fault_ids_are_numbered_without_a_gap() -> None:
    assert list(KINDS) == [f"L{number:03}" for number in range(1, len(KINDS) + 1)]
