"""``adjudicate lsp``: the language server on standard input and output."""

from pathlib import Path

from adjudicator.cli.status import RULED, Bad
from adjudicator.cli.version import version
from adjudicator.words import language, say


def serve() -> int:
    """Answers an editor until it closes the line; a ``Bad`` call where the extra is not installed."""
    try:
        from adjudicator.editor.server import Wishes, server
    except ModuleNotFoundError as why:
        if (why.name or "").split(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise Bad(say("an editor's help needs the extra lsp: pip install 'adjudicator[lsp]'")) from why
    spoken = language()

    def wanted(path: Path | None) -> Wishes:
        return Wishes(language=spoken)

    server(version(), wanted).start_io()
    return RULED
