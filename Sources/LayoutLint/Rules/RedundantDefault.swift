import LayoutDiagnostics
import LayoutReader

/// `redundant-default`: a key that says what holds anyway.
///
/// Looked for in the spec's own maps: beside `use` and in a variant a default replaces another value, and a definition may be merged into
/// anything.
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
      "the version of the format": """
      version: 1
      items: 9
      group:
        horizontal: {size: 100% x 44, subitems: [{item: {}}]}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var search = DefaultSearch()
    let parts = ["configuration", "sections", "environment"]
    for row in SpecSchema.noun(.spec).keys where parts.contains(row.name) {
      guard let value = layout.normal[row.name] else { continue }
      search.visit(value, as: row.type, path: row.name, depth: 0)
    }
    return search.findings
  }
}

/// Walks a normal form by the schema.
private struct DefaultSearch {
  private(set) var findings: [Finding] = []

  /// - Parameter depth: no spec is deeper than the reader allows; what is walked here is bounded all the same.
  mutating func visit(_ value: Normal, as type: ValueType, path: String, depth: Int) {
    guard depth < 200, findings.count < 1_000 else { return }
    if let noun = type.row.noun { return visitMap(value, noun, path, depth) }
    switch type {
    case .list(let element, _), .oneOrMany(let element):
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
    for field in map.fields {
      guard let index = noun.index(of: field.key) else { continue }
      let row = noun.keys[index]
      if let text = row.defaultText, isDefault(field, row.type, text) {
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

  private func isDefault(_ field: NormalField, _ type: ValueType, _ text: String) -> Bool {
    // What stands for a whole map in short is the only word there.
    guard field.keySpan != field.value.span else { return false }
    let value = field.value
    switch type {
    case .number, .columns, .aspectRatio: return value.number != nil && value.number == Double(text)
    case .boolean: return value.boolean.map { String($0) == text } ?? false
    case .word: return value.text == text
    case .insets, .edgeSpacing, .point: return isZero(value)
    case .spacing: return value["fixed"]?.number == Double(text)
    case .dimension:
      if text.hasPrefix("~") { return value["estimated"]?.number == Double(text.dropFirst()) }
      guard text.hasSuffix("%"), let percent = Double(text.dropLast()) else { return false }
      return value["fractionalWidth"]?.number == percent / 100
    case .itemSize:
      return value["width"]?["fractionalWidth"]?.number == 1
        && value["height"]?["fractionalHeight"]?.number == 1
    default: return false
    }
  }

  private func isZero(_ value: Normal) -> Bool {
    switch value.value {
    case .number(let number): number == 0
    case .map(let fields): fields.allSatisfy { isZero($0.value) }
    case .list(let elements): elements.allSatisfy { isZero($0) }
    case .null, .boolean, .text, .expression, .raw: false
    }
  }
}
