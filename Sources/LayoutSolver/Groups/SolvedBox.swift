import LayoutSpec

/// A node of the spec solved in its container: its size, and the places of its children. A group stores one cycle of its list, however
/// often that repeats.
/// Fractional sizes are on pixels if the system cuts them, places of slots are on pixels, other lengths are exact; frames are rounded when
/// elements are made.
final class SolvedBox: Sendable {
  enum Content: Sendable {
    case cell
    case line(SolvedLine)
    case custom([CustomFrame])
  }

  let node: Node
  /// The size of the box in which the node was resolved. Sizes of a group's supplementary items are fractions of it.
  let container: Extent
  /// The slot's size: with `contentInsets`, without edge spacing.
  let extent: Extent
  let content: Content
  /// How many cells the full box holds.
  let cellCount: Int
  let selfSizing: SelfSizingAxes
  /// How deep groups that measured sizes fill are nested, counting this one; 0 if there are none.
  let fillingDepth: Int
  /// Stored, because there may be millions of boxes to place.
  let edgeSpacing: EdgeSpacing
  /// The rectangle around the full box and its views, from its corner, within a pixel; `nil` without views.
  let reach: Rect?
  let hasSupplementaryItems: Bool

  /// The width of the view in a slot of a width, points: without the content insets.
  func viewWidth(inSlot width: Double) -> Double {
    width - node.size.effective(node.contentInsets).total(.horizontal)
  }

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

  /// True if measured sizes decide how many cells each group holds.
  var hasVaryingCellCount: Bool { fillingDepth > 0 }

  /// The same node with another size, and other content if given.
  func resized(to extent: Extent, content: Content? = nil) -> SolvedBox {
    SolvedBox(
      node: node, container: container, extent: extent, content: content ?? self.content,
      cellCount: cellCount, selfSizing: selfSizing, fillingDepth: fillingDepth)
  }

  /// A slot less the insets that count.
  func insetRect(of slot: Rect) -> Rect {
    slot.inset(by: node.size.effective(node.contentInsets))
  }
}

/// The children of a horizontal or vertical group: one cycle of its list, and how often it repeats.
struct SolvedLine: Sendable {
  struct Slot: Sendable {
    let box: SolvedBox
    /// The child's size, which for a measured cell differs from its box's.
    let extent: Extent
    /// The corner of the child's slot in the first cycle, in the group's outer box; before rounding.
    let origin: Point
    /// How many cells of the cycle come before it.
    let cellsBefore: Int
  }

  let axis: Axis
  let cycle: [Slot]
  /// For a group that measured sizes fill: the whole list at its estimates; otherwise empty.
  let list: [Slot]
  /// From one cycle to the next along the axis, points; may be 0 or negative.
  let stride: Double
  let slotCount: Int
  let cellsPerCycle: Int
  /// What each flexible gap gets on top of its minimum, points.
  let flexibleShare: Double
  /// The group that the line was solved from, to solve it again with measured sizes.
  let group: LineGroup

  /// The slot at an index of the repeated list, with its place in the group's outer box.
  /// Model: rounded-at-every-level compared. The place in the group is rounded to the nearest pixel before a last group is trimmed, and
  /// before the slot's content is placed.
  @inline(__always)
  func slot(_ index: Int) -> (box: SolvedBox, rect: Rect) { slot(index, of: cycle) }

  /// The slot of the same child at its estimates, even if measured sizes leave it out of the group.
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

  var cellCount: Int {
    let (rounds, rest) = slotCount.quotientAndRemainder(dividingBy: cycle.count)
    let partial = rest == 0 ? 0 : cycle[rest].cellsBefore
    return min(ItemList.greatestCount, rounds.multipliedSaturated(by: cellsPerCycle).addingSaturated(partial))
  }

  /// The index of the slot that holds a cell, and the cell's index in that slot's box.
  func slotIndex(ofCell cell: Int) -> (slot: Int, cell: Int) {
    let (round, rest) = cell.quotientAndRemainder(dividingBy: cellsPerCycle)
    // An empty box has the same `cellsBefore` as the next one; the last of them holds the cell.
    let place = partitioningIndex(upTo: cycle.count - 1) { cycle[$0 + 1].cellsBefore > rest }
    return (round * cycle.count + place, rest - cycle[place].cellsBefore)
  }
}
