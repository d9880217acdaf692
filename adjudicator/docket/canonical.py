"""One way to write data as text, so that the same data always gives the same digest, on every machine and database."""

import json
import re
from hashlib import sha256
from typing import Any, Final

_UNKEPT: Final = re.compile(r"[\x00\ud800-\udfff]")


def canonical(data: Any) -> str:
    """JSON with sorted keys and no space. Raises TypeError or ValueError for what JSON does not have."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def digest(text: str) -> str:
    """SHA-256 of a text in UTF-8, 64 hexadecimal digits."""
    return sha256(text.encode("utf-8")).hexdigest()


def can_be_kept(text: str) -> bool:
    """Whether both databases give a text back as it was: no NUL, no half of a pair of surrogates."""
    return not _UNKEPT.search(text)
