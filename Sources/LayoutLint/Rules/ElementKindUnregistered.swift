import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

package enum ElementKindUnregistered: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("element-kind-unregistered"),
    summary: "an element kind that is not registered",
    why:
      "UIKit raises when the view is dequeued; decorations are registered on the layout, all other kinds on the collection view",
    severity: .error, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    dependsOn: .run,
    crashes: [.unregisteredDecoration: 1, .unregisteredSupplementary: 1, .missingSupplementary: 1],
    bad: [
      "a misspelt kind": """
      registrations: {supplementary: [badge], decoration: [panel]}
      items: 9
      decorationItems: [{background: pannel}]  # <- element-kind-unregistered
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - item:
                supplementaryItems:
                  - elementKind: bagde  # <- element-kind-unregistered
                    size: 20 x 20
      """
    ],
    good: [
      "kinds that are registered": """
      registrations: {supplementary: [header, badge], decoration: [panel]}
      sections:
        - items: 9
          header: ~44
          group:
            horizontal:
              size: 100% x 44
              subitems: [{item: {supplementaryItems: [{elementKind: badge, size: 20 x 20}]}}]
        - {items: 9, decorationItems: [{background: panel}], grid: {columns: 2, rowHeight: 44}}
      """
    ],
    nearMisses: [
      "UIKit's own name": """
      registrations: {supplementary: [UICollectionElementKindSectionHeader]}
      sections: [{items: 9, header: ~44, grid: {columns: 2, rowHeight: 44}}]
      """,
      "registrations that say nothing of decorations": """
      registrations: {supplementary: [badge]}
      sections: [{items: 9, decorationItems: [{background: panel}], grid: {columns: 2, rowHeight: 44}}]
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    guard let registrations = layout.normal["registrations"] else { return [] }
    var supplementary = Registered(registrations["supplementary"], "supplementary")
    var decoration = Registered(registrations["decoration"], "decoration")
    var findings: [Finding] = []
    func look(
      _ id: NodeID, _ kind: String, _ key: String, _ registered: inout Registered, _ other: Registered
    ) {
      guard registered.lacks(kind) else { return }
      let near = registered.names.nearest(to: kind)
      findings.append(
        Finding(
          id, "the kind \(quotedText(kind)) is not among the registrations",
          at: layout.sourceMap.valueSpan(of: id, key),
          notes: other.has(kind) ? "it is registered, but as the other sort of view" : nil,
          help: didYouMean(near.map { shownText($0) }).first.map { SpelledHelp($0) }
            ?? "register a view for it in code and list it under registrations.\(registered.sort)",
          fixes: near.map { .unsafe("write \(shownText($0))", .set(id, key, .text($0))) }))
    }
    func look(_ items: [BoundaryItem]) {
      for item in items { look(item.id, item.elementKind, "elementKind", &supplementary, decoration) }
    }
    look(layout.spec.configuration.boundaryItems)
    for section in layout.sections {
      look(section.boundaryItems)
      for item in section.decorationItems {
        look(item.id, item.elementKind, "background", &decoration, supplementary)
      }
      for node in section.nodes {
        for item in node.supplementaryItems {
          look(item.id, item.elementKind, "elementKind", &supplementary, decoration)
        }
      }
    }
    return findings
  }
}

/// The registered kinds of one sort of view. A sort without registrations is not judged.
private struct Registered {
  let sort: String
  var names: WordList
  private let isJudged: Bool
  private var kinds = NamedValues<Void>()

  init(_ list: Normal?, _ sort: String) {
    self.sort = sort
    names = WordList(list?.elements.compactMap(\.text) ?? [])
    isJudged = list != nil
    for name in names.words where !has(name) { kinds.add((), named: ElementKind.canonical(name)) }
  }

  func has(_ kind: String) -> Bool { kinds[ElementKind.canonical(kind)] != nil }
  func lacks(_ kind: String) -> Bool { isJudged && !has(kind) }
}
