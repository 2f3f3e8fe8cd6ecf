import LayoutSpec

/// A horizontal or vertical group in its container, but without children. `solve` is given the children: those of the full group at its
/// estimates, or those of one group of self-sizing cells.
final class LineGroup: Sendable {
  let group: Group
  let line: LineContent
  /// The size of the box in which the group was resolved.
  let container: Extent
  /// The group's size at its estimates.
  let extent: Extent
  let insets: Insets
  /// `extent` less the insets.
  let inner: Extent
  /// How many slots the full group has at its estimates.
  let count: Int
  /// How many spacings are subtracted from the room before fractions along the group are taken.
  let gapsInBase: Int
  let grid: PixelGrid
  let growsAlong: Bool
  let growsAcross: Bool
  /// True if measured lengths fill the group, so that groups of one section hold different numbers of cells.
  let isFilledByMeasure: Bool
  /// The axes on which some child grows to the largest of its siblings.
  let uniform: SelfSizingAxes

  init(
    group: Group, line: LineContent, container: Extent, extent: Extent, insets: Insets, inner: Extent,
    count: Int, gapsInBase: Int, grid: PixelGrid, growsAlong: Bool, growsAcross: Bool,
    isFilledByMeasure: Bool
  ) {
    self.group = group
    self.line = line
    self.container = container
    self.extent = extent
    self.insets = insets
    self.inner = inner
    self.count = count
    self.gapsInBase = gapsInBase
    self.grid = grid
    self.growsAlong = growsAlong
    self.growsAcross = growsAcross
    self.isFilledByMeasure = isFilledByMeasure
    var uniform = SelfSizingAxes()
    for subitem in line.subitems {
      uniform.formUnion(SelfSizingAxes.uniform(in: subitem.size, butFor: line.sharedAxis))
    }
    self.uniform = uniform
  }

  /// Places the children, and grows the group to fit them on its estimated axes.
  /// - Parameters:
  ///   - children: one cycle of the list, or one child for each slot.
  ///   - present: how many of them hold cells. The others are missing in a partial group, so uniform children ignore them.
  ///   - count: how many slots there are; children beyond it are not in the group.
  ///   - list: the list at its estimates; `nil` if the children are at their estimates.
  func solve(_ children: [LineChild], present: Int, count: Int, list: [SolvedLine.Slot]? = nil) -> SolvedBox {
    let axis = line.axis
    let children = uniform.isEmpty ? children : grown(children, present: present)
    let placed = LinePlacement(
      line: line, children: children, count: count, inner: inner,
      start: Point(x: insets.leading, y: insets.top), grid: grid, sharesLeftover: !growsAlong,
      growsAcross: growsAcross
    ).solve()

    var finalExtent = extent
    if growsAlong { finalExtent[axis] = placed.lengthAlong + insets.total(axis) }
    if growsAcross, count > 0 { finalExtent[axis.cross] = placed.lengthAcross + insets.total(axis.cross) }
    var selfSizing = SelfSizingAxes()
    var fillingDepth = 0
    for child in children {
      selfSizing.formUnion(child.box.selfSizing)
      fillingDepth = max(fillingDepth, child.box.fillingDepth)
    }
    if !uniform.isEmpty { selfSizing.growsUniformly = true }
    let isListPlaced = children.count > count
    let solved = SolvedLine(
      axis: axis, cycle: isListPlaced ? Array(placed.cycle.prefix(count)) : placed.cycle,
      list: isFilledByMeasure ? list ?? placed.cycle : [], stride: placed.stride, slotCount: count,
      cellsPerCycle: isListPlaced ? placed.cycle[count].cellsBefore : placed.cellsPerCycle,
      flexibleShare: placed.flexibleShare, group: self)
    return SolvedBox(
      node: .group(group), container: container, extent: finalExtent, content: .line(solved),
      cellCount: solved.cellsPerCycle == 0 ? 0 : solved.cellCount,
      selfSizing: selfSizing, fillingDepth: fillingDepth + (isFilledByMeasure ? 1 : 0))
  }

  /// Grows the uniform children to the largest self-sizing sibling.
  /// Model: uniform-growth documented. They "grow to match the dimension of the largest estimated sibling in their parent" (choice
  /// uniform-siblings).
  private func grown(_ children: [LineChild], present: Int) -> [LineChild] {
    var children = children
    let range = 0..<min(present, children.count)
    for axis in Axis.allCases where uniform[axis] {
      var largest = 0.0
      for index in range
      where children[index].box.node.size[axis].isEstimated {
        largest = max(largest, children[index].extent[axis])
      }
      for index in range where children[index].box.node.size[axis].isUniform {
        children[index] = children[index].grown(to: largest, on: axis)
      }
    }
    return children
  }
}

extension LineContent {
  /// The axis of equal shares, on which a child's own size does not count.
  var sharedAxis: Axis? {
    if case .equalShares = repetition { axis } else { nil }
  }
}

/// A child of a line: its solved box, and its size, which for a measured cell differs from the box's.
struct LineChild: Sendable {
  var box: SolvedBox
  var extent: Extent

  init(_ box: SolvedBox, extent: Extent) {
    self.box = box
    self.extent = extent
  }

  init(_ box: SolvedBox) { self.init(box, extent: box.extent) }

  func grown(to length: Double, on axis: Axis) -> LineChild {
    guard length > extent[axis] else { return self }
    guard case .cell = box.content else { return LineChild(box.grown(to: length, on: axis)) }
    var child = self
    child.extent[axis] = length
    return child
  }
}

extension SolvedBox {
  /// The box grown to a length along an axis. Uniform children across the group's own axis grow with it (choice uniform-nesting).
  func grown(to length: Double, on axis: Axis) -> SolvedBox {
    var extent = extent
    guard length > extent[axis] else { return self }
    extent[axis] = length
    guard case .line(let line) = content else { return resized(to: extent) }
    let room = length - node.size.effective(node.contentInsets).total(axis)
    let cycle = line.cycle.map { slot in
      let node = slot.box.node
      guard line.axis != axis, node.size[axis].isUniform else {
        return slot
      }
      let edges = node.edgeSpacing.least(axis)
      let child = LineChild(slot.box, extent: slot.extent).grown(to: room - edges, on: axis)
      return SolvedLine.Slot(
        box: child.box, extent: child.extent, origin: slot.origin, cellsBefore: slot.cellsBefore)
    }
    let solved = SolvedLine(
      axis: line.axis, cycle: cycle, list: line.list, stride: line.stride, slotCount: line.slotCount,
      cellsPerCycle: line.cellsPerCycle, flexibleShare: line.flexibleShare, group: line.group)
    return resized(to: extent, content: .line(solved))
  }

  /// The box with its uniform sides grown to these lengths.
  func grown(toUniform lengths: Extent?) -> SolvedBox {
    guard let lengths else { return self }
    return Axis.allCases.filter { node.size[$0].isUniform }.reduce(self) { $0.grown(to: lengths[$1], on: $1) }
  }
}
