import LayoutSpec

// Steps about how long the groups of a section are together.

extension Deriver {
  /// How long a section's groups are together along the scroll axis.
  ///
  /// - Parameter length: as the solver has it.
  mutating func lengthOfGroups(_ length: Double, ofSection index: Int) -> Arithmetic {
    let section = solution.spec.sections[index]
    let given = Arithmetic.number("groups", length)
    guard length != 0, let groups = solution.sections[index].groups else { return given }
    switch groups {
    case .stamped(let stamped): return lengthOfStamped(stamped, length, section) ?? given
    case .measured(let measured):
      if section.orthogonalScrolling != nil { return .number("largest group", length) }
      var cells = measured.cells()
      let (box, _) = measured.group(measured.count - 1, &cells)
      let own =
        box.extent[axis] == measured.length(ofGroup: measured.count - 1)
        ? side(of: box, section: section, first: (measured.count - 1) * measured.box.cellCount) : nil
      return last("group", of: groups, measured.count, own, length) ?? given
    case .rows(let rows): return last("row", of: groups, rows.count, nil, length) ?? given
    case .columns: return .number("longest column", length)
    }
  }

  private mutating func lengthOfStamped(
    _ groups: StampedGroups, _ length: Double, _ section: Section
  ) -> Arithmetic? {
    let box = groups.box
    if section.orthogonalScrolling != nil {
      return length == box.extent[axis] ? side(of: box, section: section) : nil
    }
    let edges = box.node.edgeSpacing.start(axis).minimum + box.node.edgeSpacing.end(axis).minimum
    let edge = Arithmetic.number("edgeSpacing", edges)
    let last = groups.length(ofGroup: groups.count - 1)
    // Where spacing takes back as much as a group, the last one does not reach farthest.
    guard groups.count == 1 || last + section.interGroupSpacing + edges >= 0 && groups.stride >= 0 else {
      return nil
    }
    let isWhole = last == box.extent[axis]
    let cells = groups.cellCount(ofGroup: groups.count - 1)
    let lastGroup = Arithmetic.number("last group, of \(cells) cell\(cells == 1 ? "" : "s")", last)
    if groups.count == 1 { return (isWhole ? side(of: box, section: section) : lastGroup) + edge }
    let group = side(of: box, section: section)
    let spacing = Arithmetic.number("interGroupSpacing", section.interGroupSpacing)
    return add(
      "\(groups.count) groups",
      isWhole
        ? groups.count * group + (groups.count - 1) * spacing + groups.count * edge
        : (groups.count - 1) * (group + spacing + edge) + lastGroup + edge,
      is: length,
      at: section.interGroupSpacing == 0 ? nil : DerivationStep.Place(section.id, ["interGroupSpacing"]))
  }

  /// A group's side along the scroll axis, from its dimension or from what it holds.
  private mutating func side(of box: SolvedBox, section: Section, first: Int = 0) -> Arithmetic {
    let length = box.extent[axis]
    let room = Sides(
      horizontal: .number("width for groups", box.container.width),
      vertical: .number("height for groups", box.container.height))
    let own = dimensionNumber(box.node.size[axis], in: room)
    let place = DerivationStep.Place(box.node.id, ["size", axis.side])
    if own.value == length { return add("group's \(axis.side)", own, at: place) }
    return grown(axis, of: box, first: first, section: section, called: "group's \(axis.side)")
  }

  private func dimensionNumber(_ dimension: Dimension, in room: Sides) -> Arithmetic {
    switch dimension {
    case .absolute(let points): .number("", points)
    case .estimated(let points): .number("estimated", points)
    case .uniformAcrossSiblings(let points): .number("uniform", points)
    case .fractionalWidth(let fraction): pixels(.down, .product(.number("", fraction), room.horizontal))
    case .fractionalHeight(let fraction): pixels(.down, .product(.number("", fraction), room.vertical))
    }
  }

  /// Where the last of groups of several lengths ends.
  private mutating func last(
    _ noun: String, of groups: GroupSequence, _ count: Int, _ own: Arithmetic?, _ length: Double
  ) -> Arithmetic? {
    guard count > 0 else { return nil }
    let name = "\(noun) \(count - 1)'s \(axis.side)"
    let end =
      Arithmetic.number("\(noun) \(count - 1) begins after", groups.start(ofGroup: count - 1))
      + (own?.named(name) ?? .number(name, groups.length(ofGroup: count - 1)))
    guard abs(end.value - length) < 1e-6 else { return nil }
    return add("\(count) \(noun)\(count == 1 ? "" : "s")", end, is: length)
  }
}
