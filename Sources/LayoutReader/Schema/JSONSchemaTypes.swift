import LayoutText

/// Schemas of value types.
extension JSONSchemaBuilder {
  /// Returns the schema of a value.
  ///
  /// - Parameter isPart: true if the value is merged over another one, so that no key is required and null
  ///   removes it.
  mutating func schema(_ type: ValueType, isPart: Bool) -> JSONValue {
    guard let name = type.row.schemaName else { return inlined(type, isPart: isPart) }
    return define(isPart ? "\(name)Part" : name) { $0.inlined(type, isPart: isPart) }
  }

  private mutating func inlined(_ type: ValueType, isPart: Bool) -> JSONValue {
    .any(alternatives(type, isPart: isPart) + (isPart ? [["type": "null"]] : []))
  }

  /// Returns the alternatives for a value: its own schemas, and maps with `use`.
  mutating func alternatives(_ type: ValueType, isPart: Bool) -> [JSONValue] {
    let row = type.row
    var result = row.schemas(&self, isPart)
    guard let nouns = row.nounsBesideUse else { return result }
    result += nouns.map { use($0) }
    if case .node = row.map { result.append(nodeBesideUse) }
    return result + (nouns.isEmpty ? [use(of: type)] : [])
  }

  /// Returns the schemas of a number that its rule allows, and of an expression if the rule allows one.
  func numbers(_ rule: NumberRule) -> [JSONValue] {
    let minimum = rule.minimum.isFinite ? rule.minimum : -rule.maximum
    let number: JSONValue = [
      "type": rule.isWhole ? "integer" : "number",
      rule.excludesMinimum ? "exclusiveMinimum" : "minimum": .number(minimum),
      "maximum": .number(rule.maximum),
    ]
    return [number] + (rule.allowsExpression ? [expression] : [])
  }

  var expression: JSONValue { .reference("expression") }

  var label: JSONValue { .reference("label") }

  /// Text or a whole number.
  var identifier: [JSONValue] { [label, ["type": "integer"]] }

  /// Returns the schema of a map with user-defined keys. The names of values must be valid in expressions.
  mutating func names(of type: ValueType, isPart: Bool) -> JSONValue {
    let map: JSONValue = ["type": "object", "additionalProperties": schema(type, isPart: isPart)]
    guard case .namedValue = type else { return map }
    let name = define("valueName") { builder in
      ["pattern": .string("^\(JSONSchemaPatterns.name)$"), "not": .words(builder.reservedNames)]
    }
    return map.adding([("propertyNames", name)])
  }

  mutating func list(of type: ValueType, atLeast least: Int) -> JSONValue {
    let list: JSONValue = ["type": "array", "items": schema(type, isPart: false)]
    return least > 0 ? list.adding([("minItems", .number(Double(least)))]) : list
  }

  var cells: JSONValue {
    mutating get {
      let cell = identifier + [reference(.cell, isPart: false)]
      return ["type": "array", "items": .any(cell)]
    }
  }

  /// The schema of a `use` with a node that is merged over the definition.
  private var nodeBesideUse: JSONValue {
    mutating get {
      define("nodeBesideUse") { builder in
        let kinds = builder.nodeKinds(isPart: true)
        return [
          "type": "object", "required": ["use"], "properties": .object(builder.useProperties + kinds),
          "oneOf": .array(kinds.map { .having([$0.key]) }), "additionalProperties": false,
        ]
      }
    }
  }

  private mutating func nodeKinds(isPart: Bool) -> [(key: String, value: JSONValue)] {
    let item: JSONValue = .any([["type": "null"], sizeText, reference(.item, isPart: isPart), use(.item)])
    let line: JSONValue = .any([reference(.line, isPart: isPart), use(.line)])
    return [
      ("item", item), ("horizontal", line), ("vertical", line),
      ("custom", .any([reference(.custom, isPart: isPart), use(.custom)])),
    ]
  }

  mutating func node(isPart: Bool) -> JSONValue {
    define(isPart ? "nodePart" : "node") { builder in
      [
        "type": "object", "minProperties": 1, "maxProperties": 1,
        "properties": .object(builder.nodeKinds(isPart: isPart)), "additionalProperties": false,
      ]
    }
  }
}
