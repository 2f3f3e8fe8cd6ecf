/// A part of a text that formatting moves but never changes: an indicator, a scalar or a marker. A token
/// without text only marks the start or end of a block.
struct SourceToken {
  enum Kind: Equatable {
    /// A block list or map that begins with the next token with text.
    case blockStart(isMapping: Bool)
    case blockEnd
    /// `?`, or a key without a sign that begins with the next token.
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
