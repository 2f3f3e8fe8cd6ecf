import LayoutDiagnostics
import LayoutReader
import LayoutResolver

/// Judges variants by their conditions. The reader itself reports a section without any layout, and a variant
/// after one without `when`.
package enum AdaptiveGap: StaticRule {
  package static let metadata = RuleMetadata(
    id: .adaptiveGap,
    summary: "a variant that is never chosen, or environments for which a section has no layout",
    why:
      "a section provider that returns nil for a section with items makes UIKit raise \"Invalid section definition\"; a variant that is never chosen has no effect",
    severity: .error, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe], dependsOn: .text,
    refusesSpecs: true, crashes: [.noLayout: 1],
    bad: [
      "a variant behind a wider one": """
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${width > 500}
          grid: {columns: 4}
        - when: ${width > 1000}  # <- adaptive-gap
          grid: {columns: 8}
      """,
      "a condition that contradicts itself": """
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${width > 1000 and width < 500}  # <- adaptive-gap
          grid: {columns: 4}
      """,
      "nothing for what lies between": """
      items: 9
      variants:  # <- adaptive-gap
        - when: ${width < 500}
          grid: {columns: 2, rowHeight: 44}
        - when: ${width > 500}
          grid: {columns: 4, rowHeight: 44}
      """,
      "a variant behind one that always holds": """
      items: 9
      variants:
        - grid: {columns: 2, rowHeight: 44}
        - when: ${width > 500}  # <- adaptive-gap
          grid: {columns: 4, rowHeight: 44}
      """,
    ],
    good: [
      "the widest first, the section itself for the rest": """
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${width > 1000}
          grid: {columns: 8}
        - when: ${width > 500}
          grid: {columns: 4}
      """
    ],
    nearMisses: [
      "conditions on different things": """
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${width > 500 and horizontalSizeClass == compact}
          grid: {columns: 4}
        - when: ${width > 1000}
          grid: {columns: 8}
      """,
      "conditions that leave nothing out; the format still asks for a layout of the section itself, as missing-key":
        """
      items: 9
      variants:
        - when: ${width <= 500}
          grid: {columns: 2, rowHeight: 44}
        - when: ${width > 500}
          grid: {columns: 4, rowHeight: 44}
      """,
      "a condition of another form": """
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${min(width, height) > 500}
          grid: {columns: 4}
        - when: ${min(width, height) > 1000}
          grid: {columns: 8}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let names = layout.normal["let"]?.fields ?? []
    var findings: [Finding] = []
    func look(_ part: Normal?, path: String) {
      guard let variants = part?["variants"]?.elements else { return }
      findings += unreachable(variants, names, path: path)
    }
    look(layout.normal["configuration"], path: "configuration")
    for (index, section) in (layout.normal["sections"]?.elements ?? []).enumerated() {
      look(section, path: "sections[\(index)]")
    }
    return findings
  }

  private static func unreachable(_ variants: [Normal], _ names: [NormalField], path: String) -> [Finding] {
    ConditionSpace(variants, names: names).unreachable.sorted { $0.key < $1.key }.compactMap {
      index, obstacle in
      let variant = variants[index]
      // The reader reports a variant after one without `when`.
      guard !variants[..<index].contains(where: { $0["when"] == nil }) else { return nil }
      guard let when = variant["when"] else { return unreachableRest(variants, index, names, path: path) }
      let reason =
        switch obstacle {
        case .neverHolds: "its condition holds nowhere"
        case .isCovered: "wherever its condition holds, that of an earlier one does, too"
        }
      return Finding(
        path: "\(path).variants[\(index)]", "the variant is never chosen: \(reason)", at: when.span,
        severity: .warning,
        help: obstacle == .isCovered ? "variants are tried in order: put the narrower condition first" : nil)
    }
  }

  /// Reports a variant without a condition if the condition of an earlier one always holds. If it takes
  /// several conditions to cover every case, nothing is reported, because the format still requires a layout
  /// for the case that none holds.
  private static func unreachableRest(
    _ variants: [Normal], _ index: Int, _ names: [NormalField], path: String
  ) -> Finding? {
    guard
      let key = variants[index].fields.map(\.keySpan).min(by: { $0.start < $1.start }),
      let always = variants[..<index].first(where: { ConditionSpace([$0], names: names).gap == .none })?[
        "when"]
    else { return nil }
    return Finding(
      path: "\(path).variants[\(index)]",
      "the variant is never chosen: an earlier one's condition always holds", at: key, severity: .warning,
      secondary: DiagnosticLabel(always.span, "the condition"),
      help: "take the condition out of the earlier one and delete this one, or mend the condition")
  }
}
