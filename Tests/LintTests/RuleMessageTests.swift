import Testing

/// Positions and messages of the rules, written by hand.
@Suite struct RuleMessageTests {
  /// Quotients have only significant digits.
  @Test(arguments: [("${1/3}", "0.333"), ("0.00012", "0.00012"), ("0.5", "0.5")])
  func writesFewDigits(height: String, text: String) {
    let found = Linting(
      "sections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: {size: {width: 50%, height: \"\(height)\"}}}]}}}]\n"
    ).findings.filter { $0.rule.name == "one-point-dimension" }
    #expect(found.map(\.message).allSatisfy { $0.hasPrefix("the item's height is \(text) points;") })
    #expect(found.count == 1)
  }

  /// 33.4% of 393 points is 131.262, cut down to 131 at three pixels a point: three fit. At 34% the third does not.
  @Test(
    arguments: [
      ("33.4%", "info: 3 items take 100.2% of the group's width; they fit only if cut down to whole pixels"),
      ("34%", "warning: 3 items take 102% of the group's width; the last of them does not fit"),
    ])
  func fractionsThatArePixelsTooLong(width: String, message: String) {
    let found = Linting(
      "sections: [{items: 9, group: {horizontal: {size: 100% x 44, subitems: [{item: \(width) x 100%}]}}}]\n"
    ).findings.filter { $0.rule.name == "fraction-literal-drift" }
    #expect(found.map { "\($0.severity): \($0.message)" } == [message])
  }

