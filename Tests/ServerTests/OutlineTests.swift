import Foundation
import TestSupport
import Testing

/// The outline of specs, what can be folded in them, and what can be selected.
@Suite struct OutlineTests {
  private static let uri = MarkedTexts.uri("a.layout.yaml")

  private static let spec = """
    # Two lines
    # of comment
    let: {gap: 8}
    define:
      card:
        item: 50% x ${gap}
    sections:
      - id: shelf
        items: 6
        group:
          horizontal:
            name: row
            size: {width: 100%, height: 88}
            subitems:
              - {use: card}
              - item: {size: 25% x 100%}
      - list: plain
        items: 2
    states:
      empty: {shelf: 0}
    """

  @Test func theOutlineTellsWhatHasBecomeOfSections() {
    let session = ServerSession([
      "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]
    ])
    session.open(Self.uri, Self.spec)
    let symbols = session.result("textDocument/documentSymbol", ["textDocument": ["uri": Self.uri]])
    // Two of 50% and 25% by turns in 393 points: 196.5 and 98.25, two in a row; 6 cells are 3 rows of 88. A row of a list is 52.
    #expect(
      lines(symbols) == """
        13 gap: 8
        12 card
          8 item: 50% x ${gap}
        2 shelf: 6 cells, 393 x 264
          19 row: 100% x 88
            8 card: use
            8 item: 25% x 100%
        2 section 1: 2 cells, 393 x 104
          19 list: plain
        10 states
          22 empty
        """)
  }

  /// Frames do not change with names.
  @Test(arguments: ["adaptive-sections", "anchors", "library", "netflix"])
  func renamedExamplesAreLaidOutAsBefore(_ name: String) throws {
    let text = try Repository.text("Examples/\(name).yaml")
    let session = ServerSession([
      "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]
    ])
    let document = ["textDocument": ["uri": Self.uri]]
    session.open(Self.uri, text)
    let symbols = session.result("textDocument/documentSymbol", document) as? [[String: Any]] ?? []
    let frames = symbols.filter { $0["kind"] as? Int == 2 }.map { $0["detail"] as? String }
    #expect(!frames.isEmpty && !frames.contains(nil))
    var count = 0
    for symbol in symbols {
      let place = TextRange(uri: Self.uri, symbol["selectionRange"]).start
      let edit = session.result(
        "textDocument/rename",
        ["textDocument": ["uri": Self.uri], "position": place.value, "newName": "fresh"])
      guard let renamed = [Self.uri: text].applying(edit)[Self.uri], renamed != text else { continue }
      count += 1
      session.open(Self.uri, renamed)
      let found = session.result("textDocument/documentSymbol", document) as? [[String: Any]]
      #expect(found?.filter { $0["kind"] as? Int == 2 }.map { $0["detail"] as? String } == frames)
      session.open(Self.uri, text)
    }
    #expect(count > 0)
  }

  @Test func clientsWithoutAnOutlineGetAList() {
    let session = ServerSession()
    session.open(Self.uri, Self.spec)
    let symbols =
      session.result("textDocument/documentSymbol", ["textDocument": ["uri": Self.uri]]) as? [[String: Any]]
    #expect(symbols?.map { $0["name"] as? String }.count == 11)
    let row = symbols?.first { $0["name"] as? String == "row" }
    #expect(row?["containerName"] as? String == "shelf")
    #expect(((row?["location"] as? [String: Any])?["uri"] as? String) == Self.uri)
  }

  @Test func mapsListsTextsAndCommentsFold() {
    let session = ServerSession()
    session.open(
      Self.uri,
      """
      # one
      # two
      sections:
        - items: 2
          title: |
            # three
            # four
          list: plain
        - {
            items: 3,
            list: plain
          }
      # five
      """)
    let folds =
      session.result("textDocument/foldingRange", ["textDocument": ["uri": Self.uri]]) as? [[String: Any]]
    let found = folds?.map { fold in
      "\(fold["startLine"] ?? "")-\(fold["endLine"] ?? "")\(fold["kind"].map { " \($0)" } ?? "")"
    }
    #expect(found == ["0-1 comment", "2-10", "3-7", "4-6", "8-10"])
  }

  @Test func selectionsGrowFromANameToTheWholeText() {
    let text = "sections:\n  - items: 2\n    contentInsets: {top: \"${4 + gap}\"}\n    list: plain\n"
    let session = ServerSession()
    session.open(Self.uri, text)
    let place = ["line": 2, "character": 33]
    let result =
      session.result(
        "textDocument/selectionRange", ["textDocument": ["uri": Self.uri], "positions": [place]])
      as? [[String: Any]]
    var found: [String] = []
    var next = result?.first
    while let range = next {
      let lines = TextRange(uri: Self.uri, range["range"])
      found.append(
        "\(lines.start.line):\(lines.start.character)-\(lines.end.line):\(lines.end.character)")
      next = range["parent"] as? [String: Any]
    }
    #expect(
      found == [
        // gap, the text in the quotes, the quotes, the entry, the map, the entry, the section, the list, the entry, the text
        "2:32-2:35", "2:26-2:36", "2:25-2:37", "2:20-2:37", "2:19-2:38", "2:4-2:38", "1:4-3:15", "1:2-3:15",
        "0:0-3:15", "0:0-4:0",
      ])
  }

  /// Any place of any text has an answer, whatever has become of the text.
  @Test func brokenTextsHaveAnswers() throws {
    var generator = SeededGenerator(seed: 7)
    let session = ServerSession()
    let pieces = [
      "${", "}", "\"", "&a ", "*a", "<<: ", "use: ", "let:\n", "\n", "- ", "🙂", "\r\n", "[", "{", "|\n",
    ]
    for _ in 0..<exampleCount(40, of: 400) {
      var text = Self.spec
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = text.index(
          text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &generator))
        let end = text.index(
          start, offsetBy: Int.random(in: 0...9, using: &generator), limitedBy: text.endIndex)
        text.replaceSubrange(
          start..<(end ?? text.endIndex), with: pieces.randomElement(using: &generator) ?? "")
      }
      session.open(Self.uri, text)
      let position = [
        "line": [-1, 1 << 31, Int.random(in: 0...25, using: &generator)].randomElement(using: &generator)
          ?? 0,
        "character": Int.random(in: -3...50, using: &generator),
      ]
      for method in [
        "definition", "references", "prepareRename", "rename", "documentSymbol", "foldingRange",
        "selectionRange",
        "documentLink",
      ] {
        _ = session.result(
          "textDocument/\(method)",
          [
            "textDocument": ["uri": Self.uri], "position": position, "positions": [position],
            "newName": "fresh", "context": ["includeDeclaration": true],
          ])
      }
    }
  }

  private func lines(_ symbols: Any?, indentation: String = "") -> String {
    (symbols as? [[String: Any]] ?? []).map { symbol in
      let detail = (symbol["detail"] as? String).map { ": \($0)" } ?? ""
      let own = "\(indentation)\(symbol["kind"] ?? "") \(symbol["name"] ?? "")\(detail)"
      let children = lines(symbol["children"], indentation: indentation + "  ")
      return children.isEmpty ? own : own + "\n" + children
    }.joined(separator: "\n")
  }
}

