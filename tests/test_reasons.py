"""Why a file was refused: the system's words and the library's are those the catalogues know."""

import errno
import os
import tomllib
from pathlib import Path

import pytest

from adjudicator.reasons import OF_THE_SYSTEM, OF_TOML, of_text, reason
from adjudicator.words import speaking

CODES = (
    errno.ENOENT,
    errno.EACCES,
    errno.EISDIR,
    errno.ENOTDIR,
    errno.ENOSPC,
    errno.EROFS,
    errno.ENAMETOOLONG,
    errno.EIO,
)
NOT_TOML = ("a", "a =", 'a = "b', "a = [1", "a = {b = 1", "[a", "[[a]", "a = 1 b = 2", "= 1", "a = 1\n[a]\n")


@pytest.mark.parametrize("code", CODES, ids=errno.errorcode.__getitem__)
def test_what_the_system_says_is_known(code: int) -> None:
    assert str(reason(OSError(code, os.strerror(code)))) in OF_THE_SYSTEM


@pytest.mark.parametrize("text", NOT_TOML, ids=str)
def test_what_the_library_says_of_a_text_is_known(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as why:
        tomllib.loads(text)
    assert str(of_text(str(why.value).partition(" (at ")[0])) in OF_TOML


def test_a_name_that_no_file_can_have() -> None:
    with pytest.raises(ValueError, match="null byte") as why:
        Path("a\0b").read_bytes()
    assert str(reason(why.value)) == "embedded null byte"
    with speaking("fr"):
        assert str(reason(why.value)) == "un octet nul s’y trouve"


def test_what_nobody_knows_is_told_as_it_is() -> None:
    with speaking("fr"):
        assert str(reason(OSError(9999, "Unheard of {so far}"))) == "unheard of {so far}"
        assert str(reason(OSError(errno.EACCES, "Permission denied"))) == "accès refusé"
