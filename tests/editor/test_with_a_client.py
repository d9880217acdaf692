"""The language server, started as an editor starts it and spoken to by a real client over its pipes."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

t = pytest.importorskip("lsprotocol.types", reason="the extra lsp is not installed")

from pygls.lsp.client import LanguageClient  # noqa: E402

ADJUDICATE = Path(sys.executable).with_name("adjudicate")
URI = "file:///table/dispute.log"

DISPUTE = """rules: gra
players: North, Zoë
deal North: 6h 7h 9c 9d 2s 3s 4s Kd Qh Tc
deal Zoë: 4c 5c 6c Jc Jd Ac 2d 5d Kh Ts
upcard: 8d
North draws 8h, discards Qh
Zoë draws Js, discards Kh
North draws 3c, discards 3c
Zoë draws 7c, discards Ts
North draws 9h, knocks with Tc for 10: 6h-8h, 9cdh, 2s-4s
"""


class Editor:
    """A client that keeps the diagnostics it is sent."""

    def __init__(self) -> None:
        self.client: Any = LanguageClient("tests", "1")
        self.told: asyncio.Queue[Any] = asyncio.Queue()

        @self.client.feature(t.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)  # type: ignore[untyped-decorator]
        def keep(params: Any) -> None:
            self.told.put_nowait(params)

    async def open(self, text: str, uri: str = URI) -> Any:
        await self.client.start_io(str(ADJUDICATE), "lsp")
        await self.client.initialize_async(t.InitializeParams(capabilities=t.ClientCapabilities()))
        self.client.initialized(t.InitializedParams())
        self.client.text_document_did_open(t.DidOpenTextDocumentParams(t.TextDocumentItem(uri, "handlog", 1, text)))
        return await asyncio.wait_for(self.told.get(), 60)

    async def change(self, text: str) -> Any:
        self.client.text_document_did_change(
            t.DidChangeTextDocumentParams(
                t.VersionedTextDocumentIdentifier(2, URI), [t.TextDocumentContentChangeWholeDocument(text)]
            )
        )
        return await asyncio.wait_for(self.told.get(), 60)

    async def close(self) -> None:
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()


def in_an_editor(text: str, does: "Callable[[Editor, Any], Awaitable[None]]") -> None:
    async def session() -> None:
        editor = Editor()
        try:
            await does(editor, await editor.open(text))
        finally:
            await editor.close()

    asyncio.run(session())


async def _finds(editor: Editor, told: Any) -> None:
    """The knock above the limit is underlined in its line, the choice beside it; no fault."""
    found = [(d.range.start.line, d.code, d.severity) for d in told.diagnostics]
    assert (9, "gra.9.a", t.DiagnosticSeverity.Warning) in found
    assert (9, "gra.9.d", t.DiagnosticSeverity.Information) in found
    assert not [d for d in told.diagnostics if d.severity == t.DiagnosticSeverity.Error]


async def _mends_a_slip(editor: Editor) -> None:
    """A slip of the pen is an error at its word, and can be mended by what was meant."""
    worse = await editor.change(DISPUTE + "Zoë acepts the knock\n")
    (fault,) = [d for d in worse.diagnostics if d.severity == t.DiagnosticSeverity.Error]
    assert fault.code == "L004"
    assert (fault.range.start.line, fault.range.start.character) == (10, 4)
    assert fault.range.end.character == 10
    actions = await editor.client.text_document_code_action_async(
        t.CodeActionParams(t.TextDocumentIdentifier(URI), fault.range, t.CodeActionContext([fault]))
    )
    assert [action.title for action in actions] == ["accepts"]
    assert actions[0].edit.changes[URI][0].new_text == "accepts"


async def _completes(editor: Editor) -> None:
    """The deed of a player."""
    verbs = await editor.client.text_document_completion_async(
        t.CompletionParams(t.TextDocumentIdentifier(URI), t.Position(10, 5))
    )
    assert {"accepts", "asks"} <= {item.label for item in verbs.items}
    assert all(item.label.startswith("a") for item in verbs.items)


async def _tells_below_the_pointer(editor: Editor) -> None:
    """The table after the knock, and what a card counts; nothing in a file that was not opened."""
    hover = editor.client.text_document_hover_async
    knock = await hover(t.HoverParams(t.TextDocumentIdentifier(URI), t.Position(9, 8)))
    assert "deadwood 10" in knock.contents.value
    card = await hover(t.HoverParams(t.TextDocumentIdentifier(URI), t.Position(2, 12)))
    assert card.contents.value.startswith("6♥ counts 6.")
    assert "deadwood" in card.contents.value
    elsewhere = t.TextDocumentIdentifier("file:///table/elsewhere.log")
    assert await hover(t.HoverParams(elsewhere, t.Position(0, 0))) is None


async def _puts_in_order(editor: Editor) -> None:
    """A log with a fault is left alone; a good one is put in order."""
    put_in_order = editor.client.text_document_formatting_async
    wanted = t.DocumentFormattingParams(t.TextDocumentIdentifier(URI), t.FormattingOptions(2, True))
    assert not await put_in_order(wanted)
    await editor.change(DISPUTE.replace("upcard: 8d", "UPCARD :  ♦8"))
    edits = await put_in_order(wanted)
    assert "upcard: 8d\n" in edits[0].new_text


def test_a_session_in_an_editor() -> None:
    async def does(editor: Editor, told: Any) -> None:
        await _finds(editor, told)
        await _mends_a_slip(editor)
        await _completes(editor)
        await _tells_below_the_pointer(editor)
        await _puts_in_order(editor)

    in_an_editor(DISPUTE, does)


def test_positions_are_in_the_units_of_the_editor() -> None:
    """An editor counts in UTF-16 unless it says otherwise: a sign beyond the first plane is two of its units."""
    text = "players: 🂡, South\n🂡 pases\n"

    async def does(editor: Editor, told: Any) -> None:
        (fault,) = [d for d in told.diagnostics if d.severity == t.DiagnosticSeverity.Error]
        assert (fault.range.start.line, fault.range.start.character, fault.range.end.character) == (1, 3, 8)

    in_an_editor(text, does)


def test_settings_above_the_log_hold(tmp_path: Path) -> None:
    """The rulebook and the language of the folder's adjudicator.toml."""
    (tmp_path / "adjudicator.toml").write_text('rulebook = "classic"\nlanguage = "fr"\n', encoding="utf-8")

    async def session() -> None:
        editor = Editor()
        try:
            text = DISPUTE.replace("rules: gra\n", "") + "Zoë acepts the knock\n"
            told = await editor.open(text, (tmp_path / "dispute.log").as_uri())
            # Ten points may knock under classic; all that is wrong is the word that is no verb, said in French.
            (fault,) = told.diagnostics
            assert fault.code == "L004"
            assert "compris" in fault.message
        finally:
            await editor.close()

    asyncio.run(session())


def test_the_server_goes_quietly_when_its_editor_goes() -> None:
    """Told by hand: the client keeps neither the status nor what was said on standard error."""
    told: list[dict[str, Any]] = [
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}},
        {"id": 2, "method": "shutdown"},
    ]
    lines = [json.dumps({"jsonrpc": "2.0", **each}) for each in [*told, {"method": "exit"}]]
    wire = "".join(f"Content-Length: {len(line)}\r\n\r\n{line}" for line in lines)
    run = subprocess.run([str(ADJUDICATE), "lsp"], input=wire.encode(), capture_output=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, b"")
