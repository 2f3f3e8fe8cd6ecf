import LayoutSpec

extension MeasuredGroups {
  func reach(along axis: Axis) -> AxisRange? {
    (axis == site.axis ? blocks.reach : reachAcross)?.moved(by: shift[axis])
  }

  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    let views = ElementStamp(box, site.stamp)
    return forEachBlock(
      in: window, stamped: { $0.forEachElement(section: section, in: window, body) },
      solved: { index, box, origin in
        let walk = WindowWalk(stamp: site.stamp, window: window.seen(from: origin))
        return walk.forEachEntry(of: box, cells: cells(ofGroup: index).count) {
          body(views.element($0, group: index, origin: origin, section: section))
        }
      })
  }

  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool {
    forEachBlock(
      in: window, stamped: { $0.forEachBox(in: window, body) },
      solved: { index, box, origin in
        box.forEachBox(cells: cells(ofGroup: index).count, at: origin, site.stamp, in: window, body)
      })
  }

  /// Calls one of the two with each stretch of alike groups, or each other group, of the blocks that may meet a window, until it returns false.
  func forEachBlock(
    in window: QueryWindow, stamped: (StampedGroups) -> Bool, solved: (Int, SolvedBox, Point) -> Bool
  ) -> Bool {
    var cells = cells()
    return blocks.forEach(touching: window.seen(from: shift), along: site.axis, of: count) { block in
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
  var zIndexes: Set<Int> { box.zIndexes(stamp: site.stamp) }

  /// One group is solved at a time.
  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    let views = ElementStamp(box, site.stamp)
    return forEachBlock(
      in: .everything, stamped: { $0.emitter().forEachElement(section: section, zIndex: zIndex, body) },
      solved: { index, box, origin in
        views.walk(
          box, cells: cells(ofGroup: index).count, group: index, origin: origin, section: section,
          zIndex: zIndex, body)
      })
  }
}
