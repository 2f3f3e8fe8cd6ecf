import LayoutSpec

extension Dimension {
  /// The dimension in the form of a spec, for the side along an axis; reading it gives the same dimension again.
  func writtenExactly(along axis: Axis) -> String {
    switch self {
    case .absolute(let points): LayoutLint.writtenExactly(points)
    case .fractionalWidth(let fraction):
      Self.written(fraction, axis == .horizontal ? "" : "w", "fractionalWidth")
    case .fractionalHeight(let fraction):
      Self.written(fraction, axis == .vertical ? "" : "h", "fractionalHeight")
    case .estimated(let points): "~" + LayoutLint.writtenExactly(points)
    case .uniformAcrossSiblings(let points): "uniform(\(LayoutLint.writtenExactly(points)))"
    }
  }

  /// A percentage if a short one is exact, else a ratio, else the long form.
  private static func written(_ fraction: Double, _ side: String, _ form: String) -> String {
    let percent = (fraction * 1e5).rounded() / 1e3
    if percent / 100 == fraction { return LayoutLint.writtenExactly(percent) + "%" + side }
    for divisor in 3...64 {
      let dividend = (fraction * Double(divisor)).rounded()
      if dividend >= 1, dividend / Double(divisor) == fraction {
        return "\(LayoutLint.writtenExactly(dividend))/\(divisor)\(side)"
      }
    }
    return "\(form)(\(LayoutLint.writtenExactly(fraction)))"
  }
}
