import Testing

/// Overlaps that are intended, or that another rule reports.
@Suite struct CellPlaceTests {
  private static let next = "  - {items: 3, group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}}"

  /// The findings about overlaps in a section, with their severities.
  private func found(_ section: String, beside others: String = "", _ head: String = "") -> [String] {
    Linting("\(head)\nsections:\n  - {\(section)}\n\(others)\n").findings
      .filter { ["cells-overlap", "boundary-covers-cells", "custom-frames-mismatch"].contains($0.rule.name) }
      .map { "\($0.severity) \($0.rule)" }
  }

  /// A page control, a floating title and an index are intended. A side item without room is a mistake.
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

  /// The cells of an orthogonally scrolling section pass under items at its side.
  @Test func sideItemOfARow() {
    let found = found(
      "items: 9, orthogonalScrollingBehavior: continuous, scroll: {x: 100}, group: {horizontal: {size: 100 x 100, subitems: [{item: {}}]}}, boundarySupplementaryItems: [{elementKind: a, size: 50 x 100, alignment: leading}]"
    )
    #expect(found.isEmpty)
  }

  /// Cells that overlap because their groups stick out are reported once, by the rule that knows the cause.
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

  /// Negative spacing in the section, between sections or in the next section is intended.
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

  /// Of a million cells only the first is laid out.
  @Test func manyCells() {
    let found = found(
      "items: [{count: 1000000, measured: {height: 60}}], group: {vertical: {size: 100% x 25%w, subitems: [{vertical: {size: 100% x ~80, repeatingSubitem: {item: 100% x ~40}, count: 2}}]}}",
      beside: Self.next)
    #expect(found == ["warning cells-overlap"])
  }
}
