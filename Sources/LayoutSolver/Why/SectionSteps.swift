import LayoutSpec

// Steps to the container and the sections: where a section begins, and its size less insets.

extension DerivationBuilder {
  mutating func container() -> Sides {
    stage = "container"
    var sides = Sides.nothing
    for side in Axis.allCases {
      let name = environment.device ?? ""
      sides[side] = add("container \(side.side)", .number(name, environment.container[side]))
    }
    return sides
  }

  /// The insets of a section's reference, and its name.
  func reference(of section: Section) -> (insets: Insets, name: String) {
    let own = section.contentInsetsReference
    let layout = solution.spec.configuration.contentInsetsReference
    let insets = own.insets(in: environment, across: axis.cross, layout: layout)
    let counts = own == .automatic ? (layout == .automatic ? .safeArea : layout) : own
    return (insets, counts.rawValue)
  }

  /// All steps to a section's box: its start and its length.
  mutating func section(_ index: Int) {
    let section = solution.spec.sections[index]
    let container = container()
    let start = start(ofSection: index)
    if section.items.count > 0, solution.sections[index].groups != nil {
      _ = groupBase(of: section, in: container)
      _ = corner(ofSection: index, start: start)
    }
    stage = solution.stageName(ofSection: index)
    add(
      "items", .number("cells", Double(section.items.count)), at: DerivationStep.Place(section.id, ["items"]))
    var box = DerivedBox(origin: .nothing, extent: container, rect: Rect())
    box.origin[axis] = start
    box.extent[axis] = rooms(of: solution.sections[index].boundary, index: index, needsLength: true).length
    finish(box, as: solution.frame(ofSection: index))
  }

  /// The size that a section's groups are sized in: the container less insets, or the whole container for custom groups.
  private mutating func groupBase(of section: Section, in container: Sides) -> Sides {
    let (reference, name) = reference(of: section)
    if section.arrangement == nil, section.group.axis == nil { return container }
    let across = axis.cross
    var base = container
    let insetAxis = section.orthogonalScrolling == nil ? across : axis
    for side in Axis.allCases {
      var length = container[side]
      if side == across { length = length.less(reference, across, name) }
      if side == insetAxis { length = length.less(section.contentInsets, side) }
      let takesReference = side == across && reference.total(across) != 0
      let key = section.contentInsets.total(side) == 0 && takesReference
      base[side] = add(
        "\(side.side) for groups", length.notNegative,
        at: DerivationStep.Place(section.id, [key ? "contentInsetsReference" : "contentInsets"]),
        by: key ? .insetsReference : .groupBase)
    }
    return base
  }

  mutating func derivedRoom(ofSection index: Int) -> (base: Sides, corner: Sides) {
    let container = container()
    let start = start(ofSection: index)
    let base = groupBase(of: solution.spec.sections[index], in: container)
    return (base, corner(ofSection: index, start: start))
  }

  /// The corner where the insets end.
  private mutating func corner(ofSection index: Int, start: Arithmetic) -> Sides {
    let section = solution.spec.sections[index]
    let solved = solution.sections[index]
    let (reference, name) = reference(of: section)
    let across = axis.cross
    // Without insets no line of the spec applies.
    func place(_ side: Axis) -> DerivationStep.Place? {
      section.contentInsets.start(side) == 0 ? nil : DerivationStep.Place(section.id, ["contentInsets"])
    }
    var corner = Sides.nothing
    corner[across] = addUnlessZero(
      "\(across.coordinate) of the groups",
      reference.start(across, name) + section.contentInsets.start(across, "contentInsets"),
      is: solved.corner[across], at: place(across))
    let room = nearRoom(of: solved.boundary)
    corner[axis] = addUnlessZero(
      "\(axis.coordinate) of the groups",
      start + room + section.contentInsets.start(axis, "contentInsets"), is: solved.corner[axis],
      at: place(axis), by: axis == .vertical ? listTop(of: section) : nil)
    return corner
  }

  /// The rule for a list's inset at the top; `nil` if the spec sets it.
  private func listTop(of section: Section) -> ModelRule? {
    let inset = section.contentInsets.top
    guard let list = section.listInsets, inset != 0, inset == list.edges.top else { return nil }
    return switch list.top {
    case .firstEdge: ModelRule(SystemMetrics.listFirstEdge, in: environment.system)
    case .headerPadding: ModelRule(SystemMetrics.listHeaderTopPadding, in: environment.system)
    case .edge: .listEdges
    case nil: nil
    }
  }

  /// Like `add`, but adds no step for a plain 0.
  mutating func addUnlessZero(
    _ quantity: String, _ arithmetic: Arithmetic, is result: Double? = nil,
    at place: DerivationStep.Place? = nil, by rule: ModelRule? = nil
  ) -> Arithmetic {
    if case .number(_, 0) = arithmetic, result ?? 0 == 0 { return arithmetic }
    return add(quantity, arithmetic, is: result, at: place, by: rule)
  }
}

extension Solution {
  /// The section's name in steps.
  func stageName(ofSection index: Int) -> String {
    let section = spec.sections[index]
    return section.isNamed ? "section \(index) (\(section.name))" : "section \(index)"
  }
}

/// The short name of an element kind.
package func shortKind(_ kind: String) -> String {
  switch kind {
  case BoundaryItem.headerKind: "header"
  case BoundaryItem.footerKind: "footer"
  default: kind
  }
}
