"""What each regulation says of itself, for those who want to read of it without calling it."""

from adjudicator.kept import kept


def described() -> dict[str, str]:
    """The description at the head of each regulation, by its name."""
    found: dict[str, str] = kept("regulations", _read)
    return found


def _read() -> dict[str, str]:
    from adjudicator.regulations.catalogue import every, module

    return {name: module(name).__doc__ or "" for name in every()}
