import LayoutSpec

/// The axes on which measured sizes count: a cell's own, or those of any cell in a group.
struct SelfSizingAxes: Sendable {
  var width = false
  var height = false
  /// True if some node in the box grows to the largest of its siblings.
  var growsUniformly = false

  subscript(axis: Axis) -> Bool { axis == .horizontal ? width : height }

  var isEmpty: Bool { !width && !height }

  mutating func formUnion(_ other: SelfSizingAxes) {
    width = width || other.width
    height = height || other.height
    growsUniformly = growsUniformly || other.growsUniformly
  }

  /// The estimated sides of a size.
  /// Model: counted-estimates measured. A counted group divides its estimate into equal shares; its cells' measured lengths do not count.
  /// - Parameter fixed: an axis on which the container sets the size.
  static func estimated(in size: LayoutSize, butFor fixed: Axis?) -> SelfSizingAxes {
    SelfSizingAxes(
      width: size.width.isEstimated && fixed != .horizontal,
      height: size.height.isEstimated && fixed != .vertical)
  }

  /// The sides that grow to the largest sibling.
  static func uniform(in size: LayoutSize, butFor fixed: Axis? = nil) -> SelfSizingAxes {
    SelfSizingAxes(
      width: size.width.isUniform && fixed != .horizontal,
      height: size.height.isUniform && fixed != .vertical)
  }
}

extension Dimension {
  /// True if it grows to the largest sibling.
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
