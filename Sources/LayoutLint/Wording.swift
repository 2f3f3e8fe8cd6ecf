import LayoutSpec
import LayoutText

/// A number with at most three decimals.
func written(_ number: Double) -> String { decimalText(number, precision: 3) }

/// A number with all its decimals.
func writtenExactly(_ number: Double) -> String {
  if number.magnitude < 9e15, number.rounded() == number { return decimalText(number, precision: 0) }
  return shortestText(number)
}

/// Words as a list: `top`, `top and bottom`, `top, leading and bottom`.
func listed(_ words: [String]) -> String { conjoined(words, by: "and") }

extension Dimension {
  /// The fraction of the container, if the dimension is one.
  var anyFraction: Double? { fraction(of: .horizontal) ?? fraction(of: .vertical) }

  /// The estimate, if the dimension is estimated or uniform.
  var estimate: Double? {
    switch self {
    case .estimated(let points), .uniformAcrossSiblings(let points): points
    case .absolute, .fractionalWidth, .fractionalHeight: nil
    }
  }

  /// The length in points before measuring; `nil` for a fraction.
  var points: Double? {
    switch self {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionalWidth, .fractionalHeight: nil
    }
  }

  /// The fraction of the container along an axis, if the dimension is one.
  func fraction(of axis: Axis) -> Double? {
    switch self {
    case .fractionalWidth(let fraction): axis == .horizontal ? fraction : nil
    case .fractionalHeight(let fraction): axis == .vertical ? fraction : nil
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  /// The dimension as a spec writes it for the side along an axis.
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
