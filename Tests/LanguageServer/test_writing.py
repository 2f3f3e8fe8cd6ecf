"""What changes a text: completion, fixes, refactorings, renames, formatting; and the preview."""
import json, subprocess, urllib.parse

import pytest
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from conftest import LAYOUTC, Document, Text, edits_of, needs, soon

SPEC = """\
environment: {container: 393 x 852}
let: {gap: 8, rows: 2}
define:
  card:
    item: 50% x 100%
  unused:
    item: 1/2 x 1/2
states:
  few: {shop: 2}
sections:
  - id: shop
    items: 4
    group:
      horizontal:
        size: 100% x 44
        interItemSpacing: ${gap}
        subitems:
          - use: card
  - id: rest
    items: 3
    group:
      horizontal: {size: 100% x 60, subitem: {item: 100 x 100%}, count: 3}
"""


# Completion

async def offered(client, text):
    needs(client, "completion_provider")
    document = Document(client, text)
    result = await client.text_document_completion_async(lsp.CompletionParams(**document.at))
    items = list(result.items if isinstance(result, lsp.CompletionList) else result or [])
    for item in items:
        assert item.label.strip()
        edit = item.text_edit
        if isinstance(edit, lsp.TextEdit):
            assert document.offset(edit.range.start) <= document.marks[0] <= document.offset(edit.range.end)
            assert edit.range.start.line == edit.range.end.line == document.mark.line
    assert len({item.label for item in items}) == len(items)
    return document, items


def accepted(document, item):
    """The text after a proposal is taken; of a snippet with its places empty."""
    import re
    edit = item.text_edit or lsp.TextEdit(lsp.Range(document.mark, document.mark), item.insert_text or item.label)
    new = edit.new_text
    if item.insert_text_format == lsp.InsertTextFormat.Snippet:
        new = re.sub(r"\$\{\d+:([^}]*)\}|\$\{\d+\|([^,|]*)[^}]*\}|\$\d+", lambda match: match.group(1) or match.group(2) or "", new)
    return document.edited([lsp.TextEdit(edit.range, new), *(item.additional_text_edits or [])])


@pytest.mark.parametrize("text, has, lacks", [
    ("sections:\n  - id: a\n    items: 3\n    ▮\n", ["grid", "list", "group", "contentInsets"], ["id", "items", "container"]),
    ("sections:\n  - id: a\n    it▮\n    list: plain\n", ["items"], ["id"]),
    ("▮\nsections: [{items: 1, list: plain}]\n", ["environment", "define", "let"], ["sections", "columns"]),
    ("sections:\n  - items: 3\n    orthogonalScrollingBehavior: ▮\n", ["continuous", "groupPaging", "none"], ["items"]),
    ("sections: [{items: 3, list: ▮}]\n", ["plain", "sidebar", "insetGrouped"], ["items"]),
    ("sections: [{items: 3, ▮}]\n", ["grid", "id"], ["items"]),
    ("environment: {device: ▮}\nsections: [{items: 1, list: plain}]\n", ["iphone-16", "ipad-mini"], []),
    ("environment: {device: iphone-16, orientation: ▮}\nsections: [{items: 1, list: plain}]\n", ["portrait", "landscape"], []),
    ("# layoutc:ignore ragged▮\nsections: [{items: 1, list: plain}]\n", ["ragged-row"], ["items"]),
    (SPEC.replace("use: card", "use: ▮"), ["card"], ["horizontal"]),
    (SPEC.replace("${gap}", "${▮}"), ["gap", "rows"], ["card"]),
    (SPEC.replace("{shop: 2}", "{shop: 2, ▮}"), ["rest"], ["items", "shop"]),
    (SPEC.replace("      horizontal: {size: 100% x 60,", "      horizontal: {▮size: 100% x 60, 👍: ["), [], ["sections"]),
    ("sections: [{name: '👍👍', items: 3, list: ▮}]\n", ["plain"], []),
], ids=[
    "blank line", "half a key", "root", "words", "words in brackets", "keys in brackets", "devices", "orientations", "rules", "definitions",
    "expressions", "section ids", "broken", "emoji"])
async def test_completion_offers_what_fits(client, text, has, lacks):
    _, items = await offered(client, text)
    labels = {item.label for item in items}
    names = {item.label.rstrip(": ") for item in items}
    assert set(has) <= labels | names, sorted(labels)
    assert not set(lacks) & names, sorted(labels)


async def test_what_is_completed_can_be_read(client):
    document, items = await offered(client, "sections:\n  - items: 3\n    orthogonalScrollingBehavior: ▮\n    list: plain\n")
    item, = [item for item in items if item.label == "continuous"]
    assert "orthogonalScrollingBehavior: continuous\n" in accepted(document, item)
    document, items = await offered(client, "sections:\n  - items: 3\n    lis▮\n")
    item, = [item for item in items if item.label.rstrip(": ") == "list"]
    assert "\n    list:" in accepted(document, item)


