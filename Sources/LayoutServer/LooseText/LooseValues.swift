import LayoutText

// Values in block style: texts with and without quotes, and blocks of text.

extension LooseScanner {
  /// Reads the value that begins on a line, after spaces.
  ///
  /// - Parameters:
  ///   - place: the entry of the value; `nil` for the root and for strays.
  ///   - lone: set if no key comes before the value on its line.
  /// - Returns: the start of the next line.
  mutating func scanValue(at start: Int, _ place: LooseTree.EntryPlace?, lone: Lone? = nil) -> Int {
    let end = lineEnd(from: start)
    var first = skipBlanks(from: start, to: end)
    // Anchors and tags.
    while first < end, bytes[first] == UInt8(ascii: "&") || bytes[first] == UInt8(ascii: "!") {
      var next = first
      while next < end, !bytes[next].isSpaceOrTab { next += 1 }
      if first < offset, offset <= next { note(.nothing) }
      first = skipBlanks(from: next, to: end)
    }
    let spots = lone?.spots ?? place.map { [.value($0.node, entry: $0.entry)] } ?? []
    if first == end || bytes[first] == UInt8(ascii: "#") && first > start {
      if holdsCursor(start, first) { note(.spots(spots)) }
      return endLine(at: first)
    }
    if start <= offset, offset < first { note(.nothing) }
    switch bytes[first] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return scanFlow(at: first, place)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      guard let next = scanBlockText(at: first, to: end, place) else { break }
      return next
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quoted = quoted(at: first)
      _ = add(LooseTree.Node(kind: .scalar, range: quoted.text), at: place)
      if holdsCursor(quoted.text.lowerBound, quoted.text.upperBound) {
        note(
          .spots(spots), word: quoted.text, quote: bytes[first], column: lone?.column,
          isOwnLine: lone?.isOwnLine ?? false)
      }
      return endLine(at: quoted.next)
    default: break
    }
    var last = first
    while last < end, bytes[last] != UInt8(ascii: "#") || !bytes[last - 1].isSpaceOrTab { last += 1 }
    var word = trimmed(first, last)
    _ = add(LooseTree.Node(kind: .scalar, range: word, isLoneWord: lone != nil), at: place)
    if holdsCursor(first, last) {
      if offset > word.upperBound { word = first..<offset }
      note(.spots(spots), word: word, column: lone?.column, isOwnLine: lone?.isOwnLine ?? false)
    }
    return endLine(at: last)
  }

  /// Skips the rest of a line.
  ///
  /// - Returns: the start of the next line.
  mutating func endLine(at index: Int) -> Int {
    let end = lineEnd(from: index)
    var comment = index
    while comment < end, bytes[comment] != UInt8(ascii: "#") { comment += 1 }
    if comment < end, offset > comment, offset <= end { note(.comment(start: comment)) }
    if holdsCursor(index, end) { note(.nothing) }
    return lineAfter(end)
  }

  /// Skips a block of text after `|` or `>`; `nil` if none follows.
  private mutating func scanBlockText(at start: Int, to end: Int, _ place: LooseTree.EntryPlace?) -> Int? {
    var header = start + 1
    while header < end, "+-0123456789".utf8.contains(bytes[header]) { header += 1 }
    guard isBlankOrEnd(header) else { return nil }
    let indent = blocks.last.map { tree[$0].indent } ?? -1
    if holdsCursor(start, header) { note(.nothing) }
    var line = endLine(at: header)
    let first = min(line, bytes.count)
    while line <= bytes.count {
      let lineEnd = lineEnd(from: line)
      let text = skipBlanks(from: line, to: lineEnd)
      if text < lineEnd, text - line <= indent { break }
      if holdsCursor(line, lineEnd), offset - line > indent {
        note(.block, word: min(text, offset)..<lineEnd)
      }
      // Something else may begin on the empty lines after the text.
      if text == lineEnd, holdsCursor(line, lineEnd), cursor == nil {
        note(.spots(spots(atColumn: offset - line)), column: offset - line, isOwnLine: true)
      }
      line = lineAfter(lineEnd)
    }
    _ = add(LooseTree.Node(kind: .scalar, range: first..<min(line, bytes.count)), at: place)
    return line
  }

  /// Returns the range of a quoted text, which may continue on later lines that are indented more than its
  /// block. An unclosed text ends with its first line.
  func quoted(at start: Int) -> (text: Range<Int>, next: Int) {
    let quote = bytes[start]
    let indent = blocks.last.map { tree[$0].indent } ?? .max
    var index = start + 1
    var lineEnd: Int?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else {
          return ((start + 1)..<index, index + 1)
        }
        index += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), index + 1 < bytes.count,
        !bytes[index + 1].isLineEnd
      {
        index += 1
      } else if byte.isLineEnd {
        lineEnd = lineEnd ?? index
        let next = lineAfter(index)
        guard next < bytes.count else { break }
        let text = skipBlanks(from: next, to: bytes.count)
        if text < bytes.count, !bytes[text].isLineEnd, text - next <= indent { break }
        index = next - 1
      }
      index += 1
    }
    let end = lineEnd ?? bytes.count
    return ((start + 1)..<end, end)
  }
}
