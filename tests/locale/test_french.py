"""The French keeps to the rules of its typography, and to the glossary: one word for one thing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.locale.catalogues import filled, po, read
from tests.locale.texts import DOMAINS

BLANK: Final = "\u00a0"
CODE: Final = re.compile(r"`[^`]*`")
ELISION: Final = re.compile(
    r"(?:[ldnsjmtcLDNSJMTC]|[Qq]u|usqu)[’']{|\b(?:[Dd]u|[Aa]u|[Aa]ux|[Dd]es) {(?:player|name|other|opponent|actor)}"
)

SAME: Final = frozenset({
    "knock", "gin", "big gin", "undercut", "position", "notes", "clause", "points", "score", "+ 25", "250 points",
    "classic.7.c", "big gin, 31 (P78)", "SYNOPSIS", "DESCRIPTION",
    "Clause", "Clauses", "Code", "Note", "note", "Pages", "Question {number}", "Score", "Table", "table {table}", "URL",
})  # fmt: skip
"""Texts that are the same in both languages, beside those that have no word at all (see ``WORDLESS``)."""

WORDLESS: Final = re.compile(r"(?:article \d+|{\w+}|`[^`]*`|[\W\d_]|[A-Z]{1,3}\d+|gra[\w.-]*|classic\S*|home\S*|log)*")

WORDS: Final = {
    r"\bundercut": r"undercut",
    r"\bbig gin": r"big gin",
    r"\bgin\b|\bgins\b": r"\bgin\b",
    r"\bknock": r"knock",
    r"\bthe stock\b": r"pioche",
    r"\bdiscard pile\b": r"défausse",
    r"\bdiscards?\b": r"défauss",
    r"\bmelds\b": r"combinaison|suite|brelan|en combinaison",
    r"\blay-offs?\b|\blays? off\b|\blaid off\b": r"ajout",
    r"\bupcard\b": r"retournée",
    r"\bdealer\b": r"donneur|donn",
    r"\bdirector\b": r"directeur",
    r"\bclauses?\b": r"clause",
    r"\bnew deal\b": r"nouvelle donne",
    r"\bimproper\b": r"irrégulier",
    r"\bsheet\b": r"feuille",
    r"\bon purpose\b": r"dessein",
    r"\bspades?\b": r"pique",
    r"\bunmatched\b": r"\bmort\b",
    r"\bextra (?:serve|lsp)\b": r"complément",
}
"""What the English says, and how the French says it (``GLOSSARY.md``)."""

FORBIDDEN: Final = (
    r"\btalon", r"\bfrapp", r"\bcogn", r"\barbitre", r"\bcroupier", r"\bséquence", r"\bpoints? perdants?", r"\bjournal\b",
    r"\bmain ouverte", r"\bpot\b", r"\bprétend", r"\bcoupable", r"\bfautif", r"\btrich", r"\bgain de cause",
)  # fmt: skip
"""Words for which the glossary has others, and words that blame."""


def translated() -> Iterator[tuple[str, str]]:
    """Every text with its French, form by form; what stands between backticks is no French and left out."""
    for domain in DOMAINS:
        for message in read(po("fr", domain), "fr"):
            if message.id and message.string and filled(message):
                english = (message.id,) if isinstance(message.id, str) else tuple(message.id)
                french = (message.string,) if isinstance(message.string, str) else tuple(message.string)
                yield from zip(english, french, strict=True)


def wrong(pattern: str) -> list[str]:
    """The French in which a pattern is found outside of code."""
    return [french for _, french in translated() if re.search(pattern, CODE.sub("`", french))]


def test_apostrophes_are_curved() -> None:
    assert [french for english, french in translated() if "'" in CODE.sub("", french) and "='" not in french] == []


def test_quotation_marks_are_french_and_have_their_blanks() -> None:
    assert wrong(f"«(?!{BLANK})|(?<!{BLANK})»") == []
    assert wrong(r"[“”]") == []
    # What stands in a file or on the command line keeps its own marks, and then the English has them too.
    assert [french for english, french in translated() if '"' in CODE.sub("", french) and '"' not in english] == []


def test_high_signs_have_a_hard_blank_before_them() -> None:
    assert wrong(r" [:;?!%]") == []
    assert [
        french
        for english, french in translated()
        if re.search(f"(?<![{BLANK}\\d:]):(?=\\s|$)|(?<!{BLANK})[;?!](?=\\s|$|\\))", CODE.sub("`", french))
        and "}:{" not in english
    ] == []


def test_nothing_is_elided_by_hand() -> None:
    assert [french for _, french in translated() if ELISION.search(french)] == []


def test_the_points_of_omission_are_one_sign() -> None:
    assert wrong(r"\.\.\.") == []


def test_blanks_and_stops_at_the_ends_are_those_of_the_english() -> None:
    def ends(text: str) -> tuple[str, str, bool, bool]:
        inner = text.strip(" \n")
        before, after = text.split(inner, 1) if inner else (text, "")
        return before, after, inner.endswith("."), inner.endswith(":")

    assert [french for english, french in translated() if ends(english) != ends(french)] == []
    twice = re.compile(r"(?<=\S)  +(?=\S)")
    assert [french for english, french in translated() if twice.search(french) and not twice.search(english)] == []


def test_a_text_begins_as_the_english_does() -> None:
    def begins(text: str) -> str:
        first = text.lstrip()[:1]
        return "small" if first.islower() else "capital" if first.isupper() else ""

    odd = {frozenset({"small", "capital"})}
    assert [f for e, f in translated() if frozenset({begins(e), begins(f)}) in odd and not _is_name(e)] == []


def _is_name(english: str) -> bool:
    """Whether the English begins with what is a capital for another reason: a card, an id, a name of the game."""
    return re.match(r"[A-Z]\b|[A-Z]-|[A-Z]\d|[KQJ] ", english.lstrip()) is not None


def test_nothing_was_left_in_english() -> None:
    same = {english for english, french in translated() if english == french}
    assert {text for text in same - SAME if not WORDLESS.fullmatch(text)} == set()


@pytest.mark.parametrize("english", WORDS)
def test_one_word_for_one_thing(english: str) -> None:
    asked, wanted = re.compile(english), re.compile(WORDS[english], re.IGNORECASE)
    assert [
        (e, f) for e, f in translated() if asked.search(CODE.sub("", GAPS.sub("", e))) and not wanted.search(f)
    ] == []


GAPS: Final = re.compile(r"{\w+}")


@pytest.mark.parametrize("word", FORBIDDEN)
def test_words_that_the_glossary_has_others_for(word: str) -> None:
    assert wrong(f"(?i){word}") == []


def test_the_glossary_names_every_word_that_is_held_to() -> None:
    glossary = (Path(__file__).with_name("GLOSSARY.md")).read_text(encoding="utf-8")
    assert all(word in glossary for word in ("undercut", "pioche", "ajout", "carte retournée", "donneur", "à dessein"))
