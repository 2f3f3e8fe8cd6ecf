import LayoutText

/// Everything about a value type for the reader, for merging and for the JSON Schema; `ValueType.row` is the
/// table.
///
/// It is a class, because each step of the expansion asks for the row of each map.
package final class ValueRow: Sendable {
  /// The kind of map that is allowed as the value.
  package enum MapForm: Sendable {
    /// No map, or one that only a special reader knows.
    case none
    /// The keys of a noun.
    case noun(NounID)
    /// One of the kinds of nodes.
    case node
    /// Any of a few keys, in canonical order, such as the edges of insets.
    case keys([String])
    /// One of a few keys, which makes up the whole value: `fixed: 8`.
    case oneOf([String])
    /// User-defined names.
    case names
  }

  /// The type of an expression's value.
  package enum Result: Sendable {
    /// No expression is allowed.
    case none
    case number
    case boolean
    /// A dimension, or a number of points.
    case dimension
    case anything
  }

  /// The name of the type in messages, if it is not a noun.
  private let ownTitle: String
  package let map: MapForm
  /// The type of a key's value in a map that is not a noun; `nil` for unknown keys.
  package let entryType: @Sendable (_ key: String) -> ValueType?
  /// The type of an expression in place of the value.
  package let result: Result
  /// True if a `use` is allowed in place of the value.
  package let isDefinable: Bool
  /// The name of the JSON Schema, if many places share it; `nil` if it is written in place.
  let schemaName: String?
  /// Returns the alternative JSON Schemas. The flag is true if the value is merged over another one.
  let schemas: @Sendable (_ builder: inout JSONSchemaBuilder, _ isPart: Bool) -> [JSONValue]

  init(
    title: String = "a value", map: MapForm = .none,
    entryType: @escaping @Sendable (String) -> ValueType? = { _ in nil },
    result: Result = .none, isDefinable: Bool = false, schemaName: String? = nil,
    schemas: @escaping @Sendable (inout JSONSchemaBuilder, Bool) -> [JSONValue]
  ) {
    ownTitle = title
    self.map = map
    self.entryType = entryType
    self.result = result
    self.isDefinable = isDefinable
    self.schemaName = schemaName
    self.schemas = schemas
  }

  /// The name of the type in messages.
  package var title: String { noun.map { SpecSchema.noun($0).title } ?? ownTitle }

  /// The noun of the map, if it has one.
  package var noun: NounID? { if case .noun(let id) = map { id } else { nil } }

  /// The keys of a map that is not a noun, if the keys are fixed.
  var keys: [String] { if case .keys(let keys) = map { keys } else { [] } }

  /// Returns the type of a map's value under a key.
  package func fieldType(of key: String) -> ValueType {
    guard let noun = noun.map(SpecSchema.noun) else { return entryType(key) ?? .anything }
    return noun.index(of: key).map { noun.keys[$0].type } ?? .anything
  }

  /// Returns whether the map may have a key.
  package func hasKey(_ key: String) -> Bool {
    switch map {
    case .noun(let id): SpecSchema.noun(id).index(of: key) != nil
    case .keys(let keys), .oneOf(let keys): keys.contains(key)
    case .node: NounID.node(key) != nil
    case .none, .names: false
    }
  }

  /// The nouns whose keys are allowed next to `use`; `nil` if no `use` is allowed.
  var nounsBesideUse: [NounID]? {
    guard isDefinable else { return nil }
    switch map {
    case .noun(let id): return [id]
    case .node: return [.line, .item, .custom]
    case .keys, .oneOf, .names, .none: return []
    }
  }
}

extension NounID {
  /// The nouns whose maps may be definitions, apart from those with a short form.
  static let definable: [NounID] = [
    .section, .sectionVariant, .boundaryItem, .supplementaryItem, .decorationItem, .anchor, .item, .line,
    .custom, .customFrame, .visibleItemRule, .grid, .carousel, .waterfall, .flow, .measured,
  ]
}
