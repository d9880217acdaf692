"""Every key and every value of a TOML text is found where it stands."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adjudicator.rulebook.places import places

RULEBOOKS = sorted((Path(__file__).parents[2] / "adjudicator" / "rulebooks").rglob("*.toml"))


def paths(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The path of every key and item of a table, as the library that reads TOML has them."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*path, str(key))
        yield from paths(inner, (*path, str(key)))


@pytest.mark.parametrize("file", RULEBOOKS, ids=lambda file: file.stem)
def test_every_key_of_our_books_is_found(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found, lines = places(text), text.splitlines()
    assert found.again == []
    for path in paths(tomllib.loads(text)):
        if path[-1].isdigit():
            assert path in found.values
            continue
        line, column = found.keys[path]
        assert lines[line - 1][column - 1 :].lstrip("\"'").startswith(path[-1])


def test_what_toml_can_look_like() -> None:
    text = (
        '# a = 1\na.b = "x # = [" # c\n"d e".f = [ # in\n  1, # one\n  { g = \'h\' },\n]\n'
        '[ i . "j" ]\nk = """\n[l]\nm = 1\n"""\nn = 2026-01-15 10:00:00\no = 1\n'
    )
    tomllib.loads(text)
    found = places(text)
    assert set(found.keys) == {
        ("a",), ("a", "b"), ("d e",), ("d e", "f"), ("d e", "f", "1", "g"), ("i",), ("i", "j"),
        ("i", "j", "k"), ("i", "j", "n"), ("i", "j", "o"),
    }  # fmt: skip
    assert found.keys["i", "j", "o"] == (13, 1)
    assert found.values["d e", "f", "1"] == (5, 3)
    assert found.values["d e", "f", "1", "g"] == (5, 9)
    assert found.keys["i", "j"] == (7, 7)


@pytest.mark.parametrize("text", ["a", "a =", "[a", "a = [1", 'a = "b', "= 1", "a = {b"])
def test_what_is_no_toml_is_no_trouble(text: str) -> None:
    places(text)
