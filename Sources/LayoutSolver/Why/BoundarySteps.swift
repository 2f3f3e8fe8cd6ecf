import LayoutSpec

// Steps to headers, footers and other boundary items, and to decorations.

extension DerivationBuilder {
  /// All steps to a boundary item of a section, or of the layout.
  mutating func boundaryItem(_ element: Element, inSection index: Int?) {
    let solved = index.map { solution.sections[$0] }
    let boundary = solved?.boundary ?? solution.boundary
    let place = solved?.boundaryPlace ?? solution.boundaryPlace
    let items = solved?.boundaryItems ?? solution.leadingItems + solution.trailingItems
    guard let item = items.first(where: { $0.isSame(as: element) }),
      let entry = boundary.placed.first(where: {
        $0.item.id == element.node && $0.matches(item.natural, solution)
      })
    else { return }
    let container = container()
    var start = Arithmetic.zero
    if let index { start = self.start(ofSection: index) }

    // The size.
    stage = index.map { solution.stageName(ofSection: $0) } ?? "layout"
    let across = axis.cross
    var base = container
    var acrossStart = Arithmetic.zero
    if let index {
      let section = solution.spec.sections[index]
      let followed = section.insetsFollowedByBoundaryItems(
        reference(of: section).insets, environment, solution.spec.configuration)
      let name = followed == section.contentInsets.only(across) ? "contentInsets" : "insets"
      base[across] = add(
        "\(across.side) for boundary items", container[across].less(followed, across, name).notNegative,
        is: place.acrossLength, at: DerivationStep.Place(section.id, ["contentInsets"]),
        by: .boundaryItemsFollow)
      acrossStart = followed.start(across, name)
    }
    let needsLength = entry.side != .start
    let rooms = rooms(of: boundary, index: index, needsLength: needsLength)
    stage = shortKind(entry.item.elementKind)
    let size = measuredSize(of: entry, in: base)

    // The place.
    let slot = boundary.slot(of: entry, in: place)
    var box = DerivedBox(origin: .nothing, extent: size, rect: slot)
    let own = size[axis].named("its \(axis.side)")
    let isInside = entry.side == .center || !entry.item.extendsBoundary
    let rule = isInside ? ModelRule.itemsInTheBody : index == nil ? .layoutItems : .boundaryItems
    let key = DerivationStep.Place(entry.item.id, ["alignment"])
    var along = start
    switch (entry.side, entry.item.extendsBoundary) {
    case (.start, true): along = along + rooms.near - own
    case (.start, false): along = along + rooms.near
    case (.center, _): along = along + rooms.near + (rooms.body - own) / 2
    case (.end, true): along = along + rooms.near + rooms.body
    case (.end, false): along = along + rooms.near + rooms.body - own
    }
    along = along + .number("absoluteOffset.\(axis.coordinate)", entry.item.absoluteOffset[axis])
    let offset = Arithmetic.number(
      "absoluteOffset.\(across.coordinate)", entry.item.absoluteOffset[across])
    let side = entry.item.alignment.place(across)
    box.origin[axis] = addUnlessZero(axis.coordinate, along, is: slot.origin[axis], at: key, by: rule)
    box.origin[across] = addUnlessZero(
      across.coordinate,
      acrossStart + side.part(of: base[across]) - side.part(of: size[across]) + offset,
      is: slot.origin[across], at: key, by: index == nil ? .layoutItems : .boundaryItems)
    let slotStart = box.origin[axis]
    box = inset(
      box, by: entry.item.size.effective(entry.item.contentInsets),
      of: DerivationStep.Place(entry.item.id, ["contentInsets"]), written: entry.item.contentInsets)
    if let pin = item.pin, element.isPinned {
      pinned(&box, pin, slotStart: slotStart, own: own, of: entry.item)
    }
    zIndex(of: element, own: entry.item.zIndex, entry.item.id)
    finish(box, as: element.frame)
  }

  /// A boundary item's size, measured if it is estimated.
  private mutating func measuredSize(of entry: BoundaryLayout.Placed, in base: Sides) -> Sides {
    var size = Sides.nothing
    for side in Axis.allCases {
      size[side] = dimension(entry.item.size[side], side, in: base, at: entry.item.id)
      guard size[side].value != entry.extent[side],
        let asked = entry.item.measuredLength(along: side, inSlot: entry.extent.width)
      else { continue }
      size[side] = add(
        side.side, pixels(.up, .number("measured", asked)), is: entry.extent[side],
        at: DerivationStep.Place(entry.item.id, ["measured", side.side]), by: .selfSizing)
    }
    return size
  }

