import Foundation
import LayoutLint
import Testing

/// Every reported rule is registered, so that it can be explained.
@Suite struct ReportedRulesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static func sources() throws -> [(file: String, text: String)] {
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var sources: [(file: String, text: String)] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      sources.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
    }
    return sources
  }

  /// The ids in the sources are those of the registry, and each is declared once.
  @Test func everyIDIsRegistered() throws {
    let sources = try Self.sources()
    let members = sources.flatMap { source in
      source.text.matches(of: /static let (\w+) = RuleID\("([a-z-]+)"\)/).map { (String($0.1), String($0.2)) }
    }
    let others = sources.flatMap { source in
      source.text.matches(of: /\bid: RuleID\("([a-z-]+)"\)/).map { String($0.1) }
    }
    #expect((members.map(\.1) + others).sorted() == RuleRegistry.ids.map(\.name).sorted())
    for (member, name) in members {
      let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(member.prefix(1).uppercased() + member.dropFirst() == words.joined())
    }
  }

  /// Rules are named by ids that the compiler checks, not by text.
  @Test func noRuleIsNamedByText() throws {
    let names = Set(RuleRegistry.ids.map(\.name))
    var found: [String] = []
    for source in try Self.sources() {
      for match in source.text.matches(of: /(RuleID\()?"([a-z]+(?:-[a-z]+)+)"/)
      where match.1 == nil && names.contains(String(match.2)) {
        found.append("\(source.file): \(match.2)")
      }
    }
    #expect(found == [])
  }
}
