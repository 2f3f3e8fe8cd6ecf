"""How sessions begin and end, how texts are kept, and what is published of them."""
import asyncio, json

import pytest
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from conftest import Document, soon

CLEAN = "environment: {container: 393 x 852}\nsections:\n  - id: a\n    items: 3\n    list: plain\n"
BROKEN = CLEAN + "nonsense: 1\n"


async def test_initialize_tells_who_answers(client):
    assert client.result.server_info.name == "layoutc"
    assert client.result.server_info.version
    sync = client.server.text_document_sync
    assert sync.open_close and sync.change == lsp.TextDocumentSyncKind.Incremental


async def test_positions_are_bytes_where_the_client_can(client):
    offered = client.capabilities.general.position_encodings or []
    expected = "utf-8" if "utf-8" in offered else "utf-16"
    assert client.server.position_encoding == expected
    assert (expected == "utf-16") == (client.editor == "visual-studio-code")


async def test_pushes_where_the_client_cannot_be_told_to_ask_again(client):
    # Neovim asks for findings, but once a spec includes a file that changes, nothing would make it ask again.
    assert (client.capabilities.text_document.diagnostic is not None) == (client.editor == "neovim")
    assert client.server.diagnostic_provider is None


async def test_a_finding_has_all_that_editors_show(client):
    document = Document(client, "sections: [{items: 2, grid: {columns: 2}}]\ndefine: {👍: {item: 50% x 50%}}\n")
    finding, = [one for one in await document.findings() if one.code == "unused-definition"]
    assert finding.source == "layoutc"
    assert finding.severity == lsp.DiagnosticSeverity.Warning
    assert list(finding.tags) == [lsp.DiagnosticTag.Unnecessary]
    assert document[finding.range] == "👍"
    assert "never used" in finding.message


async def test_a_finding_shows_the_other_places(client):
    document = Document(
        client, "sections: [{items: 2, group: {horizontal: {size: 100% x 44, subitem: {item: 100 x 100%}, count: 3}}}]\n")
    finding, = [one for one in await document.findings() if one.code == "count-overrides-item-size"]
    related, = finding.related_information
    assert related.location.uri == document.uri
    assert document[related.location.range] == "3" and document[finding.range] == "100"


async def test_severities(client):
    document = Document(client, BROKEN + "define: {unused: {item: 50% x 50%}}\n")
    severities = {finding.code: finding.severity for finding in await document.findings()}
    assert severities["unknown-key"] == lsp.DiagnosticSeverity.Error


async def test_findings_follow_what_is_typed(client):
    document = Document(client, CLEAN)
    assert await document.findings() == []
    document.replace("plain\n", "plain\nnonsense: 1\n")
    assert await document.rules() == ["unknown-key"]
    document.replace("nonsense", "👍")
    finding, = await document.findings()
    assert document[finding.range] == "👍"
    document.replace("👍: 1\n", "")
    assert await document.findings() == []


async def test_several_changes_at_once_apply_in_their_order(client):
    document = Document(client, CLEAN)
    change = lambda line, start, end, text: lsp.TextDocumentContentChangePartial(
        range=lsp.Range(lsp.Position(line, start), lsp.Position(line, end)), text=text)
    document.version = 2
    document._send([
        change(0, 0, 0, "# 👍\n\n"), change(1, 0, 0, "nonsense: 1"), change(1, 0, 8, "👍"), change(0, 0, 0, "\r\n"),
        lsp.TextDocumentContentChangePartial(
            range=lsp.Range(lsp.Position(1, 0), lsp.Position(2, 0)), text="\r\n# é\r"),
    ])
    document.text = "\r\n\r\n# é\r👍: 1\n" + CLEAN
    finding, = await document.findings()
    assert finding.range.start == lsp.Position(3, 0) and document[finding.range] == "👍"


async def test_the_whole_text_may_be_sent(client):
    document = Document(client, CLEAN)
    document.version = 2
    document.text = BROKEN
    document._send([lsp.TextDocumentContentChangeWholeDocument(BROKEN)])
    assert await document.rules() == ["unknown-key"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
async def test_lines_end_in_three_ways(client, end):
    document = Document(client, ("# 👍\n" + BROKEN).replace("\n", end))
    finding, = await document.findings()
    assert finding.range.start.line == 6 and document[finding.range] == "nonsense"


async def test_what_is_saved_and_closed(client):
    document = Document(client, BROKEN)
    assert await document.rules() == ["unknown-key"]
    client.text_document_did_save(lsp.DidSaveTextDocumentParams(document.id))
    assert await document.rules() == ["unknown-key"]
    client.published.clear()
    document.close()
    if not client.server.diagnostic_provider:
        await soon(lambda: document.uri in client.published, "the end of the findings")
        assert not client.published[document.uri].diagnostics
    again = Document(client, CLEAN)
    assert await again.findings() == []


async def test_nothing_is_said_of_other_yaml(client):
    Document(client, "name: ci\njobs: {build: {nonsense: [1}}\n", "workflow.yaml")
    Document(client, '{"compilerOptions": {}}', "tsconfig.json")
    document = Document(client, BROKEN)
    assert await document.rules() == ["unknown-key"]
    assert all(uri == document.uri for uri in client.publishes)


async def test_a_spec_is_known_by_its_keys(client):
    document = Document(client, BROKEN, "some.yaml")
    assert await document.rules() == ["unknown-key"]
    other = Document(client, '{"sections": [{"items": 1, "nonsense": 1}]}', "some.json")
    assert "unknown-key" in await other.rules()


async def test_texts_that_are_no_files(client):
    document = Document(client, CLEAN)
    document.uri = "untitled:Untitled-1"
    document.id = lsp.TextDocumentIdentifier(document.uri)
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(
        lsp.TextDocumentItem(uri=document.uri, language_id="yaml", version=1, text=BROKEN)))
    assert await document.rules() == ["unknown-key"]


