import LayoutSpec

extension StampedGroups {
  /// The groups that may meet a window: by arithmetic, however many there are.
  func groups(meeting window: QueryWindow) -> Range<Int> {
    guard count > 0, let own = box.reach?.offset(by: start),
      window[axis.cross].touches(AxisRange(own, along: axis.cross))
    else { return 0..<0 }
    return window.indices(along: axis, of: AxisRange(own, along: axis), stride: stride, count: count)
  }

  /// Around the first group and the last: the others lie between them.
  func reach(along axis: Axis) -> AxisRange? {
    guard count > 0, let own = box.reach else { return nil }
    var reach = AxisRange(own.offset(by: origin(ofGroup: 0)), along: axis)
    reach.formUnion(AxisRange(own.offset(by: origin(ofGroup: count - 1)), along: axis))
    return reach
  }

  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    let groups = groups(meeting: window)
    if groups.isEmpty { return true }
    if largestGroup <= min(4, groups.count) * ElementStamp.smallGroup {
      return GroupStamper(self).forEachElement(ofGroups: groups, section: section, body)
    }
    let stamp = ElementStamp(box, rules)
    for index in groups {
      let goesOn = stamp.forEachElement(
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

extension SolvedBox {
  /// The entry of a cell of the group.
  func entry(ofCell cell: Int, rules: StampRules) -> GroupTemplate.Entry? {
    var result: GroupTemplate.Entry?
    var builder = EntryBuilder(rules: rules)
    walk(cells: cell..<cell + 1) { event in
      builder.build(event) { if $0.kind == 0 { result = $0 } }
      return true
    }
    return result
  }
}
