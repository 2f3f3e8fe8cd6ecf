import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// Across the scroll axis, a section's insets reduce the container; along it, they lengthen the section. In
/// an orthogonally scrolling section, insets only reduce fractions along the layout's scroll axis.
package enum GroupNoRoomAfterInsets: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("group-no-room-after-insets"),
    summary: "content insets use up the whole container",
    why:
      "UIKit raises: there is no room for the group, its effective content size is negative; typical of a narrow or momentarily tiny view",
    severity: .error, layer: .solved, evidence: .documented, since: "0.1.0",
    yieldsTo: [.nonpositiveDimension], coversLeastContainer: true,
    crashes: [.noRoom: 1, .negativeRoom: 1, .noFrames: 2],
    bad: [
      "the insets of a section": """
      environment: {container: 320 x 480}
      items: 3
      contentInsets: {horizontal: 160}  # <- group-no-room-after-insets
      group: {horizontal: {size: 100% x 50, subitems: [{item: 50% x 100%}]}}
      """,
      "the insets of a group": """
      environment: {container: 320 x 480}
      items: 3
      group:
        horizontal:
          size: 100% x 44
          contentInsets: {vertical: 24}  # <- group-no-room-after-insets
          subitems: [{item: 50% x 100%}]
      """,
      "what a count leaves to a nested group": """
      environment: {container: 320 x 480}
      items: 30
      group:
        horizontal:
          size: 100% x 200
          count: 10
          subitem:
            vertical:
              size: 100% x 100%
              contentInsets: {horizontal: 16}  # <- group-no-room-after-insets
              subitems: [{item: 100% x 50%}]
      """,
      "a fraction of what the insets of a row leave": """
      environment: {container: 320 x 480}
      items: 3
      contentInsets: {vertical: 240}  # <- group-no-room-after-insets
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 200 x 50%, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "insets that leave room": """
      environment: {container: 320 x 480}
      items: 3
      contentInsets: {horizontal: 16}
      group: {horizontal: {size: 100% x 50, subitems: [{item: 50% x 100%}]}}
      """
    ],
    nearMisses: [
      "the insets of a row that scrolls by itself are part of what scrolls": """
      environment: {container: 320 x 480}
      items: 4
      contentInsets: {horizontal: 160}
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 200 x 100, subitems: [{item: {}}]}}
      """,
      "large insets above and below a row of a known height": """
      environment: {container: 320 x 480}
      items: 4
      contentInsets: {vertical: 300}
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 200 x 100, subitems: [{item: {}}]}}
      """,
      "large insets along the scroll axis": """
      environment: {container: 320 x 480}
      items: 3
      contentInsets: {vertical: 300}
      group: {horizontal: {size: 100% x 50, subitems: [{item: 50% x 100%}]}}
      """,
      "insets on an estimated axis, which have no effect": """
      environment: {container: 320 x 480}
      lint: {disable: [estimated-insets-ignored]}
      items: 3
      group: {horizontal: {size: 100% x ~44, contentInsets: {vertical: 24}, subitems: [{item: 50% x ~44}]}}
      """,
      "a custom group, whose frames its insets are not applied to": """
      environment: {container: 320 x 480}
      items: 3
      group: {custom: {size: 100% x 60, contentInsets: 40, items: [{frame: [0, 0, 100, 50]}]}}
      """,
      "the same without items: the group is never laid out": """
      environment: {container: 320 x 480}
      items: 0
      contentInsets: {horizontal: 160}
      group: {horizontal: {size: 100% x 50, subitems: [{item: 50% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    for template in layout.templates where template.section.items.count > 0 {
      findings += check(template.section, layout)
      findings += template.nodes.findings { entry, axis in
        // Insets do not move the frames of a custom group.
        guard let group = entry.group, group.axis != nil else { return nil }
        let (total, length) = (
          group.size.effective(group.contentInsets).total(axis), entry.solved.extent[axis]
        )
        guard length > 0, total >= length - 1e-6 else { return nil }
        return Finding(
          group.id,
          "the group's insets of \(written(total)) use up its \(axis.side) of \(written(length)) \(layout.environment.place)",
          at: layout.sourceMap.keySpan(of: group.id, "contentInsets"),
          secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(axis.side)"),
          notes: Self.exception,
          help: entry.isShared(axis)
            ? "make the contentInsets smaller, or the count that shares out the \(axis.side)"
            : "make the contentInsets smaller, or the group's \(axis.side) greater")
      }
    }
    return findings
  }

  private static let exception = "UIKit: \"There is no room for this NSCollectionLayoutGroup\""

  /// Checks a section's insets together with those of its contentInsetsReference.
  private static func check(_ section: LintedSection, _ layout: LintedLayout) -> [Finding] {
    let scroll = layout.spec.configuration.scrollDirection
    // In an orthogonally scrolling section, insets along its row are part of the content, and insets across
    // the row only reduce fractions.
    let isRow = section.orthogonalScrolling != nil
    let isFraction = Axis.allCases.contains { section.group.size[$0].baseAxis == scroll }
    let axes = isRow ? (isFraction ? [scroll] : []) : [scroll.cross]
    return axes.compactMap { axis in
      let reference = section.contentInsetsReference.insets(
        in: layout.environment, across: axis, layout: layout.spec.configuration.contentInsetsReference
      ).total(axis)
      let referenced = axis == scroll ? 0 : reference
      let own = section.contentInsets.total(axis)
      let length = layout.environment.container[axis]
      guard length > 0, own + referenced > 0, own + referenced >= length - 1e-6 else { return nil }
      var causes: [String] = []
      if own != 0 { causes.append("the section's insets of \(written(own))") }
      if referenced != 0 {
        causes.append("the insets of \(written(referenced)) of its contentInsetsReference")
      }
      return Finding(
        section.id,
        "\(listed(causes)) use up the container's \(axis.side) of \(written(length)) \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: section.id, own == 0 ? "contentInsetsReference" : "contentInsets"),
        notes: exception,
        help: own == 0
          ? "give the section \("contentInsetsReference", is: "none")"
          : "make the section's contentInsets smaller, in a variant for narrow containers if only those fail")
    }
  }
}
