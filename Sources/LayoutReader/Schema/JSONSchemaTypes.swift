import LayoutText

/// What may stand at a place, as schemas of which one must hold.
extension JSONSchemaBuilder {
  /// The schema of a value.
  ///
  /// - Parameter isPart: whether the value is merged over another one, so that nothing is required and null removes.
  mutating func schema(_ type: ValueType, isPart: Bool) -> JSONValue {
    guard let name = Self.sharedName(type) else { return inlined(type, isPart: isPart) }
    return define(isPart ? "\(name)Part" : name) { $0.inlined(type, isPart: isPart) }
  }

  private mutating func inlined(_ type: ValueType, isPart: Bool) -> JSONValue {
    .any(alternatives(type, isPart: isPart) + (isPart ? [["type": "null"]] : []))
  }

  /// The name of a definition for types that stand at many places.
  static func sharedName(_ type: ValueType) -> String? {
    switch type {
    case .number(let rule):
      switch rule {
      case .points: "points"
      case .length: "length"
      case .zIndex: "zIndex"
      default: nil
      }
    case .boolean(let allowsExpression): allowsExpression ? "condition" : nil
    case .text: "text"
    case .dimension: "dimension"
    case .size: "size"
    case .itemSize: "itemSize"
    case .boundarySize: "boundarySize"
    case .aspectRatio: "aspectRatio"
    case .insets(let rule): rule.allowsExpression ? "insets" : "literalInsets"
    case .spacing: "spacing"
    case .edgeSpacing: "edgeSpacing"
    case .point: "point"
    case .frame: "frame"
    case .edges: "edges"
    case .columns: "columns"
    case .headerOrFooter: "headerOrSize"
    case .node: "nodeOrUse"
    case .items: "items"
    case .cell: "cellOrID"
    case .namedValue: "namedValue"
    case .label, .elementKind, .identifier, .content, .version, .word, .extent, .map, .short, .list,
      .oneOrMany, .names,
      .anything:
      nil
    }
  }

  private mutating func alternatives(_ type: ValueType, isPart: Bool) -> [JSONValue] {
    let nouns = uses.overridable(type) ?? []
    var besideUse: [JSONValue] = []
    if case .node = type { besideUse = [nodeBesideUse] }
    return forms(type, isPart: isPart) + nouns.map { use($0) } + besideUse
      + (nouns.isEmpty && uses.overridable(type) != nil ? [use(of: type)] : [])
  }

  private mutating func forms(_ type: ValueType, isPart: Bool) -> [JSONValue] {
    switch type {
    case .number(let rule): numbers(rule)
    case .boolean(let allowsExpression):
      [["type": "boolean"]] + (allowsExpression ? [expression] : [])
    case .text: [.text(matching: JSONSchemaPatterns.plainText + JSONSchemaPatterns.anything + "*")]
    case .label, .elementKind: [label]
    case .identifier: [label, ["type": "integer"]]
    case .content: [["type": ["string", "number"]]]
    case .version: [["type": "number", "exclusiveMinimum": 0], .text(matching: JSONSchemaPatterns.version)]
    case .word(let words): [.words(words)]
    case .dimension: dimension
    case .size: [sizeText, sizeMap(type, required: isPart ? [] : ["width", "height"], isPart: isPart)]
    case .itemSize: [sizeText, sizeMap(type, required: [], isPart: isPart)]
    case .boundarySize: boundarySizeTexts + [dimensionMap, sizeMap(type, required: [], isPart: isPart)]
    case .extent: [extent]
    case .aspectRatio: numbers(.ratio) + [.text(matching: JSONSchemaPatterns.ratio)]
    case .insets, .edgeSpacing, .point: edgeForms(type, isPart: isPart)
    case .spacing: spacing
    case .frame: [frame]
    case .edges: edges
    case .columns: columns
    case .map(let noun): [reference(noun, isPart: isPart)]
    case .short(let noun, _, let short): forms(short, isPart: false) + [reference(noun, isPart: isPart)]
    case .headerOrFooter: boundarySizeTexts + [reference(.headerOrFooter, isPart: isPart)]
    case .list(let type, let least): [list(of: type, atLeast: least)]
    case .oneOrMany(let type):
      [list(of: type, atLeast: 1)] + alternatives(type, isPart: isPart)
    case .node: [node(isPart: isPart)]
    case .items: numbers(.itemCount) + [cells]
    case .cell: [label, ["type": "integer"], reference(.cell, isPart: isPart)]
    case .names(let type):
      [names(of: type, isPart: isPart)]
    case .namedValue: [["type": ["number", "boolean"]], expression]
    case .anything: [[:]]
    }
  }

  /// A number within its rule, and an expression where one may stand.
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

  private var label: JSONValue { .reference("label") }

  /// A map with the user's own keys; those of named values can be written in expressions.
  private mutating func names(of type: ValueType, isPart: Bool) -> JSONValue {
    let map: JSONValue = ["type": "object", "additionalProperties": schema(type, isPart: isPart)]
    guard case .namedValue = type else { return map }
    let name = define("valueName") { builder in
      ["pattern": .string("^\(JSONSchemaPatterns.name)$"), "not": .words(builder.reservedNames)]
    }
    return map.adding([("propertyNames", name)])
  }

  private mutating func list(of type: ValueType, atLeast least: Int) -> JSONValue {
    let list: JSONValue = ["type": "array", "items": schema(type, isPart: false)]
    return least > 0 ? list.adding([("minItems", .number(Double(least)))]) : list
  }

  /// The cells of a section, each an id or a map.
  private var cells: JSONValue {
    mutating get {
      let cell = forms(.identifier, isPart: false) + [reference(.cell, isPart: false)]
      return ["type": "array", "items": .any(cell)]
    }
  }

  /// A definition with a node that is merged over it.
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
    let item: JSONValue = .any([["type": "null"], sizeText, reference(.item, isPart: isPart)])
    let line = reference(.line, isPart: isPart)
    return [
      ("item", item), ("horizontal", line), ("vertical", line),
      ("custom", reference(.custom, isPart: isPart)),
    ]
  }

  /// A map with one of the keys of a node.
  private mutating func node(isPart: Bool) -> JSONValue {
    define(isPart ? "nodePart" : "node") { builder in
      [
        "type": "object", "minProperties": 1, "maxProperties": 1,
        "properties": .object(builder.nodeKinds(isPart: isPart)), "additionalProperties": false,
      ]
    }
  }
}
