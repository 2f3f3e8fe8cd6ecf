import LayoutText

/// Schemas of dimensions, sizes, spacings, insets and points.
extension JSONSchemaBuilder {
  var dimension: [JSONValue] {
    mutating get {
      numbers(NumberRule.dimension.literal) + [.text(matching: JSONSchemaPatterns.dimension), dimensionMap]
    }
  }

  var dimensionMap: JSONValue {
    mutating get { single("dimensionForm", dimensionForms, .dimension) }
  }

  var spacing: [JSONValue] {
    mutating get {
      let form = single("spacingForm", Normalizer.spacingForms, .points)
      return numbers(NumberRule.points.literal) + [.text(matching: JSONSchemaPatterns.spacing), form]
    }
  }

  private mutating func single(_ name: String, _ keys: [String], _ rule: NumberRule) -> JSONValue {
    define(name) { builder in
      let numbers = builder.numbers(rule)
      let percentage = JSONValue.text(matching: JSONSchemaPatterns.expression + "%")
      let properties = keys.map { key in
        (key: key, value: JSONValue.any(numbers + (key.hasPrefix("fractional") ? [percentage] : [])))
      }
      return [
        "type": "object", "minProperties": 1, "maxProperties": 1,
        "properties": .object(properties), "additionalProperties": false,
      ]
    }
  }

  var sizeText: JSONValue {
    mutating get { define("sizeText") { _ in .text(matching: JSONSchemaPatterns.size) } }
  }

  var boundarySizeTexts: [JSONValue] {
    mutating get {
      let lengths = NumberRule.dimension.literal
      return numbers(lengths) + [.text(matching: JSONSchemaPatterns.dimension), sizeText]
    }
  }

  mutating func sizeMap(_ type: ValueType, required: [String], isPart: Bool) -> JSONValue {
    let map = self.map(of: type, isPart: isPart)
    return required.isEmpty
      ? map.adding(isPart ? [] : [("minProperties", 1)]) : map.adding([("required", .strings(required))])
  }

  var extent: JSONValue {
    mutating get {
      let map = self.map(of: .extent, isPart: false)
      return .any([
        .text(matching: JSONSchemaPatterns.extent), map.adding([("required", ["width", "height"])]),
      ])
    }
  }

  var edges: [JSONValue] {
    [
      .words(BoundaryKeys.alignments.filter { $0 != "none" }),
      ["type": "array", "items": .words(Normalizer.edgeOrder)],
    ]
  }

  var columns: [JSONValue] {
    mutating get {
      numbers(.count) + [
        .text(matching: JSONSchemaPatterns.automaticColumns),
        single("automaticColumns", ["auto"], .dimension),
      ]
    }
  }

  mutating func tuple(_ rules: [NumberRule]) -> JSONValue {
    let count = JSONValue.number(Double(rules.count))
    return [
      "type": "array", "items": .array(rules.map { schema(.number($0), isPart: false) }), "minItems": count,
      "maxItems": count,
    ]
  }

  /// Returns the schema of a value's map, with keys such as edges, sides or coordinates.
  mutating func map(of type: ValueType, isPart: Bool) -> JSONValue {
    [
      "type": "object", "properties": .object(entries(of: type, isPart: isPart)),
      "additionalProperties": false,
    ]
  }

  private mutating func entries(of type: ValueType, isPart: Bool) -> [(key: String, value: JSONValue)] {
    let row = type.row
    return row.keys.map { ($0, schema(row.fieldType(of: $0), isPart: isPart)) }
  }

  /// Returns the schema of a map with `use` in place of a value, optionally with keys of the value.
  mutating func use(of type: ValueType) -> JSONValue {
    define((type.row.schemaName ?? "value") + "Use") { builder in
      let properties = builder.useProperties + builder.entries(of: type, isPart: true)
      return [
        "type": "object", "required": ["use"], "properties": .object(properties),
        "additionalProperties": false,
      ]
    }
  }
}
