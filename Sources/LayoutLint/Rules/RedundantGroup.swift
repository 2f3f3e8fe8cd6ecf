import LayoutDiagnostics
import LayoutSpec

package enum RedundantGroup: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("redundant-group"),
    summary: "a group with one subitem that adds nothing",
    why: "nesting is what makes compositional layouts hard to read",
    severity: .info, layer: .static, evidence: .inferred, since: "0.1.0", fixes: [.safe],
    bad: [
      "a group around an item": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - vertical:  # <- redundant-group
                size: 50% x 100%
                subitems: [{item: {}}]
            - item: 50% x 100%
      """
    ],
    good: [
      "the item itself": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 100%}, {item: 50% x 100%}]}}
      """
    ],
    nearMisses: [
      "a group with insets of its own": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{vertical: {size: 50% x 100%, contentInsets: 4, subitems: [{item: {}}]}}]
      """,
      "an item that repeats": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{vertical: {size: 50% x 100%, subitems: [{item: 100% x 50%}]}}]
      """,
      "a definition that is an outermost group elsewhere": """
      define: {row: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}}
      sections:
        - items: 9
          group: {use: row}
        - items: 9
          group: {vertical: {size: 100% x 88, subitems: [{use: row}, {use: row}]}}
      """,
      "the outermost group": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    // A group from a definition may also be the outermost group of another section, which needs it.
    let outermost = Set(layout.sections.map { layout.sourceMap.keySpan(of: $0.group.id) })
    return layout.nodes.compactMap { group in
      guard group.parent != nil, !outermost.contains(layout.sourceMap.keySpan(of: group.id)),
        let line = group.line, line.subitems.count == 1,
        let child = line.subitems.first, group.contentInsets == .zero, group.edgeSpacing == .zero,
        group.supplementaryItems.isEmpty, child.edgeSpacing == .zero, line.interItemSpacing == .fixed(0),
        line.hasOneAtMost, Axis.allCases.allSatisfy({ child.fills(group, $0) })
      else { return nil }
      return Finding(
        group.id, "the group holds a single \(child.noun) of its own size and adds nothing to it",
        at: layout.sourceMap.keySpan(of: group.id),
        help: "put the \(child.noun) in its place, with the group's size (safe: frames do not change)",
        fixes: .safe("put the \(child.noun) in its place", .unwrap(group.id, child.id)))
    }
  }
}

extension LineContent {
  fileprivate var hasOneAtMost: Bool {
    switch repetition {
    case .untilFull: true
    case .equalShares(let count), .repeating(let count): count == 1
    }
  }
}

extension Node {
  /// Returns `true` if the node always fills its group along an axis.
  fileprivate func fills(_ group: LintedNode, _ axis: Axis) -> Bool {
    // In an estimated group, a node of 100% is not measured.
    if size[axis].fraction(of: axis) == 1 { return !group.size[axis].isEstimated }
    return size[axis] == group.size[axis] && size[axis].anyFraction == nil
  }
}
