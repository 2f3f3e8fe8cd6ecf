import Testing

/// What rules find in heights that follow from the widths and the lines of cells.
@Suite struct MeasuredByWidthTests {
  static let cases: [(rule: String, section: String, found: [String])] = [
    (
      "touch-target-too-small",
      """
      items: [{title: a}]
          measured: {height: "${textHeight(title, caption1)}"}
          group: {horizontal: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}}
      """,
      [
        "info: on iphone-16 the cell is 393 x 14.333; what is tapped should be at least 44 x 44"
      ]
    ),
    (
      "self-sizing-feedback-risk",
      """
      items: [{title: a}]
          measured: {width: 80, height: "${textHeight(title, caption1) + 40.1}"}
          group: {horizontal: {size: 100% x ~60, subitems: [{item: ~80 x ~60}]}}
      """,
      [
        "warning: the item is estimated on both axes; one side should be known when the other is measured"
      ]
    ),
    (
      "custom-frames-mismatch",
      """
      items: [{title: a long title of several words}]
          measured: {height: "${textHeight(title, body) + 22}"}
          group: {custom: {size: 100% x ~44, items: [{frame: [0, 0, 100, 44]}]}}
      """,
      [
        "warning: cell 0 measures 83 high, and its frame stays 44 high on iphone-16"
      ]
    ),
    (
      "estimate-far-from-content",
      """
      items: [{count: 5, title: a long title of many more words than several}]
          measured: {height: "${textHeight(title, body) + 22}"}
          group: {horizontal: {size: 100 x ~44, subitems: [{item: 100% x ~44}]}}
      """,
      [
        "info: the estimate is 44, cells are mostly 103.333 high"
      ]
    ),
    (
      "estimated-main-axis-unbounded",
      """
      items: [{title: a}, {title: a long title of several words}]
          measured: {height: "${textHeight(title, body) + 22}"}
          group: {vertical: {size: 100 x 80, subitems: [{item: 100% x ~44}]}}
      """,
      [
        "warning: cell 1 measures 83 along the group; the group has room for 80 on iphone-16"
      ]
    ),
    (
      "orthogonal-estimated-cross-axis",
      """
      items: [{title: a}, {title: b}]
          measured: {height: "${textHeight(title, body) + 22}"}
          orthogonalScrollingBehavior: groupPaging
          group: {horizontal: {size: 100 x ~44, subitems: [{item: 100% x ~44}]}}
      """, []
    ),
    (
      "orthogonal-estimated-cross-axis",
      """
      items: [{title: a}, {title: a long title of several words}]
          measured: {height: "${textHeight(title, body) + 22}"}
          orthogonalScrollingBehavior: groupPaging
          group: {horizontal: {size: 100 x ~44, subitems: [{item: 100% x ~44}]}}
      """,
      [
        "warning: the section scrolls across the layout and is as high as its tallest group so far, at first 44; it jumps when a greater one is measured"
      ]
    ),
    (
      "non-finite-number",
      """
      items: [{title: a}, {title: b}]
          measured: {height: "${44 + 1 / (cellWidth - 100)}"}
          header: {title: a, size: 50 x ~44, measured: {height: "${44 + 1 / (cellWidth - 50)}"}}
          group: {horizontal: {size: 100 x ~44, subitems: [{item: 100% x ~44}]}}
      """,
      [
        "error: measured.height for cell 0 has no value at its width of 100 on iphone-16",
        "error: measured.height for the header has no value at its width of 50 on iphone-16",
      ]
    ),
  ]

  @Test(arguments: cases)
  func areThoseOfTheCells(rule: String, section: String, found: [String]) {
    let linting = Linting("environment: {device: iphone-16}\nsections:\n  - \(section)\n")
    #expect(
      linting.findings.filter { $0.rule.name == rule }.map { "\($0.severity): \($0.message)" } == found)
  }
}
