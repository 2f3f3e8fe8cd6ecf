import LayoutText

/// Visits the tokens of a text and decides on the whitespace before each piece. Counts columns twice: in the
/// source, to see which lines belong together, and in the formatted text.
struct WhitespaceWalk {
  let bytes: UnsafeBufferPointer<UInt8>
  let isYAML: Bool
  var pieces: [TextPiece] = []

  /// The open lists and maps, innermost last.
  var frames: [Frame] = []
  /// The blocks that ended since the last token with text, innermost first.
  var closed: [Frame] = []
  /// The block that begins with the next token.
  var starting: Frame.Kind?
  /// True if a key begins with the next token.
  var beginsKey = false
  /// The last token with text.
  var previous: SourceToken.Kind = .marker

  /// The position in the source.
  var position: SourcePosition
  /// The new column where the last piece ends.
  var column = 0
  /// The column from which lines in brackets are indented: the column of the line that opens them, or of the
  /// last list element on it.
  var base = 0
  /// The last block scalar, until the next token.
  var blockScalar: BlockScalarEnd?
  var commentColumns = CommentColumns()

  /// An open list or map.
  struct Frame {
    enum Kind {
      case mapping
      case sequence
      /// A list with the same indentation as its key.
      case keySequence
      case flow
    }
    let kind: Kind
    /// The column of its entries in the source.
    let written: Int
    /// The new column of its entries, or of its lines in brackets.
    let column: Int
    /// The new column of a closing bracket at the beginning of a line.
    var closing = 0
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [SourceToken], textStart: Int, isYAML: Bool) {
    self.bytes = bytes
    self.isYAML = isYAML
    position = SourcePosition(textStart)
    pieces.reserveCapacity(tokens.count)
    for token in tokens { visit(token) }
    commentColumns.endRun(&pieces)
  }

  private mutating func visit(_ token: SourceToken) {
    switch token.kind {
    case .blockStart(let isMapping):
      starting = isMapping ? .mapping : .sequence
      return
    case .blockEnd:
      endKeySequence()
      if let frame = frames.popLast() { closed.append(frame) }
      return
    case .key, .value:
      if starting == nil { endKeySequence() }
      if token.start == token.end {
        beginsKey = true
        return
      }
    case .entry:
      if starting == nil, frames.last?.kind == .mapping { starting = .keySequence }
    default: break
    }
    place(token)
    closed.removeAll(keepingCapacity: true)
    starting = nil
    beginsKey = false
    previous = token.kind
  }

  /// Ends a list with its key's indentation, because libyaml reports neither its start nor its end.
  private mutating func endKeySequence() {
    if frames.last?.kind == .keySequence { closed.append(frames.removeLast()) }
  }

  private mutating func place(_ token: SourceToken) {
    let gap = gap(to: token.start)
    let beginsLine = pieces.isEmpty || gap.breaks > 0 || !gap.comments.isEmpty
    let target = beginsLine ? indentation(of: token.kind) : column + spaces(before: token.kind)
    let spaces = beginsLine ? target : target - column
    let isFirst = pieces.isEmpty && gap.comments.isEmpty
    place(gap.comments, before: token.kind, at: target, writtenAt: gap.end.column)
    position = gap.end
    if token.kind == .end {
      let isCut = gap.breaks == 0 && gap.comments.isEmpty && blockScalar?.endsWithText == true
      pieces.append(TextPiece(token.start..<token.start, breaks: isCut ? 0 : 1, spaces: 0))
      return
    }
    blockScalar = nil
    let written = position.column
    if beginsLine || token.kind == .entry { base = target }
    if let starting { frames.append(Frame(kind: starting, written: written, column: target)) }
    let end = firstLineEnd(of: token)
    pieces.append(
      TextPiece(token.start..<end, breaks: isFirst ? 0 : min(gap.breaks, 2), spaces: spaces))
    position.advance(to: end, in: bytes)
    column = target + position.column - written
    switch token.kind {
    case .scalar(.block): addBlockText(of: token, from: end)
    case .scalar where end < token.end: addLines(of: token, from: end, moved: target - written)
    case .open: frames.append(flowFrame())
    case .close: _ = frames.popLast()
    default: break
    }
  }
}
