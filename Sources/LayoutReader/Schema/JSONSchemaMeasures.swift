import LayoutText

/// The values that measure something: dimensions, sizes, spacings, insets, points.
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
      let form = single("spacingForm", ["fixed", "flexible"], .points)
      return numbers(NumberRule.points.literal) + [.text(matching: JSONSchemaPatterns.spacing), form]
    }
  }

  /// A map with one of a few keys.
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
    let map = entries(["width", "height"], of: type, isPart: isPart)
    return required.isEmpty
      ? map.adding(isPart ? [] : [("minProperties", 1)]) : map.adding([("required", .strings(required))])
  }

  var extent: JSONValue {
    mutating get {
      let map = entries(["width", "height"], of: .extent, isPart: false)
      return .any([
        .text(matching: JSONSchemaPatterns.extent), map.adding([("required", ["width", "height"])]),
      ])
    }
  }

  /// Insets, edge spacing and points: maps of numbers, or what is short for them.
  mutating func edgeForms(_ type: ValueType, isPart: Bool) -> [JSONValue] {
    let map = entries(Self.keys(of: type), of: type, isPart: isPart)
    switch type {
    case .insets(let rule): return numbers(rule) + [map]
    case .point: return [tuple([.points, .points]), map]
    default: return [map]
    }
  }

  var frame: JSONValue {
    mutating get { tuple([.points, .points, .length, .length]) }
  }

  var edges: [JSONValue] {
    [
      .words(AttachmentTable.alignments.filter { $0 != "none" }),
      ["type": "array", "items": .words(["top", "leading", "bottom", "trailing"])],
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

  private mutating func tuple(_ rules: [NumberRule]) -> JSONValue {
    let count = JSONValue.number(Double(rules.count))
    return [
      "type": "array", "items": .array(rules.map { schema(.number($0), isPart: false) }), "minItems": count,
      "maxItems": count,
    ]
  }

  /// The keys of a value that may be a map of edges, sides or coordinates.
  static func keys(of type: ValueType) -> [String] {
    switch type {
    case .insets: ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
    case .edgeSpacing: ["leading", "top", "trailing", "bottom"]
    case .point: ["x", "y"]
    case .size, .itemSize, .boundarySize, .extent: ["width", "height"]
    default: []
    }
  }

  private mutating func entries(_ keys: [String], of type: ValueType, isPart: Bool) -> JSONValue {
    var properties: [(key: String, value: JSONValue)] = []
    for key in keys {
      guard let entry = type.entryType(of: key) else { continue }
      properties.append((key, schema(entry, isPart: isPart)))
    }
    return ["type": "object", "properties": .object(properties), "additionalProperties": false]
  }

  /// A map with `use` in place of a value; a map's own keys may stand beside it.
  mutating func use(of type: ValueType) -> JSONValue {
    let keys = Self.keys(of: type)
    return define((Self.sharedName(type) ?? "value") + "Use") { builder in
      var properties = builder.useProperties
      for key in keys {
        guard let entry = type.entryType(of: key) else { continue }
        properties.append((key, builder.schema(entry, isPart: true)))
      }
      return [
        "type": "object", "required": ["use"], "properties": .object(properties),
        "additionalProperties": false,
      ]
    }
  }
}
