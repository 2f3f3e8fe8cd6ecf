import LayoutSpec

// Steps about the parts of a section along the scroll axis: a room, the body, and another room.

extension DerivationBuilder {
  /// The room before the body, the body, and the length of a section.
  typealias Rooms = (near: Arithmetic, body: Arithmetic, length: Arithmetic)

  /// The parts of a section, or of the layout, which tells no length.
  ///
  /// - Parameter needsLength: false if the room before the body is enough.
  mutating func rooms(of band: BoundaryBand, index: Int?, needsLength: Bool) -> Rooms {
    let near = nearRoom(of: band)
    guard needsLength else { return (near, .zero, .zero) }
    guard let index else { return (near, bodyOfLayout(after: near), .zero) }
    let section = solution.spec.sections[index]
    let groups = solution.sections[index].groupLength
    let isNothing = section.items.count == 0 && section.boundaryItems.isEmpty
    var body = Arithmetic.zero
    if !isNothing { body = body + section.contentInsets.start(axis, "contentInsets") }
    body = body + lengthOfGroups(groups, ofSection: index)
    if !isNothing { body = body + section.contentInsets.end(axis, "contentInsets") }
    if !band.placed.isEmpty {
      body = addUnlessZero(
        "\(axis.side) of the body", notShorter(than: band, body), is: band.body,
        at: DerivationStep.Place(section.id, ["contentInsets"]), by: .boundaryItems)
    }
    let whole = near + body + farRoom(of: band, body: body)
    let length = sectionEdge(whole)
    var rule: ModelRule? = isNothing ? .emptySections : band.placed.isEmpty ? nil : .boundaryItems
    if !isOnPixels(whole.value) { rule = sectionsOnPixels }
    if length.value < 0, groups < 0 { rule = .lessThanNothing }
    return (
      near, body,
      add(
        "section's \(axis.side)", length.notNegative, is: solution.sections[index].length,
        at: DerivationStep.Place(section.id), by: rule)
    )
  }

  /// What items of the layout are placed about: the sections.
  private mutating func bodyOfLayout(after room: Arithmetic) -> Arithmetic {
    let body = lengthOfSections(after: room).notNegative
    stage = "layout"
    return addUnlessZero(
      "\(axis.side) of the body", notShorter(than: solution.band, body), is: solution.band.body,
      by: .layoutItems)
  }

  /// A body that is as long as the longest extending item beside it.
  private func notShorter(than band: BoundaryBand, _ body: Arithmetic) -> Arithmetic {
    guard band.body > body.value,
      let longest = band.placed.first(where: {
        $0.side == .center && $0.item.extendsBoundary && $0.extent[axis] == band.body
      })
    else { return body }
    return .greatest(body, .number("\(shortKind(longest.item.elementKind)) \(axis.side)", band.body))
  }

  /// What extending boundary items take before the body.
  mutating func nearRoom(of band: BoundaryBand) -> Arithmetic {
    guard band.nearRoom > 0,
      let entry = band.placed.first(where: {
        $0.side == .start && $0.item.extendsBoundary
          && $0.extent[axis] - $0.item.absoluteOffset[axis] == band.nearRoom
      })
    else { return .zero }
    let quantity = "room before the content"
    if let step = steps.lastIndex(where: { $0.stage == stage && $0.quantity == quantity }) {
      return .result(step: step, name: quantity, steps[step].result)
    }
    return add(
      quantity, length(of: entry) - offset(of: entry), is: band.nearRoom,
      at: DerivationStep.Place(entry.item.id, ["size", axis.side]), by: .boundaryItems)
  }

  /// What extending boundary items take after the body.
  private mutating func farRoom(of band: BoundaryBand, body: Arithmetic) -> Arithmetic {
    guard band.farRoom > 0 else { return .zero }
    for entry in band.placed where entry.item.extendsBoundary {
      let room: Arithmetic
      switch entry.side {
      case .start: room = offset(of: entry) - body
      case .center: continue
      case .end: room = length(of: entry) + offset(of: entry)
      }
      guard abs(room.value - band.farRoom) < 1e-6 else { continue }
      return add(
        "room after the content", room, is: band.farRoom,
        at: DerivationStep.Place(
          entry.item.id, entry.side == .end ? ["size", axis.side] : ["absoluteOffset"]),
        by: entry.side == .end ? .boundaryItems : .nearItemsBeyond)
    }
    return .number("room after the content", band.farRoom)
  }

  private func length(of entry: BoundaryBand.Placed) -> Arithmetic {
    .number("\(shortKind(entry.item.elementKind)) \(axis.side)", entry.extent[axis])
  }

  private func offset(of entry: BoundaryBand.Placed) -> Arithmetic {
    .number("absoluteOffset.\(axis.coordinate)", entry.item.absoluteOffset[axis])
  }
}
