import LayoutSpec

extension MeasuredGroups {
  func reach(along axis: Axis) -> AxisRange? {
    (axis == area.axis ? found.blocks.reach : found.reachAcross)?.moved(by: shift[axis])
  }

  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    let maker = ElementMaker(box, area.rules)
    var (solver, filled) = (makeSolver(), filledLine())
    return found.blocks.forEach(touching: window.relative(to: shift), along: area.axis, of: count) { block in
      if let groups = repeatedGroups(with: block.lowerBound) {
        return groups.forEachElement(section: section, in: window, body)
      }
      return block.allSatisfy { index in
        let own = cells(ofGroup: index)
        let start = place(ofGroup: index)
        if fill(&filled, withGroup: index, own, at: start) {
          return forEachElement(of: filled, first: own.lowerBound, at: start, section: section, body)
        }
        let (box, origin) = group(index, &solver)
        return maker.forEachElement(
          of: box, cells: own.count, preceding: preceding(ofGroup: index), origin: origin, section: section,
          in: window, body)
      }
    }
  }

  private func filledLine() -> FilledLine { FilledLine(line, items: items, grid: area.rules.grid) }

  /// Fills a line with the cells of a group whose place is stored; false if the group has to be solved into a box.
  @inline(__always)
  private func fill(_ line: inout FilledLine, withGroup index: Int, _ cells: Range<Int>, at start: Double)
    -> Bool
  {
    if found.last != nil, index == count - 1 { return false }
    return line.fill(from: cells.lowerBound, at: start, count: cells.count) != nil
  }

  /// Calls `body` with the cells of a filled group until it returns false.
  /// - Parameters:
  ///   - first: the index in the section of its first cell.
  ///   - start: where the group began along the axis when it was solved, points.
  private func forEachElement(
    of line: borrowing FilledLine, first: Int, at start: Double, section: Int, _ body: (Element) -> Bool
  ) -> Bool {
    let zIndex = area.rules.zIndex(ofCell: 0)
    // The group's size only matters to flexible edges.
    let isPushed = box.edgeSpacing.start(area.axis.cross).isFlexible
    let extent = isPushed ? line.size()?.extent ?? box.extent : box.extent
    let origin = area.origin(of: extent, box.edgeSpacing, at: start).moved(by: shift)
    return line.forEachFrame(from: origin) { index, frame, node in
      body(.cell(first + index, section: section, frame: frame, zIndex: zIndex, node: node))
    }
  }

  func frame(ofItem item: Int) -> Rect? {
    if let element = filledElement(ofItem: item, section: 0) { return element.frame }
    guard item >= 0, item < itemCount else { return nil }
    let index = group(ofItem: item)
    var solver = makeSolver()
    let (box, origin) = group(index, &solver)
    return area.rules.grid.round(box.frame(ofCell: item - firstCell(ofGroup: index)).offset(by: origin))
  }

  func element(ofItem item: Int, section: Int) -> Element? {
    filledElement(ofItem: item, section: section) ?? solvedElement(ofItem: item, section: section)
  }

  /// The view of a cell, found without solving its group into a box; `nil` if that is needed. Also `nil` if all groups hold the same number
  /// of cells, because then a pattern's box is as fast.
  private func filledElement(ofItem item: Int, section: Int) -> Element? {
    guard let line, box.hasVaryingCellCount, item >= 0, item < itemCount,
      let group = storedGroup(ofItem: item)
    else { return nil }
    // Without flexible gaps, the cells after it do not matter.
    let isShared = line.hasFlexibleGaps || box.edgeSpacing.start(area.axis.cross).isFlexible
    let cells = isShared ? group.cells : group.cells.lowerBound..<item + 1
    var filled = filledLine()
    guard fill(&filled, withGroup: group.index, cells, at: group.start) else { return nil }
    var result: Element?
    _ = forEachElement(of: filled, first: group.cells.lowerBound, at: group.start, section: section) {
      result = $0
      return $0.item < item
    }
    return result
  }

  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool {
    forEachBlock(
      in: window, repeated: { $0.forEachBox(in: window, body) },
      solved: { index, box, origin in
        box.forEachBox(cells: cells(ofGroup: index).count, at: origin, area.rules, in: window, body)
      })
  }

  /// Goes through the blocks that may meet a window, in order. Calls `repeated` with each stretch of equal groups and `solved` with each
  /// other group, until one of them returns false.
  func forEachBlock(
    in window: QueryWindow, repeated: (RepeatedGroups) -> Bool, solved: (Int, SolvedBox, Point) -> Bool
  ) -> Bool {
    var solver = makeSolver()
    return found.blocks.forEach(touching: window.relative(to: shift), along: area.axis, of: count) { block in
      if let groups = repeatedGroups(with: block.lowerBound) { return repeated(groups) }
      for index in block {
        let (box, origin) = group(index, &solver)
        if !solved(index, box, origin) { return false }
      }
      return true
    }
  }
}

extension MeasuredGroups: GroupEmitter {
  var zIndexes: Set<Int> { box.zIndexes(rules: area.rules) }

  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    let maker = ElementMaker(box, area.rules)
    var templates: [GroupTemplate?] = Array(repeating: nil, count: found.patterns.count)
    var solver = makeSolver()
    let isIncluded = zIndex == nil || zIndex == area.rules.zIndex(ofCell: 0)
    var filled = FilledLine(isIncluded ? line : nil, items: items, grid: area.rules.grid)
    let places = found.starts.places
    for (number, stretch) in found.stretches.enumerated() {
      guard case .stored(let groups) = stretch else {
        if case .repeated(let groups) = stretch,
          !groups.shifted(by: shift).emitter().forEachElement(section: section, zIndex: zIndex, body)
        {
          return false
        }
        continue
      }
      for index in groups.first..<firstGroup(after: number) {
        let place = groups.firstPlace + index - groups.first
        let start = places[place]
        var goesOn: Bool?
        if let pattern = pattern(atPlace: place) {
          if templates[pattern] == nil {
            templates[pattern] = GroupTemplate(
              of: found.patterns[pattern], cells: box.cellCount, maker: maker, axis: area.axis,
              across: (area.origin(of: found.patterns[pattern], at: 0).moved(by: shift))[area.axis.cross])
          }
          goesOn = templates[pattern]?.forEachElement(
            ofGroup: index, cells: box.cellCount, at: start + shift[area.axis], section: section,
            zIndex: zIndex, body)
        } else {
          let own = cells(ofGroup: index)
          if fill(&filled, withGroup: index, own, at: start) {
            goesOn = forEachElement(of: filled, first: own.lowerBound, at: start, section: section, body)
          } else {
            let (box, origin) = group(index, &solver)
            goesOn = maker.walk(
              box, cells: own.count, preceding: preceding(ofGroup: index), origin: origin, section: section,
              zIndex: zIndex, body)
          }
        }
        if goesOn == false { return false }
      }
    }
    return true
  }
}
