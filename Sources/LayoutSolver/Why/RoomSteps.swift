import LayoutSpec

// Steps to the parts of a section along the scroll axis: near room, body and far room.

extension DerivationBuilder {
  /// The near room, the body, and the length of a section.
  typealias Rooms = (near: Arithmetic, body: Arithmetic, length: Arithmetic)

  /// The parts of a section, or of the layout, for which `length` stays 0.
  /// - Parameter needsLength: false if the near room is enough.
  mutating func rooms(of boundary: BoundaryLayout, index: Int?, needsLength: Bool) -> Rooms {
    let near = nearRoom(of: boundary)
    guard needsLength else { return (near, .zero, .zero) }
    guard let index else { return (near, bodyOfLayout(after: near), .zero) }
    let section = solution.spec.sections[index]
    let groups = solution.sections[index].groupLength
    let isNothing = section.items.count == 0 && section.boundaryItems.isEmpty
    var body = Arithmetic.zero
    if !isNothing { body = body + section.contentInsets.start(axis, "contentInsets") }
    body = body + lengthOfGroups(groups, ofSection: index)
    if !isNothing { body = body + section.contentInsets.end(axis, "contentInsets") }
    if !boundary.placed.isEmpty {
      body = addUnlessZero(
        "\(axis.side) of the body", notShorter(than: boundary, body), is: boundary.body,
        at: DerivationStep.Place(section.id, ["contentInsets"]), by: .boundaryItems)
    }
    let whole = near + body + farRoom(of: boundary, body: body)
    let length = sectionEdge(whole)
    var rule: ModelRule? = isNothing ? .emptySections : boundary.placed.isEmpty ? nil : .boundaryItems
    if !isOnPixels(whole.value) { rule = sectionsOnPixels }
    if length.value < 0, groups < 0 { rule = .lessThanNothing }
    return (
      near, body,
      add(
        "section's \(axis.side)", length.notNegative, is: solution.sections[index].length,
        at: DerivationStep.Place(section.id), by: rule)
    )
  }

  /// The layout's body: its sections.
  private mutating func bodyOfLayout(after room: Arithmetic) -> Arithmetic {
    let body = lengthOfSections(after: room).notNegative
    stage = "layout"
    return addUnlessZero(
      "\(axis.side) of the body", notShorter(than: solution.boundary, body), is: solution.boundary.body,
      by: .layoutItems)
  }

  /// A body that is at least as long as the longest extending item beside it.
  private func notShorter(than boundary: BoundaryLayout, _ body: Arithmetic) -> Arithmetic {
    guard boundary.body > body.value,
      let longest = boundary.placed.first(where: {
        $0.side == .center && $0.item.extendsBoundary && $0.extent[axis] == boundary.body
      })
    else { return body }
    return .greatest(body, .number("\(shortKind(longest.item.elementKind)) \(axis.side)", boundary.body))
  }

  /// The near room, for extending boundary items before the body.
  mutating func nearRoom(of boundary: BoundaryLayout) -> Arithmetic {
    guard boundary.nearRoom > 0,
      let entry = boundary.placed.first(where: {
        $0.side == .start && $0.item.extendsBoundary
          && $0.extent[axis] - $0.item.absoluteOffset[axis] == boundary.nearRoom
      })
    else { return .zero }
    let quantity = "room before the content"
    if let step = steps.lastIndex(where: { $0.stage == stage && $0.quantity == quantity }) {
      return .result(step: step, name: quantity, steps[step].result)
    }
    return add(
      quantity, length(of: entry) - offset(of: entry), is: boundary.nearRoom,
      at: DerivationStep.Place(entry.item.id, ["size", axis.side]), by: .boundaryItems)
  }

  /// The far room, for extending boundary items after the body.
  private mutating func farRoom(of boundary: BoundaryLayout, body: Arithmetic) -> Arithmetic {
    guard boundary.farRoom > 0 else { return .zero }
    for entry in boundary.placed where entry.item.extendsBoundary {
      let room: Arithmetic
      switch entry.side {
      case .start: room = offset(of: entry) - body
      case .center: continue
      case .end: room = length(of: entry) + offset(of: entry)
      }
      guard abs(room.value - boundary.farRoom) < 1e-6 else { continue }
      return add(
        "room after the content", room, is: boundary.farRoom,
        at: DerivationStep.Place(
          entry.item.id, entry.side == .end ? ["size", axis.side] : ["absoluteOffset"]),
        by: entry.side == .end ? .boundaryItems : .nearItemsBeyond)
    }
    return .number("room after the content", boundary.farRoom)
  }

  private func length(of entry: BoundaryLayout.Placed) -> Arithmetic {
    .number("\(shortKind(entry.item.elementKind)) \(axis.side)", entry.extent[axis])
  }

  private func offset(of entry: BoundaryLayout.Placed) -> Arithmetic {
    .number("absoluteOffset.\(axis.coordinate)", entry.item.absoluteOffset[axis])
  }
}
