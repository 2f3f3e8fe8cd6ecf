import LayoutSpec

/// The functions that return a dimension; each takes one number greater than 0.
package enum DimensionConstructor: String, CaseIterable, Hashable, Sendable {
  case absolute
  case fractionalWidth
  case fractionalHeight
  case estimated
  case uniform
  case uniformAcrossSiblings

  static let greatestAmount = 1_000_000.0

  func apply(_ amount: Double) -> Dimension {
    switch self {
    case .absolute: .absolute(amount)
    case .fractionalWidth: .fractionalWidth(amount)
    case .fractionalHeight: .fractionalHeight(amount)
    case .estimated: .estimated(amount)
    case .uniform, .uniformAcrossSiblings: .uniformAcrossSiblings(amount)
    }
  }
}

enum Callable: Hashable, Sendable {
  case function(ExpressionFunction)
  case dimension(DimensionConstructor)
  case text(TextFunction)

  init?(_ name: some StringProtocol) {
    guard let callable = Self.byName[String(name)] else { return nil }
    self = callable
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: ExpressionFunction.allCases.map { ($0.rawValue, Callable.function($0)) }
      + DimensionConstructor.allCases.map { ($0.rawValue, .dimension($0)) }
      + TextFunction.allCases.map { ($0.rawValue, .text($0)) })

  /// The number of arguments; `nil` for one or more.
  var arity: Int? {
    switch self {
    case .function(let function): function.arity
    case .dimension: 1
    case .text: nil
    }
  }

  /// The arguments, for messages.
  var parameters: String {
    switch self {
    case .function(.clamp): "x, low, high"
    case .function(.mix): "a, b, t"
    case .text(let function): function.parameters.map(\.rawValue).joined(separator: ", ")
    default: arity == nil ? "a, b" : "a"
    }
  }

  static let names = reservedNames + TextFunction.allCases.map(\.rawValue)
  /// The functions whose names `let` and `with` cannot define. They can define `lineHeight` and the other functions of text, because only a
  /// name with parentheses calls those.
  static let reservedNames =
    ExpressionFunction.allCases.map(\.rawValue) + DimensionConstructor.allCases.map(\.rawValue)
}
