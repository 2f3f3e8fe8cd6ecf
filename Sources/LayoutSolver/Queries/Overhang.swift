import LayoutSpec

extension Solution {
  /// A rectangle that holds, together with the content, all elements and the boxes of some kinds; nil if there is nothing to add to the content.
  ///
  /// Of a row that scrolls by itself only what lies before or after the content along the scroll axis is added, unless `wholeRows` is
  /// true. Takes time in the number of views that stick out of the content, not in the number of cells.
  package func overhang(including boxes: Set<ExplanatoryBox.Kind> = [], wholeRows: Bool = false) -> Rect? {
    var overhang: Rect?
    func add(_ frame: Rect) { overhang = overhang?.union(frame) ?? frame }
    for element in boundaryItems(ofSection: nil) { add(element.frame) }
    for (index, solved) in sections.enumerated() {
      for element in decorations(ofSection: index) + boundaryItems(ofSection: index) { add(element.frame) }
      if boxes.contains(.insets), let box = solved.insetBox { add(place(box)) }
      guard solved.orthogonalRow != nil, !wholeRows else {
        for axis in Axis.allCases {
          forEachGroupFrame(ofSection: index, beyondContentAlong: axis, boxes, add)
        }
        continue
      }
      let scroll = spec.configuration.scrollDirection
      forEachGroupFrame(ofSection: index, beyondContentAlong: scroll, boxes) { frame in
        let across = place(solved.frame).origin[scroll.cross]
        let origin = Point(along: scroll, frame.origin[scroll], across: across)
        add(Rect(origin, Extent(along: scroll, frame.extent[scroll], across: 0)))
      }
    }
    return overhang
  }

  /// Calls `body` with the frames of a section's groups, of the views and boxes in them, that lie before or after the content along an axis.
  private func forEachGroupFrame(
    ofSection section: Int, beyondContentAlong axis: Axis, _ boxes: Set<ExplanatoryBox.Kind>,
    _ body: (Rect) -> Void
  ) {
    guard let groups = sections[section].groups else { return }
    let groupPlace = place.shifted(by: sections[section].groupShift)
    // So far away that nothing lies beyond it, and near enough for exact numbers.
    let far = 1e12
    for start in [-far, contentSize[axis]] {
      let origin = Point(along: axis, start, across: -far)
      let extent = Extent(along: axis, far, across: 2 * far)
      let query = RectangleQuery(Rect(origin, extent), grid: place.grid)
      let window = query.window(before: groupPlace)
      guard Axis.allCases.allSatisfy({ groups.reach(along: $0)?.touches(window[$0]) ?? false }) else {
        continue
      }
      func pass(_ frame: Rect) -> Bool {
        if query.meets(frame) { body(frame) }
        return true
      }
      _ = groups.forEachElement(section: section, in: window) { pass(groupPlace($0.frame)) }
      if boxes.isEmpty { continue }
      groups.forEachBox(in: window) { boxes.contains($0.kind) ? pass(groupPlace($0.frame)) : true }
    }
  }
}
