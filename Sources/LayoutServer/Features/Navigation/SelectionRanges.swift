import LayoutReader
import LayoutText

extension DocumentTree {
  /// Returns the selections around an offset, the outermost first: the root, a map or a list, a key with its
  /// value, a scalar, a name in an expression.
  fileprivate func selections(around offset: Int) -> [Span] {
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
      spans += names(inExpressionsOf: step.node, as: step.type).map(\.span)
        .filter { $0.holds(offset) }.prefix(1)
    }
    var nested: [Span] = []
    for span in spans where nested.last.map({ $0 != span && $0.holds(span) }) ?? true {
      nested.append(span)
    }
    return nested
  }
}

extension LanguageServer {
  func selectionRanges(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let analysis = spec(parameters) else { return .null }
    let places = parameters?["positions"]?.elements ?? []
    return .array(places.map { selectionRange(in: analysis, at: $0.position) })
  }

  /// Returns the innermost selection. Each selection has the next larger one as its parent, up to the whole
  /// text.
  private func selectionRange(in analysis: Analysis, at position: TextPositions.Position) -> JSONValue {
    let positions = analysis.positions
    let offset = positions.offset(of: position)
    var result: JSONValue = ["range": positions.range(0..<positions.source.bytes.count)]
    for span in analysis.tree?.selections(around: offset) ?? [] {
      result = ["range": positions.range(of: span), "parent": result]
    }
    return result
  }
}
