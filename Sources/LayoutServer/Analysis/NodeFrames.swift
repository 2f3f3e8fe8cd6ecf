import LayoutSolver
import LayoutSpec

/// The views that the nodes of a spec have in a layout.
struct NodeFrames {
  /// The views of one node.
  struct Views {
    /// The first view, in the order of the sections.
    var first: Element
    var count = 1
    /// The least and the greatest width and height, points.
    var least: Extent
    var greatest: Extent
  }

  /// The views of items, boundary items, supplementary items and decorations.
  private(set) var views: [NodeID: Views] = [:]
  /// The size of the first occurrence of each group and item, in points.
  private(set) var extents: [NodeID: Extent] = [:]
  /// True if the layout has more views than are counted.
  private(set) var isCutOff = false

  /// The most views that are counted.
  static let greatestCount = 20_000

  init(_ solution: Solution) {
    var count = 0
    solution.forEachElement { element in
      count += 1
      guard count <= Self.greatestCount else { return false }
      let size = Extent(width: element.frame.width, height: element.frame.height)
      if var known = views[element.node] {
        known.count += 1
        known.least = Extent(
          width: min(known.least.width, size.width), height: min(known.least.height, size.height))
        known.greatest = Extent(
          width: max(known.greatest.width, size.width), height: max(known.greatest.height, size.height))
        views[element.node] = known
      } else {
        views[element.node] = Views(first: element, least: size, greatest: size)
      }
      return true
    }
    isCutOff = count > Self.greatestCount
    var open = solution.spec.sections.indices.compactMap { solution.outermostGroup(ofSection: $0) }
    while let node = open.popLast() {
      guard extents[node.node.id] == nil else { continue }
      extents[node.node.id] = node.extent
      open += node.children
    }
  }
}
