import LayoutDiagnostics
import LayoutSolver

package enum BoundaryItemsOverlap: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("boundary-items-overlap"),
    summary: "two boundary items occupy the same space",
    why: "items at one edge are not stacked: all of them begin at the edge, and one hides the other",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    yieldsTo: [.pinnedStackingConflict],
    bad: [
      "a title and a bar at the top": """
      items: 3
      boundarySupplementaryItems:
        - {elementKind: title, size: 100% x 44, alignment: top}
        - elementKind: bar  # <- boundary-items-overlap
          size: 100% x 30
          alignment: top
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    good: [
      "an offset that makes room": """
      items: 3
      boundarySupplementaryItems:
        - {elementKind: title, size: 100% x 44, alignment: top, absoluteOffset: {y: -30}}
        - {elementKind: bar, size: 100% x 30, alignment: top}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "a title and a button side by side": """
      items: 3
      boundarySupplementaryItems:
        - {elementKind: title, size: 70% x 44, alignment: topLeading}
        - {elementKind: button, size: 30% x 44, alignment: topTrailing}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a background below everything": """
      items: 3
      boundarySupplementaryItems:
        - {elementKind: title, size: 100% x 44, alignment: top}
        - {elementKind: shade, size: 100% x 30, alignment: top, zIndex: -1, extendsBoundary: false}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let pixel = layout.environment.pixel
    var findings: [Finding] = []
    for items in layout.boundaryItems {
      let shown = items.filter(\.isInFront)
      for (index, later) in shown.enumerated() {
        for earlier in shown[..<index] {
          guard let common = later.element.frame.intersection(earlier.element.frame),
            common.width > pixel, common.height > pixel
          else { continue }
          findings.append(
            Finding(
              later.item.id,
              "the \(later.noun) and the \(earlier.noun) have \(common.extent.text) points in common \(layout.environment.place)",
              at: layout.sourceMap.keySpan(of: later.item.id),
              secondary: DiagnosticLabel(layout.sourceMap.keySpan(of: earlier.item.id), "the other one"),
              help: "give one of them an absoluteOffset, or make one view of both"))
          break
        }
      }
    }
    return findings
  }
}
