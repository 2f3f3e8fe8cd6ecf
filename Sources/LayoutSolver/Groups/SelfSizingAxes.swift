import LayoutSpec

/// Where measured sizes count in a box: for a cell on its own axes, for a group on those of the cells in it.
struct SelfSizingAxes: Sendable {
  var width = false
  var height = false
  /// True if some node in the box is grown to the largest of its siblings.
  var growsUniformly = false

  subscript(axis: Axis) -> Bool { axis == .horizontal ? width : height }

  /// True if nothing depends on measured sizes.
  var isEmpty: Bool { !width && !height }

  mutating func formUnion(_ other: SelfSizingAxes) {
    width = width || other.width
    height = height || other.height
    growsUniformly = growsUniformly || other.growsUniformly
  }

  /// The estimated sides of a size.
  ///
  /// Model: counted-estimates measured. The equal shares of a counted group are of its estimate, its cells are not asked.
  ///
  /// - Parameter fixed: an axis on which the size is given from outside.
  static func estimated(in size: LayoutSize, butFor fixed: Axis?) -> SelfSizingAxes {
    SelfSizingAxes(
      width: size.width.isEstimated && fixed != .horizontal,
      height: size.height.isEstimated && fixed != .vertical)
  }

  /// The sides that are grown to the largest sibling.
  static func uniform(in size: LayoutSize, butFor fixed: Axis? = nil) -> SelfSizingAxes {
    SelfSizingAxes(
      width: size.width.isUniform && fixed != .horizontal,
      height: size.height.isUniform && fixed != .vertical)
  }
}

extension Dimension {
  /// True if it is grown to the largest sibling.
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}
