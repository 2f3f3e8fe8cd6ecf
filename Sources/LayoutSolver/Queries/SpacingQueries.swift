import LayoutSpec

extension Solution {
  /// Calls `body` with the selected gaps in a section and the gap after it, until it returns false. Gaps cannot be selected by cells.
  package func forEachGap(
    ofSection index: Int, of selection: ElementSelection, _ body: (SpacingGap) -> Bool
  ) {
    guard selection.cells == nil else { return }
    let queries = selection.queries(place.grid)
    func pass(_ gap: SpacingGap, _ place: FrameTransform) -> Bool {
      var gap = gap
      gap.frame = place(gap.frame)
      return queries.allSatisfy { $0.meets(gap.frame) } ? body(gap) : true
    }
    let solved = sections[index]
    let groupPlace = place.shifted(by: solved.groupShift)
    let window = queries.first?.window(before: groupPlace) ?? .everything
    let goesOn = solved.groups?.forEachGap(in: window) { pass($0, groupPlace) } ?? true
    guard goesOn, index < sections.count - 1 else { return }
    let axis = spec.configuration.scrollDirection
    let section = AxisRange(solved.frame, along: axis)
    if let gap = SpacingGap(
      .interSection, along: axis, from: section.end, by: spec.configuration.interSectionSpacing,
      across: AxisRange(solved.frame, along: axis.cross))
    {
      _ = pass(gap, place)
    }
  }
}
