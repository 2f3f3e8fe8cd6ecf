import LayoutSpec

/// The constructors of dimensions; each takes one number greater than 0.
package enum DimensionConstructor: String, CaseIterable, Hashable, Sendable {
  case absolute
  case fractionalWidth
  case fractionalHeight
  case estimated
  /// Short for `uniformAcrossSiblings`.
  case uniform
  case uniformAcrossSiblings

  /// The greatest number that a dimension holds.
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

/// What may be called.
enum Callable: Hashable, Sendable {
  case function(ExpressionFunction)
  case dimension(DimensionConstructor)

  init?(_ name: some StringProtocol) {
    guard let callable = Self.byName[String(name)] else { return nil }
    self = callable
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: ExpressionFunction.allCases.map { ($0.rawValue, Callable.function($0)) }
      + DimensionConstructor.allCases.map { ($0.rawValue, .dimension($0)) })

  /// How many numbers it takes; nil for any number of them, at least one.
  var arity: Int? {
    switch self {
    case .function(let function): function.arity
    case .dimension: 1
    }
  }

  /// What it is given, as a message shows how it is written.
  var parameters: String {
    switch self {
    case .function(.clamp): "x, low, high"
    case .function(.mix): "a, b, t"
    default: arity == nil ? "a, b" : "a"
    }
  }

  /// Every name that may be called.
  static let names =
    ExpressionFunction.allCases.map(\.rawValue) + DimensionConstructor.allCases.map(\.rawValue)
}
