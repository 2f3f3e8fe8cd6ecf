import TestSupport
import Testing

@testable import LayoutTypography

/// Line heights, scaled lengths, and lines of text.
@Suite struct TypographyTests {
  /// Measured: a label of the style body is 20.333, 20.5 or 21 points high, and two lines have no gap between them.
  @Test(arguments: [(3.0, 1, 61.0 / 3), (2.0, 1, 20.5), (1.0, 1, 21.0), (3.0, 2, 122.0 / 3), (2.0, 2, 41.0)])
  func labelsAreAsHighAsTheirLines(scale: Double, count: Int, height: Double) {
    let label = LabelMetrics(TextStyle.body.font(at: .large), displayScale: scale)
    let text = Array(repeating: "Hi", count: count).joined(separator: "\n")
    #expect(label.height(of: text, width: 100) == height)
    if count == 1 { #expect(label.lineHeight == height) }
  }

  /// Documented: the smallest, the standard and the largest size of each style.
  @Test func stylesHaveTheirSizes() {
    let sizes = TextStyle.allCases.map { style in
      [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].map {
        style.font(at: $0).size
      }
    }
    #expect(
      sizes == [
        [31, 34, 60], [25, 28, 58], [19, 22, 56], [17, 20, 55], [14, 17, 53], [14, 17, 53], [13, 16, 51],
        [12, 15, 49], [12, 13, 44], [11, 12, 43], [11, 11, 40],
      ])
    for style in TextStyle.allCases {
      let all = ContentSizeCategory.allCases.map { style.font(at: $0).size }
      #expect(all == all.sorted(), "\(style)")
      #expect(style.scaleFactor(at: .large) == 1)
    }
  }

  @Test func theWidestParagraphIsTheWidth() {
    let font = SystemFont(size: 17)
    #expect(font.width(of: "") == 0)
    #expect(font.width(of: "Hi\nthere") == font.width(of: "there"))
    #expect(font.width(of: "there   ") == font.width(of: "there"))
    #expect(SystemFont(size: 34).width(of: "Hi") == 2 * font.width(of: "Hi"))
    #expect(SystemFont(size: 17, weight: .bold).width(of: "Hi") > font.width(of: "Hi"))
    // The label of Interface Builder is 42 points wide.
    #expect(abs(font.width(of: "Label") - 42) < 2)
  }

  @Test(arguments: [
    ("e\u{301}", "e"), ("日", "本"), ("👍", "👍🏽"), ("👩", "👩‍👩‍👧"), ("🇩🇪", "🎌"), ("a\u{200B}b", "ab"), ("\u{0}a", "a"),
  ])
  func charactersOfOneShapeHaveOneWidth(text: String, other: String) {
    let font = SystemFont(size: 17)
    #expect(font.width(of: text) == font.width(of: other))
  }

  @Test(arguments: [
    ("", 100.0, 0), ("one two", 1000.0, 1), ("one two", 45.0, 2), ("one two", 45.0 / 2, 4),
    ("a\r\nb\n\nc", 100.0, 4),
    ("日本語", 17.0, 3),
    ("日本。", 34.0, 2), ("well-known", 60.0, 2), ("1990-2026", 60.0, 2), ("two\u{A0}words", 60.0, 2),
    ("x", 0.0, 0),
    ("x", -1.0, 0),
    ("don't", 20.0, 3),
  ])
  func linesBreakWhereTheyMay(text: String, width: Double, count: Int) {
    #expect(SystemFont(size: 17).lines(of: text, width: width).count == count)
  }

  @Test func theGreatestNumberOfLinesCutsTheRest() {
    let font = SystemFont(size: 17)
    let text = String(repeating: "word ", count: 100_000)
    #expect(font.lines(of: text, width: 200, limit: 2) == (2, true))
    #expect(font.lines(of: "word", width: 200, limit: 2) == (1, false))
  }

  /// A text has one line in the width that it asks for.
  @Test func theWidthOfATextHasRoomForIt() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = Self.text(&random)
      let font = SystemFont(size: Double.random(in: 8...60, using: &random))
      let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(
        font.lines(of: text, width: max(1, font.width(of: text))).count == (text.isEmpty ? 0 : paragraphs))
    }
  }

  /// The lines are those of a plain search for the longest part that fits.
  @Test func linesAreThoseOfASlowSearch() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = Self.text(&random)
      let font = SystemFont(size: 17)
      let width = Double.random(in: 5...250, using: &random)
      #expect(
        font.lines(of: text, width: width).count == SlowLines.count(text, font, width), "\(text) in \(width)")
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "is", "word", "Zeilenumbruch", "Съешь", " ", " ", " ", "  ", "-", "日本", "文", "\n"]
    return (0..<Int.random(in: 0...14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}

/// Finds the lines of a text of letters, blanks, hyphens and ideographs by trying each end of each line.
private enum SlowLines {
  static func count(_ text: String, _ font: SystemFont, _ width: Double) -> Int {
    guard !text.isEmpty else { return 0 }
    return text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { count, paragraph in
      count + lines(Array(paragraph), font, width)
    }
  }

  private static func lines(_ characters: [Character], _ font: SystemFont, _ width: Double) -> Int {
    var (start, count) = (0, 0)
    repeat {
      func fits(_ end: Int) -> Bool {
        let line = characters[start..<end].reversed().drop { $0 == " " }.reversed()
        return font.width(of: String(line)) <= width
      }
      let ends = (start + 1...max(start + 1, characters.count)).filter { $0 <= characters.count }
      let end =
        ends.last { ($0 == characters.count || canEnd(characters, $0)) && fits($0) } ?? ends.last(where: fits)
      start = end ?? start + 1
      // Blanks hang at the end of the line.
      while start < characters.count, characters[start] == " " { start += 1 }
      count += 1
    } while start < characters.count
    return count
  }

  /// True if a line can end between two characters.
  private static func canEnd(_ characters: [Character], _ place: Int) -> Bool {
    let (before, after) = (characters[place - 1], characters[place])
    if after == " " || after == "-" && before != " " { return false }
    if before == " " { return true }
    let ideographs: Set<Character> = ["日", "本", "文"]
    return before == "-" || ideographs.contains(before) || ideographs.contains(after)
  }
}
