import LayoutText

/// What stands between two tokens.
struct SourceGap {
  struct Comment {
    /// From its `#` on, blanks at the end left out.
    let range: Range<Int>
    /// The line ends before it.
    let breaks: Int
    let line: Int
    /// The column as it is written.
    let written: Int
  }
  var comments: [Comment] = []
  /// The line ends before the second token.
  var breaks = 0
  /// The place of the second token.
  var end: SourcePosition
}

/// Comments and what they belong to.
extension WhitespaceWalk {
  /// What stands between the last piece and an offset.
  func gap(to end: Int) -> SourceGap {
    var gap = SourceGap(end: position)
    var index = position.offset
    while index < end {
      let start = index
      index += 1
      switch bytes[start] {
      case 0x0A: gap.breaks += 1
      case 0x0D: if index == end || bytes[index] != 0x0A { gap.breaks += 1 }
      case UInt8(ascii: "#"):
        while index < end, !bytes[index].isLineEnd { index += 1 }
        gap.end.advance(to: start, in: bytes)
        gap.comments.append(
          SourceGap.Comment(
            range: start..<textEnd(from: start, to: index), breaks: gap.breaks, line: gap.end.line,
            written: gap.end.column))
        gap.breaks = 0
      default: break
      }
    }
    gap.end.advance(to: end, in: bytes)
    return gap
  }

  /// Where a comment ends, blanks at the end left out.
  func textEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isSpaceOrTab { end -= 1 }
    return end
  }

  /// Places the comments of a gap.
  ///
  /// - Parameters:
  ///   - kind: the token behind them.
  ///   - target: its column.
  ///   - written: its column as it is written.
  mutating func place(
    _ comments: [SourceGap.Comment], before kind: SourceToken.Kind, at target: Int, writtenAt written: Int
  ) {
    for comment in comments {
      if comment.breaks == 0, !pieces.isEmpty {
        place(trailing: comment)
        continue
      }
      let column = self.column(of: comment.written, before: kind, at: target, writtenAt: written)
      let breaks = pieces.isEmpty ? 0 : min(comment.breaks, 2)
      commentColumns.add(
        .init(piece: pieces.count, line: comment.line, written: comment.written, contentEnd: nil),
        isOfNext: comment.written == written, &pieces)
      pieces.append(TextPiece(comment.range, breaks: breaks, spaces: column, isComment: true))
    }
  }

  /// Places a comment behind the last piece.
  mutating func place(trailing comment: SourceGap.Comment) {
    commentColumns.add(
      .init(piece: pieces.count, line: comment.line, written: comment.written, contentEnd: column),
      isOfNext: false, &pieces)
    pieces.append(TextPiece(comment.range, breaks: 0, spaces: 2, isComment: true))
  }

  /// The column of a comment on a line of its own: that of the token behind it, if it stands there or further out; else it belongs to the
  /// end of a block and keeps its distance to it.
  private func column(
    of comment: Int, before kind: SourceToken.Kind, at target: Int, writtenAt written: Int
  ) -> Int {
    if let frame = frames.last, frame.kind == .flow { return kind == .close ? frame.column : target }
    let isLast = kind == .end || kind == .marker
    guard isLast || comment > written else { return target }
    // A list in the column of its key has only what stands further in.
    let block = closed.first { $0.kind == .keySequence ? $0.written < comment : $0.written <= comment }
    let column = block.map { $0.column + comment - $0.written } ?? target
    guard let blockScalar, column >= blockScalar.textColumn else { return column }
    return blockScalar.column
  }
}
