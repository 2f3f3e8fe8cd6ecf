import LayoutLint
import Testing

/// One place and one cause are one finding, with a count.
@Suite struct OnePlaceTests {
  /// Uses of a definition with different messages.
  @Test func usesThatDiffer() throws {
    let spec = """
      define: {row: {horizontal: {size: 100% x ~5, subitems: [{item: 100% x ~5}]}}}
      sections:
        - {items: 9, measured: {height: 60}, group: {use: row}}
        - {items: 9, measured: {height: 90}, group: {use: row}}
        - {items: 9, group: {use: row}}

      """
    let found = Linting(spec).findings.filter { $0.rule.name == "estimate-far-from-content" }
    #expect(found.map(\.message) == ["3 places; the first: the estimate is 5, cells are mostly 60 high"])
    #expect(found.map(\.count) == [3])
    #expect(
      found.first?.helpTexts == ["write ~60 (unsafe: frames change until all is measured)"])
  }

  /// Uses of a definition with equal messages.
  @Test func usesThatAreAlike() {
    let spec = """
      define: {title: {height: 44}}
      sections:
        - {items: 3, grid: {columns: 2, rowHeight: 44}, header: {use: title}}
        - {items: 3, grid: {columns: 2, rowHeight: 44}, header: {use: title}}

      """
    let found = Linting(spec).findings
    #expect(found.map(\.message) == ["2 places: the header's height is 44 whatever the size of its text"])
  }

  /// Items with one estimate as the cause.
  @Test func itemsOfOneGroup() {
    let spec = """
      sections:
        - items: 9
          group:
            vertical:
              size: 100% x ~1000
              subitems:
                - {horizontal: {size: 100% x 25%, subitems: [{item: 40% x 100%}, {item: 60% x 100%}]}}
                - {horizontal: {size: 100% x 75%, subitems: [{item: 90% x 100%}]}}

      """
    let found = Linting(spec).findings
    #expect(found.map(\.rule.name) == ["fractional-item-in-estimated-group"])
    #expect(found.map(\.count) == [3])
    #expect(
      found.first?.message.hasPrefix("3 items; the first: the item's height is 100% of its group's") == true)
  }

  /// The worst finding is shown, and says so.
  @Test func theWorst() {
    let spec = """
      define: {cell: {item: 100% x 100%}}
      sections:
        - {items: 3, group: {horizontal: {size: 100% x 40, subitems: [{use: cell}]}}}
        - {items: 3, group: {horizontal: {size: 100% x 20, subitems: [{use: cell}]}}}

      """
    let found = Linting(spec).findings.filter { $0.rule.name == "touch-target-too-small" }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("2 places; the worst: ") == true)
    #expect(found.first?.message.contains(" x 20; ") == true)
  }

  /// Different findings of one node stay separate.
  @Test func twoMistakesOfOneNode() {
    let spec = """
      lint: {targets: {ios: 13, tvos: 13}}
      sections: [{items: 9, list: plain}]

      """
    let found = Linting(spec).findings.filter { $0.rule.name == "api-unavailable" }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.count == 1 })
  }

  @Test func aSectionOnItsOwnHasNoCount() {
    let found = Linting("sections: [{items: 3, grid: {columns: 2, rowHeight: 44}, header: 44}]\n").findings
    #expect(found.map(\.message) == ["the header's height is 44 whatever the size of its text"])
  }
}
