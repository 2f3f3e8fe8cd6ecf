import LayoutText

/// The comments and line ends between two tokens.
struct SourceGap {
  struct Comment {
    /// The range from the `#`, without trailing blanks.
    let range: Range<Int>
    /// The number of line ends before it.
    let breaks: Int
    let line: Int
    /// The column in the source.
    let written: Int
  }
  var comments: [Comment] = []
  /// The number of line ends before the second token.
  var breaks = 0
  var end: SourcePosition
}

/// Places comments.
extension WhitespaceWalk {
  /// Returns the gap between the last piece and an offset.
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

  /// Returns the end of a comment, without trailing blanks.
  func textEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isSpaceOrTab { end -= 1 }
    return end
  }

  /// Places the comments of a gap.
  /// - Parameters:
  ///   - kind: the following token.
  ///   - target: that token's new column.
  ///   - written: that token's column in the source.
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

  /// Places a comment after the last piece.
  mutating func place(trailing comment: SourceGap.Comment) {
    commentColumns.add(
      .init(piece: pieces.count, line: comment.line, written: comment.written, contentEnd: column),
      isOfNext: false, &pieces)
    pieces.append(TextPiece(comment.range, breaks: 0, spaces: 2, isComment: true))
  }

  /// Returns the column of a comment alone on its line: the column of the following token, unless the comment
  /// is indented further. Then it belongs to the end of a block and keeps its distance from that block.
  private func column(
    of comment: Int, before kind: SourceToken.Kind, at target: Int, writtenAt written: Int
  ) -> Int {
    if let frame = frames.last, frame.kind == .flow { return kind == .close ? frame.column : target }
    let isLast = kind == .end || kind == .marker
    guard isLast || comment > written else { return target }
    // A list with its key's indentation contains only lines that are indented further.
    let block = closed.first { $0.kind == .keySequence ? $0.written < comment : $0.written <= comment }
    let column = block.map { $0.column + comment - $0.written } ?? target
    guard let blockScalar, column >= blockScalar.textColumn else { return column }
    return blockScalar.column
  }
}
