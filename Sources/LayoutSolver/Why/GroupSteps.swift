import LayoutSpec

// Steps from a section's outermost group down to a cell or a group in it.

extension DerivationBuilder {
  /// The box that a descent from an outermost group to a cell has reached.
  struct Descent {
    var box: SolvedBox
    /// Its place in the outermost group, unrounded.
    var rect: Rect
    /// Its corner in the content.
    var origin: Sides
    /// Its size at its estimates.
    var estimate: Sides
    /// Its final size.
    var extent: Sides
    /// The size that its dimensions are fractions of.
    var room: Sides
    /// True for a frame of a custom group.
    var isCustomCell = false
    /// The zIndex of a custom frame.
    var zIndex = 0
  }

  /// A solved outermost group.
  struct PlacedGroup {
    var index: Int
    var box: SolvedBox
    /// Its corner in the content.
    var origin: Point
    /// The axis along which the groups follow each other.
    var axis: Axis
    /// The length of the area across, points; `nil` for a row.
    var room: Double?
    /// Its cells, by their index in the section.
    var cells: Range<Int>
    /// The start and length of the group before it; `nil` if all are equal.
    var previous: (start: Double, length: Double)?
  }

  /// Sizes and places an outermost group.
  mutating func outermost(
    _ group: PlacedGroup, of section: Section, base: Sides, corner: Sides
  ) -> Descent {
    stage = "group \(group.index)"
    let box = group.box
    let node = box.node
    let estimate =
      rowOfGrid(node, of: section, in: base)
      ?? size(of: node, in: base, share: nil, by: node.isCustomGroup ? .customGroupContainer : nil)
    var extent = estimate
    let first = group.cells.lowerBound
    for side in Axis.allCases where box.extent[side] != estimate[side].value {
      extent[side] = grown(
        side, of: box, first: first, present: section.items.count - first, section: section)
    }
    let along = group.axis
    let across = along.cross
    let edges = node.edgeSpacing
    var origin = Sides.nothing
    // Along: after the groups before it.
    let before = Arithmetic.part("edgeSpacing.\(along.startEdge)", edges.start(along).minimum)
    let after = Arithmetic.part("edgeSpacing.\(along.endEdge)", edges.end(along).minimum)
    let spacingPlace = DerivationStep.Place(section.id, ["interGroupSpacing"])
    var spacing = Arithmetic.number("interGroupSpacing", section.interGroupSpacing)
    let direction = group.index > 0 ? directionPlace(ofGroupsOf: section) : nil
    if direction != nil, section.interGroupSpacing != 0 {
      spacing = add("spacing of groups", spacing, at: spacingPlace)
    }
    var sum = corner[along] + before
    if group.index > 0 {
      if let previous = group.previous {
        sum =
          .number("group \(group.index - 1) at", previous.start)
          + .number("group \(group.index - 1)'s \(along.side)", previous.length) + after + spacing + before
      } else {
        sum = sum + group.index * (extent[along].named("group's \(along.side)") + spacing + before + after)
      }
    }
    if let direction {
      origin[along] = add(
        "group's \(along.coordinate)", sum, is: group.origin[along], at: direction,
        by: section.orthogonalScrolling == nil ? nil : .orthogonalRows, always: true)
    } else {
      origin[along] = addUnlessZero(
        "group's \(along.coordinate)", sum, is: group.origin[along],
        at: group.index > 0 && section.interGroupSpacing != 0 ? spacingPlace : nil)
    }
    // Across: where its edge spacing puts it.
    var place = corner[across] + .part("edgeSpacing.\(across.startEdge)", edges.start(across).minimum)
    var rule: ModelRule? = edges.start(across).minimum != 0 ? .outermostEdgeSpacing : nil
    if edges.start(across).isFlexible, let room = group.room {
      let leftover =
        Arithmetic.number("room", room) - .number("group's \(across.side)", box.extent[across])
        - .number("edgeSpacing", edges.least(across))
      let share: Arithmetic = edges.end(across).isFlexible ? leftover / 2 : leftover
      place = place + add("flexible edge", share, at: edgePlace(node), by: .outermostFlexibleEdges)
      rule = .outermostFlexibleEdges
    }
    origin[across] = addUnlessZero(
      "group's \(across.coordinate)", place, is: group.origin[across],
      at: rule == nil ? nil : edgePlace(node), by: rule)
    return Descent(
      box: box, rect: Rect(.zero, box.extent), origin: origin, estimate: estimate, extent: extent, room: base)
  }

  /// The place in the spec that sets the direction of a section's groups; `nil` for the default, top to bottom.
  private func directionPlace(ofGroupsOf section: Section) -> DerivationStep.Place? {
    if section.orthogonalScrolling != nil {
      return DerivationStep.Place(section.id, ["orthogonalScrollingBehavior"])
    }
    return axis == .horizontal ? DerivationStep.Place(nil, ["configuration", "scrollDirection"]) : nil
  }

  func edgePlace(_ node: Node) -> DerivationStep.Place {
    DerivationStep.Place(node.id, ["edgeSpacing"])
  }

