import Foundation
import LayoutReader
import Testing

/// The JSON Schema has what the table of keys has.
@Suite struct SchemaTests {
  /// What the tool writes, asked for once.
  private static let run = Result { try ToolRun.run(["schema"]) }
  private let schema: [String: Any]
  private let definitions: [String: [String: Any]]

  init() throws {
    let run = try Self.run.get()
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
    let definition = try #require(definitions[id.name])
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

  /// What layoutc reads the patterns let through: text with line breaks.
  @Test(arguments: ["text", "label"], ["a", "a\nb", "a\r\nb", "\n", "a\u{2028}b"])
  func patternsTakeLineBreaks(name: String, text: String) throws {
    let pattern = try #require(definitions[name]?["pattern"] as? String)
    let expression = try NSRegularExpression(pattern: pattern)
    let range = NSRange(location: 0, length: text.utf16.count)
    #expect(expression.firstMatch(in: text, range: range)?.range == range)
    let spec = try JSONSerialization.data(
      withJSONObject: ["name": text, "sections": [["title": text, "kind": text, "grid": ["columns": 2]]]])
    #expect(try ToolRun.run(["build"], input: spec).code == 0)
  }

  /// Braces may stand in texts that functions are given.
  @Test(arguments: [
    ("${1}", true), ("${textWidth('a}b', body)}", true), (#"${textWidth("}", body)}"#, true), ("${}", false),
    ("${1}}", false), ("${1} and ${2}", false), ("${'a'} '}", false),
  ])
  func expressionsEndBehindTexts(text: String, isRight: Bool) throws {
    let pattern = try #require(definitions["expression"]?["pattern"] as? String)
    let range = NSRange(location: 0, length: text.utf16.count)
    let match = try NSRegularExpression(pattern: pattern).firstMatch(in: text, range: range)
    #expect((match?.range == range) == isRight)
  }

  /// Names that no expression can use.
  @Test(arguments: [
    ("gap", true), ("_a1", true), ("a-b", false), ("1a", false), ("", false), ("width", false),
    ("compact", false), ("if", false), ("min", false), ("Größe", false), ("a\n", false),
  ])
  func namesOfValues(name: String, isRight: Bool) throws {
    let names = try #require(definitions["valueName"])
    let pattern = try #require(names["pattern"] as? String)
    let reserved = try #require((names["not"] as? [String: Any])?["enum"] as? [String])
    let range = NSRange(location: 0, length: name.utf16.count)
    let match = try NSRegularExpression(pattern: pattern).firstMatch(in: name, range: range)
    #expect((match?.range == range && !reserved.contains(name)) == isRight)
    let spec = try JSONSerialization.data(
      withJSONObject: ["let": [name: 1], "sections": [["grid": ["columns": 2]]]])
    #expect(try ToolRun.run(["build"], input: spec).code == (isRight ? 0 : 1))
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
  @Test func brokenSpecsAreFindings() throws {
    let folder = Fixtures.folder.appendingPathComponent("schema/broken")
    let specs = Fixtures.specs(in: "schema/broken")
    let run = try ToolRun.run(["lint", "--format", "short"] + specs, in: folder)
    let found = run.outputText.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }
    #expect(run.code == 1)
    #expect(Set(found.map { String($0.prefix { $0 != ":" }) }) == Set(specs))
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
