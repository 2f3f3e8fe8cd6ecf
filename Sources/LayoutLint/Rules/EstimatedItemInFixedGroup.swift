import LayoutDiagnostics
import LayoutSpec

extension RuleID { static let estimatedItemInFixedGroup = RuleID("estimated-item-in-fixed-group") }

package enum EstimatedItemInFixedGroup: StaticRule {
  package static let metadata = RuleMetadata(
    id: .estimatedItemInFixedGroup,
    summary: "an item or a row is estimated on an axis on which its group is fixed or fractional",
    why:
      "the cell grows past its group and covers the following rows, or Auto Layout logs broken constraints",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    crashes: [.brokenConstraints: 1],
    bad: [
      "rows of a fixed height": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: 50% x ~44}]  # <- estimated-item-in-fixed-group
      """,
      "rows that measure themselves in a fixed height": """
      items: 9
      group:
        vertical:
          size: 100% x 200
          repeatingSubitem:
            horizontal:
              size: 100% x ~110  # <- estimated-item-in-fixed-group
              subitems: [{item: 50% x ~110}]
          count: 2
      """,
      "a fixed number of items that keep their size": """
      items: 9
      group:
        vertical:
          size: 100% x 200
          repeatingSubitem: {item: 100% x ~60}  # <- estimated-item-in-fixed-group
          count: 3
      """,
    ],
    good: [
      "item and group estimated alike": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """
    ],
    nearMisses: [
      "tags: estimated along the group, absolute across": """
      items: 9
      group: {horizontal: {size: 100% x 32, subitems: [{item: ~80 x 32}, {item: ~120 x 32}]}}
      """,
      "one item alone along its group": """
      items: 9
      group: {horizontal: {size: 100% x 32, subitems: [{item: ~80 x 100%}]}}
      """,
      "a column that holds as many cells as fit": """
      items: 9
      group: {vertical: {size: 100% x 50%, subitems: [{item: 100% x ~60}, {item: 100% x 100}]}}
      """,
      "tags that begin a new line where the width is used up": """
      items: 9
      group: {horizontal: {size: 300 x 32, subitems: [{item: ~80 x 100%}]}}
      """,
      "a group that has nothing to measure": """
      items: 9
      group:
        vertical:
          size: 100% x 200
          repeatingSubitem: {horizontal: {size: 100% x ~110, subitems: [{item: 50% x 100}]}}
          count: 2
      """,
      "equal shares replace the estimate": """
      items: 9
      group: {vertical: {size: 100% x 200, subitem: {item: 100% x ~60}, count: 3}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.findings { node, axis in
      guard let parent = node.parent, case .estimated(let estimate) = node.size[axis], finds(node, axis)
      else { return nil }
      return finding(node, estimate, parent, axis, layout)
    }
  }

  /// Returns `true` if a node is self-sizing along an axis and its group does not grow with it.
  static func finds(_ node: LintedNode, _ axis: Axis) -> Bool {
    guard let parent = node.parent, let line = parent.line, !parent.size[axis].isEstimated else {
      return false
    }
    return outgrows(node, line, axis, of: parent) && node.node.measuresItself(axis)
  }

  /// Returns `true` if a longer item would stick out of its group, or push others out.
  private static func outgrows(
    _ item: LintedNode, _ line: LineContent, _ axis: Axis, of group: LintedNode
  ) -> Bool {
    if axis == line.axis.cross { return true }
    if case .absolute = item.size[axis.cross] { return false }
    switch line.repetition {
    // Subitems that do not fit move to the next group.
    case .untilFull: return false
    case .repeating(let count): return count > 1
    case .equalShares: return false
    }
  }

  private static func finding(
    _ item: LintedNode, _ estimate: Double, _ group: LintedNode, _ axis: Axis, _ layout: LintedLayout
  ) -> Finding {
    let side = axis.side
    let whose = item.isItem ? "its group's" : "that of the group around it"
    let length = group.size[axis].written(along: axis)
    let wanted: SpelledHelp = axis == group.axis ? "estimated" : "\(estimated: written(estimate))"
    return Finding(
      item.id,
      "the \(item.noun)'s \(side) is estimated, \(whose) is \(length) and does not grow; an estimated \(item.noun) needs an estimated group\(item.isItem ? "" : " around it")",
      at: layout.sizeSpan(of: item.id, axis),
      secondary: DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(side) is \(length)"),
      help:
        "make the \(item.isItem ? "" : "outer ")group's \(side) \(wanted), and so that of every group around it (unsafe: frames change)",
      fixes: SpecFix(
        .unsafe, "make the group's \(side) \(wanted)", edits(estimate, group, axis)))
  }

  /// Makes a group and all groups around it estimated.
  private static func edits(_ estimate: Double, _ group: LintedNode, _ axis: Axis) -> [SpecEdit] {
    var edits: [SpecEdit] = []
    var estimate = estimate
    var next: LintedNode? = group
    while let group = next {
      // Along the group's own axis, its estimate has to cover all subitems.
      if axis == group.axis {
        estimate = max(estimate, group.size[axis].points ?? group.knownLength(axis) ?? estimate)
      }
      if !group.size[axis].isEstimated {
        edits.append(.resize(group.id, axis, from: group.size[axis], to: .estimated(estimate)))
      }
      next = group.parent
    }
    return edits
  }
}

extension Node {
  /// Returns `true` for an estimated item, and for an estimated group that contains one.
  fileprivate func measuresItself(_ axis: Axis) -> Bool {
    guard size[axis].isEstimated else { return false }
    switch self {
    case .item: return true
    case .group(let group):
      guard let line = group.line, !line.sharesOut(axis) else { return false }
      return line.subitems.contains { $0.measuresItself(axis) }
    }
  }
}

extension LintedNode {
  /// Returns the sum of the subitems' lengths if all are in points.
  fileprivate func knownLength(_ axis: Axis) -> Double? {
    guard let line, line.axis == axis, let total = line.listedLength else { return nil }
    switch line.repetition {
    case .untilFull, .equalShares: return total
    case .repeating(let count): return total * Double(count)
    }
  }
}