async def test_completion_in_crlf(client):
    document, items = await offered(client, "sections:\r\n  - items: 3\r\n    lis▮\r\n")
    item, = [item for item in items if item.label.rstrip(": ") == "list"]
    assert "\r\n    list:" in accepted(document, item)


async def test_a_proposal_explains_itself(client):
    provider = needs(client, "completion_provider")
    _, items = await offered(client, "sections:\n  - items: 3\n    ▮\n")
    item, = [item for item in items if item.label.rstrip(": ") == "contentInsets"]
    if provider.resolve_provider and not item.documentation:
        item = await client.completion_item_resolve_async(item)
    text = item.documentation
    assert (text if isinstance(text, str) else text.value).strip()


# Fixes

def lint(document, *arguments, text=None):
    return json.loads(document.run("lint", "--format", "json", *arguments, text=text))["findings"]


async def test_each_fix_of_lint_is_offered(client):
    needs(client, "code_action_provider")
    document = Document(client, SPEC)
    data = document.text.encode()
    tried = 0
    for finding in lint(document):
        start, end = (len(data[:finding["range"][side]["byte"]].decode()) for side in ("start", "end"))
        actions = await document.actions(lsp.Range(document.position(start), document.position(end)), [lsp.CodeActionKind.QuickFix])
        results = {document.applied(action.edit): action for action in actions if action.edit}
        for fix in finding["fixes"]:
            wanted = data
            for edit in sorted(fix["edits"], key=lambda edit: -edit["range"]["start"]["byte"]):
                wanted = wanted[:edit["range"]["start"]["byte"]] + edit["text"].encode() + wanted[edit["range"]["end"]["byte"]:]
            assert wanted.decode() in results, (fix, list(results))
            action = results[wanted.decode()]
            assert action.kind == lsp.CodeActionKind.QuickFix
            assert bool(action.is_preferred) <= (fix["kind"] == "safe")
            assert ("frames change" in action.title) == (fix["kind"] == "unsafe"), action.title
            assert any(one.code == finding["rule"] for one in action.diagnostics or [])
            tried += 1
    assert tried >= 2


async def test_all_is_fixed_as_by_lint(client):
    needs(client, "code_action_provider")
    document = Document(client, SPEC)
    action, = await document.actions(document.whole, ["source.fixAll.layoutc"])
    assert action.kind == "source.fixAll.layoutc"
    path = client.folder / "fixed.layout.yaml"
    path.write_text(SPEC)
    subprocess.run([LAYOUTC, "lint", "--fix", str(path)], capture_output=True)
    assert path.read_text() != SPEC
    assert document.applied(action.edit) == path.read_text()
    # Editors that ask for all of this kind get it, too.
    assert await document.actions(document.whole, [lsp.CodeActionKind.SourceFixAll])


async def test_fixes_behind_emoji_in_crlf(client):
    needs(client, "code_action_provider")
    text = "name: 👍\r\ndefine: {👍👍: {item: 50% x 50%}}\r\nsections: [{items: 2, list: plain}]\r\n"
    document = Document(client, text)
    fixes = await document.actions(document.range("👍👍"), [lsp.CodeActionKind.QuickFix])
    results = [document.applied(action.edit) for action in fixes if action.edit and action.is_preferred]
    assert "name: 👍\r\nsections: [{items: 2, list: plain}]\r\n" in results, results


async def test_a_finding_can_be_ignored(client):
    needs(client, "code_action_provider")
    document = Document(client, SPEC)
    before = await document.rules()
    actions = await document.actions(document.range("unused"), [lsp.CodeActionKind.QuickFix])
    action, = [action for action in actions if "gnore unused-definition" in action.title]
    text = document.applied(action.edit)
    assert "layoutc:ignore unused-definition" in text and not action.is_preferred
    document.change(text)
    assert sorted(await document.rules() + ["unused-definition"]) == sorted(before)
    assert document.frames() == document.frames(SPEC)


async def test_only_the_kinds_that_are_asked_for(client):
    needs(client, "code_action_provider")
    document = Document(client, SPEC)
    for kind in ["quickfix", "source", "source.fixAll", "refactor", "refactor.extract", "refactor.inline", "source.organizeImports"]:
        for action in await document.actions(document.range("card", 1), [kind]):
            assert action.kind == kind or action.kind.startswith(kind + "."), (kind, action.kind)


async def test_a_clean_text_has_nothing_to_fix(client):
    needs(client, "code_action_provider")
    document = Document(client, "sections: [{items: 2, list: plain}]\n")
    assert await document.actions(document.whole, [lsp.CodeActionKind.QuickFix]) == []
    assert await document.actions(document.whole, ["source.fixAll.layoutc"]) == []


