import LayoutSpec

extension RepeatedGroups {
  /// The groups that may meet a window, found by arithmetic.
  func groups(meeting window: QueryWindow) -> Range<Int> {
    guard count > 0, let own = box.reach?.offset(by: start),
      window[axis.cross].touches(AxisRange(own, along: axis.cross))
    else { return 0..<0 }
    return window.indices(along: axis, of: AxisRange(own, along: axis), stride: stride, count: count)
  }

  /// The first and the last group decide: the others lie between them.
  func reach(along axis: Axis) -> AxisRange? {
    guard count > 0, let own = box.reach else { return nil }
    var reach = AxisRange(own.offset(by: origin(ofGroup: 0)), along: axis)
    reach.formUnion(AxisRange(own.offset(by: origin(ofGroup: count - 1)), along: axis))
    return reach
  }

  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    let groups = groups(meeting: window)
    if groups.isEmpty { return true }
    if largestGroup <= min(4, groups.count) * ElementMaker.smallGroup {
      return RepeatedGroupEmitter(self).forEachElement(ofGroups: groups, section: section, body)
    }
    let maker = ElementMaker(box, rules)
    for index in groups {
      let goesOn = maker.forEachElement(
        of: box, cells: cellCount(ofGroup: index), preceding: preceding.advanced(by: index),
        origin: origin(ofGroup: index),
        section: section, in: window, body)
      if !goesOn { return false }
    }
    return true
  }

  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool {
    for index in groups(meeting: window) {
      let goesOn = box.forEachBox(
        cells: cellCount(ofGroup: index), at: origin(ofGroup: index), rules, in: window, body)
      if !goesOn { return false }
    }
    return true
  }
}
