import LayoutSpec

/// The solved layout: frames on demand, never all at once.
///
/// Opening a solution costs time in the number of sections and nodes of the spec, not in the number of cells.
package struct Solution: Sendable {
  /// The layout that was solved.
  package let spec: Spec
  /// What it was solved for; its scroll is where a resting scroll view stands.
  package let environment: Environment
  /// The size of the content, points.
  package let contentSize: Extent
  /// The element kinds that occur; the first is the empty one of cells.
  package let elementKinds: [String]
  /// The solved sections, in order.
  package let sections: [SolvedSection]
  /// What could not be laid out as asked.
  package let findings: [SolverFinding]
  let leadingItems: [SolvedBoundaryItem]
  let trailingItems: [SolvedBoundaryItem]
  /// The layout-wide items with their sizes, and where they stand.
  let band: BoundaryBand
  let bandPlace: BoundaryBand.Place
  /// How far the content is scrolled.
  let position: ScrollPosition
  /// What happens to frames on their way out.
  let place: FinishedPlace
  /// How far the sections reach along the scroll axis.
  let sectionIndex: ReachIndex

  init(
    spec: Spec, environment: Environment, contentSize: Extent, elementKinds: [String],
    sections: [SolvedSection], sectionIndex: ReachIndex, findings: [SolverFinding],
    leadingItems: [SolvedBoundaryItem], trailingItems: [SolvedBoundaryItem],
    band: BoundaryBand, bandPlace: BoundaryBand.Place
  ) {
    self.spec = spec
    self.contentSize = contentSize
    self.elementKinds = elementKinds
    self.sections = sections
    self.sectionIndex = sectionIndex
    self.findings = findings
    self.leadingItems = leadingItems
    self.trailingItems = trailingItems
    self.band = band
    self.bandPlace = bandPlace
    position = ScrollPosition(
      scroll: environment.scroll, environment: environment, contentSize: contentSize,
      axis: spec.configuration.scrollDirection)
    place = FinishedPlace(
      grid: PixelGrid(scale: environment.displayScale),
      mirrorWidth: environment.layoutDirection == .rtl ? contentSize.width : nil)
    var environment = environment
    environment.scroll = position.scroll
    self.environment = environment
  }

  /// The same layout scrolled to another place, points from rest: nothing is solved again. Where the environment asks for what is measured
  /// there (`Measure.visible`), what was measured stays.
  package func scrolled(to scroll: Point) -> Solution {
    var environment = environment
    environment.scroll = scroll
    return Solution(
      spec: spec, environment: environment, contentSize: contentSize, elementKinds: elementKinds,
      sections: sections, sectionIndex: sectionIndex, findings: findings, leadingItems: leadingItems,
      trailingItems: trailingItems, band: band, bandPlace: bandPlace)
  }

  /// Calls `body` with every element in the order of the output contract, until it returns false.
  package func forEachElement(_ body: (Element) -> Bool) {
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
  package func forEachLayoutItem(beforeContent: Bool, _ body: (Element) -> Bool) {
    let items = beforeContent ? leadingItems : trailingItems
    for element in place.elements(of: items, in: visibleRange) where !body(element) { return }
  }

  /// What pinned items stay in.
  var visibleRange: AxisRange { position.visibleRange(spec.configuration.scrollDirection) }

  /// A section's box: the container's whole side across the scroll axis; points, on device pixels.
  package func frame(ofSection section: Int) -> Rect { place(sections[section].frame) }

  /// The elements of one section, ready to be streamed.
  package func elements(ofSection section: Int) -> SectionElements {
    SectionElements(index: section, solved: sections[section], place: place, visible: visibleRange)
  }

  /// Calls `body` with the boxes of one section that explain its layout, outer boxes before inner ones, until it returns false.
  package func forEachBox(ofSection section: Int, _ body: (ExplanatoryBox) -> Bool) {
    forEachBox(ofSection: section, groupPlace: place.shifted(by: sections[section].groupShift), body)
  }

  /// The same where the section's row is not scrolled.
  package func forEachUnscrolledBox(ofSection section: Int, _ body: (ExplanatoryBox) -> Bool) {
    forEachBox(ofSection: section, groupPlace: place, body)
  }

  private func forEachBox(
    ofSection section: Int, groupPlace: FinishedPlace, _ body: (ExplanatoryBox) -> Bool
  ) {
    let solved = sections[section]
    if let frame = solved.insetBox {
      let node = spec.sections[section].id
      if !body(ExplanatoryBox(kind: .insets, frame: place(frame), node: node)) { return }
    }
    solved.groups?.forEachBox { box in
      body(ExplanatoryBox(kind: box.kind, frame: groupPlace(box.frame), node: box.node))
    }
  }

  /// The frame of a cell, or nil where the section has no such cell. Takes no longer for the last cell than for the first.
  package func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    // Looked at in its place: a copy of the section costs more than the look.
    guard sections.indices.contains(section), let frame = sections[section].groups?.frame(ofItem: item) else {
      return nil
    }
    return place.shifted(by: sections[section].groupShift)(frame)
  }

  /// The frames of a section's first cells, fewer where it has fewer: faster than one after the other.
  package func frames(ofFirst count: Int, inSection section: Int) -> [Rect] {
    guard sections.indices.contains(section), let groups = sections[section].groups else { return [] }
    let place = place.shifted(by: sections[section].groupShift)
    return groups.frames(ofFirst: count).map { place($0) }
  }

  /// The title that the spec gives to a boundary item or a cell, for pictures and output.
  package func title(of element: Element) -> String? {
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
