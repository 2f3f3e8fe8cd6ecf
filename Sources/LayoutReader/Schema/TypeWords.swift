extension ValueType {
  /// The type as the manual page calls it: `number`, `list of maps`.
  package var words: String {
    switch self {
    case .number(let rule): rule.words
    case .boolean: "boolean"
    case .text: "text"
    case .title: "text, with expressions"
    case .label, .elementKind: "name"
    case .identifier: "id"
    case .content: "text or number"
    case .literal: "number, boolean or text"
    case .version: "version"
    case .word, .system: "word"
    case .dimension: "dimension"
    case .size, .itemSize: "size"
    case .boundarySize: "size, or dimension"
    case .extent: "extent"
    case .aspectRatio: "ratio"
    case .insets: "insets"
    case .spacing: "spacing"
    case .edgeSpacing: "edge spacing"
    case .point: "point"
    case .scale: "number or point"
    case .visibleTargets: "word or list of kinds"
    case .frame: "frame"
    case .edges: "edges"
    case .columns: "columns"
    case .map: "map"
    case .short(_, _, let short): "\(short.words), or map"
    case .headerOrFooter: "dimension, size, or map"
    case .list(.cell, _): "list of ids and maps"
    case .list(let type, _): "list of \(type.words)s"
    case .oneOrMany(.title, _): "text, or list of texts, with expressions"
    case .oneOrMany(let type, _): "\(type.words), or list of \(type.words)s"
    case .node: "node"
    case .items: "count, or list of cells"
    case .cell: "id, or map"
    case .names(.content): "names of texts and numbers"
    case .names(.namedValue): "names of numbers, booleans and expressions"
    case .names(.literal): "names of numbers, booleans and texts"
    case .names(.names): "names of maps"
    case .names(.anything): "names of anything"
    case .names(let type): "names of \(type.words)s"
    case .namedValue: "number, boolean or expression"
    case .anything: "anything"
    }
  }

  /// The allowed words; empty if other values are allowed, too.
  package var choices: [String] {
    switch self {
    case .word(let words): words
    case .system: SystemNames.all
    case .short(_, _, let type), .list(let type, _), .oneOrMany(let type, _), .names(let type): type.choices
    case .visibleTargets: VisibleItemKeys.targets
    default: []
    }
  }

  /// True if the value can be an expression.
  package var allowsExpression: Bool {
    switch self {
    case .number(let rule): rule.allowsExpression
    case .boolean(let allows): allows
    case .insets(let rule): rule.allowsExpression
    case .spacing: true
    default: row.result != .none
    }
  }

  /// The nouns of the maps that are allowed as the value, or in its list.
  package var nouns: [NounID] {
    switch row.map {
    case .noun(let id): return [id]
    case .node: return [.item, .line, .custom]
    case .none, .keys, .oneOf, .names: break
    }
    switch self {
    case .list(let type, _), .oneOrMany(let type, _), .names(let type): return type.nouns
    case .items: return [.cell]
    default: return []
    }
  }
}

extension NumberRule {
  fileprivate var words: String {
    switch self {
    case .length, .length.literal: "length"
    case .zIndex: "whole number"
    default: isWhole && noun == "a count" ? "count" : "number"
    }
  }
}
