import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

/// What is found in several environments, put together.
@Suite struct EnvironmentFindingsTests {
  /// The findings of a spec in containers of some widths, as `severity rule: message; notes`.
  ///
  /// - Parameter least: the width of the least container, which comes last.
  private func findings(_ yaml: String, widths: [Double], least: Double? = nil) -> [String] {
    let source = SourceFile(name: "spec.yaml", text: yaml)
    var found = EnvironmentFindings()
    for width in widths + [least].compactMap({ $0 }) {
      let isLeast = width == least
      var diagnostics = DiagnosticBag()
      var options = ResolveOptions()
      options.environment.container = Extent(width: width, height: 600)
      guard let document = readDocument(source, format: .yaml, into: &diagnostics),
        let normal = normalize(document, of: source, into: &diagnostics),
        let layout = resolve(normal, options: options, into: &diagnostics)
      else {
        found.add(diagnostics, of: "\(Int(width))", nil, as: isLeast ? .least : .own)
        continue
      }
      let linted = LintedLayout(layout, LintPolicy(), Suppressions(SourceSet(source)))
      if !isLeast { linted.lint(into: &diagnostics) }
      linted.lint(
        solve(layout.spec, in: layout.environment), isLeast: isLeast, into: &diagnostics)
      found.add(diagnostics, of: "\(Int(width))", layout, as: isLeast ? .least : .own)
    }
    return found.gathered.sorted.map { finding in
      let notes = finding.notes.filter { $0.hasPrefix("in ") || $0.hasPrefix("only ") }
      return ([finding.severity.rawValue + " " + finding.rule.name + ": " + finding.message] + notes)
        .joined(separator: "; ")
    }
  }

  private static let mosaic = """
    sections:
      - items: 9
        group:
          horizontal: {size: 100% x 100, subitems: [{item: 200 x 100%}, {item: 100 x 100%}, {item: 60 x 100%}]}
    """

  @Test func whatFailsEverywhereIsAWarning() {
    #expect(
      findings(Self.mosaic, widths: [320, 340]) == [
        "warning subitem-never-placed: the item is never placed: 200 + 100 + 60 = 360, the group has room for 320 at 320 x 600; "
          + "in both environments"
      ])
  }

  @Test func whatFailsInSomeIsMilder() {
    #expect(
      findings(Self.mosaic, widths: [400, 320]) == [
        "info subitem-never-placed: the item is never placed: 200 + 100 + 60 = 360, the group has room for 320 at 320 x 600; "
          + "in 1 of 2 environments: 320"
      ])
  }

  private static let column = """
    sections:
      - items: 9
        variants:
          - when: ${width > 900}
            group: {vertical: {size: 100% x 100, subitems: [{item: 300 x 100%}]}}
        group:
          horizontal: {size: 100% x 100, interItemSpacing: 8, subitems: [{item: 300 x 100%}]}
    """

  /// Spacing that counts in one environment is no finding in another.
  @Test func whatNeedsAllIsFoundInAll() {
    #expect(findings(Self.column, widths: [320, 700]) == [])
    #expect(findings(Self.column, widths: [320, 340]).count == 1)
  }

  /// An environment that has another group in that place has no say.
  @Test func otherVariantsHaveNoSay() {
    #expect(
      findings(Self.column, widths: [320, 1_000]) == [
        "info spacing-without-gap: the interItemSpacing of 8 has no effect: the group holds 1 subitem at 320 x 600; "
          + "in 1 of 2 environments: 320"
      ])
  }

  @Test func theSmallestGivesTheNumbers() {
    let yaml = """
      sections:
        - items: 9
          group: {horizontal: {size: 100% x 100, count: 10, subitem: {item: {}}}}
      """
    #expect(
      findings(yaml, widths: [600, 400, 320, 410, 300, 420, 310]) == [
        "info touch-target-too-small: at 300 x 600 the cell is 30 x 100; what is tapped should be at least 44 x 44; "
          + "in 6 of 7 environments: 400, 320, 410, 300 and 2 more"
      ])
  }

  /// What only fails in the least container is no error, and what only other rules look at is not counted there.
  @Test func theLeastContainerWarns() {
    let yaml = """
      sections:
        - items: 9
          contentInsets: {horizontal: 40}
          group: {horizontal: {size: 100% x 30, subitems: [{item: 50% x 100%}]}}
      """
    #expect(
      findings(yaml, widths: [320], least: 64) == [
        "warning group-no-room-after-insets: the section's insets of 80 use up the container's width of 64 at 64 x 600; "
          + "only in the least container, 64",
        "info touch-target-too-small: at 320 x 600 the cell is 120 x 30; what is tapped should be at least 44 x 44",
      ])
  }

  /// A count that is computed from the width.
  @Test func countsAreJudgedInTheLeastContainer() {
    let yaml = """
      sections:
        - {items: 9, grid: {columns: "${floor(width / 100)}", rowHeight: 50}}
      """
    #expect(
      findings(yaml, widths: [320], least: 64) == [
        "warning count-not-positive: columns is 0; a count must be at least 1; only in the least container, 64"
      ])
    #expect(findings(yaml, widths: [64, 320]).map { $0.hasPrefix("error count-not-positive") } == [true])
  }
}
