import Foundation
import LayoutReader
import Testing

/// The JSON Schema has what the table of keys has.
@Suite struct SchemaTests {
  private let schema: [String: Any]
  private let definitions: [String: [String: Any]]

  init() throws {
    let run = try ToolRun.run(["schema"])
    #expect(run.code == 0 && run.errorText.isEmpty)
    schema = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    definitions = try #require(schema["definitions"] as? [String: [String: Any]])
  }

  @Test func namesItsDialectAndItself() {
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(schema["$id"] as? String == "layoutc-spec.schema.json")
  }

  @Test(arguments: SpecSchema.specNouns)
  func hasEveryKey(id: NounID) throws {
    let noun = SpecSchema.noun(id)
    let definition = try #require(definitions[id.rawValue])
    let properties = try #require(definition["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(noun.keys.map(\.name)))
    #expect(definition["additionalProperties"] as? Bool == false)
    #expect(definition["required"] as? [String] ?? [] == noun.keys.filter(\.isRequired).map(\.name))
    for row in noun.keys {
      #expect(properties[row.name]?["description"] as? String == row.summary)
      #expect((properties[row.name]?["default"] == nil) == (row.defaultText == nil), "\(row.name)")
    }
  }

  /// Every reference leads to a definition, and every definition is led to.
  @Test func referencesAndDefinitionsMatch() {
    var references: Set<String> = ["includedSpec"]
    collect(schema, into: &references)
    #expect(references == Set(definitions.keys))
  }

  @Test func writesIntoAFile() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appendingPathComponent("spec.schema.json").path
    let run = try ToolRun.run(["schema", "--output", file])
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(scratch.text("spec.schema.json") == (try ToolRun.run(["schema"]).outputText))
  }

  @Test func takesNoSpec() throws {
    let run = try ToolRun.run(["schema", "list.yaml"])
    #expect(run.code == 2)
    #expect(run.errorText.contains("schema takes no spec"))
  }

  /// What the schema refuses, layoutc refuses too.
  @Test(arguments: Fixtures.specs(in: "schema/broken"))
  func brokenSpecsAreFindings(spec: String) throws {
    let path = Fixtures.folder.appendingPathComponent("schema/broken/\(spec)").path
    #expect(try ToolRun.run(["lint", path]).code == 1)
  }

  private func collect(_ value: Any, into references: inout Set<String>) {
    if let object = value as? [String: Any] {
      if let reference = object["$ref"] as? String {
        references.insert(String(reference.dropFirst("#/definitions/".count)))
      }
      for member in object.values { collect(member, into: &references) }
    } else if let list = value as? [Any] {
      for element in list { collect(element, into: &references) }
    }
  }
}
