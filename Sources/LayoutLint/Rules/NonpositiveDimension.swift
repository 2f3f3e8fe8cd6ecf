import LayoutText
import LayoutSolver
import LayoutSpec

/// The reader reports lengths that are written as zero or less; this rule reports solved lengths of less than
/// a pixel.
package enum NonpositiveDimension: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .nonpositiveDimension,
    summary: "a dimension is zero, negative or less than a pixel",
    why: "the view is invisible, or a negative size reaches UIKit, which throws",
    severity: .error, layer: .solved, evidence: .reported, since: "0.1.0",
    yieldsTo: [.onePointDimension], refusesSpecs: true, crashes: [.itemTooLarge: 4, .invalidEstimate: 1],
    bad: [
      "a height of nothing": """
      items: 3
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: 50% x 0}]  # <- nonpositive-dimension
      """,
      "by expression": """
      items: 3
      group:
        horizontal:
          size: 100% x ${height - 1000}  # <- nonpositive-dimension
          subitems: [{item: {}}]
      """,
      "a fraction that comes to less than a pixel": """
      environment: {container: 320 x 480}
      items: 3
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: 50% x 1%}]  # <- nonpositive-dimension
      """,
      "more columns than pixels": """
      environment: {container: 320 x 480}
      items: 3
      group:
        horizontal:
          size: 100% x 44
          count: 700
          subitem: {item: 100% x 100%}  # <- nonpositive-dimension
      """,
      "gaps that use up what is shared out": """
      environment: {container: 320 x 480}
      items: 4
      group:
        horizontal:
          size: 100% x 50
          count: 3
          interItemSpacing: 200  # <- nonpositive-dimension
          subitem: {item: {}}
      """,
      "rows of a column": """
      environment: {container: 320 x 480}
      items: 4
      group:
        vertical:
          size: 100% x 50
          count: 2
          interItemSpacing: 60  # <- nonpositive-dimension
          subitem: {item: {}}
      """,
      "the gaps of a carousel's rows": """
      environment: {container: 320 x 480}
      items: 6
      carousel: {width: 80%, height: 100, rows: 3, spacing: 60}  # <- nonpositive-dimension
      """,
      "a grid with more gaps than room": """
      environment: {container: 393 x 852}
      items: 40
      contentInsets: {horizontal: 16}
      grid: {columns: 20, rowHeight: 80, spacing: 20}  # <- nonpositive-dimension
      """,
      "a fraction of what gaps leave": """
      environment: {container: 320 x 480}
      items: 3
      group:
        horizontal:
          size: 100% x 50
          count: 3
          interItemSpacing: 170  # <- nonpositive-dimension
          repeatingSubitem: {item: 1/3 x 100%}
      """,
    ],
    good: [
      "a height": """
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 100%}]}}
      """
    ],
    nearMisses: [
      "gaps that leave a little": """
      environment: {container: 320 x 480}
      lint: {disable: [touch-target-too-small]}
      items: 4
      group: {horizontal: {size: 100% x 50, count: 3, interItemSpacing: 158, subitem: {item: {}}}}
      """,
      "a negative inset": """
      items: 3
      group: {horizontal: {size: 100% x 60, subitems: [{item: {contentInsets: {top: -4}}}]}}
      """,
      "a hairline": """
      environment: {container: 320 x 480}
      lint: {disable: [one-point-dimension, touch-target-too-small]}
      items: 3
      group: {vertical: {size: 100% x 44.5, subitems: [{item: 100% x 44}, {item: 100% x 0.5}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let pixel = layout.environment.pixel
    var findings: [Finding] = []
    for entry in layout.solvedNodes {
      for axis in Axis.allCases where entry.isFixed(axis) && entry.solved.extent[axis] < pixel - 1e-6 {
        let isShared = entry.isShared(axis)
        let base = isShared ? axis : entry.node.size[axis].baseAxis
        // If the container itself is empty, report why.
        if let base, entry.solved.container[base] < pixel {
          if let finding = gaps(around: entry, axis, of: base, layout, solution),
            !findings.contains(where: { $0.node == finding.node })
          {
            findings.append(finding)
          }
          continue
        }
        let id = entry.node.id
        let length = "comes to \(written(entry.solved.extent[axis])) \(layout.environment.place)"
        let message =
          isShared
          ? "the \(entry.node.noun)'s equal share of the group's \(axis.side) \(length)"
          : "the \(entry.node.noun)'s \(axis.side) of \(entry.node.size[axis].written(along: axis)) \(length)"
        findings.append(
          Finding(
            id, "\(message); a pixel is \(written(pixel)) points",
            at: layout.sizeSpan(of: id, axis), severity: .warning,
            help: isShared ? "make the group's count smaller" : "make the \(axis.side) greater"))
      }
    }
    return findings
  }

  /// Reports the gaps of a group that leave no length to its subitems; `nil` if they are not the cause.
  private static func gaps(
    around entry: TemplateNode, _ axis: Axis, of base: Axis, _ layout: LintedLayout, _ solution: Solution
  ) -> Finding? {
    guard let parent = entry.parent, let group = parent.group, let line = group.line, line.axis == base,
      parent.solved.inner[base] >= layout.environment.pixel, let slots = parent.solved.slotCount, slots > 1,
      line.interItemSpacing.minimum > 0
    else { return nil }
    // If a group inside cannot fit its first subitem, `group-cannot-fit-item` reports it.
    let raises = solution.findings.contains { found in
      guard case .cannotFit = found.problem else { return false }
      return found.bounds.contains { $0.node == group.id }
    }
    guard !raises else { return nil }
    let count = slots - 1
    let gaps = "\(counted(count, "gap")) of \(written(line.interItemSpacing.minimum))"
    let what =
      entry.isShared(axis)
      ? "equal share of the group's \(axis.side)"
      : "\(axis.side) of \(entry.node.size[axis].written(along: axis))"
    return Finding(
      group.id,
      "the \(entry.node.noun)'s \(what) comes to nothing \(layout.environment.place): \(gaps) \(count == 1 ? "uses" : "use") up the group's \(base.side)",
      at: layout.sourceMap.keySpan(of: group.id, "interItemSpacing"), severity: .warning,
      help: "make the gaps smaller, or fewer")
  }
}
