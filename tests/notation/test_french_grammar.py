"""The grammar of logs in French as a whole: nothing in it is out of reach, and what the strategies draw is all of it."""

import re

import pytest
from hypothesis import given, settings
from lark.grammar import Rule

from adjudicator.notation import read
from adjudicator.notation.facts import FACTS
from adjudicator.notation.french_human import FRENCH
from adjudicator.notation.french_words import EXAMPLES, KEYS, NUMBER_WORDS, VERBS, WORDS
from adjudicator.notation.grammar import parser
from adjudicator.notation.human import human
from adjudicator.notation.sentences import ACTS, DEEDS
from adjudicator.notation.words import FACT_WORDS_OF
from tests.notation.french_lines import PLAYERS, SPELLED, derivations, spellings
from tests.notation.grammar_walk import productions, terminals, through


def lexed(text: str) -> list[str]:
    return [token.type for token in parser("fr").parse_interactive(text).exhaust_lexer()]


def accepted_after(text: str) -> set[str]:
    parse = parser("fr").parse_interactive(text)
    parse.exhaust_lexer()
    return set(parse.accepts())  # type: ignore[no-untyped-call]


def pattern(kind: str) -> str:
    return next(terminal.pattern.to_regexp() for terminal in parser("fr").terminals if terminal.name == kind)


@pytest.mark.parametrize("rule", productions("fr"), ids=str)
def test_every_production_reads_as_itself(rule: Rule) -> None:
    kinds, used = through(rule, language="fr")
    names = iter(["Nord", "Sud", "As", "Dk", "Coupat", "le"])
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
        assert lexed(" ".join(text for _, text in pairs)) == [kind for kind, _ in pairs]

    draw()
    assert set(productions("fr")) - rules == set()
    assert set(terminals("fr")) - spelled == set()


def test_french_says_whatever_english_says() -> None:
    """Both grammars make the same facts and acts; only the shorthand of English tables is not French."""
    made = {str(rule.alias or rule.origin.name) for rule in productions("fr")}
    english = {str(rule.alias or rule.origin.name) for rule in productions("en")}
    assert set(FACTS) | set(ACTS) | set(DEEDS) <= made
    assert made - english == set()


@pytest.mark.parametrize("kind", terminals("fr"))
def test_every_spelling_is_the_terminal_it_is_listed_for(kind: str) -> None:
    after = {"NUMBER": " carte", "_SEP": " ", "_PERIOD": " carte"}.get(kind, "")
    for text in spellings(kind):
        found = re.match(pattern(kind), text + after)
        assert found is not None, text
        assert found[0].strip() == text


@pytest.mark.parametrize("kind", sorted(WORDS))
def test_every_terminal_is_called_by_a_word_that_is_read(kind: str) -> None:
    assert re.fullmatch(pattern(kind), WORDS[kind]) is not None
    assert kind in terminals("fr")


def test_the_tables_beside_the_grammar_name_only_what_is_in_it() -> None:
    assert set(SPELLED) | set(EXAMPLES) <= set(terminals("fr"))
    for kind, example in EXAMPLES.items():
        assert re.fullmatch(pattern(kind), example)


@pytest.mark.parametrize("kind", terminals("fr"))
def test_every_terminal_has_a_word_for_the_table(kind: str) -> None:
    assert str(human(kind, FRENCH)) == str(human(kind, FRENCH)).strip() != ""
    assert "_" not in str(human(kind, FRENCH))


def test_every_word_that_opens_a_fact_is_known_as_one() -> None:
    accepted = accepted_after("") - {"NAME", "QUOTED"}
    openings = {text.split()[0].lower() for kind in accepted for text in spellings(kind)}
    assert openings - FACT_WORDS_OF["fr"] == {"a"}  # `a jouer` without its accent: a player may be called A
    assert {key.split()[0] for key in KEYS} <= FACT_WORDS_OF["fr"]


def test_every_verb_is_known_as_one() -> None:
    openings = {text.split()[0].lower() for kind in accepted_after("Nord") for text in spellings(kind)}
    assert openings - {":", "."} <= VERBS


def test_number_words_are_those_of_the_grammar() -> None:
    for word, number in NUMBER_WORDS.items():
        if word != "un":  # `un` is the article: `1 carte`, `une carte`
            log = read(f"langue: fr\njoueurs: Nord, Sud\nNord a {word} carte{'s' * (number != 1)}")
            assert log == read(f"langue: fr\njoueurs: Nord, Sud\nNord a {number} cartes")
            assert log.faults == ()
