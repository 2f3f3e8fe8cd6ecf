import LayoutText
import LayoutDiagnostics
import LayoutSolver

package enum PartialLastGroup: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("partial-last-group"),
    summary: "the cells of a section do not fill the last group of a pattern",
    why: "the last group shows a part of the pattern, with a gap where the rest would be",
    severity: .info, layer: .solved, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "a mosaic of three with four cells": """
      lint: {severity: {partial-last-group: info}}
      items: 4
      group:
        horizontal:  # <- partial-last-group
          size: 100% x 200
          subitems:
            - item: 60% x 100%
            - vertical: {size: 40% x 100%, count: 2, subitem: {item: 100% x 100%}}
      """,
      "a single cell": """
      lint: {severity: {partial-last-group: info}}
      items: 1
      group:
        horizontal:  # <- partial-last-group
          size: 100% x 200
          subitems:
            - item: 60% x 100%
            - vertical: {size: 40% x 100%, count: 2, subitem: {item: 100% x 100%}}
      """,
    ],
    good: [
      "a mosaic of three with six cells": """
      lint: {severity: {partial-last-group: info}}
      items: 6
      group:
        horizontal:
          size: 100% x 200
          subitems:
            - item: 60% x 100%
            - vertical: {size: 40% x 100%, count: 2, subitem: {item: 100% x 100%}}
      """
    ],
    nearMisses: [
      "a grid of equal cells": """
      lint: {severity: {partial-last-group: info}}
      items: 4
      group: {horizontal: {size: 100% x 60, count: 3, subitem: {item: 100% x 100%}}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    layout.templates.compactMap { template in
      guard let root = template.root, root.cellCount > 1,
        !template.nodes.contains(where: { $0.solved.isFilledByMeasure })
      else { return nil }
      let count = template.section.items.count
      let children = root.children
      let isPattern =
        children.contains { if case .group = $0.node { true } else { false } }
        || children.contains { $0.node.size != children[0].node.size }
      let rest = count % root.cellCount
      guard isPattern, rest > 0 else { return nil }
      return Finding(
        root.node.id,
        "\(counted(count, "cell")) in groups of \(root.cellCount) \(count == 1 ? "leaves" : "leave") \(rest) for the last one \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: root.node.id),
        help: "see what the partial group looks like, or give the section a multiple of \(root.cellCount)")
    }
  }
}
