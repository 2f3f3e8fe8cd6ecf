import LayoutSpec

/// Which elements of a layout are asked for: those for which all of it holds.
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

  /// Their frames meet all of these rectangles of the content.
  package var rects: [Rect] = []
  /// Their frames hold this point; they then come with the topmost first.
  package var point: Point?
  /// They belong to one of these sections, ascending; nil for all, and for layout-wide items.
  package var sections: [Int]?
  /// They are these cells, in ascending order; nil for elements of all categories.
  package var cells: [Cell]?

  package init() {}

  /// Whether nothing is left out.
  package var isEverything: Bool { rects.isEmpty && point == nil && sections == nil && cells == nil }

  func queries(_ grid: PixelGrid) -> [RectangleQuery] {
    (point.map { [RectangleQuery($0, grid: grid)] } ?? [])
      + rects.map { RectangleQuery($0, grid: grid) }
  }
}

extension Solution {
  /// Calls `body` with the elements that are asked for, in the order of the output contract unless it is a point that they are asked for
  /// by, until it returns false.
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

  private func visit(_ selection: ElementSelection, _ body: (Element) -> Bool) -> Bool {
    forEachLayoutItem(beforeContent: true, of: selection, body)
      && forEachSection(of: selection) { forEachElement(ofSection: $0, of: selection, body) }
      && forEachLayoutItem(beforeContent: false, of: selection, body)
  }

  /// Calls `body` with the layout-wide items that are asked for and stand before the content (or the others), until it returns false.
  ///
  /// - Returns: whether it went to the end.
  @discardableResult
  package func forEachLayoutItem(
    beforeContent: Bool, of selection: ElementSelection, _ body: (Element) -> Bool
  ) -> Bool {
    guard selection.sections == nil, selection.cells == nil else { return true }
    let queries = selection.queries(place.grid)
    var goesOn = true
    forEachLayoutItem(beforeContent: beforeContent) { element in
      if queries.allSatisfy({ $0.meets(element.frame) }) { goesOn = body(element) }
      return goesOn
    }
    return goesOn
  }

  /// Calls `body` with the sections that may have elements that are asked for, ascending, until it returns false.
  ///
  /// - Returns: whether it went to the end.
  @discardableResult
  package func forEachSection(of selection: ElementSelection, _ body: (Int) -> Bool) -> Bool {
    func isAsked(_ section: Int) -> Bool { selection.sections?.contains(section) ?? true }
    if let cells = selection.cells {
      var last: Int?
      for cell in cells where cell.section != last && isAsked(cell.section) {
        last = cell.section
        if !body(cell.section) { return false }
      }
      return true
    }
    if let asked = selection.sections {
      for section in asked where sections.indices.contains(section) && !body(section) { return false }
      return true
    }
    if let query = selection.queries(place.grid).first {
      return sectionIndex.forEach(touching: reachedRange(query), body)
    }
    return sections.indices.allSatisfy(body)
  }

  /// Calls `body` with the elements of a section that are asked for, in order, until it returns false.
  ///
  /// - Returns: whether it went to the end.
  @discardableResult
  package func forEachElement(
    ofSection section: Int, of selection: ElementSelection, _ body: (Element) -> Bool
  ) -> Bool {
    let queries = selection.queries(place.grid)
    func pass(_ element: Element) -> Bool {
      queries.allSatisfy { $0.meets(element.frame) } ? body(element) : true
    }
    if let cells = selection.cells {
      for cell in cells where cell.section == section {
        if let element = self.cell(cell.item, inSection: section), !pass(element) { return false }
      }
      return true
    }
    if let query = queries.first { return forEachElement(ofSection: section, meeting: query, pass) }
    var goesOn = true
    elements(ofSection: section).forEach { element in
      goesOn = body(element)
      return goesOn
    }
    return goesOn
  }

  /// Calls `body` with the boxes of a section that explain what is asked for, outer boxes before inner ones, until it returns false.
  ///
  /// With cells by their index path they are the boxes that meet those.
  package func forEachBox(
    ofSection section: Int, of selection: ElementSelection, _ body: (ExplanatoryBox) -> Bool
  ) {
    let queries = selection.queries(place.grid)
    guard let cells = selection.cells else {
      return forEachBox(ofSection: section, meeting: queries, body)
    }
    for cell in cells where cell.section == section {
      guard let frame = self.cell(cell.item, inSection: section)?.frame,
        queries.allSatisfy({ $0.meets(frame) })
      else { continue }
      forEachBox(ofSection: section, meeting: [RectangleQuery(frame, grid: place.grid)], body)
    }
  }

  private func forEachBox(
    ofSection section: Int, meeting queries: [RectangleQuery], _ body: (ExplanatoryBox) -> Bool
  ) {
    guard let query = queries.first else { return forEachBox(ofSection: section, body) }
    let solved = sections[section]
    func pass(_ box: ExplanatoryBox) -> Bool {
      queries.allSatisfy { $0.meets(box.frame) } ? body(box) : true
    }
    if let frame = solved.insetBox {
      let box = ExplanatoryBox(kind: .insets, frame: place(frame), node: spec.sections[section].id)
      if !pass(box) { return }
    }
    let groupPlace = place.shifted(by: solved.groupShift)
    solved.groups?.forEachBox(in: query.window(before: groupPlace)) { box in
      pass(ExplanatoryBox(kind: box.kind, frame: groupPlace(box.frame), node: box.node))
    }
  }
}
