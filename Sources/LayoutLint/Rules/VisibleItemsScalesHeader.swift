import LayoutDiagnostics
import LayoutSpec

package enum VisibleItemsScalesHeader: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("visible-items-scales-header"),
    summary: "a scale for all visible elements also scales the section's header",
    why:
      "the visible items of a section include its headers, badges and backgrounds: a handler that does not check the category shrinks the header with the cells",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0",
    bad: [
      "cards with a header": """
      items: 9
      header: 6%
      orthogonalScrollingBehavior: groupPagingCentered
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
      visibleItems:
        for: all  # <- visible-items-scales-header
        scaleByDistance: {from: 0.8, to: 1}
      """
    ],
    good: [
      "the cards alone": """
      items: 9
      header: 6%
      orthogonalScrollingBehavior: groupPagingCentered
      group: {horizontal: {size: 80% x 200, subitems: [{item: {}}]}}
      visibleItems: {scaleByDistance: {from: 0.8, to: 1}}
      """
    ],
    nearMisses: [
      "no header": """
      items: 9
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems: {for: all, scaleByDistance: {from: 0.8, to: 1}}
      """,
      "a header that fades with the cells": """
      items: 9
      header: 6%
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems: {for: all, fadeByDistance: {from: 0, to: 1}}
      """,
      "a header that is meant": """
      items: 9
      header: 6%
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems: {for: [header], scale: "${max(1, 1 - distance / 400)}"}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.sections.flatMap { section -> [Finding] in
      let shown = section.boundaryItems.filter { !$0.isHidden }
      guard let header = shown.first, section.firstEstimate == nil else { return [] }
      return section.visibleItems.filter { $0.targets == .all && $0.scales }.map { rule in
        Finding(
          rule.id, "the rule is for all elements in sight: it scales '\(header.elementKind)', too",
          at: layout.sourceMap.valueSpan(of: rule.id, "for"),
          help: "write for: cells, or name the kinds that are meant")
      }
    }
  }
}

extension VisibleItemRule {
  fileprivate var scales: Bool {
    outputs.contains { output in
      guard output.property == .scaleX || output.property == .scaleY else { return false }
      return program.steps[output.register] != .constant(1)
    }
  }
}
