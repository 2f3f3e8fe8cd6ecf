import LayoutDiagnostics
import LayoutReader

/// Searches only the maps that the spec itself contains: next to `use` and in a variant, a default replaces
/// another value, and a definition may be merged into anything.
package enum RedundantDefault: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("redundant-default"),
    summary: "a key states its default value",
    why: "it says nothing, and hides what is special about the layout",
    severity: .info, layer: .static, evidence: .inferred, since: "0.1.0", fixes: [.safe], isOptIn: true,
    bad: [
      "words, numbers, booleans, sizes": """
      configuration:
        scrollDirection: vertical  # <- redundant-default
      items: 9
      contentInsets: 0  # <- redundant-default
      header:
        height: ~44
        extendsBoundary: true  # <- redundant-default
      group:
        horizontal:
          size: 100% x 44
          interItemSpacing: 0  # <- redundant-default
          subitems:
            - item:
                size: 100% x 100%  # <- redundant-default
      """
    ],
    good: [
      "what is special": """
      configuration: {interSectionSpacing: 8}
      items: 9
      group:
        horizontal: {size: 100% x 44, subitems: [{item: {}}]}
      """
    ],
    nearMisses: [
      "a default in a variant, which replaces the section's own value": """
      items: 9
      contentInsets: 8
      group:
        horizontal: {size: 100% x 44, subitems: [{item: {}}]}
      variants: [{when: "${width > 700}", contentInsets: 0}]
      """,
      "a default beside use": """
      define:
        card: {item: {contentInsets: 4}}
      items: 9
      group:
        horizontal: {size: 100% x 44, subitems: [{use: card, contentInsets: 0}]}
      """,
      "defaults that a list does not have": """
      items: 9
      list: {appearance: grouped, headerMode: supplementary}
      contentInsetsReference: automatic
      cellZIndex: 0
      header: {pinToVisibleBounds: false}
      """,
      "the version of the format": """
      version: 1
      items: 9
      group:
        horizontal: {size: 100% x 44, subitems: [{item: {}}]}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var search = DefaultSearch()
    for row in [SpecKeys.configuration, SpecKeys.sections, SpecKeys.environment] {
      guard let value = layout.normal[row] else { continue }
      search.visit(value, as: row.type, path: row.name, depth: 0)
    }
    return search.findings
  }
}

/// Walks a normal form along the schema and finds keys that state their default.
private struct DefaultSearch {
  private(set) var findings: [Finding] = []

  /// - Parameter depth: the depth, which bounds the walk. This is only a safeguard, because the reader
  ///   already limits the depth of a spec.
  mutating func visit(_ value: Normal, as type: ValueType, path: String, depth: Int) {
    guard depth < 200, findings.count < 1_000 else { return }
    if let noun = type.row.noun { return visitMap(value, noun, path, depth) }
    switch type {
    case .list(let element, _), .oneOrMany(let element, _):
      for (index, inner) in value.elements.enumerated() {
        visit(inner, as: element, path: "\(path)[\(index)]", depth: depth + 1)
      }
    case .node:
      guard value.used == nil, let field = value.fields.first, let noun = NounID.node(field.key) else {
        return
      }
      visit(field.value, as: .map(noun), path: "\(path).\(field.key)", depth: depth + 1)
    default: return
    }
  }

  private mutating func visitMap(_ map: Normal, _ id: NounID, _ path: String, _ depth: Int) {
    guard id != .sectionVariant, id != .configurationVariant, map[SpecSchema.use] == nil else { return }
    let noun = SpecSchema.noun(id)
    // A list sets some keys to other values than their defaults.
    let others = id == .section && map[SectionKeys.list] != nil ? SectionKeys.setByList : []
    for field in map.fields where !others.contains(field.key) {
      guard let row = noun.row(of: field.key) else { continue }
      if let text = row.defaultText, isDefault(field, row) {
        findings.append(
          Finding(
            path: "\(path).\(field.key)", "\(field.key) is \(text) anyway", at: field.keySpan,
            help: "delete it (safe: frames do not change)",
            fixes: .safe("delete it", .removeEntry(field.keySpan, field.key))))
      } else {
        visit(field.value, as: row.type, path: "\(path).\(field.key)", depth: depth + 1)
      }
    }
  }

  private func isDefault(_ field: NormalField, _ row: KeyRow) -> Bool {
    // A short form of a map has no key to delete.
    guard field.keySpan != field.value.span else { return false }
    switch row.type {
    // Items and their targets are data. A device is never redundant, because it allows other keys next to it.
    case .items, .label, .visibleTargets: return false
    default: return row.standard?.isSame(as: field.value) ?? false
    }
  }
}
