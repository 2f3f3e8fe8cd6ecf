import LayoutSpec

/// Selects the elements of a layout for which all conditions hold.
package struct ElementSelection: Sendable {
  /// A cell by its index path.
  package struct Cell: Hashable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// Frames must meet all of these rectangles of the content.
  package var rects: [Rect] = []
  /// Frames must contain this point; elements then come topmost first.
  package var point: Point?
  /// Only elements of these sections, ascending; `nil` for all sections and the layout-wide items.
  package var sections: [Int]?
  /// Only these cells, ascending; `nil` for elements of all categories.
  package var cells: [Cell]?

  package init() {}

  package var isEverything: Bool { rects.isEmpty && point == nil && sections == nil && cells == nil }

  func queries(_ grid: PixelGrid) -> [RectangleQuery] {
    var queries = rects.map { RectangleQuery($0, grid: grid) }
    if let point { queries.insert(RectangleQuery(point, grid: grid), at: 0) }
    return queries
  }
}

extension Solution {
  /// Calls `body` with the selected elements until it returns false: in output order, or topmost first if a point is given.
  package func forEachElement(of selection: ElementSelection, _ body: (Element) -> Bool) {
    if selection.isEverything { return forEachElement(body) }
    guard selection.point != nil else {
      _ = visit(selection, body)
      return
    }
    var stack = ElementStack()
    _ = visit(selection) { element in
      stack.add(element)
      return true
    }
    for element in stack.topmostFirst where !body(element) { return }
  }

  func visit(_ selection: ElementSelection, _ body: (Element) -> Bool) -> Bool {
    // No closures here: each would copy the solution.
    let queries = selection.queries(place.grid)
    guard forEachLayoutItem(beforeContent: true, of: selection, meeting: queries, body) else { return false }
    for section in askedSections(of: selection, meeting: queries) {
      if !forEachElement(ofSection: section, of: selection, meeting: queries, body) { return false }
    }
    return forEachLayoutItem(beforeContent: false, of: selection, meeting: queries, body)
  }

  /// Calls `body` with the selected layout-wide items before the content, or the other ones, until it returns false.
  /// - Parameter queries: the queries of the selection, if the caller has already made them; likewise below.
  /// - Returns: false if `body` did.
  @discardableResult
  package func forEachLayoutItem(
    beforeContent: Bool, of selection: ElementSelection, meeting queries: [RectangleQuery]? = nil,
    _ body: (Element) -> Bool
  ) -> Bool {
    guard selection.sections == nil, selection.cells == nil else { return true }
    let queries = queries ?? selection.queries(place.grid)
    for item in beforeContent ? leadingItems : trailingItems {
      let element = place(item.element(in: visibleRange, grid: place.grid))
      if queries.allSatisfy({ $0.meets(element.frame) }), !body(element) { return false }
    }
    return true
  }

  /// Calls `body` with the sections that may have selected elements, ascending, until it returns false.
  /// - Returns: false if `body` did.
  @discardableResult
  package func forEachSection(of selection: ElementSelection, _ body: (Int) -> Bool) -> Bool {
    askedSections(of: selection, meeting: selection.queries(place.grid)).allSatisfy(body)
  }

  /// The sections that may have selected elements, ascending.
  private func askedSections(of selection: ElementSelection, meeting queries: [RectangleQuery]) -> [Int] {
    if let cells = selection.cells {
      var asked: [Int] = []
      for cell in cells
      where cell.section != asked.last && selection.sections?.contains(cell.section) ?? true {
        asked.append(cell.section)
      }
      return asked
    }
    if let asked = selection.sections { return asked.filter(sections.indices.contains) }
    guard let query = queries.first else { return Array(sections.indices) }
    let axis = spec.configuration.scrollDirection
    var range = query.window(before: place)[axis]
    if hasVisibleItems, selection.point != nil {
      // Transforms may move visible elements anywhere.
      range.formUnion(RectangleQuery(visibleRect, grid: place.grid).window(before: place)[axis])
    }
    return sectionIndex.indices(touching: range)
  }

