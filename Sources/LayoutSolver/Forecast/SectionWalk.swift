import LayoutSpec

/// Walks through the groups of one section, once measured and once at their estimates.
struct SectionWalk {
  /// What happens on the way.
  enum Event {
    case pass(GrowthSweep.Stop)
    /// Groups that are equal to those before and after them are left out.
    case skip(GrowthSweep.Stop, to: GrowthSweep.Stop)
  }

  private let pair: SectionPair
  private let items: ItemList
  private let grid: PixelGrid
  /// The axis along which the cells are scrolled.
  let axis: Axis
  private(set) var sweep: GrowthSweep
  private(set) var landing: LandingErrors?
  private(set) var estimates: [EstimateForecast] = []
  /// The estimates of an item, by its node.
  private var estimatesOfItem: [NodeID: [Int]] = [:]
  private let hasKinds: Bool

  /// - Parameters:
  ///   - screen: the bounds of the collection view, points.
  ///   - axis: the layout's scroll axis.
  init(_ pair: SectionPair, _ section: Section, grid: PixelGrid, screen: Extent, axis: Axis) {
    self.pair = pair
    self.grid = grid
    items = section.items
    self.axis = section.orthogonalScrolling == nil ? axis : axis.cross
    sweep = GrowthSweep(screen: screen[self.axis])
    hasKinds = items.kind != nil || items.runs.contains { $0.kind != nil }
    if let box = pair.estimated.groups?.fullGroup { addEstimates(of: box) }
  }

  /// Adds the estimates of the items in a group.
  private mutating func addEstimates(of box: SolvedBox) {
    switch box.content {
    case .custom: break
    case .line(let line):
      for slot in line.list.isEmpty ? line.cycle : line.list { addEstimates(of: slot.box) }
    case .cell:
      guard estimatesOfItem[box.node.id] == nil else { return }
      for side in Axis.allCases where box.selfSizing[side] {
        estimatesOfItem[box.node.id, default: []].append(estimates.count)
        estimates.append(
          EstimateForecast(
            node: box.node.id, axis: side, elementKind: nil, estimate: box.node.size[side].value))
      }
    }
  }

  /// - Parameters:
  ///   - countsViews: true to add the cells to the estimates that they have.
  ///   - body: gets what happens along the section's own axis.
  mutating func walk(countsViews: Bool, _ body: (Event) -> Void) {
    guard let groups = pair.measured.groups, let estimatedGroups = pair.estimated.groups, groups.itemCount > 0
    else {
      return
    }
    addLanding(on: 0)
    addLanding(on: groups.itemCount / 2, isMiddle: true)
    addLanding(on: groups.itemCount - 1, isLast: true)
    guard !estimates.isEmpty else { return }
    var index = 0
    while index < groups.count {
      let alike = alikeGroups(of: groups, from: index)
      // Visit as many of the equal groups one by one as fill a screen at either end.
      let filling = groupsOnScreen(of: groups, at: index)
      let left = alike > 2 * filling + 2 ? alike - 2 * filling : 0
      for _ in 0..<(left > 0 ? filling : alike) {
        visit(index, of: groups, estimatedGroups, countsViews ? 1 : 0) { body(.pass($0)) }
        index += 1
      }
      guard left > 0 else { continue }
      visit(index, of: groups, estimatedGroups, countsViews ? left : 0) { body(.pass($0)) }
      let from = stop(index, of: groups, estimatedGroups)
      index += left
      let to = stop(index, of: groups, estimatedGroups)
      sweep.skip(to: to)
      body(.skip(from, to: to))
      for _ in 0..<filling {
        visit(index, of: groups, estimatedGroups, countsViews ? 1 : 0) { body(.pass($0)) }
        index += 1
      }
    }
    sweep.pass(pair.endOfGroups(along: axis))
    guard pair.measured.orthogonalRow != nil else { return }
    for index in estimates.indices where estimates[index].axis != axis {
      if let longest = estimates[index].measured.greatest { estimates[index].deciding.add(longest) }
    }
  }

  /// How many groups from one on are equal and of one run of cells.
  private func alikeGroups(of groups: any GroupSequence, from index: Int) -> Int {
    let alike = groups.alikeGroups(from: index)
    guard alike > 1 else { return 1 }
    let cells = groups.cells(ofGroup: index)
    guard !cells.isEmpty, let (run, offset) = items.position(of: cells.lowerBound) else { return 1 }
    return max(1, min(alike, (run.count - offset) / cells.count))
  }

