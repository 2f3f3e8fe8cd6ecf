import LayoutText

/// A part of a spec as editors list it.
struct SpecSymbol {
  /// As the protocol counts kinds.
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
  /// All of it.
  let span: Span
  /// What names it.
  let nameSpan: Span
  var children: [SpecSymbol] = []

  /// With its parts in it.
  func value(_ positions: TextPositions) -> JSONValue {
    .fields([
      "name": .string(name.isEmpty ? "-" : name), "detail": detail.map(JSONValue.string),
      "kind": .integer(kind.rawValue), "range": positions.range(of: span),
      "selectionRange": positions.range(of: nameSpan),
      "children": children.isEmpty ? nil : .array(children.map { $0.value(positions) }),
    ])
  }

  /// Without an order, for clients that know no other.
  func flat(_ positions: TextPositions, uri: String, in container: String? = nil) -> [JSONValue] {
    let own: JSONValue = .fields([
      "name": .string(name.isEmpty ? "-" : name), "kind": .integer(kind.rawValue),
      "location": ["uri": .string(uri), "range": positions.range(of: span)],
      "containerName": container.map(JSONValue.string),
    ])
    return [own] + children.flatMap { $0.flat(positions, uri: uri, in: name) }
  }
}
