"""``adjudicate lsp``: the language server on standard input and output."""

from collections.abc import Mapping
from pathlib import Path

from adjudicator.cli.logs import STDIN
from adjudicator.cli.settings import Search
from adjudicator.cli.status import RULED, Bad
from adjudicator.cli.table import Values
from adjudicator.cli.version import version
from adjudicator.handlog import HandLog
from adjudicator.words import language, say


def serve(values: Values) -> int:
    """Answers an editor until it closes the line; a ``Bad`` call where the extra is not installed."""
    try:
        from adjudicator.editor.server import Wishes, server
    except ModuleNotFoundError as why:
        if (why.name or "").split(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise Bad(say("an editor's help needs the extra lsp: pip install 'adjudicator[lsp]'")) from why

    def wanted(path: Path | None, log: HandLog) -> Wishes:
        return Wishes(*_held(values, path, log))

    server(version(), wanted).start_io()
    return RULED


def _held(values: Values, path: Path | None, log: HandLog) -> tuple[str | None, Mapping[str, str], str]:
    """Rulebook, readings and language for a log in an editor; a settings file with a fault counts as none."""
    try:
        settings = Search(values).of(str(path) if path else STDIN)
        rules, letters = settings.outranking(log)
        return rules, letters, str(settings.language(log).value)
    except Bad:
        return None, {}, language()
