"""Which version of the program this is."""


def version() -> str:
    """``0.1.0``, as it was installed."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("adjudicator")
    except PackageNotFoundError:
        return "0"
