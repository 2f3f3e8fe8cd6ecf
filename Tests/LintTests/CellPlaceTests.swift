import Testing

/// What the rules about cells and boundary items at one place hold for meant, and what for another rule's.
@Suite struct CellPlaceTests {
  private static let next = "  - {items: 3, group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}}"

  /// The rules with what they say of a section, by severity, that say that something lies over cells.
  private func found(_ section: String, beside others: String = "", _ head: String = "") -> [String] {
    Linting("\(head)\nsections:\n  - {\(section)}\n\(others)\n").findings
      .filter { ["cells-overlap", "boundary-covers-cells", "custom-frames-mismatch"].contains($0.rule.name) }
      .map { "\($0.severity) \($0.rule)" }
  }

  /// A row of dots, a floating title and an index: somebody put them there. A side item that nobody made room for is a mistake.
  @Test(arguments: [
    ("size: 100% x 12, alignment: bottom, extendsBoundary: false", "info"),
    ("size: 100% x 44, alignment: top, extendsBoundary: false, pinToVisibleBounds: true", "info"),
    ("size: 16 x 300, alignment: trailing, pinToVisibleBounds: true", "info"),
    ("size: 16 x 300, alignment: trailing", "warning"),
    ("size: 100% x 44, alignment: top, extendsBoundary: false", "warning"),
  ])
  func meantOrNot(item: String, severity: String) {
    let found = found(
      "items: 9, group: {horizontal: {size: 100% x 100, subitems: [{item: {}}]}}, boundarySupplementaryItems: [{elementKind: a, \(item)}]"
    )
    #expect(found == ["\(severity) boundary-covers-cells"])
  }

  @Test func sideItemOfASidewaysLayout() {
    let found = found(
      "items: 9, group: {vertical: {size: 100 x 100%, subitems: [{item: {}}]}}, boundarySupplementaryItems: [{elementKind: a, size: 300 x 30, alignment: top}]",
      "configuration: {scrollDirection: horizontal}")
    #expect(found == ["warning boundary-covers-cells"])
  }

  /// The cells of an orthogonally scrolling row pass below supplementary views at its side, wherever it is scrolled.
  @Test func sideItemOfARow() {
    let found = found(
      "items: 9, orthogonalScrollingBehavior: continuous, scroll: {x: 100}, group: {horizontal: {size: 100 x 100, subitems: [{item: {}}]}}, boundarySupplementaryItems: [{elementKind: a, size: 50 x 100, alignment: leading}]"
    )
    #expect(found.isEmpty)
  }

  /// Cells that overlap because their groups stick out are reported once, by the rule that knows the reason.
  @Test(arguments: [
    ("items: 9, group: {horizontal: {size: 100% x 60, subitems: [{item: 50% x 80}]}}", []),
    (
      "items: 3, group: {custom: {size: 100% x 100, items: [{frame: [0, 0, 100, 300]}]}}",
      ["warning custom-frames-mismatch"]
    ),
    (
      "items: 1, group: {horizontal: {size: 100% x 200, subitems: [{vertical: {size: 50% x 100%, edgeSpacing: {top: 150}, subitems: [{item: {}}]}}]}}",
      []
    ),
  ])
  func yields(section: String, expected: [String]) {
    #expect(found(section, beside: Self.next) == expected)
  }

  /// Spacing below zero asks for it, in the section, between the sections, or in the next one.
  @Test(arguments: [
    ("contentInsets: {bottom: -30}, ", "", next),
    ("", "configuration: {interSectionSpacing: -30}", next),
    ("", "", next.replacing("items: 3", with: "items: 3, contentInsets: {top: -30}")),
  ])
  func isQuietAboutNegativeSpacing(own: String, head: String, others: String) {
    let column =
      "\(own)items: [{count: 2, measured: {height: 60}}], group: {vertical: {size: 100% x 28%w, subitems: [{vertical: {size: 100% x ~80, repeatingSubitem: {item: 100% x ~40}, count: 2}}]}}"
    #expect(found(column, beside: others, head).isEmpty)
  }

  /// A million cells, none of which is laid out but the first.
  @Test func manyCells() {
    let found = found(
      "items: [{count: 1000000, measured: {height: 60}}], group: {vertical: {size: 100% x 25%w, subitems: [{vertical: {size: 100% x ~80, repeatingSubitem: {item: 100% x ~40}, count: 2}}]}}",
      beside: Self.next)
    #expect(found == ["warning cells-overlap"])
  }
}
