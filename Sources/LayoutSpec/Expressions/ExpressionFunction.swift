/// The functions that expressions can apply to numbers.
package enum ExpressionFunction: String, CaseIterable, Hashable, Sendable {
  case min
  case max
  case floor
  case ceil
  /// Rounds halves away from zero.
  case round
  case abs
  case sqrt
  case sin
  case cos
  /// A number clamped between two others; if they are in the wrong order, the low one wins.
  case clamp
  /// Interpolates linearly: a third number of 0 gives the first, 1 gives the second; others in between, or beyond.
  case mix

  /// How many arguments it takes; `nil` for one or more.
  package var arity: Int? {
    switch self {
    case .min, .max: nil
    case .floor, .ceil, .round, .abs, .sqrt, .sin, .cos: 1
    case .clamp, .mix: 3
    }
  }

  /// The value for the right number of arguments; may be infinite or NaN.
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
