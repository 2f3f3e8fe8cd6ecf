"""What is shown beside a text: hover, outline, links, folds, selections, hints and lenses."""
import pytest
from lsprotocol import types as lsp
from conftest import Document, needs

SPEC = """\
name: Shop
environment: {container: 393 x 852}
let:
  gap: 8
define:
  card:
    item: 50% x 100%
states:
  full: {rows: 7}
sections:
  - id: rows
    items: 4
    group:
      horizontal:
        size: 100% x 44
        interItemSpacing: ${gap}
        subitems:
          - use: card
  - id: shelf
    items: 6
    orthogonalScrollingBehavior: continuous
    group:
      horizontal:
        size: 1/3 x 100
        subitems:
          - item: 100% x 100%
"""


def marked(part, inside=1):
    """The spec with a place in a part of it marked: so many characters behind its beginning."""
    assert SPEC.count(part) == 1, part
    at = SPEC.index(part) + inside
    return SPEC[:at] + "▮" + SPEC[at:]


async def hovered(client, text):
    needs(client, "hover_provider")
    document = Document(client, text)
    hover = await client.text_document_hover_async(lsp.HoverParams(**document.at))
    if hover is None:
        return None
    assert isinstance(hover.contents, lsp.MarkupContent)
    assert hover.contents.kind in client.capabilities.text_document.hover.content_format
    assert hover.contents.value.strip()
    if hover.range:
        assert document.offset(hover.range.start) <= document.marks[0] <= document.offset(hover.range.end)
    return hover.contents.value


@pytest.mark.parametrize("part, words", [
    ("orthogonalScrollingBehavior", ["orthogonalScrollingBehavior", "continuous", "groupPaging"]),
    ("interItemSpacing", ["interItemSpacing"]),
    ("50%", ["192.5"]),
    ("1/3 x", ["131"]),
    ("container", ["container"]),
], ids=["words", "key", "percent", "fraction", "environment"])
async def test_hover_tells_of_keys_and_sizes(client, part, words):
    found = await hovered(client, marked(part))
    for word in words:
        assert word in found, found


async def test_hover_tells_what_an_expression_is(client):
    assert "8" in await hovered(client, marked("${gap}", 3))


async def test_hover_shows_a_definition_where_it_is_used(client):
    assert "50% x 100%" in await hovered(client, marked("use: card", 6))


async def test_hover_tells_the_device(client):
    assert "393" in await hovered(client, marked("50%"))


async def test_hover_tells_of_a_rule(client):
    found = await hovered(client, SPEC.replace("name: Shop", "name: Shop # layoutc:ignore ragged-▮row"))
    assert "ragged-row" in found


async def test_hover_behind_emoji(client):
    assert "192.5" in await hovered(
        client, SPEC.replace("    item: 50% x 100%", "    {name: 👍👍, item: 50▮% x 100%}"))


async def test_hover_beside_everything_is_nothing(client):
    assert await hovered(client, SPEC + "▮") is None


async def test_hover_beside_errors_still_answers(client):
    needs(client, "hover_provider")
    document = Document(client, marked("50%"))
    await document.findings()
    document.replace("name: Shop", "nonsense: [")
    assert await document.findings() != []
    hover = await client.text_document_hover_async(lsp.HoverParams(**document.at))
    assert "192.5" in hover.contents.value


# Outline

async def outline(client, text):
    needs(client, "document_symbol_provider")
    document = Document(client, text)
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document.id))

    def look(symbol, outer):
        start, end = document.offset(symbol.range.start), document.offset(symbol.range.end)
        assert outer[0] <= start <= end <= outer[1], symbol
        assert start <= document.offset(symbol.selection_range.start) <= document.offset(symbol.selection_range.end) <= end, symbol
        assert symbol.name.strip()
        for child in symbol.children or []:
            look(child, (start, end))

    for symbol in symbols:
        assert isinstance(symbol, lsp.DocumentSymbol)
        look(symbol, (0, len(document.text)))
    return symbols


async def test_the_outline_has_sections_definitions_and_values(client):
    kinds = {symbol.name: symbol.kind for symbol in await outline(client, SPEC)}
    assert kinds["rows"] == kinds["shelf"] == lsp.SymbolKind.Module
    assert kinds["card"] == lsp.SymbolKind.Function
    assert kinds["gap"] == lsp.SymbolKind.Variable


async def test_the_outline_has_groups_items_and_states(client):
    def all_of(symbols):
        for symbol in symbols:
            yield symbol.kind
            yield from all_of(symbol.children or [])

    kinds = set(all_of(await outline(client, SPEC)))
    assert {lsp.SymbolKind.Object, lsp.SymbolKind.Field, lsp.SymbolKind.Enum, lsp.SymbolKind.EnumMember} <= kinds


async def test_the_outline_tells_sizes(client):
    details = {symbol.name: symbol.detail for symbol in await outline(client, SPEC)}
    assert "6 cells" in details["shelf"], details


