import LayoutText

/// What to say of documents and tags that a spec cannot have.
extension YAMLComposer {
  /// Nothing but blanks and comments.
  func empty() -> ReadFailure { .shape("the spec is empty", at: Span(textStart, textStart)) }

  /// Another document begins.
  func secondDocument(at start: Int) -> ReadFailure {
    .shape(
      "found a second document; a spec is one", at: syntaxErrors.token(at: start),
      help: "put it into a file of its own")
  }

  /// Whether a line that begins with `...` stands between the last token and an offset.
  func hasDocumentEnd(before offset: Int) -> Bool {
    var start = lastEnd
    while start < offset {
      if source[start...].starts(with: "...".utf8),
        start == textStart || syntaxErrors.isLineEnd(source[start - 1])
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// A tag that is not YAML's own.
  func unknownTag(_ tag: String, from start: Int) -> ReadFailure {
    var index = start
    while index < source.count, source[index] != UInt8(ascii: "!") { index += 1 }
    let begin = index
    while index < source.count, !isBlank(source[index]) { index += 1 }
    let span = Span(begin, index)
    return .syntax(
      "found the unknown tag \(quoted(source, span)); only !!str, !!int, !!float, !!bool, !!null, !!seq and !!map are known",
      at: span, help: "remove the tag, or quote a text that begins with !")
  }
}
