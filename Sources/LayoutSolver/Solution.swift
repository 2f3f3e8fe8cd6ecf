import LayoutSpec

/// The solved layout: frames on demand, never all at once.
///
/// Opening a solution costs time in the number of sections and nodes of the spec, not in the number of cells.
public struct Solution: Sendable {
  /// The layout that was solved.
  public let spec: Spec
  /// What it was solved for.
  public let environment: Environment
  /// The size of the content, points.
  public let contentSize: Extent
  /// The element kinds that occur; the first is the empty one of cells.
  public let elementKinds: [String]
  /// The solved sections, in order.
  public let sections: [SolvedSection]
  /// What could not be laid out as asked.
  public let findings: [SolverFinding]
  let leadingItems: [Element]
  let trailingItems: [Element]

  /// Calls `body` with every element in the order of the output contract, until it returns false.
  public func forEachElement(_ body: (Element) -> Bool) {
    var goesOn = true
    func pass(_ element: Element) -> Bool {
      goesOn = body(element)
      return goesOn
    }
    forEachLayoutItem(beforeContent: true, pass)
    for section in sections.indices {
      guard goesOn else { return }
      elements(ofSection: section).forEach(pass)
    }
    if goesOn { forEachLayoutItem(beforeContent: false, pass) }
  }

  /// Calls `body` with the layout-wide items that stand before the content (or the others), until it returns false.
  public func forEachLayoutItem(beforeContent: Bool, _ body: (Element) -> Bool) {
    for element in beforeContent ? leadingItems : trailingItems where !body(element) { return }
  }

  /// The elements of one section, ready to be streamed.
  public func elements(ofSection section: Int) -> SectionElements {
    SectionElements(index: section, solved: sections[section])
  }

  /// Calls `body` with the boxes of one section that explain its layout, outer boxes before inner ones, until it returns false.
  public func forEachBox(ofSection section: Int, _ body: (ExplanatoryBox) -> Bool) {
    let solved = sections[section]
    if let frame = solved.insetBox {
      let node = spec.sections[section].id
      if !body(ExplanatoryBox(kind: .insets, frame: frame, node: node)) { return }
    }
    solved.groups?.forEachBox(body)
  }

  /// The frame of a cell, or nil where the section has no such cell. Takes no longer for the last cell than for the first.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    sections.indices.contains(section) ? sections[section].groups?.frame(ofItem: item) : nil
  }

  /// The title that the spec gives to a boundary item or a cell, for pictures and output.
  public func title(of element: Element) -> String? {
    switch element.category {
    case .cell:
      guard let section = element.section else { return nil }
      return spec.sections[section].items.position(of: element.item)?.run.title
    case .supplementary:
      let items = element.section.map { spec.sections[$0].boundaryItems } ?? spec.configuration.boundaryItems
      return items.first { $0.id == element.node }?.title
    case .decoration:
      return nil
    }
  }
}
