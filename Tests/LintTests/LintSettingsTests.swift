import Testing

@Suite struct LintSettingsTests {
  /// Section indexes count written sections, not their copies.
  @Test func findsSectionsBehindRepeatedOnes() {
    let doubtful = "items: 3, group: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}"
    func lines(_ settings: String) -> [Int] {
      Linting(
        "\(settings)\nsections:\n- {repeat: 3, list: plain}\n- {id: b, \(doubtful)}\n- {id: c, \(doubtful)}\n"
      )
      .lines(of: "one-point-dimension")
    }
    #expect(lines("name: x") == [4, 5])
    #expect(lines("lint: {overrides: [{path: \"sections[b]\", disable: [one-point-dimension]}]}") == [5])
    #expect(lines("lint: {overrides: [{path: \"sections[2]\", disable: [one-point-dimension]}]}") == [4])
  }

  /// An override for a missing section has no effect.
  @Test func tellsOfStrayOverrides() {
    func stray(_ paths: [String], id: String = "id: feed, ") -> [String] {
      let overrides = paths.map { "{path: \"\($0)\", disable: [ragged-row]}" }.joined(separator: ", ")
      let spec =
        "lint: {overrides: [\(overrides)]}\nsections: [{\(id)list: plain, items: 3}, {repeat: 2, list: plain}]\n"
      return Linting(spec).findings.filter { $0.rule.name == "unused-suppression" }.map(\.message)
    }
    #expect(
      stray(["sections[0]", "sections[1].list", "sections[feed].list", "configuration", "sections"]) == [])
    #expect(
      stray(["sections[9]", "sections[fed].list"]) == [
        "the override is for section '9', which is not there; the spec has 2 sections, counted from 0",
        "the override is for section 'fed', which is not there; the spec has 2 sections, counted from 0",
      ])
    #expect(
      stray(["sections[feed].heade", "sections[0].list", "configuration.gap"]) == [
        "the override is for the key 'heade', which a section does not have",
        "the override is for the key 'gap', which a configuration does not have",
      ])
    for path in ["sections.feed", "sections[feed]list", "lists"] {
      let spec =
        "lint: {overrides: [{path: \"\(path)\", disable: [ragged-row]}]}\nsections: [{id: feed, list: plain}]\n"
      #expect(
        Linting(spec).findings.map(\.message) == [
          "path is '\(path)'; expected a path such as sections[0].group.horizontal"
        ])
    }
    // Such ids are known only after evaluation.
    #expect(stray(["sections[feed-1]"], id: "id: feed, repeat: 2, ") == [])
    #expect(stray(["sections[feed-2]"], id: "id: feed, repeat: 2, ").count == 1)
  }

  /// Two sections with the same mistake; the second has an id.
  private func spec(_ settings: String) -> String {
    """
    lint: \(settings)
    sections:
      - items: 3
        group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
      - id: shelf
        items: 3
        group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
    """
  }

  /// One rule needs no list, and a list may be empty.
  @Test func takesOneWord() {
    #expect(found("{disable: one-point-dimension}") == [])
    #expect(found("{ignore: one-point-dimension}") == [])
    #expect(found("{ignore: []}").count == 2)
    #expect(found("{overrides: [{path: \"sections[0]\", ignore: one-point-dimension}]}").count == 1)
  }

  /// The lines of the findings with their severities; the mistakes are on lines 4 and 7.
  private func found(_ settings: String) -> [String] {
    let linting = Linting(spec(settings))
    #expect(
      linting.findings.allSatisfy {
        $0.rule.name == "one-point-dimension" || $0.rule.name == "unused-suppression"
      })
    return linting.places.filter { !$0.hasSuffix("unused-suppression") }.map {
      $0.split(separator: ":")[0] + " " + $0.split(separator: " ")[1]
    }
  }

  @Test func leavesTheDefault() {
    #expect(found("{}") == ["4 warning", "7 warning"])
  }

  @Test func disables() {
    #expect(found("{disable: [one-point-dimension]}") == [])
    #expect(found("{severity: {one-point-dimension: off}}") == [])
    #expect(found("{disable: [one-point-dimension], severity: {one-point-dimension: error}}") == [])
    #expect(found("{disable: [ragged-row]}") == ["4 warning", "7 warning"])
  }

  @Test func setsSeverities() {
    #expect(found("{severity: {one-point-dimension: error}}") == ["4 error", "7 error"])
    #expect(found("{severity: {one-point-dimension: info}}") == ["4 info", "7 info"])
  }

  @Test(arguments: [
    "sections[1]", "sections[shelf]", "sections[shelf].group", "sections[1].group.horizontal.subitems",
    "sections[1].group.horizontal.subitems[0].item",
  ])
  func overridesBelowAPath(path: String) {
    #expect(found("{overrides: [{path: \"\(path)\", disable: [one-point-dimension]}]}") == ["4 warning"])
  }

  @Test(arguments: [
    "sections[2]", "sections[books]", "sections[1].gro", "sections[1].group.vertical",
    "sections[1].group.horizontal.subitems[0].item.size",
  ])
  func leavesOtherPathsAlone(path: String) {
    #expect(
      found("{overrides: [{path: \"\(path)\", disable: [one-point-dimension]}]}") == [
        "4 warning", "7 warning",
      ])
  }

  @Test func letsTheLastOverrideCount() {
    #expect(
      found(
        """
        {disable: [one-point-dimension], overrides: [{path: sections, severity: {one-point-dimension: error}}, \
        {path: "sections[0]", severity: {one-point-dimension: info}}]}
        """) == ["4 info", "7 error"])
  }

  /// Findings that a rule makes milder stay mild.
  @Test func keepsHintsMild() {
    let yaml = """
      lint: {severity: {fractional-item-in-estimated-group: error}}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x ~44}, {item: 50% x 100%}]}}
      """
    #expect(Linting(yaml).places == ["4:87-91 info fractional-item-in-estimated-group"])
  }

  @Test func silencesSolvedRules() {
    let yaml = """
      lint: {disable: [group-cannot-fit-item]}
      sections:
        - items: 3
          group: {horizontal: {size: 300 x 44, subitems: [{item: 400 x 44}]}}
      """
    #expect(Linting(yaml).places == [])
  }

  @Test func knowsOtherRules() {
    #expect(found("{disable: [ragged-row, negative-spacing]}") == ["4 warning", "7 warning"])
  }

  /// Errors of the reader stay errors; settings against them are reported.
  @Test func tellsOfLevelsThatStay() {
    for rule in ["syntax-error", "empty-group"] {
      let linting = Linting(spec("{disable: [one-point-dimension, \(rule)]}"))
      #expect(linting.places == ["1:39-\(39 + rule.count) warning unknown-rule"])
    }
  }

  @Test func reportsUnknownRules() {
    let linting = Linting(
      """
      lint:
        disable: [negative-spacin, negative-spacing]
        severity: {ragged-rows: off, colour: info}
        overrides: [{path: "sections[0]", disable: [one-pointer]}]
        ignore: [all]
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 44}]}}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "2:13-28 error: there is no rule 'negative-spacin'", "help: did you mean 'negative-spacing'?",
        "3:14-25 error: there is no rule 'ragged-rows'", "help: did you mean 'ragged-row'?",
        "3:32-38 error: there is no rule 'colour'",
        "4:47-58 error: there is no rule 'one-pointer'",
        "5:12-15 error: there is no rule 'all'",
        "help: rules are turned off one by one; 'layoutc explain --list' lists them",
      ])
    #expect(linting.findings.allSatisfy { $0.rule.name == "unknown-rule" })
  }
}
