/// One side of a size, as in `NSCollectionLayoutDimension`.
package enum Dimension: Hashable, Sendable {
  /// Points, never rounded to pixels by itself.
  case absolute(Double)
  /// A fraction of the container's width.
  case fractionalWidth(Double)
  /// A fraction of the container's height.
  case fractionalHeight(Double)
  /// Self-sizing: these points count until the view is measured.
  case estimated(Double)
  /// Self-sizing, grown to the largest sibling (iOS 17).
  case uniformAcrossSiblings(Double)

  /// The fraction of the container along `axis`.
  package static func fraction(_ value: Double, of axis: Axis) -> Dimension {
    axis == .horizontal ? .fractionalWidth(value) : .fractionalHeight(value)
  }

  /// The number in the spec: points, or a fraction.
  package var value: Double {
    switch self {
    case .absolute(let value), .fractionalWidth(let value), .fractionalHeight(let value),
      .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// True for self-sizing dimensions: `estimated` and `uniformAcrossSiblings`.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }

  /// True for a fraction of the container's side along `axis`.
  package func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
