import LayoutSpec

/// An item or a group as it was solved in its container at its estimates. Repeated subitems occur once, so that a walk visits no more nodes
/// than the spec has.
package struct SolvedNode: Sendable {
  let box: SolvedBox
  /// Its size, points: with `contentInsets`, without edge spacing.
  package let extent: Extent
  /// Its corner in the box of the group around it, points; for a repeated subitem, the first one's.
  package let origin: Point

  package var node: Node { box.node }

  /// The size of its container, which its dimensions are fractions of, points.
  package var container: Extent { box.container }

  package var cellCount: Int { box.cellCount }

  package var hasSupplementaryItems: Bool { box.hasSupplementaryItems }

  /// How many subitems a horizontal or vertical group holds; `nil` for other nodes.
  package var slotCount: Int? {
    if case .line(let line) = box.content { line.slotCount } else { nil }
  }

  /// True for a group that its cells' measured sizes fill.
  package var isFilledByMeasure: Bool {
    if case .line(let line) = box.content { line.group.isFilledByMeasure } else { false }
  }

  /// The distinct subitems of a horizontal or vertical group.
  package var children: [SolvedNode] {
    guard case .line(let line) = box.content else { return [] }
    return line.cycle.map { SolvedNode(box: $0.box, extent: $0.extent, origin: $0.origin) }
  }

  /// Its size less the insets that count.
  package var inner: Extent {
    let insets = node.size.effective(node.contentInsets)
    return Extent(
      width: max(0, extent.width - insets.total(.horizontal)),
      height: max(0, extent.height - insets.total(.vertical)))
  }
}

extension Solution {
  /// A section's full outermost group; `nil` without cells, and for waterfalls and flows.
  package func outermostGroup(ofSection section: Int) -> SolvedNode? {
    sections[section].groups?.fullGroup.map { SolvedNode(box: $0, extent: $0.extent, origin: .zero) }
  }

  /// How many outermost groups, rows of a flow or cells of a waterfall a section has.
  package func groupCount(ofSection section: Int) -> Int { sections[section].groups?.count ?? 0 }

  /// True if a section's cells or badges may stick out of its box along the scroll axis by more than a pixel.
  package func groupsReachOut(ofSection section: Int) -> Bool {
    let axis = spec.configuration.scrollDirection
    guard let reach = sections[section].groups?.reach(along: axis) else { return false }
    let own = AxisRange(sections[section].frame, along: axis)
    return reach.start < own.start - 1 / environment.displayScale
      || reach.end > own.end + 1 / environment.displayScale
  }

  /// The box of a section's first outermost group in the content, points.
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

  /// The length inside a section's insets across the scroll axis, points, not rounded to pixels: what rows of cells have to fit into.
  package func room(ofSection section: Int) -> Double { sections[section].room }

  /// A section's box less its insets and the rooms of its boundary items, where its groups are; points, in the content.
  package func insetFrame(ofSection section: Int) -> Rect { place(sections[section].insetFrame) }

  /// The boundary items of a section, or of the layout, at their unpinned places.
  package func naturalBoundaryItems(ofSection section: Int?) -> [Element] {
    let items = section.map { sections[$0].boundaryItems } ?? leadingItems + trailingItems
    return items.map { place($0.natural) }
  }
}
