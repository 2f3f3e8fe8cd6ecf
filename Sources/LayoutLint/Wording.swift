import LayoutSpec
import LayoutText

// How rules put what they found into words.

/// A number with at most three decimals, as the output has them.
func written(_ number: Double) -> String { decimalText(number, precision: 3) }

/// A number with as many decimals as it takes.
func writtenExactly(_ number: Double) -> String {
  if number.magnitude < 9e15, number.rounded() == number { return decimalText(number, precision: 0) }
  return shortestText(number)
}

/// Words as a list: `top`, `top and bottom`, `top, leading and bottom`.
func listed(_ words: [String]) -> String { conjoined(words, by: "and") }

extension Axis {
  /// The key of a size's side along the axis.
  var side: String { self == .horizontal ? "width" : "height" }

  /// What something of some length along the axis is.
  var adjective: String { self == .horizontal ? "wide" : "high" }
}

extension Dimension {
  /// The fraction of the container's width or height, if it is one.
  var anyFraction: Double? { fraction(of: .horizontal) ?? fraction(of: .vertical) }

  /// The estimate of one that is estimated or uniform.
  var estimate: Double? {
    switch self {
    case .estimated(let points), .uniformAcrossSiblings(let points): points
    case .absolute, .fractionalWidth, .fractionalHeight: nil
    }
  }

  /// The points that it has before anything is measured; nil for a fraction.
  var points: Double? {
    switch self {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionalWidth, .fractionalHeight: nil
    }
  }

  /// The fraction of the container along an axis, if it is one.
  func fraction(of axis: Axis) -> Double? {
    switch self {
    case .fractionalWidth(let fraction): axis == .horizontal ? fraction : nil
    case .fractionalHeight(let fraction): axis == .vertical ? fraction : nil
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  /// The dimension as a spec would have it for the side along an axis.
  func written(along axis: Axis) -> String {
    switch self {
    case .absolute(let points): LayoutLint.written(points)
    case .fractionalWidth(let fraction):
      LayoutLint.written(fraction * 100) + (axis == .horizontal ? "%" : "%w")
    case .fractionalHeight(let fraction):
      LayoutLint.written(fraction * 100) + (axis == .vertical ? "%" : "%h")
    case .estimated(let points): "~" + LayoutLint.written(points)
    case .uniformAcrossSiblings(let points): "uniform(\(LayoutLint.written(points)))"
    }
  }
}
