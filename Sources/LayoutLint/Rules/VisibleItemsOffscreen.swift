import LayoutDiagnostics
import LayoutReader

package enum VisibleItemsOffscreen: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("visible-items-offscreen"),
    summary: "a rule of visibleItems applies to no element",
    why: "it targets elements that the section does not have, so that it has no effect",
    severity: .warning, layer: .static, evidence: .inferred, since: "0.1.0",
    bad: [
      "a background that is not there": """
      items: 9
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems:
        - for: decorations  # <- visible-items-offscreen
          alpha: 0.5
      """,
      "a kind that is misspelt": """
      items: 9
      header: 6%
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems: {for: [heder], alpha: 0.5}  # <- visible-items-offscreen
      """,
    ],
    good: [
      "the header": """
      items: 9
      header: 6%
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems: {for: [header], alpha: 0.5}
      """
    ],
    nearMisses: [
      "cells that are still to come": """
      items: 0
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      visibleItems: {alpha: 0.5}
      """,
      "badges of items": """
      items: 9
      group:
        horizontal:
          size: 100% x 200
          subitems: [{item: {supplementaryItems: [{elementKind: badge, size: 20 x 20, containerAnchor: {edges: topTrailing}}]}}]
      visibleItems: {for: supplementaries, rotate: 10}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.sections.flatMap { section -> [Finding] in
      guard !section.visibleItems.isEmpty else { return [] }
      let supplementaries =
        section.boundaryItems.map(\.elementKind)
        + section.nodes.flatMap { $0.supplementaryItems.map(\.elementKind) }
      let decorations = section.decorationItems.map(\.elementKind)
      return section.visibleItems.compactMap { rule in
        let what: String
        var near: String?
        switch rule.targets {
        case .cells, .all: return nil
        case .supplementaries where supplementaries.isEmpty: what = "headers, footers and badges"
        case .decorations where decorations.isEmpty: what = "backgrounds"
        case .supplementaries, .decorations: return nil
        case .kinds(let kinds):
          let known = supplementaries + decorations
          guard !kinds.contains(where: known.contains) else { return nil }
          let written = layout.sourceMap.map(of: rule.id)["for"]?.elements.compactMap(\.text) ?? []
          what = listed(written.map { "'\($0)'" })
          near = written.lazy.compactMap { nearestWord(to: $0, among: known.map(ElementKind.short)) }.first
        }
        return Finding(
          rule.id, "the rule is for \(what), and the section has none",
          at: layout.sourceMap.valueSpan(of: rule.id, "for"),
          help: didYouMean(near).first.map { SpelledHelp($0) })
      }
    }
  }
}
