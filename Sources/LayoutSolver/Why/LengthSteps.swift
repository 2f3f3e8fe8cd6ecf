import LayoutSpec

// Steps to the length of a section's groups.

extension DerivationBuilder {
  /// The length of a section's groups along the scroll axis.
  /// - Parameter length: the solver's number.
  mutating func lengthOfGroups(_ length: Double, ofSection index: Int) -> Arithmetic {
    let section = solution.spec.sections[index]
    guard length != 0, let groups = solution.sections[index].groups else { return .number("groups", length) }
    if section.orthogonalScrolling != nil { return tallest(of: groups, length, section) }
    return self.length(of: groups, length, of: section, along: axis)
  }

  /// The length of groups along the axis on which they follow each other.
  mutating func length(
    of groups: any GroupSequence, _ length: Double, of section: Section, along: Axis
  ) -> Arithmetic {
    switch groups {
    case let groups as RepeatedGroups: return lengthOfRepeated(groups, length, section)
    case let measured as MeasuredGroups:
      let own = lengthOfLast(of: measured, section)
      return last("group", of: groups, measured.count, own, length, along) ?? .number("groups", length)
    case let rows as FlowRows:
      return last("row", of: groups, rows.count, nil, length, along) ?? .number("rows", length)
    case let columns as WaterfallColumns: return longestColumn(columns)
    default: return .number("groups", length)
    }
  }

  private mutating func lengthOfRepeated(
    _ groups: RepeatedGroups, _ length: Double, _ section: Section
  ) -> Arithmetic {
    let box = groups.box
    let along = groups.axis
    let count = groups.count
    guard count > 0 else { return .number("groups", length) }
    let edges = box.edgeSpacing.least(along)
    let edge = Arithmetic.number("edgeSpacing", edges)
    let last = groups.length(ofGroup: count - 1)
    let isWhole = last == box.extent[along]
    let cells = groups.cellCount(ofGroup: count - 1)
    // If negative spacing exceeds a group's length, the last group does not end last.
    let reachesLast =
      count == 1 || last < 0
      || Double(count - 1) * groups.stride + last
        >= box.extent[along] + max(0, Double(count - 2) * groups.stride)
    let reaching = reachesLast ? count : groups.stride > 0 ? count - 1 : 1
    let group = side(of: box, along, section: section)
    let end = isWhole || !reachesLast ? group : trimmed(box, of: group, to: cells, along)
    if count == 1 { return end + edge }
    let spacing = Arithmetic.number("interGroupSpacing", section.interGroupSpacing)
    let sum: Arithmetic
    if reachesLast, !isWhole {
      sum = (count - 1) * (group + spacing + edge) + end + edge
    } else {
      sum = reaching * group + (reaching - 1) * spacing + reaching * edge
    }
    return add(
      reachesLast ? "\(count) groups" : "\(count) groups, up to the end of group \(reaching - 1)", sum,
      is: length,
      at: section.interGroupSpacing == 0 ? nil : DerivationStep.Place(section.id, ["interGroupSpacing"]))
  }

  /// The length of a group's side, derived from its dimension or its cells.
  /// - Parameters:
  ///   - first: the index in the section of the group's first cell.
  ///   - group: the group's index, if groups differ.
  private mutating func side(
    of box: SolvedBox, _ side: Axis, section: Section, first: Int = 0, group: Int? = nil
  ) -> Arithmetic {
    let length = box.extent[side]
    let room = Sides(
      horizontal: .number("width for groups", box.container.width),
      vertical: .number("height for groups", box.container.height))
    let own = self.length(of: box.node.size[side], in: room)
    let name = group.map { "group \($0)'s \(side.side)" } ?? "group's \(side.side)"
    if own.value == length {
      return add(name, own, at: DerivationStep.Place(box.node.id, ["size", side.side]))
    }
    return grown(
      side, of: box, first: first, present: section.items.count - first, section: section, called: name,
      always: group != nil)
  }

  /// The length of a partial group.
  /// - Parameter whole: the length of a full one.
  private mutating func trimmed(
    _ box: SolvedBox, of whole: Arithmetic, to cells: Int, _ side: Axis
  ) -> Arithmetic {
    let length = box.length(ofFirst: cells, along: side)
    let name = "last group's \(side.side)"
    let present = cells == 1 ? "its 1 cell ends at" : "its \(cells) cells end at"
    guard !box.node.size[side].isEstimated, let ends = box.frameEnds(ofFirst: cells, along: side) else {
      return add(
        name, .number(present, length), at: DerivationStep.Place(box.node.id, ["size", side.side]),
        by: .estimatedPartialGroups)
    }
    let room = whole.less(box.node.size.effective(box.node.contentInsets), side)
    return add(
      name, room + .number(present, ends.present) - .number("all \(box.cellCount) would end at", ends.whole),
      is: length, at: DerivationStep.Place(box.node.id), by: .partialGroups)
  }

  // MARK: Rows that scroll by themselves

