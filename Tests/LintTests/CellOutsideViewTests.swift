import Testing

/// `cell-outside-view`: what it says, where it is quiet, and what it costs.
@Suite struct CellOutsideViewTests {
  private static func found(_ section: String, _ configuration: String = "") -> [String] {
    Linting(
      "environment: {container: 390 x 844}\n\(configuration)\nsections:\n  - \(section)\n"
    ).findings.filter { $0.rule.name == "cell-outside-view" }.map(\.message)
  }

  @Test(arguments: [
    (
      "{items: 4, group: {horizontal: {size: 100% x 60, edgeSpacing: {leading: 10}, count: 2, subitem: {item: {}}}}}",
      "cell 1 reaches 10 beyond the view's trailing edge at 390 x 844: its group is 390 wide and has edge spacing of 10 before it"
    ),
    (
      "{items: [{count: 2}, {id: long, measured: {width: 200}}], group: {horizontal: {size: 100% x 60, count: 3, repeatingSubitem: {item: ~120 x 60}}}}",
      "cell 2 (long) reaches 50 beyond the view's trailing edge at 390 x 844: the 2 subitems before it take 240 of 390"
    ),
    (
      "{items: [{measured: {width: 400, height: 60}}], group: {horizontal: {size: 100% x 60, subitems: [horizontal: {size: ~90 x 60, subitems: [item: ~90 x 60]}]}}}",
      "cell 0 reaches 10 beyond the view's trailing edge at 390 x 844: a group around it grows to 400 wide with its cells"
    ),
    (
      "{flow: {spacing: 4}, items: [{measured: {width: 90, height: 50}}, {measured: {width: 400, height: 50}}]}",
      "cell 1 reaches 10 beyond the view's trailing edge at 390 x 844: it measures 400 wide, more than a row has room for"
    ),
  ])
  func saysWhy(section: String, message: String) {
    #expect(Self.found(section) == [message])
  }

  /// Where another rule has the same cause, where it is meant, and where it is less than a pixel.
  @Test(arguments: [
    "{items: 3, group: {horizontal: {size: 500 x 60, subitems: [item: 100% x 100%]}}}",
    "{items: 3, group: {horizontal: {size: 100% x 60, count: 2, repeatingSubitem: {item: 60% x 100%}}}}",
    "{items: 3, group: {vertical: {size: 100% x 60, subitems: [item: 120% x 100%]}}}",
    "{items: 3, group: {vertical: {size: 100% x 60, subitems: [item: 420 x 100%]}}}",
    "{items: [{measured: {width: 420}}], group: {horizontal: {size: 100% x 60, subitems: [item: ~90 x 60]}}}",
    "{items: 1, group: {custom: {size: 100% x 60, items: [frame: [0, 0, 500, 60]]}}}",
    "{items: 3, contentInsets: {horizontal: -9}, group: {horizontal: {size: 100% x 60, subitems: [item: 100% x 100%]}}}",
    "{items: 3, group: {horizontal: {size: 100% x 60, edgeSpacing: {leading: 0.4}, subitems: [item: 100% x 100%]}}}",
    "{items: 9, orthogonalScrollingBehavior: paging, group: {horizontal: {size: 100% x 60, subitems: [item: 100% x 100%]}}}",
    "{items: [{measured: {width: 385, height: 50}}], contentInsets: 4, flow: {spacing: 4}}",
  ])
  func isQuiet(section: String) {
    #expect(Self.found(section) == [])
  }

  @Test func sidewaysTheHeightIsLookedAt() {
    let found = Self.found(
      "{items: 3, group: {vertical: {size: 120 x 900, subitems: [item: 100% x 50%]}}}",
      "configuration: {scrollDirection: horizontal}")
    #expect(found == ["cell 1 reaches 56 beyond the view's bottom edge at 390 x 844: its group is 900 high"])
  }

  /// Self-sizing cells in a group that does not grow are reported by another rule, unless the group itself is too high.
  @Test(arguments: [
    (
      "{items: 12, measured: {width: 40, height: 80}, group: {vertical: {size: ~52 x 900, subitems: [item: ~42 x ~49]}}}",
      ["cell 10 reaches 36 beyond the view's bottom edge at 390 x 844: its group is 900 high"]
    ),
    (
      "{items: 3, measured: {height: 900}, group: {horizontal: {size: 120 x 100%, subitems: [item: 100% x ~49]}}}",
      []
    ),
  ])
  func measuredCellsInFixedGroups(section: String, messages: [String]) {
    #expect(Self.found(section, "configuration: {scrollDirection: horizontal}") == messages)
  }

  /// A trillion cells cost no more than a few, whether or not there is anything to say.
  @Test(arguments: [
    ("{items: 999999999999, group: {horizontal: {size: 100% x 60, subitems: [item: 50% x 100%]}}}", 0),
    (
      "{items: 999999999999, group: {horizontal: {size: 100% x 60, edgeSpacing: {leading: 10}, subitems: [item: 50% x 100%]}}}",
      1
    ),
    (
      """
      {items: 999999999999, group: {horizontal: {size: 100% x 60, subitems: [item: {size: 100% x 100%,
            supplementaryItems: [{elementKind: badge, size: 20 x 20, containerAnchor: {edges: topTrailing, absoluteOffset: [10, 0]}}]}]}}}
      """, 0
    ),
  ])
  func costsLittle(section: String, count: Int) {
    let clock = ContinuousClock()
    let time = clock.measure { #expect(Self.found(section).count == count) }
    #expect(time < .seconds(5))
  }
}
