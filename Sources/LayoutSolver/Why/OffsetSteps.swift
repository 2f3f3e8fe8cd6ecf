import LayoutSpec

// Steps from a group's insets to a child's slot.

extension DerivationBuilder {
  /// A distance, the place in the spec that sets it, and the rule that applies.
  typealias Offset = (sum: Arithmetic, place: DerivationStep.Place?, rule: ModelRule?)

  /// The distance along the axis from the group's insets to a slot.
  mutating func placeAlong(
    _ slot: Int, of line: SolvedLine, inner: Arithmetic, extent: Arithmetic
  ) -> Offset {
    let along = line.axis
    let content = line.group.line
    let (rounds, rest) = slot.quotientAndRemainder(dividingBy: line.cycle.count)
    let gap = Arithmetic.number("interItemSpacing", content.interItemSpacing.minimum)
    // Before the slot: lengths, edge spacing, and flexible gaps.
    var lengths = Arithmetic.zero
    var lump = 0.0
    var edges = 0.0
    var flexible = 0
    // In the first round only the children before the slot count.
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

  /// What each flexible gap gets of a full line's leftover.
  private mutating func flexibleShare(of line: SolvedLine, inner: Arithmetic) -> Arithmetic {
    let along = line.axis
    let content = line.group.line
    let count = line.slotCount
    let (rounds, rest) = count.quotientAndRemainder(dividingBy: line.cycle.count)
    var gaps = FlexibleGaps(between: count, content.interItemSpacing.isFlexible ? .flexible(0) : .fixed(0))
    for (index, other) in line.cycle.enumerated() {
      gaps.add(
        other.extent[along], other.box.edgeSpacing, along: along,
        times: Double(rounds + (index < rest ? 1 : 0)))
    }
    guard gaps.count > 0 else { return .zero }
    let leftover =
      inner - .number("\(count) subitems", gaps.taken)
      - (count - 1) * .number("interItemSpacing", content.interItemSpacing.minimum)
    return add(
      "flexible gap", leftover / Int(gaps.count),
      at: DerivationStep.Place(line.group.group.id, ["interItemSpacing"]),
      by: leftover.value < 0 ? .negativeShares : .flexibleSpacing)
  }

  /// The distance across the axis from the group's insets to a child.
  mutating func placeAcross(
    _ box: SolvedBox, _ length: Double, in group: LineGroup, inner: Arithmetic
  ) -> Offset {
    let across = group.line.axis.cross
    let before = box.edgeSpacing.start(across)
    let after = box.edgeSpacing.end(across)
    let minimum = Arithmetic.part("edgeSpacing.\(across.startEdge)", before.minimum)
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
