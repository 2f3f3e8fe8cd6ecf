import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let insetExceedsSlot = RuleID("inset-exceeds-slot") }

/// Only a warning, because UIKit accepts such insets: it makes the view as long as the insets exceed the
/// slot.
package enum InsetExceedsSlot: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .insetExceedsSlot,
    summary:
      "the insets of an item, a background or a supplementary item are at least as large as its slot",
    why:
      "UIKit does not clamp the frame to zero: it is as long as the insets exceed the item, and begins at the leading or top inset",
    severity: .warning, layer: .solved, evidence: .single, since: "0.1.0", yieldsTo: [.pinnedZeroExtent],
    bad: [
      "insets of a narrow column": """
      environment: {container: 320 x 480}
      items: 40
      group:
        horizontal:
          size: 100% x 44
          count: 20
          subitem: {item: {contentInsets: 8}}  # <- inset-exceeds-slot
      """,
      "insets that are as high as the row": """
      items: 4
      group:
        horizontal:
          size: 100% x 16
          subitems: [{item: {size: 50% x 100%, contentInsets: 8}}]  # <- inset-exceeds-slot
      """,
      "a background with insets as high as its section": """
      items: 1
      decorationItems: [{background: card, contentInsets: 30}]  # <- inset-exceeds-slot
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a header and a badge with insets as high as they are": """
      lint: {disable: [text-cell-fixed-height]}
      items: 1
      header:
        height: 20
        contentInsets: 12  # <- inset-exceeds-slot
      group:
        horizontal:
          size: 100% x 60
          subitems:
            - item:
                supplementaryItems:
                  - elementKind: badge
                    size: 40 x 20
                    contentInsets: 10  # <- inset-exceeds-slot
                    containerAnchor: {edges: topTrailing}
      """,
    ],
    good: [
      "insets that leave room": """
      environment: {container: 320 x 480}
      items: 40
      group: {horizontal: {size: 100% x 60, count: 4, subitem: {item: {contentInsets: 8}}}}
      """
    ],
    nearMisses: [
      "insets on an estimated axis, which have no effect": """
      lint: {disable: [estimated-insets-ignored, touch-target-too-small]}
      items: 4
      group: {horizontal: {size: 100% x ~16, subitems: [{item: {size: 50% x ~16, contentInsets: 8}}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let items = layout.solvedNodes.findings { entry, axis in
      guard let item = entry.item, item.contentInsets != .zero, entry.isFixed(axis) else { return nil }
      return finding(
        item.id, item.size.effective(item.contentInsets), entry.solved.extent, axis, ("item", "its"),
        DiagnosticLabel(layout.sizeSpan(of: item.id, axis), "the item's \(axis.side)"), layout)
    }
    let decorations = layout.templates.flatMap { template -> [Finding] in
      guard !template.nodes.isEmpty else { return [] }
      let section = solution.frame(ofSection: template.index).extent
      return template.section.decorationItems.findings { item, axis in
        finding(
          item.id, item.contentInsets, section, axis, ("background", "the section's"), nil, layout)
      }
    }
    return items + decorations + views(layout)
  }

  /// Checks boundary and supplementary items with lengths in points.
  private static func views(_ layout: LintedLayout) -> [Finding] {
    func find(_ id: NodeID, _ size: LayoutSize, _ insets: Insets, _ axis: Axis, _ noun: String) -> Finding? {
      guard insets != .zero, case .absolute = size[axis] else { return nil }
      let slot = Extent(width: size.width.points ?? 0, height: size.height.points ?? 0)
      return finding(
        id, size.effective(insets), slot, axis, (noun, "its"),
        DiagnosticLabel(layout.sizeSpan(of: id, axis), "the \(noun)'s \(axis.side)"), layout)
    }
    let boundary = layout.boundaryItems.joined().findings { placed, axis in
      let isNamed = [BoundaryItem.headerKind, BoundaryItem.footerKind].contains(placed.item.elementKind)
      return find(
        placed.item.id, placed.item.size, placed.item.contentInsets, axis,
        isNamed ? placed.noun : "boundary item")
    }
    let hanging = layout.templates.filter { !$0.nodes.isEmpty }.flatMap(\.section.nodes)
      .flatMap(\.supplementaryItems)
    return boundary
      + hanging.findings { find($0.id, $0.size, $0.contentInsets, $1, "supplementary item") }
  }

  /// - Parameter names: the names of the owner of the insets and of the owner of the slot, for messages.
  private static func finding(
    _ node: NodeID, _ insets: Insets, _ slot: Extent, _ axis: Axis, _ names: (owner: String, whose: String),
    _ label: DiagnosticLabel?, _ layout: LintedLayout
  ) -> Finding? {
    let (total, length) = (insets.total(axis), slot[axis])
    // Other rules report an empty slot.
    guard length >= layout.environment.pixel, total >= length - 1e-6 else { return nil }
    return Finding(
      node,
      "the \(names.owner)'s insets of \(written(total)) leave nothing of \(names.whose) \(axis.side) of \(written(length)) \(layout.environment.place)",
      at: layout.sourceMap.keySpan(of: node, "contentInsets"), secondary: label,
      help:
        "make the insets smaller than \(written(length)), or \(names.whose == "its" ? "the \(names.owner)'s" : names.whose) \(axis.side) greater"
    )
  }
}