# Refactorings

async def test_a_node_becomes_a_definition(client):
    needs(client, "code_action_provider")
    document = Document(client, SPEC)
    actions = await document.actions(document.range("item: 100 x 100%"), [lsp.CodeActionKind.RefactorExtract])
    if not actions:
        assert "refactor.extract" not in (client.server.code_action_provider.code_action_kinds or [])
        pytest.skip("the server extracts no definitions")
    text = document.applied(actions[0].edit)
    assert "use:" in text[text.index("id: rest"):]
    assert document.frames(text) == document.frames()


async def test_a_definition_is_written_out(client):
    needs(client, "code_action_provider")
    document = Document(client, SPEC)
    actions = await document.actions(document.range("use: card"), [lsp.CodeActionKind.RefactorInline])
    if not actions:
        assert "refactor.inline" not in (client.server.code_action_provider.code_action_kinds or [])
        pytest.skip("the server inlines no definitions")
    text = document.applied(actions[0].edit)
    assert "use: card" not in text
    assert document.frames(text) == document.frames()


# Names

async def definitions(client, document, place):
    needs(client, "definition_provider")
    found = await client.text_document_definition_async(lsp.DefinitionParams(document.id, place)) or []
    found = found if isinstance(found, (list, tuple)) else [found]
    return [
        (one.target_uri, one.target_selection_range) if isinstance(one, lsp.LocationLink) else (one.uri, one.range) for one in found]


@pytest.mark.parametrize("part, target", [
    ("card", "  card:"), ("gap}", "{gap: 8"), ("shop: 2", "id: shop"),
], ids=["use", "expression", "state"])
async def test_definitions_are_found(client, part, target):
    document = Document(client, SPEC)
    place = SPEC.rindex(part) + 1
    (uri, range_), = await definitions(client, document, document.position(place))
    name = SPEC[place - 1:].split("\n")[0].rstrip("}").split(":")[0]
    assert uri == document.uri and document[range_].strip(": ") in (name, f"id: {name}")
    start = document.offset(range_.start)
    assert SPEC.index(target) <= start < SPEC.index(target) + len(target)


async def test_definitions_in_included_files(client):
    needs(client, "definition_provider")
    path = client.folder / "parts.yaml"
    path.write_text("# 👍\ndefine: {👍: {item: 100% x 100%}, card: {item: 50% x 50%}}\n")
    document = Document(
        client, "include: [parts.yaml]\nsections: [{items: 2, group: {horizontal: {size: 100% x 44, subitems: [{use: c▮ard}]}}}]\n")
    (uri, range_), = await definitions(client, document, document.mark)
    assert uri == path.as_uri()
    assert Text(path.read_text(), document.encoding)[range_] == "card"


async def test_anchors_and_aliases(client):
    needs(client, "definition_provider")
    text = "sections:\n  - &some {name: 👍, items: 2, list: plain}\n  - {<<: *▮some, name: 👍👍}\n"
    document = Document(client, text)
    (_, range_), = await definitions(client, document, document.mark)
    assert range_.start.line == 1 and "some" in document[range_]


async def references(client, document, place, declaration=True):
    needs(client, "references_provider")
    found = await client.text_document_references_async(lsp.ReferenceParams(lsp.ReferenceContext(declaration), document.id, place)) or []
    return sorted((one.range.start.line, document[one.range]) for one in found if one.uri == document.uri)


async def test_references(client):
    document = Document(client, SPEC)
    place = document.position(SPEC.index("card") + 1)
    lines = [SPEC[:SPEC.index(part)].count("\n") for part in ["  card:", "use: card"]]
    assert await references(client, document, place) == [(lines[0], "card"), (lines[1], "card")]
    assert await references(client, document, place, False) == [(lines[1], "card")]


async def renamed(client, document, place, name):
    needs(client, "rename_provider")
    edit = await client.text_document_rename_async(lsp.RenameParams(document.id, place, name))
    if edit.document_changes is not None:
        assert client.capabilities.workspace.workspace_edit.document_changes
    return edit


@pytest.mark.parametrize("name, new", [("card", "tile"), ("gap", "gutter"), ("shop", "store")], ids=["definition", "value", "section"])
async def test_names_are_changed_everywhere(client, name, new):
    document = Document(client, SPEC)
    count = SPEC.count(name)
    assert count == 2
    for which in range(count):
        place = SPEC.index(name) if which == 0 else SPEC.rindex(name)
        edit = await renamed(client, document, document.position(place + 1), new)
        assert document.applied(edit) == SPEC.replace(name, new)


