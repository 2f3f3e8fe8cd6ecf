import Testing

/// One mistake is one finding, even if several rules find it.
@Suite struct OneCauseTests {
  @Test(arguments: [
    ("horizontal: {size: 100% x 44, subitems: [{item: 100% x 0.2}]}", "one-point-dimension"),
    (
      "vertical: {size: 100% x ~150, count: 3, subitem: {item: 100% x ~50}}",
      "estimated-count-group-not-measured"
    ),
    (
      "vertical: {size: 100% x ~150, count: 3, subitem: {item: 100% x 50}}",
      "count-overrides-item-size, estimated-count-group-not-measured"
    ),
    ("horizontal: {size: 100% x 50, subitems: [{item: 150% x 100%}]}", "group-cannot-fit-item"),
    (
      "horizontal: {size: 100% x 50, subitems: [{item: 50% x 100%}, {item: 150% x 100%}]}",
      "fraction-out-of-range"
    ),
    ("vertical: {size: 100% x 50, subitems: [{item: 150% x 100%}]}", "fraction-out-of-range"),
    (
      "horizontal: {size: 100% x 50, count: 2, repeatingSubitem: {item: 150% x 100%}}",
      "repeat-count-overflows"
    ),
    (
      "horizontal: {size: 100% x 50, count: 1, repeatingSubitem: {item: {edgeSpacing: {leading: 8}}}}",
      "edge-spacing-overflow"
    ),
    (
      "horizontal: {size: 100% x 50, count: 2, repeatingSubitem: {item: {edgeSpacing: {leading: 8}}}}",
      "repeat-count-overflows"
    ),
    ("horizontal: {size: 1 x 44, subitems: [{item: 100% x 100%}]}", "one-point-dimension"),
    ("vertical: {size: 100% x 61, subitems: [{item: 100% x 60}, {item: 100% x 1}]}", ""),
  ])
  func groups(group: String, rules: String) {
    let found = Linting("sections:\n  - items: 9\n    group:\n      \(group)\n").findings
    #expect(found.map(\.rule.name).sorted().joined(separator: ", ") == rules)
  }

  @Test func headersOfLists() {
    let found = Linting(
      "sections: [{items: 9, header: ~44, list: {appearance: grouped, headerMode: firstItemInSection}}]\n")
    #expect(found.findings.map(\.rule.name) == ["list-first-item-header"])
  }

  @Test func aDefinitionUsedTwice() {
    let spec = """
      define: {title: {height: 44, title: Title}}
      sections:
        - {items: 3, list: plain, header: {use: title, title: Photos}}
        - {items: 3, list: plain, header: {use: title, title: Links}}

      """
    #expect(Linting(spec).findings.map(\.rule.name) == ["text-cell-fixed-height"])
  }

  @Test(arguments: [
    (
      "{s: {interGroupSpacin: 8}}", "use: s, group: {horizontal: {size: 100% x 44, subitems: [item: {}]}}",
      ["unknown-key"]
    ),
    (
      "{s: {frobb: 8}}", "use: s, group: {horizontal: {size: 100% x 44, subitems: [item: {}]}}",
      ["invalid-value"]
    ),
    ("{s: {}}", "flow: {use: s}", []),
  ])
  func aMisspeltDefinition(define: String, section: String, rules: [String]) {
    let spec = "define: \(define)\nsections:\n  - {items: 3, measured: {width: 50, height: 50}, \(section)}\n"
    #expect(Linting(spec).findings.map(\.rule.name) == rules)
  }

  /// The target of a wrong `use` is unknown: nothing else is reported about its size or the definition.
  @Test(arguments: [
    ("item: {use: narow}", "unknown-name"), ("item: {use: row}", "invalid-value"),
    ("item: {use: narrow, sise: 2}", "unknown-key"), ("item: {name: {use: narrow}}", "invalid-value"),
  ])
  func aUseThatIsWrong(node: String, rule: String) {
    let spec = """
      define: {narrow: {item: 25% x 100%}, row: {horizontal: {size: 100% x 44, subitem: {item: {}}, count: 2}}}
      sections:
        - {items: 3, group: {horizontal: {size: 100% x 44, subitems: [{\(node)}, {\(node)}]}}}
        - {items: 3, group: {use: row}}

      """
    let rules = Linting(spec).findings.map(\.rule.name)
    #expect(Set(rules) == [rule] && rules.count <= 2)
  }

  /// Also if the finding shows the use.
  @Test func aDefinitionUsedTwiceInTheSameWay() {
    let spec = """
      define: {over: {item: 50 x 100%}}
      sections:
        - {items: 3, group: {horizontal: {size: 100% x 44, subitem: {use: over}, count: 3}}}
        - {items: 3, group: {horizontal: {size: 100% x 44, subitem: {use: over}, count: 3}}}

      """
    #expect(
      Linting(spec).words(of: "count-overrides-item-size") == [
        "1:23-25 info: 2 places: the item's width of 50 has no effect; count gives it 1/3 of the group's width",
        "3:83-84 the count is here", "4:83-84 the count is here",
        "help: write 100% (safe: frames do not change)",
        "help: or write repeatingSubitem: it keeps its size (unsafe: frames change)",
      ])
  }
}
