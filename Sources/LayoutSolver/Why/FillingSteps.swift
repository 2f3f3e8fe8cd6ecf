import LayoutSpec

// Steps to how many subitems a group holds.

extension DerivationBuilder {
  /// Adds steps to the count of a group that repeats its list until it is full.
  /// - Parameters:
  ///   - inner: the group's size less its insets.
  ///   - room: the size that the subitems' dimensions are fractions of.
  mutating func countSteps(of siblings: Siblings, inner: Sides, room: Sides) {
    let line = siblings.line
    let group = line.group
    guard group.line.repetition == .untilFull, !group.growsAlong else { return }
    let place = DerivationStep.Place(group.group.id, ["subitems"])
    guard group.isFilledByMeasure else {
      add(
        "subitems that fit", .number("", Double(line.slotCount)), at: place,
        by: group.fitsOnPixelsAlone(room: room[line.axis].value) ? .capacitySums : .groupCapacity)
      return
    }
    let taken = add("taken", taken(by: siblings), at: place, by: .measuredFilling, always: true)
    add("left", inner[line.axis] - taken, always: true)
    if let next = next(after: siblings) { add("the next one takes", next, at: place, always: true) }
  }

  /// The length of a line's subitems that hold cells, with their edge spacing and the gaps between them.
  private func taken(by siblings: Siblings) -> Arithmetic {
    let line = siblings.line
    let axis = line.axis
    let count = siblings.presentCount
    var lengths = Arithmetic.zero
    var (sum, edges) = (0.0, 0.0)
    for slot in 0..<count {
      let (box, rect) = line.slot(slot)
      edges += box.edgeSpacing.least(axis)
      sum += rect.extent[axis]
      if count <= Self.greatestNamed {
        lengths = lengths + .number("\(siblings.name(ofSlot: slot))'s \(axis.side)", rect.extent[axis])
      }
    }
    if count > Self.greatestNamed { lengths = .number("\(count) subitems", sum) }
    return lengths + .number("edgeSpacing", edges)
      + (count - 1) * .number("interItemSpacing", line.group.line.interItemSpacing.minimum)
  }

  /// The length of the first subitem that did not fit; `nil` if it is a group, or if no cells are left.
  private func next(after siblings: Siblings) -> Arithmetic? {
    let line = siblings.line
    let axis = line.axis
    let (box, rect) = line.slotAtEstimates(line.slotCount)
    let cell = siblings.first + line.cellCount
    guard case .cell = box.content, cell < siblings.section.items.count else { return nil }
    let asked = siblings.section.items.measuredLength(
      of: cell, along: axis, width: box.viewWidth(inSlot: box.extent.width))
    let length: Arithmetic =
      if box.selfSizing[axis], let asked {
        .number("its measured \(axis.side)", grid.ceil(asked))
      } else {
        .number("its \(axis.side)", rect.extent[axis])
      }
    return length + .number("edgeSpacing", box.edgeSpacing.least(axis))
      + .number("interItemSpacing", line.group.line.interItemSpacing.minimum)
  }
}

extension LineGroup {
  /// True if the subitems of a full group only fit because their fractional lengths are cut down to pixels.
  /// - Parameter room: the length that the subitems' lengths along the group are fractions of, points.
  fileprivate func fitsOnPixelsAlone(room: Double) -> Bool {
    guard !line.subitems.isEmpty else { return false }
    let axis = line.axis
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: line.subitems.count)
    var sum = Double(max(0, count - 1)) * line.interItemSpacing.minimum
    for (index, node) in line.subitems.enumerated() {
      let dimension = node.size[axis]
      let edges = node.edgeSpacing.least(axis)
      let length =
        dimension.isFraction(of: axis) ? dimension.value * room : grid.resolve(dimension, in: inner)
      sum += Double(rounds + (index < rest ? 1 : 0)) * (length + edges)
    }
    return sum > inner[axis] + LineFit.tolerance
  }
}
