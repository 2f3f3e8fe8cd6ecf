import LayoutSpec

/// How a number of a layout is computed: arithmetic on named numbers.
package indirect enum Arithmetic: Sendable, Equatable {
  /// A number of the spec or of the environment, or of other views; the name may be empty.
  case number(name: String, Double)
  /// The result of an earlier step.
  case result(step: Int, name: String, Double)
  case sum([Term])
  case product(Arithmetic, Arithmetic)
  case quotient(Arithmetic, Arithmetic)
  case least(Arithmetic, Arithmetic)
  case greatest(Arithmetic, Arithmetic)
  /// Rounded to whole pixels; a point has `scale` pixels.
  case pixels(Rounding, Arithmetic, scale: Double)

  /// A part of a sum.
  package struct Term: Sendable, Equatable {
    package var isNegative: Bool
    package var value: Arithmetic

    package init(_ value: Arithmetic, isNegative: Bool = false) {
      self.value = value
      self.isNegative = isNegative
    }
  }

  package enum Rounding: String, Sendable {
    /// To the pixel below, as fractions are.
    case down
    /// To the nearest pixel, as finished frames are.
    case nearest
    /// To the pixel above, as measured lengths are.
    case up
  }

  /// The result, computed from the numbers.
  package var value: Double {
    switch self {
    case .number(_, let value), .result(_, _, let value): value
    case .sum(let terms): terms.reduce(0) { $0 + ($1.isNegative ? -$1.value.value : $1.value.value) }
    case .product(let left, let right): left.value * right.value
    case .quotient(let left, let right): left.value / right.value
    case .least(let left, let right): min(left.value, right.value)
    case .greatest(let left, let right): max(left.value, right.value)
    case .pixels(let rounding, let inner, let scale):
      switch rounding {
      case .down: PixelGrid(scale: scale).floor(inner.value)
      case .nearest: PixelGrid(scale: scale).round(inner.value)
      case .up: PixelGrid(scale: scale).ceil(inner.value)
      }
    }
  }

  /// Its numbers, from left to right.
  package var operands: [Arithmetic] {
    switch self {
    case .number, .result: [self]
    case .sum(let terms): terms.flatMap(\.value.operands)
    case .product(let left, let right), .quotient(let left, let right), .least(let left, let right),
      .greatest(let left, let right):
      left.operands + right.operands
    case .pixels(_, let inner, _): inner.operands
    }
  }
}

extension Arithmetic {
  static let zero = Arithmetic.number(name: "", 0)

  static func number(_ name: String, _ value: Double) -> Arithmetic { .number(name: name, value) }

  /// A part of sums, in which it has no name if it is 0, because sums leave that out.
  static func part(_ name: @autoclosure () -> String, _ value: Double) -> Arithmetic {
    value == 0 ? .zero : .number(name: name(), value)
  }

  /// A sum without the terms that are zero; 0 if all of them are.
  static func total(_ terms: [Term]) -> Arithmetic {
    let kept = terms.filter { !$0.value.isNothing }
    if kept.isEmpty { return .zero }
    if kept.count == 1, !kept[0].isNegative { return kept[0].value }
    return .sum(kept)
  }

  static func + (left: Arithmetic, right: Arithmetic) -> Arithmetic {
    if right.isNothing { return left.isNothing ? .zero : left }
    return left.isNothing ? right : total(left.terms + right.terms)
  }

  static func - (left: Arithmetic, right: Arithmetic) -> Arithmetic {
    // A subtrahend stays one term, in parentheses.
    right.isNothing ? left + .zero : total(left.terms + [Term(right, isNegative: true)])
  }

  static func * (left: Int, right: Arithmetic) -> Arithmetic {
    if left == 0 { return .zero }
    return left == 1 ? right : .product(.number("", Double(left)), right)
  }

  static func / (left: Arithmetic, right: Int) -> Arithmetic {
    .quotient(left, .number("", Double(right)))
  }

  /// The same, or 0 if it is negative.
  var notNegative: Arithmetic { value < 0 ? .greatest(.zero, self) : self }

  /// A length less the insets at both ends.
  func less(_ insets: Insets, _ axis: Axis, _ name: String = "contentInsets") -> Arithmetic {
    self - insets.start(axis, name) - insets.end(axis, name)
  }

  private var terms: [Term] {
    if case .sum(let terms) = self { terms } else { [Term(self)] }
  }

  /// True if it is a plain 0 or a product with one, and not the result of a step.
  private var isNothing: Bool {
    switch self {
    case .number(_, 0): true
    case .product(let left, let right): left.isNothing || right.isNothing
    default: false
    }
  }
}
