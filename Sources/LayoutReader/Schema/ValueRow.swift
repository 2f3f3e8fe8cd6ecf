import LayoutText

/// What the reader, the merging of definitions and the JSON Schema have to know of a value type; `ValueType.row` is the table.
///
/// An object, since each step of the expansion asks for the row of each map.
package final class ValueRow: Sendable {
  /// What a map that stands for a value is made of.
  package enum MapForm: Sendable {
    /// No map stands for it, or one that only its own reader knows.
    case none
    /// The keys of a noun.
    case noun(NounID)
    /// One of a node's kinds.
    case node
    /// Any of a few keys, in canonical order, such as the edges of insets.
    case keys([String])
    /// One of a few keys, which is the whole value: `fixed: 8`.
    case oneOf([String])
    /// The user's own names.
    case names
  }

  /// What an expression must come out as.
  package enum Result: Sendable {
    /// No expression stands here.
    case none
    case number
    case boolean
    /// A dimension, or a number of points.
    case dimension
    case anything
  }

  /// What may stand here where no noun says it, for messages.
  private let ownTitle: String
  package let map: MapForm
  /// The type of a value in a map that is not a noun's; nil for keys that the type does not have.
  package let entryType: @Sendable (_ key: String) -> ValueType?
  /// What an expression in its place must come out as.
  package let result: Result
  /// True if a definition may stand here, by `use`.
  package let isDefinable: Bool
  /// The name of its JSON Schema, for types that stand at many places; nil where the schema is written in place.
  let schemaName: String?
  /// The JSON Schemas of which one must hold. The flag is true where the value is merged over another one.
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

  /// What may stand here, for messages.
  package var title: String { noun.map { SpecSchema.noun($0).title } ?? ownTitle }

  /// The noun whose keys a map has that stands here.
  package var noun: NounID? { if case .noun(let id) = map { id } else { nil } }

  /// The keys of a map of which any may be written; empty where they are a noun's or the user's own.
  var keys: [String] { if case .keys(let keys) = map { keys } else { [] } }

  /// The type of a map's value under a key.
  package func fieldType(of key: String) -> ValueType {
    guard let noun = noun.map(SpecSchema.noun) else { return entryType(key) ?? .anything }
    return noun.index(of: key).map { noun.keys[$0].type } ?? .anything
  }

  /// True if a map that stands for the value may have a key.
  package func hasKey(_ key: String) -> Bool {
    switch map {
    case .noun(let id): SpecSchema.noun(id).index(of: key) != nil
    case .keys(let keys), .oneOf(let keys): keys.contains(key)
    case .node: NounID.node(key) != nil
    case .none, .names: false
    }
  }

  /// The nouns whose keys may stand beside `use`; nil where no definition can stand.
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
  /// The nouns whose maps may be definitions, beside those that have a short form.
  static let definable: [NounID] = [
    .section, .sectionVariant, .boundaryItem, .supplementaryItem, .decorationItem, .anchor, .item, .line,
    .custom, .customFrame, .visibleItemRule, .grid, .carousel, .waterfall, .flow, .measured,
  ]
}
