import LayoutSpec

// Steps about the container and the sections: where a section begins, and what its insets leave.

extension Deriver {
  /// The collection view's size.
  mutating func container() -> Sides {
    stage = "container"
    var sides = Sides.nothing
    for side in Axis.allCases {
      let name = environment.device ?? ""
      sides[side] = add("container \(side.side)", .number(name, environment.container[side]))
    }
    return sides
  }

  /// Of how many sections before one the lengths are derived.
  private static let greatestEarlierCount = 5

  /// Where a section begins along the scroll axis.
  mutating func start(ofSection index: Int) -> Arithmetic {
    let configuration = solution.spec.configuration
    stage = "layout"
    let room = nearRoom(of: solution.band)
    let start = solution.sections[index].bandPlace.start
    let spacing = Arithmetic.number("interSectionSpacing", configuration.interSectionSpacing)
    // Of many earlier sections the last few are derived.
    let first = max(0, index - Self.greatestEarlierCount)
    var sum = room
    if first > 0 {
      let before = solution.sections[first].bandPlace.start - room.value - Double(first) * spacing.value
      sum = sum + .number(first == 1 ? "length of section 0" : "length of sections 0 to \(first - 1)", before)
    }
    for earlier in first..<index {
      stage = solution.stageName(ofSection: earlier)
      let solved = solution.sections[earlier]
      let rooms = rooms(of: solved.band, solved.bandPlace, index: earlier, needsLength: true)
      sum = sum + rooms.length.named("section \(earlier)'s \(axis.side)")
    }
    stage = solution.stageName(ofSection: index)
    sum = sum + index * spacing
    if case .number(_, 0) = sum, start == 0 { return .number("", 0) }
    return add(
      "section's \(axis.coordinate)", sum, is: start,
      at: configuration.interSectionSpacing == 0
        ? nil : DerivationStep.Place(nil, ["configuration", "interSectionSpacing"]),
      by: index > 0 && configuration.interSectionSpacing != 0 ? .sectionSpacing : nil)
  }

  /// What extending boundary items take before the content.
  mutating func nearRoom(of band: BoundaryBand) -> Arithmetic {
    room(of: band, .start, band.nearRoom, "room before the content")
  }

  /// What extending boundary items take after the content.
  mutating func farRoom(of band: BoundaryBand) -> Arithmetic {
    room(of: band, .end, band.farRoom, "room after the content")
  }

  private mutating func room(
    of band: BoundaryBand, _ side: AxisPlace, _ room: Double, _ name: String
  ) -> Arithmetic {
    guard room > 0 else { return .number("", 0) }
    let sign = side == .start ? -1.0 : 1.0
    let items = band.placed.filter { $0.side == side && $0.item.extendsBoundary }
    guard let item = items.first(where: { $0.extent[axis] + sign * $0.item.absoluteOffset[axis] == room })
    else { return .number(name, room) }
    let length = Arithmetic.number("\(shortKind(item.item.elementKind)) \(axis.side)", item.extent[axis])
    let offset = Arithmetic.number("absoluteOffset.\(axis.coordinate)", item.item.absoluteOffset[axis])
    return add(
      name, side == .start ? length - offset : length + offset, is: room,
      at: DerivationStep.Place(item.item.id, ["size", axis.side]), by: .boundaryItems)
  }

  /// The insets of a section's reference, and what they are called.
  func reference(of section: Section) -> (insets: Insets, name: String) {
    let own = section.contentInsetsReference
    let layout = solution.spec.configuration.contentInsetsReference
    let insets = own.insets(in: environment, across: axis.cross, layout: layout)
    let counts = own == .automatic ? (layout == .automatic ? .safeArea : layout) : own
    return (insets, counts.rawValue)
  }

  /// What the insets leave to the groups of a section: the box in which they are sized.
  mutating func groupBase(of section: Section, in container: Sides) -> Sides {
    let (reference, name) = reference(of: section)
    if section.arrangement == nil, section.group.axis == nil { return container }
    let across = axis.cross
    let isRow = section.orthogonalScrolling != nil
    var base = container
    let insetAxis = isRow ? axis : across
    for side in Axis.allCases {
      var length = container[side]
      if side == across {
        length =
          length - reference.start(across, name) - reference.end(across, name)
      }
      if side == insetAxis {
        length =
          length - section.contentInsets.start(side, "contentInsets")
          - section.contentInsets.end(side, "contentInsets")
      }
      if length.value < 0 { length = .greatest(.number("", 0), length) }
      let takesReference = side == across && reference.total(across) != 0
      let key = section.contentInsets.total(side) == 0 && takesReference
      base[side] = add(
        "\(side.side) for groups", length,
        at: DerivationStep.Place(section.id, [key ? "contentInsetsReference" : "contentInsets"]),
        by: key ? .insetsReference : .groupBase)
    }
    return base
  }

  /// Where the insets end and the first group may stand.
  mutating func corner(ofSection index: Int, start: Arithmetic) -> Sides {
    let section = solution.spec.sections[index]
    let solved = solution.sections[index]
    let (reference, name) = reference(of: section)
    let across = axis.cross
    // Where there are no insets no line of the spec says so.
    func place(_ side: Axis) -> DerivationStep.Place? {
      section.contentInsets.start(side) == 0 ? nil : DerivationStep.Place(section.id, ["contentInsets"])
    }
    var corner = Sides.nothing
    corner[across] = addUnlessZero(
      "\(across.coordinate) of the groups",
      reference.start(across, name) + section.contentInsets.start(across, "contentInsets"),
      is: solved.corner[across], at: place(across))
    let room = nearRoom(of: solved.band)
    corner[axis] = addUnlessZero(
      "\(axis.coordinate) of the groups",
      start + room + section.contentInsets.start(axis, "contentInsets"), is: solved.corner[axis],
      at: place(axis),
      by: section.keepsListEdge(section.contentInsets.start(axis), section.listInsets?.start(axis)))
    return corner
  }

  /// The same as `add`, but that a plain 0 is no step.
  mutating func addUnlessZero(
    _ quantity: String, _ arithmetic: Arithmetic, is result: Double? = nil,
    at place: DerivationStep.Place? = nil, by rule: ModelRule? = nil
  ) -> Arithmetic {
    if case .number(_, 0) = arithmetic, result ?? 0 == 0 { return arithmetic }
    return add(quantity, arithmetic, is: result, at: place, by: rule)
  }
}

extension Section {
  /// The rule of lists where an inset is there by it.
  func keepsListEdge(_ inset: Double, _ listInset: Double?) -> ModelRule? {
    inset != 0 && inset == listInset ? .listEdges : nil
  }
}

extension Solution {
  /// What a section is called.
  func stageName(ofSection index: Int) -> String {
    let section = spec.sections[index]
    return section.isNamed ? "section \(index) (\(section.name))" : "section \(index)"
  }
}

/// An element kind in a word.
public func shortKind(_ kind: String) -> String {
  switch kind {
  case BoundaryItem.headerKind: "header"
  case BoundaryItem.footerKind: "footer"
  default: kind
  }
}