  /// The place of a pinned item at the scroll offset.
  private mutating func pinned(
    _ box: inout DerivedBox, _ pin: Pin, slotStart: Arithmetic, own: Arithmetic, of item: BoundaryItem
  ) {
    let visible = solution.visibleRange
    stage = "pinned"
    let place = DerivationStep.Place(item.id, ["pinToVisibleBounds"])
    let slot = slotStart.named("unpinned \(axis.coordinate)")
    let isPulled =
      switch pin.side {
      case .start: false
      case .end: true
      case .center: pin.slot.start >= visible.start
      }
    let near = add("visible from", scroll)
    let held: Arithmetic
    if isPulled {
      let room =
        Arithmetic.number("container \(axis.side)", environment.container[axis])
        - .number("insets of the view", environment.adjustedContentInset(scrolling: axis).total(axis))
      let far = add(
        "visible to", near + (room.value < 0 ? .zero : room), is: visible.end)
      held = .greatest(
        .least(slot, far - own), .least(slot, .number("its section's content begins at", pin.body.start)))
    } else {
      held = .least(
        .greatest(slot, near),
        .greatest(slot, .number("its section's content ends at", pin.body.end) - own))
    }
    let rule: ModelRule =
      switch pin.side {
      case .start: .pinnedHeaders
      case .end: .pinnedFooters
      case .center: .pinsBesideContent
      }
    let start = add(
      "\(axis.coordinate) in sight", held, at: place, by: rule)
    let margin = box.origin[axis].value - slotStart.value
    box.origin[axis] = add(
      axis.coordinate, start + .number("contentInsets.\(axis.startEdge)", margin),
      is: (pin.frame(in: visible) ?? pin.natural).origin[axis])
  }

  /// How far the content is scrolled. Scroll views stop at the end of their content.
  private var scroll: Arithmetic {
    let position = solution.position
    let asked = Arithmetic.number("scroll", position.requested[axis])
    if asked.value == position.scroll[axis] { return asked }
    let greatest =
      .number("content \(axis.side)", solution.contentSize[axis])
      - .number("\(axis.side) in sight", solution.visibleRange.length)
    return Arithmetic.least(asked, greatest).notNegative
  }

  mutating func decoration(_ element: Element, inSection index: Int) {
    let section = solution.spec.sections[index]
    guard section.decorationItems.indices.contains(element.item) else { return }
    let item = section.decorationItems[element.item]
    let solved = solution.sections[index]
    let container = container()
    let start = start(ofSection: index)
    let rooms = rooms(of: solved.boundary, index: index, needsLength: true)
    stage = shortKind(item.elementKind)
    let extent = Extent(along: axis, solved.length, across: environment.container[axis.cross])
    var box = DerivedBox(
      origin: .nothing, extent: container, rect: Rect(Point(along: axis, solved.boundaryPlace.start), extent))
    box.origin[axis] = start
    box.extent[axis] = rooms.length
    add(
      "\(axis.side) of the section", rooms.length, at: DerivationStep.Place(item.id), by: .decorations,
      always: true)
    box = inset(box, by: item.contentInsets, of: DerivationStep.Place(item.id, ["contentInsets"]))
    zIndex(of: element, own: item.zIndex, item.id)
    finish(box, as: element.frame)
  }
}

extension SectionView {
  /// True if an element is this item, even pinned.
  fileprivate func isSame(as element: Element) -> Bool {
    natural.node == element.node && natural.kind == element.kind && natural.zIndex == element.natural
  }
}

extension Element {
  /// The unpinned zIndex.
  fileprivate var natural: Int { isPinned ? zIndex - Pin.zIndex : zIndex }
}

extension BoundaryLayout.Placed {
  /// True if a finished item was made from this one.
  fileprivate func matches(_ natural: Element, _ solution: Solution) -> Bool {
    solution.elementKinds[natural.kind] == item.elementKind && natural.zIndex == item.zIndex
  }
}
