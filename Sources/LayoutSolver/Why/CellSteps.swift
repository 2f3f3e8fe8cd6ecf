import LayoutSpec

// Steps about cells, and about the badges of items and groups.

extension Deriver {
  /// A group of a section, found by a cell's index.
  private func placedGroup(_ index: Int, of groups: any GroupSequence) -> PlacedGroup? {
    switch groups {
    case let groups as StampedGroups:
      return PlacedGroup(
        index: index, box: groups.box, origin: groups.origin(ofGroup: index),
        site: PlacedGroup.Site(
          axis: groups.axis,
          spacing: groups.stride - groups.box.extent[groups.axis]
            - groups.box.edgeSpacing.start(groups.axis).minimum
            - groups.box.edgeSpacing.end(groups.axis).minimum))
    case let groups as MeasuredGroups:
      var cells = groups.cells()
      let (box, origin) = groups.group(index, &cells)
      let axis = groups.site.axis
      var site = PlacedGroup.Site(axis: axis, spacing: groups.site.spacing)
      if index > 0 {
        let (previous, start) = groups.group(index - 1, &cells)
        site.previous = (start[axis], previous.extent[axis])
      }
      return PlacedGroup(index: index, box: box, origin: origin, site: site)
    default: return nil
    }
  }

  /// What is needed to find a section's groups.
  private struct Grouping {
    var group: PlacedGroup
    /// The index in the section of the group's first cell, and how many cells there are in it.
    var cells: Range<Int>
  }

  private func grouping(_ index: Int, of groups: any GroupSequence, section: Section) -> Grouping? {
    guard var group = placedGroup(index, of: groups), let full = groups.fullGroup?.cellCount else {
      return nil
    }
    let base: Double
    let (reference, _) = reference(of: section)
    let across = group.site.axis.cross
    base =
      environment.container[across] - reference.total(across) - section.contentInsets.total(across)
    group.site.room = section.orthogonalScrolling == nil ? max(0, base) : nil
    group.site.spacing = section.interGroupSpacing
    let first = index * full
    return Grouping(group: group, cells: first..<min(section.items.count, first + full))
  }

  /// All steps to a cell.
  mutating func cell(_ element: Element, inSection index: Int) {
    let section = solution.spec.sections[index]
    guard let groups = solution.sections[index].groups else { return }
    let container = container()
    let start = start(ofSection: index)
    let base = groupBase(of: section, in: container)
    let corner = corner(ofSection: index, start: start)
    switch groups {
    case let columns as WaterfallColumns:
      return waterfallCell(element, columns, room: base, corner: corner)
    case let rows as FlowRows:
      return flowCell(element, rows, room: base, corner: corner)
    default:
      guard groups.cellsPerGroup > 0 else { return }
      groupCell(element, element.item / groups.cellsPerGroup, index, base: base, corner: corner)
    }
  }

  private mutating func groupCell(
    _ element: Element, _ group: Int, _ index: Int, base: Sides, corner: Sides
  ) {
    let section = solution.spec.sections[index]
    guard let groups = solution.sections[index].groups,
      let found = grouping(group, of: groups, section: section)
    else { return }
    let outermost = outermost(
      found.group, cellsPerGroup: groups.cellsPerGroup, of: section, base: base, corner: corner)
    let here = descend(
      outermost, origin: found.group.origin, toCell: element.item - found.cells.lowerBound,
      first: found.cells.lowerBound, section: section, until: { _, _ in false })
    let box = inner(of: here, origin: found.group.origin)
    zIndex(ofCell: element, own: here.zIndex, custom: here.isCustomCell ? here.box.node.id : nil)
    finish(box, row: rowOffset(ofSection: index), as: element.frame)
  }

  /// What the insets leave of a slot or a group.
  private mutating func inner(of here: Descent, origin: Point) -> DerivedBox {
    let box = DerivedBox(origin: here.origin, extent: here.extent, rect: here.rect.offset(by: origin))
    guard !here.isCustomCell else { return box }
    let node = here.box.node
    return inset(
      box, by: node.size.effective(node.contentInsets),
      of: DerivationStep.Place(node.id, ["contentInsets"]), written: node.contentInsets)
  }

