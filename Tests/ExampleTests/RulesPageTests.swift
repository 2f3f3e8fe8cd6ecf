import LayoutLint
import Testing

/// The manual page of the rules says what the rules' metadata say.
@Suite struct RulesPageTests {
  @Test func isRenderedFromTheRules() throws {
    try Repository.expectGolden(RulesPage.text(RuleRegistry.metadata), "man/layoutc-rules.7")
  }
}
