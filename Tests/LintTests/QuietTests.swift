import Foundation
import TestSupport
import Testing

/// Reduced real layouts with former false findings: `quiet/<case>.yaml` names the rule and marks with `# <-` what it must still find.
@Suite struct QuietTests {
  private static let folder = Repository.file("Tests/Fixtures/quiet")
  private static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .sorted()

  @Test func areTen() { #expect(Self.cases.count == 10) }

  @Test(arguments: cases)
  func saysNoMore(name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let rule = try #require(lines.first).replacingOccurrences(of: "# rule: ", with: "")
    let marked = lines.indices.filter { lines[$0].hasSuffix("# <-") }.map { $0 + 1 }
    #expect(!marked.isEmpty)
    #expect(Linting(text).lines(of: rule) == marked)
  }
}