  /// Descends from an outermost group to a cell, or to the wanted group around it.
  /// - Parameter index: the cell's index in the section.
  mutating func descend(
    _ start: Descent, in group: PlacedGroup, toCell index: Int, section: Section,
    until isWanted: (SolvedBox, Rect) -> Bool
  ) -> Descent {
    let origin = group.origin
    var here = start
    var cell = index - group.cells.lowerBound
    while !isWanted(here.box, here.rect) {
      switch here.box.content {
      case .cell: return here
      case .custom(let frames):
        guard frames.indices.contains(cell) else { return here }
        here = customCell(cell, frames[cell].frame, in: here, origin: origin)
        here.zIndex = frames[cell].zIndex
        return here
      case .line(let line):
        let inside = line.slotIndex(ofCell: cell)
        here = child(
          inside.slot, of: Siblings(line: line, first: index - cell, section: section), in: here,
          origin: origin, cell: index, first: index - inside.cell)
        cell = inside.cell
      }
    }
    return here
  }

  private mutating func customCell(_ cell: Int, _ frame: Rect, in group: Descent, origin: Point) -> Descent {
    stage = "frame \(cell) of the custom group"
    var here = group
    here.isCustomCell = true
    here.rect = frame.offset(by: group.rect.origin)
    // Add in the solver's order, so that the results are equal to the last bit.
    let place = DerivationStep.Place(group.box.node.id, ["items"])
    for side in Axis.allCases {
      here.origin[side] = addUnlessZero(
        side.coordinate, group.origin[side] + .number("frame's \(side.coordinate)", frame.origin[side]),
        is: origin[side] + here.rect.origin[side], at: place)
      here.extent[side] = add(side.side, .number("frame's", frame.extent[side]), at: place)
    }
    return here
  }

  /// A subitem of a horizontal or vertical group.
  /// - Parameters:
  ///   - cell: the index in the section of the wanted cell.
  ///   - first: the index of the subitem's first cell.
  private mutating func child(
    _ slot: Int, of siblings: Siblings, in parent: Descent, origin: Point, cell: Int, first: Int
  ) -> Descent {
    let line = siblings.line
    let along = line.axis
    let group = line.group
    let (box, place) = line.slot(slot)
    let rect = place.offset(by: parent.rect.origin)
    let node = box.node
    let content = group.line
    let insets = group.insets

    // The room.
    var inner = Sides.nothing
    var room = Sides.nothing
    for side in Axis.allCases {
      inner[side] = add(
        "\(side.side) inside", parent.estimate[side].less(insets, side).notNegative, is: group.inner[side],
        at: DerivationStep.Place(group.group.id, ["contentInsets"]))
      room[side] = inner[side]
    }
    room[along] = add(
      "\(along.side) less spacing",
      inner[along] - group.gapsInBase * .number("interItemSpacing", content.interItemSpacing.minimum),
      at: DerivationStep.Place(group.group.id, ["interItemSpacing"]),
      by: group.gapsInBase == max(0, group.count - 1) ? .groupCapacity : .crosswiseFractions)

    countSteps(of: siblings, inner: inner, room: room)

    // The size.
    let what = if case .cell = box.content { "item" } else { "group" }
    let slotCount = group.isFilledByMeasure ? siblings.presentCount : line.slotCount
    stage = "\(what) \(slot + 1) of \(slotCount) in the \(along.rawValue) group"
    let share: (axis: Axis, count: Int, group: NodeID)? =
      if case .equalShares(let count) = content.repetition { (along, count, group.group.id) } else { nil }
    let estimate = size(of: node, in: room, share: share)
    let extent = measured(
      box, to: rect.extent, estimate: estimate, among: siblings, cell: cell, first: first)

    // The place.
    var here = Descent(
      box: box, rect: rect, origin: parent.origin, estimate: estimate, extent: extent, room: room)
    for side in Axis.allCases {
      let offset =
        side == along
        ? placeAlong(slot, of: line, inner: inner[side], extent: extent[side])
        : placeAcross(box, rect.extent[side], in: group, inner: inner[side])
      var inGroup = insets.start(side, "contentInsets") + offset.sum
      let isRounded = !isOnPixels(inGroup.value)
      if isRounded {
        inGroup = add(
          "\(side.coordinate) in the group", onPixels(inGroup), is: place.origin[side], at: offset.place,
          by: .roundedAtEveryLevel)
      }
      here.origin[side] = addUnlessZero(
        side.coordinate, parent.origin[side] + inGroup, is: origin[side] + rect.origin[side],
        at: isRounded ? nil : offset.place, by: isRounded ? nil : offset.rule)
    }
    return here
  }

  /// The final size of a box: measured, or grown to the largest of its siblings.
  private mutating func measured(
    _ box: SolvedBox, to extent: Extent, estimate: Sides, among siblings: Siblings, cell: Int, first: Int
  ) -> Sides {
    let section = siblings.section
    var result = estimate
    for side in Axis.allCases {
      let isCell = if case .cell = box.content { true } else { false }
      if isCell, box.selfSizing[side],
        let asked = section.items.measuredLength(
          of: cell, along: side, width: box.viewWidth(inSlot: extent.width)),
        grid.ceil(asked) <= extent[side],
        grid.ceil(asked) == extent[side] || box.node.size[side].isUniform
      {
        result[side] = self.asked(side.side, asked, side, byCell: cell, in: section)
      }
      guard result[side].value != extent[side] else { continue }
      if isCell {
        let largest = largestSibling(siblings, side, is: extent[side])
        result[side] = add(
          side.side, .greatest(result[side], largest), is: extent[side],
          at: DerivationStep.Place(box.node.id, ["size", side.side]), by: .uniformGrowth)
      } else {
        result[side] = grown(side, of: box, first: first, section: section)
      }
    }
    return result
  }
}

extension Node {
  fileprivate var isCustomGroup: Bool {
    if case .group(let group) = self { group.axis == nil } else { false }
  }
}
