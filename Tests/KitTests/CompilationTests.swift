import Foundation
import LayoutKit
import Testing

/// What packages that use the library see.
@Suite struct CompilationTests {
  private static let grid = """
    environment: {container: 375 x 812}
    let: {columns: 4}
    states:
      few: {photos: 2}
    sections:
      - id: photos
        items: 94
        header: ~44
        group:
          horizontal: {size: 100% x 44, count: "${columns}", subitem: {item: {}}}
    """

  private func compiled(_ change: (inout CompilationOptions) -> Void = { _ in }) throws -> LayoutCompilation {
    var options = CompilationOptions()
    change(&options)
    return try LayoutCompilation(text: Self.grid, options: options)
  }

  @Test func answersWithFrames() throws {
    let compilation = try compiled()
    #expect(compilation.findings == [])
    let layout = try #require(compilation.layouts.first)
    #expect(layout.sectionCount == 1)
    #expect(layout.cellCount(inSection: 0) == 94)
    #expect(layout.contentSize == LayoutExtent(width: 375, height: 44 + 24 * 44))
    #expect(layout.frame(ofItem: 5, inSection: 0) == LayoutRect(x: 93.5, y: 88, width: 93.5, height: 44))
    #expect(layout.elements(at: LayoutPoint(x: 100, y: 90)).map(\.item) == [5])
    let row = layout.elements(in: LayoutRect(x: 0, y: 88, width: 375, height: 44))
    #expect(row.map(\.item) == [4, 5, 6, 7])
    let header = layout.elements(at: LayoutPoint(x: 1, y: 1)).first
    #expect(header?.category == .supplementary)
    #expect(header?.kind == "UICollectionElementKindSectionHeader")
    #expect(layout.derivation(ofItem: 5, inSection: 0)?.contains("93.5") == true)
  }

  @Test func goesByOptions() throws {
    let compilation = try compiled {
      $0.devices = ["iphone-se", "ipad-pro-11"]
      $0.states = ["few"]
      $0.values = ["columns": .number(3)]
      $0.displayScale = 1
    }
    #expect(compilation.layouts.map(\.device) == ["iphone-se", "ipad-pro-11"])
    #expect(compilation.layouts.map(\.state) == ["few", "few"])
    #expect(compilation.layouts[0].cellCount(inSection: 0) == 2)
    #expect(compilation.layouts[0].frame(ofItem: 1, inSection: 0)?.x == 125)
    #expect(compilation.page()?.contains("iphone-se") == true)
    #expect(compilation.contactSheet()?.hasPrefix("<svg") == true)
  }

  @Test(arguments: LayoutFormat.allCases)
  func writesEveryFormat(_ format: LayoutFormat) throws {
    let layout = try #require(try compiled().layouts.first)
    #expect(layout.text(as: format).count > 1_000)
  }

  @Test func findsMistakesWithPlaces() throws {
    let text = "sections:\n  - items: 3\n    gruop: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}\n"
    let compilation = try LayoutCompilation(text: text, name: "list.yaml")
    let finding = try #require(compilation.findings.first { $0.rule == "unknown-key" })
    #expect(compilation.hasErrors)
    #expect(finding.description.hasPrefix("list.yaml:3:5: error: "))
    #expect(finding.help.contains { $0.contains("group") })
  }

  /// A section with an error is marked in the pictures of one layout and of all.
  @Test func picturesShowWhatIsWrong() throws {
    let text = Self.grid + "\n  - {items: 1, group: {horizontal: {size: 100% x -5, subitems: [{item: {}}]}}}"
    let compilation = try LayoutCompilation(text: text)
    let mark = "class=\"culprit\""
    #expect(compilation.hasErrors)
    #expect(compilation.layouts.first?.text(as: .svg).contains(mark) == true)
    #expect(compilation.contactSheet()?.contains(mark) == true)
    #expect(try compiled().contactSheet()?.contains(mark) == false)
  }

  @Test func offersFixesAsEdits() throws {
    let text = Self.grid.replacingOccurrences(of: "columns: 4", with: "columns: 4, rows: 2")
    let fixes = try LayoutCompilation(text: text).findings.flatMap(\.fixes)
    let edit = try #require(fixes.first?.edits.first)
    #expect(fixes.first?.isSafe == true)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.bytes, with: Array(edit.text.utf8))
    let mended = try LayoutCompilation(text: String(decoding: bytes, as: UTF8.self))
    #expect(mended.findings == [])
  }

  @Test func readsFilesInMemory() throws {
    let files = SpecFiles.memory([
      "specs/a.yaml": """
      include: [b.yaml]
      environment: {container: 375 x 812}
      sections: [{items: 1, group: {horizontal: {size: "100% x ${tall}", subitems: [{item: {}}]}}}]
      """,
      "specs/b.yaml": "let: {tall: 44}",
    ])
    let compilation = try LayoutCompilation(file: "specs/a.yaml", files: files)
    #expect(compilation.findings.map(\.description) == [])
    #expect(compilation.layouts.count == 1)
    #expect(throws: CompilationFailure.unreadable("cannot read none.yaml: no such file")) {
      try LayoutCompilation(file: "none.yaml", files: files)
    }
  }

  @Test func namesThatAreNowhereAreFailures() {
    let unknown = "devices names the unknown device 'iphone-99'"
    #expect(throws: CompilationFailure.invalidOptions(unknown)) {
      try compiled { $0.devices = ["iphone-99"] }
    }
    #expect(throws: CompilationFailure.self) { try compiled { $0.states = ["none"] } }
    #expect(throws: CompilationFailure.self) { try compiled { $0.values = ["rows": .number(1)] } }
    #expect(throws: CompilationFailure.self) { try compiled { $0.cellCounts = ["none": 1] } }
  }
}
