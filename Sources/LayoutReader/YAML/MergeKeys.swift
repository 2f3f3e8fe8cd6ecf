import LayoutText

/// Checks the value of `<<`: a mapping, an alias of a mapping, or a list of these.
extension YAMLComposer {
  /// True if the next node is the value of a merge key.
  var isMergeValue: Bool {
    guard let frame = builder.frames.last, frame.isMapping, !frame.expectsKey else { return false }
    return builder.entries.last?.isMerge ?? false
  }

  /// True if the next node is in the list of a merge key.
  var isMergeElement: Bool { builder.frames.last?.isMergeList ?? false }

  func isMergeSign(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count == 2 && text[0] == UInt8(ascii: "<") && text[1] == UInt8(ascii: "<")
  }

  func isMergeTag(_ tag: String?) -> Bool { tag == nil || tag == "tag:yaml.org,2002:merge" }

  /// Throws if a finished node after `<<` cannot be merged.
  func checkMerge(_ node: Document.NodeIndex, at span: Span) throws(ReadFailure) {
    let isMergeElement = isMergeElement
    guard isMergeElement || isMergeValue else { return }
    switch builder.document.kind(node) {
    case .mapping: return
    case .sequence where !isMergeElement:
      if builder.document.elements(node).allSatisfy({ builder.document.kind($0) == .mapping }) { return }
    case .null, .boolean, .number, .string, .sequence: break
    }
    throw notMergeable(at: span)
  }

  func notMergeable(at span: Span) -> ReadFailure {
    .syntax(
      "found \(quoted(source, span)) after the merge key `<<`, which takes a mapping or a list of mappings",
      at: span, help: "quote \"<<\" if it was meant as an ordinary key")
  }
}
