import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutResolver

/// Which texts the measured height of a cell cuts off.
@Suite struct TruncatedTextTests {
  /// The texts that are cut off of a cell 100 wide, with the lines that they need and have.
  private func truncated(_ height: String, textSize: String = "large") throws -> [String] {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(
      name: "a.yaml",
      text: """
        environment: {traits: {preferredContentSizeCategory: \(textSize)}}
        sections:
          - list: plain
            measured: {height: "${\(height)}"}
            items: [{title: a title of many more words than one, subtitle: "", fields: {note: Note}}]
        """)
    let document = try #require(readDocument(source, into: &diagnostics))
    let normal = try #require(normalize(document, of: source, into: &diagnostics))
    let layout = try #require(resolve(normal, into: &diagnostics), "\(diagnostics.sorted.map(\.message))")
    return layout.spec.sections[0].items.truncatedTexts(of: 0, width: 100).map {
      "\($0.text): \($0.neededLines) of \($0.shownLines)\($0.fitsAtLarge ? ", not at large" : "")"
    }
  }

  private static let title = "a title of many more words than one"

  @Test(arguments: [
    ("textHeight(title, body)", []), ("textHeight(title, body, lines: 0)", []),
    ("textHeight(title, body, lines: 2)", ["\(title): 4 of 2"]),
    ("textHeight(title, body, lines: 2.9)", ["\(title): 4 of 2"]),
    ("textHeight(title, body, 400, 1)", []), ("textHeight(title, body, 0, 1)", []),
    ("textHeight(subtitle, body, lines: 1) + textHeight(note, body, lines: 1)", []),
    ("textHeight('a{} b{} a}b {a}b {}', body, lines: 1)", ["a{} b{} a}b {a}b {}: 2 of 1"]),
    // Only what decides the height counts.
    ("textHeight(title, body, lines: 1) if cellWidth > 200 else textHeight(title, body)", []),
    ("textHeight(title, body, lines: 1) if cellWidth < 200 else 44", ["\(title): 4 of 1"]),
    ("44 if cellWidth < 200 or textHeight(title, body, lines: 1) > 9 else 60", []),
    ("44 if cellWidth < 200 and textHeight(title, body, lines: 1) > 9 else 60", []),
    ("max(textHeight(title, body, lines: 2), textHeight(title, body)) + 22", []),
    ("max(textHeight(title, body, lines: 2), 44)", ["\(title): 4 of 2"]),
    ("max(textHeight(title, body, lines: 1), 200)", []),
  ])
  func areThoseThatDecideTheHeight(height: String, texts: [String]) throws {
    #expect(try truncated(height) == texts)
  }

  @Test func fitAtLargeInTheSameWidth() throws {
    let height = "textHeight(title, body, lines: 4) + textHeight(title, system(40), lines: 4)"
    #expect(try truncated(height) == ["\(Self.title): 10 of 4"])
    #expect(
      try truncated(height, textSize: "accessibilityMedium")
        == ["\(Self.title): 7 of 4, not at large", "\(Self.title): 10 of 4"])
    #expect(
      try truncated("textHeight(title, body, lines: 3)", textSize: "accessibilityMedium")
        == ["\(Self.title): 7 of 3"])
  }
}
