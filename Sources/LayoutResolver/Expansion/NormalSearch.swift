import LayoutReader

extension Normal {
  /// Returns `true` if a field at any depth matches.
  func contains(_ isWanted: (NormalField) -> Bool) -> Bool {
    switch value {
    case .list(let elements): elements.contains { $0.contains(isWanted) }
    case .map(let fields): fields.contains { isWanted($0) || $0.value.contains(isWanted) }
    case .null, .boolean, .number, .text, .expression, .raw: false
    }
  }

  /// The number of values in it, including itself.
  package var valueCount: Int {
    switch value {
    case .list(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .map(let fields): fields.reduce(1) { $0 + $1.value.valueCount }
    case .null, .boolean, .number, .text, .expression, .raw: 1
    }
  }

  /// True if the value contains an expression.
  var hasExpressions: Bool { contents.contains(.expressions) }

  /// True if the value contains a custom group with a `let`.
  var hasNames: Bool { contents.contains(.names) }

  /// Calls `body` with every expression in the value, without a percent sign after it.
  func forEachExpression(_ body: (String) -> Void) {
    guard hasExpressions else { return }
    switch value {
    case .expression(let text): body(text.hasSuffix("%") ? String(text.dropLast()) : text)
    case .list(let elements): elements.forEach { $0.forEachExpression(body) }
    case .map(let fields): fields.forEach { $0.value.forEachExpression(body) }
    case .null, .boolean, .number, .text, .raw: break
    }
  }
}
