import LayoutText
import Testing

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("a or b", " or ", 1), ("aab", "ab", 1), ("abab", "ab", 0), ("a", "ab", nil), ("", "a", nil),
    ("ä–ö", "–ö", 2),
    ("aaa", "aaaa", nil),
  ])
  func findsTheFirstPlace(_ text: String, _ wanted: String, _ offset: Int?) {
    let range = text.firstRange(of: wanted)
    #expect(range.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
    #expect(range.map { String(text[$0]) } == offset.map { _ in wanted })
    #expect(text.contains(wanted) == (offset != nil))
  }

  @Test func looksInAPartOnly() {
    let text = "--flag --"
    #expect(
      text.dropFirst(2).firstRange(of: "--")?.lowerBound == text.utf8.index(text.startIndex, offsetBy: 7))
    #expect(!text.dropFirst(2).dropLast(2).contains("--"))
  }

  @Test func splitsAtATextOfSeveralLetters() {
    #expect("a@@b@@@@c".split(separator: "@@") == ["a", "b", "c"])
    #expect("@@a@@".split(separator: "@@", omittingEmptySubsequences: false) == ["", "a", ""])
    #expect("a".split(separator: "@@") == ["a"])
  }
}
