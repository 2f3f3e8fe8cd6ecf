import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Normalizes text that may contain expressions. Text with several parts becomes a list of texts and expressions.
  mutating func title(_ node: NodeIndex, at place: Place) -> Normal? {
    guard document.kind(node) == .string, document.bytes(of: node).containsExpressionStart else {
      return text(node, at: place)
    }
    var rest = piece(of: node)
    let whole = rest.span
    var parts: [Normal] = []
    while let start = rest.bytes.firstExpressionStart {
      let (before, expression) = rest.split(at: start, length: 0)
      guard let end = expression.bytes.endOfExpression(from: expression.bytes.startIndex + 2) else {
        report(
          .invalidValue, "found `${` without the `}` that ends the expression",
          at: expression.part(expression.bytes.startIndex..<expression.bytes.startIndex + 2).span)
        return nil
      }
      if !before.isEmpty { parts.append(Normal(.text(before.text), at: before.span)) }
      let value = expression.part(expression.bytes.startIndex..<end + 1)
      parts.append(Normal(.expression(value.text), at: value.span))
      rest = expression.part(end + 1..<expression.bytes.endIndex)
    }
    if !rest.isEmpty { parts.append(Normal(.text(rest.text), at: rest.span)) }
    return parts.count == 1 ? parts[0] : Normal(.list(parts), at: whole)
  }
}

extension Normal {
  /// The text of a title as it is written in a spec, of one part or of several.
  var titleText: String? {
    switch value {
    case .text(let text): text
    case .expression(let text): onOneLine(text)
    case .list(let parts): parts.reduce("") { $0 + ($1.titleText ?? "") }
    case .null, .boolean, .number, .map, .raw: nil
    }
  }
}

extension Collection<UInt8> {
  fileprivate var containsExpressionStart: Bool { firstExpressionStart != nil }

  /// The index of the first `${`.
  fileprivate var firstExpressionStart: Index? {
    var previous: Index?
    for index in indices {
      if self[index] == UInt8(ascii: "{"), let previous, self[previous] == UInt8(ascii: "$") {
        return previous
      }
      previous = index
    }
    return nil
  }
}
