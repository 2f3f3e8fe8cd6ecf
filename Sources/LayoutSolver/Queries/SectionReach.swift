import LayoutSpec

extension SolvedSection {
  /// The range along the scroll axis of all the section's views at any scroll position, before mirroring, within a pixel.
  func reach(along axis: Axis) -> AxisRange {
    var reach = AxisRange(frame, along: axis)
    reach.formUnion(AxisRange(insetFrame, along: axis))
    for view in decorations { reach.formUnion(AxisRange(view.natural.frame, along: axis)) }
    for item in boundaryItems {
      reach.formUnion(AxisRange(item.natural.frame, along: axis))
      if let pin = item.pin { reach.formUnion(pin.reach) }
    }
    if let groups = groups?.reach(along: axis) { reach.formUnion(groups) }
    return reach
  }
}

extension Pin {
  /// The range of all places where the item may be pinned: its slot is pushed no farther than the section's ends.
  fileprivate var reach: AxisRange {
    let natural = AxisRange(natural, along: axis)
    return AxisRange(
      start: min(natural.start, section.start, body.start) + min(0, natural.start - slot.start),
      end: max(natural.end, section.end, body.end) + max(0, natural.end - slot.end))
  }
}
