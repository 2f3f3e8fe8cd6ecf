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

  @Test func swiftGoesByTheExtensionToo() throws {
    let scratch = try Scratch()
    let spec = try scratch.file("album.yaml", "name: Album\nsections: [{items: 2, grid: {columns: 3}}]\n")
    let run = try ToolRun.run(["convert", spec, "-o", "Album.swift"], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    let code = try ToolRun.run(["convert", spec, "--to", "swift"]).outputText
    #expect(code.contains("enum AlbumLayout {") && scratch.text("Album.swift") == code)
    let appKit = try ToolRun.run(["convert", spec, "--to", "swift", "--target", "macos13"]).outputText
    #expect(appKit.contains("import AppKit\n") && appKit.contains("NSCollectionViewCompositionalLayout("))
    #expect(try ToolRun.run(["convert", spec, "--to", "swift", "--platform", "appkit"]).outputText == appKit)
  }

  @Test(arguments: [
    (["--to", "json", "--platform", "uikit"], "option '--platform' of convert goes with '--to swift'"),
    (["--to", "swift", "--target", "ios12"], "expected a system such as ios16 or macos11"),
    (["--to", "swift", "--target", "ios15", "--platform", "appkit"], "and '--target' a system of uikit"),
  ])
  func wrongTargetsAreRefused(arguments: [String], message: String) throws {
    let run = try ToolRun.run(["convert"] + arguments, input: "sections: [{items: 2, list: plain}]\n")
    #expect(run.code == 2)
    #expect(run.errorText.contains(message), "\(run.errorText)")
  }

  /// Expressions are checked as for any run; the error is at the expression.
  @Test func whatIsWrongIsNotWrittenAsCode() throws {
    let run = try ToolRun.run(
      ["convert", "--to", "swift"], input: "sections: [{items: 2, grid: {columns: \"${cols}\"}}]\n")
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(run.errorText.contains("<stdin>:1:42: error: "), "\(run.errorText)")
  }
}
