import LayoutText

/// The end of a block scalar. Lines after it must be indented less, or they would be part of it.
struct BlockScalarEnd {
  let textColumn: Int
  /// The column of the enclosing block.
  let column: Int
  /// True if a line end after the text would be part of it.
  let endsWithText: Bool
}

/// Formats multiline scalars.
extension WhitespaceWalk {
  /// Returns the end of a token's first line; for a block scalar, the end of its sign and indicators.
  func firstLineEnd(of token: SourceToken) -> Int {
    guard case .scalar(let style) = token.kind else { return token.end }
    if style == .block {
      var end = token.start + 1
      while end < token.end, "+-123456789".utf8.contains(bytes[end]) { end += 1 }
      return end
    }
    return lineEnd(from: token.start, to: token.end)
  }

  private func lineEnd(from start: Int, to limit: Int) -> Int {
    var end = start
    while end < limit, !bytes[end].isLineEnd { end += 1 }
    return end
  }

  private func nextLine(from lineEnd: Int, to limit: Int) -> Int {
    guard lineEnd < limit else { return limit }
    return bytes[lineEnd] == 0x0D && lineEnd + 1 < limit && bytes[lineEnd + 1] == 0x0A
      ? lineEnd + 2 : lineEnd + 1
  }

  /// Adds the further lines of a plain or quoted scalar, moved like the first. Their indentation is not
  /// content.
  mutating func addLines(of token: SourceToken, from firstEnd: Int, moved distance: Int) {
    let least = frames.last.map { $0.kind == .flow ? $0.column : $0.column + 2 }
    var end = firstEnd
    while end < token.end {
      let start = nextLine(from: end, to: token.end)
      end = lineEnd(from: start, to: token.end)
      var text = start
      while text < end, bytes[text].isSpaceOrTab { text += 1 }
      let written = text - start
      let spaces = least.map { max($0, written + distance) } ?? written
      let isKept = text == end || spaces == written
      pieces.append(TextPiece((isKept ? start : text)..<end, breaks: 1, spaces: isKept ? 0 : spaces))
      position.advance(to: end, in: bytes)
      column = position.column + spaces - written
    }
  }

  /// Adds a block scalar's comment and its text, which is indented two columns from the enclosing block, or
  /// as many as the header gives.
  mutating func addBlockText(of token: SourceToken, from headerEnd: Int) {
    let header = bytes[token.start..<headerEnd]
    let given = header.first { $0.isDigit }.map { Int($0 - UInt8(ascii: "0")) }
    let isKept = header.contains(UInt8(ascii: "+"))
    let firstEnd = lineEnd(from: headerEnd, to: token.end)
    if let start = (headerEnd..<firstEnd).first(where: { bytes[$0] == UInt8(ascii: "#") }) {
      position.advance(to: start, in: bytes)
      let range = start..<textEnd(from: start, to: firstEnd)
      place(trailing: .init(range: range, breaks: 0, line: position.line, written: position.column))
    }
    position.advance(to: firstEnd, in: bytes)
    let text = BlockText(self, firstEnd..<token.end, given, isKept)
    var end = firstEnd
    while end < text.end {
      let start = nextLine(from: end, to: token.end)
      end = lineEnd(from: start, to: token.end)
      pieces.append(text.piece(start..<end, in: self))
    }
    position.advance(to: end, in: bytes)
    let isEmpty = text.written == nil
    blockScalar = BlockScalarEnd(
      // Without text, the first line that is indented more would become the text.
      textColumn: isEmpty && given == nil ? text.column - 1 : text.column, column: frames.last?.column ?? 0,
      endsWithText: !isEmpty && !header.contains(UInt8(ascii: "-")))
  }

  private struct BlockText {
    /// The text's column in the source; `nil` if it has only blank lines.
    var written: Int?
    /// The text's new column.
    let column: Int
    /// The end of the last line that counts.
    private(set) var end: Int

    /// - Parameters:
    ///   - range: the range after the header.
    ///   - given: the indentation in the header, if any.
    ///   - isKept: true if blank lines at the end count.
    init(_ walk: borrowing WhitespaceWalk, _ range: Range<Int>, _ given: Int?, _ isKept: Bool) {
      // libyaml does not count a list with its key's indentation as indented.
      let parent = walk.frames.last { $0.kind != .keySequence }?.written
      written = given.map { (parent ?? 0) + $0 }
      end = range.lowerBound
      var start = walk.nextLine(from: range.lowerBound, to: range.upperBound)
      while start < range.upperBound {
        let lineEnd = walk.lineEnd(from: start, to: range.upperBound)
        let indentation = Self.indentation(walk, start..<lineEnd)
        if written == nil, start + indentation < lineEnd { written = indentation }
        if isKept || start + indentation < lineEnd || indentation > written ?? .max { end = lineEnd }
        start = walk.nextLine(from: lineEnd, to: range.upperBound)
      }
      column = (walk.frames.last?.column).map { $0 + (given ?? 2) } ?? written ?? 1
    }

    /// Returns a line with its new indentation.
    func piece(_ line: Range<Int>, in walk: borrowing WhitespaceWalk) -> TextPiece {
      guard let written, written != column else { return TextPiece(line, breaks: 1, spaces: 0) }
      let indentation = Self.indentation(walk, line)
      // A blank line has no content to keep.
      if line.lowerBound + indentation == line.upperBound, indentation <= written {
        return TextPiece(line.upperBound..<line.upperBound, breaks: 1, spaces: 0)
      }
      return TextPiece(
        line.lowerBound + min(written, indentation)..<line.upperBound, breaks: 1, spaces: column)
    }

    private static func indentation(_ walk: borrowing WhitespaceWalk, _ line: Range<Int>) -> Int {
      var end = line.lowerBound
      while end < line.upperBound, walk.bytes[end] == 0x20 { end += 1 }
      return end - line.lowerBound
    }
  }
}
