import LayoutText
import LayoutReader

package enum UnusedDefinition: StaticRule {
  package static let metadata = RuleMetadata(
    id: .unusedDefinition,
    summary: "a definition or a named value is never used",
    why: "it has no effect and misleads readers of the spec; often its use was renamed",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.safe], dependsOn: .text,
    bad: [
      "a definition without a use": """
      define:
        card: {item: 50% x 100%}
        wide: {item: 100% x 100%}  # <- unused-definition
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{use: card}]}}
      """,
      "definitions that use each other only": """
      define:
        gutters: 8  # <- unused-definition
        card: {item: {contentInsets: {use: gutters}}}  # <- unused-definition
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "aliases in other definitions that nothing uses": """
      define:
        insets: &insets {horizontal: 8}  # <- unused-definition
        card: {item: {contentInsets: *insets}}  # <- unused-definition
        margins: *insets  # <- unused-definition
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "names that no expression has": """
      let:
        gutter: 8
        side: 120  # <- unused-definition
        half: "${side / 2}"  # <- unused-definition
      items: 3
      contentInsets: {horizontal: "${gutter}"}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "a definition that is used": """
      define: {card: {item: 50% x 100%}}
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{use: card}]}}
      """
    ],
    nearMisses: [
      "names that other names, definitions and custom groups use": """
      let: {unit: 4, gutter: "${unit * 2}", side: 80, isWide: "${width > 700}"}
      define: {insets: {contentInsets: {horizontal: "${gutter}"}}}
      items: 3
      use: insets
      group: {custom: {size: 100% x 100, count: 3, frame: ["${index * side}", 0, "${side}", "${side}"]}}
      variants:
        - when: "${isWide}"
          contentInsets: {top: 8}
      """,
      "a definition that a variant uses in other environments": """
      define: {wide: {when: "${width > 2000}", contentInsets: {horizontal: 100}}}
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      variants: [{use: wide}]
      """,
      "a definition that another one uses": """
      define: {gutters: 8, card: {item: {contentInsets: {use: gutters}}}}
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{use: card}]}}
      """,
      "definitions that aliases and merge keys stand for": """
      define:
        size: &size 50% x 100%
        card: &card {size: *size, contentInsets: {horizontal: 4}}
      items: 3
      group: {horizontal: {size: 100% x 44, subitems: [{item: {<<: *card, contentInsets: 2}}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let definitions = layout.unusedDefinitions.map { definition in
      Finding(
        path: "define.\(definition.name)",
        "the definition \(quotedText(definition.name)) is never used", at: definition.span,
        help:
          "delete it (safe: frames do not change), or write use: \(shownText(definition.name)) where it belongs",
        fixes: .safe("delete it", .removeDefinition(definition.span, definition.name)))
    }
    return definitions
      + layout.unusedNames.map { field in
        Finding(
          path: "let.\(field.key)", "the name \(quotedText(field.key)) is never used", at: field.keySpan,
          help:
            "delete it (safe: frames do not change), or write it in an expression where it belongs: ${\(shownText(field.key))}",
          fixes: .safe("delete it", .removeEntry(field.keySpan, field.key)))
      }
  }
}

extension LintedLayout {
  /// The values of `let` that no expression uses, directly or through other values; empty if parts of the
  /// spec are not available.
  fileprivate var unusedNames: [NormalField] {
    let names = normal["let"]?.fields ?? []
    guard !names.isEmpty, resolved.leftOut == nil else { return [] }
    var search = NameSearch(names)
    for field in normal.fields where field.key != "let" { search.look(in: field.value) }
    guard search.unusedCount > 0, let others = otherFiles else { return [] }
    for file in others { search.look(in: file.bytes) }
    return search.unused
  }
}

/// Finds the used names of `let`, including those that used values mention.
private struct NameSearch {
  private let names: [NormalField]
  private let byName: [String: Int]
  /// The indexes by the start of the value, because aliases share one value.
  private let byPlace: [UInt32: [Int]]
  private var isUsed: [Bool]
  private(set) var unusedCount: Int
  /// The used names whose values were not searched yet.
  private var pending: [Int] = []

  init(_ names: [NormalField]) {
    self.names = names
    byName = Dictionary(zip(names.map(\.key), names.indices), uniquingKeysWith: { first, _ in first })
    byPlace = Dictionary(grouping: names.indices) { names[$0].value.span.start }
    isUsed = names.map { _ in false }
    unusedCount = names.count
  }

  var unused: [NormalField] { names.indices.filter { !isUsed[$0] }.map { names[$0] } }

  /// Searches a value and everything it uses.
  mutating func look(in value: Normal) {
    visit(value)
    while let next = pending.popLast() { visit(names[next].value) }
  }

  /// Searches the words of a file. If the file has escapes, any name may be used.
  mutating func look(in bytes: [UInt8]) {
    if bytes.contains(UInt8(ascii: "\\")) {
      for index in names.indices { use(index) }
    } else {
      visit(bytes)
    }
    while let next = pending.popLast() { visit(names[next].value) }
  }

  private mutating func visit(_ value: Normal) {
    if unusedCount == 0 { return }
    for index in byPlace[value.span.start] ?? [] { use(index) }
    switch value.value {
    case .expression(let text), .text(let text):
      if text.utf8.contains(UInt8(ascii: "$")) { visit(Array(text.utf8)) }
    case .list(let elements): for element in elements { visit(element) }
    case .map(let fields): for field in fields { visit(field.value) }
    case .raw(let raw): visit(raw.plain)
    case .null, .boolean, .number: break
    }
  }

  private mutating func visit(_ text: [UInt8]) {
    for word in text.split(whereSeparator: { !($0.isNameStart || $0.isDigit) }) {
      if let index = byName[String(decoding: word, as: UTF8.self)] { use(index) }
    }
  }

  private mutating func use(_ index: Int) {
    guard !isUsed[index] else { return }
    isUsed[index] = true
    unusedCount -= 1
    pending.append(index)
  }
}