  /// Calls `body` with the selected elements of a section, in order, until it returns false.
  /// - Returns: false if `body` did.
  @discardableResult
  package func forEachElement(
    ofSection section: Int, of selection: ElementSelection, meeting queries: [RectangleQuery]? = nil,
    _ body: (Element) -> Bool
  ) -> Bool {
    if let point = selection.point, selection.cells == nil, let visible = visibleItems(ofSection: section) {
      let others = selection.rects.map { RectangleQuery($0, grid: place.grid) }
      return forEachElement(ofSection: section, at: point, seenBy: visible, meeting: others, body)
    }
    guard let visible = changingItems(ofSection: section) else {
      return forEachLaidOutElement(ofSection: section, of: selection, meeting: queries, body)
    }
    return forEachLaidOutElement(ofSection: section, of: selection, meeting: queries) {
      body(visible.applied(to: $0))
    }
  }

  /// Like `forEachElement(ofSection:of:meeting:_:)`, but before `visibleItems` rules change elements.
  func forEachLaidOutElement(
    ofSection section: Int, of selection: ElementSelection, meeting queries: [RectangleQuery]? = nil,
    _ body: (Element) -> Bool
  ) -> Bool {
    let queries = queries ?? selection.queries(place.grid)
    func pass(_ element: Element) -> Bool {
      for query in queries where !query.meets(element.frame) { return true }
      return body(element)
    }
    if let cells = selection.cells {
      for cell in cells where cell.section == section {
        if let cell = self.cell(cell.item, inSection: section), !pass(cell) { return false }
      }
      return true
    }
    guard let query = queries.first else { return elements(ofSection: section).forEach(body) }
    let solved = sections[section]
    for view in solved.decorations where !pass(place(view.natural)) { return false }
    for item in solved.leadingItems where !pass(place(item.element(in: visibleRange, grid: place.grid))) {
      return false
    }
    let groupPlace = place.shifted(by: solved.groupShift)
    let window = query.window(before: groupPlace).leavingOutEmpty
    let goesOn = solved.groups?.forEachElement(section: section, in: window) { pass(groupPlace($0)) }
    if goesOn == false { return false }
    for item in solved.trailingItems where !pass(place(item.element(in: visibleRange, grid: place.grid))) {
      return false
    }
    return true
  }

  /// Calls `body` with the explanatory boxes of a section, outer boxes before inner ones, until it returns false. If cells are selected,
  /// it gets only the boxes that meet their frames.
  package func forEachBox(
    ofSection section: Int, of selection: ElementSelection = ElementSelection(),
    _ body: (ExplanatoryBox) -> Bool
  ) {
    let groupPlace = place.shifted(by: sections[section].groupShift)
    let queries = selection.queries(place.grid)
    guard let cells = selection.cells else {
      return forEachBox(ofSection: section, meeting: queries, groupPlace: groupPlace, body)
    }
    for cell in cells where cell.section == section {
      guard let frame = self.cell(cell.item, inSection: section)?.frame,
        queries.allSatisfy({ $0.meets(frame) })
      else { continue }
      let query = RectangleQuery(frame, grid: place.grid)
      forEachBox(ofSection: section, meeting: [query], groupPlace: groupPlace, body)
    }
  }

  /// Calls `body` with all boxes of a section as they are before its row scrolls, until it returns false.
  package func forEachUnscrolledBox(ofSection section: Int, _ body: (ExplanatoryBox) -> Bool) {
    forEachBox(ofSection: section, meeting: [], groupPlace: place, body)
  }

  /// - Parameters:
  ///   - queries: only boxes that meet all of them are passed.
  ///   - groupPlace: applied to the boxes of the section's groups.
  private func forEachBox(
    ofSection section: Int, meeting queries: [RectangleQuery], groupPlace: FrameTransform,
    _ body: (ExplanatoryBox) -> Bool
  ) {
    func pass(_ kind: ExplanatoryBox.Kind, _ frame: Rect, _ node: NodeID) -> Bool {
      guard queries.allSatisfy({ $0.meets(frame) }) else { return true }
      return body(ExplanatoryBox(kind: kind, frame: frame, node: node))
    }
    let solved = sections[section]
    if let frame = solved.insetBox, !pass(.insets, place(frame), spec.sections[section].id) { return }
    solved.groups?.forEachBox(in: queries.first?.window(before: groupPlace) ?? .everything) {
      pass($0.kind, groupPlace($0.frame), $0.node)
    }
  }
}
