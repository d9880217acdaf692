"""The language server: what an editor asks over the wire, answered by the functions of this room.

The only importer of pygls, which comes with the extra ``lsp``. Positions on the wire are in the units that the editor
names; here they are characters.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from lsprotocol import types as t
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path
from pygls.workspace import TextDocument

from adjudicator.editor.hovering import hover
from adjudicator.editor.problems import Problem, problems
from adjudicator.editor.proposals import proposals
from adjudicator.handlog import HandLog
from adjudicator.notation import read
from adjudicator.notation.files import formatted
from adjudicator.rulebook import BookError
from adjudicator.words import LANGUAGES, speaking

NAME: Final = "adjudicate"
SEVERITIES: Final = {
    "error": t.DiagnosticSeverity.Error,
    "warning": t.DiagnosticSeverity.Warning,
    "information": t.DiagnosticSeverity.Information,
}
KINDS: Final = {
    "word": t.CompletionItemKind.Keyword,
    "player": t.CompletionItemKind.Variable,
    "card": t.CompletionItemKind.Value,
    "book": t.CompletionItemKind.Module,
    "point": t.CompletionItemKind.Constant,
}


class Wishes(NamedTuple):
    """How the logs of a folder are to be ruled on: by which rulebook, under which readings, in which language."""

    rules: str | None = None
    readings: Mapping[str, str] = {}
    language: str = LANGUAGES[0]


Wanted = Callable[[Path | None, HandLog], Wishes]


def server(version: str, wanted: Wanted = lambda path, log: Wishes()) -> LanguageServer:
    """The server; ``wanted`` gives the settings for a log and its path (``None``: it is in no file)."""
    made = LanguageServer(NAME, version)
    _diagnose(made, wanted)
    _complete(made)
    _tell(made, wanted)
    _format(made)
    return made


def _wishes(document: TextDocument, wanted: Wanted) -> Wishes:
    path = to_fs_path(document.uri)
    return wanted(Path(path) if path else None, read(document.source))


def _diagnose(made: LanguageServer, wanted: Wanted) -> None:
    def publish(uri: str) -> None:
        document = _opened(made, uri)
        if document is None:
            return
        wishes = _wishes(document, wanted)
        with speaking(wishes.language):
            found = problems(document.source, wishes.rules, wishes.readings)
        told = [_diagnostic(problem, document) for problem in found]
        made.text_document_publish_diagnostics(
            t.PublishDiagnosticsParams(uri=uri, version=document.version, diagnostics=told)
        )

    @made.feature(t.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: t.DidOpenTextDocumentParams) -> None:
        publish(params.text_document.uri)

    @made.feature(t.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: t.DidChangeTextDocumentParams) -> None:
        publish(params.text_document.uri)

    @made.feature(t.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: t.DidCloseTextDocumentParams) -> None:
        made.text_document_publish_diagnostics(t.PublishDiagnosticsParams(uri=params.text_document.uri, diagnostics=[]))

    @made.feature(t.TEXT_DOCUMENT_CODE_ACTION, t.CodeActionOptions(code_action_kinds=[t.CodeActionKind.QuickFix]))
    def mend(params: t.CodeActionParams) -> list[t.CodeAction]:
        return [
            _quick_fix(params.text_document.uri, diagnostic)
            for diagnostic in params.context.diagnostics
            if isinstance(diagnostic.data, str)
        ]


def _diagnostic(problem: Problem, document: TextDocument) -> t.Diagnostic:
    spot = t.Range(t.Position(problem.line, problem.start), t.Position(problem.line, problem.end))
    return t.Diagnostic(
        range=document.position_codec.range_to_client_units(document.lines, spot),
        message=problem.says,
        severity=SEVERITIES[problem.severity],
        code=problem.code,
        source=NAME,
        data=problem.instead or None,
    )


def _quick_fix(uri: str, diagnostic: t.Diagnostic) -> t.CodeAction:
    instead = str(diagnostic.data)
    return t.CodeAction(
        title=instead,
        kind=t.CodeActionKind.QuickFix,
        diagnostics=[diagnostic],
        edit=t.WorkspaceEdit(changes={uri: [t.TextEdit(diagnostic.range, instead)]}),
        is_preferred=True,
    )


def _complete(made: LanguageServer) -> None:
    @made.feature(t.TEXT_DOCUMENT_COMPLETION, t.CompletionOptions(trigger_characters=[" ", ":", ","]))
    def completion(params: t.CompletionParams) -> t.CompletionList:
        document = _opened(made, params.text_document.uri)
        if document is None:
            return t.CompletionList(is_incomplete=False, items=[])
        spot = document.position_codec.position_from_client_units(document.lines, params.position)
        found = proposals(document.source, spot.line, spot.character)
        return t.CompletionList(
            is_incomplete=False,
            items=[
                t.CompletionItem(label=one.text, kind=KINDS[one.kind], detail=one.says or None, sort_text=f"{place:03}")
                for place, one in enumerate(found)
            ],
        )


def _tell(made: LanguageServer, wanted: Wanted) -> None:
    @made.feature(t.TEXT_DOCUMENT_HOVER)
    def told(params: t.HoverParams) -> t.Hover | None:
        document = _opened(made, params.text_document.uri)
        if document is None:
            return None
        spot = document.position_codec.position_from_client_units(document.lines, params.position)
        wishes = _wishes(document, wanted)
        with speaking(wishes.language):
            try:
                says = hover(document.source, spot.line, spot.character, wishes.rules, wishes.readings)
            except BookError:
                return None
        return t.Hover(t.MarkupContent(t.MarkupKind.Markdown, says)) if says else None


def _format(made: LanguageServer) -> None:
    @made.feature(t.TEXT_DOCUMENT_FORMATTING)
    def in_order(params: t.DocumentFormattingParams) -> list[t.TextEdit]:
        document = _opened(made, params.text_document.uri)
        if document is None:
            return []
        found = formatted(document.source.encode("utf-8", "replace"))
        if found.faults or not found.changed:
            return []
        whole = t.Range(t.Position(0, 0), t.Position(len(document.lines) + 1, 0))
        return [t.TextEdit(whole, found.after)]


def _opened(made: LanguageServer, uri: str) -> TextDocument | None:
    """A document that the editor has opened; ``None`` for any other, which is nobody's business here."""
    found: TextDocument | None = made.workspace.text_documents.get(uri)
    return found
