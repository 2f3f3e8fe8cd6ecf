import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutText
import Testing

/// Comments that turn rules off. The mistake of all these specs is a height of one point.
@Suite struct SuppressionTests {
  /// The lines and rules of the findings.
  private func found(_ yaml: String) -> [String] {
    Linting(yaml).places.map { $0.split(separator: ":")[0] + " " + ($0.split(separator: " ").last ?? "") }
  }

  /// The positions of a comment that hides the mistake on line 6: `@` and the number of the line.
  @Test(arguments: [
    """
    sections:
      - items: 3
        group:
          horizontal:
            size: 100% x 44
            subitems: [{item: 50% x 1}] @
    """,
    """
    sections:
      - items: 3
        group:
          horizontal: @
            size: 100% x 44
            subitems: [{item: 50% x 1}]
    """,
    """
    sections:
      - items: 3
        group: @
          horizontal:
            size: 100% x 44
            subitems: [{item: 50% x 1}]
    """,
    """
    sections:
      - items: 3 @
        group:
          horizontal:
            size: 100% x 44
            subitems: [{item: 50% x 1}]
    """,
    """
    @
    sections:
      - items: 3
        group:
          horizontal: {size: 100% x 44,
            subitems: [{item: 50% x 1}]}
    """,
    """
    sections:
      - items: 3
        @
        # a comment between
        group:
          horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}
    """,
    """
    sections:
      - title: | @
          no comment
        items: 3
        group:
          horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}
    """,
    """
    define:
      thin: {item: 50% x 1}
    sections:
      - items: 3
        group: @
          horizontal: {size: 100% x 44, subitems: [{use: thin}]}
    """,
    """
    define:
      thin: {item: 50% x 1}
    sections:
      - items: 3
        group:
          horizontal:
            size: 100% x 44
            subitems:
              - use: thin @
    """,
    """
    define:
      row: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
    sections:
      - items: 3
        @
        group: {use: row}
    """,
    """
    define:
      row: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
    sections:
      - items: 3
        group: {use: row, size: "100% x ${40 + 4}"} @
        variants: [{when: "${width > 2000}", interGroupSpacing: 8}]
    """,
    """
    define:
      thin: {item: {size: 50% x 1}}
      row:
        horizontal:
          size: 100% x 44
          @
          subitems: [{use: thin}]
    sections: [{items: 3, group: {use: row}}]
    """,
    """
    define:
      rows: {items: 3, group: {horizontal: {size: "100% x ${tall}", subitems: [{item: 50% x 1}]}}}
    sections:
      - {use: rows, with: {tall: 44}} @
    """,
    """
    define:
      rows: {items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}}
    sections:
      - {items: 3, grid: {columns: 3, rowHeight: 44}}
      - use: rows @
        interGroupSpacing: 4
    """,
    """
    sections:
      - items: 3
        group:
          horizontal:
            size: 100% x 44
            subitems: [{item: 50% x 1}]
        # layoutc:ignore-file one-point-dimension -- says so at the end
    """,
  ])
  func hides(yaml: String) {
    #expect(
      found(yaml.replacing("@", with: "# layoutc:ignore one-point-dimension -- \u{fc}ber eins"))
        == [])
    if yaml.contains("@") {
      #expect(found(yaml.replacing("@", with: "")).count == 1)
      #expect(found(yaml.replacing("@", with: "# layoutc:ignored one-point-dimension")).count == 2)
    }
  }

  /// Where a comment does not reach the mistake: it hides nothing and is found itself.
  @Test(arguments: [
    """
    sections:
      - items: 3
        group:
          horizontal:
            size: 100% x 44 @
            subitems: [{item: 50% x 1}]
    """,
    """
    sections:
      - items: 3
        group:
          horizontal:
            size: 100% x 44
            @

            subitems: [{item: 50% x 1}]
    """,
    """
    sections:
      - items: 3
        group:
          horizontal:
            size: 100% x 44
            subitems: [{item: 50% x 1}]
        @
    """,
    """
    sections:
      - {items: 3, grid: {columns: 2}} @
      - items: 3
        group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
    """,
  ])
  func hidesNothingElse(yaml: String) {
    let rules = found(yaml.replacing("@", with: "# layoutc:ignore one-point-dimension")).map {
      $0.split(separator: " ")[1]
    }
    #expect(Set(rules) == ["one-point-dimension", "unused-suppression"])
    #expect(rules.count == 2)
  }

  /// A comment at one use of a definition does not hold for the others.
  @Test func holdsForOneUse() {
    let spec = """
      define:
        row: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
      sections:
        - {items: 3, group: {use: row}} # layoutc:ignore one-point-dimension
        - {items: 3, group: {use: row}}
      """
    #expect(found(spec) == ["2 one-point-dimension"])
    let both =
      spec.replacing("row}}\n", with: "row}} # layoutc:ignore one-point-dimension\n")
      + " # layoutc:ignore one-point-dimension"
    #expect(found(both) == [])
  }

  /// What is listed is reached where it is used, whatever it is.
  @Test(arguments: ["zIndex: 2", "zIndex: \"${1 + 1}\""]) func holdsForUsedItemsOfLists(order: String) {
    let spec = """
      define:
        panel: {background: panel, \(order)}
      sections:
        - items: 3
          grid: {columns: 3, rowHeight: 44}
          decorationItems:
            - {use: panel} @
            - {use: panel, background: shadow} @
      """
    // Both find the same place: it is reported once.
    #expect(found(spec.replacing("@", with: "")).map { $0.suffix(13) } == ["above-content"])
    #expect(found(spec.replacing("@", with: "# layoutc:ignore decoration-above-content")) == [])
  }

  /// What looks like a comment and is a text.
  @Test(arguments: [
    "title: '# layoutc:ignore one-point-dimension'",
    "title: \"\n      # layoutc:ignore one-point-dimension\"",
    "title: |\n      # layoutc:ignore one-point-dimension",
    "title: >-\n      words\n\n      # layoutc:ignore one-point-dimension\n",
    "title: some#layoutc:ignore one-point-dimension",
    "title: layoutc:ignore one-point-dimension",
    "title: '\u{2028}' # \u{2028}layoutc:ignore one-point-dimension",
  ])
  func isNoComment(title: String) {
    let spec = """
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
          \(title)
      """
    #expect(!found(spec).contains { $0.hasSuffix("unused-suppression") })
  }

  /// Habits from other tools, and frequent omissions.
  @Test(arguments: [
    "# layoutc: ignore one-point-dimension -- a divider", "#layoutc:\tignore one-point-dimension",
    "# layoutc:ignore one-point-dimension-- a divider", "# layoutc:ignore one-point-dimension --a divider",
    "# layoutc:disable one-point-dimension -- a divider",
    "# layoutc: disable one-point-dimension -- a divider",
    "# layoutc:ignore one-point-dimension--divider", "# layoutc:ignore one-point-dimension,ragged-row --a",
  ])
  func isReadFreely(comment: String) {
    let spec = { (place: String, comment: String) in
      "\(place)sections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}}] \(comment)\n"
    }
    let file =
      comment.replacing("ignore", with: "ignore-file").replacing("disable", with: "disable-file") + "\n"
    for text in [spec("", comment), spec(file, "")] {
      let rules = Linting(text).findings.map(\.rule.name)
      #expect(rules == (comment.contains("ragged") ? ["unused-suppression"] : []))
    }
  }

  /// Heights of headers are in the text of the spec, so one environment is enough.
  @Test func tellsOfIdleCommentsOnHeights() {
    let spec = "sections:\n- items: 3\n  list: plain\n  header: ~44 # layoutc:ignore text-cell-fixed-height\n"
    #expect(found(spec) == ["4 unused-suppression"])
  }

  /// Heights are fixed in a view without a size, too, and the text size decides whether they are enough for a text that is measured.
  @Test func keepsCommentsOnHeightsThatMayBeTooLow() {
    let header =
      "# layoutc:ignore text-cell-fixed-height\n  header: {size: 100% x 60, title: a, measured: {height: \"${textHeight(title, title1)}\"}}"
    #expect(found("sections:\n- items: 3\n  list: plain\n  \(header)\n").isEmpty)
    #expect(
      found(
        "environment: {container: 0 x 653}\nsections:\n- items: 3\n  list: plain\n  header: 44 # layoutc:ignore text-cell-fixed-height\n"
      ) == ["1 view-without-size"])
  }

  /// Whether a reason is given.
  @Test(arguments: [
    ("one-point-dimension -- a divider", true), ("one-point-dimension--a", true),
    ("one-point-dimension --a", true), ("one-point-dimension--", false),
    ("one-point-dimension -- # x", false),
    ("one-point-dimension # x -- y", false), ("one-point-dimension", false),
  ])
  func asksForReasons(text: String, hasReason: Bool) {
    var policy = LintPolicy()
    policy.selected = [RuleID("one-point-dimension"), RuleID("suppression-without-reason")]
    let spec =
      "# layoutc: ignore-file \(text)\nsections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}}]\n"
    #expect(
      Linting(spec, policy: policy).findings.map(\.rule.name)
        == (hasReason ? [] : ["suppression-without-reason"]))
  }

  @Test func namesWhatItDoesNotKnow() {
    let linting = Linting(
      """
      # layoutc:ignore one-point-dimensions, empty-groups -- misspelt
      # layoutc:ignore-line empty-group
      # layoutc:ignore -- nothing
      # layoutc:ignore-file all
      sections: [{items: 3, grid: {columns: 2}}]
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "1:18-38 warning: there is no rule 'one-point-dimensions'",
        "help: did you mean 'one-point-dimension'?",
        "1:40-52 warning: there is no rule 'empty-groups'",
        "help: did you mean 'empty-group'?",
        "2:3-22 warning: found 'layoutc:ignore-line'; expected layoutc:ignore or layoutc:ignore-file",
        "3:3-17 warning: the comment names no rule and hides nothing",
        "help: write layoutc:ignore RULE -- reason",
        "4:23-26 warning: there is no rule 'all'",
        "help: rules are turned off one by one; 'layoutc explain --list' lists them",
      ])
  }

  @Test func tellsWhichNameIsForNothing() {
    let linting = Linting(
      """
      # layoutc:ignore-file one-point-dimension, unused-definition
      sections:
        - items: 3
          # layoutc:ignore one-point-dimension
          group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
      """)
    // The nearer of two comments is the one that hides.
    #expect(
      linting.places == [
        "1:23-42 warning unused-suppression", "1:44-61 warning unused-suppression",
      ])
    #expect(
      linting.findings.last.map(linting.words) == [
        "1:44-61 warning: unused-definition finds nothing that the comment could hide",
        "help: take unused-definition out of the comment (safe: frames do not change)",
      ])
  }

  /// Rules that have not run may have had something to hide.
  @Test func judgesOnlyRulesThatRan() {
    let sections = "sections: [{grid: {columns: 2}}]"
    #expect(found("# layoutc:ignore-file negative-spacing\n\(sections)") == [])
  }

  /// Warnings about the text obey comments and settings; its errors do not, so that a comment against them is for nothing.
  @Test func holdsForTheText() {
    let spec = "sections: [{id: no, grid: &grid {columns: 2}}]"
    #expect(found(spec) == ["1 ambiguous-scalar", "1 unused-definition"])
    #expect(found("# layoutc:ignore-file ambiguous-scalar, unused-definition\n\(spec)") == [])
    #expect(found("lint: {disable: [ambiguous-scalar, unused-definition]}\n\(spec)") == [])
    let severity = "lint: {severity: {ambiguous-scalar: info, unused-definition: error}}"
    #expect(Linting("\(severity)\n\(spec)").findings.map(\.severity) == [.info, .error])
    let sections = "sections: [{grid: {columns: 2}}]"
    #expect(found("# layoutc:ignore-file unknown-key\n\(sections)") == ["1 unused-suppression"])
  }

  /// What an included file turns off may be for another spec that includes it.
  @Test func judgesOnlyTheSpecItself() {
    var sources = SourceSet(SourceFile(name: "spec.yaml", text: "sections: [{grid: {columns: 2}}]"))
    let comment = "# layoutc:ignore-file empty-group, empty-grup\nlet: {gap: 2}"
    #expect(sources.add(name: "common.yaml", bytes: Array(comment.utf8)) != nil)
    let normal = Normal(.map([]), at: Span(0, 0))
    let diagnostics = FindingPipeline(sources, normal, policy: LintPolicy())
      .judged(DiagnosticBag(), coverage: .init(isComplete: true))
    #expect(diagnostics.sorted.map(\.message) == ["there is no rule 'empty-grup'"])
    #expect(diagnostics.sorted.map { sources.index(of: $0.span) } == [1])
  }

  @Test func obeysTheSettings() {
    let comment = "# layoutc:ignore-file unused-definition, nonsense"
    let sections = "sections: [{grid: {columns: 2}}]"
    #expect(found("\(comment)\n\(sections)").count == 2)
    #expect(found("\(comment)\n\(sections)\nlint: {disable: [unused-suppression, unknown-rule]}") == [])
    #expect(
      Linting("\(comment)\n\(sections)\nlint: {severity: {unused-suppression: info}}").findings.map(
        \.severity)
        == [.info, .warning])
    #expect(
      found("# layoutc:ignore-file unused-suppression\n# layoutc:ignore-file unused-definition\n\(sections)")
        == [])
  }

  /// Many comments and findings cost no more than both together.
  @Test func isLinear() {
    var lines = ["sections:"]
    for _ in 0..<2_000 {
      lines += [
        "  # layoutc:ignore one-point-dimension", "  # layoutc:ignore unused-definition",
        "  - {items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}}",
      ]
    }
    let linting = Linting(lines.joined(separator: "\n"))
    #expect(linting.findings.filter { $0.rule.name == "one-point-dimension" } == [])
    #expect(linting.diagnostics.omitted == 1_000)
  }
}
