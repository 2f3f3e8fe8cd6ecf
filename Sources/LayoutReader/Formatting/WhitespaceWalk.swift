import LayoutText

/// Goes through the tokens of a text and finds the whitespace that is to stand before each piece of it.
///
/// Columns are counted twice: as they are written, which says what belongs together, and as they are to be.
struct WhitespaceWalk {
  let bytes: UnsafeBufferPointer<UInt8>
  let isYAML: Bool
  /// What was passed so far.
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

  /// Where the walk is, as it is written.
  var position: SourcePosition
  /// The column where the last piece is to end.
  var column = 0
  /// The column that lines in brackets are indented from: where the line begins that opens them, or the last element of a list on it.
  var base = 0
  /// What stands behind the text of a block scalar.
  var blockScalar: BlockScalarEnd?
  var commentColumns = CommentColumns()

  /// A list or map that is open.
  struct Frame {
    enum Kind {
      case mapping
      case sequence
      /// A list of the same indentation as its key.
      case keySequence
      /// In braces or brackets.
      case flow
    }
    let kind: Kind
    /// The column of its entries as it is written.
    let written: Int
    /// The column where its entries are to be, or the lines in brackets.
    let column: Int
    /// In brackets: the column of the one that closes them at the beginning of a line.
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

  /// libyaml tells neither the beginning nor the end of a list that has the indentation of its key.
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
