import Testing

@Suite struct LintSettingsTests {
  /// Two sections that make the same mistake, the second one named.
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

  /// The lines of the findings with their severities; the mistakes stand on lines 4 and 7.
  private func found(_ settings: String) -> [String] {
    let linting = Linting(spec(settings))
    #expect(linting.findings.allSatisfy { $0.rule == "one-point-dimension" })
    return linting.places.map { $0.split(separator: ":")[0] + " " + $0.split(separator: " ")[1] }
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

  /// What a rule itself holds to be a hint stays one.
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

  /// What cannot be read stays an error; settings that say otherwise are told so.
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
      ])
    #expect(linting.findings.allSatisfy { $0.rule == "unknown-rule" })
  }
}
