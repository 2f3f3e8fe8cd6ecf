import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// `boundary-not-extending-overlaps`: a boundary item over the content.
package enum BoundaryNotExtendingOverlaps: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("boundary-not-extending-overlaps"),
    summary: "a boundary item with extendsBoundary: false covers cells",
    why: "the section does not grow to hold the item: it is drawn over the first row",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a header over the first row": """
      items: 3
      boundarySupplementaryItems:
        - elementKind: title
          size: 100% x 44
          alignment: top
          extendsBoundary: false  # <- boundary-not-extending-overlaps
      group:
        horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}
      """
    ],
    good: [
      "a header above the first row": """
      items: 3
      boundarySupplementaryItems: [{elementKind: title, size: 100% x 44, alignment: top}]
      group:
        horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}
      """
    ],
    nearMisses: [
      "insets make room for it": """
      items: 3
      contentInsets: {top: 44}
      boundarySupplementaryItems:
        - {elementKind: title, size: 100% x 44, alignment: top, extendsBoundary: false}
      group:
        horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}
      """,
      "a background": """
      items: 3
      boundarySupplementaryItems:
        - {elementKind: shade, size: 100% x 44, alignment: top, extendsBoundary: false, zIndex: -1}
      group:
        horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    return layout.boundaryItems.joined().compactMap { placed in
      guard !placed.item.extendsBoundary && placed.item.zIndex >= 0 && !placed.item.isHidden else {
        return nil
      }
      let pixel = layout.environment.pixel
      let frame = placed.element.frame
      guard frame.width > 2 * pixel, frame.height > 2 * pixel else { return nil }
      var selection = ElementSelection()
      // What has no more than a pixel in common does not count.
      selection.rects = [
        Rect(
          x: frame.x + pixel, y: frame.y + pixel, width: frame.width - 2 * pixel,
          height: frame.height - 2 * pixel)
      ]
      if let section = placed.section { selection.sections = [section] }
      guard let covered = firstCell(selection, solution),
        let common = frame.intersection(covered.frame)
      else { return nil }
      let section = placed.section == nil ? " of section \(covered.section ?? 0)" : ""
      return Finding(
        placed.item.id,
        "the \(placed.noun) covers cell \(covered.item)\(section) by \(common.extent.text) points \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: placed.item.id, "extendsBoundary"),
        help:
          "delete extendsBoundary: false, or give the section an inset of the item's length (unsafe: frames change)",
        fixes: .unsafe("delete extendsBoundary", .remove(placed.item.id, "extendsBoundary")))
    }
  }

  private static func firstCell(_ selection: ElementSelection, _ solution: Solution) -> Element? {
    var cell: Element?
    solution.forEachElement(of: selection) { element in
      if element.category == .cell { cell = element }
      return cell == nil
    }
    return cell
  }
}
