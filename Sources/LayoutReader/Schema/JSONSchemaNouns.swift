import LayoutText

/// Schemas of maps with the keys of a noun.
extension JSONSchemaBuilder {
  /// Returns a reference to the schema of a noun's map.
  ///
  /// - Parameter isPart: true if the map is merged over another one.
  mutating func reference(_ id: NounID, isPart: Bool) -> JSONValue {
    let isVariant = id == .sectionVariant || id == .configurationVariant
    return define(isPart && !isVariant ? "\(id.name)Part" : id.name) {
      $0.map(id, isPart: isPart || isVariant)
    }
  }

  /// Returns the schema of a map with `use` in place of a noun's map, optionally with the noun's keys.
  mutating func use(_ id: NounID) -> JSONValue {
    define("\(id.name)Use") { builder in
      let noun = SpecSchema.noun(id)
      let map: JSONValue = [
        "type": "object",
        "required": ["use"],
        "properties": .object(builder.useProperties + builder.properties(noun, isPart: true)),
        "additionalProperties": false,
      ]
      return map.adding(builder.conditions(noun, isPart: true))
    }
  }

  var useProperties: [(key: String, value: JSONValue)] {
    mutating get {
      let names = define("with") { $0.schema(.names(.namedValue), isPart: false) }
      return [
        (
          SpecSchema.use,
          ["description": "the definition that stands here", "allOf": [schema(.label, isPart: false)]]
        ),
        ("with", ["description": "values for the names in the definition's expressions", "allOf": [names]]),
      ]
    }
  }

  private mutating func map(_ id: NounID, isPart: Bool) -> JSONValue {
    let noun = SpecSchema.noun(id)
    var members: [(key: String, value: JSONValue)] = [
      ("description", .string(noun.title)), ("type", "object"),
    ]
    let required = noun.keys.filter { $0.isRequired && !isPart }.map(\.name)
    if !required.isEmpty { members.append(("required", .strings(required))) }
    members.append(("properties", .object(properties(noun, isPart: isPart))))
    members.append(("additionalProperties", false))
    return JSONValue.object(members).adding(conditions(noun, isPart: isPart))
  }

  private mutating func properties(_ noun: Noun, isPart: Bool) -> [(key: String, value: JSONValue)] {
    noun.keys.map { row in (row.name, property(row, isPart: isPart)) }
  }

  private mutating func property(_ row: KeyRow, isPart: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("description", .string(row.summary))]
    if let standard = row.defaultJSON { members.append(("default", standard)) }
    if row == SpecKeys.version { members.append(("maximum", .number(Double(SpecSchema.version)))) }
    // The type of the sections depends on whether code builds them.
    if row == SpecKeys.sections { return .object(members + [("type", "array")]) }
    switch schema(row.type, isPart: isPart) {
    // Draft 7 ignores everything next to a $ref.
    case .object(let schema) where schema.contains { $0.key == "$ref" }:
      members.append(("allOf", [.object(schema)]))
    case .object(let schema):
      members += schema.filter { member in !members.contains { $0.key == member.key } }
    case .boolean, .integer, .numeral, .string, .array, .null: break
    }
    return .object(members)
  }

  /// Returns the conditions on a map apart from the types of its keys.
  private mutating func conditions(_ noun: Noun, isPart: Bool)
    -> [(key: String, value: JSONValue)]
  {
    var conditions = exclusions(noun, isPart: isPart) + rulesOfParts(noun.id)
    if !isPart { conditions += rules(noun.id) }
    let least: [(key: String, value: JSONValue)] =
      noun.id == .measured && !isPart ? [("minProperties", 1)] : []
    return least + (conditions.isEmpty ? [] : [("allOf", .array(conditions))])
  }

  /// Refuses two keys that exclude each other. In a part, null removes its key, and the key does not count.
  private func exclusions(_ noun: Noun, isPart: Bool) -> [JSONValue] {
    noun.exclusions.flatMap { keys in
      keys.indices.flatMap { first in
        keys[(first + 1)...].map { Self.excluding([keys[first], $0], isPart: isPart) }
      }
    }
  }

  static func excluding(_ keys: [String], isPart: Bool) -> JSONValue {
    let both = JSONValue.having(keys)
    guard isPart else { return .not(both) }
    return .not(both.adding([("properties", .object(keys.map { ($0, .not(["type": "null"])) }))]))
  }
}
