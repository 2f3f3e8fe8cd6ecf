import LayoutDiagnostics
import LayoutText
import Testing

@testable import LayoutReader

/// The tree of a document finds keys and values by their spans in the source set.
@Suite struct DocumentTreeTests {
  private static let text = """
    define:
      card: &card {item: 50% x 44}
    sections:
      - group:
          horizontal:
            subitems: [*card, {use: card}]
    """

  private static func tree(base: UInt32 = 0, _ text: String = text) throws -> DocumentTree {
    let source = SourceFile(name: "tree.yaml", bytes: Array(text.utf8), base: base)
    var diagnostics = DiagnosticBag()
    return DocumentTree(source, try #require(readDocument(source, into: &diagnostics)))
  }

  private static func offset(of word: String) throws -> Int {
    try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
  }

  @Test(arguments: [0, 1000] as [UInt32]) func findsWhatItIsAskedFor(base: UInt32) throws {
    let tree = try Self.tree(base: base)
    let start = try Self.offset(of: "50% x 44") + Int(base)
    let size = Span(start, start + 8)
    let value = try #require(tree.value(at: size))
    #expect(tree.document.text(value) == "50% x 44")
    #expect(tree.text(holding: size.part(6, 2)) == size)
    let entry = try #require(tree.entry(holding: value))
    #expect(tree.entry(entry).key == "item")
    #expect(tree.entry(at: tree.entry(entry).keySpan, named: "item") == entry)
    #expect(tree.entry(at: tree.entry(entry).keySpan, named: "card") == nil)
    #expect(tree.value(at: size.part(1, 2)) == nil)
    #expect(tree.isAliased(entry.mapping) && !tree.isAliased(value))
    #expect(tree.isFlow(entry.mapping) && !tree.isFlow(tree.document.root))
    #expect(tree.uses(of: "card").count == 1)
    #expect(tree.byte(start) == UInt8(ascii: "5"))
    #expect(tree.byte(Int(base) - 1) == 0x0A)
  }

  @Test func stepsHaveKeysTypesAndPaths() throws {
    let tree = try Self.tree(base: 20)
    let steps = tree.steps(to: try Self.offset(of: "use") + 20)
    #expect(DocumentTree.path(steps) == "sections[0].group.horizontal.subitems[1].use")
    #expect(steps.map(\.index) == [nil, nil, 0, nil, nil, nil, 1, nil])
    #expect(steps.dropLast().last?.type == .node)
  }

  @Test func formats() throws {
    #expect(try Self.tree().document.format == .yaml)
    #expect(try Self.tree("{\"a\": 1}").document.format == .yaml)
    #expect(InputFormat.named("a.JSON") == .json)
    #expect(InputFormat.named("a.yml") == .yaml)
    #expect(InputFormat.named("a.swift") == nil)
  }
}
