import LayoutLint
import Testing

/// Numbers and names that the configuration gives to rules.
@Suite struct RuleOptionsTests {
  private func places(_ yaml: String, _ change: (inout RuleOptions) -> Void) -> [String] {
    var policy = LintPolicy()
    change(&policy.options)
    return Linting(yaml, policy: policy).places
  }

  @Test func uniformSiblings() {
    let row = """
      sections:
        - items: 12
          group:
            horizontal:
              size: 100% x ~44
              count: 4
              repeatingSubitem: {item: 25% x uniform(44)}
      """
    #expect(places(row) { _ in } == [])
    #expect(places(row) { $0.uniformSiblings = 4 } == [])
    #expect(places(row) { $0.uniformSiblings = 3 } == ["7:40-51 warning uniform-scope-too-large"])
  }

  @Test func estimatedItems() {
    let rows = """
      sections:
        - items: 101
          list: plain
      """
    #expect(places(rows) { _ in } == [])
    #expect(places(rows) { $0.estimatedItems = 101 } == [])
    #expect(places(rows) { $0.estimatedItems = 100 } == ["2:5-10 warning many-estimated-items"])
  }

  /// A text cell in a box of a fixed height, in a share of one, and in a fraction of one.
  @Test(arguments: [
    (
      "horizontal: {size: 100% x 60, subitems: [{item: 50% x 100%}]}",
      ["5:33-35 info text-cell-fixed-height"]
    ),
    (
      "horizontal: {size: 100% x 60, subitems: [{item: 50% x 44}]}",
      ["5:61-63 info text-cell-fixed-height"]
    ),
    (
      "vertical: {size: 100% x 120, count: 2, subitem: {item: 100% x 100%}}",
      ["5:31-34 info text-cell-fixed-height"]
    ),
    ("horizontal: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}", []),
    ("horizontal: {size: 100% x 100%, subitems: [{item: 50% x 100%}]}", []),
  ])
  func textKinds(group: String, expected: [String]) {
    let cells = """
      sections:
        - items: 4
          kind: caption
          group:
            \(group)
      """
    #expect(places(cells) { _ in } == [])
    #expect(places(cells) { $0.textKinds = ["title"] } == [])
    #expect(places(cells) { $0.textKinds = ["caption"] } == expected)
  }

  /// What depends on the size of text is right, and where kinds are mixed nothing is known.
  @Test func textKindsThatAreQuiet() {
    let byVariant = """
      sections:
        - items: 4
          kind: caption
          group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
          variants:
            - when: ${preferredContentSizeCategory == accessibilityLarge}
              group: {horizontal: {size: 100% x 120}}
      """
    let byValue = """
      let: {rowHeight: "${60 if preferredContentSizeCategory == large else 120}"}
      sections:
        - items: 4
          kind: caption
          group: {horizontal: {size: "100% x ${rowHeight}", subitems: [{item: {}}]}}
      """
    let mixed = """
      sections:
        - items: [{id: a, kind: caption}, {id: b, kind: photo}]
          group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """
    for spec in [byVariant, byValue, mixed] {
      #expect(places(spec) { $0.textKinds = ["caption"] } == [])
    }
  }

  @Test func targets() {
    let spec = """
      lint: {targets: {ios: 17, macos: 14}}
      sections:
        - items: 9
          group:
            horizontal:
              size: 100% x 44
              repeatingSubitem: {item: 50% x 100%}
              count: 2
      """
    #expect(places(spec) { _ in } == [])
    // The configuration speaks of platforms that the spec does not name, the command line of all there are.
    #expect(places(spec) { $0.targets = ["ios": "15.4"] } == [])
    #expect(places(spec) { $0.targets = ["tvos": "15"] } == ["7:9-25 error api-unavailable"])
    #expect(places(spec) { $0.givenTargets = ["ios": "15.4"] } == ["7:9-25 error api-unavailable"])
    #expect(places(spec) { $0.givenTargets = ["ios": "16.1"] } == [])
    #expect(places(spec) { $0.givenTargets = ["macos": "12"] } == ["7:9-25 error api-unavailable"])
    #expect(places(spec) { $0.givenTargets = [:] } == [])
  }
}
