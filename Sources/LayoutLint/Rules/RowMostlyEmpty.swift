import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// Reports nothing if there is flexible spacing, a view next to the cells, or only a single cell.
package enum RowMostlyEmpty: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("row-mostly-empty"),
    summary: "fractions fill less than 60 % of a row or of a group",
    why:
      "groups follow each other along the scroll axis and items along the axis of their group: half a width on the wrong one of the two leaves the other half of the view empty",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", yieldsTo: [.spacingWithoutGap],
    bad: [
      "two groups that were to stand side by side": """
      items: 9
      group:
        horizontal:
          size: 50% x 100  # <- row-mostly-empty
          subitems: [{item: 100% x 100%}]
      """,
      "thirds of the height in a horizontal group": """
      items: 9
      group:
        horizontal:
          size: 100% x 300
          subitems: [{item: 100% x 1/3}]  # <- row-mostly-empty
      """,
      "halves of the width in a vertical group": """
      items: 9
      group:
        vertical:
          size: 100% x 300
          count: 3
          subitem: {item: 50% x 100%}  # <- row-mostly-empty
      """,
      "of two of 55% only one fits": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          subitems: [{item: 55% x 100%}]  # <- row-mostly-empty
      """,
    ],
    good: [
      "groups one below the other, items side by side": """
      items: 9
      group: {horizontal: {size: 100% x 100, subitems: [{item: 50% x 100%}]}}
      """,
      "thirds of the height in a vertical group": """
      items: 9
      group: {vertical: {size: 100% x 300, subitems: [{item: 100% x 1/3}]}}
      """,
    ],
    nearMisses: [
      "a column in the middle": """
      items: 9
      group:
        horizontal:
          size: 50% x 100
          edgeSpacing: {leading: flexible(0), trailing: flexible(0)}
          subitems: [{item: 100% x 100%}]
      """,
      "cells at both ends": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          interItemSpacing: flexible(8)
          subitems: [{item: 25% x 100%}, {item: 25% x 100%}, {item: 60% x 100%}]
      """,
      "a single cell": """
      items: 1
      group: {horizontal: {size: 50% x 100, subitems: [{item: 100% x 100%}]}}
      """,
      "one half at the end": """
      items: 3
      group: {horizontal: {size: 100% x 100, subitems: [{item: 50% x 100%}]}}
      """,
      "cards of a row that scrolls by itself": """
      items: 9
      orthogonalScrollingBehavior: groupPaging
      group: {horizontal: {size: 50% x 100, subitems: [{item: 100% x 100%}]}}
      """,
      "a short item beside one of the whole height": """
      items: 9
      group: {horizontal: {size: 100% x 100, subitems: [{item: 50% x 30%}, {item: 50% x 100%}]}}
      """,
      "items with titles below them": """
      items: 9
      group:
        horizontal:
          size: 100% x 100
          subitems:
            - item:
                size: 1/3 x 50%
                supplementaryItems:
                  - {elementKind: title, size: 100% x 40, containerAnchor: {edges: bottom}, itemAnchor: {edges: top}}
      """,
    ])

  /// Rows and groups are reported if less than this share of them is filled.
  private static let leastShare = 0.6

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let scrollAxis = layout.spec.configuration.scrollDirection
    return layout.templates.flatMap { template -> [Finding] in
      let section = template.section
      guard section.items.count > 1, section.arrangement == nil, section.visibleItems.isEmpty,
        let root = template.nodes.first, !root.solved.hasSupplementaryItems
      else { return [] }
      let hasSideItems = section.boundaryItems.contains { $0.alignment.place(scrollAxis) == .center }
      var findings: [Finding] = []
      if section.orthogonalScrolling == nil, !hasSideItems, solution.groupCount(ofSection: template.index) > 1
      {
        if let finding = row(of: root, scrollAxis.cross, layout) { findings.append(finding) }
      }
      for entry in template.nodes {
        guard let group = entry.group, let line = group.line, let slots = entry.solved.slotCount, slots > 0,
          slots >= line.subitems.count
        else { continue }
        let along = sharesAlong(entry, line, slots, layout)
        if let finding = along ?? across(entry, line, layout) { findings.append(finding) }
      }
      return findings
    }
  }

  /// Checks a section's outermost groups. Each is a row, or a column in a layout that scrolls sideways.
  private static func row(of root: TemplateNode, _ axis: Axis, _ layout: LintedLayout) -> Finding? {
    let node = root.node
    let edges = node.edgeSpacing
    let room = root.solved.container[axis]
    guard node.size[axis].fraction(of: axis) != nil, !edges.isFlexible(axis),
      root.solved.extent[axis] + edges.least(axis) < leastShare * room - layout.environment.pixel
    else { return nil }
    let (side, other) = (axis.side, axis.adjective)
    return Finding(
      node.id,
      "the group is \(written(root.solved.extent[axis])) \(other), and nothing stands beside it in the \(written(room)) that there are \(layout.environment.place)",
      at: layout.sizeSpan(of: node.id, axis),
      help: "make the group's \(side) 100%, and that of its items \(node.size[axis].written(along: axis))")
  }

  /// Checks the share of a group's length that its subitems fill.
  private static func sharesAlong(
    _ entry: TemplateNode, _ line: LineContent, _ slots: Int, _ layout: LintedLayout
  )
    -> Finding?
  {
    let axis = line.axis
    guard entry.isFixed(axis), !line.sharesOut(axis), let used = entry.solved.usedLength,
      slots == 1 || !line.interItemSpacing.isFlexible,
      line.subitems.allSatisfy({ $0.isPlainFraction(axis) }), isMostlyEmpty(entry, axis, used, layout)
    else { return nil }
    let noun = line.subitems[0].noun
    let isCounted = line.repetition != .untilFull
    let subject =
      isCounted
      ? (slots == 1 ? "the only \(noun) of the group fills" : "the \(slots) \(noun)s of the group fill")
      : "one \(noun) fits into the group and fills"
    let count = isCounted ? slots : slots + 1
    let nouns = noun + (slots == 1 ? "" : "s")
    // Edge spacing lies outside of a fraction: equal shares leave no room for it.
    let hasSpacing = line.subitems.contains { $0.edgeSpacing.least(axis) > 0 }
    return finding(
      entry, line, axis, used, subject,
      hasSpacing
        ? "make the \(nouns) fill the group together with the edge spacing"
        : "write \(count == 1 ? "100%" : "1/\(count)") for the \(axis.side) of the \(nouns)",
      layout)
  }

  /// Checks the share of a group's breadth that its subitems fill.
  private static func across(_ entry: TemplateNode, _ line: LineContent, _ layout: LintedLayout) -> Finding? {
    let axis = line.axis.cross
    guard entry.isFixed(axis), line.subitems.allSatisfy({ $0.isPlainFraction(axis) }) else { return nil }
    let start = entry.solved.node.contentInsets.start(axis)
    let ends = entry.solved.children.map {
      $0.origin[axis] - start + $0.extent[axis] + $0.node.edgeSpacing.end(axis).minimum
    }
    let used = ends.max() ?? 0
    guard isMostlyEmpty(entry, axis, used, layout) else { return nil }
    let way = line.axis == .horizontal ? "side by side" : "one below the other"
    let other = line.axis == .horizontal ? "vertical" : "horizontal"
    return finding(
      entry, line, axis, used,
      "the \(line.subitems[0].noun)s of a \(line.axis) group stand \(way) and fill",
      "make the group \(other), or the \(axis.side) of its \(line.subitems[0].noun)s 100%", layout)
  }

  private static func isMostlyEmpty(
    _ entry: TemplateNode, _ axis: Axis, _ used: Double, _ layout: LintedLayout
  ) -> Bool { used < leastShare * entry.solved.inner[axis] - layout.environment.pixel }

  private static func finding(
    _ entry: TemplateNode, _ line: LineContent, _ axis: Axis, _ used: Double, _ subject: String,
    _ help: SpelledHelp,
    _ layout: LintedLayout
  ) -> Finding {
    Finding(
      entry.node.id,
      "\(subject) \(written(used)) of its \(axis.side) of \(written(entry.solved.inner[axis])) \(layout.environment.place)",
      at: layout.sizeSpan(of: line.subitems[0].id, axis),
      secondary: DiagnosticLabel(layout.sizeSpan(of: entry.node.id, axis), "the group's \(axis.side)"),
      help: help)
  }
}

extension Node {
  /// Returns `true` if the node's length is a fraction of the group's, and the node has no flexible edge
  /// spacing.
  fileprivate func isPlainFraction(_ axis: Axis) -> Bool {
    size[axis].fraction(of: axis) != nil && !edgeSpacing.isFlexible(axis)
  }
}

extension EdgeSpacing {
  fileprivate func isFlexible(_ axis: Axis) -> Bool { start(axis).isFlexible || end(axis).isFlexible }
}
