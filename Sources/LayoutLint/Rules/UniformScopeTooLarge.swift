import LayoutDiagnostics
import LayoutResolver
import LayoutSpec

extension RuleID { static let uniformScopeTooLarge = RuleID("uniform-scope-too-large") }

/// `uniform-scope-too-large`: many items that are all measured before any is placed.
///
/// Subitems are siblings within their group, however many groups a section has; of an outermost group all groups of the section are.
package enum UniformScopeTooLarge: StaticRule {
  package static let metadata = RuleMetadata(
    id: .uniformScopeTooLarge,
    summary: "uniformAcrossSiblings covers many items",
    why: "all siblings are measured before the first of them is placed: large scopes stall scrolling",
    severity: .warning, layer: .static, evidence: .documented, since: "0.1.0", dependsOn: .container,
    options: ["options.uniformSiblings"],
    bad: [
      RuleExample(
        "a column of twenty",
        """
        sections:
          - items: 40
            group:
              vertical:
                size: 100% x ~880
                repeatingSubitem:
                  item: 100% x uniform(44)  # <- uniform-scope-too-large
                count: 20
        """),
      RuleExample(
        "every group of a long section",
        """
        sections:
          - items: 400
            group:
              vertical:
                size: 100% x uniform(44)  # <- uniform-scope-too-large
                subitems: [{item: 100% x ~44}]
        """),
    ],
    good: [
      RuleExample(
        "a group for each row",
        """
        sections:
          - items: 400
            group:
              horizontal: {size: 100% x ~44, subitems: [{item: 50% x uniform(44)}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "twelve in a row",
        """
        sections:
          - items: 400
            group:
              horizontal: {size: 100% x ~44, count: 12, repeatingSubitem: {item: {size: 1/12 x uniform(44)}}}
        """),
      RuleExample(
        "few groups",
        """
        sections:
          - items: 12
            group:
              vertical: {size: 100% x uniform(44), subitems: [{item: 100% x ~44}]}
        """),
    ])

  /// The most cells of a section whose groups are siblings of each other.
  private static let greatestSection = 50

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    let greatestGroup = layout.options.uniformSiblings
    layout.forEachSection { section in
      section.forEachNode { node, parent in
        let isLarge =
          parent.map { $0.knownCapacity > greatestGroup } ?? (section.items.count > greatestSection)
        guard isLarge else { return }
        for axis in Axis.allCases where parent?.sharesOut(axis) != true {
          guard case .uniformAcrossSiblings = node.size[axis] else { continue }
          let scope =
            parent.map { "the \($0.knownCapacity) subitems of its group" }
            ?? "all groups of the section's \(section.items.count) cells"
          findings.append(
            Finding(
              node.id,
              "the uniform \(axis.side) covers \(scope); more than \(parent == nil ? greatestSection : greatestGroup) are slow to measure",
              at: layout.sourceMap.valueSpan(of: node.id, "size", axis.side),
              help: ["put each row into a group of its own"]))
        }
      }
    }
    return findings
  }
}
