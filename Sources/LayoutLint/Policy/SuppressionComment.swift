import LayoutReader
import LayoutText

/// A comment that turns rules off: `# layoutc:ignore RULE[, RULE] -- reason`. Blanks may follow the colon and be left out beside the dashes.
struct SuppressionComment {
  /// What the comments begin with.
  static let marker = family + "ignore"
  /// What every comment for the tool begins with, whatever blanks follow.
  static let family = "layoutc:"
  private static let dash = UInt8(ascii: "-")

  /// The word that the comment begins with, which should be `layoutc:ignore` or `layoutc:ignore-file`.
  let word: (text: String, span: Span)
  /// The rules that it names.
  let rules: [(name: String, span: Span)]
  /// True if words behind `--` say why the rules are off.
  let hasReason: Bool
  /// What it holds for, unless that is the file.
  let scope: Span

  /// True if the comment holds for the whole file.
  var isForFile: Bool { word.text == Self.marker + "-file" }
  /// True if the comment begins with `layoutc:ignore` or `layoutc:ignore-file`.
  var isKnown: Bool { isForFile || word.text == Self.marker }

  /// True if a comment's text, its `#` included, begins with `layoutc:ignore`; blanks may follow the colon.
  static func isMarked(_ text: String) -> Bool {
    let words = text.utf8.drop { $0 == UInt8(ascii: "#") || $0.isSpaceOrTab }
    guard words.starts(with: family.utf8) else { return false }
    return words.dropFirst(family.utf8.count).drop { $0.isSpaceOrTab }.starts(with: "ignore".utf8)
  }

  init(_ comment: MarkedComment, in file: SourceFile) {
    let range = file.range(of: comment.text)
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      let byte = file.bytes[index]
      if byte.isSpaceOrTab || byte == UInt8(ascii: ",") {
        if let first = start { words.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let first = start { words.append(first..<range.upperBound) }
    func text(_ range: Range<Int>) -> (text: String, span: Span) {
      let span = Span(range.lowerBound, range.upperBound).moved(by: file.base)
      return (file.text(span), span)
    }
    if let first = words.first, first.upperBound - first.lowerBound == Self.family.utf8.count, words.count > 1
    {
      word = (Self.family + text(words[1]).text, text(first.lowerBound..<words[1].upperBound).span)
      words.removeFirst(2)
    } else {
      word = words.first.map(text) ?? ("", comment.text)
      words = Array(words.dropFirst())
    }
    var rules: [(name: String, span: Span)] = []
    var reason: Range<Int>?
    for (index, range) in words.enumerated() {
      // Another `#` begins a comment on the comment.
      if file.bytes[range.lowerBound] == UInt8(ascii: "#") { break }
      let dashes = range.dropLast().first { file.bytes[$0] == Self.dash && file.bytes[$0 + 1] == Self.dash }
      if let end = dashes ?? Optional(range.upperBound), end > range.lowerBound {
        let named = text(range.lowerBound..<end)
        rules.append((name: named.text, span: named.span))
      }
      guard let dashes else { continue }
      let rest = (dashes + 2)..<range.upperBound
      reason = !rest.isEmpty ? rest : index + 1 < words.count ? words[index + 1] : nil
      break
    }
    self.rules = rules
    hasReason = reason.map { file.bytes[$0.lowerBound] != UInt8(ascii: "#") } ?? false
    scope = comment.scope
  }
}
