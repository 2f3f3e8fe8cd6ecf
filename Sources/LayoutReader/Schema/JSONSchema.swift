import LayoutText

/// Writes the JSON Schema (draft-07) of specs, generated from the tables of keys.
///
/// - Parameter reservedNames: the names that a `let` or a `with` cannot take.
package func writeJSONSchema(reservedNames: [String], to sink: ByteSink) {
  var builder = JSONSchemaBuilder(reservedNames: reservedNames)
  sink.write(json: builder.schema, indentation: 0) { value, indentation in
    let line = ByteSink()
    line.write(json: value)
    return line.bytes.count <= 100 - indentation
  }
  sink.write("\n")
}

/// Collects the definitions of a JSON Schema.
struct JSONSchemaBuilder {
  let reservedNames: [String]
  private var definitions: [String: JSONValue] = [
    "expression": JSONValue.text(matching: JSONSchemaPatterns.expression).adding([
      ("description", "an expression: ${ … }")
    ]),
    "label": JSONValue.text(
      matching: JSONSchemaPatterns.plainText + JSONSchemaPatterns.anything + "+"
    ).adding([
      ("minLength", 1)
    ]),
  ]

  init(reservedNames: [String]) { self.reservedNames = reservedNames }

  var schema: JSONValue {
    mutating get {
      let root = reference(.spec, isPart: false)
      _ = reference(.includedSpec, isPart: false)
      let sorted = definitions.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
      return [
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": "layoutc-spec.schema.json",
        "title": "layoutc spec",
        "description": .string(
          "A collection-view layout, format version \(SpecSchema.version); layoutc-spec(5) explains it."),
        "allOf": [root],
        "definitions": .object(sorted),
      ]
    }
  }

  /// Returns a reference to a definition, and adds the definition if it is missing.
  mutating func define(_ name: String, _ body: (inout Self) -> JSONValue) -> JSONValue {
    if definitions[name] == nil {
      // Reserve the name first, because definitions may refer to each other in cycles.
      definitions[name] = [:]
      definitions[name] = body(&self)
    }
    return .reference(name)
  }
}
