"""A session with the server for each test, with what Neovim, VS Code and Emacs say that they can do."""
import asyncio, json, os, subprocess

import pytest, pytest_lsp
from lsprotocol import types as lsp
from pygls.protocol import default_converter
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features

LAYOUTC = os.environ["LAYOUTC"]
EDITORS = ["neovim", "visual-studio-code", "emacs"]


def published(client: LanguageClient, params):
    client.diagnostics[params.uri] = params.diagnostics
    client.published[params.uri] = params
    client.publishes.append(params.uri)


def registered(client: LanguageClient, params):
    client.registrations += params.registrations


def refreshed(client: LanguageClient, params=None):
    client.refreshes += 1


def applied(client: LanguageClient, params):
    client.edits.append(params.edit)
    return lsp.ApplyWorkspaceEditResult(applied=True)


def make_client():
    client = LanguageClient(converter_factory=default_converter)
    client.published, client.publishes, client.registrations, client.refreshes, client.edits = {}, [], [], 0, []
    register_lsp_features(client, {
        **DEFAULT_CLIENT_FEATURES, lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: published, lsp.CLIENT_REGISTER_CAPABILITY: registered,
        lsp.WORKSPACE_DIAGNOSTIC_REFRESH: refreshed, lsp.WORKSPACE_CODE_LENS_REFRESH: refreshed,
        lsp.WORKSPACE_INLAY_HINT_REFRESH: refreshed, lsp.WORKSPACE_APPLY_EDIT: applied,
    })
    return client


@pytest_lsp.fixture(
    params=EDITORS, config=ClientServerConfig(server_command=[LAYOUTC, "lsp"], client_factory=make_client))
async def client(lsp_client: LanguageClient, request, tmp_path):
    result = await lsp_client.initialize_session(
        lsp.InitializeParams(capabilities=client_capabilities(request.param), root_uri=tmp_path.as_uri()))
    lsp_client.editor = request.param
    lsp_client.result = result
    lsp_client.server = result.capabilities
    lsp_client.folder = tmp_path
    yield
    await lsp_client.shutdown_session()
    assert lsp_client._server.returncode == 0


def needs(client, capability):
    """Skips a test of what the server does not offer to the client."""
    offered = getattr(client.server, capability)
    if not offered:
        pytest.skip(f"the server does not offer {capability}")
    return offered


async def soon(condition, what, seconds=10):
    for _ in range(seconds * 500):
        if condition():
            return
        await asyncio.sleep(0.002)
    raise AssertionError(f"{what} did not come")


class Text:
    """A text, and its places as the protocol counts them."""

    def __init__(self, text, encoding):
        self.text, self.encoding = text, encoding

    def units(self, text):
        return len(text.encode()) if self.encoding == lsp.PositionEncodingKind.Utf8 else len(text.encode("utf-16-le")) // 2

    def position(self, offset):
        before = self.text[:offset].replace("\r\n", " \n").replace("\r", "\n")
        start = before.rfind("\n") + 1
        return lsp.Position(before.count("\n"), self.units(self.text[start:offset]))

    def offset(self, position):
        start = 0
        for line in self.text.splitlines(keepends=True)[:position.line]:
            start += len(line)
        units, end = 0, start
        while end < len(self.text) and units < position.character and self.text[end] not in "\r\n":
            units += self.units(self.text[end])
            end += 1
        assert units == position.character, (position, "stands within a character or beyond its line")
        return end

    def range(self, part, which=0):
        """Where a part of the text stands, the first or a later one."""
        start = -1
        for _ in range(which + 1):
            start = self.text.index(part, start + 1)
        return lsp.Range(self.position(start), self.position(start + len(part)))

    def __getitem__(self, range_):
        return self.text[self.offset(range_.start):self.offset(range_.end)]

    def edited(self, edits):
        """The text after edits, which must not overlap."""
        places = sorted(
            ((self.offset(edit.range.start), self.offset(edit.range.end), edit.new_text) for edit in edits), key=lambda edit: edit[:2])
        for one, other in zip(places, places[1:]):
            assert one[1] <= other[0], "edits overlap"
        result, end = "", 0
        for start, stop, new in places:
            result += self.text[end:start] + new
            end = stop
        return result + self.text[end:]


