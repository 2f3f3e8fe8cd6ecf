import LayoutReader
import LayoutText

/// A comment that turns rules off: `# layoutc:ignore RULE[, RULE] -- reason`.
struct SuppressionComment {
  /// What the comments begin with.
  static let marker = "layoutc:ignore"

  /// The word that the comment begins with, which should be `layoutc:ignore` or `layoutc:ignore-file`.
  let word: (text: String, span: Span)
  /// The rules that it names.
  let rules: [(name: String, span: Span)]
  /// Whether words behind `--` say why.
  let hasReason: Bool
  /// What it holds for, unless that is the file.
  let scope: Span

  /// Whether it holds for the whole file.
  var isForFile: Bool { word.text == Self.marker + "-file" }
  /// Whether its first word is one that is known.
  var isKnown: Bool { isForFile || word.text == Self.marker }

  init(_ comment: MarkedComment, in file: SourceFile) {
    let range = file.range(of: comment.text)
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      let byte = file.bytes[index]
      if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") {
        if let first = start { words.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let first = start { words.append(first..<range.upperBound) }
    let texts = words.map {
      let span = Span($0.lowerBound, $0.upperBound).moved(by: file.base)
      return (text: file.text(span), span: span)
    }
    word = texts.first ?? ("", comment.text)
    let named = texts.dropFirst().prefix { $0.text != "--" && !$0.text.hasPrefix("#") }
    rules = named.map { (name: $0.text, span: $0.span) }
    // Another `#` begins a comment on the comment.
    let reason = texts.dropFirst(1 + named.count).drop { $0.text == "--" }
    hasReason = reason.first.map { !$0.text.hasPrefix("#") } ?? false
    scope = comment.scope
  }
}
