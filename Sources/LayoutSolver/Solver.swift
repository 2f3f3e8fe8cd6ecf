import LayoutSpec

/// Solves a layout for an environment: the frames that UIKit would give.
/// Pure and deterministic. Equal groups are solved once, so time and memory do not depend on the number of equal cells. Of a copied section
/// only the start is stored.
/// - Parameter end: self-sizing views that begin before this place are measured, points along the scroll axis; `nil` for those that the
///   environment says.
package func solve(_ spec: Spec, in environment: Environment, measuredBefore end: Double? = nil) -> Solution {
  let kinds = elementKinds(of: spec)
  let context = SolverContext(
    environment: environment, configuration: spec.configuration,
    grid: PixelGrid(environment),
    kinds: kinds,
    measuring: end.map(Measuring.init) ?? Measuring(environment, axis: spec.configuration.scrollDirection))
  let axis = context.axis
  let view = environment.container

  // Model: layout-items measured. Boundary items of the layout follow the rules of a section's: the whole content is the section, without
  // insets.
  var boundary = BoundaryLayout(spec.configuration.boundaryItems, axis: axis, base: view, grid: context.grid)
  let boundaryPlace = BoundaryLayout.Place(start: 0, acrossStart: 0, acrossLength: view[axis.cross])
  boundary.measure(beforeContent: true, in: boundaryPlace, context.measuring, grid: context.grid)
  var cursor = boundary.nearRoom
  var sections = SolvedSections(of: spec.sections, grid: context.grid)
  var findings: [SolverFinding] = []
  for (place, run) in spec.sections.runs.enumerated() {
    let indices = spec.sections.range(ofRun: place)
    for index in indices {
      if index > 0 { cursor += spec.configuration.interSectionSpacing }
      let start = context.grid.sectionEdge(cursor)
      if index > indices.lowerBound, sections.solved.last?.isAlike(at: start, context.measuring) == true {
        sections.appendCopy(at: start)
      } else {
        sections.append(
          SolvedSection.solve(run.first, index: index, start: start, context: context, findings: &findings))
      }
      cursor = start + (sections.solved.last?.length ?? 0)
    }
  }

  // Model: layout-items-beside measured. Items beside the content lengthen it first and are centred on it; then those at the far end are
  // placed after it.
  boundary.enclose(max(0, cursor - boundary.nearRoom))
  boundary.measure(beforeContent: false, in: boundaryPlace, context.measuring, grid: context.grid)
  var contentSize = view
  contentSize[axis] = context.grid.sectionEdge(boundary.nearRoom + boundary.body + boundary.farRoom)
  // Model: content-breadth documented. Recorded contents are as broad as the view. A wider group makes the content broader; the group's
  // edge spacing does not count.
  contentSize[axis.cross] = max(
    view[axis.cross], context.grid.round(sections.solved.lazy.map(\.groupBreadth).max() ?? 0))

  let items = boundary.items(in: boundaryPlace, section: nil, context: context)
  let position = ScrollPosition(
    scroll: environment.scroll, environment: environment, contentSize: contentSize, axis: axis)
  var environment = environment
  environment.scroll = position.scroll
  let mirrorWidth = environment.layoutDirection == .rtl ? contentSize.width : nil
  var solution = Solution(
    spec: spec, environment: environment, contentSize: contentSize, elementKinds: kinds.names,
    sections: sections, findings: findings, leadingItems: items.leading, trailingItems: items.trailing,
    boundary: boundary, boundaryPlace: boundaryPlace, position: position,
    place: FrameTransform(grid: context.grid, mirrorWidth: mirrorWidth),
    sectionIndex: IntervalTree(sections.reaches(along: axis)),
    hasVisibleItems: sections.solved.contains { $0.appliesVisibleItems })
  solution.checkVisibleItems()
  return solution
}

/// The element kinds of a layout in the order in which they occur.
private func elementKinds(of spec: Spec) -> ElementKinds {
  var kinds = ElementKinds()
  for item in spec.configuration.boundaryItems { kinds.meet(item.elementKind) }
  for section in spec.sections.runs.lazy.map(\.first) {
    for item in section.boundaryItems { kinds.meet(item.elementKind) }
    for item in section.decorationItems { kinds.meet(item.elementKind) }
    kinds.meet(badgesOf: .group(section.group))
  }
  return kinds
}
