import LayoutSpec

/// An item or a group as it was solved in its container, at its estimates: what is measured later does not count.
///
/// Repeated subitems are there once, so that walking through a group costs time in the number of nodes of the spec.
package struct SolvedNode: Sendable {
  let box: SolvedBox
  /// What it takes along both axes, points: contentInsets lie inside, edge spacing outside.
  package let extent: Extent
  /// Its corner in the box of the group that holds it, points, where it stands for the first time.
  package let origin: Point

  package var node: Node { box.node }

  /// The size of its container, points: fractional dimensions are fractions of it.
  package var container: Extent { box.container }

  /// How many cells it holds.
  package var cellCount: Int { box.cellCount }

  /// True if there are supplementary items in it.
  package var hasSupplementaryItems: Bool { box.hasSupplementaryItems }

  /// How many subitems stand in a horizontal or vertical group; nil for others.
  package var slotCount: Int? {
    if case .line(let line) = box.content { line.slotCount } else { nil }
  }

  /// True for a group whose cells decide by what they measure how many subitems stand in it.
  package var isFilledByMeasure: Bool {
    if case .line(let line) = box.content { line.group.isFilledByMeasure } else { false }
  }

  /// The first subitems that stand in a horizontal or vertical group, each once.
  package var children: [SolvedNode] {
    guard case .line(let line) = box.content else { return [] }
    return line.cycle.map { SolvedNode(box: $0.box, extent: $0.extent, origin: $0.origin) }
  }

  /// What the insets that count leave of it.
  package var inner: Extent {
    let insets = node.size.effective(node.contentInsets)
    return Extent(
      width: max(0, extent.width - insets.total(.horizontal)),
      height: max(0, extent.height - insets.total(.vertical)))
  }
}

extension Solution {
  /// A section's outermost group, full; nil where there are no cells, or cells that make no groups.
  package func outermostGroup(ofSection section: Int) -> SolvedNode? {
    sections[section].groups?.fullGroup.map { SolvedNode(box: $0, extent: $0.extent, origin: .zero) }
  }

  /// How many outermost groups, rows or columns a section has.
  package func groupCount(ofSection section: Int) -> Int { sections[section].groups?.count ?? 0 }

  /// True if cells of a section, or views of theirs, may lie before or after its box along the scroll axis by more than a pixel.
  package func groupsReachOut(ofSection section: Int) -> Bool {
    let axis = spec.configuration.scrollDirection
    guard let reach = sections[section].groups?.reach(along: axis) else { return false }
    let own = AxisRange(sections[section].frame, along: axis)
    return reach.start < own.start - 1 / environment.displayScale
      || reach.end > own.end + 1 / environment.displayScale
  }

  /// The box of a section's first outermost group in the content, points; nil where there is none.
  package func frameOfFirstGroup(ofSection section: Int) -> Rect? {
    let solved = sections[section]
    guard let groups = solved.groups, groups.count > 0, let first = groups.placedGroup(0) else { return nil }
    return place.shifted(by: solved.groupShift)(place.grid.round(Rect(first.origin, first.box.extent)))
  }

  /// Calls `body` with the views of a section's first outermost group, in order, until it returns false.
  package func forEachElementOfFirstGroup(ofSection section: Int, _ body: (Element) -> Bool) {
    let solved = sections[section]
    guard let groups = solved.groups, groups.count > 0 else { return }
    let groupPlace = place.shifted(by: solved.groupShift)
    groups.walk(group: 0, section: section) { body(groupPlace($0)) }
  }

  /// What a section's insets leave to its groups, points.
  package func insetFrame(ofSection section: Int) -> Rect { place(sections[section].insetFrame) }

  /// The boundary items of a section, or of the layout, where they stand unless they are pinned elsewhere.
  package func naturalBoundaryItems(ofSection section: Int?) -> [Element] {
    let items = section.map { sections[$0].boundaryItems } ?? leadingItems + trailingItems
    return items.map { place($0.natural) }
  }
}
