import LayoutSpec

extension Solution {
  /// The overhang: a rectangle that, with the content, contains all elements and the boxes of some kinds; `nil` if they are inside the
  /// content. CSS calls this scrollable overflow. The time it takes grows with the number of views that stick out.
  /// - Parameter wholeRows: true to include what an orthogonal section scrolls to, and not only what sticks out along the scroll axis.
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

  /// Calls `body` with the frames of a section's groups, and of their views and boxes, that are before or after the content along an axis.
  private func forEachGroupFrame(
    ofSection section: Int, beyondContentAlong axis: Axis, _ boxes: Set<ExplanatoryBox.Kind>,
    _ body: (Rect) -> Void
  ) {
    guard let groups = sections[section].groups else { return }
    let groupPlace = place.shifted(by: sections[section].groupShift)
    // Farther than any view, but small enough for exact sums.
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
