/// A piece of a text that formatting moves and never changes: an indicator, a scalar, a marker. Some have no text and only tell that
/// a block begins or ends.
struct SourceToken {
  enum Kind: Equatable {
    /// A list or map in block style begins with the next token that has text.
    case blockStart(isMapping: Bool)
    case blockEnd
    /// `?`, or a key that begins with the next token and has no sign of its own.
    case key
    /// `:`
    case value
    /// `-`
    case entry
    /// `[` or `{`
    case open
    /// `]` or `}`
    case close
    /// `,`
    case comma
    /// An anchor or a tag.
    case property
    case alias
    case scalar(YAMLScalarStyle)
    /// `---`, `...` or a directive.
    case marker
    /// The end of the text.
    case end
  }

  let kind: Kind
  let start: Int
  let end: Int
}
