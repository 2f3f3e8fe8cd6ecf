import LayoutSolver
import LayoutSpec

/// The views of each node of a spec in a layout.
struct NodeFrames {
  /// The views of one node.
  struct Views {
    /// The first view, in the order of the sections.
    var first: Element
    var count = 0
    /// The smallest and the largest width and height, in points.
    var least: Extent
    var greatest: Extent

    fileprivate mutating func add(_ size: Extent) {
      count += 1
      for axis in Axis.allCases {
        least[axis] = min(least[axis], size[axis])
        greatest[axis] = max(greatest[axis], size[axis])
      }
    }
  }

  /// The views of items, boundary items, supplementary items and decorations.
  private(set) var views: [NodeID: Views] = [:]
  /// The size of the first occurrence of each group and item, in points.
  private(set) var extents: [NodeID: Extent] = [:]
  /// True if the layout has more views than `greatestCount`.
  private(set) var isCutOff = false

  /// The greatest number of views that are counted.
  static let greatestCount = 20_000

  init(_ solution: Solution) {
    var count = 0
    solution.forEachElement { element in
      count += 1
      guard count <= Self.greatestCount else { return false }
      let size = Extent(width: element.frame.width, height: element.frame.height)
      views[element.node, default: Views(first: element, least: size, greatest: size)].add(size)
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
