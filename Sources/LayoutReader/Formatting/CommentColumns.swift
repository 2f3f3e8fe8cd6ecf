/// Comments behind something: two spaces apart from it, unless those of several lines in a row stand in one column. These keep it, or
/// the next one that they have room in. A comment on a line of its own goes on with the one above if it stands in its column.
struct CommentColumns {
  struct Comment {
    /// The index of the piece.
    let piece: Int
    let line: Int
    /// The column as it is written.
    let written: Int
    /// The column where what it stands behind is to end; nil on a line of its own.
    let contentEnd: Int?
  }

  private var run: [Comment] = []

  /// Takes the next comment of the text.
  ///
  /// - Parameter isOfNext: true if it stands in the column of what follows it.
  mutating func add(_ comment: Comment, isOfNext: Bool, _ pieces: inout [TextPiece]) {
    let goesOn =
      run.last.map { $0.line + 1 == comment.line && $0.written == comment.written } ?? false
    if !goesOn || isOfNext { endRun(&pieces) }
    if comment.contentEnd != nil || !run.isEmpty { run.append(comment) }
  }

  /// Places the comments of the last lines.
  mutating func endRun(_ pieces: inout [TextPiece]) {
    defer { run.removeAll(keepingCapacity: true) }
    guard run.count > 1, let written = run.first?.written else { return }
    let column = max(written, 2 + (run.compactMap(\.contentEnd).max() ?? 0))
    for comment in run {
      pieces[comment.piece].spaces = UInt32(clamping: column - (comment.contentEnd ?? 0))
    }
  }
}
