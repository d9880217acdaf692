"""What a page shows, without its marks."""

import re
from html import unescape


def words(page: str) -> str:
    """What a page, or a part of one, says."""
    return " ".join(unescape(re.sub(r"<[^>]*>", "", page)).split())


def headline(page: str) -> str:
    """Its first heading: of a ruling, the sentence to be read aloud."""
    found = re.search(r"<h1[^>]*>(.*?)</h1>", page, re.S)
    assert found is not None
    return words(found[1])