  @Test func estimatesDiffer() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x ~44
              subitems:
                - item: 100% x ~300
      """)
    #expect(
      linting.words(of: "estimates-differ") == [
        "5:22-25 info: the group's height is estimated at 44, what is in it at 300",
        "7:26-30 the estimate of the item in it",
        "help: write ~300 for the group (unsafe: frames may change)",
      ])
  }

  /// The cause is the group around the rows, at any depth of the self-sizing items.
  @Test func estimatedRowsInAFixedGroup() {
    let linting = Linting(
      """
      sections:
        - items: 8
          group:
            vertical:
              size: 100% x 200
              repeatingSubitem:
                horizontal: {size: 100% x ~110, subitems: [{item: 50% x ~110}]}
              count: 2
      """)
    #expect(
      linting.words(of: "estimated-item-in-fixed-group") == [
        "7:37-41 warning: the group's height is estimated, that of the group around it is 200 and does not grow; an estimated group needs an estimated group around it",
        "5:22-25 the group's height is 200",
        "help: make the outer group's height estimated, and so that of every group around it (unsafe: frames change)",
      ])
  }

  @Test func emptyGroup() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x 44
              subitems: []
      """)
    #expect(linting.places == ["6:19-21 error empty-group"])
    #expect(
      linting.words(of: "empty-group") == [
        "6:19-21 error: the group has no subitems; at least 1 is required",
        "note: UIKit: \"At least 1 subitem is required for a group\"",
        "help: give the group an item, or remove it",
      ])
  }

  /// A run `a` has the ids a-0, a-1, …; each pair is found once, at the later place.
  @Test func duplicateItemIdsOfRuns() {
    let linting = Linting(
      """
      sections:
        - {items: [a-1, a-7], grid: {columns: 2, rowHeight: 44}}
        - {items: [{id: a, count: 3}], grid: {columns: 2, rowHeight: 44}}
        - {items: [A-2, {id: a, count: 3}], grid: {columns: 2, rowHeight: 44}}
        - {repeat: 2, items: [{id: b, count: 2}], grid: {columns: 2, rowHeight: 44}}
      """)
    let once = "stands in another section too; an id may occur only once in a snapshot"
    #expect(
      linting.words(of: "duplicate-item-id") == [
        "3:19-20 warning: the item 'a-1' \(once)", "2:14-17 the other one",
        "help: give one of the two another id",
        "4:14-17 warning: the item ids 'A-2' and 'a-2' differ by case or blanks only",
        "3:19-20 the other one",
        "help: give one of the two another id",
        "4:24-25 warning: the item 'a-0' \(once)", "3:19-20 the other one",
        "help: give one of the two another id",
        "5:30-31 warning: the item 'b-0' stands in each of 2 copies of the section; an id may occur only once in a snapshot",
        "help: give a count of cells, or the cells of each copy under states",
      ])
  }

  @Test func onePointDimension() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 44, subitems: [{item: 0.5 x 1}]}}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "3:61-64 warning: the item's width is 0.5 points; a fraction of its container is written 50%",
        "help: write 50% for a fraction (unsafe: frames change)",
        "3:67-68 warning: the item's height is 1 point; a fraction of its container is written 100%",
        "help: write 100% for a fraction (unsafe: frames change)",
      ])
  }

  @Test func countOverridesItemSize() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x 44
              count: 3
              subitem: {item: 25% x 100%}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "7:25-28 info: the item's width of 25% has no effect; count gives it 1/3 of the group's width",
        "6:16-17 the count is here",
        "help: write 100% (safe: frames do not change)",
        "help: or write repeatingSubitem: it keeps its size (unsafe: frames change)",
      ])
    #expect(linting.findings.first?.path == "sections[0].group.horizontal.subitem.item")
  }

  @Test func countOfOneOverridesItemSize() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group: {vertical: {size: 100% x 44, count: 1, subitem: {item: 100% x 20%w}}}
      """)
    #expect(
      linting.findings.map(\.message) == [
        "the item's height of 20%w has no effect; count gives it all of the group's height"
      ])
  }

  /// Replacing an estimate gives insets an effect.
  @Test func countOverridesEstimateWithInsets() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x 44
              count: 3
              subitem: {item: {size: ~90 x 100%, contentInsets: {leading: 4}}}
      """)
    #expect(
      linting.words(of: "count-overrides-item-size").dropFirst(2).first
        == "help: write 100% (unsafe: the insets then count)")
  }

  @Test func estimatedInsetsIgnored() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x ~44
              subitems: [{item: {size: 50% x ~44, contentInsets: 8}}]
      """)
    #expect(
      linting.words(of: "estimated-insets-ignored") == [
        "6:60-61 warning: the top and bottom insets of 8 have no effect; "
          + "insets count only along a height that is not estimated",
        "6:40-43 the height is estimated",
        "help: for a gutter write edgeSpacing: {top: 8, bottom: 8} instead (unsafe: frames change)",
        "help: or delete the top and bottom insets (safe: frames do not change)",
      ])
  }

  @Test func estimatedInsetsIgnoredOnOneEdgeAndBothAxes() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            horizontal:
              size: ~100 x ~44
              contentInsets: {trailing: 2.5, top: -4}
              subitems: [{item: ~90 x ~44}]
      """)
    #expect(
      linting.findings.filter { $0.rule.name == "estimated-insets-ignored" }.map(\.message) == [
        "the trailing inset of 2.5 has no effect; insets count only along a width that is not estimated",
        "the top inset of -4 has no effect; insets count only along a height that is not estimated",
      ])
    #expect(
      linting.places == [
        "5:15-19 warning estimated-main-axis-single-run",
        "6:35-38 warning estimated-insets-ignored", "6:45-47 warning estimated-insets-ignored",
        "7:27-36 info self-sizing-feedback-risk",
      ])
  }

  @Test func estimatedItemInFixedGroup() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x ~30}]}}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "3:67-70 warning: the item's height is estimated, its group's is 44 and does not grow; "
          + "an estimated item needs an estimated group",
        "3:39-41 the group's height is 44",
        "help: make the group's height ~30, and so that of every group around it (unsafe: frames change)",
      ])
  }

  @Test func fractionalItemInEstimatedGroup() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group: {horizontal: {size: 100% x ~44, subitems: [{item: {}}]}}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "3:56-60 warning: the item's height is 100% of an estimated 44; "
          + "only an item that is estimated itself is measured",
        "3:39-42 the group's height is estimated",
        "help: write ~44 in the item to have it measured (unsafe: frames change)",
      ])
  }

  @Test func fractionalItemBesideAMeasuredOne() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x ~44}, {item: 50% x 1/3}]}}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "3:87-90 info: the item's height is 33.333% of an estimated 44; "
          + "only an item that is estimated itself is measured",
        "3:39-42 the group's height is estimated",
        "note: another item of the group is measured; this one is not stretched to it",
        "help: write ~15 in the item to have it measured (unsafe: frames change)",
      ])
  }

  @Test func fractionalItemInANestedGroup() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x ~200
              subitems:
                - vertical: {size: 50% x 25%, subitems: [{item: 100% x 50%}]}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "7:66-69 warning: the item's height is 50% of its group's, which is 25% of an estimated 200; "
          + "only an item that is estimated itself is measured",
        "5:22-26 the group's height is estimated",
        "help: write ~25 in the item and their own lengths in the groups around it to have it measured (unsafe: frames change)",
      ])
  }

  @Test func groupCannotFitItem() {
    let linting = Linting(
      """
      environment: {container: 393 x 852}
      sections:
        - items: 3
          contentInsets: {horizontal: 16}
          group:
            horizontal:
              size: 100% x 50
              subitems: [{item: 400 x 100%}]
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "8:27-30 error: the first subitem is 400 wide; the group has room for 361 at 393 x 852",
        "7:15-19 the group's width",
        "note: UIKit: \"This group cannot fit even a single item\"",
        "help: make the subitem's width 100%, or the group's greater",
      ])
    #expect(linting.findings.first?.path == "sections[0].group.horizontal")
  }

  @Test func groupCannotFitItemWithItsEdgeSpacing() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group:
            vertical:
              size: 100% x 50
              subitems: [{item: {size: 100% x 45, edgeSpacing: {top: 8, bottom: flexible(4)}}}]
      """)
    #expect(
      linting.findings.map(\.message) == [
        "the first subitem is 57 high with its edge spacing of 12; the group has room for 50 on iphone-16"
      ])
  }

  @Test func groupWithoutRoom() {
    let linting = Linting(
      """
      lint: {disable: [fixed-width-on-resizable]}
      sections:
        - items: 3
          group:
            horizontal:
              size: 30 x 50
              contentInsets: {horizontal: 16}
              subitems: [{item: 100% x 100%}]
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "7:9-22 error: the group's insets of 32 use up its width of 30 on iphone-16",
        "6:15-17 the group's width",
        "note: UIKit: \"There is no room for this NSCollectionLayoutGroup\"",
        "help: make the contentInsets smaller, or the group's width greater",
      ])
  }

  @Test func groupWithoutRoomInItsSection() {
    let linting = Linting(
      """
      environment: {container: 320 x 480}
      sections:
        - items: 3
          contentInsets: {horizontal: 170}
          group:
            horizontal:
              size: 100% x 50
              subitems: [{item: 100% x 100%}]
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "4:5-18 error: the section's insets of 340 use up the container's width of 320 at 320 x 480",
        "note: UIKit: \"There is no room for this NSCollectionLayoutGroup\"",
        "help: make the section's contentInsets smaller, in a variant for narrow containers if only those fail",
      ])
    #expect(linting.findings.map(\.rule.name) == ["group-no-room-after-insets"])
  }

  /// Causes that use up the length of a horizontal group.
  @Test(arguments: [
    (
      "contentInsets: {horizontal: 150}, contentInsetsReference: safeArea, group: {horizontal: "
        + "{size: 100% x 50, subitems: [{item: {}}]}}",
      "group-no-room-after-insets",
      "the section's insets of 300 and the insets of 40 of its contentInsetsReference "
        + "use up the container's width of 320"
    ),
    (
      "contentInsets: {leading: 320}, group: {vertical: {size: 100% x 50, subitems: [{horizontal: "
        + "{size: 100% x 50, subitems: [{item: {}}]}}]}}",
      "group-no-room-after-insets", "the section's insets of 320 use up the container's width of 320"
    ),
    (
      "group: {vertical: {size: 50% x 50, contentInsets: {horizontal: 90}, subitems: [{horizontal: "
        + "{size: 100% x 50, subitems: [{item: {}}]}}]}}",
      "group-no-room-after-insets", "the group's insets of 180 use up its width of 160"
    ),
    (
      "group: {horizontal: {size: 50% x 50, interItemSpacing: 200, count: 2, subitem: {horizontal: "
        + "{size: 100% x 50, subitems: [{item: {}}]}}}}",
      "group-cannot-fit-item",
      "the group has no room for its first subitem: "
        + "the spacing of 200 of the group around it uses up its width of 160"
    ),
    (
      "group: {horizontal: {size: 0.1% x 50, subitems: [{item: {}}]}}", "nonpositive-dimension",
      "the group's width of 0.1% comes to 0"
    ),
  ])
  func whatUsesUpTheRoom(section: String, rule: String, message: String) {
    let linting = Linting(
      """
      environment: {container: 320 x 480, safeArea: {leading: 20, trailing: 20}}
      configuration: {contentInsetsReference: none}
      lint: {disable: [count-overrides-item-size, redundant-group]}
      sections: [{items: 3, \(section)}]
      """)
    #expect(linting.findings.map(\.rule.name) == [rule])
    #expect(linting.findings.allSatisfy { $0.message.hasPrefix("\(message) at 320 x 480") })
  }

  @Test func tooManySubitems() {
    let linting = Linting(
      """
      lint: {disable: [one-point-dimension]}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 50, subitems: [{item: 0.0001 x 100%}]}}
      """)
    #expect(
      linting.findings.flatMap(linting.words) == [
        "4:13-23 error: the group holds more than 1000000 subitems; at most so many are solved",
        "help: give the subitems a greater length along the group",
      ])
    #expect(linting.places == ["4:13-23 error resource-limit"])
  }

  /// A mistake that an alias repeats is reported once.
  @Test func reportsAnAliasOnce() {
    let linting = Linting(
      """
      sections:
        - items: 3
          group: &row {horizontal: {size: 100% x 44, subitems: [{item: 50% x 1}]}}
        - items: 3
          group: *row
      """)
    #expect(linting.places == ["3:72-73 warning one-point-dimension"])
  }
}
