import Foundation
import LayoutDiagnostics
import Testing

/// Findings in every format: `findings/<case>/specs`, and a golden for each format.
@Suite struct FindingsFixtureTests {
  private static let folder = Fixtures.folder.appendingPathComponent("findings")

  private static let goldens: [FindingsFormat: String] = [
    .text: "findings.txt", .short: "short.txt", .json: "findings.json", .sarif: "findings.sarif",
    .github: "github.txt", .junit: "junit.xml",
  ]

  private static let cases = ["broken", "clean", "none", "several"]
  private static let codes: [String: Int32] = ["broken": 1, "clean": 0, "none": 2, "several": 1]

  @Test(arguments: cases, FindingsFormat.allCases)
  func isWritten(name: String, format: FindingsFormat) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let run = try ToolRun.run(["lint", "--no-config", "--format", format.rawValue, "specs"], in: folder)
    #expect(run.code == Self.codes[name])
    let golden = try #require(Self.goldens[format])
    try Fixtures.expect(run.outputText, toMatch: folder.appendingPathComponent(golden))
  }

  /// The edits of a log match its byte offsets and its columns.
  @Test func regionsAgree() throws {
    let folder = Self.folder.appendingPathComponent("several")
    let run = try ToolRun.run(["lint", "--no-config", "--format", "sarif", "specs"], in: folder)
    let log = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(results.count > 5)
    for result in results {
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((location["artifactLocation"] as? [String: Any])?["uri"] as? String)
      let region = try #require(location["region"] as? [String: Int])
      let path = try #require(uri.removingPercentEncoding)
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let lines = text.components(separatedBy: "\n").map { $0 as NSString }
      func units(_ line: String, _ column: String) throws -> Int {
        let number = try #require(region[line])
        return lines.prefix(number - 1).reduce(0) { $0 + $1.length + 1 } + (try #require(region[column])) - 1
      }
      let start = try units("startLine", "startColumn")
      let end = try units("endLine", "endColumn")
      let marked = (text as NSString).substring(with: NSRange(location: start, length: end - start))
      let bytes = Array(text.utf8)[try #require(region["byteOffset"])...].prefix(
        try #require(region["byteLength"]))
      #expect(marked == String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// The recipes of the manual page do what it says.
@Suite struct FindingsRecipeTests {
  private static let recipes = Fixtures.recipes(under: "FINDINGS AS JSON")

  @Test func areFour() { #expect(Self.recipes.count == 4) }

  @Test(arguments: 0..<4)
  func runs(index: Int) throws {
    let recipe = Self.recipes[index].replacingOccurrences(
      of: "layoutc lint", with: "\"$LAYOUTC\" lint --no-config"
    )
    .replacingOccurrences(of: "Specs", with: "specs")
    let folder = Fixtures.folder.appendingPathComponent("findings/several")
    let run = try ToolRun.shell(recipe, in: folder)
    #expect(run.code == 0, "\(run.errorText)")
    try Fixtures.expect(run.outputText, toMatch: folder.appendingPathComponent("recipe-\(index + 1).txt"))
  }
}
