import LayoutSpec

// Steps to sides that measured sizes change: of groups that grow with their cells, and of uniform siblings.

extension DerivationBuilder {
  /// How many subitems are examined, at most, to find the one that decides a length.
  private static let greatestSearch = 1000
  /// How many subitems of a group, or cells of a column, are named one by one, at most; more are added up.
  static let greatestNamed = 4

  /// The subitems of a group.
  struct Siblings {
    let line: SolvedLine
    /// The index in the section of the group's first cell.
    let first: Int
    let section: Section
    /// How many subitems hold the present cells of an outermost group; all subitems of a nested one.
    let count: Int

    /// How many subitems hold cells of the section, in a nested group, too.
    var presentCount: Int {
      let left = section.items.count - first
      return left < line.cellCount ? line.slotIndex(ofCell: max(0, left - 1)).slot + 1 : line.slotCount
    }

    /// True for a partial group, which is only as long as its cells.
    var isPartial: Bool { count < line.slotCount }

    /// - Parameter present: how many cells a partial group that grows with its cells has.
    init(line: SolvedLine, first: Int, section: Section, present: Int = .max) {
      self.line = line
      self.first = first
      self.section = section
      count =
        present > 0 && present < line.cellCount
        ? line.slotIndex(ofCell: present - 1).slot + 1 : line.slotCount
    }

    /// The index in the section of a subitem's first cell.
    func firstCell(ofSlot slot: Int) -> Int {
      let (round, rest) = slot.quotientAndRemainder(dividingBy: line.cycle.count)
      return first + round * line.cellsPerCycle + line.cycle[rest].cellsBefore
    }

    func name(ofSlot slot: Int) -> String {
      if case .cell = line.slot(slot).box.content { "item \(slot + 1)" } else { "group \(slot + 1)" }
    }
  }

  /// The length of a side that grew with the group's cells.
  /// - Parameters:
  ///   - first: the index in the section of the group's first cell.
  ///   - present: how many cells are left for an outermost group, which may be partial.
  ///   - always: false to add no step if the side is as long as one subitem.
  mutating func grown(
    _ side: Axis, of box: SolvedBox, first: Int, present: Int = .max, section: Section,
    called name: String? = nil, always: Bool = true
  ) -> Arithmetic {
    let length = box.extent[side]
    let isUniform = box.node.size[side].isUniform
    let place = DerivationStep.Place(box.node.id, ["size", side.side])
    let rule: ModelRule = isUniform ? .uniformGrowth : .selfSizing
    var contents = Arithmetic.number(
      isUniform ? "the largest of its kind" : "as long as what it holds", length)
    if case .line(let line) = box.content {
      let siblings = Siblings(line: line, first: first, section: section, present: present)
      let whole =
        line.axis == side ? end(of: siblings, length) : largest(of: siblings, side, in: length)
      if let whole, abs(whole.value - length) < 1e-6 { contents = whole }
    }
    return add(name ?? side.side, contents, is: length, at: place, by: rule, always: always)
  }

  /// The end of the last subitem of a line: lengths, spacing and insets.
  private func end(of siblings: Siblings, _ length: Double) -> Arithmetic? {
    let line = siblings.line
    let side = line.axis
    let count = siblings.count
    guard count > 0, count <= Self.greatestSearch else { return nil }
    var before = Arithmetic.zero
    var lump = 0.0
    var edges = 0.0
    for slot in 0..<count - 1 {
      let (box, rect) = line.slot(slot)
      edges += box.edgeSpacing.least(side)
      lump += rect.extent[side]
      before = before + .number("\(siblings.name(ofSlot: slot))'s \(side.side)", rect.extent[side])
    }
    if count > Self.greatestNamed { before = .number("the \(count - 1) subitems before the last", lump) }
    let (last, rect) = line.slot(count - 1)
    let own = Arithmetic.number("\(siblings.name(ofSlot: count - 1))'s \(side.side)", rect.extent[side])
    let gaps = (count - 1) * .number("interItemSpacing", line.group.line.interItemSpacing.minimum)
    let insets = line.group.insets
    let leading = insets.start(side, "contentInsets")
    let trailing = siblings.isPartial ? .zero : insets.end(side, "contentInsets")
    let start = Arithmetic.number("edgeSpacing", edges + last.edgeSpacing.start(side).minimum)
    let after = Arithmetic.number("edgeSpacing", last.edgeSpacing.end(side).minimum)
    let plain =
      leading + before + own + gaps + .number("edgeSpacing", start.value + after.value) + trailing
    if abs(plain.value - length) < 1e-6 { return plain }
    // The last one begins on a pixel.
    return onPixels(leading + before + gaps + start) + own + after + trailing
  }

  /// The end of the longest subitem across a line, with its edge spacing and the group's insets.
  private mutating func largest(of siblings: Siblings, _ side: Axis, in length: Double) -> Arithmetic? {
    let line = siblings.line
    let insets = line.group.insets
    let trailing = siblings.isPartial ? .zero : insets.end(side, "contentInsets")
    var found: Arithmetic?
    for slot in 0..<min(siblings.count, Self.greatestSearch) {
      let (box, rect) = line.slot(slot)
      let edges = box.edgeSpacing
      let after = Arithmetic.number("edgeSpacing.\(side.endEdge)", edges.end(side).minimum)
      guard abs(rect.origin[side] + rect.extent[side] + after.value + trailing.value - length) < 1e-6 else {
        continue
      }
      let start = onPixels(
        insets.start(side, "contentInsets")
          + .number("edgeSpacing.\(side.startEdge)", edges.start(side).minimum))
      // Others may have grown to the same length.
      if let asked = measured(slot, of: siblings, side, is: rect.extent[side]) {
        return start + asked + after + trailing
      }
      if found == nil {
        let own = Arithmetic.number("\(siblings.name(ofSlot: slot))'s \(side.side)", rect.extent[side])
        found = start + own + after + trailing
      }
    }
    return found
  }

  /// The measured length of the first sibling that is as long as a uniform one has grown.
  mutating func largestSibling(_ siblings: Siblings, _ side: Axis, is length: Double) -> Arithmetic {
    for slot in 0..<min(siblings.line.slotCount, Self.greatestSearch) {
      if let asked = measured(slot, of: siblings, side, is: length) { return asked }
    }
    return .number("largest sibling", length)
  }

  /// Adds a step for a subitem's measured length if it equals `length`; otherwise returns `nil`.
  private mutating func measured(
    _ slot: Int, of siblings: Siblings, _ side: Axis, is length: Double
  ) -> Arithmetic? {
    let box = siblings.line.slot(slot).box
    let cell = siblings.firstCell(ofSlot: slot)
    guard case .cell = box.content, box.selfSizing[side],
      let asked = siblings.section.items.measuredLength(
        of: cell, along: side, width: box.viewWidth(inSlot: box.extent.width)),
      grid.ceil(asked) == length
    else { return nil }
    return self.asked(
      "\(siblings.name(ofSlot: slot))'s \(side.side)", asked, side, byCell: cell, is: length,
      in: siblings.section)
  }
}
