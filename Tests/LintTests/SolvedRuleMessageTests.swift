import LayoutLint
import Testing

/// The messages of the rules that examine frames.
@Suite struct SolvedRuleMessageTests {
  static let messages: [(rule: String, messages: [String])] = [
    (
      "boundary-items-overlap",
      [
        "warning: the boundary item 'bar' and the boundary item 'title' have 393 x 30 points in common on iphone-16"
      ]
    ),
    (
      "boundary-as-long-as-view",
      [
        "warning: the header is 852 high, the view is 852 high on iphone-16",
        "warning: the header is 300 high and pinned, the view is 480 high at 320 x 480",
        "warning: the header is 417.333 high and pinned, and so is the footer of 417.333 at the other end; the view is 852 high on iphone-16",
      ]
    ),
    (
      "boundary-covers-cells",
      [
        "warning: the boundary item 'title' covers cell 0 by 393 x 44 points on iphone-16",
        "warning: the boundary item 'names' covers cell 0 by 60 x 60 points on iphone-16",
        "warning: the boundary item 'title' covers cell 0 by 393 x 20 points on iphone-16",
        "warning: the boundary item 'title' covers cell 0 by 393 x 44 points on iphone-16",
      ]
    ),
    (
      "cell-outside-view",
      [
        "warning: cell 0 reaches 16 beyond the view's trailing edge at 393 x 852: its group is 393 wide and has edge spacing of 16 before it",
        "warning: cell 2 reaches 163 beyond the view's trailing edge at 393 x 852: the 2 subitems with gaps of 8 before it take 376 of 393",
        "warning: cell 1 reaches 27 beyond the view's trailing edge at 393 x 852: it measures 420 wide, more than a row has room for",
        "warning: cell 1 reaches 48 beyond the view's bottom edge at 393 x 852: its group is 900 high",
      ]
    ),
    (
      "text-cell-fixed-height",
      [
        "info: the header's height is 44 whatever the size of its text",
        "info: the row's height is 44 whatever the size of its text",
        "info: the text of cell 1 needs 117.667 at the text size accessibilityExtraLarge on iphone-16, the cell is 70 high",
      ]
    ),
    (
      "text-truncated-at-large-sizes",
      [
        "info: at the text size accessibilityLarge on iphone-16 cell 0 cuts off its text: 'Localization of layouts in right-to-l...' needs 3 lines, 2 are shown",
        "info: at the text size accessibilityExtraLarge on iphone-16 the header cuts off its text: 'Recently added to the library' needs 2 lines, 1 is shown",
      ]
    ),
    (
      "row-outgrows-screen",
      [
        "info: at the text size accessibilityExtraExtraExtraLarge on iphone-16 in landscape cell 0 is 465 high, more than the 372 that are visible at once",
        "info: at the text size accessibilityExtraLarge at 320 x 240 the header is 366 high, more than the 240 that are visible at once",
      ]
    ),
    (
      "estimate-far-from-content",
      [
        "info: the estimate is 44, cells are mostly 180 high",
        "info: the estimate of 1 is far less than any cell",
      ]
    ),
    (
      "orthogonal-estimated-cross-axis",
      [
        "warning: the section scrolls across the layout and is as high as its tallest group so far, at first 200; it jumps when a greater one is measured"
      ]
    ),
    ("view-without-size", ["info: the view has no width at 0 x 653: its frames are not judged"]),
    (
      "cells-overlap",
      [
        "warning: cell 1 and cell 2 lie over one another by 400 x 20 points at 400 x 800",
        "warning: cell 1 and cell 0 of section 1 lie over one another by 400 x 20 points at 400 x 800",
        "info: cell 0 and cell 1 lie over one another by 200 x 20 points on iphone-16",
      ]
    ),
    (
      "content-under-safe-area",
      [
        "info: cell 0 lies under the safe area by 59 of its 59 points at the leading edge on iphone-16 in landscape"
      ]
    ),
    (
      "custom-frames-mismatch",
      [
        "warning: frame 2 goes from 130 to 310; the group is 200 high on iphone-16",
        "warning: 2 frames fill 25 % of the group of 393 x 1000, which repeats for 6 cells on iphone-16",
        "info: the group stays at its estimate of 500; its frames end at 250 on iphone-16",
        "info: the custom group's insets move and shrink none of its frames",
        "warning: cell 0 measures 300 high, and its frame stays 200 high on iphone-16",
      ]
    ),
    (
      "columns-at-accessibility-size",
      [
        "info: the text is 131 wide in one of 3 columns at the text size accessibilityLarge on iphone-16"
      ]
    ),
    (
      "cross-axis-overflow",
      [
        "warning: the item is 80 high, the group is 60 high on iphone-16",
        "warning: the item is 50 high from 20 on, the group is 60 high on iphone-16",
        "warning: the item is 60 high from 8 on, the group is 60 high on iphone-16",
        "warning: the item is 90 high with its insets, the group is 60 high on iphone-16",
        "warning: the item is 80 high from -20 on, the group is 60 high on iphone-16",
        "warning: the group is 100 high, the group around it is 60 high on iphone-16",
      ]
    ),
    (
      "decoration-covers-boundary",
      [
        "info: the background also lies behind the header: that is 44 high, the background's inset there 0 on iphone-16",
        "warning: the background also lies behind the header: that is 60 high, the background's inset there 44 on iphone-16",
      ]
    ),
    (
      "edge-spacing-overflow",
      [
        "error: the item takes 100% of the group's width and has edge spacing of 16 besides; edge spacing lies outside of it",
        "error: the item takes the group's whole height at 320 x 480 and has edge spacing of 8 besides; edge spacing lies outside of it",
        "warning: each item takes an equal share of the group's width and has edge spacing of 8 besides; edge spacing lies outside of it",
        "warning: the item takes 100% of the group's width and has edge spacing of 8 besides; edge spacing lies outside of it",
      ]
    ),
    (
      "empty-section-keeps-space",
      [
        "info: the section has no cells and keeps boundary items of 44 on iphone-16",
        "info: the section has no cells and keeps interSectionSpacing of 20 on iphone-16",
      ]
    ),
    (
      "estimated-main-axis-unbounded",
      [
        "warning: cell 1 measures 340 along the group; the group has room for 320 at 320 x 480",
        "warning: cell 1 measures 340 along the group; the group has room for 320 at 320 x 480",
        "info: the item is estimated along the group and has edge spacing; nothing keeps it below the 385 that there is room for on iphone-16",
      ]
    ),
    (
      "fixed-width-on-resizable",
      [
        "warning: the group is 375 wide, there is room for 320 at 320 x 568",
        "warning: the group is 375 wide, there is room for 320 at 320 x 568",
        "warning: the group is 375 wide, 37 % of the 1024 that there are at 1024 x 1366",
      ]
    ),
    (
      "flexible-spacing-no-slack",
      [
        "info: the flexible spacing has nothing to share out: subitems and least gaps take 320 of 320 at 320 x 480"
      ]
    ),
    (
      "group-cannot-fit-item",
      [
        "error: the first subitem is 400 wide; the group has room for 361 at 393 x 852",
        "error: the first subitem is 53 high with its edge spacing of 8; the group has room for 50 at 320 x 480",
        "warning: the group has no room for its first subitem: the spacing of 200 of the group around it uses up its width of 160 at 320 x 480",
        "error: the first subitem is 16000 wide; the group has room for 320 at 320 x 480",
      ]
    ),
    (
      "section-trimmed-away",
      [
        "warning: the section's only group is not full and is trimmed to -70 points at 320 x 480: none of its cells is shown"
      ]
    ),
    (
      "group-no-room-after-insets",
      [
        "error: the section's insets of 320 use up the container's width of 320 at 320 x 480",
        "error: the group's insets of 48 use up its height of 44 at 320 x 480",
        "error: the group's insets of 32 use up its width of 32 at 320 x 480",
        "error: the section's insets of 480 use up the container's height of 480 at 320 x 480",
      ]
    ),
    (
      "header-inset-mismatch",
      [
        "info: on iphone-16 the header's leading edge is at 32, the first cell's at 16"
      ]
    ),
    (
      "inset-exceeds-slot",
      [
        "warning: the item's insets of 16 leave nothing of its width of 16 at 320 x 480",
        "warning: the item's insets of 16 leave nothing of its height of 16 on iphone-16",
        "warning: the background's insets of 60 leave nothing of the section's height of 60 on iphone-16",
        "warning: the header's insets of 24 leave nothing of its height of 20 on iphone-16",
        "warning: the supplementary item's insets of 20 leave nothing of its height of 20 on iphone-16",
      ]
    ),
    (
      "header-gap-missing",
      [
        "info: rows are 8 apart, the header touches the first; interGroupSpacing counts between groups only",
        "info: rows are 8 apart, the first touches the last of the section before; interGroupSpacing counts within a section only",
      ]
    ),
    (
      "nonpositive-dimension",
      [
        "error: height is 0; a dimension must be greater than 0",
        "error: height is -148; a dimension must be greater than 0",
        "warning: the item's height of 1% comes to 0 at 320 x 480; a pixel is 0.5 points",
        "warning: the item's equal share of the group's width comes to 0 at 320 x 480; a pixel is 0.5 points",
        "warning: the item's equal share of the group's width comes to nothing at 320 x 480: 2 gaps of 200 use up the group's width",
        "warning: the item's equal share of the group's height comes to nothing at 320 x 480: 1 gap of 60 uses up the group's height",
        "warning: the item's equal share of the group's height comes to nothing at 320 x 480: 2 gaps of 60 use up the group's height",
        "warning: the item's equal share of the group's width comes to nothing at 393 x 852: 19 gaps of 20 use up the group's width",
        "warning: the item's width of 33.333% comes to nothing at 320 x 480: 2 gaps of 170 use up the group's width",
      ]
    ),
    (
      "orthogonal-fills-viewport",
      [
        "warning: the section is 500 high and scrolls by itself, the view is 393 high on iphone-16 in landscape"
      ]
    ),
    (
      "orthogonal-nothing-to-scroll",
      [
        "info: the row is 392.667 wide and 393 are in sight on iphone-16: there is nothing to scroll"
      ]
    ),
    (
      "orthogonal-page-mismatch",
      [
        "warning: a page is 393 wide, a group 314.333 on iphone-16: pages stop within groups"
      ]
    ),
    (
      "partial-last-group",
      [
        "info: 4 cells in groups of 3 leave 1 for the last one on iphone-16",
        "info: 1 cell in groups of 3 leaves 1 for the last one on iphone-16",
      ]
    ),
    (
      "physical-edge-name",
      [
        "info: the custom group's frames are not symmetric; from right to left they are mirrored at 320 x 480 right to left"
      ]
    ),
    (
      "pinned-zero-extent",
      [
        "error: the pinned header comes to 393 x 0 points on iphone-16; what is pinned needs a width and a height",
        "error: the pinned header comes to 393 x 0 points on iphone-16; what is pinned needs a width and a height",
      ]
    ),
    (
      "repeat-count-overflows",
      [
        "warning: 3 x 120 + 2 x 8 = 376, the group is 361 wide at 393 x 852",
        "warning: 3 x 128 = 384, the group is 320 wide at 320 x 480",
      ]
    ),
    (
      "scroll-axis-insets-not-subtracted",
      [
        "info: the group is 852 high, with the section's insets 884; the view is 852 on iphone-16"
      ]
    ),
    (
      "self-sizing-feedback-risk",
      [
        "info: the item is estimated on both axes; one side should be known when the other is measured",
        "warning: the item is estimated on both axes; one side should be known when the other is measured",
        "info: at 320 x 480 the item's width comes to 106.667, between two pixels, with insets of fractions of a point, while its height is measured",
      ]
    ),
    (
      "side-boundary-fraction",
      [
        "warning: 100% is of the view, 852 points; without it the section is 180 high on iphone-16",
        "warning: 50% is of the view, 426 points; without it the section is 156 high on iphone-16",
        "warning: 100% is of the view, 852 points; without it the section is 156 high on iphone-16",
      ]
    ),
    (
      "spacing-without-gap",
      [
        "info: the interItemSpacing of 8 has no effect: the group holds 1 subitem on iphone-16",
        "info: the interGroupSpacing of 8 has no effect: one group holds all 4 cells on iphone-16",
      ]
    ),
    (
      "subitem-never-placed",
      [
        "warning: the item is never placed: 157.2 + 157.2 + 157.2 = 471.6, the group has room for 393 on iphone-16",
        "warning: the group is never placed: 100 + 100 + 8 = 208, the group has room for 200 at 320 x 480",
      ]
    ),
    (
      "supplementary-outside-group",
      [
        "warning: 100 % of the supplementary item's height of 20 lies outside the group, which is 100 high, on iphone-16",
        "info: 50 % of the supplementary item's height of 20 lies outside the group, which is 100 high, on iphone-16",
      ]
    ),
    (
      "touch-target-too-small",
      [
        "info: on iphone-16 the cell is 393 x 40; what is tapped should be at least 44 x 44",
        "info: on iphone-16 the cell is 186.333 x 40; what is tapped should be at least 44 x 44",
        "info: on iphone-16 the cell is 196.5 x 30 as it is seen; what is tapped should be at least 44 x 44",
        "info: on iphone-16 the cell is 30 x 44; what is tapped should be at least 44 x 44",
        "info: on iphone-16 the cell is 20 x 100; what is tapped should be at least 44 x 44",
      ]
    ),
    (
      "orthogonal-width-ignores-insets",
      [
        "warning: the group is 100% of the view's width, not of what the insets leave; it begins at 16 and ends 16 outside of the view on iphone-16",
        "warning: the group is 100% of the view's width, not of what the insets leave; it begins at 20 and ends 20 outside of the view on iphone-16",
        "warning: the group is 393 wide in a view of 393, without regard to the insets; it begins at 16 and ends 16 outside of the view on iphone-16",
      ]
    ),
    (
      "row-mostly-empty",
      [
        "info: the group is 196.333 wide, and nothing stands beside it in the 393 that there are on iphone-16",
        "info: the items of a horizontal group stand side by side and fill 100 of its height of 300 on iphone-16",
        "info: the items of a vertical group stand one below the other and fill 196.333 of its width of 393 on iphone-16",
        "info: one item fits into the group and fills 216 of its width of 393 on iphone-16",
      ]
    ),
    (
      "visible-items-leave-sight",
      [
        "warning: cell 0 is still 196.333 wide in sight at offset 196, where its own frame leaves it on iphone-16",
        "warning: cell 0 is still 120 high in sight at offset 119.667, where its own frame leaves it on iphone-16",
      ]
    ),
    (
      "uneven-gutters",
      [
        "info: with the trailing insets the row ends 24 from the trailing edge and 16 from the leading one on iphone-16",
        "info: with the trailing edge spacing the row ends 24 from the trailing edge and 16 from the leading one at 320 x 480",
      ]
    ),
  ]

  /// The messages of each rule for its bad examples.
  @Test(arguments: messages)
  func saysTheNumbers(rule: String, messages: [String]) throws {
    let metadata = try #require(RuleRegistry.named(rule))
    var policy = LintPolicy()
    if metadata.isOptIn { policy.given[metadata.id] = .report(metadata.severity) }
    let found = metadata.bad.flatMap { example in
      Linting(example.yaml, policy: policy).findings.filter { $0.rule.name == rule }.map {
        "\($0.severity): \($0.message)"
      }
    }
    #expect(found == messages)
  }

  @Test func allRulesAreHere() {
    let solved = RuleRegistry.metadata.filter { $0.layer == .solved }.map(\.id.name)
    #expect(Set(Self.messages.map(\.rule)) == Set(solved))
  }
}
