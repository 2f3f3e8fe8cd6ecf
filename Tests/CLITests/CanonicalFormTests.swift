import Foundation
import LayoutDiagnostics
import LayoutReader
import LayoutText
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

  /// In the test's own process: there are many of them.
  @Test(arguments: Fixtures.specs(in: "measured", ["json"]))
  func measuredSpecsAreStable(name: String) throws {
    let file = Fixtures.folder.appendingPathComponent("measured").appendingPathComponent(name)
    let object = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let spec = try JSONSerialization.data(withJSONObject: try #require(object["spec"]))
    let form = try longForm([UInt8](spec), .json)
    for format in [InputFormat.json, .yaml] { #expect(try longForm(form, format) == form) }
  }

  private func longForm(_ bytes: [UInt8], _ format: InputFormat) throws -> [UInt8] {
    let source = SourceFile(name: "<stdin>", bytes: bytes)
    var diagnostics = DiagnosticBag()
    let document = readDocument(source, format: format, into: &diagnostics)
    let normal = document.flatMap { normalize($0, of: source, into: &diagnostics) }
    #expect(!diagnostics.hasErrors, "\(diagnostics.sorted.map(\.message))")
    let sink = ByteSink()
    writeCanonicalJSON(try #require(normal), to: sink)
    return sink.bytes
  }

  private func expectStable(_ run: ToolRun) throws {
    for format in ["json", "yaml"] {
      let again = try ToolRun.run(["ast", "--input-format", format], input: run.output)
      #expect(again.code == 0, "\(again.errorText)")
      #expect(again.output == run.output)
    }
  }
}