async def test_open_texts_win_over_the_disk(client):
    main = Document(client, "include: [part.layout.yaml]\nsections: [{items: 2, grid: {columns: '${columns}'}}]\n", "main.layout.yaml")
    assert await main.rules() != []
    part = Document(client, "let: {columns: 2}\n", "part.layout.yaml")
    part.path.write_text("let: {other: 2}\n")
    main.replace("items: 2", "items: 4")
    assert await main.findings() == []
    part.replace("columns", "rows")
    if client.server.diagnostic_provider:
        assert await main.rules() != []
    else:
        await soon(lambda: client.published[main.uri].diagnostics, "findings after the change of the included file")


async def test_findings_in_included_files_are_told_of_them(client):
    path = client.folder / "part.yaml"
    path.write_text("let: {gap: 8}\ndefine: {👍: {item: 100% x 100%, nonsense: 1}}\n")
    main = Document(client, "include: [part.yaml]\nsections: [{items: 2, grid: {columns: 2, spacing: '${gap}'}}]\n", "main.layout.yaml")
    await soon(lambda: client.published.get(path.as_uri()), "findings in the included file")
    assert "unknown-key" in [finding.code for finding in client.published[path.as_uri()].diagnostics]
    assert "unknown-key" not in await main.rules()
    main.close()
    await soon(lambda: not client.published[path.as_uri()].diagnostics, "the end of the findings")


async def test_the_configuration_counts(client):
    text = "sections: [{items: 2, grid: {columns: 2}}]\ndefine: {unused: {item: 50% x 50%}}\n"
    document = Document(client, text)
    assert "unused-definition" in await document.rules()
    (client.folder / ".layoutc.yaml").write_text("lint: {ignore: [unused-definition]}\n")
    client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(
        [lsp.FileEvent((client.folder / ".layoutc.yaml").as_uri(), lsp.FileChangeType.Created)]))
    document.replace("items: 2", "items: 4")
    assert "unused-definition" not in await document.rules()
    # What is typed into it counts before it is saved.
    configuration = Document(client, "lint: {ignore: [ragged-row]}\n", ".layoutc.yaml")
    document.replace("items: 4", "items: 6")
    assert "unused-definition" in await document.rules()


async def test_mistakes_in_the_configuration_are_told_of_it(client):
    document = Document(client, CLEAN)
    configuration = Document(client, "lint: {ignore: [👍, nonsense]}\n", ".layoutc.yaml")
    if not client.server.diagnostic_provider:
        await soon(lambda: client.published.get(configuration.uri), "findings in the configuration")
    finding = (await configuration.findings())[-1]
    assert configuration[finding.range] == "nonsense"
    configuration.replace("👍, nonsense", "ragged-row")
    if not client.server.diagnostic_provider:
        await soon(lambda: not client.published[configuration.uri].diagnostics, "the end of the findings")
    assert await configuration.findings() == [] == await document.findings()


async def test_files_are_watched_where_the_client_can(client):
    await Document(client, CLEAN).findings()
    can = client.capabilities.workspace.did_change_watched_files.dynamic_registration
    methods = [registration.method for registration in client.registrations]
    assert methods.count("workspace/didChangeWatchedFiles") == (1 if can else 0)


async def test_requests_overtaken_by_changes_are_dropped(client):
    document = Document(client, CLEAN)
    await document.findings()
    # Sent together; an answer to the first would be about a text that is gone.
    asked = client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document.id))
    first = asyncio.ensure_future(asked)
    await asyncio.sleep(0)
    document.replace("plain", "sidebar")
    try:
        await first
    except JsonRpcException as error:
        assert error.code == -32801
    assert await document.findings() == []


async def test_unknown_requests_are_refused(client):
    with pytest.raises(JsonRpcException) as error:
        await client.protocol.send_request_async("none/such", {})
    assert error.value.code == -32601


async def test_mistakes_of_syntax_do_not_hide_the_rest(client):
    document = Document(client, "nonsense: 1\nsections:\n  - items: [2\n  - nonsense: 3\n")
    rules = await document.rules()
    assert "syntax-error" in rules
    document.change(CLEAN)
    assert await document.findings() == []
