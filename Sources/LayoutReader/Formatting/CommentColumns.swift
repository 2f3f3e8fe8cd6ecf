/// Aligns comments after content: two spaces after it or, if comments of consecutive lines share a column, in
/// that column or the next one with room. A comment alone on its line continues the comment above if both
/// have the same column.
struct CommentColumns {
  struct Comment {
    /// The index of the comment's piece.
    let piece: Int
    let line: Int
    /// The column in the source.
    let written: Int
    /// The column where the content before it will end; `nil` if it is alone on its line.
    let contentEnd: Int?
  }

  private var run: [Comment] = []

  /// Adds the next comment of the text.
  /// - Parameter isOfNext: true if the comment has the column of the following token.
  mutating func add(_ comment: Comment, isOfNext: Bool, _ pieces: inout [TextPiece]) {
    let goesOn =
      run.last.map { $0.line + 1 == comment.line && $0.written == comment.written } ?? false
    if !goesOn || isOfNext { endRun(&pieces) }
    if comment.contentEnd != nil || !run.isEmpty { run.append(comment) }
  }

  /// Places the comments of the last consecutive lines.
  mutating func endRun(_ pieces: inout [TextPiece]) {
    defer { run.removeAll(keepingCapacity: true) }
    guard run.count > 1, let written = run.first?.written else { return }
    let column = max(written, 2 + (run.compactMap(\.contentEnd).max() ?? 0))
    for comment in run {
      pieces[comment.piece].spaces = UInt32(clamping: column - (comment.contentEnd ?? 0))
    }
  }
}
