import LayoutReader

/// What a step of the expansion makes of a value: most of a spec stays as the reader made it, and is not copied.
enum Change<Value> {
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

extension Array {
  /// The elements as they become one by one; nil where all of them are kept.
  func changed(_ change: (Element) -> Change<Element>) -> [Element]? {
    var result: [Element]?
    for index in indices {
      let change = change(self[index])
      if case .kept = change {
        result?.append(self[index])
        continue
      }
      if result == nil { result = Array(self[..<index]) }
      if case .replaced(let element) = change { result?.append(element) }
    }
    return result
  }
}

extension [NormalField] {
  /// The fields with their values as they become one by one; nil where all of them are kept.
  func changedValues(_ change: (NormalField) -> Change<Normal>) -> [NormalField]? {
    changed { field in
      switch change(field) {
      case .kept: .kept
      case .replaced(let value): .replaced(NormalField(field.key, keySpan: field.keySpan, value))
      case .removed: .removed
      }
    }
  }
}

extension Normal {
  /// Whether other values lie in it.
  var isCompound: Bool {
    switch value {
    case .list, .map: true
    case .null, .boolean, .number, .text, .expression, .raw: false
    }
  }

  /// Whether it is neither compound nor an expression: no step changes it.
  var isLiteral: Bool {
    switch value {
    case .null, .boolean, .number, .text, .raw: true
    case .list, .map, .expression: false
    }
  }
}
