import LayoutText

/// A row of the schema: everything about one key of a map.
///
/// It is a pointer to facts that are never freed, because nouns share rows, and counting references would
/// take longer than looking up a key.
package struct KeyRow: Equatable, Sendable {
  private struct Facts {
    let name: String
    let type: ValueType
    let isRequired: Bool
    let standard: DefaultValue?
    let uikit: String?
    let since: FirstSystems?
    let summary: String
  }

  nonisolated(unsafe) private let facts: UnsafeMutablePointer<Facts>

  /// The key as it is written in a spec.
  package var name: String { facts.pointee.name }
  package var type: ValueType { facts.pointee.type }
  package var isRequired: Bool { facts.pointee.isRequired }
  /// The default value of the key.
  package var standard: DefaultValue? { facts.pointee.standard }
  /// The name in UIKit. After a leading dot, it is a member of the noun's UIKit type.
  package var uikit: String? { facts.pointee.uikit }
  /// The first systems that support the key, if it is newer than compositional layouts.
  package var since: FirstSystems? { facts.pointee.since }
  /// The meaning of the key, in one line.
  package var summary: String { facts.pointee.summary }

  init(
    _ name: String, _ type: ValueType, required: Bool = false, default standard: DefaultValue? = nil,
    uikit: String? = nil, since: FirstSystems? = nil, _ summary: String
  ) {
    facts = .allocate(capacity: 1)
    facts.initialize(
      to: Facts(
        name: name, type: type, isRequired: required, standard: standard, uikit: uikit, since: since,
        summary: summary))
  }

  /// Makes a row for a key with the name of the UIKit property that it sets.
  init(
    property name: String, _ type: ValueType, required: Bool = false, default standard: DefaultValue? = nil,
    since: FirstSystems? = nil, _ summary: String
  ) {
    self.init(
      name, type, required: required, default: standard, uikit: "." + name, since: since, summary)
  }

  /// The default as it would be written in a spec.
  package var defaultText: String? {
    switch standard {
    case nil: nil
    case .number(let number)?, .form("fixed", let number)?: shortestText(number)
    case .boolean(let boolean)?: String(boolean)
    case .word(let word)?: word
    case .zero?: type == .point ? "[0, 0]" : "0"
    case .form("fractionalWidth", let fraction)?: shortestText(fraction * 100) + "%"
    case .form(_, let amount)?: "~" + shortestText(amount)
    case .full?: "100% x 100%"
    }
  }

  var defaultJSON: JSONValue? {
    switch standard {
    case .number(let number)?, .form("fixed", let number)?: .number(number)
    case .boolean(let boolean)?: .boolean(boolean)
    case .zero?: type == .point ? .array([.number(0), .number(0)]) : .number(0)
    default: defaultText.map(JSONValue.string)
    }
  }
}

/// The default value of a key.
package enum DefaultValue: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringLiteral
{
  case number(Double)
  case boolean(Bool)
  case word(String)
  /// 0 at every edge, or along both axes.
  case zero
  /// A dimension or a spacing: the only key of its normal form, and the value of that key.
  case form(String, Double)
  /// The size of the container.
  case full

  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
  package init(stringLiteral word: String) { self = .word(word) }

  /// Returns whether a value in normal form equals the default.
  package func isSame(as value: Normal) -> Bool {
    switch self {
    case .number(let number): value.number == number
    case .boolean(let boolean): value.boolean == boolean
    case .word(let word): value.text == word
    case .zero: value.isZero
    case .form(let form, let amount): value[form]?.number == amount
    case .full:
      value["width"]?["fractionalWidth"]?.number == 1 && value["height"]?["fractionalHeight"]?.number == 1
    }
  }
}

extension ValueType {
  static let condition = ValueType.boolean(allowsExpression: true)
  static let literalCondition = ValueType.boolean(allowsExpression: false)

  /// The default of an edge or a coordinate.
  package var partDefault: DefaultValue? {
    switch self {
    case .insets, .point: .number(0)
    case .scale: .number(1)
    case .edgeSpacing: .form("fixed", 0)
    default: nil
    }
  }
}

/// The first major versions of the systems that support a feature.
package struct FirstSystems: Hashable, Sendable {
  package let iOS: Int
  /// The macOS version; `nil` if AppKit does not support the feature.
  package var macOS: Int?

  /// The first systems with the dimension `uniform(44)`.
  package static let uniform = FirstSystems(iOS: 17)

  package init(iOS: Int, macOS: Int? = nil) {
    self.iOS = iOS
    self.macOS = macOS
  }
}

extension Normal {
  package subscript(key: KeyRow) -> Normal? { self[key.name] }

  package func field(_ key: KeyRow) -> NormalField? { field(key.name) }

  /// Returns the number of a key, or the key's default.
  package func number(_ key: KeyRow) -> Double {
    if let number = self[key.name]?.number { return number }
    guard case .number(let number)? = key.standard else {
      preconditionFailure("\(key.name) has no number by default")
    }
    return number
  }

  /// Returns the boolean of a key, or the key's default.
  package func boolean(_ key: KeyRow) -> Bool {
    if let boolean = self[key.name]?.boolean { return boolean }
    guard case .boolean(let boolean)? = key.standard else {
      preconditionFailure("\(key.name) has no boolean by default")
    }
    return boolean
  }

  /// Returns the word of a key, or the key's default.
  package func word(_ key: KeyRow) -> String {
    if let word = self[key.name]?.text { return word }
    guard case .word(let word)? = key.standard else {
      preconditionFailure("\(key.name) has no word by default")
    }
    return word
  }

  /// True if the value is 0, or a map or list that contains only zeros.
  fileprivate var isZero: Bool {
    switch value {
    case .number(let number): number == 0
    case .map(let fields): fields.allSatisfy { $0.value.isZero }
    case .list(let elements): elements.allSatisfy(\.isZero)
    case .null, .boolean, .text, .expression, .raw: false
    }
  }
}

extension NormalField {
  package init(_ key: KeyRow, keySpan: Span, _ value: Normal) { self.init(key.name, keySpan: keySpan, value) }
}