  private func groupsOnScreen(of groups: any GroupSequence, at index: Int) -> Int {
    guard index + 1 < groups.count else { return 1 }
    let stride = groups.start(ofGroup: index + 1) - groups.start(ofGroup: index)
    let count = sweep.screen / stride
    return count >= 0 && count < Double(GrowthSweep.greatestJumpCount)
      ? Int(count) + 2 : GrowthSweep.greatestJumpCount
  }

  private func stop(
    _ index: Int, of groups: any GroupSequence, _ estimatedGroups: any GroupSequence
  ) -> GrowthSweep.Stop {
    let item = groups.cells(ofGroup: index).lowerBound
    return pair.stop(
      at: pair.measured.corner[axis] + groups.start(ofGroup: index),
      from: pair.estimated.corner[axis] + estimatedGroups.start(ofGroup: estimatedGroups.group(ofItem: item)),
      item: item)
  }

  // MARK: Cells

  /// - Parameter weight: how many groups the group stands for; 0 to count none.
  private mutating func visit(
    _ index: Int, of groups: any GroupSequence, _ estimatedGroups: any GroupSequence, _ weight: Int,
    _ pass: (GrowthSweep.Stop) -> Void
  ) {
    let stop = stop(index, of: groups, estimatedGroups)
    sweep.pass(stop)
    pass(stop)
    guard let group = groups.placedGroup(index), let first = stop.item else { return }
    let isBeside = group.box.holdsCells(across: axis)
    var longest = 0.0
    var beside: Set<Int> = []
    for place in 0..<group.cellCount {
      let cell = group.box.cell(place, in: Rect(group.origin, group.box.extent))
      if let estimatedFrame = estimatedGroups.frame(ofItem: first + place) {
        add(
          LandingErrors.Landing(
            section: pair.index, item: first + place,
            error: grid.round(grid.round(cell.frame).origin[axis] - estimatedFrame.origin[axis])))
      }
      guard weight > 0, let own = estimatesOfItem[cell.node] else { continue }
      for index in own {
        let side = estimates[index].axis
        let isMeasured = addCell(first + place, cell.frame, to: index, weight)
        if isBeside, side == axis {
          longest = max(longest, cell.frame.extent[side])
          if isMeasured { beside.insert(index) }
        } else if isMeasured, side == axis || pair.measured.orthogonalRow == nil {
          estimates[index].deciding.add(cell.frame.extent[side], count: weight)
        }
      }
    }
    for index in beside { estimates[index].deciding.add(longest, count: weight) }
  }

  /// Adds a cell to an estimate.
  /// - Returns: true if the cell has a measured length.
  private mutating func addCell(_ item: Int, _ frame: Rect, to index: Int, _ weight: Int) -> Bool {
    let side = estimates[index].axis
    estimates[index].viewCount += weight
    guard items.measuredLength(of: item, along: side, width: frame.width) != nil else { return false }
    estimates[index].measured.add(frame.extent[side], count: weight)
    guard hasKinds, let kind = items.position(of: item)?.run.kind ?? items.kind else { return true }
    let place = estimates[index].kinds.firstIndex { $0.kind == kind } ?? estimates[index].kinds.count
    if place == estimates[index].kinds.count { estimates[index].kinds.append((kind, LengthCounts())) }
    estimates[index].kinds[place].measured.add(frame.extent[side], count: weight)
    return true
  }

  private mutating func addLanding(on item: Int, isMiddle: Bool = false, isLast: Bool = false) {
    guard let landing = pair.landing(on: item, along: axis, grid: grid) else { return }
    if isMiddle { self.landing?.middle = landing }
    if isLast { self.landing?.last = landing }
    add(landing)
  }

  private mutating func add(_ landing: LandingErrors.Landing) {
    guard let worst = self.landing?.worst else {
      self.landing = LandingErrors(first: landing, middle: landing, last: landing, worst: landing)
      return
    }
    if abs(landing.error) > abs(worst.error) { self.landing?.worst = landing }
  }
}

extension SolvedBox {
  /// True if the box is a line of cells, without nested groups, that runs across an axis.
  fileprivate func holdsCells(across axis: Axis) -> Bool {
    guard case .line(let line) = content, line.axis != axis else { return false }
    return line.cycle.allSatisfy { if case .cell = $0.box.content { true } else { false } }
  }
}
