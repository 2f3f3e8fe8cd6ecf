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
  package let sections: SolvedSections
  /// What could not be laid out as asked.
  package internal(set) var findings: [SolverFinding]
  let leadingItems: [SectionView]
  let trailingItems: [SectionView]
  /// The layout-wide items with their sizes, and where they stand.
  let band: BoundaryBand
  let bandPlace: BoundaryBand.Place
  /// The scroll offset from rest, points, and what is in sight there.
  let position: ScrollPosition
  /// Moves frames by the scrolling of a row, mirrors them where text runs from right to left, and puts them on device pixels.
  let place: FrameTransform
  /// How far the sections reach along the scroll axis.
  let sectionIndex: ReachIndex
  /// True if a section has rules for its elements in sight.
  package internal(set) var hasVisibleItems: Bool

  /// Calls `body` with every element in the order of the output contract, until it returns false.
  package func forEachElement(_ body: (Element) -> Bool) { _ = visit(ElementSelection(), body) }

  /// What pinned items stay in.
  var visibleRange: AxisRange { position.visibleRange(spec.configuration.scrollDirection) }

  /// The collection view's bounds in the content's coordinates, points: what is in sight, under bars, too.
  package var visibleRect: Rect {
    var rect = position.bounds
    if let width = place.mirrorWidth { rect.x = width - rect.x - rect.width }
    return rect
  }

  /// A section's box: the container's whole side across the scroll axis; points, on device pixels.
  package func frame(ofSection section: Int) -> Rect { place(sections[section].frame) }

  /// The elements of one section, ready to be streamed.
  package func elements(ofSection section: Int) -> SectionElements {
    SectionElements(
      index: section, solved: sections[section], place: place, visible: visibleRange,
      changes: changingItems(ofSection: section))
  }

  /// The frame of a cell, or nil where the section has no such cell. Takes no longer for the last cell than for the first.
  package func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    return solved.groups?.frame(ofItem: item).map { place.shifted(by: solved.groupShift)($0) }
  }

  /// The frames of a section's first cells, fewer where it has fewer: faster than one after the other.
  package func frames(ofFirst count: Int, inSection section: Int) -> [Rect] {
    guard count > 0, sections.indices.contains(section), let groups = sections[section].groups else {
      return []
    }
    let groupPlace = place.shifted(by: sections[section].groupShift)
    var frames: [Rect] = []
    _ = groups.emitter().forEachElement(section: section, zIndex: nil) { element in
      if element.category == .cell { frames.append(groupPlace(element.frame)) }
      return frames.count < count
    }
    return frames
  }

  /// A cell, or nil if the section has no such cell. Takes no longer for the last cell than for the first.
  package func cell(_ item: Int, inSection section: Int) -> Element? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    let visible = changingItems(ofSection: section)
    return solved.groups?.element(ofItem: item, section: section).map {
      let element = place.shifted(by: solved.groupShift)($0)
      return visible?.seen(element) ?? element
    }
  }
}
