import LayoutReader

/// What a step of the expansion makes of a value: most of a spec stays as the reader made it, and is not copied.
enum Rewritten<Value> {
  case kept
  case replaced(Value)
  /// Left out, mostly after an error.
  case removed

  /// Another value, or none after an error.
  init(_ value: Value?) { self = value.map { .replaced($0) } ?? .removed }

  /// The value as it becomes; nil where it is left out.
  func applied(to value: Value) -> Value? {
    switch self {
    case .kept: value
    case .replaced(let other): other
    case .removed: nil
    }
  }
}

/// The elements of a list as they become one by one, copied from the first on that does not stay.
///
/// Filled by a loop rather than by a closure, so that a step takes one frame of the stack for each level of a deep spec.
struct RewrittenList<Element> {
  private let elements: [Element]
  /// The elements so far; nil as long as all of them stay.
  private(set) var result: [Element]?

  init(_ elements: [Element]) { self.elements = elements }

  /// Takes what becomes of the element at an index; the elements come in order.
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
  /// Takes what becomes of the value of the field at an index.
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
  /// True if other values lie in it.
  var isCompound: Bool {
    switch value {
    case .list, .map: true
    case .null, .boolean, .number, .text, .expression, .raw: false
    }
  }

  /// True if it is neither compound nor an expression: no step changes it.
  var isLiteral: Bool {
    switch value {
    case .null, .boolean, .number, .text, .raw: true
    case .list, .map, .expression: false
    }
  }
}
