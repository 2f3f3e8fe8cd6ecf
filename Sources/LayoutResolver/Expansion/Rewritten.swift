import LayoutReader

/// The result of an expansion step for a value. Most values are kept and need no copy.
enum Rewritten<Value> {
  case kept
  case replaced(Value)
  /// Removed, usually after an error.
  case removed

  init(_ value: Value?) { self = value.map { .replaced($0) } ?? .removed }

  /// Returns the resulting value; `nil` if it is removed.
  func applied(to value: Value) -> Value? {
    switch self {
    case .kept: value
    case .replaced(let other): other
    case .removed: nil
    }
  }
}

/// A list that is rewritten element by element, and copied only from the first change on.
///
/// It is filled by a loop, not a closure, because each level of a deep spec should take only one stack frame.
struct RewrittenList<Element> {
  private let elements: [Element]
  /// The elements so far; `nil` if all are kept.
  private(set) var result: [Element]?

  init(_ elements: [Element]) { self.elements = elements }

  /// Adds the result for the next element.
  mutating func add(_ change: Rewritten<Element>, at index: Int) {
    if case .kept = change {
      result?.append(elements[index])
      return
    }
    if result == nil { result = Array(elements[..<index]) }
    if case .replaced(let element) = change { result?.append(element) }
  }
}

extension RewrittenList<NormalField> {
  /// Adds the result for the value of the next field.
  mutating func addValue(_ change: Rewritten<Normal>, at index: Int) {
    switch change {
    case .kept: add(.kept, at: index)
    case .removed: add(.removed, at: index)
    case .replaced(let value):
      add(.replaced(NormalField(elements[index].key, keySpan: elements[index].keySpan, value)), at: index)
    }
  }
}

extension Normal {
  /// True if it contains other values.
  var isCompound: Bool {
    switch value {
    case .list, .map: true
    case .null, .boolean, .number, .text, .expression, .raw: false
    }
  }

  /// True if it is neither compound nor an expression. No step changes it then.
  var isLiteral: Bool {
    switch value {
    case .null, .boolean, .number, .text, .raw: true
    case .list, .map, .expression: false
    }
  }
}
