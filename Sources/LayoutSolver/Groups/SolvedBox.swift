import LayoutSpec

/// A node of the spec solved in its container: its size, and where its children stand in it. Nothing is repeated: a group that holds
/// a million slots stores one cycle of its list.
///
/// Fractional sizes are cut to pixels where the system does so, the places of slots are on pixels, other lengths as they are; frames are rounded when they are emitted.
final class SolvedBox: Sendable {
  enum Content: Sendable {
    case cell
    case line(SolvedLine)
    case custom([CustomFrame])
  }

  let node: Node
  /// The box in which the node was resolved: fractions of a group's supplementary items are of it.
  let container: Extent
  /// The slot's size: contentInsets are inside, edge spacing is outside.
  let extent: Extent
  let content: Content
  /// How many cells the full box holds.
  let cellCount: Int
  let selfSizing: SelfSizingAxes
  /// How deep groups that their cells fill are nested here; 0 if there are none.
  let fillingDepth: Int
  /// The node's own, at hand: there may be millions of boxes to place.
  let edgeSpacing: EdgeSpacing
  /// Around the full box and its views, from its corner, within a pixel; nil where there are no views.
  let reach: Rect?
  /// True if there are supplementary items in the box.
  let hasSupplementaryItems: Bool

  init(
    node: Node, container: Extent, extent: Extent, content: Content, cellCount: Int,
    selfSizing: SelfSizingAxes = SelfSizingAxes(), fillingDepth: Int = 0
  ) {
    self.node = node
    self.container = container
    self.extent = extent
    self.content = content
    self.cellCount = cellCount
    self.selfSizing = selfSizing
    self.fillingDepth = fillingDepth
    edgeSpacing = node.edgeSpacing
    reach = Self.reach(of: content, node: node, container: container, extent: extent)
    var hasSupplementaryItems = !node.supplementaryItems.isEmpty
    if case .line(let line) = content {
      let children = line.list.isEmpty ? line.cycle : line.list
      hasSupplementaryItems = hasSupplementaryItems || children.contains { $0.box.hasSupplementaryItems }
    }
    self.hasSupplementaryItems = hasSupplementaryItems
  }

  /// True if groups like this one hold different numbers of cells: by what these measure.
  var hasVaryingCellCount: Bool { fillingDepth > 0 }

  /// The same node with another extent, and with other contents where they are given.
  func resized(to extent: Extent, content: Content? = nil) -> SolvedBox {
    SolvedBox(
      node: node, container: container, extent: extent, content: content ?? self.content,
      cellCount: cellCount, selfSizing: selfSizing, fillingDepth: fillingDepth)
  }

  /// The slot less the insets that count.
  func insetRect(of slot: Rect) -> Rect {
    slot.inset(by: node.size.effective(node.contentInsets))
  }
}

/// The contents of a horizontal or vertical group: one cycle of its list, and how often it repeats.
struct SolvedLine: Sendable {
  /// A child of the cycle.
  struct Slot: Sendable {
    let box: SolvedBox
    /// The child's: of a measured cell not its box's.
    let extent: Extent
    /// Of the child's slot in the first cycle, in the group's outer box; before rounding.
    let origin: Point
    /// Cells of the cycle that come before it.
    let cellsBefore: Int
  }

  let axis: Axis
  let cycle: [Slot]
  /// The whole list where it stands at its estimates, if the group is filled by what its children measure; empty for others.
  let list: [Slot]
  /// From one cycle to the next along the axis, points; may be 0 or negative.
  let stride: Double
  /// How many slots there are in all.
  let slotCount: Int
  let cellsPerCycle: Int
  /// What the line was solved from, and may be solved from again.
  let group: LineGroup

  /// The slot at an index of the repeated list, with its place in the group's outer box.
  ///
  /// Model: rounded-at-every-level compared. The place in its group is rounded to the nearest pixel, before a last group is trimmed and before
  /// what lies in the slot is placed.
  @inline(__always)
  func slot(_ index: Int) -> (box: SolvedBox, rect: Rect) { slot(index, of: cycle) }

  /// The slot in which the child at an index of the repeated list stands at its estimates, however many children there will be.
  func slotAtEstimates(_ index: Int) -> (box: SolvedBox, rect: Rect) {
    slot(index, of: list.isEmpty ? cycle : list)
  }

  @inline(__always)
  private func slot(_ index: Int, of children: [Slot]) -> (box: SolvedBox, rect: Rect) {
    let (round, place) = index.quotientAndRemainder(dividingBy: children.count)
    var origin = children[place].origin
    origin[axis] += Double(round) * stride
    let grid = group.grid
    return (
      children[place].box,
      Rect(Point(x: grid.round(origin.x), y: grid.round(origin.y)), children[place].extent)
    )
  }

  /// How many cells all slots hold.
  var cellCount: Int {
    let (rounds, rest) = slotCount.quotientAndRemainder(dividingBy: cycle.count)
    let partial = rest == 0 ? 0 : cycle[rest].cellsBefore
    return min(ItemList.greatestCount, rounds.multipliedSaturated(by: cellsPerCycle).addingSaturated(partial))
  }

  /// The index of the slot that holds a cell, and the cell's index within that slot's box.
  func slotIndex(ofCell cell: Int) -> (slot: Int, cell: Int) {
    let (round, rest) = cell.quotientAndRemainder(dividingBy: cellsPerCycle)
    // Empty boxes share their `cellsBefore` with the next one; the last of them is the one that holds the cell.
    let place = partitioningIndex(upTo: cycle.count - 1) { cycle[$0 + 1].cellsBefore > rest }
    return (round * cycle.count + place, rest - cycle[place].cellsBefore)
  }
}
