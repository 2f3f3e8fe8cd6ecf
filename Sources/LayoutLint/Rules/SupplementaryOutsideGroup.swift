import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// Judges the outermost group, because UIKit finds visible views by its rectangle, and only along axes on
/// which the group scrolls.
package enum SupplementaryOutsideGroup: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("supplementary-outside-group"),
    summary: "a supplementary item of an item or a group lies outside its group",
    why:
      "UIKit finds visible views by the rectangles of groups: a badge outside its group disappears while it is still visible",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    bad: [
      "a label above its item": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          subitems:
            - item:
                size: 50% x 100%
                supplementaryItems:
                  - elementKind: label  # <- supplementary-outside-group
                    size: 100% x 20
                    containerAnchor: {edges: top, absoluteOffset: {x: 0, y: -20}}
      """,
      "a badge with its middle on the corner": """
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
      """,
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
      """,
      "a title at the side of a layout that scrolls down": """
      items: 3
      group:
        vertical:
          size: 80% x 100
          edgeSpacing: {leading: flexible(0)}
          subitems:
            - item:
                supplementaryItems:
                  - elementKind: hour
                    size: 20% x 100%
                    containerAnchor: {edges: leading, fractionalOffset: {x: -1, y: 0}}
      """,
    ])

  /// The greatest number of views of the first group that are examined.
  private static let greatestCount = 512
  /// The finding is only an info if at most this share of a view is outside, or less than this length in
  /// points.
  private static let greatestShare = 0.75
  private static let greatestLength = 12.0

  /// The part of a view outside its group along an axis.
  private struct Overhang {
    let frame: Rect
    let axis: Axis
    let length: Double
    var share: Double { length / frame.extent[axis] }
  }

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for template in layout.templates {
      guard let root = template.root, root.hasSupplementaryItems,
        let group = solution.frameOfFirstGroup(ofSection: template.index)
      else { continue }
      let items = template.nodes.flatMap(\.node.supplementaryItems)
      for (node, found) in farthest(items, template, outside: group, layout, solution) {
        let share = "\(written((found.share * 100).rounded())) %"
        let side = found.axis.side
        findings.append(
          Finding(
            node,
            "\(share) of the supplementary item's \(side) of \(written(found.frame.extent[found.axis])) lies outside the group, which is \(written(group.extent[found.axis])) \(found.axis.adjective), \(layout.environment.place)",
            at: layout.sourceMap.keySpan(of: node),
            severity: found.share <= greatestShare || found.length < greatestLength ? .info : nil,
            rank: -found.share,
            help: "give the item or the group insets that hold it, or the group more room around the item"))
      }
    }
    return findings
  }

  /// Returns, in spec order, the frame of each supplementary item that lies farthest outside.
  private static func farthest(
    _ items: [SupplementaryItem], _ template: SectionTemplate, outside group: Rect,
    _ layout: LintedLayout, _ solution: Solution
  ) -> [(NodeID, Overhang)] {
    let nodes = Set(items.map(\.id))
    let scroll = layout.spec.configuration.scrollDirection
    let axes = template.section.orthogonalScrolling == nil ? [scroll] : Axis.allCases
    var found: [NodeID: Overhang] = [:]
    var count = 0
    solution.forEachElementOfFirstGroup(ofSection: template.index) { element in
      count += 1
      let frame = element.frame
      if nodes.contains(element.node), frame.width > 0, frame.height > 0 {
        for axis in axes {
          let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.extent[axis])
          let (first, last) = (group.origin[axis], group.origin[axis] + group.extent[axis])
          let length = min(frame.extent[axis], max(0, first - start) + max(0, end - last))
          let overhang = Overhang(frame: frame, axis: axis, length: length)
          if length > layout.environment.pixel + 1e-6, overhang.share > found[element.node]?.share ?? 0 {
            found[element.node] = overhang
          }
        }
      }
      return count < greatestCount
    }
    return items.compactMap { item in found[item.id].map { (item.id, $0) } }
  }
}
