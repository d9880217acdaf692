"""No text is missing in either language: English stands in the code, French in the catalogues, which fit it."""

import gettext
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from adjudicator.words import speaking, tr
from tests.locale import catalogues
from tests.locale.catalogues import TRANSLATED, compiled, filled, merged, missing, po, read, written
from tests.locale.texts import DOMAINS, Text, texts

EVERY = [(language, domain) for language in TRANSLATED for domain in DOMAINS]
GAP = re.compile(r"{\w*}")


def pairs(language: str, domain: str) -> Iterator[tuple[Message, tuple[str, ...], tuple[str, ...]]]:
    """Each text of a catalogue that is translated: the text, its forms in English, its forms in the language."""
    for message in read(po(language, domain), language):
        if message.id and filled(message):
            yield message, _forms(message.id), _forms(message.string)


def _forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(str(form) for form in text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("language", "domain"), EVERY)
def test_no_text_is_missing(language: str, domain: str) -> None:
    assert [message.id for message in missing(language, domain) if message.id] == []


@pytest.mark.parametrize(("language", "domain"), EVERY)
def test_the_catalogue_is_up_to_date(language: str, domain: str) -> None:
    file = po(language, domain)
    assert written(merged(read(file, language), texts(domain), language, prune=False)) == file.read_bytes()


@pytest.mark.parametrize(("language", "domain"), EVERY)
def test_nothing_is_doubtful(language: str, domain: str) -> None:
    assert [message.id for message in read(po(language, domain), language) if message.id and message.fuzzy] == []


@pytest.mark.parametrize(("language", "domain"), EVERY)
def test_what_the_program_reads_is_what_was_translated(language: str, domain: str) -> None:
    def content(compiled_form: bytes) -> object:
        return vars(gettext.GNUTranslations(BytesIO(compiled_form)))["_catalog"]

    file = po(language, domain)
    assert content(file.with_suffix(".mo").read_bytes()) == content(compiled(file, language))


@pytest.mark.parametrize(("language", "domain"), EVERY)
def test_every_gap_is_filled_in_translation_too(language: str, domain: str) -> None:
    for message, english, other in pairs(language, domain):
        wanted = [set(GAP.findall(form)) for form in english]
        for number, form in enumerate(other):
            gaps, ours = set(GAP.findall(form)), wanted[min(number, len(wanted) - 1)]
            assert gaps - {"{number}"} == ours - {"{number}"}, form
            assert message.pluralizable or gaps == ours, form


@pytest.mark.parametrize("domain", DOMAINS)
def test_none_is_not_said_to_be_one(domain: str) -> None:
    """French says nothing and one thing alike: where the English has a one, the French has the number."""
    for message, english, french in pairs("fr", domain):
        if message.pluralizable and re.search(r"\b(1|one)\b", english[0]) and "{number}" in english[1]:
            assert "{number}" in french[0], french[0]


def test_one_text_is_not_translated_in_two_ways() -> None:
    """The program looks in one domain after the other: the first would win over the rest."""
    known: dict[str, str] = {}
    for domain in DOMAINS:
        for _, english, french in pairs("fr", domain):
            assert known.setdefault(english[0], french[0]) == french[0], english[0]


def test_the_program_finds_the_translations() -> None:
    with speaking("fr"):
        assert tr("no duty to take it") == "aucune obligation de prendre la carte"
    assert tr("no duty to take it") == "no duty to take it"


def catalogue(*texts_: tuple[str, str]) -> Catalog:
    found = Catalog(locale="fr")
    for english, french in texts_:
        found.add(english, french)
    return found


def said(*found: str) -> Iterator[Text]:
    return (Text(text, "", "adjudicator/said.py") for text in found)


def test_a_translation_outlives_its_text_until_it_is_pruned() -> None:
    old = catalogue(("gone", "parti"), ("kept", "gardé"))
    without = merged(old, said("kept", "new"), "fr", prune=False)
    assert {m.id: m.string for m in without if m.id} == {"kept": "gardé", "new": None}
    assert b'#~ msgid "gone"\n#~ msgstr "parti"' in written(without)
    again = merged(without, said("gone"), "fr", prune=False)
    assert again["gone"].string == "parti"
    assert b"gone" not in written(merged(without, said("kept"), "fr", prune=True))


def test_a_near_text_is_not_taken_for_another() -> None:
    found = merged(catalogue(("a knock below 10", "un knock")), said("a knock below 11"), "fr", prune=False)
    assert [(m.string, m.fuzzy) for m in found if m.id] == [(None, False)]


def test_the_same_texts_give_the_same_file_in_any_order_of_files() -> None:
    one, two = (Text(text, "", f"adjudicator/{text}.py") for text in ("one", "two"))
    first, second = (merged(Catalog(locale="fr"), iter(found), "fr", prune=True) for found in ((one, two), (two, one)))
    assert written(first) == written(second)
    assert re.search(rb"20\d\d|:\d", written(first)) is None


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Catalogues in another folder, of the rulebooks alone, so that a test may write them."""
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    monkeypatch.setattr(catalogues, "DOMAINS", ("books",))
    assert catalogues.main(["update"]) == 0
    return tmp_path


def given(folder: Path, name: str, *texts_: tuple[str, str]) -> str:
    file = folder / name
    file.write_text(
        "".join(f'msgid "{english}"\nmsgstr "{french}"\n\n' for english, french in texts_), encoding="utf-8"
    )
    return str(file)


def test_translators_at_the_same_time_lose_nothing(elsewhere: Path) -> None:
    work = {text.one: f"{number} en français" for number, text in enumerate(texts("books")) if '"' not in text.one}
    shares = [given(elsewhere, f"{n}.po", *list(work.items())[n::8]) for n in range(8)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda share: catalogues.main(["fill", "books", share]), shares)) == [0] * 8
    kept = {message.id: message.string for message in read(catalogues.po("fr", "books"), "fr") if message.id}
    assert {text: kept[text] for text in work} == work


def test_what_is_missing_can_be_filled_in_and_handed_back(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogues.main(["missing", "books", "adjudicator/rulebooks/house/modern"]) == 0
    asked = capsys.readouterr().out
    assert 'msgid "a hand is won"\nmsgstr ""' in asked
    assert "also on gin" not in asked
    mine = given(elsewhere, "mine.po", ("a hand is won", "une main est gagnée"), ("a hand is wonn", "une main"))
    assert catalogues.main(["fill", "books", mine]) == 1
    assert capsys.readouterr().out == "no such text in books: a hand is wonn\n"
    assert catalogues.main(["compile"]) == 0
    with catalogues.po("fr", "books").with_suffix(".mo").open("rb") as stream:
        assert gettext.GNUTranslations(stream).gettext("a hand is won") == "une main est gagnée"


def test_a_file_that_would_be_the_same_is_not_written(elsewhere: Path) -> None:
    file = catalogues.po("fr", "books")
    before = file.stat().st_mtime_ns
    assert catalogues.main(["update"]) == 0
    assert file.stat().st_mtime_ns == before
    assert [entry.name for entry in file.parent.iterdir()] == ["books.po"]
