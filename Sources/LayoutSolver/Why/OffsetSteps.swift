import LayoutSpec

// Steps from the edge of a group's room to where a child's slot begins.

extension DerivationBuilder {
  /// How far into the room something begins, where that was written, and by which rule.
  typealias Offset = (sum: Arithmetic, place: DerivationStep.Place?, rule: ModelRule?)

  /// How far along the axis a slot begins from where the room does.
  mutating func placeAlong(
    _ slot: Int, of line: SolvedLine, inner: Arithmetic, extent: Arithmetic
  ) -> Offset {
    let along = line.axis
    let content = line.group.line
    let (rounds, rest) = slot.quotientAndRemainder(dividingBy: line.cycle.count)
    let gap = Arithmetic.number("interItemSpacing", content.interItemSpacing.minimum)
    // What stands before the slot: lengths, edge spacing, and flexible gaps.
    var lengths = Arithmetic.zero
    var lump = 0.0
    var edges = 0.0
    var flexible = 0
    // In the first round nothing behind the slot counts.
    for (index, other) in (rounds > 0 ? line.cycle[...] : line.cycle[...rest]).enumerated() {
      let times = rounds + (index < rest ? 1 : 0)
      let spacing = other.box.edgeSpacing
      if times > 0 {
        if line.cycle.count <= 4 {
          lengths = lengths + times * .number("subitem's \(along.side)", other.extent[along])
        } else {
          lump += Double(times) * other.extent[along]
        }
        edges += Double(times) * spacing.least(along)
        flexible += times * spacing.flexibleCount(along)
      }
      if index == rest {
        edges += spacing.start(along).minimum
        if spacing.start(along).isFlexible { flexible += 1 }
      }
    }
    if content.interItemSpacing.isFlexible { flexible += slot }
    lengths = lengths + .number("the \(slot) subitems before", lump)
    var sum = lengths + slot * gap
    if line.cycle.count == 1, slot > 0 { sum = slot * (extent.named("subitem's \(along.side)") + gap) }
    sum = sum + .number("edgeSpacing", edges)
    let spacingPlace = DerivationStep.Place(line.group.group.id, ["interItemSpacing"])
    guard flexible > 0, !line.group.growsAlong else {
      return (sum, slot > 0 && gap.value != 0 ? spacingPlace : nil, nil)
    }
    let share = flexibleShare(of: line, inner: inner)
    return (sum + flexible * share, spacingPlace, .flexibleSpacing)
  }

  /// What each flexible gap gets of what a full line leaves over.
  private mutating func flexibleShare(of line: SolvedLine, inner: Arithmetic) -> Arithmetic {
    let along = line.axis
    let content = line.group.line
    let count = line.slotCount
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: line.cycle.count)
    var taken = 0.0
    var gaps = content.interItemSpacing.isFlexible ? count - 1 : 0
    for (index, other) in line.cycle.enumerated() {
      let times = rounds + (index < rest ? 1 : 0)
      let spacing = other.box.edgeSpacing
      taken +=
        Double(times)
        * (other.extent[along] + spacing.start(along).minimum + spacing.end(along).minimum)
      gaps += times * spacing.flexibleCount(along)
    }
    guard gaps > 0 else { return .zero }
    let leftover =
      inner - .number("\(count) subitems", taken)
      - (count - 1) * .number("interItemSpacing", content.interItemSpacing.minimum)
    return add(
      "flexible gap", leftover / gaps,
      at: DerivationStep.Place(line.group.group.id, ["interItemSpacing"]),
      by: leftover.value < 0 ? .negativeShares : .flexibleSpacing)
  }

  /// How far across the axis a child begins from where the room does.
  mutating func placeAcross(
    _ box: SolvedBox, _ length: Double, in group: LineGroup, inner: Arithmetic
  ) -> Offset {
    let across = group.line.axis.cross
    let before = box.edgeSpacing.start(across)
    let after = box.edgeSpacing.end(across)
    let minimum = Arithmetic.number("edgeSpacing.\(across.startEdge)", before.minimum)
    let place = edgePlace(box.node)
    guard before.isFlexible, !group.growsAcross else {
      return (minimum, before.minimum == 0 ? nil : place, nil)
    }
    let leftover =
      inner - .number("its \(across.side)", length)
      - .number("edgeSpacing", before.minimum + after.minimum)
    let share = add(
      "flexible edge", after.isFlexible ? leftover / 2 : leftover, at: place,
      by: .flexibleEdgesAcross)
    return (minimum + share, place, .flexibleEdgesAcross)
  }
}

extension EdgeSpacing {
  fileprivate func flexibleCount(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}