async def test_the_outline_counts_emoji(client):
    symbols = await outline(client, "sections: [{id: 👍👍, items: 2, grid: {columns: 2}}, {id: 日本, items: 2, list: plain}]\n")
    assert [symbol.name for symbol in symbols] == ["👍👍", "日本"]


async def test_the_outline_of_a_broken_text(client):
    symbols = await outline(client, SPEC + "  - id: broken\n    items: [\n")
    assert "rows" in [symbol.name for symbol in symbols]


# Links, folds, selections

async def test_links_lead_to_included_files(client):
    needs(client, "document_link_provider")
    (client.folder / "my parts").mkdir()
    path = client.folder / "my parts/👍.yaml"
    path.write_text("let: {gap: 8}\n")
    document = Document(client, "include: [my parts/👍.yaml]\nsections: [{items: 2, list: plain}]\n")
    link, = await client.text_document_document_link_async(lsp.DocumentLinkParams(document.id))
    assert link.target == path.as_uri()
    assert document[link.range] == "my parts/👍.yaml"


async def test_folds_are_whole_maps(client):
    needs(client, "folding_range_provider")
    document = Document(client, SPEC)
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(document.id))
    lines = SPEC.count("\n")
    assert folds
    for fold in folds:
        assert 0 <= fold.start_line < fold.end_line < lines, fold
    starts = {fold.start_line for fold in folds}
    assert SPEC[:SPEC.index("sections:")].count("\n") in starts


async def test_selections_grow_outwards(client):
    needs(client, "selection_range_provider")
    document = Document(client, marked("50%"))
    selection, = await client.text_document_selection_range_async(lsp.SelectionRangeParams(document.id, [document.mark]))
    spans = []
    while selection:
        spans.append((document.offset(selection.range.start), document.offset(selection.range.end)))
        selection = selection.parent
    assert len(spans) >= 3 and spans[0][0] <= document.marks[0] <= spans[0][1]
    for inner, outer in zip(spans, spans[1:]):
        assert outer[0] <= inner[0] and inner[1] <= outer[1] and inner != outer
    assert any(document.text[start:end].strip() == "50% x 100%" for start, end in spans)


async def test_a_selection_for_each_place(client):
    needs(client, "selection_range_provider")
    document = Document(client, SPEC)
    places = [document.position(SPEC.index(part)) for part in ["gap: 8", "card:", "shelf"]] + [document.whole.end]
    selections = await client.text_document_selection_range_async(lsp.SelectionRangeParams(document.id, places))
    assert len(selections) == len(places)


# Hints and lenses

async def hints(client, text, part=None):
    needs(client, "inlay_hint_provider")
    document = Document(client, text)
    range_ = document.range(part) if part else document.whole
    found = await client.text_document_inlay_hint_async(lsp.InlayHintParams(document.id, range_)) or []
    label = lambda hint: hint.label if isinstance(hint.label, str) else "".join(piece.value for piece in hint.label)
    return {(hint.position.line, label(hint).strip()) for hint in found}


def line_of(part):
    return SPEC[:SPEC.index(part)].count("\n")


async def test_hints_tell_points(client):
    found = await hints(client, SPEC)
    assert (line_of("1/3 x 100"), "= 131 x 100") in found, found
    assert (line_of("100% x 44"), "= 393 x 44") in found, found


async def test_hints_tell_columns_and_rows(client):
    found = await hints(client, "environment: {container: 393 x 852}\nsections:\n  - items: 6\n    grid: {columns: 2, spacing: 8}\n")
    assert any(line in (2, 3) for line, _ in found), found


async def test_hints_only_where_asked(client):
    found = await hints(client, SPEC, "size: 1/3 x 100")
    assert found and {line for line, _ in found} == {line_of("1/3 x 100")}


async def test_no_hints_beside_errors(client):
    assert await hints(client, SPEC + "nonsense: 1\n") == set()


async def test_the_lens_offers_the_preview(client):
    needs(client, "code_lens_provider")
    document = Document(client, SPEC)
    lenses = await client.text_document_code_lens_async(lsp.CodeLensParams(document.id))
    lens, = [lens for lens in lenses if lens.range.start.line == 0]
    if lens.command is None:
        lens = await client.code_lens_resolve_async(lens)
    assert lens.command.command == "layoutc.preview"
    assert "393" in lens.command.title and "Preview" in lens.command.title
    assert lens.command.command in client.server.execute_command_provider.commands


async def test_lenses_tell_where_sections_change(client):
    needs(client, "code_lens_provider")
    text = SPEC + "  - items: 9\n    grid: {columns: auto(160), rowHeight: 44}\n  - items: 2\n    carousel: {width: 300, height: 44}\n"
    document = Document(client, text)
    lenses = await client.text_document_code_lens_async(lsp.CodeLensParams(document.id))
    titles = {lens.range.start.line: lens.command.title for lens in lenses}
    line = SPEC.count("\n")
    assert list(titles) == [0, line, line + 2], titles
    assert titles[line].startswith("2 columns · from 480 wide: 3 · from 640: 4"), titles
    assert titles[line + 2] == "1 row that scrolls · from 600 wide: does not scroll"
