import LayoutText

/// A part of a spec, as an editor's outline shows it.
struct SpecSymbol {
  /// The kind of a symbol. The raw values are the numbers of the protocol.
  enum Kind: Int {
    case section = 2
    case item = 8
    case states = 10
    case definition = 12
    case value = 13
    case group = 19
    case state = 22
  }

  let name: String
  var detail: String?
  let kind: Kind
  /// The span of the whole part.
  let span: Span
  /// The span of the name, inside `span`.
  let nameSpan: Span
  var children: [SpecSymbol] = []

  /// Returns the symbol as a tree with its children.
  func value(_ positions: TextPositions) -> JSONValue {
    .fields([
      "name": .string(name.isEmpty ? "-" : name), "detail": detail.map(JSONValue.string),
      "kind": .integer(kind.rawValue), "range": positions.range(of: span),
      "selectionRange": positions.range(of: nameSpan),
      "children": children.isEmpty ? nil : .array(children.map { $0.value(positions) }),
    ])
  }

  /// Returns the symbol and its children in a flat list, for clients that accept no tree.
  func flat(_ positions: TextPositions, uri: String, in container: String? = nil) -> [JSONValue] {
    let own: JSONValue = .fields([
      "name": .string(name.isEmpty ? "-" : name), "kind": .integer(kind.rawValue),
      "location": ["uri": .string(uri), "range": positions.range(of: span)],
      "containerName": container.map(JSONValue.string),
    ])
    return [own] + children.flatMap { $0.flat(positions, uri: uri, in: name) }
  }
}
