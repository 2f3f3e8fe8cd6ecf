import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutResolver

/// A key with its default resolves to the same as no key.
@Suite struct DefaultTests {
  /// A section for each map; `<map>` is where a key of the map is written.
  private static let spec = """
    configuration: {<configuration> boundarySupplementaryItems: []}
    sections:
      - title: a
        <section>
        items: [{<cell> id: a}]
        group:
          horizontal:
            <line>
            size: 100% x 44
            supplementaryItems: [{<supplementaryItem> elementKind: b, size: 10 x 10}]
            subitems: [{item: {<item> name: x}}]
        boundarySupplementaryItems: [{<boundaryItem> elementKind: c, alignment: top, size: 100% x 44}]
        decorationItems: [{<decorationItem> background: panel}]
        header: {<headerOrFooter> height: 44}
      - {items: 2, group: {custom: {<custom> size: 10 x 10, count: 1, frame: [0, 0, 1, 1]}}}
      - {items: 2, group: {custom: {size: 10 x 10, items: [{<customFrame> frame: [0, 0, 1, 1]}]}}}
      - {items: 2, list: {<list> rowHeight: 44}}
      - {items: 2, grid: {<grid> columns: 2}}
      - {items: 2, carousel: {<carousel> height: 44}}
      - {items: 2, waterfall: {<waterfall> columns: 2, aspectRatio: 1}}
      - {items: 2, measured: {width: 80, height: 32}, flow: {<flow> lastRow: center}}
    """

  private static let nouns: [NounID] = [
    .configuration, .section, .cell, .line, .supplementaryItem, .item, .boundaryItem, .decorationItem,
    .headerOrFooter, .custom, .customFrame, .list, .grid, .carousel, .waterfall, .flow,
  ]

  @Test(arguments: nouns) func defaultsChangeNothing(noun: NounID) throws {
    let plain = try #require(resolved(""))
    for row in SpecSchema.noun(noun).keys where row.standard != nil && row.name != "items" {
      let text = try #require(row.defaultText)
      let isBlock = noun == .section || noun == .line
      let with = resolved("\(row.name): \(text)\(isBlock ? "" : ",")", in: noun)
      #expect(with == plain, "\(noun.name).\(row.name)")
    }
  }

  private func resolved(_ entry: String, in noun: NounID? = nil) -> Spec? {
    var text = Self.spec
    for other in Self.nouns {
      text.replace("<\(other.name)>", with: other == noun ? entry : "")
    }
    let source = SourceFile(name: "spec.yaml", text: text)
    var diagnostics = DiagnosticBag()
    guard let document = readDocument(source, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics)
    else { return nil }
    return resolve(normal, into: &diagnostics)?.spec
  }
}
