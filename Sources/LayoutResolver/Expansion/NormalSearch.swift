import LayoutReader

extension Normal {
  /// True if any field in the value, however deep, is such.
  func contains(_ isWanted: (NormalField) -> Bool) -> Bool {
    switch value {
    case .list(let elements): elements.contains { $0.contains(isWanted) }
    case .map(let fields): fields.contains { isWanted($0) || $0.value.contains(isWanted) }
    case .null, .boolean, .number, .text, .expression, .raw: false
    }
  }

  /// How many values it consists of, itself included.
  var valueCount: Int {
    switch value {
    case .list(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .map(let fields): fields.reduce(1) { $0 + $1.value.valueCount }
    case .null, .boolean, .number, .text, .expression, .raw: 1
    }
  }

  /// True if an expression stands anywhere in the value.
  var hasExpressions: Bool { contents.contains(.expressions) }

  /// True if a custom group gives names of its own anywhere in the value.
  var hasNames: Bool { contents.contains(.names) }

  /// Calls `body` with the text of every expression in the value, without the percent sign that may follow.
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
