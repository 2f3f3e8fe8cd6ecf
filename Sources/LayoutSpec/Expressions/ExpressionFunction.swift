/// The functions of numbers.
package enum ExpressionFunction: String, CaseIterable, Hashable, Sendable {
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
  /// A number held between two others; where these are the wrong way round, the low one wins.
  case clamp
  /// From the first number, where the third is 0, to the second, where it is 1, and on beyond them.
  case mix

  /// How many numbers it takes; nil for any number of them, at least one.
  package var arity: Int? {
    switch self {
    case .min, .max: nil
    case .floor, .ceil, .round, .abs, .sqrt, .sin, .cos: 1
    case .clamp, .mix: 3
    }
  }

  /// The value for as many numbers as it takes; may be infinite or no number.
  package func apply(_ first: Double, _ rest: ArraySlice<Double>) -> Double {
    switch self {
    case .min: return rest.reduce(first) { Swift.min($0, $1) }
    case .max: return rest.reduce(first) { Swift.max($0, $1) }
    case .floor: return first.rounded(.down)
    case .ceil: return first.rounded(.up)
    case .round: return first.rounded(.toNearestOrAwayFromZero)
    case .abs: return first.magnitude
    case .sqrt: return first.squareRoot()
    case .sin: return Trigonometry.sine(first)
    case .cos: return Trigonometry.cosine(first)
    case .clamp, .mix:
      guard let second = rest.first, let third = rest.last, rest.count == 2 else { return .nan }
      return self == .clamp
        ? Swift.max(second, Swift.min(third, first)) : first * (1 - third) + second * third
    }
  }
}