class Document(Text):
    """A text that the client has open. `▮` in it marks places, and is no part of it."""

    def __init__(self, client, text, name="a.layout.yaml"):
        parts = text.split("▮")
        super().__init__("".join(parts), client.server.position_encoding or lsp.PositionEncodingKind.Utf16)
        self.client, self.version = client, 1
        self.path = client.folder / name
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(self.text.encode())
        self.uri = self.path.as_uri()
        self.id = lsp.TextDocumentIdentifier(self.uri)
        self.marks = [sum(map(len, parts[:index])) for index in range(1, len(parts))]
        language = "json" if name.endswith(".json") else "yaml"
        client.text_document_did_open(lsp.DidOpenTextDocumentParams(
            lsp.TextDocumentItem(uri=self.uri, language_id=language, version=1, text=self.text)))

    @property
    def mark(self):
        return self.position(self.marks[0])

    @property
    def at(self):
        return {"text_document": self.id, "position": self.mark}

    @property
    def whole(self):
        return lsp.Range(lsp.Position(0, 0), self.position(len(self.text)))

    def change(self, text):
        """Gives the text another content, in one incremental change."""
        self.version += 1
        change = lsp.TextDocumentContentChangePartial(range=self.whole, text=text)
        self.text = text
        self._send([change])

    def replace(self, part, new, which=0):
        self.version += 1
        range_ = self.range(part, which)
        self.text = self.edited([lsp.TextEdit(range_, new)])
        self._send([lsp.TextDocumentContentChangePartial(range=range_, text=new)])

    def _send(self, changes):
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri), content_changes=changes))

    def close(self):
        self.client.text_document_did_close(lsp.DidCloseTextDocumentParams(self.id))

    async def findings(self):
        """What is found in the text as it is: told by the server, or asked for."""
        if self.client.server.diagnostic_provider:
            return list((await self.client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(self.id))).items)
        known = self.client.published
        await soon(lambda: self.uri in known and known[self.uri].version == self.version, "diagnostics")
        return list(known[self.uri].diagnostics)

    async def rules(self):
        return [finding.code for finding in await self.findings()]

    async def actions(self, range_=None, only=None):
        """The code actions that are offered for a range, with the findings in it, complete with their edits."""
        range_ = range_ or lsp.Range(self.mark, self.mark)
        inside = [
            finding for finding in await self.findings()
            if finding.range.start.line <= range_.end.line and finding.range.end.line >= range_.start.line]
        actions = await self.client.text_document_code_action_async(lsp.CodeActionParams(
            self.id, range_, lsp.CodeActionContext(diagnostics=inside, only=only))) or []
        result = []
        for action in actions:
            assert isinstance(action, lsp.CodeAction), action
            if action.edit is None and action.command is None:
                action = await self.client.code_action_resolve_async(action)
            result.append(action)
        return result

    def applied(self, edit):
        """The text after a workspace edit of it alone."""
        edits = edits_of(edit)
        assert list(edits) == [self.uri], edits
        return self.edited(edits[self.uri])

    def run(self, *arguments, text=None):
        """What a command of layoutc writes of the text, or of another one in its place."""
        text = self.text if text is None else text
        run = subprocess.run(
            [LAYOUTC, *arguments, "-", "--stdin-filename", str(self.path)], input=text.encode(), capture_output=True, cwd=self.client.folder)
        assert run.returncode in (0, 1), run.stderr.decode()
        return run.stdout.decode()

    def frames(self, text=None):
        text = self.text if text is None else text
        path = self.path.parent / ("solved" + self.path.suffix)
        path.write_bytes(text.encode())
        run = subprocess.run([LAYOUTC, "build", "--no-lint", str(path), "--format", "csv"], capture_output=True)
        assert run.returncode == 0, run.stderr.decode()
        return run.stdout


def edits_of(edit):
    """The edits of a workspace edit, by the URIs of the texts."""
    result = {}
    for change in edit.document_changes or []:
        assert isinstance(change, lsp.TextDocumentEdit), change
        result.setdefault(change.text_document.uri, []).extend(change.edits)
    for uri, edits in (edit.changes or {}).items():
        result.setdefault(uri, []).extend(edits)
    return result
