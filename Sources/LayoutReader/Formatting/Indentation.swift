import LayoutText

/// Where tokens stand in their lines.
extension WhitespaceWalk {
  /// The column of a token that begins a line.
  func indentation(of kind: SourceToken.Kind) -> Int {
    guard let frame = frames.last else { return 0 }
    if frame.kind == .flow {
      return kind == .close ? frame.closing : previous == .value ? frame.column + 2 : frame.column
    }
    if starting == nil, beginsKey || kind == .key || kind == .value || kind == .entry { return frame.column }
    return frame.column + 2
  }

  /// How many spaces stand before a token that follows another one on its line.
  func spaces(before kind: SourceToken.Kind) -> Int {
    // What follows a name, or a colon, could be taken for a part of it.
    switch (previous, kind) {
    case (.property, _), (.value, _): 1
    case (.open, _), (_, .comma), (_, .close): 0
    case (.scalar, .value), (.close, .value): 0
    default: 1
    }
  }

  /// What an opening bracket begins, which was passed last. Its lines are indented two columns from the line that opens it; in YAML they
  /// stand below what follows the bracket on its line, if anything does.
  func flowFrame() -> Frame {
    var next = position.offset
    while next < bytes.count, bytes[next].isSpaceOrTab { next += 1 }
    let isLast = next == bytes.count || bytes[next].isLineEnd || bytes[next] == UInt8(ascii: "#")
    return Frame(kind: .flow, written: 0, column: isLast || !isYAML ? base + 2 : column, closing: base)
  }
}
