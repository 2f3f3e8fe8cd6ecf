import LayoutSpec

extension PixelGrid {
  /// The length of a dimension in a container, points.
  /// Model: fractions-of-cut measured. Fractions are cut down to whole pixels here (on systems that do so), so that children resolve
  /// against the cut length, which 13 recorded layouts need. Absolute lengths and estimates stay as they are.
  func resolve(_ dimension: Dimension, in container: Extent) -> Double {
    switch dimension {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionalWidth(let fraction): cut(fraction * container.width)
    case .fractionalHeight(let fraction): cut(fraction * container.height)
    }
  }

  func resolve(_ size: LayoutSize, in container: Extent) -> Extent {
    Extent(width: resolve(size.width, in: container), height: resolve(size.height, in: container))
  }
}

extension LayoutSize {
  /// The insets without those on estimated axes.
  /// Model: estimated-insets documented. UIKit's header says that `contentInsets` are ignored on estimated axes; recorded frames of items
  /// agree. Nothing is recorded for a group's own insets; they follow the header.
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
