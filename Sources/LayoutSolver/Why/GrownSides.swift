import LayoutSpec

// Steps about sides that are not what their dimensions say: of groups that grow with what they hold, and of uniform siblings.

extension Deriver {
  /// The most subitems that are looked at for the one that decides.
  private static let greatestSearch = 1000
  /// The most subitems of which each is named.
  private static let greatestNamed = 4

  /// The subitems of a group: those of a line, from a cell of the section on.
  struct Siblings {
    let line: SolvedLine
    /// The index in the section of the group's first cell.
    let first: Int
    let section: Section

    /// The index in the section of a subitem's first cell.
    func firstCell(ofSlot slot: Int) -> Int {
      let (round, rest) = slot.quotientAndRemainder(dividingBy: line.cycle.count)
      return first + round * line.cellsPerCycle + line.cycle[rest].cellsBefore
    }

    func name(ofSlot slot: Int) -> String {
      if case .cell = line.slot(slot).box.content { "item \(slot + 1)" } else { "group \(slot + 1)" }
    }
  }

  /// What a side of a group is that grew with what is in it.
  ///
  /// - Parameter first: the index in the section of the group's first cell.
  mutating func grown(
    _ side: Axis, of box: SolvedBox, first: Int, section: Section, called name: String? = nil
  ) -> Arithmetic {
    let length = box.extent[side]
    let isUniform = box.node.size[side].isUniform
    let place = DerivationStep.Place(box.node.id, ["size", side.side])
    let rule: ModelRule = isUniform ? .uniformGrowth : .selfSizing
    var contents = Arithmetic.number(
      isUniform ? "the largest of its kind" : "as long as what it holds", length)
    if case .line(let line) = box.content {
      let siblings = Siblings(line: line, first: first, section: section)
      if let sum = line.axis == side ? lengths(of: siblings, side) : largest(of: siblings, side, in: length) {
        let insets = line.group.insets
        let whole =
          insets.start(side, "contentInsets") + sum + insets.end(side, "contentInsets")
        if abs(whole.value - length) < 1e-6 { contents = whole }
      }
    }
    return add(name ?? side.side, contents, is: length, at: place, by: rule, always: name == nil)
  }

  /// The lengths of a line's subitems together, spacing included.
  private func lengths(of siblings: Siblings, _ side: Axis) -> Arithmetic? {
    let line = siblings.line
    guard line.slotCount <= Self.greatestSearch else { return nil }
    var sum = Arithmetic.number("", 0)
    var lump = 0.0
    var edges = 0.0
    for slot in 0..<line.slotCount {
      let (box, rect) = line.slot(slot)
      edges += box.edgeSpacing.start(side).minimum + box.edgeSpacing.end(side).minimum
      guard line.slotCount > Self.greatestNamed else {
        sum = sum + .number("\(siblings.name(ofSlot: slot))'s \(side.side)", rect.extent[side])
        continue
      }
      lump += rect.extent[side]
    }
    if lump != 0 { sum = .number("\(line.slotCount) subitems", lump) }
    let gap = Arithmetic.number("interItemSpacing", line.group.line.interItemSpacing.minimum)
    return sum + max(0, line.slotCount - 1) * gap + .number("edgeSpacing", edges)
  }

  /// The longest of a line's subitems across it, with its edge spacing.
  private mutating func largest(of siblings: Siblings, _ side: Axis, in length: Double) -> Arithmetic? {
    let line = siblings.line
    let room = length - line.group.insets.total(side)
    var found: Arithmetic?
    for slot in 0..<min(line.slotCount, Self.greatestSearch) {
      let (box, rect) = line.slot(slot)
      let edges = box.edgeSpacing.start(side).minimum + box.edgeSpacing.end(side).minimum
      guard abs(rect.extent[side] + edges - room) < 1e-6 else { continue }
      let edge = Arithmetic.number("edgeSpacing", edges)
      // Others may have grown to the same.
      if let asked = measured(slot, of: siblings, side, is: rect.extent[side]) { return asked + edge }
      if found == nil {
        found = .number("\(siblings.name(ofSlot: slot))'s \(side.side)", rect.extent[side]) + edge
      }
    }
    return found
  }

  /// What the first sibling asks for that asks for as much as a uniform one was grown to.
  mutating func largestSibling(_ siblings: Siblings, _ side: Axis, is length: Double) -> Arithmetic {
    for slot in 0..<min(siblings.line.slotCount, Self.greatestSearch) {
      if let asked = measured(slot, of: siblings, side, is: length) { return asked }
    }
    return .number("largest sibling", length)
  }

  /// A step about what a subitem asks for, where that is so long.
  private mutating func measured(
    _ slot: Int, of siblings: Siblings, _ side: Axis, is length: Double
  ) -> Arithmetic? {
    let box = siblings.line.slot(slot).box
    guard case .cell = box.content, box.selfSizing[side],
      let (run, offset) = siblings.section.items.position(of: siblings.firstCell(ofSlot: slot)),
      let asked = run.measured[side].length(at: offset), grid.ceil(asked) == length
    else { return nil }
    return add(
      "\(siblings.name(ofSlot: slot))'s \(side.side)", pixels(.up, .number("measured", asked)), is: length,
      at: DerivationStep.Place(siblings.section.id, ["items"]), by: .selfSizing)
  }
}

extension GroupSequence {
  /// How many cells a full group holds; 0 where cells stand in no groups.
  var cellsPerGroup: Int {
    switch self {
    case .stamped(let groups): groups.box.cellCount
    case .measured(let groups): groups.box.cellCount
    case .columns, .rows: 0
    }
  }
}
