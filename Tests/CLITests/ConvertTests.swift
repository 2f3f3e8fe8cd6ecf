import Foundation
import Testing

/// `layoutc convert`: values stay what they are.
@Suite struct ConvertTests {
  private func converted(_ spec: String, to language: String) throws -> String {
    let run = try ToolRun.run(["convert", "--to", language], input: spec)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText
  }

  /// Ids are text, however much they look like numbers: states and frames go by them.
  @Test func idsKeepTheirSpelling() throws {
    let spec = """
      define:
        row: {items: [{id: 0x10, children: [+9]}], list: plain}
      sections:
      - {id: 007, list: plain, interGroupSpacing: 0x10, items: [{id: 0x1F, children: [010]}, +5, 1e3]}
      - {use: row}
      - {list: plain, items: 0x10}
      states: {full: {007: 3}}
      """
    let ast = try ToolRun.run(["ast"], input: spec).outputText
    let json = try converted(spec, to: "json")
    #expect(json.contains(#""id": "007""#))
    #expect(json.contains(#""interGroupSpacing": 16"#))
    #expect(json.contains(#"{"list": "plain", "items": 16}"#))
    #expect(try ToolRun.run(["ast"], input: json).outputText == ast)
    let yaml = try converted(json, to: "yaml")
    #expect(try ToolRun.run(["ast"], input: yaml).outputText == ast)
    #expect(try ToolRun.run(["ast"], input: try converted(spec, to: "yaml")).outputText == ast)
  }

  @Test func numbersKeepTheirSpelling() throws {
    let spec = #"{"sections": [{"id": 1.0e+3, "list": "plain", "interGroupSpacing": 1E1, "items": 2.0}]}"#
    let yaml = try converted(spec, to: "yaml")
    #expect(yaml.contains("id: 1.0e+3,") && yaml.contains("interGroupSpacing: 1E1,"), "\(yaml)")
    #expect(yaml.contains("items: 2.0"), "\(yaml)")
    #expect(try converted(spec, to: "json").contains("1.0e+3"))
  }

  /// What is not finite has no spelling in JSON: it is an error in definitions, too, that nothing looks at otherwise.
  @Test(arguments: [".inf", "-.Inf", ".nan", "1e999"], [["convert", "--to", "json"], ["ast"]])
  func whatIsNotFiniteIsRefused(number: String, command: [String]) throws {
    let run = try ToolRun.run(
      command, input: "define: {gone: {interGroupSpacing: \(number)}}\nsections: [{items: 2, list: plain}]\n")
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errorText.contains("<stdin>:1:36: error: '\(number)' is no finite number [non-finite-number]"),
      "\(run.errorText)")
  }
}
