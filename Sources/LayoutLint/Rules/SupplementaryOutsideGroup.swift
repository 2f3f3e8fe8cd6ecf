import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// `supplementary-outside-group`: a badge that sticks out of the section's group.
///
/// Looked at is the outermost group, by whose rectangle views are found.
package enum SupplementaryOutsideGroup: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("supplementary-outside-group"),
    summary: "a supplementary item of an item or a group lies outside its group",
    why:
      "what is in sight is looked for by the rectangles of groups: a badge outside of its own disappears while it still is in sight",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    bad: [
      "a badge half outside": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          subitems:
            - item:
                size: 50% x 100%
                supplementaryItems:
                  - elementKind: badge  # <- supplementary-outside-group
                    size: 20 x 20
                    containerAnchor: {edges: topTrailing, absoluteOffset: {x: 0, y: -10}}
      """
    ],
    good: [
      "insets that make room for the badge": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          subitems:
            - item:
                size: 50% x 100%
                contentInsets: 10
                supplementaryItems:
                  - elementKind: badge
                    size: 20 x 20
                    containerAnchor: {edges: topTrailing, absoluteOffset: {x: 10, y: -10}}
      """
    ],
    nearMisses: [
      "a badge that reaches into the next item": """
      items: 1
      group:
        horizontal:
          size: 100% x 100
          subitems:
            - item:
                size: 50% x 100%
                supplementaryItems:
                  - elementKind: badge
                    size: 20 x 20
                    containerAnchor: {edges: topTrailing, absoluteOffset: {x: 10, y: 0}}
      """
    ])

  /// How many views are looked at, from the first group's first on.
  private static let greatestCount = 512
  /// What lies outside of a usual badge.
  private static let leastShare = 0.25

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for template in layout.templates {
      guard let root = template.root, root.hasSupplementaryItems,
        let group = solution.frameOfFirstGroup(ofSection: template.index)
      else { continue }
      let items = template.nodes.flatMap(\.node.supplementaryItems)
      for (node, found) in farthest(items, template, outside: group, layout, solution) {
        let share = "\(written((found.share * 100).rounded())) %"
        findings.append(
          Finding(
            node,
            "the supplementary item of \(found.frame.extent.text) lies with \(share) of it outside the group of \(group.extent.text) \(layout.environment.place)",
            at: layout.sourceMap.keySpan(of: node), severity: found.share < leastShare ? .info : nil,
            help: "give the item or the group insets that hold it, or the group more room around the item"))
      }
    }
    return findings
  }

  /// For each supplementary item the frame that lies farthest outside, in the order of the spec.
  private static func farthest(
    _ items: [SupplementaryItem], _ template: SectionTemplate, outside group: Rect,
    _ layout: LintedLayout, _ solution: Solution
  ) -> [(NodeID, (frame: Rect, share: Double))] {
    let nodes = Set(items.map(\.id))
    let pixel = layout.environment.pixel
    let inside = Rect(
      x: group.x - pixel, y: group.y - pixel, width: group.width + 2 * pixel, height: group.height + 2 * pixel
    )
    var found: [NodeID: (frame: Rect, share: Double)] = [:]
    var count = 0
    solution.forEachElementOfFirstGroup(ofSection: template.index) { element in
      count += 1
      let frame = element.frame
      if nodes.contains(element.node), frame.width > 0, frame.height > 0 {
        let area = frame.width * frame.height
        func outside(_ box: Rect) -> Double {
          1 - (box.intersection(frame).map { $0.width * $0.height } ?? 0) / area
        }
        // No more than a pixel does not count.
        if outside(inside) > 1e-6, outside(group) > found[element.node]?.share ?? 0 {
          found[element.node] = (frame, outside(group))
        }
      }
      return count < greatestCount
    }
    return items.compactMap { item in found[item.id].map { (item.id, $0) } }
  }
}
