import LayoutSpec

// Steps to cells, and to the badges of items and groups.

extension DerivationBuilder {
  /// A solved outermost group of a section; `nil` for waterfalls and flows.
  private func placedGroup(_ index: Int, ofSection number: Int) -> PlacedGroup? {
    let section = solution.spec.sections[number]
    guard let groups = solution.sections[number].groups, let placed = groups.placedGroup(index) else {
      return nil
    }
    let isRow = section.orthogonalScrolling != nil
    let along = isRow ? axis.cross : axis
    let across = along.cross
    let room =
      environment.container[across] - reference(of: section).insets.total(across)
      - section.contentInsets.total(across)
    var group = PlacedGroup(
      index: index, box: placed.box, origin: placed.origin, axis: along, room: isRow ? nil : max(0, room),
      cells: groups.cells(ofGroup: index))
    if groups is MeasuredGroups, index > 0, let previous = groups.placedGroup(index - 1) {
      group.previous = (previous.origin[along], previous.box.extent[along])
    }
    return group
  }

  mutating func cell(_ element: Element, inSection index: Int) {
    guard let groups = solution.sections[index].groups else { return }
    let (base, corner) = room(ofSection: index)
    switch groups {
    case let columns as WaterfallColumns:
      return waterfallCell(element, columns, room: base, corner: corner)
    case let rows as FlowRows:
      return flowCell(element, rows, room: base, corner: corner)
    default:
      groupCell(element, groups.group(ofItem: element.item), index, base: base, corner: corner)
    }
  }

  private mutating func groupCell(
    _ element: Element, _ group: Int, _ index: Int, base: Sides, corner: Sides
  ) {
    let section = solution.spec.sections[index]
    guard let group = placedGroup(group, ofSection: index) else { return }
    let here = descend(
      outermost(group, of: section, base: base, corner: corner), in: group, toCell: element.item,
      section: section, until: { _, _ in false })
    let box = inner(of: here, origin: group.origin)
    zIndex(ofCell: element, own: here.zIndex, custom: here.isCustomCell ? here.box.node.id : nil)
    finish(box, row: rowOffset(ofSection: index), as: element.frame)
  }

  /// A slot or a group less its insets.
  private mutating func inner(of here: Descent, origin: Point) -> DerivedBox {
    let box = DerivedBox(origin: here.origin, extent: here.extent, rect: here.rect.offset(by: origin))
    guard !here.isCustomCell else { return box }
    let node = here.box.node
    return inset(
      box, by: node.size.effective(node.contentInsets),
      of: DerivationStep.Place(node.id, ["contentInsets"]), written: node.contentInsets)
  }

  mutating func badge(_ element: Element, inSection index: Int) {
    let section = solution.spec.sections[index]
    guard let badge = solution.badge(element.kind, element.item, inSection: index),
      var group = placedGroup(badge.group, ofSection: index)
    else { return }
    // A measured group is solved into new boxes each time. The owner is compared by identity, so use the group in which it was found.
    group.box = badge.outermost
    let (base, corner) = room(ofSection: index)
    let here = descend(
      outermost(group, of: section, base: base, corner: corner), in: group,
      toCell: group.cells.lowerBound + badge.cell, section: section,
      until: { $0 === badge.owner && $1 == badge.rect })
    let owner = inner(of: here, origin: group.origin)
    let isItem = if case .cell = here.box.content { true } else { false }
    anchoredBadge(
      badge.item, on: owner, room: isItem ? nil : here.room, row: rowOffset(ofSection: index), element)
  }

  /// - Parameter room: the box that the sizes of a group's badge are fractions of; `nil` for an item's badge.
  private mutating func anchoredBadge(
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
  /// The part of a length before the place.
  func part(of length: Arithmetic) -> Arithmetic {
    switch self {
    case .start: .zero
    case .center: length / 2
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
