import LayoutSpec

/// A horizontal or vertical group that holds only cells, as in lists and rows of tags. `FilledLine` solves full ones without making boxes.
final class CellLine: Sendable {
  /// A subitem of the list.
  struct Child: Sendable {
    /// The size at its estimates.
    let extent: Extent
    let selfSizing: SelfSizingAxes
    let edges: EdgeSpacing
    /// Its least edge spacing before and after it along the line, points.
    let before: Double
    let after: Double
    /// Where it begins across the line in its group's box, on pixels; `nil` if flexible edges push it.
    let across: Double?
    let insets: Insets
    let hasInsets: Bool
    let node: NodeID
  }

  let group: LineGroup
  let list: [Child]
  /// How many cells every group holds; `nil` if measured sizes decide.
  let count: Int?
  let hasFlexibleGaps: Bool
  let items: ItemList
  /// Groups that begin before this place are measured completely, points along the scroll axis.
  let end: Double

  var grid: PixelGrid { group.grid }
  var axis: Axis { group.line.axis }

  /// - Parameters:
  ///   - box: a full group at its estimates.
  ///   - scroll: the axis along which the groups follow each other.
  ///   - end: cells that begin before this place are measured, points along the axis.
  /// - Returns: `nil` if groups hold anything but cells, if a cell's size depends on other cells, or if only boxes tell what is measured.
  init?(of box: SolvedBox, items: ItemList, along scroll: Axis, measuredBefore end: Double) {
    guard case .line(let line) = box.content, !box.hasSupplementaryItems, !box.selfSizing.isEmpty,
      !box.selfSizing.growsUniformly, SelfSizingAxes.uniform(in: box.node.size).isEmpty
    else { return nil }
    let group = line.group
    let (axis, across) = (group.line.axis, group.line.axis.cross)
    let start = Point(x: group.insets.leading, y: group.insets.top)[across]
    var list: [Child] = []
    for slot in line.list.isEmpty ? line.cycle : line.list {
      guard case .cell = slot.box.content else { return nil }
      let edges = slot.box.edgeSpacing
      let insets = slot.box.node.size.effective(slot.box.node.contentInsets)
      let isPushed = edges.start(across).isFlexible && !group.growsAcross
      list.append(
        Child(
          extent: slot.extent, selfSizing: slot.box.selfSizing, edges: edges,
          before: edges.start(axis).minimum, after: edges.end(axis).minimum,
          across: isPushed ? nil : group.grid.round(start + edges.start(across).minimum), insets: insets,
          hasInsets: insets != .zero, node: slot.box.node.id))
    }
    guard !list.isEmpty else { return nil }
    self.group = group
    self.list = list
    self.items = items
    count = group.isFilledByMeasure ? nil : line.slotCount
    let hasFlexibleEdges = list.contains { $0.edges.start(axis).isFlexible || $0.edges.end(axis).isFlexible }
    hasFlexibleGaps = !group.growsAlong && (hasFlexibleEdges || group.line.interItemSpacing.isFlexible)
    if end < .infinity {
      // Estimated places decide which cells are measured: here they are the final places, but for rounding.
      guard axis != scroll, list.allSatisfy({ $0.across != nil }) else { return nil }
      let last = list.reduce(0) { max($0, $1.across ?? 0) }
      self.end = end - last - 2 / group.grid.scale
    } else {
      self.end = end
    }
  }
}
