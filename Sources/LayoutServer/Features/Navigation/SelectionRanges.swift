import LayoutReader
import LayoutText

extension SpecTree {
  /// What can be selected around a byte, from the outermost inwards: the root, a map or a list, a key with its value, a scalar, a name of an
  /// expression.
  func selections(around offset: Int, in source: SourceFile) -> [Span] {
    var spans: [Span] = []
    for step in steps(to: offset) {
      let value = document.span(step.node)
      if let key = step.key {
        spans.append(key.span.union(value))
        if key.span.holds(offset) { spans.append(key.span) }
      }
      guard value.holds(offset) else { continue }
      spans.append(value)
      guard document.kind(step.node) == .string else { continue }
      if let text = NameOccurrence(scalar: value, reading: document.text(step.node), in: source) {
        spans.append(text.span)
      }
      spans += names(inExpressionsOf: step.node, as: step.type, in: source).map(\.span)
        .filter { $0.holds(offset) }.prefix(1)
    }
    var nested: [Span] = []
    for span in spans where nested.last.map({ $0 != span && $0.encloses(span) }) ?? true {
      nested.append(span)
    }
    return nested
  }
}

extension Span {
  fileprivate func encloses(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}

extension LanguageServer {
  func selectionRanges(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let analysis = spec(parameters) else { return .null }
    let places = parameters?["positions"]?.elements ?? []
    return .array(places.map { selectionRange(in: analysis, at: $0.position) })
  }

  /// What is selected first, with what holds it; the whole text is last.
  private func selectionRange(in analysis: Analysis, at position: TextPositions.Position) -> JSONValue {
    let positions = analysis.positions
    let offset = positions.offset(of: position)
    var result: JSONValue = ["range": positions.range(0..<positions.source.bytes.count)]
    for span in analysis.tree?.selections(around: offset, in: positions.source) ?? [] {
      result = ["range": positions.range(of: span), "parent": result]
    }
    return result
  }
}
