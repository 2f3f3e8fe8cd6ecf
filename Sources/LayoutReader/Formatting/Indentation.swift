import LayoutText

/// Decides the columns of tokens.
extension WhitespaceWalk {
  /// Returns the column of a token at the beginning of a line.
  func indentation(of kind: SourceToken.Kind) -> Int {
    guard let frame = frames.last else { return 0 }
    if frame.kind == .flow {
      return kind == .close ? frame.closing : previous == .value ? frame.column + 2 : frame.column
    }
    if starting == nil, beginsKey || kind == .key || kind == .value || kind == .entry { return frame.column }
    return frame.column + 2
  }

  /// Returns the number of spaces before a token that follows another one on its line.
  func spaces(before kind: SourceToken.Kind) -> Int {
    // Without a space, a token after a name or colon could become part of it.
    switch (previous, kind) {
    case (.property, _), (.value, _): 1
    case (.open, _), (_, .comma), (_, .close): 0
    case (.scalar, .value), (.close, .value): 0
    default: 1
    }
  }

  /// Returns the frame of the last bracket. Its lines are indented two columns from the line that opens it.
  /// In YAML they are aligned with the content after the bracket on its line, if any.
  func flowFrame() -> Frame {
    var next = position.offset
    while next < bytes.count, bytes[next].isSpaceOrTab { next += 1 }
    let isLast = next == bytes.count || bytes[next].isLineEnd || bytes[next] == UInt8(ascii: "#")
    return Frame(kind: .flow, written: 0, column: isLast || !isYAML ? base + 2 : column, closing: base)
  }
}
