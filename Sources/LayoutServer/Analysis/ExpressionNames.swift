import LayoutReader
import LayoutResolver
import LayoutText

extension DocumentTree {
  /// Returns the names in the expressions of a scalar, with their spans. Misses names that contain an escape.
  ///
  /// - Parameter type: the type that the format gives the scalar; plain text has no expressions.
  func names(inExpressionsOf node: NodeIndex, as type: ValueType) -> [(name: String, span: Span)] {
    guard type.holdsExpressions, document.kind(node) == .string else { return [] }
    let span = document.span(node)
    let range = source.range(of: span)
    var bytes = source.bytes[range]
    if let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      bytes.blankEscapes(in: quote)
    }
    var names: [(String, Span)] = []
    var rest = bytes
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[(dollar + 1)...]
      guard rest.first == UInt8(ascii: "{") else { continue }
      guard let end = rest.endOfExpression(from: dollar + 2) else { break }
      let text = String(decoding: bytes[dollar...end], as: UTF8.self)
      for (name, place) in ExpressionNames.names(in: text) {
        names.append((name, span.part(dollar - range.lowerBound + place.lowerBound, place.count)))
      }
      rest = rest[(end + 1)...]
    }
    return names
  }
}

extension ArraySlice<UInt8> {
  /// Replaces the whitespace escapes of a quoted text with spaces, and the first character of its escaped quotes.
  fileprivate mutating func blankEscapes(in quote: UInt8) {
    let escape = quote == UInt8(ascii: "'") ? quote : UInt8(ascii: "\\")
    var index = startIndex + 1
    while index + 1 < endIndex {
      guard self[index] == escape else {
        index += 1
        continue
      }
      if self[index + 1] == quote {
        self[index] = 0x20
      } else if "ntr \n".utf8.contains(self[index + 1]), escape != quote {
        self[index] = 0x20
        self[index + 1] = 0x20
      }
      index += 2
    }
  }
}

extension ValueType {
  /// True if a scalar of the type may be an expression or contain some.
  var holdsExpressions: Bool {
    switch self {
    case .text, .label, .elementKind, .identifier, .content, .literal, .version, .word, .system, .extent,
      .visibleTargets, .edges, .cell, .map(.cell):
      false
    case .number(let rule), .insets(let rule): rule.allowsExpression
    case .boolean(let allowsExpression): allowsExpression
    default: true
    }
  }
}
