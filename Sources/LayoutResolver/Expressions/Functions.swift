import LayoutSpec

/// The functions of numbers.
enum ExpressionFunction: String, CaseIterable, Hashable, Sendable {
  case min
  case max
  case floor
  case ceil
  /// Half away from zero.
  case round
  case abs
  case sqrt
  case sin
  case cos

  /// True if it takes any number of numbers, at least one; the others take one.
  var isVariadic: Bool {
    switch self {
    case .min, .max: true
    case .floor, .ceil, .round, .abs, .sqrt, .sin, .cos: false
    }
  }

  /// The value for numbers, of which there is at least one; may be infinite or no number.
  func apply(_ first: Double, _ rest: ArraySlice<Double>) -> Double {
    switch self {
    case .min: rest.reduce(first) { Swift.min($0, $1) }
    case .max: rest.reduce(first) { Swift.max($0, $1) }
    case .floor: first.rounded(.down)
    case .ceil: first.rounded(.up)
    case .round: first.rounded(.toNearestOrAwayFromZero)
    case .abs: first.magnitude
    case .sqrt: first.squareRoot()
    case .sin: Trigonometry.sine(first)
    case .cos: Trigonometry.cosine(first)
    }
  }
}

/// The constructors of dimensions; each takes one number greater than 0.
enum DimensionConstructor: String, CaseIterable, Hashable, Sendable {
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
    let name = String(name)
    if let function = ExpressionFunction(rawValue: name) {
      self = .function(function)
    } else if let constructor = DimensionConstructor(rawValue: name) {
      self = .dimension(constructor)
    } else {
      return nil
    }
  }

  var isVariadic: Bool {
    switch self {
    case .function(let function): function.isVariadic
    case .dimension: false
    }
  }

  /// Every name that may be called.
  static let names =
    ExpressionFunction.allCases.map(\.rawValue) + DimensionConstructor.allCases.map(\.rawValue)
}