/// Messages and places that are out of the ordinary.
@Suite struct PositionTests {
  /// A change with half of a character, as editors in JavaScript send it, is not lost.
  @Test func halfCharactersAreTaken() {
    let uri = MarkedTexts.uri("a.layout.yaml")
    let session = ServerSession()
    let half = #"\ud83d \ud83d\ude00\nsections: [{items: 2, list: plain}]\n"#
    session.take(
      """
      {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "\(uri)", \
      "languageId": "yaml", "version": 1, "text": "# \(half)"}}}
      """)
    let symbols = session.result("textDocument/documentSymbol", ["textDocument": ["uri": uri]])
    #expect((symbols as? [Any])?.isEmpty == false)
  }

  /// Columns far to the right are counted from marks within the line.
  @Test func longLinesHaveTheirColumns() throws {
    let uri = MarkedTexts.uri("a.layout.json")
    let session = ServerSession()
    let sections = Array(repeating: #"{"title": "é😀", "items": 2, "list": "plain"}"#, count: 300)
    let text = #"{"sections": ["# + sections.joined(separator: ", ") + "]}"
    session.open(uri, text)
    for section in [0, 7, 150, 299] {
      // A section has 44 UTF-16 units, and two precede the next one.
      let column = 14 + section * (sections[0].utf16.count + 2)
      let place = ["line": 0, "character": column + 29]
      let hover = try #require(
        session.result("textDocument/hover", ["textDocument": ["uri": uri], "position": place])
          as? [String: Any])
      let range = TextRange(uri: uri, hover["range"])
      #expect(
        text.dropFirst(0).utf16.dropFirst(range.start.character).prefix(6).elementsEqual(#""list""#.utf16),
        "\(range)")
    }
  }
}