  /// The length of a row across: that of its tallest group.
  private mutating func tallest(of groups: any GroupSequence, _ length: Double, _ section: Section)
    -> Arithmetic
  {
    let edges = section.group.edgeSpacing
    let edge = Arithmetic.number("edgeSpacing", edges.least(axis))
    switch groups {
    case let groups as RepeatedGroups:
      let box = groups.box
      let whole = side(of: box, axis, section: section)
      return edge
        + (groups.breadth == box.extent[axis] ? whole : trimmed(box, of: whole, to: groups.itemCount, axis))
    case let groups as MeasuredGroups:
      guard let (index, box) = tallest(of: groups) else { return .number("tallest group", length) }
      return edge
        + side(of: box, axis, section: section, first: groups.cells(ofGroup: index).lowerBound, group: index)
    default: return .number("groups", length)
    }
  }

  /// The first group that is as tall as the row, if it is not far away.
  private func tallest(of groups: MeasuredGroups) -> (index: Int, box: SolvedBox)? {
    var found: (Int, SolvedBox)?
    var rest = 10_000
    _ = groups.forEachBlock(
      in: .everything,
      repeated: { alike in
        if alike.box.extent[axis] == groups.breadth { found = (alike.firstGroup, alike.box) }
        return found == nil
      },
      solved: { index, box, _ in
        if box.extent[axis] == groups.breadth { found = (index, box) }
        rest -= 1
        return found == nil && rest > 0
      })
    return found
  }

  // MARK: Groups and rows of several lengths

  private mutating func lengthOfLast(of groups: MeasuredGroups, _ section: Section) -> Arithmetic {
    let index = groups.count - 1
    var reader = groups.makeSolver()
    let box = groups.group(index, &reader).box
    let cells = groups.cells(ofGroup: index).count
    let along = groups.area.axis
    let whole = side(
      of: box, along, section: section, first: groups.cells(ofGroup: index).lowerBound, group: index)
    return box.extent[along] == box.length(ofPresent: cells, along: along)
      ? whole : trimmed(box, of: whole, to: cells, along)
  }

  /// The end of the last group; `nil` if another one ends after it.
  private mutating func last(
    _ noun: String, of groups: any GroupSequence, _ count: Int, _ own: Arithmetic?, _ length: Double,
    _ along: Axis
  ) -> Arithmetic? {
    guard count > 0 else { return nil }
    let name = "\(noun) \(count - 1)'s \(along.side)"
    var end =
      Arithmetic.number("\(noun) \(count - 1) begins after", groups.start(ofGroup: count - 1))
      + (own?.named(name) ?? .number(name, groups.length(ofGroup: count - 1)))
    if let groups = groups as? MeasuredGroups {
      end = end + .number("edgeSpacing.\(along.endEdge)", groups.box.edgeSpacing.end(along).minimum)
    }
    guard abs(end.value - length) < 1e-6 else { return nil }
    return add("\(count) \(noun)\(count == 1 ? "" : "s")", end, is: length)
  }

  // MARK: Columns

  /// The length of a waterfall: that of its longest column.
  private mutating func longestColumn(_ columns: WaterfallColumns) -> Arithmetic {
    let along = columns.area.axis
    guard let last = columns.cellThatEndsLast() else { return .number("longest column", columns.length) }
    let (column, start) = columns.place(ofCell: last)
    let before = columns.cells(inColumn: column, before: last)
    let gap = Arithmetic.number("interGroupSpacing", columns.waterfall.interGroupSpacing)
    var sum = Arithmetic.zero
    if before.count < Self.greatestNamed {
      for cell in before.first {
        sum = sum + .number("item \(cell)'s \(along.side)", columns.length(ofGroup: cell))
      }
    } else {
      sum = .number("the \(before.count) items before it", start - Double(before.count) * gap.value)
    }
    sum =
      sum + .number("item \(last)'s \(along.side)", columns.length(ofGroup: last)) + before.count * gap
    return add(
      "column \(column + 1), the longest", sum, is: columns.length,
      at: DerivationStep.Place(columns.waterfall.id), by: .waterfall)
  }
}

extension WaterfallColumns {
  /// The first cell that ends where the longest column ends.
  fileprivate func cellThatEndsLast() -> Int? {
    var lengths = CellLengths(items, grid: area.rules.grid)
    func ends(_ cell: Int) -> Bool {
      let own = lengths.length(ofCell: cell, along: area.axis, breadth: columnBreadth)
      return area.rules.grid.pixels(place(ofCell: cell).start + own) >= area.rules.grid.pixels(length)
    }
    guard count > 0 else { return nil }
    // If all cells are equal: the first one, or the first one of the last row.
    if starts.isEmpty { return ends(0) ? 0 : (count - 1) / alikeColumns * alikeColumns }
    return (0..<count).first { ends($0) }
  }

  /// How many cells a column has before `last`, and the first few of them.
  fileprivate func cells(inColumn column: Int, before last: Int) -> (count: Int, first: [Int]) {
    if starts.isEmpty {
      let count = last / alikeColumns
      return (count, (0..<min(count, 4)).map { $0 * alikeColumns + column })
    }
    var count = 0
    var first: [Int] = []
    for cell in 0..<last where columns[cell] == UInt32(column) {
      count += 1
      if first.count < 4 { first.append(cell) }
    }
    return (count, first)
  }
}
