import LayoutSpec

/// Solves nodes in their containers: sizes from the outside in, places from the inside out.
struct GroupSolver {
  let grid: PixelGrid
  let budget: SolvingBudget
  private(set) var findings: [SolverFinding] = []

  /// An equal share of a counted group, which replaces the node's own length along one axis.
  struct Share {
    var axis: Axis
    var length: Double
  }

  /// Solves a node in its container, which is the inner extent of the box around it, less all spacings along that box's axis.
  mutating func solve(_ node: Node, in container: Extent, share: Share? = nil) -> SolvedBox {
    var extent = grid.resolve(node.size, in: container)
    if let share { extent[share.axis] = share.length }
    switch node {
    case .item:
      return SolvedBox(
        node: node, container: container, extent: extent, content: .cell, cellCount: 1,
        selfSizing: .estimated(in: node.size, butFor: share?.axis))
    case .group(let group):
      switch group.content {
      case .custom(let frames):
        return SolvedBox(
          node: node, container: container, extent: extent, content: .custom(frames), cellCount: frames.count)
      case .line(let line):
        return solve(line, of: group, extent: extent, container: container, share: share)
      }
    }
  }

  private mutating func solve(
    _ line: LineContent, of group: Group, extent: Extent, container: Extent, share: Share?
  ) -> SolvedBox {
    let axis = line.axis
    let insets = group.size.effective(group.contentInsets)
    var inner = extent
    for side in Axis.allCases { inner[side] = max(0, inner[side] - insets.total(side)) }
    let growsAlong = group.size[axis].isEstimated && share?.axis != axis
    let growsAcross = group.size[axis.cross].isEstimated && share?.axis != axis.cross

    let found = findings.count
    var count = slotCount(line, of: group, inner: inner, growsAlong: growsAlong)
    let spacing = Double(count.gapsInBase) * line.interItemSpacing.minimum
    var room = inner
    room[axis] -= spacing
    let boxes = children(line, count: count.slots, room: room, growsAlong: growsAlong)
    for index in findings.indices.dropFirst(found) {
      findings[index].bounds.append(
        SolverFinding.Bounds(
          node: group.id, container: container, extent: extent, spacing: spacing, sharedAxis: share?.axis))
    }
    let isFilledByMeasure = !growsAlong && line.isFilledByMeasure(boxes)
    // Count by the rule that later fills the group with measured sizes, because `Capacity` gives other counts for negative gaps and for
    // uniform subitems that grow.
    if isFilledByMeasure { count.slots = line.count(of: boxes, in: inner) }
    let lineGroup = LineGroup(
      group: group, line: line, container: container, extent: extent, insets: insets, inner: inner,
      count: count.slots, gapsInBase: count.gapsInBase, grid: grid, growsAlong: growsAlong,
      growsAcross: growsAcross,
      isFilledByMeasure: isFilledByMeasure)
    return lineGroup.solve(
      boxes.map { LineChild($0) }, present: min(boxes.count, count.slots), count: count.slots)
  }

  private mutating func slotCount(
    _ line: LineContent, of group: Group, inner: Extent, growsAlong: Bool
  ) -> Capacity.Count {
    func given(_ count: Int) -> Capacity.Count { Capacity.Count(slots: count, gapsInBase: max(0, count - 1)) }
    switch line.repetition {
    case .equalShares(let count), .repeating(let count):
      guard !line.subitems.isEmpty else { return given(0) }
      if count > Capacity.greatestCount {
        findings.append(SolverFinding(node: group.id, problem: .tooManySlots))
        return given(0)
      }
      return given(max(0, count))
    case .untilFull:
      // Model: estimated-capacity measured. A group that is estimated along its own axis holds its list exactly once.
      if growsAlong { return given(line.subitems.count) }
      let capacity = Capacity(
        slots: line.subitems.map { demand(of: $0, along: line.axis, inner: inner) },
        length: inner[line.axis], spacing: line.interItemSpacing.minimum, grid: grid)
      let isCrosswise = line.subitems.contains { $0.size[line.axis.cross].isFraction(of: line.axis) }
      guard let count = capacity.count(isCrosswise: isCrosswise, budget: budget) else {
        findings.append(SolverFinding(node: group.id, problem: .tooManySlots))
        return given(0)
      }
      // A group in which nothing fits is reported and laid out empty (choice nothing-fits).
      if count.slots == 0, let first = capacity.slots.first {
        let room = inner[line.axis]
        findings.append(
          SolverFinding(
            node: group.id,
            problem: .cannotFit(
              length: first.fixed + grid.cut(first.fraction * room), room: room, axis: line.axis)))
      }
      return count
    }
  }

  /// A subitem's length along the group's axis, and its least edge spacing.
  private func demand(of node: Node, along axis: Axis, inner: Extent) -> Capacity.Slot {
    let edges = node.edgeSpacing.least(axis)
    let dimension = node.size[axis]
    if dimension.isFraction(of: axis) {
      return Capacity.Slot(fixed: edges, fraction: dimension.value)
    }
    return Capacity.Slot(fixed: edges + grid.resolve(dimension, in: inner), fraction: 0)
  }

  /// One cycle of solved children; or the whole list, if measured sizes may make room for subitems that do not fit at their estimates.
  private mutating func children(_ line: LineContent, count: Int, room: Extent, growsAlong: Bool)
    -> [SolvedBox]
  {
    guard count > 0 else { return [] }
    switch line.repetition {
    case .untilFull:
      let placed = line.subitems.prefix(count).map { solve($0, in: room) }
      let rest = line.subitems.dropFirst(count)
      guard !growsAlong, !rest.isEmpty, line.subitems.contains(where: { $0.size[line.axis].isEstimated })
      else { return placed }
      // Do not report subitems that are not in the group at its estimates.
      let found = findings
      defer { findings = found }
      return placed + rest.map { solve($0, in: room) }
    case .repeating:
      return line.subitems.prefix(1).map { solve($0, in: room) }
    case .equalShares(let count):
      // Model: counted-groups measured. All subitems get equal shares of what the spacings leave, whatever their own size along the axis.
      let share = Share(axis: line.axis, length: max(0, grid.floor(room[line.axis] / Double(count))))
      return line.subitems.prefix(1).map { solve($0, in: room, share: share) }
    }
  }
}

extension LineContent {
  /// True if the measured sizes of these subitems decide how many fit into the group.
  fileprivate func isFilledByMeasure(_ subitems: [SolvedBox]) -> Bool {
    guard repetition == .untilFull,
      subitems.contains(where: { $0.node.size[axis].isEstimated && $0.selfSizing[axis] })
    else { return false }
    return subitems.allSatisfy { $0.fillingDepth < Choice.fillingDepth }
  }

  /// How many subitems of a repeated list fit at their estimates; at least one.
  fileprivate func count(of list: [SolvedBox], in inner: Extent) -> Int {
    var filling = LineFit(room: inner[axis], spacing: interItemSpacing.minimum)
    var (count, cells) = (0, 0)
    while count < Capacity.greatestCount {
      let box = list[count % list.count]
      guard filling.take(LineChild(box), isMeasured: false, along: axis, isFirst: cells == 0) else { break }
      cells = min(ItemList.greatestCount, cells + box.cellCount)
      count += 1
    }
    return count
  }
}
