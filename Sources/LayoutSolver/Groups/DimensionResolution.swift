import LayoutSpec

extension PixelGrid {
  /// The length of a dimension in a container, points.
  ///
  /// Model: fractions-of-cut measured. Fractions are cut down to whole pixels here, where the system does so, so that children resolve against the
  /// cut length (13 recorded layouts need it); absolute lengths and estimates enter the arithmetic as they are.
  func resolve(_ dimension: Dimension, in container: Extent) -> Double {
    switch dimension {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionalWidth(let fraction): cut(fraction * container.width)
    case .fractionalHeight(let fraction): cut(fraction * container.height)
    }
  }

  /// The extent of a size in a container, points.
  func resolve(_ size: LayoutSize, in container: Extent) -> Extent {
    Extent(width: resolve(size.width, in: container), height: resolve(size.height, in: container))
  }
}

extension LayoutSize {
  /// Model: estimated-insets documented. Insets with those on estimated axes left out: UIKit's header says that contentInsets are ignored
  /// there, and recorded frames agree in size and position. For a group's own insets nothing is recorded; the header's rule is followed.
  package func effective(_ insets: Insets) -> Insets {
    var result = insets
    if width.isEstimated {
      result.leading = 0
      result.trailing = 0
    }
    if height.isEstimated {
      result.top = 0
      result.bottom = 0
    }
    return result
  }
}
