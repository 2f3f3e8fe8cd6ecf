import LayoutSpec

extension Solution {
  /// The collection view's bounds in the content's coordinates, points: what is in sight, under bars, too.
  package var visibleRect: Rect {
    var rect = position.bounds
    if let width = place.mirrorWidth { rect.x = width - rect.x - rect.width }
    return rect
  }

  /// Calls `body` with the elements whose frames meet a rectangle of the content, in the order of the output contract, until it returns
  /// false.
  ///
  /// Frames and the rectangle are half-open: edges that touch have nothing in common, and an empty frame meets nothing. The answer is what
  /// a filter of all elements would give. (UIKit answers the badge of a group or an item by the rectangle of its group.) Takes time in the
  /// logarithm of the number of sections and in the number of answers, not in the number of cells.
  package func forEachElement(in rect: Rect, _ body: (Element) -> Bool) {
    forEachElement(meeting: RectangleQuery(rect, grid: place.grid), body)
  }

  /// The elements at a point of the content, the topmost first: by zIndex, then what comes later in order.
  ///
  /// A frame holds the point that it begins on, not the one that it ends on. There are at most `greatestHitCount`.
  package func elements(at point: Point) -> [Element] {
    var stack = ElementStack()
    forEachElement(meeting: RectangleQuery(point, grid: place.grid)) { element in
      stack.add(element)
      return true
    }
    return stack.topmostFirst
  }

  /// A cell, or nil where the section has no such cell. Takes no longer for the last cell than for the first.
  package func cell(_ item: Int, inSection section: Int) -> Element? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    return solved.groups?.element(ofItem: item, section: section).map {
      place.shifted(by: solved.groupShift)($0)
    }
  }

  func forEachElement(meeting query: RectangleQuery, _ body: (Element) -> Bool) {
    var goesOn = true
    func pass(_ element: Element) -> Bool {
      guard query.meets(element.frame) else { return true }
      goesOn = body(element)
      return goesOn
    }
    forEachLayoutItem(beforeContent: true, pass)
    if goesOn {
      goesOn = sectionIndex.forEach(touching: reachedRange(query)) {
        forEachElement(ofSection: $0, meeting: query, body)
      }
    }
    if goesOn { forEachLayoutItem(beforeContent: false, pass) }
  }

  /// What the sections are to reach whose views may be asked for.
  func reachedRange(_ query: RectangleQuery) -> AxisRange {
    query.window(before: place)[spec.configuration.scrollDirection]
  }

  /// Calls `body` with the elements of a section that meet what is asked for, until it returns false.
  ///
  /// - Returns: whether it went to the end.
  func forEachElement(
    ofSection index: Int, meeting query: RectangleQuery, _ body: (Element) -> Bool
  ) -> Bool {
    let solved = sections[index]
    func pass(_ element: Element) -> Bool { query.meets(element.frame) ? body(element) : true }
    for element in solved.decorations where !pass(place(element)) { return false }
    for element in place.elements(of: solved.leadingItems, in: visibleRange) where !pass(element) {
      return false
    }
    if let groups = solved.groups {
      let groupPlace = place.shifted(by: solved.groupShift)
      let goesOn = groups.forEachElement(section: index, in: query.window(before: groupPlace)) {
        pass(groupPlace($0))
      }
      if !goesOn { return false }
    }
    for element in place.elements(of: solved.trailingItems, in: visibleRange) where !pass(element) {
      return false
    }
    return true
  }
}
