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
}
