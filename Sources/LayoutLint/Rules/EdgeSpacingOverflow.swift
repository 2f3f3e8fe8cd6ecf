import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let edgeSpacingOverflow = RuleID("edge-spacing-overflow") }

package enum EdgeSpacingOverflow: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .edgeSpacingOverflow,
    summary: "edge spacing beside an item that already fills its group",
    why:
      "edge spacing lies outside the item: 100% and 8 more leave no room for even one item, and UIKit raises",
    severity: .error, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    crashes: [.itemTooLarge: 1, .noFrames: 3],
    bad: [
      "gutters outside a full width": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: {edgeSpacing: {leading: 8, trailing: 8}}}]  # <- edge-spacing-overflow
      """,
      "points that come to the full length": """
      environment: {container: 320 x 480}
      items: 3
      group:
        vertical:
          size: 100% x 50
          subitems:
            - item:
                size: 100% x 50
                edgeSpacing: {top: 8}  # <- edge-spacing-overflow
      """,
      "gutters beside equal shares, which fill the group": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          count: 2
          subitem: {item: {edgeSpacing: {leading: 8}}}  # <- edge-spacing-overflow
      """,
      "a gutter beside the one copy of a repeating subitem": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          count: 1
          repeatingSubitem: {item: {edgeSpacing: {leading: 8}}}  # <- edge-spacing-overflow
      """,
    ],
    good: [
      "gutters inside": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: {contentInsets: {horizontal: 8}}}]}}
      """
    ],
    nearMisses: [
      "across the group": """
      lint: {disable: [group-cannot-fit-item]}
      items: 9
      group: {horizontal: {size: 100% x 60, subitems: [{item: {size: 100% x 44, edgeSpacing: {top: 8}}}]}}
      """,
      "beside equal shares, across the group": """
      lint: {disable: [cross-axis-overflow]}
      items: 9
      group: {horizontal: {size: 100% x 60, count: 2, subitem: {item: {edgeSpacing: {top: 8}}}}}
      """,
      "copies that are too long by themselves": """
      lint: {disable: [repeat-count-overflows]}
      items: 9
      group: {horizontal: {size: 100% x 44, count: 2, repeatingSubitem: {item: {edgeSpacing: {leading: 8}}}}}
      """,
      "too long by itself": """
      environment: {container: 320 x 480}
      lint: {disable: [group-cannot-fit-item]}
      items: 9
      group:
        horizontal: {size: 100% x 44, subitems: [{item: {size: 330 x 100%, edgeSpacing: {leading: 8}}}]}
      """,
      "a flexible edge of nothing": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: {edgeSpacing: {leading: flexible(0)}}}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for section in layout.sections {
      // Without cells, UIKit lays out nothing and raises no exception.
      guard section.items.count > 0 else { continue }
      for group in section.nodes {
        guard let line = group.line, let first = line.subitems.first else { continue }
        let axis = line.axis
        let spacing = [first.edgeSpacing.start(axis), first.edgeSpacing.end(axis)].map(\.minimum)
        let total = spacing[0] + spacing[1]
        guard spacing.allSatisfy({ $0 >= 0 }), total > 0,
          let overflow = Overflow(of: first, in: group, line, beside: total, layout, solution)
        else { continue }
        let edges = axis == .horizontal ? "leading and trailing" : "top and bottom"
        findings.append(
          Finding(
            group.id,
            "\(overflow.text) and has edge spacing of \(written(total)) besides; edge spacing lies outside of it",
            at: layout.sourceMap.keySpan(of: first.id, "edgeSpacing"),
            // With a count, copies are placed beyond the group's end; UIKit is not known to raise an
            // exception.
            severity: overflow.isCounted ? .warning : nil,
            secondary: DiagnosticLabel(
              layout.sourceMap.keySpan(of: group.id), "the group has no room for it"),
            notes: overflow.isCounted ? nil : "UIKit: \"This group cannot fit even a single item\"",
            help:
              "write contentInsets for the \(edges) edges instead, which lie inside (unsafe: frames change)",
            fixes: fix(first, axis)))
      }
    }
    return findings
  }

  /// A subitem that leaves no room for edge spacing.
  private struct Overflow {
    /// The subitem and its length, without the edge spacing.
    let text: String
    /// True if the group has a count.
    var isCounted = false

    init?(
      of first: Node, in group: LintedNode, _ line: LineContent, beside total: Double, _ layout: LintedLayout,
      _ solution: Solution
    ) {
      let axis = line.axis
      guard !group.size[axis].isEstimated else { return nil }
      if line.sharesOut(axis) {
        // Rounding to pixels leaves room for less than a pixel at each share.
        guard total >= layout.environment.pixel else { return nil }
        text = "each \(first.noun) takes an equal share of the group's \(axis.side)"
        isCounted = true
      } else if first.size[axis].fraction(of: axis) == 1 {
        if case .repeating(let count) = line.repetition {
          // Several copies overflow even without edge spacing.
          guard count == 1, total >= layout.environment.pixel else { return nil }
          isCounted = true
        }
        text = "the \(first.noun) takes 100% of the group's \(axis.side)"
      } else {
        let fills = solution.findings.contains { found in
          guard found.node == group.id, case .cannotFit(let length, let room, axis) = found.problem else {
            return false
          }
          return room > 0 && abs(length - total - room) < layout.environment.pixel
        }
        guard fills else { return nil }
        text = "the \(first.noun) takes the group's whole \(axis.side) \(layout.environment.place)"
      }
    }
  }

  /// Replaces edge spacing with insets.
  private static func fix(_ node: Node, _ axis: Axis) -> SpecFix {
    let spacing = [node.edgeSpacing.start(axis), node.edgeSpacing.end(axis)]
    let given = zip(Edge.ends(of: axis), spacing).filter { $1.minimum > 0 }
    return .unsafe(
      "write contentInsets instead", .removeEdges(node.id, "edgeSpacing", given.map(\.0)),
      .addEdges(node.id, "contentInsets", given.map { EdgeValue($0, .number($1.minimum)) }))
  }
}
