import Foundation
import LayoutLint
import TestSupport
import Testing

/// The manual page of the rules says what the rules' metadata say.
@Suite struct RulesPageTests {
  @Test func isRenderedFromTheRules() throws {
    try Repository.expectGolden(RulesPage.text(RuleRegistry.metadata), "man/layoutc-rules.7")
  }

  /// A rule whose source looks at an option says so.
  @Test func namesTheOptionsOfRules() throws {
    let folder = "Sources/LayoutLint/Rules"
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.file(folder).path)
    var found = 0
    for file in files where file.hasSuffix(".swift") {
      let text = try Repository.text("\(folder)/\(file)")
      let names = Set(text.matches(of: #/options\.([a-zA-Z]+)/#).map { "options.\($0.1)" })
      guard !names.isEmpty else { continue }
      found += 1
      let words = file.dropLast(6).reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
      let rule = try #require(RuleRegistry.named(String(words.dropFirst())))
      #expect(names.subtracting(rule.optionNames) == [], "\(file)")
    }
    #expect(found > 3)
  }
}