  /// All steps to a badge of an item or a group.
  mutating func badge(_ element: Element, inSection index: Int) {
    let section = solution.spec.sections[index]
    guard let groups = solution.sections[index].groups,
      let badge = solution.badge(element.kind, element.item, inSection: index),
      var found = grouping(badge.group, of: groups, section: section)
    else { return }
    // A measured group is solved anew whenever it is asked for: the owner is found by its identity in this one.
    found.group.box = badge.outermost
    let container = container()
    let start = start(ofSection: index)
    let base = groupBase(of: section, in: container)
    let corner = corner(ofSection: index, start: start)
    let outermost = outermost(
      found.group, cellsPerGroup: groups.cellsPerGroup, of: section, base: base, corner: corner)
    let here = descend(
      outermost, origin: found.group.origin, toCell: badge.cell, first: found.cells.lowerBound,
      section: section, until: { $0 === badge.owner && $1 == badge.rect })
    let owner = inner(of: here, origin: found.group.origin)
    let isItem = if case .cell = here.box.content { true } else { false }
    hang(badge.item, on: owner, room: isItem ? nil : here.room, row: rowOffset(ofSection: index), element)
  }

  /// - Parameter room: the box of which the sizes of a group's badges are fractions; nil for those of items.
  private mutating func hang(
    _ item: SupplementaryItem, on owner: DerivedBox, room: Sides?,
    row: (offset: Arithmetic, section: Section)?, _ element: Element
  ) {
    stage = "\(shortKind(item.elementKind)) on its \(room == nil ? "item" : "group")"
    let rule = room == nil ? ModelRule.itemBadges : .groupBadges
    var corner = Sides.nothing
    var side = Sides.nothing
    var exact = Extent()
    for axis in Axis.allCases {
      corner[axis] = add(
        "owner's \(axis.coordinate)", pixels(.nearest, owner.origin[axis]), by: rule)
      side[axis] = add("owner's \(axis.side)", pixels(.nearest, owner.extent[axis]), by: rule)
    }
    let base = room ?? side
    var box = DerivedBox(origin: corner, extent: side, rect: Rect())
    var origin = Point.zero
    for axis in Axis.allCases {
      box.extent[axis] = dimension(item.size[axis], axis, in: base, at: item.id)
      exact[axis] = box.extent[axis].value
    }
    for axis in Axis.allCases {
      let place =
        corner[axis] + item.containerAnchor.alignment.place(axis).part(of: side[axis])
        + item.containerAnchor.offset.number(axis, of: box.extent[axis], "containerAnchor")
        - item.itemAnchor.alignment.place(axis).part(of: box.extent[axis])
        + item.itemAnchor.offset.number(axis, of: box.extent[axis], "itemAnchor")
      box.origin[axis] = add(
        axis.coordinate, place, at: DerivationStep.Place(item.id, ["containerAnchor"]), by: .anchorOffsets)
      origin[axis] = place.value
    }
    box.rect = Rect(origin, exact)
    let inner = inset(
      box, by: item.size.effective(item.contentInsets),
      of: DerivationStep.Place(item.id, ["contentInsets"]), written: item.contentInsets)
    zIndex(of: element, own: item.zIndex, item.id)
    finish(inner, row: row, as: element.frame)
  }
}

extension AxisPlace {
  /// The part of a length that stands before the place.
  func part(of length: Arithmetic) -> Arithmetic {
    switch self {
    case .start: .number("", 0)
    case .center: .quotient(length, .number("", 2))
    case .end: length
    }
  }
}

extension Anchor.Offset {
  fileprivate func number(_ axis: Axis, of length: Arithmetic, _ name: String) -> Arithmetic {
    switch self {
    case .absolute(let point): .number("\(name)'s \(axis.coordinate)", point[axis])
    case .fractional(let point):
      .product(.number("\(name)'s \(axis.coordinate)", point[axis]), length)
    }
  }
}
