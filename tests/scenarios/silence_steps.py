"""The words of scenarios about what no article says."""

from tests.scenarios.steps import Document, then


@then(r"what no article says is taken from (?P<source>[a-z-]+)")
def taken_from(ruling: Document, source: str) -> None:
    """A finding without a clause names the book, or custom, that fills the gap."""
    silent = [finding for finding in ruling["findings"] if finding["clause"] is None]
    assert all(finding["basis"] == "silent" for finding in silent), silent
    assert source in [finding["source"] for finding in silent], silent
