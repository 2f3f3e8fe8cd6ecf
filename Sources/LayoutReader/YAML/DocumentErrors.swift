import LayoutDiagnostics
import LayoutText

/// The errors of documents and tags that a spec cannot have.
extension YAMLComposer {
  func empty() -> ReadFailure {
    .shape("the spec is empty", at: Span(textStart, textStart), help: ReadFailure.helpForEmpty)
  }

  func secondDocument(at start: Int) -> ReadFailure {
    .shape(
      "found a second document; a spec is one", at: syntaxErrors.token(at: start),
      help: "put it into a file of its own")
  }

  /// Returns whether a line that begins with `...` comes between the last token and an offset.
  func hasDocumentEnd(before offset: Int) -> Bool {
    var start = lastEnd
    while start < offset {
      if source[start...].starts(with: "...".utf8),
        start == textStart || source[start - 1].isLineEnd
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Returns the span of a node's anchor, given the start of the node's properties.
  func anchorSpan(from start: Int) -> Span {
    var index = start
    while index < source.count, source[index] != UInt8(ascii: "&") { index += 1 }
    let begin = index
    while index < source.count, !source[index].isWhitespace, !",[]{}".utf8.contains(source[index]) {
      index += 1
    }
    return Span(begin, index)
  }

  func unusedAnchor(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, rule: .unusedDefinition, "the anchor \(quotedText(name)) has no alias", at: span,
      help: ["delete it (safe: frames do not change), or write *\(shownText(name)) where it belongs"],
      fixes: removal(ofAnchor: span).map { [Fix(.safe, "delete it", [TextEdit($0, "")])] } ?? [])
  }

  /// Returns the anchor with the blanks after it, or before it at the end of a line; `nil` if removing it
  /// would remove the value.
  private func removal(ofAnchor span: Span) -> Span? {
    func isSpace(_ index: Int) -> Bool {
      source.indices.contains(index) && source[index].isSpaceOrTab
    }
    var end = Int(span.end)
    while isSpace(end) { end += 1 }
    guard end < source.count, !source[end].isLineEnd else {
      var start = Int(span.start)
      while start > textStart, isSpace(start - 1) { start -= 1 }
      return Span(start, end)
    }
    // An empty scalar is null only if an anchor or tag marks it.
    return ",]}:".utf8.contains(source[end]) ? nil : Span(Int(span.start), end)
  }

  /// Reports a tag that YAML does not define.
  func unknownTag(_ tag: String, from start: Int) -> ReadFailure {
    var index = start
    while index < source.count, source[index] != UInt8(ascii: "!") { index += 1 }
    let begin = index
    while index < source.count, !source[index].isWhitespace { index += 1 }
    let span = Span(begin, index)
    return .syntax(
      "found the unknown tag \(quoted(source, span)); only !!str, !!int, !!float, !!bool, !!null, !!seq and !!map are known",
      at: span, help: "remove the tag, or quote a text that begins with !")
  }
}
