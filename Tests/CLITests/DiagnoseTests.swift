import Foundation
import Testing

/// Specs with mistakes and what `build` says of each: `diagnose/<rule>/<case>.yaml` with `<case>.stderr`.
@Suite struct DiagnoseTests {
  @Test(arguments: Fixtures.specs(in: "diagnose"))
  func reports(spec: String) throws {
    let file = Fixtures.folder.appendingPathComponent("diagnose").appendingPathComponent(spec)
    let run = try ToolRun.run(
      ["build", "--color", "never", file.lastPathComponent], in: file.deletingLastPathComponent())
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    let rule = file.deletingLastPathComponent().lastPathComponent
    #expect(run.errorText.contains("[\(rule)]"))
    try Fixtures.expect(run.errorText, toMatch: file.deletingPathExtension().appendingPathExtension("stderr"))
  }

  /// The rest of a text with a syntax error is linted: `recover/<case>.yaml` with `<case>.findings`. For data the error ends the list.
  @Test(arguments: Fixtures.specs(in: "recover"))
  func findsWhatElseCanBeHad(spec: String) throws {
    let file = Fixtures.folder.appendingPathComponent("recover").appendingPathComponent(spec)
    let folder = file.deletingLastPathComponent()
    let lint = try ToolRun.run(["lint", "--color", "never", file.lastPathComponent], in: folder)
    #expect(lint.code == 1)
    try Fixtures.expect(
      lint.outputText, toMatch: file.deletingPathExtension().appendingPathExtension("findings"))
    let build = try ToolRun.run(["build", "--color", "never", file.lastPathComponent], in: folder)
    #expect(build.code == 1)
    let headlines = build.errorText.split(separator: "\n").filter { $0.contains("error: ") }
    let last = try #require(headlines.last)
    #expect(last.contains("[syntax-error]") || last.contains("[document-shape]"))
  }
}
