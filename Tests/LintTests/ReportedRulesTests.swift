import Foundation
import LayoutLint
import Testing

/// What the program may report is registered, so that it can be explained.
@Suite struct ReportedRulesTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The words in quotes and with hyphens that stand in the sources, but for the list of all names.
  private static func words() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var words: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      guard file.lastPathComponent != "RuleCatalog.swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /"([a-z]+(?:-[a-z]+)+)"/) { words.insert(String(match.1)) }
    }
    return words
  }

  @Test func everyReportedRuleIsRegistered() throws {
    let reported = try Self.words().filter { RuleCatalog.isKnown($0) }
    #expect(reported.count > 50)
    #expect(reported.filter { RuleRegistry.rule($0) == nil }.sorted() == [])
  }

  /// `rule: "…"` and `report("…"` are followed by a name that is known.
  @Test func everyReportedRuleIsKnown() throws {
    let files = try #require(
      FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    var unknown: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?:rule|rangeRule): "([a-z-]+)"|report\(\s*"([a-z-]+)",/) {
        let name = String(match.1 ?? match.2 ?? "")
        if !RuleCatalog.isKnown(name) { unknown.append("\(file.lastPathComponent): \(name)") }
      }
    }
    #expect(unknown == [])
  }
}
