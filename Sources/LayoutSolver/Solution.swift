import LayoutSpec

/// The solved layout: it computes frames on demand. Its size depends on the number of sections and nodes of the spec, not on the number of
/// equal cells.
package struct Solution: Sendable {
  /// The layout that was solved.
  package let spec: Spec
  /// The environment it was solved for; the scroll offset is clamped to where a scroll view can rest.
  package let environment: Environment
  package let contentSize: Extent
  /// The element kinds that occur; the first is the empty kind of cells.
  package let elementKinds: [String]
  package let sections: SolvedSections
  package internal(set) var findings: [SolverFinding]
  let leadingItems: [SectionView]
  let trailingItems: [SectionView]
  /// The layout-wide boundary items.
  let boundary: BoundaryLayout
  let boundaryPlace: BoundaryLayout.Place
  let position: ScrollPosition
  /// Mirrors frames in a right-to-left layout. `place.shifted(by:)` also applies the scrolling of an orthogonal section.
  let place: FrameTransform
  /// The sections by the range that their views cover along the scroll axis.
  let sectionIndex: IntervalTree
  /// True if a section has `visibleItems` rules.
  package internal(set) var hasVisibleItems: Bool

  /// Calls `body` with every element in output order until it returns false.
  package func forEachElement(_ body: (Element) -> Bool) { _ = visit(ElementSelection(), body) }

  /// The range along the scroll axis in which pinned items stay.
  var visibleRange: AxisRange { AxisRange(position.visible, along: spec.configuration.scrollDirection) }

  /// The collection view's bounds in the content's coordinates, points, including the part under bars.
  package var visibleRect: Rect {
    var rect = position.bounds
    if let width = place.mirrorWidth { rect.x = width - rect.x - rect.width }
    return rect
  }

  /// A section's box: it covers the whole container across the scroll axis; points, on device pixels.
  package func frame(ofSection section: Int) -> Rect { place(sections[section].frame) }

  /// The elements of one section, for streaming.
  package func elements(ofSection section: Int) -> SectionElements {
    SectionElements(
      index: section, solved: sections[section], place: place, visible: visibleRange,
      changes: changingItems(ofSection: section))
  }

  /// The frame of a cell, or `nil` if the section has no such cell. At most the cell's own group is solved for it.
  package func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    return solved.groups?.frame(ofItem: item).map { place.shifted(by: solved.groupShift)($0) }
  }

  /// The frames of a section's first cells; faster than asking for each.
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

  /// A cell, or `nil` if the section has no such cell. At most the cell's own group is solved for it.
  package func cell(_ item: Int, inSection section: Int) -> Element? {
    guard sections.indices.contains(section) else { return nil }
    let solved = sections[section]
    let visible = changingItems(ofSection: section)
    return solved.groups?.element(ofItem: item, section: section).map {
      let element = place.shifted(by: solved.groupShift)($0)
      return visible?.applied(to: element) ?? element
    }
  }
}
