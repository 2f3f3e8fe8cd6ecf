import LayoutDiagnostics
import LayoutText

extension Normalizer {
  static let edgeOrder = ["top", "leading", "bottom", "trailing"]
  /// The keys of insets; `horizontal` and `vertical` are two edges each.
  static let allEdges = edgeOrder + ["horizontal", "vertical"]

  mutating func insets(_ node: NodeIndex, _ rule: NumberRule, at place: Place) -> Normal? {
    if document.kind(node) == .sequence {
      expected(
        "a number or a map of edges", node, at: place,
        help: ["name the edges: {top: …, leading: …, bottom: …, trailing: …}"])
      return nil
    }
    if document.kind(node) != .mapping {
      if document.kind(node) == .string, let map = cssEdges(document.text(node)) {
        expected("a number or a map of edges", node, at: place, help: ["write \(map)"])
        return nil
      }
      guard let all = number(node, rule, expecting: "a number or a map of edges", at: place) else {
        return nil
      }
      let fields = Self.edgeOrder.map { NormalField($0, keySpan: all.span, all) }
      return Normal(whole: fields, at: all.span)
    }
    return edges(document.entries(node), as: .number(rule), span: document.span(node), at: place)
  }

  /// The map for two or four numbers in the order of CSS, such as `8 16`; `nil` for other texts.
  private func cssEdges(_ text: String) -> String? {
    let numbers = text.split(separator: " ")
    guard text.utf8.count < 100, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    switch numbers.count {
    case 2: return "{vertical: \(numbers[0]), horizontal: \(numbers[1])}"
    case 4:
      return "{top: \(numbers[0]), trailing: \(numbers[1]), bottom: \(numbers[2]), leading: \(numbers[3])}"
    default: return nil
    }
  }

  mutating func edgeSpacing(_ node: NodeIndex, at place: Place) -> Normal? {
    guard document.kind(node) == .mapping else {
      expected(
        "a map of leading, top, trailing, bottom", node, at: place, help: ["for example {top: 8, bottom: 8}"])
      return nil
    }
    return edges(document.entries(node), as: .spacing, span: document.span(node), at: place)
  }

  /// Makes insets or edge spacing from some entries of a map. `horizontal` and `vertical`, which only insets
  /// allow, are written out as edges; the keys of single edges override them.
  mutating func edges(
    _ entries: some Collection<Document.Entry>, as type: ValueType, span: Span, at place: Place
  ) -> Normal {
    let allowsBoth = if case .spacing = type { false } else { true }
    let order = Self.edgeOrder
    var map = MapBuilder(capacity: order.count)
    for isBoth in [true, false] {
      for entry in entries where entry.isNodeKind == isBoth {
        let edges = entry.edges
        guard !edges.isEmpty, allowsBoth || !isBoth else {
          let keys = allowsBoth ? Self.allEdges : order
          let title = allowsBoth ? "insets" : "edgeSpacing"
          if let (name, value) = unknownEdge(entry, keys, title, as: type, beside: entries, at: place),
            let index = order.firstIndex(of: name), !map.written.contains(index)
          {
            map.set(index, NormalField(name, keySpan: entry.keySpan, value))
          }
          continue
        }
        guard let value = value(entry.value, as: type, at: place.under(entry.key, entry.keySpan)) else {
          continue
        }
        for index in edges { map.set(index, NormalField(order[index], keySpan: entry.keySpan, value)) }
      }
    }
    return Normal(whole: map.fields, at: span)
  }

  /// Reports an unknown edge.
  ///
  /// - Returns: the edge that was meant and its value, if both are clear.
  private mutating func unknownEdge(
    _ entry: Document.Entry, _ keys: [String], _ title: String, as type: ValueType,
    beside entries: some Collection<Document.Entry>, at place: Place
  ) -> (name: String, value: Normal)? {
    let written = entries.map(\.key).filter(keys.contains)
    let guess = guess(entry, among: keys, written: written)
    let edge = directional(entry.key)
    let name = edge != entry.key && keys.contains(edge) ? edge : guess.isName ? guess.name : nil
    let taken = name.flatMap { written.contains($0) ? thereAlready($0) : nil }
    var help = taken.map { [$0] } ?? directionalHelp(entry.key) ?? guess.help
    if help.isEmpty { help.append("\(title) has the keys \(listed(keys))") }
    let meant = taken == nil ? name : nil
    let isEdge = meant.map { $0 != "horizontal" && $0 != "vertical" } ?? false
    let value = isEdge ? meantValue(entry, as: type, at: place.under(meant ?? "", entry.keySpan)) : nil
    report(
      .unknownKey, "unknown key \(quoted(entry.key)) in \(title)", at: entry.keySpan, help: help,
      fixes: renaming(entry, to: meant), losesNothing: meant == nil || value != nil)
    return value.flatMap { value in meant.map { ($0, value) } }
  }

  /// Returns the help for `left` and `right`.
  func directionalHelp(_ key: String) -> [String]? {
    let physical = ["left": "leading", "right": "trailing"]
    return physical[key].map { ["edges are directional: write '\($0)'"] }
  }

  /// Replaces left and right in a word by leading and trailing: `topTrailing` for `topRight`.
  func directional(_ word: String) -> String {
    for (physical, edge) in [("left", "leading"), ("right", "trailing")] where word.count < 32 {
      if word == physical { return edge }
      if word.lowercased().hasSuffix(physical) {
        return word.dropLast(physical.count) + edge.prefix(1).uppercased() + edge.dropFirst()
      }
    }
    return word
  }

  static let spacingForms = ["fixed", "flexible"]

  /// Normalizes a spacing: `8`, `fixed(8)`, `flexible(8)`, `>=8`, or a map with one key.
  mutating func spacing(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .number:
      return Self.form("fixed", number(node, .points, at: place), at: span)
    case .string:
      let piece = piece(of: node).trimmed
      let flexible = piece.argument(of: "flexible") ?? piece.dropping(prefix: ">=")
      if let flexible {
        return Self.form("flexible", amount(flexible, .points, what: place.what), at: piece.span)
      }
      if let fixed = piece.argument(of: "fixed") {
        return Self.form("fixed", amount(fixed, .points, what: place.what), at: piece.span)
      }
      if piece.isExpression || parseNumber(piece.bytes) != nil {
        return Self.form("fixed", amount(piece, .points, what: place.what), at: piece.span)
      }
      let unit = numberWithUnit(piece.text).map { [unitHelp($0)] } ?? []
      expected(
        "a spacing", node, at: place, help: unit + [Self.spacingHelp],
        fixes: rewriting(piece, as: numberWithUnit(piece.text)))
      return nil
    case .mapping:
      return singleForm(node, among: Self.spacingForms, .points, title: "a spacing", at: place)
    case .null, .boolean, .sequence:
      expected("a spacing", node, at: place, help: [Self.spacingHelp])
      return nil
    }
  }

  private static var spacingHelp: String { "a spacing is 8, fixed(8), flexible(8) or \">=8\"" }
}
