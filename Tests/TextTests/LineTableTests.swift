import LayoutText
import Testing

@Suite struct LineTableTests {
  /// Every way a line may end, and what does not end one.
  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\u{85}b", 3, 1, 3), ("a\u{2028}b", 4, 1, 3),
    ("\u{FEFF}ab", 4, 1, 2), ("é🙂x", 6, 1, 3), ("\tx", 1, 1, 2), ("", 0, 1, 1), ("a\n", 2, 2, 1),
    ("ab", 99, 1, 3),
  ])
  func places(text: String, offset: Int, line: Int, column: Int) {
    let table = LineTable(SourceFile(name: "x", text: text))
    #expect(table.location(of: offset) == SourceLocation(line: line, column: column))
  }

  @Test func lineRangesLeaveOutTheLineEnd() {
    let source = SourceFile(name: "x", text: "\u{FEFF}one\r\ntwo\rthree\n")
    let table = LineTable(source)
    let lines = (1...table.count).map {
      String(decoding: source.bytes[table.range(ofLine: $0)], as: UTF8.self)
    }
    #expect(lines == ["one", "two", "three", ""])
  }
}
