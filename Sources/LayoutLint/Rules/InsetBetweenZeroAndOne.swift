import LayoutDiagnostics

package enum InsetBetweenZeroAndOne: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("inset-between-zero-and-one"),
    summary: "an inset of less than a point that is not a hairline",
    why: "insets are points: 0.05 of the width is written as an expression, 0.05 points are nothing",
    severity: .warning, layer: .static, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "a twentieth": """
      items: 9
      contentInsets: {horizontal: 0.05}  # <- inset-between-zero-and-one
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "in an item": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: {contentInsets: {top: 0.1}}}]  # <- inset-between-zero-and-one
      """,
    ],
    good: [
      "a twentieth of the width": """
      items: 9
      contentInsets: {horizontal: "${width * 0.05}"}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "pixels": """
      items: 9
      contentInsets: {top: 0.5, bottom: 0.333}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.insets.filter { isSuspect($0.points) }.map { inset in
      Finding(
        inset.node,
        "the \(Edge.listed(inset.edges)) \(inset.edges.count == 1 ? "inset is" : "insets are") \(writtenExactly(inset.points)) of a point; insets are no fractions",
        at: inset.span, help: "for a fraction of the width write ${width * \(writtenExactly(inset.points))}"
      )
    }
  }

  /// Returns `true` if points are not a whole number of pixels at any display scale up to 3.
  private static func isSuspect(_ points: Double) -> Bool {
    guard points > 0, points < 1 else { return false }
    return ![1.0, 2, 3].contains { abs((points * $0).rounded() - points * $0) < 0.005 }
  }
}
