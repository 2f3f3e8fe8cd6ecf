import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A comment that turns rules off: `# layoutc:ignore RULE[, RULE] -- reason`. Spaces after the colon and around the dashes are optional, and
/// `disable` is the same as `ignore`, as in the maps of settings.
struct SuppressionComment {
  /// How suppression comments begin; messages name the first.
  static let markers = words.map { family + $0 }
  private static let words = ["ignore", "disable"]
  /// How every comment for layoutc begins.
  static let family = "layoutc:"
  private static let dash = UInt8(ascii: "-")

  /// The first word, which should be a marker, or one with `-file` after it.
  let word: (text: String, span: Span)
  let rules: [(name: String, span: Span)]
  /// True if a reason follows `--`.
  let hasReason: Bool
  /// The part of the file that the comment applies to, unless it is for the whole file.
  let scope: Span

  var isForFile: Bool { Self.markers.contains { word.text == $0 + "-file" } }
  /// True if the first word is as it should be.
  var isKnown: Bool { isForFile || Self.markers.contains(word.text) }

  /// True if a comment's text, including its `#`, begins with a marker.
  static func isMarked(_ text: String) -> Bool {
    let words = text.utf8.drop { $0 == UInt8(ascii: "#") || $0.isSpaceOrTab }
    guard words.starts(with: family.utf8) else { return false }
    let rest = words.dropFirst(family.utf8.count).drop { $0.isSpaceOrTab }
    return Self.words.contains { rest.starts(with: $0.utf8) }
  }

  init(_ comment: MarkedComment, in file: SourceFile) {
    var words = file.bytes[file.range(of: comment.text)]
      .split { $0.isSpaceOrTab || $0 == UInt8(ascii: ",") }.map(\.indices)
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

extension SuppressionComment {
  /// The comments of a file.
  ///
  /// - Parameter readable: the readable parts of a YAML file with a syntax error.
  static func all(in file: SourceFile, readable: SourceFile? = nil) -> [SuppressionComment] {
    let comments =
      file.name.lowercased().hasSuffix(".swift")
      ? swiftSuppressionComments(in: file)
      : markers.flatMap { markedComments(in: readable ?? file, marker: $0) }
    return comments.map { SuppressionComment($0, in: file) }
  }

  /// The edit that removes one of the comment's rules. If it is the only rule, the whole comment is removed, with its line if nothing else
  /// is on the line.
  func removal(ofRule index: Int, in file: SourceFile) -> TextEdit {
    if rules.count > 1 {
      let isLast = index + 1 == rules.count
      let start = isLast ? rules[index - 1].span.end : rules[index].span.start
      let end = isLast ? rules[index].span.end : rules[index + 1].span.start
      return TextEdit(Span(start: start, end: end), "")
    }
    let bytes = file.bytes
    let text = file.range(of: word.span)
    var start = text.lowerBound
    // Back to the `#` and over the spaces before it.
    while start > file.textStart, bytes[start - 1] != UInt8(ascii: "#") { start -= 1 }
    start -= 1
    while start > file.textStart, bytes[start - 1].isSpaceOrTab { start -= 1 }
    var end = text.upperBound
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    if start <= file.textStart || bytes[start - 1].isLineEnd {
      if end < bytes.count, bytes[end] == 0x0D { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    }
    return TextEdit(Span(max(start, file.textStart), end).moved(by: file.base), "")
  }
}

/// The rule at an offset, which a comment such as `# layoutc:ignore RULE` turns off, and its place; `nil` if there is none.
package func suppressedRule(in file: SourceFile, at offset: Int) -> (rule: RuleMetadata, range: Range<Int>)? {
  guard file.holds(SuppressionComment.family) else { return nil }
  for (name, span) in SuppressionComment.all(in: file).flatMap(\.rules) {
    let range = file.range(of: span)
    if range.lowerBound <= offset, offset <= range.upperBound, let rule = RuleRegistry.named(name) {
      return (rule, range)
    }
  }
  return nil
}

/// The `// layoutc:ignore` comments of a Swift file. A comment applies to its line, or to the next line if nothing else is on its own.
func swiftSuppressionComments(in source: SourceFile) -> [MarkedComment] {
  let lines = LineTable(source)
  let marker = Array(SuppressionComment.family.utf8)
  return (1..<max(1, lines.count + 1)).compactMap { number in
    let line = lines.range(ofLine: number)
    guard let slashes = start(of: marker, in: source.bytes[line]) else { return nil }
    let isAlone = source.bytes[line.lowerBound..<slashes.comment].allSatisfy(\.isSpaceOrTab)
    let scope = isAlone && number < lines.count ? lines.range(ofLine: number + 1) : line
    var end = line.upperBound
    while end > slashes.marker, source.bytes[end - 1] <= 0x20 { end -= 1 }
    return MarkedComment(
      text: Span(slashes.marker, end).moved(by: source.base),
      scope: Span(scope.lowerBound, scope.upperBound).moved(by: source.base))
  }
}

/// Where a comment with the marker begins in a line, and where its marker begins; `nil` if the line has no such comment.
private func start(of marker: [UInt8], in line: ArraySlice<UInt8>) -> (comment: Int, marker: Int)? {
  let slash = UInt8(ascii: "/")
  for index in line.indices.dropLast() where line[index] == slash && line[index + 1] == slash {
    let words = line[(index + 2)...].drop { $0.isSpaceOrTab || $0 == slash }
    if words.starts(with: marker) { return (index, words.startIndex) }
  }
  return nil
}
