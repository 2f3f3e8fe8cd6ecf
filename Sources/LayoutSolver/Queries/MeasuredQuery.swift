import LayoutSpec

extension MeasuredGroups {
  func reach(along axis: Axis) -> AxisRange? {
    (axis == site.axis ? found.blocks.reach : found.reachAcross)?.moved(by: shift[axis])
  }

  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    let stamp = ElementStamp(box, site.rules)
    return forEachBlock(
      in: window, stamped: { $0.forEachElement(section: section, in: window, body) },
      solved: { index, box, origin in
        stamp.forEachElement(
          of: box, cells: cells(ofGroup: index).count, group: index, origin: origin, section: section,
          in: window, body)
      })
  }

  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool {
    forEachBlock(
      in: window, stamped: { $0.forEachBox(in: window, body) },
      solved: { index, box, origin in
        box.forEachBox(cells: cells(ofGroup: index).count, at: origin, site.rules, in: window, body)
      })
  }

  /// Calls one of the two with each stretch of alike groups, or each other group, of the blocks that may meet a window, until it returns false.
  func forEachBlock(
    in window: QueryWindow, stamped: (StampedGroups) -> Bool, solved: (Int, SolvedBox, Point) -> Bool
  ) -> Bool {
    var cells = cells()
    return found.blocks.forEach(touching: window.seen(from: shift), along: site.axis, of: count) { block in
      if let groups = stampedGroups(with: block.lowerBound) { return stamped(groups) }
      for index in block {
        let (box, origin) = group(index, &cells)
        if !solved(index, box, origin) { return false }
      }
      return true
    }
  }
}

extension MeasuredGroups: GroupEmitter {
  var zIndexes: Set<Int> { box.zIndexes(rules: site.rules) }

  /// Groups of a pattern are stamped, others are solved one at a time.
  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    let stamp = ElementStamp(box, site.rules)
    var templates: [GroupTemplate?] = Array(repeating: nil, count: found.patterns.count)
    var cells = cells()
    for (number, stretch) in found.stretches.enumerated() {
      guard case .solved(let first, let firstPlace) = stretch else {
        if case .stamped(let groups) = stretch,
          !groups.shifted(by: shift).emitter().forEachElement(section: section, zIndex: zIndex, body)
        {
          return false
        }
        continue
      }
      let end = number + 1 < found.stretches.count ? found.stretches[number + 1].first : count
      for index in first..<end {
        let place = firstPlace + index - first
        var goesOn: Bool?
        if let pattern = pattern(atPlace: place) {
          if templates[pattern] == nil {
            templates[pattern] = GroupTemplate(
              of: found.patterns[pattern], cells: box.cellCount, stamp: stamp, axis: site.axis,
              across: site.startAcross(of: found.patterns[pattern]) + shift[site.axis.cross])
          }
          goesOn = templates[pattern]?.forEachElement(
            ofGroup: index, cells: box.cellCount, at: found.places[place] + shift[site.axis],
            section: section, zIndex: zIndex, body)
        } else {
          let (box, origin) = group(index, &cells)
          goesOn = stamp.walk(
            box, cells: self.cells(ofGroup: index).count, group: index, origin: origin, section: section,
            zIndex: zIndex, body)
        }
        if goesOn == false { return false }
      }
    }
    return true
  }
}