async def test_names_are_changed_in_included_files(client):
    needs(client, "rename_provider")
    path = client.folder / "parts.yaml"
    path.write_text("# 👍\ndefine: {👍: {item: 100% x 100%}, card: {item: 50% x 50%}}\n")
    document = Document(
        client, "include: [parts.yaml]\nsections: [{items: 2, group: {horizontal: {size: 100% x 44, subitems: [{use: c▮ard}]}}}]\n")
    edits = edits_of(await renamed(client, document, document.mark, "tile"))
    assert set(edits) == {document.uri, path.as_uri()}
    assert "use: tile" in document.edited(edits[document.uri])
    part = Text(path.read_text(), document.encoding)
    assert part.edited(edits[path.as_uri()]) == part.text.replace("card", "tile")


async def test_the_name_to_change_is_shown_first(client):
    provider = needs(client, "rename_provider")
    if not getattr(provider, "prepare_provider", False):
        pytest.skip(f"the server does not offer prepareRename to {client.editor}")
    document = Document(client, SPEC)
    place = SPEC.index("use: card") + 6
    found = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(document.id, document.position(place)))
    range_ = found if isinstance(found, lsp.Range) else found.range
    assert document[range_] == "card"
    with pytest.raises(JsonRpcException) as error:
        if await client.text_document_prepare_rename_async(
                lsp.PrepareRenameParams(document.id, document.position(SPEC.index("horizontal")))) is None:
            raise JsonRpcException("nothing", -32803)
    assert error.value.code == -32803


@pytest.mark.parametrize("new", ["unused", "", "two words", "1st", "${gap}", "a: b", "#a"])
async def test_names_that_cannot_be_are_refused(client, new):
    needs(client, "rename_provider")
    document = Document(client, SPEC)
    # Of a definition any text may be the name that YAML can hold; of a value only what expressions can.
    places = ["gap"] if new in ("two words", "1st", "${gap}", "a: b", "#a") else ["card"]
    for name in places:
        try:
            edit = await renamed(client, document, document.position(SPEC.index(name) + 1), new)
        except JsonRpcException as error:
            assert error.code == -32803 and error.message.strip()
        else:
            raise AssertionError(f"{name} became {new!r}: {document.applied(edit)}")


# Formatting

UNTIDY = "sections:   \n    -   items:   3   # three 👍\n        list:     plain\n\n\n\n\n"
OPTIONS = lsp.FormattingOptions(tab_size=2, insert_spaces=True)


async def formatted(client, document):
    needs(client, "document_formatting_provider")
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(document.id, OPTIONS))
    return document.edited(edits or [])


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
async def test_formatting_is_that_of_fmt(client, end):
    document = Document(client, UNTIDY.replace("\n", end))
    text = await formatted(client, document)
    path = client.folder / "formatted.layout.yaml"
    path.write_bytes(document.text.encode())
    assert subprocess.run([LAYOUTC, "fmt", str(path)], capture_output=True).returncode == 0
    assert text == path.read_bytes().decode() != document.text
    document.change(text)
    assert await formatted(client, document) == text
    assert document.frames() == document.frames(UNTIDY)


async def test_broken_texts_are_not_formatted(client):
    document = Document(client, UNTIDY + "a: [")
    needs(client, "document_formatting_provider")
    try:
        assert await formatted(client, document) == document.text
    except JsonRpcException as error:
        assert error.code == -32803 and error.message.strip()


# The preview

async def shown(client, document):
    """The path of the page that the command writes."""
    provider = needs(client, "execute_command_provider")
    if "layoutc.preview" not in provider.commands:
        pytest.skip("the server has no preview")
    client.shown_documents.clear(), client.messages.clear()
    result = await client.workspace_execute_command_async(lsp.ExecuteCommandParams(command="layoutc.preview", arguments=[document.uri]))
    window = client.capabilities.window
    if window and window.show_document and window.show_document.support:
        await soon(lambda: client.shown_documents, "the page")
        request = client.shown_documents[0]
        assert request.external
        uri = request.uri
    else:
        await soon(lambda: client.messages, "a message")
        uri = result
    assert uri.startswith("file:///")
    return urllib.parse.unquote(uri[len("file://"):])


@pytest.fixture
def cache(monkeypatch, tmp_path_factory):
    """The user's own cache is left alone."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))


async def test_the_preview_is_a_page_that_follows(cache, client):
    document = Document(client, SPEC)
    path = await shown(client, document)
    first = open(path).read()
    assert first.lstrip().lower().startswith("<!doctype html")
    document.replace("100% x 44", "100% x 55")
    await document.findings()
    await soon(lambda: open(path).read() != first, "the page of the changed text")
    second = open(path).read()
    document.replace("100% x 55", "100% x [")
    await document.findings()
    assert open(path).read() == second


async def test_a_preview_of_a_broken_text_says_so(cache, client):
    document = Document(client, "sections: [")
    try:
        await shown(client, document)
    except JsonRpcException as error:
        assert error.message.strip()
