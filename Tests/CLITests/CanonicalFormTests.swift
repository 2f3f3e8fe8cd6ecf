import Foundation
import Testing

/// `layoutc ast` prints the normal form, and reading that prints the same bytes.
@Suite struct CanonicalFormTests {
  @Test(arguments: Fixtures.specs(in: "ast", ["yaml"]))
  func writesLongForm(spec: String) throws {
    let file = Fixtures.folder.appendingPathComponent("ast").appendingPathComponent(spec)
    let run = try ToolRun.run(["ast", file.path])
    #expect(run.code == 0, "\(run.errorText)")
    try expectStable(run)
    try Fixtures.expect(run.outputText, toMatch: file.deletingPathExtension().appendingPathExtension("json"))
  }

  @Test func measuredSpecsAreStable() throws {
    let folder = Fixtures.folder.appendingPathComponent("measured")
    for name in Fixtures.specs(in: "measured", ["json"]) {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      let spec = try JSONSerialization.data(withJSONObject: try #require(object["spec"]))
      let run = try ToolRun.run(["ast"], input: spec)
      #expect(run.code == 0, "\(name): \(run.errorText)")
      try expectStable(run)
    }
  }

  private func expectStable(_ run: ToolRun) throws {
    for format in ["json", "yaml"] {
      let again = try ToolRun.run(["ast", "--input-format", format], input: run.output)
      #expect(again.code == 0, "\(again.errorText)")
      #expect(again.output == run.output)
    }
  }
}
