import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

extension RuleID { static let boundaryCoversCells = RuleID("boundary-covers-cells") }

/// Judges the place of an item while it is not pinned. Items behind the cells are backgrounds and cover
/// nothing.
package enum BoundaryCoversCells: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .boundaryCoversCells,
    summary: "a boundary item covers cells",
    why:
      "a section makes room only for boundary items before and after its cells along the scroll axis that extend its boundary: an item at the side, one with an offset or one with extendsBoundary: false is drawn over cells",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    yieldsTo: [.boundaryAsLongAsView],
    bad: [
      "a header over the first row": """
      items: 3
      boundarySupplementaryItems:
        - elementKind: title
          size: 100% x 44
          alignment: top
          extendsBoundary: false  # <- boundary-covers-cells
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a column of names at the side": """
      items: 3
      boundarySupplementaryItems:
        - elementKind: names
          size: 60 x 180
          alignment: leading  # <- boundary-covers-cells
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "rows that a negative inset pulls under the title": """
      items: 3
      contentInsets: {top: -20}  # <- boundary-covers-cells
      boundarySupplementaryItems: [{elementKind: title, size: 100% x 44, alignment: top}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a title moved into the first row": """
      items: 3
      boundarySupplementaryItems:
        - elementKind: title
          size: 100% x 44
          alignment: top
          absoluteOffset: {y: 44}  # <- boundary-covers-cells
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ],
    good: [
      "a header above the first row": """
      items: 3
      boundarySupplementaryItems: [{elementKind: title, size: 100% x 44, alignment: top}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a column of names beside the rows": """
      items: 3
      boundarySupplementaryItems: [{elementKind: names, size: 60 x 180, alignment: leading}]
      group: {horizontal: {size: 100% x 60, contentInsets: {leading: 60}, subitems: [{item: 100% x 100%}]}}
      """,
    ],
    nearMisses: [
      "insets make room for it": """
      items: 3
      contentInsets: {top: 44}
      boundarySupplementaryItems:
        - {elementKind: title, size: 100% x 44, alignment: top, extendsBoundary: false}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a background": """
      items: 3
      boundarySupplementaryItems:
        - {elementKind: shade, size: 100% x 44, alignment: top, extendsBoundary: false, zIndex: -1}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "rows that negative insets pull over a background": """
      items: 3
      contentInsets: {top: -20}
      boundarySupplementaryItems: [{elementKind: title, size: 100% x 44, alignment: top, zIndex: -1}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "rows that are meant to lie over one another": """
      items: 3
      interGroupSpacing: -20
      boundarySupplementaryItems: [{elementKind: title, size: 100% x 44, alignment: top, absoluteOffset: {y: 1}}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  /// An item that was moved over a cell and covers at most this share of it may be a page control or a
  /// button.
  private static let greatestMeantShare = 0.25

  /// The reason why an item covers cells.
  private enum Cause: Hashable {
    case inside, offset, side
    /// A negative inset of the section at an edge.
    case inset(Edge)
  }

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    // The items of the layout come last, without a section.
    let owners = layout.templates.map { Optional($0.section) } + [nil]
    return zip(owners, layout.boundaryItems).flatMap { section, items in
      items.compactMap { placed in
        guard placed.isInFront else { return nil }
        if let edge = section.flatMap({ negativeEdge(placed.item, $0, axis) }) {
          return finding(placed, .inset(edge), section, layout, solution)
        }
        guard let cause = cause(placed.item, axis),
          // `orthogonal-pinned-boundary` reports items at the side of orthogonally scrolling cells.
          cause != .side || section?.orthogonalScrolling == nil,
          !(section?.pullsCells ?? (layout.spec.configuration.interSectionSpacing < 0))
        else { return nil }
        return finding(placed, cause, section, layout, solution)
      }
    }
  }

  /// Returns the edge of an item before or after the cells if a negative inset there pulls the cells under it.
  private static func negativeEdge(_ item: BoundaryItem, _ section: LintedSection, _ axis: Axis) -> Edge? {
    let ends = Edge.ends(of: axis)
    return switch item.alignment.place(axis) {
    case .start where section.contentInsets.start(axis) < 0: ends[0]
    case .end where section.contentInsets.end(axis) < 0: ends[1]
    default: nil
    }
  }

  /// Returns the reason why an item may cover cells; `nil` if the section makes room for it.
  private static func cause(_ item: BoundaryItem, _ axis: Axis) -> Cause? {
    if !item.extendsBoundary { return .inside }
    if item.alignment.place(axis) == .center { return .side }
    return item.absoluteOffset == .zero ? nil : .offset
  }

  private static func finding(
    _ placed: PlacedBoundaryItem, _ cause: Cause, _ section: LintedSection?, _ layout: LintedLayout,
    _ solution: Solution
  ) -> Finding? {
    let item = placed.item
    let frame = placed.element.frame
    // Only an offset moves an item out of its section.
    let only = item.absoluteOffset == .zero ? placed.section : nil
    guard
      let cell = solution.firstCell(
        in: frame, ofSection: only, where: { $0.zIndex <= placed.element.zIndex }),
      let common = frame.intersection(cell.frame)
    else { return nil }
    let share = common.width * common.height / (cell.frame.width * cell.frame.height)
    let isMeant = item.pinToVisibleBounds || cause != .side && share <= greatestMeantShare
    let place = cell.section == placed.section ? "" : " of section \(cell.section ?? 0)"
    let map = layout.sourceMap
    return Finding(
      item.id,
      "the \(placed.noun) covers cell \(cell.item)\(place) by \(common.extent.text) points \(layout.environment.place)",
      at: span(item, cause, section, map), severity: isMeant ? .info : nil,
      help: help(item, cause, layout.spec.configuration.scrollDirection),
      fixes: cause == .inside && item.absoluteOffset == .zero
        ? .unsafe("delete extendsBoundary", .remove(item.id, "extendsBoundary")) : nil)
  }

  private static func span(
    _ item: BoundaryItem, _ cause: Cause, _ section: LintedSection?, _ map: SourceMap
  ) -> Span {
    switch cause {
    case .inset: map.keySpan(of: section?.id ?? item.id, "contentInsets")
    case .inside: map.keySpan(of: item.id, "extendsBoundary")
    case .offset: map.keySpan(of: item.id, "absoluteOffset")
    case .side: map.keySpan(of: item.id, "alignment")
    }
  }

  private static func help(_ item: BoundaryItem, _ cause: Cause, _ axis: Axis) -> SpelledHelp {
    switch cause {
    case .inside:
      return
        "delete \("extendsBoundary", is: "false"), or give the section an inset of the item's length (unsafe: frames change)"
    case .inset(let edge):
      return
        "give the section a \(edge.rawValue) inset of 0 or more, or the item a zIndex below 0 (unsafe: frames change)"
    case .offset: return "make the offset smaller, or give the section an inset of its length"
    case .side:
      let place = item.alignment.place(axis.cross)
      guard place != .center else { return "give the item an alignment at an edge" }
      let edge = Edge.ends(of: axis.cross)[place == .start ? 0 : 1].rawValue
      return
        "give the section's group a \(edge) inset of the item's \(axis.cross.side): the section makes no room at its sides"
    }
  }
}
